"""Many tables at once: the same to the bit at every speed, and the same games as anywhere else in the cafe."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from dicecafe import Match, StreamDice, load
from dicecafe.engine.contract import CHANCE
from dicecafe.engine.errors import DiceCafeError
from dicecafe.engine.registry import names
from dicecafe.envs import encoding
from dicecafe.envs.stepping import COLUMNS, GAMES
from dicecafe.envs.tables import Tables

ARRAYS = ("rows", "masks", "seats", "gains", "rewards", "terminated", "truncated", "illegal", "finals")


def any_legal(tables: Tables, rng: np.random.Generator) -> Any:
    """A random legal action for each table."""
    return (rng.random(tables.masks.shape) * tables.masks).argmax(1)


@pytest.mark.parametrize("opponents", [None, "random", "greedy"])
@pytest.mark.parametrize("name", names())
def test_compiled_and_interpreted_agree(name: str, opponents: str | None) -> None:
    """Every array after every step, illegal actions and new games included."""
    game, rng = load(name), np.random.default_rng(1)
    players = 3 if opponents == "greedy" else None
    slow, fast = (
        Tables(game, 5, players, opponents=opponents, horizon=40, same_step=opponents is None, device=device)
        for device in ("python", "cpu")
    )
    slow.begin(7)
    fast.begin(7)
    ended = 0
    for step in range(100):
        for array in ARRAYS:
            assert np.array_equal(getattr(slow, array), getattr(fast, array)), (step, array)
        actions = any_legal(slow, rng)
        actions[0] = game.n_actions if step % 7 == 0 else actions[0]
        slow.step(actions)
        fast.step(actions)
        ended += int((fast.terminated | fast.truncated).sum())
    assert ended >= 5
    assert fast.state(2) == slow.state(2)
    assert fast.words(3) == slow.words(3)


@pytest.mark.parametrize("name", names())
def test_a_table_is_the_match_with_the_same_dice(name: str) -> None:
    """Game k of table t of n is game k * n + t of the seed; who starts moves on; what is seen is the mover's view."""
    game, rng = load(name), np.random.default_rng(2)
    tables = Tables(game, 2, horizon=30)
    tables.begin(11)
    for k in range(3):
        matches = [Match(game, ["a", "b"], first=(k + t) % 2, dice=StreamDice(11, 2 * k + t)) for t in range(2)]
        for _ in range(25):
            for t, match in enumerate(matches):
                while match.turn == CHANCE:
                    match.roll()
                assert match.state == tables.state(t)
                asked = game, match.cfg, match.state, match.turn
                assert tables.seats[t] == match.turn
                assert np.array_equal(tables.rows[t], encoding.row(*asked))
                assert np.array_equal(tables.masks[t], encoding.mask(*asked))
            actions = any_legal(tables, rng)
            for match, action in zip(matches, actions, strict=True):
                match.play(match.turn, int(action))
            tables.step(actions)
            if any(match.over for match in matches):
                break
        tables.begin()


def test_an_illegal_action_does_nothing() -> None:
    """The position stays, the table says so, and it counts as a step; the next action is taken as usual."""
    tables = Tables(load("burger-dice"), 3, horizon=2, device="python")
    tables.begin(1)
    before = tables.rows.copy()
    tables.step([11, -1, 99])
    assert tables.illegal.all()
    assert np.array_equal(tables.rows, before)
    tables.step([0, 0, 0])
    assert not tables.illegal.any()
    assert tables.truncated.all()
    assert (tables.rows[:, encoding.TO_MOVE] == 0).sum() >= 1


def test_the_next_game_begins_with_the_next_step_or_the_same() -> None:
    """Next step: the end is seen, then the first row of the next game. Same step: that row at once, the end in `finals`."""
    later, at_once = (Tables(load("pig"), 1, options={"target": 10}, same_step=same, device="python") for same in (False, True))
    later.begin(3)
    at_once.begin(3)
    ends = 0
    for _ in range(60):
        pot = later.state(0).pot
        for tables in (later, at_once):
            tables.step([1 if pot >= 10 else 0])
        if later.terminated[0]:
            ends += 1
            assert at_once.terminated[0]
            assert later.rewards.tolist() == at_once.rewards.tolist()
            assert sorted(later.rewards[0].tolist()) == [-1.0, 1.0]
            assert later.gains[0] == at_once.gains[0] == 1.0  # who reaches the target has just held
            assert later.masks.all()  # so that no softmax over it divides by nothing; the next action is passed over
            assert np.array_equal(later.rows, at_once.finals)
            later.step([99])
            assert not later.illegal[0]
            assert later.rewards.tolist() == [[0.0, 0.0]]
        assert np.array_equal(later.rows, at_once.rows)
        assert np.array_equal(later.masks, at_once.masks)
    assert ends >= 3


def test_games_that_end_before_the_callers_first_move_are_passed_over() -> None:
    """With so few points to win rivals may be done first; every game that begins has a decision for the caller."""
    tables = Tables(load("pig"), 64, options={"target": 10}, opponents="greedy")
    tables.begin(5)
    assert (tables.seats == 0).all()
    assert tables.masks.all()
    assert not tables.terminated.any()
    assert tables.counters[GAMES::COLUMNS].max() > 0  # somewhere a game was


def test_greedy_opponents_beat_a_random_caller() -> None:
    """And the rewards say so."""
    tables, rng = Tables(load("pig"), 256, opponents="greedy"), np.random.default_rng(0)
    tables.begin(0)
    total, ends = 0.0, 0
    for _ in range(300):
        tables.step(any_legal(tables, rng))
        total += float(tables.gains.sum())
        ends += int(tables.terminated.sum())
    assert ends > 100
    assert total / ends < -0.9


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"device": "tpu"}, "envs/device"),
        ({"opponents": "genius"}, "players/unknown"),
        ({"players": 11}, "players/count"),
        ({"options": {"target": 1}}, "option/out-of-range"),
    ],
)
def test_what_cant_be_is_refused(wrong: dict[str, Any], code: str) -> None:
    """With the cafe's own errors."""
    with pytest.raises(DiceCafeError) as refused:
        Tables(load("pig"), 1, **wrong)
    assert refused.value.code == code


# ---------------------------------------------------------------- CUDA
# Numba's simulator runs kernels in Python: it does not find a module named in a closure, and reads numbers as NumPy's small ones,
# which overflow where compiled code widens. So what stands for a thread's number, its memory and its streams is plain here, and
# numbers are int. What is tested is the kernel, and that it leads to the right arrays.
SIMULATED = """
import sys
import threading
import numpy as np
from numba import cuda
from numba.cuda.simulator.cudadrv.devicearray import FakeWithinKernelCUDAArray
from dicecafe.compiled import arrays, shared_memory, step

WARP = shared_memory.WARP = 2  # before others import it: three tables are then a warp and the half of one
from dicecafe.engine import registry
from dicecafe.engine.rule import rule
from dicecafe.envs import encoding
from dicecafe.envs.tables import Tables

LOCK = threading.Lock()
BLOCKS = {}  # what the threads of a block share

def thread():
    here = threading.current_thread()
    return WARP * here.blockIdx.x + here.threadIdx.x

def shared(name, make):
    return lambda: BLOCKS.setdefault((name, thread() // WARP), make())

def copy_part(to, i, source, j, lane):
    if lane == 0:
        copy_record(to, i, source, j)

def append(number, numbers, counts, which):
    with LOCK:
        numbers[counts[which]] = number
        counts[which] += 1

def cuda_writer(game):
    write = encoding.writer(game)
    def part(states, each, rows, tables, count, lane):
        if lane < count:
            write(states[each * lane], rows, tables[lane])
    return part

@rule
def copy_record(to, i, source, j):
    if not isinstance(source, list):
        to[i].assign(type(to[i]).from_record(source[j]._item._ary))
    elif isinstance(to, list):
        to[i].assign(source[j])
    else:
        to[i] = source[j].array()[0]

for method in ("__getitem__", "__getattr__"):
    def widened(self, key, ask=getattr(FakeWithinKernelCUDAArray, method)):
        found = ask(self, key)
        return int(found) if isinstance(found, np.integer) else found
    setattr(FakeWithinKernelCUDAArray, method, widened)

real = cuda.jit
cuda.jit = lambda function, max_registers=0, **given: real(function, **given)  # the simulator has no registers
arrays.cuda_thread = lambda: cuda.jit(thread, device=True)
arrays.constant_table = lambda value: value
shared_memory.shared_states = lambda of, each: shared(of, lambda: [of() for _ in range(WARP * each)])
shared_memory.shared_masks = lambda actions: shared(actions, lambda: [[0] * actions for _ in range(WARP)])
shared_memory.shared_numbers = lambda: shared("numbers", lambda: [0] * WARP)
shared_memory.copy_part = lambda of: copy_part
shared_memory.clear_state = lambda of: lambda states, i: states[i].assign(of())
shared_memory.append = lambda: append
shared_memory.meet = lambda: lambda: threading.current_thread().syncthreads()
encoding.cuda_writer = cuda_writer
arrays.local_array = lambda of, length: lambda: [of() for _ in range(length)] if isinstance(of, type) else [0] * length
step.machine_slots = lambda game: {**step.slots(game), step.copy_state: copy_record}
for name in sys.argv[1:]:
    game, rng = registry.load(name), np.random.default_rng(1)
    here, there = (Tables(game, 3, None, None, "greedy", 3, True, device) for device in ("python", "cuda"))
    here.begin(7)
    there.begin(7)
    for number in range(5):
        actions = (rng.random(here.masks.shape) * here.masks).argmax(1)
        actions[0] = game.n_actions if number % 3 == 0 else actions[0]
        here.step(actions)
        there.step(actions)
        for array in ARRAYS:
            assert np.array_equal(getattr(here, array), getattr(there, array).copy_to_host()), (name, number, array)
    assert there.state(1) == here.state(1)
print("same")
"""


def test_the_cuda_kernel_in_numbas_simulator() -> None:
    """A table a thread: the same arrays as in plain Python, for every game."""
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    command = [sys.executable, "-W", "ignore", "-c", f"ARRAYS = {ARRAYS!r}\n{SIMULATED}", *names()]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.stdout.strip() == "same", done.stderr
