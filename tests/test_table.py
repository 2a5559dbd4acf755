"""A table without a network: the fold of its events, who may do what, and what leaves it for whom."""

from __future__ import annotations

import json
from typing import Any

import pytest
from refusals import refused

from dicecafe.engine import registry
from dicecafe.engine.contract import CHANCE
from dicecafe.engine.errors import DiceCafeError
from dicecafe.engine.stream import Stream
from dicecafe.protocol import messages
from dicecafe.server.budgets import Rate
from dicecafe.server.limits import Bucket
from dicecafe.server.store.checksums import BrokenTable
from dicecafe.server.tables import events, names, real_dice
from dicecafe.server.tables.commands import event_of
from dicecafe.server.tables.events import Opened, Plan
from dicecafe.server.tables.table import Table
from dicecafe.server.tables.views import Audience
from dicecafe.server.tokens import Signer
from dicecafe.words import Message, player

GAMES = registry.names()
HOST, GUEST = "host-holder", "guest-holder"


def opened(game: str, *seats: Plan, **more: Any) -> Opened:
    """A table's first event."""
    fixed: dict[str, Any] = {"options": {}, "first": 0, "host": HOST, "watch": "w", "code": "CODE22", "secret": "ab" * 32}
    return Opened(game=game, seats=list(seats), **fixed | more)


def two(game: str, **more: Any) -> Table:
    """A table of two people on two devices."""
    return Table("t", opened(game, Plan("here", "Ann", "", HOST, "n1"), Plan("here", "Bo", "", GUEST, "n2"), **more))


def do(table: Table, asked: Any) -> Any:
    """Let something be so, and the rolls that follow; the events, as they would be stored."""
    done = []
    while True:
        line = hasattr(asked, "moment")
        event = events.Line(line=asked.line) if line else asked
        table.apply(event, asked if line else None)
        done.append(event)
        if not table.must_roll():
            return done
        asked = table.rolled()


def random_play(table: Table, lines: int, seed: int = 1) -> list[Any]:
    """Random legal moves for so many lines; the events."""
    rng, done = Stream(seed, 0), []
    if table.must_roll():
        done += do(table, table.rolled())
    while len(table.playing.log) < lines and not table.playing.over:
        seat = table.playing.turn
        moves = table.playing.moves(seat)
        holder = table.chairs[seat].holder
        done += do(table, table.move(holder, seat, table.at, moves[rng.below(len(moves))]))
    return done


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_the_fold_of_its_events(game: str) -> None:
    """Stored, read again and applied to a fresh table, the events lead to the same position, and the dice go on the same."""
    table = two(game)
    happened = random_play(table, 80)
    again = two(game)
    for event in happened:
        again.apply(events.decode(events.encode(event)))
    assert again.playing.state == table.playing.state
    assert again.playing.log == table.playing.log
    assert (again.number, again.lines, again.dice.counter) == (table.number, table.lines, table.dice.counter)


@pytest.mark.parametrize("game", GAMES)
def test_what_could_not_be_stored_never_was(game: str) -> None:
    """From a savepoint the table goes back over moves, rolls, a move taken back and a seat handed over."""
    table = two(game)
    random_play(table, 40)
    more = 41
    while table.playing.moments[-1].who < 0 and more < 200:  # a move to take back
        random_play(table, more)
        more += 1
    before = (
        table.number,
        table.playing.state.copy(),
        list(table.playing.log),
        table.dice.counter,
        table.lines[:],
        table.counters[:],
    )
    chairs = [(chair.name, chair.level, chair.here) for chair in table.chairs]
    savepoint = table.savepoint()
    if game != "pig":  # where every move is followed by the dice or by the other seat
        table.apply(events.Undone(seat=table.playing.moments[-1].who, id="x"))
        assert len(table.playing.log) < len(before[2])
        table.roll_back(savepoint)
        savepoint = table.savepoint()
    random_play(table, len(table.playing.log) + 7)
    table.apply(events.Handed(seat=1, level="medium", id="y"))
    table.roll_back(savepoint)
    assert (table.number, table.playing.state, table.playing.log, table.dice.counter, table.lines, table.counters) == before
    assert [(chair.name, chair.level, chair.here) for chair in table.chairs] == chairs
    assert not table.done


def test_seats_fill_and_the_game_begins() -> None:
    """Open seats are taken by people with other names and by the host's bots; with the last of them the game begins."""
    table = Table("t", opened("pig", Plan("here", "Ann", "", HOST), Plan("open"), Plan("open")))
    assert table.status == "waiting"
    with refused("table/waiting", "table-waiting"):
        table.move(HOST, 0, 0, "roll")
    sat = table.sit("Ann", GUEST, "n")
    assert (sat.seat, sat.name) == (1, "Ann 2")
    do(table, sat)
    with refused("seat/not-yours", "seat-bots"):
        table.fill(GUEST, 2, "easy")
    with refused("players/unknown", "bot-unknown", name="genius"):
        table.fill(HOST, 2, "genius")
    with refused("seat/taken", "seat-taken", seat="1", free=["2"]):
        table.sit("Cy", "third", "", 1)
    do(table, table.leave(GUEST, 1))
    assert table.chairs[1].kind == "open"
    do(table, table.sit("Bo", GUEST, ""))
    do(table, table.fill(HOST, 2, "easy"))
    assert table.status == "playing"
    assert table.playing.names == ["Ann", "Bo", "Biscuit"]
    with refused("seat/taken", "seats-taken"):
        table.sit("Di", "fourth", "")


def test_only_a_seats_own_device_moves_it_and_only_where_it_looked() -> None:
    """A foreign seat, a stale look and a forbidden move are refused, each with its code; nothing has changed."""
    table = two("pig")
    for holder, seat, at, move, code in [
        (GUEST, 0, 0, "roll", "seat/not-yours"),
        ("", 0, 0, "roll", "seat/not-yours"),
        (HOST, 0, 5, "roll", "command/stale"),
        (GUEST, 1, 0, "roll", "move/not-your-turn"),
        (HOST, 0, 0, "fly", "move/unreadable"),
    ]:
        with pytest.raises(DiceCafeError) as error:
            table.move(holder, seat, at, move)
        assert error.value.code == code
    assert table.number == 1


def test_undo_is_for_ones_own_last_move() -> None:
    """A placed die is taken back; a roll never is, nor somebody else's move."""
    table = two("burger-dice")
    do(table, table.move(HOST, 0, 0, "roll"))
    with refused("undo/refused", "undo-rolled"):
        table.undo(HOST, 0, table.at)
    before = table.at
    waste = next(move for move in table.playing.moves(0) if move.startswith("waste"))
    do(table, table.move(HOST, 0, before, waste))
    with refused("seat/not-yours", "seat-not-yours", seat="0", yours=["1"]):
        table.undo(GUEST, 0, table.at)
    wasted = table.at
    do(table, table.undo(HOST, 0, wasted))
    assert table.at == before
    place = next(move for move in table.playing.moves(0) if move != waste)
    do(table, table.move(HOST, 0, before, place))
    for late in (before, wasted):  # as many lines as after the waste, and yet another position
        with refused("command/stale", "table-gone-on", seen=str(late), last=str(table.at)):
            table.undo(HOST, 0, late)


def test_nothing_is_taken_back_when_the_game_is_over() -> None:
    """The secret of the dice is shown with the last move: who took it back would know the rolls to come."""
    table = two("pig", options={"target": 10})
    random_play(table, 10_000)
    assert table.playing.over
    last = table.playing.moments[-1].who
    assert last in (0, 1)
    with refused("undo/refused", "undo-over"):
        table.undo(table.chairs[last].holder, last, table.at)


def test_a_bot_that_cannot_play_gets_no_seat() -> None:
    """Four perfect players of Pig are beyond the solver: refused when the seat is given, not when the bot is to move."""
    table = Table("t", opened("pig", Plan("here", "Ann", "", HOST), Plan("open"), Plan("open"), Plan("open")))
    with pytest.raises(DiceCafeError) as error:
        table.fill(HOST, 1, "perfect")
    assert error.value.code == "solver/none"
    small = Table("t", opened("pig", Plan("here", "Ann", "", HOST), Plan("open")))
    assert small.fill(HOST, 1, "perfect").level == "perfect"


def test_a_table_is_not_flooded() -> None:
    """Emotes, words, moves taken back and seats left are so many for each seat, and no more; the game goes on."""
    most, table, seat = 34, two("burger-dice", chat=True), {"seat": 0}
    do(table, table.move(HOST, 0, 0, "roll"))
    for command in (
        messages.SendEmote(id="a", emote="wow", **seat),
        messages.Say(id="b", text="hello", **seat),
        messages.Leave(id="c", **seat),
    ):
        do(table, event_of(table, HOST, command, most))
    do(table, events.Came(seat=0))
    waste = next(move for move in table.playing.moves(0) if move.startswith("waste"))
    for _ in range(13):  # each is two events that are no lines of the log, one of them the seat's
        do(table, table.move(HOST, 0, table.at, waste))
        do(table, event_of(table, HOST, messages.Undo(id="d", at=table.at, **seat), most))
    do(table, table.move(HOST, 0, table.at, waste))
    for more in (
        messages.SendEmote(id="a", emote="wow", **seat),
        messages.Say(id="b", text="hello", **seat),
        messages.Leave(id="c", **seat),
        messages.Undo(id="d", at=table.at, **seat),
    ):
        with refused("limit/table", "limit-table"):
            event_of(table, HOST, more, most)
    for _ in range(3):  # whoever sits beside somebody like that has their own share, as long as there is room
        do(table, event_of(table, GUEST, messages.SendEmote(id="e", seat=1, emote="oops"), most))
    with refused("limit/table"):
        event_of(table, GUEST, messages.SendEmote(id="e", seat=1, emote="oops"), most)
    assert len(random_play(table, 40)) > 20


def test_real_dice_are_typed_in_by_the_host() -> None:
    """The host's device says what the dice show, the rules check it, and secrets are dealt by the table."""
    table = two("burger-dice", real_dice=True)
    do(table, table.move(HOST, 0, 0, "roll"))
    assert not table.must_roll()
    for holder, dice, code in [
        (GUEST, "bun bun patty", "seat/not-yours"),
        (HOST, "bun bun soup", "dice/impossible"),
        (HOST, "bun", "dice/missing"),
        (HOST, "patty bun", "dice/missing"),
        (HOST, "bun bun bun bun", "dice/impossible"),
    ]:
        with pytest.raises(DiceCafeError) as error:
            real_dice.rolled(table, holder, table.at, dice)
        assert error.value.code == code
    do(table, real_dice.rolled(table, HOST, table.at, "bun patty cheese"))
    assert table.playing.log == ["0 roll", "* bun patty cheese"]
    with refused("dice/none", "dice-own"):
        real_dice.rolled(two("burger-dice"), HOST, 0, "bun")
    secret = two("dessert-dice", real_dice=True)
    assert secret.must_roll()
    while secret.must_roll():
        secret.apply(events.Line(line=(step := secret.rolled()).line), step)
    assert len(secret.playing.log) == 2


def test_real_dice_are_typed_anew_until_somebody_moves() -> None:
    """The host takes back what was typed wrongly; the same events make the same table again."""
    table = two("burger-dice", real_dice=True)
    do(table, table.move(HOST, 0, 0, "roll"))
    do(table, real_dice.rolled(table, HOST, table.at, "bun patty cheese"))
    with refused("seat/not-yours", "dice-elsewhere"):
        real_dice.undone(table, GUEST, table.at)
    before = table.savepoint()
    do(table, real_dice.undone(table, HOST, table.at))
    assert (table.turn, table.playing.log) == (CHANCE, ["0 roll"])
    table.roll_back(before)
    assert table.playing.log == ["0 roll", "* bun patty cheese"]
    do(table, real_dice.undone(table, HOST, table.at))
    do(table, real_dice.rolled(table, HOST, table.at, "bun bun bun"))
    do(table, table.move(HOST, 0, table.at, "place bun"))
    with refused("undo/refused", "undo-dice"):
        real_dice.undone(table, HOST, table.at)
    assert table.playing.log == ["0 roll", "* bun bun bun", "0 place bun"]
    assert all(chair.asides == 0 for chair in table.chairs)


def test_a_table_with_other_dice_is_refused() -> None:
    """A stored roll that the secret does not give means that somebody has bent the store."""
    table = two("pig")
    table.apply(events.Line(line="0 roll"))
    honest = table.rolled().line
    again = two("pig")
    again.apply(events.Line(line="0 roll"))
    with refused("table/broken", "table-broken") as error:
        again.apply(events.Line(line="* 1" if honest != "* 1" else "* 2"))
    assert isinstance(error.value, BrokenTable)
    assert repr(honest) in error.value.why


def test_what_a_device_hears() -> None:
    """Its own goal and its own moves; of others neither, and a spectator none; the same bytes where two see the same."""
    table = two("dessert-dice")
    happened = list(enumerate(random_play(table, 28), 2))
    audience = Audience(table, happened)
    turn = table.playing.turn
    for mine in ([0], [1], []):
        news = json.loads(audience.news(mine, False, words=True))
        eyes = mine[0] if mine else None
        assert news["position"].get("eyes") == eyes
        goals = news["position"]["state"]["goals"]
        assert [bool(goal) for goal in goals[:2]] == [seat == eyes for seat in range(2)]
        deals = [told["line"] for told in news["events"] if "deal" in told.get("line", "")]
        assert deals == [f"* deal {eyes} {deal.split()[-1]}" for deal in deals]
        assert len(deals) == len(mine)
        assert list(news["position"].get("moves", {})) == ([str(turn)] if turn in mine else [])
    both = json.loads(audience.news([0, 1], True))
    assert both["position"]["eyes"] == turn
    assert "secret" not in both["position"]


def test_moves_come_with_labels() -> None:
    """Every legal move with its notation and its message: what it is called, and the figures that a board draws of it."""
    table = two("burger-dice")
    position = json.loads(Audience(table, []).welcome([0], True))["position"]
    assert position["moves"] == {"0": [["roll", "roll", {"n": 3}]]}
    assert position["turn"] == 0


def test_facts_come_with_a_position_where_a_game_has_some() -> None:
    """What the rules make of the position as it is seen; without them nothing is said of facts."""
    table = two("burger-dice")
    do(table, table.move(HOST, 0, 0, "roll"))
    match = table.playing
    position = json.loads(Audience(table, []).welcome([0], True))["position"]
    assert match.game.facts is not None
    assert position["facts"] == match.game.facts(match.cfg, match.state)
    table.game.__dict__["facts"] = None
    try:
        assert "facts" not in json.loads(Audience(table, []).welcome([0], True))["position"]
    finally:
        del table.game.__dict__["facts"]


def test_tokens_are_signed() -> None:
    """A token is read by whoever has the key; a changed one by nobody."""
    signer = Signer("key")
    token = signer.token("table", "holder")
    assert signer.read(token).holder == "holder"
    other = "x" + token
    for bad in (
        other,
        token + "x",
        token.replace("holder", "holdes"),
        "",
        "a.b",
        "a.b.c.d",
        "ä.ö.ü",
        Signer("other").token("table", "holder"),
    ):
        with refused("token/invalid", "token-invalid"):
            signer.read(bad)


def test_names_are_fit_to_be_shown() -> None:
    """One line, nothing invisible, 24 letters; two of a name are told apart."""
    assert names.clean_name("  Ann \n\t Bo\u202e\u200b ") == "Ann Bo"
    assert names.clean_name("x" * 60) == "x" * 24
    assert names.clean_name("Zoë 🎲") == "Zoë 🎲"
    assert names.distinct("ann", ["Ann", "Ann 2"]) == "ann 3"
    for empty in ("", "   ", "\u200b\u202e", "\n"):
        with refused("name/empty", "name-empty", most=24):
            names.clean_name(empty)
        with refused("chat/empty", "chat-empty"):
            names.clean_text(empty)


def test_limits() -> None:
    """A burst, then a steady rate."""
    now = [0.0]
    bucket = Bucket(Rate(3, 1.5), lambda: now[0])
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]
    now[0] = 1.0
    assert [bucket.take() for _ in range(3)] == [True, True, False]


def test_who_shares_a_device_is_told_nobodys_secrets() -> None:
    """Two seats at one device: the position is the one's who is to move, what is told is what everybody may know."""
    table = Table(
        "t", opened("dessert-dice", Plan("here", "Ann", "", HOST), Plan("here", "Bo", "", HOST), Plan("here", "Cy", "", GUEST))
    )
    dealt = [table.number + 1 + i for i in range(3)]
    lines = do(table, table.rolled())
    audience = Audience(table, list(zip(dealt, lines, strict=False)))
    shared, alone = audience.events_for(audience.log_seat([0, 1])), audience.events_for(audience.log_seat([2]))
    assert [told.tell for told in shared] == [Message("dealt-hidden", player=player(seat)) for seat in range(3)]
    assert alone[:2] == shared[:2]
    assert alone[2].tell
    assert alone[2].tell[0] != "dealt-hidden"
