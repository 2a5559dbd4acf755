"""Learning: networks come out the same at every speed, see what their seat sees, and are kept whole."""

from __future__ import annotations

import json
import os
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from learned import tell, told_of

from dicecafe import cli
from dicecafe.bots import network
from dicecafe.bots.network import Network, NetworkError
from dicecafe.compiled import jit, step
from dicecafe.engine import registry
from dicecafe.engine.exits import STOPPED
from dicecafe.learn import positions
from dicecafe.learn.fit import Fit, descend, inputs_of, loss
from dicecafe.learn.whole import logits_of

SUPPORT = Path(__file__).parent / "support"
ROOT = Path(__file__).parent.parent
LEARNED = [name for name in registry.names() if (registry.load(name).folder / network.FILE).is_file()]
FEATURED = [name for name in registry.names() if registry.load(name).part("features")]
SHORT = ["train", "dessert-dice", "--games", "6", "--seed", "3"]


def features_of(name: str, cfg: Any, s: Any, seat: int) -> list[int]:
    """What a seat's features are."""
    part = registry.load(name).part("features")
    assert part is not None
    found = [0] * part.FEATURES
    part.features(cfg, s, seat, found, 0)
    return found


@pytest.mark.parametrize("name", LEARNED)
def test_networks_are_the_same_at_every_speed(name: str) -> None:
    """Interpreted, compiled, in NumPy and on a simulated GPU, to the bit."""
    game = registry.load(name)
    slots, cfg, roots = told_of(game)
    plain = [[0, 0] for _ in roots]
    jit.interpreted(tell, {**step.plain_slots(game), **slots}, name)([cfg], roots, plain)
    found = np.zeros((len(roots), 2), "i8")
    arrays = cfg.array(), np.concatenate([root.array() for root in roots])
    jit.compiled(tell, {**step.compiled_slots(game), **slots}, f"{name}-tell")(*arrays, found)
    assert found.tolist() == plain
    rows = np.array([[*features_of(name, cfg, root, 0), *features_of(name, cfg, root, 1)] for root in roots])
    assert logits_of(network.networks_of(game)[2], inputs_of(rows, 2)).tolist() == plain
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    command = [sys.executable, str(SUPPORT / "gpu_network.py"), name]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert run.stdout.strip() == f"{name} {plain}", run.stderr


@pytest.mark.parametrize("name", FEATURED)
@pytest.mark.parametrize("seats", ["fewest", "most"])
def test_a_network_sees_what_its_seat_sees(name: str, seats: str) -> None:
    """Features are the same where all that a seat can't see is blanked; they are small, and say something."""
    game = registry.load(name)
    _, cfg, roots = told_of(game, max(2, game.seats[0]) if seats == "fewest" else game.seats[-1])
    seen = set[tuple[int, ...]]()
    for root in roots:
        for seat in range(cfg.players):
            hidden = root.copy()
            game.kernels["hide"](cfg, hidden, seat)
            known = features_of(name, cfg, root, seat)
            assert features_of(name, cfg, hidden, seat) == known
            assert all(abs(one) < 1000 for one in known)
            seen.add(tuple(known))
    assert len(seen) > len(roots)


@pytest.mark.parametrize("name", LEARNED)
def test_files_of_networks_are_small_and_say_what_made_them(name: str) -> None:
    """Each number of seats has its command, its version, its time, its losses and its curve, which falls."""
    file = registry.load(name).folder / network.FILE
    assert file.stat().st_size <= network.MOST_BYTES
    held = network.read(file)
    assert held["game"] == name
    assert held["made"].keys() == held["networks"].keys()
    for players, made in held["made"].items():
        assert made["command"].startswith(f"dicecafe train {name} --players {players} ")
        assert made["games"] > 100
        assert made["seconds"] > 0
        assert made["curve"][-1] < made["curve"][0]
        assert made["loss"]["network"] < made["loss"]["fitted"]
        assert made["loss"]["whole"] == pytest.approx(made["loss"]["network"], abs=0.001)


@pytest.mark.parametrize("name", LEARNED)
def test_curves_are_drawn_as_they_are(name: str) -> None:
    """One panel for each number of seats, shown on the page about bots."""
    game, curves = registry.load(name), runpy.run_path(str(ROOT / "tools" / "curves.py"))
    picture = curves["path"](game).read_text("utf-8")
    assert picture == curves["picture"](game), "run python tools/curves.py"
    assert picture.count('class="curve"') == len(network.networks_of(game))
    assert f"](pictures/{curves['path'](game).name})" in (ROOT / "docs" / "bots.md").read_text("utf-8")


def test_whole_numbers_say_what_floats_do() -> None:
    """Within a hundredth of a logit, for a network that was fitted to something."""
    random = np.random.default_rng(1)
    rows = random.integers(-60, 60, (4096, 6)).astype("i2")
    x = inputs_of(rows, 2)
    scaled = (x / 64).astype("f4")
    shares = np.eye(2, dtype="f4")[(scaled[:, 0, 0] < scaled[:, 1, 0]).astype(int)]
    fit = Fit.fresh(6, 8, random)
    before = fit.loss(scaled, shares)
    descend(fit, scaled, shares, 250, random, lambda epoch: True)
    assert fit.loss(scaled, shares) < before / 2
    assert np.abs(logits_of(fit.whole(), x) / 1000 - fit.logits(scaled)[0]).max() < 0.02


def test_three_seats_see_the_most_and_the_sum_of_their_rivals() -> None:
    """Beside what a seat sees of itself."""
    rows = np.array([[1, 10, 2, 20, 3, 15]], "i2")
    assert inputs_of(rows, 3)[0].tolist() == [[1, 10, 3, 20, 5, 35], [2, 20, 3, 15, 4, 25], [3, 15, 2, 20, 3, 30]]


def test_an_even_guess_loses_what_it_must() -> None:
    """One bit a game of two."""
    assert loss(np.zeros((4, 2)), np.eye(2, dtype="f4")[[0, 1, 0, 1]]) == pytest.approx(np.log(2))


def test_training_again_gives_the_same_network(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """From the same seed; one for more seats goes beside it, and both are read."""
    digests = []
    for name in ("one.json", "two.json"):
        assert cli.main([*SHORT, "--out", str(tmp_path / name), "--json"]) == 0
        told = json.loads(capsys.readouterr().out)
        assert told["games"] == 6
        assert told["positions"] > 60
        assert "partial" not in told
        digests.append(network.read(tmp_path / name)["digest"])
    assert digests[0] == digests[1]
    assert cli.main([*SHORT, "--rounds", "1", "--players", "3", "--out", str(tmp_path / "one.json")]) == 0
    assert "Dessert Dice for 3 players" in capsys.readouterr().out
    both, alone = network.read(tmp_path / "one.json"), network.read(tmp_path / "two.json")
    assert both["networks"]["2"] == alone["networks"]["2"]
    assert [*both["networks"]] == [*both["made"]] == ["2", "3"]


def test_ctrl_c_keeps_the_best(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Stopped in the second round, the network of the first is written; stopped before any, nothing is."""
    played, rounds = positions.played, 0

    def interrupted(*given: Any) -> Any:
        nonlocal rounds
        rounds += 1
        if rounds != 1:
            raise KeyboardInterrupt
        return played(*given)

    monkeypatch.setattr(positions, "played", interrupted)
    out = tmp_path / "network.json"
    assert cli.main([*SHORT, "--out", str(out), "--json"]) == STOPPED
    assert json.loads(capsys.readouterr().out)["partial"] == {"asked": 6 * 2, "why": "stopped"}
    written = out.read_text("utf-8")
    assert cli.main([*SHORT, "--out", str(out)]) == STOPPED
    assert out.read_text("utf-8") == written


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["pig"], "network/no-features"),
        (["dessert-dice", "--players", "9"], "players/count"),
        (["dessert-dice", "--games", "1"], "usage"),
        (["dessert-dice", "--out", "nowhere/network.json"], "file/no-folder"),
        (["dessert-dice", "--out", "."], "file/unwritable"),
    ],
)
def test_what_can_not_be_trained_is_refused(words: list[str], code: str, capsys: pytest.CaptureFixture[str]) -> None:
    """At once, with a code."""
    assert cli.main(["train", *words, "--json"]) != 0
    assert json.loads(capsys.readouterr().out)["error"]["code"] == code


def test_a_file_of_another_game_is_left_as_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Networks of one game never go beside those of another."""
    file = tmp_path / network.FILE
    written = network.text(registry.load("dicecreams"), {"2": {"weights": [[1]], "biases": [2], "out": [3]}}, {})
    file.write_text(written, "utf-8")
    assert cli.main([*SHORT, "--out", str(file)]) == 2
    assert "(network/damaged)" in capsys.readouterr().err
    assert file.read_text("utf-8") == written


@pytest.mark.parametrize("spoilt", ["", "[]", "{}", '{"format": "dicecafe-network/1"}', '{"format": "other"}'])
def test_a_damaged_file_is_refused(spoilt: str, tmp_path: Path) -> None:
    """Whatever is in it, as is one in which a single weight was changed."""
    file = tmp_path / network.FILE
    file.write_text(spoilt, "utf-8")
    with pytest.raises(NetworkError):
        network.read(file)


def test_a_changed_weight_is_seen(tmp_path: Path) -> None:
    """The digest is of all weights."""
    game = registry.load("dessert-dice")
    file = tmp_path / network.FILE
    networks = {"2": {"weights": [[1, 2]], "biases": [3], "out": [4]}}
    file.write_text(network.text(game, networks, {}), "utf-8")
    assert network.read(file)["networks"] == networks
    file.write_text(file.read_text("utf-8").replace("[[1, 2]]", "[[1, 3]]"), "utf-8")
    with pytest.raises(NetworkError):
        network.read(file)


def test_tables_that_no_network_has_learned_go_by_the_fitted_standing() -> None:
    """Other numbers of seats; at them the game's own standing is what it was."""
    game = registry.load("dessert-dice")
    part, fitted = game.part("features"), game.part("standing")
    assert part is not None
    assert fitted is not None
    width = 2 * part.FEATURES
    known = network.rule_of(game, part, fitted, {2: Network([[0] * width], [0], [0])})
    for players in (2, 3):
        _, cfg, roots = told_of(game, players)
        for root in roots:
            found = [0] * players
            known(cfg, root, found)
            assert found == ([0, 0] if players == 2 else [fitted.standing(cfg, root, seat) for seat in range(players)])
