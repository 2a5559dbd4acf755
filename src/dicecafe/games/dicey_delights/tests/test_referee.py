"""Checks of the referee itself: small hand-made logs of turns and abilities, each with lines that must be refused there."""

from .referee import matches
from .referee_table import LINES, deal, due, gained, held, points, refused, roll, table


def test_set_up() -> None:
    """Three cards a seat from seat 0, whoever starts; each card is there once."""
    text = deal("c1 c2 c3")
    refused("", "0 roll", "* draw 1 c1", "* draw 0 c51", "* draw 0 1", "0 draw 0 c1", "* draw 0 c1 ", rule="Set-up")
    refused(text, "* draw 0 c4", "* draw 1 c3", first=1)
    assert due(table(deal("c1 c2 c3", "c4 c5 c6"), first=1)) == ("1", {"roll"})
    refused(deal("c1 c2 c3", "c4 c5 c6"), "0 roll", "* pie pie pie", "1 reroll 1", rule="A turn 4", first=1)


def test_rolling() -> None:
    """Rising order, three dice, two re-rolls, and no 'keep' when none is left (A turn 4)."""
    start = f"{deal('c12 c43 c50', LINES[1])} / 0 roll"
    refused(start, "* pie pie", "* pie pie cake", "* pie pie pie pie", "0 keep", rule="DL-4")
    rolled = f"{start} / * pie pie smore"
    refused(rolled, "0 reroll", "0 reroll 3 1", "0 reroll 4", "0 reroll 1 1", "1 keep", "0 score c12", "* pie", rule="A turn 4")
    twice = f"{rolled} / 0 reroll 1 3 / * smore pie / 0 reroll 2 / * icepop"
    game = table(twice)
    assert game.turn is not None
    assert game.turn.rolled == ["smore", "icepop", "pie"]
    refused(f"{rolled} / 0 reroll 1 3", "* smore", "0 keep")
    refused(twice, "0 keep", "0 reroll 1")
    table(f"{twice} / 0 score c12")


def test_matches() -> None:
    """Each die serves once for a card, a wild what is left over (the rules file's example, DL-11)."""
    assert matches(["cookie", "cookie", "pie"], ["cookie", "pie", "pie"]) == 2
    assert matches(["cookie", "cookie", "pie"], ["cookie", "pie", "pie"], 1) == 3
    assert matches(["cookie", "cookie", "pie"], ["smore", "donut"], 1) == 1
    assert matches(["cookie", "cookie", "pie"], ["cookie", "pie", "cookie", "pie"]) == 3


def test_cashing_in() -> None:
    """One or two cards; points for a match, one ability for none; 'done' only when there was a choice (A turn 7, DL-13)."""
    start = f"{deal('c12 c25 c43', LINES[1])} / {roll(0, 'pie pie cookie')}"
    refused(start, "0 done", "0 score c12", "0 ability c43", "0 score c43 double", "0 score c34", "1 score c34", rule="DL-13")
    refused(f"{start} / 0 ability c12", "0 ability c25", "* draw 0 c1")  # one ability a turn, and c43 can be scored
    both = f"{start} / 0 score c43 / 0 ability c12"
    refused(both, "0 done", "0 ability c25", "* draw 1 c1", "* draw 0 c43", rule="A turn 8")
    assert points(table(both)) == [5, 0]
    assert due(table(f"{both} / * draw 0 c1 / * draw 0 c2")) == ("1", {"roll"})
    refused(f"{start} / 0 ability c12 / 0 done / * draw 0 c1", "* draw 0 c2", "0 roll")
    nothing_left = f"{deal('c12 c25 c11', LINES[1])} / {roll(0, 'pie pie cookie')} / 0 ability c12"
    refused(nothing_left, "0 done", "0 ability c25", rule="A turn 8")


def test_this_round_expires() -> None:
    """An unused This Round ability is discarded as your turn starts, before rivals are asked (A turn 1, DL-1)."""
    passed = f"{gained('c38')} / 0 pass / {roll(1, 'pie pie pie')} / 1 score c20 / 1 done / * draw 1 c1"
    game = table(passed)
    assert (game.players[0].kept, game.discards) == (None, ["c20", "c38"])
    assert due(game) == ("0", {"roll"})


def test_windows_are_asked_in_order() -> None:
    """Sugar Overload: seat 1 is asked once, before the roll; nobody else is (DL-2); two dice are rolled (DL-4)."""
    text = gained("c38")
    refused(text, "1 roll", "1 pass", "0 use 1", "0 use c34", "0 roll", rule="DL-2")
    refused(f"{text} / 0 pass", "0 pass", "0 use", rule="A turn 4")
    used = f"{text} / 0 use / 1 roll"
    refused(used, "* pie pie pie", "* pie", rule="DL-4")
    refused(f"{used} / * pie pie", "1 reroll 3", "1 reroll 1 2 3", rule="A turn 4")
    three = f"{gained('c38', seats=3)} / 0 pass / {roll(1, 'cookie cookie cookie')} / 1 ability c34 / * draw 1 c44"
    refused(three, "1 pass", "2 roll", seats=3)  # c34 is Second Helping, Right Now: seat 1 holds nothing
    assert due(table(three, 3)) == ("0", {"use", "pass"})


def test_no_stacking() -> None:
    """The second Sugar Overload is not asked for, a Lights Out is (DL-3)."""
    for second, asked in (("c44", "2"), ("c3", "1")):
        hands = deal("c38 c43 c50", f"{second} c34 c48", LINES[2])
        first = f"{roll(0, 'pie pie pie')} / 0 ability c38 / 0 done / * draw 0 c49"
        text = f"{hands} / {first} / 0 pass / {roll(1, 'pie pie pie')} / 1 ability {second} / 1 done / * draw 1 c1"
        # clockwise from the left of seat 2: seat 0, then seat 1
        assert due(table(text, 3)) == ("0", {"use", "pass"})
        assert due(table(f"{text} / 0 use", 3))[0] == asked
        assert due(table(f"{text} / 0 pass", 3))[0] == "1"


def test_lights_out() -> None:
    """A cap of one re-roll and a point (DL-4)."""
    text = f"{gained('c3')} / 0 use"
    assert points(table(text)) == [1, 0]
    refused(f"{text} / 1 roll / * pie pie pie / 1 reroll 1 / * pie", "1 keep", "1 reroll 1", rule="A turn 7")


def test_early_bedtime() -> None:
    """A card of the active rival's line is discarded, a point gained; the rival refills after the turn."""
    text = gained("c46")
    refused(text, "0 use", "0 use c43", "0 use 1", rule="DL-2")
    used = f"{text} / 0 use c34 / {roll(1, 'pie pie pie')} / 1 score c48 / 1 score c20"
    assert points(table(used)) == [1, 5]
    refused(f"{text} / 0 use c34", "* draw 1 c1")
    assert due(table(f"{used} / * draw 1 c1 / * draw 1 c2"))[0] == "*"
    refused(f"{used} / * draw 1 c1 / * draw 1 c2", "0 roll")


def test_butterfingers() -> None:
    """A rolled die is rolled again for nothing; with re-rolls left the rival goes on and the window opens again (A turn 5)."""
    text = f"{gained('c27')} / 1 roll / * pie pie pie"
    refused(f"{text} / 1 keep", "0 use", "0 use 4", "0 use c34", "1 score c34", rule="DL-2")
    used = f"{text} / 1 keep / 0 use 2 / * smore"
    assert due(table(used))[1] >= {"keep", "reroll 2"}
    refused(used, "1 score c34")
    assert due(table(f"{used} / 1 keep"))[1] >= {"score c34", "score c20"}
    none_left = f"{text} / 1 reroll 1 / * pie / 1 reroll 1 / * pie / 0 use 2 / * smore"
    refused(none_left, "1 keep", "1 reroll 2", rule="A turn 7")


def test_window_opens_again_for_all() -> None:
    """Who passed before a Butterfingers is asked again after it, if the dice were held again (A turn 5, DL-2)."""
    hands = deal("c33 c43 c50", "c27 c15 c22", "c4 c8 c13")
    first = f"{roll(0, 'donut donut donut')} / 0 ability c33 / 0 done / * draw 0 c49"
    second = f"{roll(1, 'pie pie pie')} / 0 pass / 1 ability c27 / * draw 1 c1"
    opened = f"{hands} / {first} / {second} / {roll(2, 'pie donut cookie')} / 0 pass / 1 use 2 / * pie"
    assert due(table(opened, 3))[0] == "2"
    assert due(table(f"{opened} / 2 keep", 3)) == ("0", {"pass", "use c43", "use c50", "use c49"})
    refused(opened, "0 use c43", "0 pass", seats=3, rule="A turn 4")
    refused(f"{opened} / 2 keep / 0 use c43", "* draw 2 c2", "* draw 0 c43", "2 score c4", seats=3, rule="DL-17")
    tagged = table(f"{opened} / 2 keep / 0 use c43 / * draw 0 c2", 3)
    assert (points(tagged), tagged.discards) == ([3, 0, 0], ["c27", "c33", "c43"])


def test_tag_along_needs_a_match() -> None:
    """With nothing to aim at it is not offered (DL-12), and nobody reacts to its score (DL-5)."""
    start = gained("c33", "donut")
    refused(f"{start} / {roll(1, 'smore smore smore')}", "0 pass", "0 use c43", rule="A turn 7")
    refused(f"{start} / {roll(1, 'donut smore smore')}", "0 use c50", "0 use", "0 use c34", "1 score c34", rule="DL-2")


def test_reactions_to_a_score() -> None:
    """Finders Sharers copies 3 at most; Sticky Fingers takes half, on 2 or more only (DL-6, DL-16)."""
    shared = gained("c18")
    scored = f"{shared} / {roll(1, 'pie pie cupcake')} / 1 score c34"
    refused(scored, "1 score c48", "1 done", "0 use c34", rule="DL-2")
    assert points(table(f"{scored} / 0 use")) == [3, 6]
    sticky = gained("c22")
    assert points(table(f"{sticky} / {roll(1, 'pie pie cupcake')} / 1 score c34 / 0 use")) == [2, 4]
    assert points(table(f"{sticky} / {roll(1, 'pie pie smore')} / 1 score c34 / 0 use")) == [1, 2]
    one = f"{sticky} / {roll(1, 'pie smore smore')} / 1 score c34"
    refused(one, "0 use", "0 pass", rule="A turn 7")
    refused(f"{sticky} / {roll(1, 'cookie cookie cookie')} / 1 ability c34", "0 pass", "0 use")  # no score, no window


def test_next_turn_abilities() -> None:
    """Each in its step: snack and wild before the roll, the set die after it, the bonuses with the score (A turn 3, 6, 7)."""
    snack = held("c23")
    refused(snack, "0 roll", "0 snack", "0 snack cake", "0 pass", "1 snack pie", rule="A turn 3")
    assert "score c50" in due(table(f"{snack} / 0 snack pie / {roll(0, 'smore smore smore')}"))[1]
    wild = held("c48", "donut")
    refused(wild, "0 roll", "0 wild 1", rule="A turn 3")
    refused(f"{wild} / 0 wild / 0 roll", "* pie pie pie", rule="DL-4")
    refused(f"{wild} / 0 pass / 0 roll", "* pie pie", rule="DL-4")
    aside = f"{wild} / 0 wild / {roll(0, 'donut donut')}"
    refused(aside, "0 ability c50", "0 ability c43", rule="DL-11")
    refused(f"{wild} / 0 wild / 0 roll / * pie pie", "0 reroll 3")
    setting = f"{held('c6')} / {roll(0, 'smore smore smore')}"
    refused(setting, "0 score c43", "0 set 4 pie", "0 set 1", "0 set pie 1", rule="A turn 6")
    assert "score c43" in due(table(f"{setting} / 0 set 1 pie"))[1]
    assert "score c43" not in due(table(f"{setting} / 0 pass"))[1]
    scoop = f"{held('c11')} / {roll(0, 'pie pie cookie')}"
    assert points(table(f"{scoop} / 0 score c50 double"))[0] == 9
    refused(f"{scoop} / 0 score c50 double", "0 score c43 double", "0 score c43 single", rule="A turn 7")
    assert points(table(f"{held('c26')} / {roll(0, 'pie pie cookie')} / 0 score c50 / 0 score c43"))[0] == 6 + 3 + 2
    tray = held("c16")
    assert "keep" in due(table(f"{tray} / 0 roll / * pie pie pie / 0 reroll 1 / * pie / 0 reroll 1 / * pie"))[1]
    three = f"{tray} / {roll(0, 'pie pie pie')} / 0 score c50 / 0 score c43"
    assert due(table(three)) == ("0", {"done", "score c49"})
    wind = f"{held('c41')} / 0 roll / * pie pie pie" + 4 * " / 0 reroll 1 / * pie"
    refused(wind, "0 keep", "0 reroll 1", rule="A turn 7")


def test_right_now_choices() -> None:
    """The lines that follow an ability, when they are due and when not (Notation, DL-6, DL-12)."""
    jar = f"{deal('c50 c12 c25', 'c34 c48 c20')} / {roll(0, 'donut donut icepop')} / 0 ability c50"
    refused(jar, "0 pass", "0 from 0", "0 from 2", "0 score c12", rule="Notation")
    assert points(table(f"{jar} / 0 from 1")) == [0, 0]
    assert points(table(f"{jar} / 0 from 1", late_seat_treat=True)) == [2, 0]  # seat 1 was ahead
    cocoa = f"{deal('c4 c43 c50', *LINES[1:3])} / {roll(0, 'pie pie pie')} / 0 ability c4"
    assert points(table(cocoa, 3, late_seat_treat=True)) == [3, 2, 4]
    hat = f"{deal('c2 c43 c50', *LINES[1:3])} / {roll(0, 'pie pie pie')} / 0 ability c2"
    refused(hat, "0 pass", seats=3)
    refused(f"{hat} / 0 from 2", "0 from 2", "0 score c43", seats=3, rule="each one once")
    table(f"{hat} / 0 from 2 / 0 pass / 0 score c43", 3)
    table(f"{hat} / 0 from 2 / 0 from 1 / 0 score c43", 3)
    refused(f"{gained('c2').split(' / 0 done')[0]} / 0 from 1", "0 pass", "0 from 1", rule="A turn 7")
    dip = f"{deal('c9 c43 c50', LINES[1])} / {roll(0, 'pie pie pie')} / 0 ability c9"
    refused(dip, "* pie pie", "0 done", "* pie", rule="bonus roll")
    for faces, gain in (("pie smore donut", 1), ("pie smore pie", 3), ("pie pie pie", 8)):
        assert points(table(f"{dip} / * {faces}")) == [gain, 0]
    swap = f"{deal('c30 c43 c50', LINES[1])} / {roll(0, 'pie pie smore')} / 0 ability c30"
    refused(swap, "0 swap c34 c43", "0 swap c30 c34", "0 swap c43", "0 done", rule="Notation")
    swapped = f"{swap} / 0 swap c43 c20"
    assert points(table(f"{swapped} / 0 score c20")) == [11, 0]  # DL-10
    assert points(table(f"{swap} / 0 pass")) == [1, 0]
    stir = f"{deal('c1 c43 c50', LINES[1])} / {roll(0, 'pie pie pie')} / 0 ability c1"
    refused(stir, "0 stir 2 1", "0 reroll 1", "0 score c43", rule="Notation")
    assert due(table(f"{stir} / 0 stir 1 2 3 / * cookie smore smore")) == ("0", {"done", "score c50"})  # DL-9
    helping = f"{deal('c15 c43 c50', LINES[1])} / {roll(0, 'pie pie pie')} / 0 ability c15 / 0 score c43"
    assert due(table(helping)) == ("0", {"done", "score c50"})  # DL-4


def test_clean_plate() -> None:
    """Up to two cards go, the line is filled at once, and new cards may be cashed in (DL-10)."""
    plate = f"{deal('c24 c43 c50', LINES[1])} / {roll(0, 'smore smore smore')} / 0 ability c24"
    refused(plate, "0 dump", "0 dump c43 c43", "0 dump c24", "0 dump c34", "* draw 0 c1", rule="dump")
    refused(f"{plate} / 0 dump c43 c50 / * draw 0 c1 / * draw 0 c2", "0 score c1", rule="DL-10")
    assert due(table(f"{plate} / 0 dump c43 c50 / * draw 0 c1 / * draw 0 c2 / * draw 0 c3"))[1] == {
        *("done", "score c1", "score c2", "score c3")
    }
    refused(f"{plate} / 0 pass / * draw 0 c6", "* draw 0 c7", rule="A turn 7")
