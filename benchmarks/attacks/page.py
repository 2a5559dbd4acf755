"""The page of the attacks: what each came to, what it does, and which of them shows what of issue 17."""

from __future__ import annotations

import json
import os
import platform
import tempfile
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

HERE = Path(__file__).parents[1]
TESTS = HERE.parent
P99_LIMIT = 50.0  # milliseconds until a move is heard of
BOT_LIMIT = 2000.0  # milliseconds until a bot has moved
MEMORY_LIMIT = 300.0  # MB of the process that serves
RESULTS = HERE / "abuse.json"
PAGE = HERE / "abuse.md"

POINTS = [  # of the issue: what was broken, and the attacks and tests that show what became of it
    ("1. endless headers", "endless-headers endless-value", "test_headers_are_limited"),
    (
        "2. frames that nobody counted, pongs that nobody reads",
        "empty-pings empty-pongs empty-texts empty-fragments single-bytes unread-pongs slow-readers unread-answers",
        "test_every_frame_counts test_an_answer_that_nobody_reads_is_not_kept",
    ),
    ("3. exact solves", "exact-solves flood-of-hints", "test_a_worker_past_its_deadline_is_killed_and_replaced"),
    ("4. tables of experts", "abandoned-experts watched-experts", "test_where_nobody_looks_nobody_thinks"),
    (
        "5. long games",
        "long-records read-records long-hellos",
        "test_others_have_a_turn_while_a_long_game_is_read test_a_long_table_is_read_in_pieces"
        " test_threads_do_not_wait_for_the_loop test_an_address_reads_so_many_lines",
    ),
    ("6. what closed connections leave", "reconnects long-hellos", "test_a_client_that_leaves_leaves_nothing"),
    (
        "7. rematches and decks",
        "rematches padded-decks own-decks",
        "test_rematches_are_tables test_a_deck_of_ones_own_is_stored_once test_decks_count_among_what_an_address_stores",
    ),
    (
        "8. half-sent requests, and connections that are all taken",
        "half-requests slow-bodies silent-sockets full-house",
        "test_half_sent_requests_of_an_address_make_way test_whoever_has_most_connections_makes_way",
    ),
    (
        "9. a coach switched off",
        "poisoned-analyses long-analyses",
        "test_analyses_that_fail_switch_nobody_s_coach_off test_more_turns_than_two_bytes_count",
    ),
    ("10. dice drawn afterwards", "", "test_a_secret_that_is_drawn_afterwards_is_found"),
    ("11. a move without its rolls", "", "test_a_failure_between_a_move_and_its_roll_leaves_neither"),
    ("12. a clock that is wrong", "", "test_a_clock_that_is_wrong_sweeps_nothing"),
    ("13. health with a full disk, or no file", "", "test_disk_full test_a_file_that_is_gone_stores_nothing"),
    (
        "14. history rewritten",
        "",
        "test_tables_play_on_with_the_deck_they_began_with test_a_table_of_other_rules_says_so",
    ),
    ("15. damaged tables", "", "test_a_table_that_spins_is_found test_an_unreadable_event_is_not_the_clients_fault"),
    (
        "16. foreign pages, guessed codes, limits per worker and per address",
        "foreign-pages guessed-codes no-http",
        "test_a_foreign_page_opens_no_table test_workers_of_a_server_share_their_limits test_who_pays",
    ),
    (
        "found since: pages, spectators and guests at a table",
        "heavy-pages crowd emotes undos",
        "test_requests_begin_one_in_a_turn_of_the_loop test_a_move_waits_for_one_spectator_at_most"
        " test_what_is_refused_waits_for_a_turn test_the_schema_is_made_once",
    ),
]


@dataclass
class Result:
    """What came of an attack."""

    attack: str
    sent: dict[str, int]
    answers: dict[str, int]  # to the attackers
    moves: int
    p50: float  # milliseconds
    p99: float
    bot: float  # milliseconds of a bot's slowest answer
    before: float  # MB of the process that serves
    peak: float
    after: float
    workers: float  # MB of all processes below it, at most
    thrown_out: int
    refused: list[str] = field(default_factory=list)  # codes that the others got
    slice: float = 0.0  # milliseconds of processor time for which the server's loop worked without a pause, at most

    @property
    def good(self) -> bool:
        """Whether the others noticed nothing."""
        quick = self.p99 < P99_LIMIT and self.bot < BOT_LIMIT
        return quick and self.peak < MEMORY_LIMIT and not self.thrown_out and not self.refused


def counted(found: dict[str, int]) -> str:
    """Counts as people read them, the most first."""
    told = [f"{count:,} {what}" for what, count in sorted(found.items(), key=lambda one: -one[1]) if count]
    return ", ".join(told[:4]) or "nothing"


def row(result: Result) -> list[str]:
    """The cells of a result."""
    others = [f"{result.thrown_out} thrown out"] if result.thrown_out else []
    return [
        result.attack,
        counted(result.sent),
        counted(result.answers),
        f"{result.moves}",
        f"{result.p50:,.1f}",
        f"{result.p99:,.0f}",
        f"{result.slice:,.0f}" if result.slice else "",
        f"{result.bot:,.0f}",
        f"{result.before:.0f} / {result.peak:.0f} / {result.after:.0f}",
        f"{result.workers:.0f}",
        "good" if result.good else ", ".join(["**bad**", *others, *sorted(set(result.refused))]),
    ]


HEADS = [
    "attack",
    "sent",
    "came back",
    "moves",
    "p50 ms",
    "p99 ms",
    "slice ms",
    "bot ms",
    "MB before/peak/after",
    "MB of workers",
    "",
]


def markdown(cells: list[str]) -> str:
    """A line of a table."""
    return f"| {' | '.join(cells)} |"


def page(kept: dict[str, Any], attacks: Mapping[str, Any]) -> str:
    """The results as Markdown."""
    lines = [
        "# Abuse: one bad guest, and the others",
        "",
        "Each attack has a fresh server with its default limits, and attackers at other addresses. Meanwhile eight people at",
        "four tables of Pig make 20 moves a second; a move is timed from when it was due. Good is a p99 below",
        f"{P99_LIMIT:.0f} ms, less than {MEMORY_LIMIT:.0f} MB in the process that serves, and nobody else refused or thrown out:",
        "people, newcomers, whoever asks the coach. `bot ms` is the slowest answer of a bot that somebody else plays against",
        f"(good: {BOT_LIMIT / 1000:.0f} s), `MB of workers` the memory of the processes that think. Made by",
        f"`python benchmarks/abuse.py --write` on {kept['machine']}; attackers have",
        "what the others leave of the processors (nice 10). A row that is not good is run again, three times at most, and the",
        "best counts: other programs on the machine make people wait too. `slice ms` is of a run with `--slices`: the longest",
        "time for which the server's loop worked without a pause, so that nobody else had a turn, by the processor's clock:",
        "other programs do not count there.",
        "",
    ]
    for when, title in (("now", "Now"), ("before", "Before there were budgets (5b4ac13)")):
        found = [Result(**kept[when][name]) for name in attacks if name in kept.get(when, {})]
        lines += [f"## {title}", "", markdown(HEADS), markdown(["---"] * 3 + ["---:"] * 7 + ["---"])]
        lines += [*(markdown(row(result)) for result in found), ""]
    lines += ["## What shows what", "", *points(attacks), ""]
    lines += ["## The attacks", "", *(f"- `{name}`: {attack.run.__doc__}" for name, attack in attacks.items())]
    return "\n".join(lines) + "\n"


def file_system(folder: str) -> str:
    """The kind of file system that a folder lies on."""
    mounts = [line.split()[1:3] for line in Path("/proc/mounts").read_text().splitlines()]
    above = [(len(place), kind) for place, kind in mounts if f"{folder}/".startswith(f"{place.rstrip('/')}/")]
    return max(above)[1]


def keep(results: list[Result], when: str, attacks: Mapping[str, Any]) -> None:
    """Write the page, with what is new and the rest as it was."""
    kept = json.loads(RESULTS.read_text()) if RESULTS.exists() else {}
    store = file_system(tempfile.gettempdir())
    kept["machine"] = f"{len(os.sched_getaffinity(0))} cores, Python {platform.python_version()}, the store's file on {store}"
    found = kept.setdefault(when, {})
    for result in results:
        before = found.get(result.attack, {})
        if result.slice and before:  # such a run measures nothing else
            found[result.attack] = {**before, "slice": result.slice}
        else:
            found[result.attack] = {**asdict(result), "slice": before.get("slice", result.slice)}
    RESULTS.write_text(json.dumps(kept, indent=1) + "\n")
    PAGE.write_text(page(kept, attacks))


def points(attacks: Mapping[str, Any]) -> list[str]:
    """What was broken, and where to see that it is no more; names that there are not are a mistake."""
    sources = "".join(file.read_text() for folder in ("tests", "src") for file in (TESTS / folder).rglob("test_*.py"))
    lines = [markdown(["of the issue", "attacks", "tests"]), markdown(["---"] * 3)]
    for what, rows, tests in POINTS:
        assert all(name in attacks for name in rows.split()), rows
        assert all(f"def {name}(" in sources for name in tests.split()), tests
        lines.append(markdown([what, *(", ".join(f"`{name}`" for name in names.split()) for names in (rows, tests))]))
    return lines
