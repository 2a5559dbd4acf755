"""Arguments: what each command takes. How they are read is in `usage`, what is done with them in `cli`."""

from __future__ import annotations

from typing import Final

from dicecafe.usage import COUNT, PORT, POSITIVE, Argument, Parser, UsageError, one_of, whole_number
from dicecafe.words import Message

PARTS: Final = ("playouts", "search", "analysis", "solver", "lab", "environments")  # of what `warm` compiles

DECKS: Final = {"new": (1, 2), "lint": (1, 1), "diff": (1, 2), "cards": (1, 1)}  # what `deck` does, and with how many words

ADMIN: Final = ("tables", "close", "delete", "export", "decks", "cards")  # what `admin` does

N: Final = Message("value-number")
FILE: Final = Message("value-file")
GAME: Final = Argument("game", value=Message("value-game"), required=True)
GAMES: Final = Argument("games", Message("argument-some-games"), Message("value-game"), many=True)
RECORD: Final = Argument("record", Message("argument-record"), Message("value-record"), required=True)
NUMBER: Final = Argument("--number", Message("argument-number"), N, POSITIVE, 1)
OPTION: Final = Argument("--option", Message("argument-option"), Message("value-option"), many=True)
STORE: Final = Argument("store", Message("argument-the-store"), Message("value-store"), required=True)
COPY: Final = Argument("file", Message("argument-copy"), FILE, required=True)
STATS_FILE: Final = (
    Argument("--stats", Message("argument-stats"), Message("value-json-file")),
    Argument("--resume", Message("argument-resume-stats")),
)


def parsers() -> list[Parser]:
    """The parsers of all commands, in the order in which they are told of."""
    return [
        Parser("games", Message("command-games")),
        Parser("rules", Message("command-rules"), GAME),
        play(),
        serve(),
        Parser(
            "admin",
            Message("command-admin"),
            STORE,
            Argument("doing", Message("argument-doing"), Message("value-doing"), one_of(ADMIN), required=True),
            Argument("names", Message("argument-admin-names"), Message("value-table"), many=True),
        ),
        Parser("backup", Message("command-backup"), STORE, COPY),
        Parser("restore", Message("command-restore"), COPY, STORE, Argument("--replace", Message("argument-replace"))),
        Parser(
            "simulate",
            Message("command-simulate"),
            *lab("random,random", 10_000),
            Argument("--records", Message("argument-records"), Message("value-jsonl-file")),
            *STATS_FILE,
            Argument("--device", Message("argument-device"), "cpu|cuda", one_of(("cpu", "cuda")), "cpu"),
        ),
        Parser(
            "sweep",
            Message("command-sweep"),
            *lab("greedy,greedy", 10_000),
            Argument("--against", Message("argument-against"), Message("value-option"), many=True),
        ),
        Parser(
            "tune",
            Message("command-tune"),
            *lab("greedy,greedy", 4_000, Message("argument-games-tune", default="4000")),
            Argument("--goal", Message("argument-goal"), Message("value-goal"), many=True),
            Argument("--card", Message("argument-card"), Message("value-key"), many=True),
            Argument("--keep", Message("argument-keep"), Message("value-label"), many=True),
            Argument("--tries", Message("argument-tries", default="40"), N, POSITIVE, 40),
            Argument("--confirm", Message("argument-confirm"), N, POSITIVE),
            Argument("--out", Message("argument-out-tune"), FILE),
        ),
        Parser(
            "report",
            Message("command-report"),
            *lab("greedy,greedy", 100_000),
            Argument("--html", Message("argument-html-report"), FILE),
            Argument("--expert", Message("argument-expert"), N, COUNT, 0),
            *STATS_FILE,
        ),
        Parser(
            "tournament",
            Message("command-tournament"),
            *many(Message("argument-players-pairs", default="easy,medium,hard,expert"), "easy,medium,hard,expert", 100),
        ),
        Parser(
            "evaluate",
            Message("command-evaluate"),
            Argument("bot", Message("argument-bot"), Message("value-bot"), required=True),
            Argument("--game", Message("argument-game"), Message("value-game")),
            Argument("--games", Message("argument-games-level", default="400"), N, POSITIVE, 400),
            Argument("--decisions", Message("argument-decisions", default="400"), N, POSITIVE, 400),
            Argument("--expert", Message("argument-expert-too")),
            Argument("--seed", Message("argument-seed-lab"), N, COUNT, 0),
            Argument("--cores", Message("argument-cores"), N, POSITIVE),
            OPTION,
        ),
        Parser(
            "depth",
            Message("command-depth"),
            GAME,
            Argument("--games", Message("argument-games-ladder", default="200"), N, POSITIVE, 200),
            Argument("--split", Message("argument-split", default="40"), N, POSITIVE, 40),
            Argument("--decisions", Message("argument-decisions-depth", default="200"), N, POSITIVE, 200),
            Argument("--expert", Message("argument-expert-ladder")),
            Argument("--seed", Message("argument-seed-lab"), N, COUNT, 0),
            Argument("--cores", Message("argument-cores"), N, POSITIVE),
            OPTION,
        ),
        Parser(
            "solve", Message("command-solve"), GAME, Argument("--players", Message("argument-players-n"), N, POSITIVE, 2), OPTION
        ),
        Parser(
            "train",
            Message("command-train"),
            GAME,
            Argument("--players", Message("argument-players-n"), N, POSITIVE, 2),
            Argument("--games", Message("argument-games-train", default="10000"), N, whole_number(2), 10_000),
            Argument("--rounds", Message("argument-rounds"), N, POSITIVE, 2),
            Argument("--minutes", Message("argument-minutes"), N, POSITIVE),
            Argument("--seed", Message("argument-seed-lab"), N, COUNT, 0),
            Argument("--out", Message("argument-out"), FILE),
        ),
        Parser(
            "replay",
            Message("command-replay"),
            RECORD,
            NUMBER,
            Argument("--lines", Message("argument-lines"), N, COUNT),
            as_json=False,
        ),
        Parser(
            "analyse",
            Message("command-analyse"),
            Argument("records", Message("argument-records-analyse"), Message("value-record"), many=True, required=True),
            Argument("--number", Message("argument-number-analyse"), N, POSITIVE),
            Argument("--html", Message("argument-html-analysis"), FILE),
            Argument("--playouts", Message("argument-playouts"), N, POSITIVE),
            Argument("--seed", Message("argument-seed-analyse"), N, COUNT, 0),
        ),
        Parser("verify", Message("command-verify"), RECORD, Argument("--pinned", Message("argument-pinned"), FILE)),
        deck(),
        Parser("bench", Message("command-bench"), GAMES),
        Parser(
            "warm",
            Message("command-warm"),
            GAMES,
            Argument("--only", Message("argument-only"), Message("value-part"), one_of(PARTS), many=True),
        ),
    ]


def play() -> Parser:
    """What `play` takes."""
    return Parser(
        "play",
        Message("command-play"),
        GAME._replace(required=False),
        Argument("--players", Message("argument-players-play"), Message("value-list"), default="you,bot:medium"),
        Argument("--seed", Message("argument-seed-play"), N, COUNT),
        OPTION,
        Argument("--dice", Message("argument-dice"), "cafe|real", one_of(("cafe", "real")), "cafe"),
        Argument("--first", Message("argument-first-play"), Message("value-seat"), COUNT),
        Argument("--fast", Message("argument-fast")),
        Argument("--resume", Message("argument-resume-play"), FILE, bare=""),
        as_json=False,
    )


def deck() -> Parser:
    """What `deck` takes."""
    return Parser(
        "deck",
        Message("command-deck"),
        Argument("doing", Message("argument-deck-doing"), "|".join(DECKS), one_of([*DECKS]), required=True),
        Argument("decks", Message("argument-decks"), Message("value-deck"), many=True, required=True),
        Argument("--game", Message("argument-deck-game"), Message("value-game")),
    )


def serve() -> Parser:
    """What `serve` takes."""
    return Parser(
        "serve",
        Message("command-serve"),
        Argument("--host", Message("argument-host"), Message("value-address")),
        Argument("--port", Message("argument-port"), N, PORT),
        Argument("--base-path", Message("argument-base-path"), Message("value-path")),
        Argument("--store", Message("argument-store"), Message("value-store")),
        Argument("--redis", Message("argument-redis"), "URL"),
        Argument("--workers", Message("argument-workers"), N, POSITIVE),
        Argument("--origins", Message("argument-origins"), "URL", many=True),
        Argument("--bots", Message("argument-bots"), Message("value-bot"), many=True),
        Argument("--trust-proxy", Message("argument-trust-proxy")),
        Argument("--proxies", Message("argument-proxies"), Message("value-network"), many=True),
        Argument("--settings", Message("argument-settings"), FILE),
        Argument("--show-settings", Message("argument-show-settings")),
        Argument("--open", Message("argument-open")),
        as_json=False,
    )


def lab(players: str, games: int, about: Message | None = None) -> list[Argument]:
    """What the commands of the lab have in common; `about` says what the games are, where they are not all there is."""
    return [
        *many(Message("argument-players-lab", default=players), players, games, about),
        Argument("--first", Message("argument-first-lab"), Message("value-seat"), COUNT, 0),
        Argument("--cores", Message("argument-cores"), N, POSITIVE),
        Argument("--ray", Message("argument-ray"), Message("value-address")),
    ]


def many(who: Message, players: str, games: int, about: Message | None = None) -> list[Argument]:
    """What commands that play many games take; `who` says which players."""
    return [
        GAME,
        Argument("--players", who, Message("value-list"), default=players),
        Argument("--games", about or Message("argument-games", default=str(games)), N, POSITIVE, games),
        Argument("--seed", Message("argument-seed-lab"), N, COUNT, 0),
        OPTION,
    ]


def players(text: str) -> list[str]:
    """Who sits where."""
    players = [name.strip() for name in text.split(",")]
    if not all(players):
        raise UsageError("usage", Message("usage-players", text=text))
    return players
