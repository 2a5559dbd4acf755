"""Write docs/envs.md: how to use the environments, and the encoding of every game. `python tools/envs.py` rewrites it."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path

from dicecafe.engine import contract
from dicecafe.engine.game import Game
from dicecafe.engine.registry import load, names
from dicecafe.envs import encoding
from dicecafe.envs.tables import default_players

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "envs.md"
HEAD = """\
# Environments

For researchers: every game of the cafe behind the interfaces that learning code already speaks, all of them over the one
rulebook. `pip install 'dicecafe[envs]'` brings Gymnasium, PettingZoo and OpenSpiel. Two of the games are solved, so that you
can say how far an agent is from the optimum, and not only whom it beats ([an example](../examples/train_burger.py)).

| module | what it is | speed |
| --- | --- | --- |
| `dicecafe.envs.vector` | Gymnasium, thousands of games at once | compiled: millions of steps a second on one core |
| `dicecafe.envs.sb3` | stable-baselines3, the same with its `VecEnv` | the same, and what it does with them |
| `dicecafe.envs.single` | Gymnasium, one game | plain Python: thousands |
| `dicecafe.envs.aec` | PettingZoo, agents that take turns | plain Python, with the words of the game |
| `dicecafe.envs.openspiel` | OpenSpiel, chance nodes and information states | plain Python |

[How fast](../benchmarks/README.md#environments), beside others.

## Thousands of games at once

```pycon
>>> import numpy as np
>>> from dicecafe.envs.vector import DiceVectorEnv
>>> envs = DiceVectorEnv("burger-dice", num_envs=1000, opponents="greedy")
>>> observations, infos = envs.reset(seed=1)
>>> observations["observation"].shape, observations["action_mask"].shape
((1000, 33), (1000, 12))
>>> rng = np.random.default_rng(1)
>>> wins = ended = 0
>>> for _ in range(500):
...     actions = (rng.random((1000, 12)) * observations["action_mask"]).argmax(1)
...     observations, rewards, terminations, truncations, infos = envs.step(actions)
...     ended, wins = ended + terminations.sum(), wins + (rewards > 0).sum()
>>> bool(ended > 1000), int(wins)
(True, 0)

```

- **Who plays.** With `opponents="greedy"`, `"medium"` or `"random"` you are seat 0 and the others play inside the step. Every
  other [bot](bots.md) is asked in between, which is as slow as the bot: `"easy"`, `"hard"`, `"expert"`, `"perfect"`,
  `"module:name"`, or your own policy as it is (`opponents=my_policy`, anything with `choose(view, legal)`); a list has one for
  each of the other seats. With
  `opponents=None` every decision is yours: the observation is of the seat to move, which `infos["seat"]` names. `players` and
  `options` are the game's own. Who starts moves round the table from game to game.
- **A step** takes an action for every game, then lets dice, cards and opponents go on until your next decision.
- **Rewards** come at the end, for the seat that has just acted; `infos["rewards"]` has those of all seats. They sum to 0: a
  winner among n has 1, each of the others -1/(n - 1), and winners who tie share. Alone, it is 1 or -1.
- **The next game** begins as Gymnasium 1.x has it: with the next step (`autoreset_mode="NextStep"`, whose action is passed
  over), or with the same (`"SameStep"`: the last row of the game is in `infos["final_obs"]`). A game that opponents end before
  your first decision is passed over. `horizon=500` breaks a game off after so many of your actions.
- **Illegal actions** do nothing, cost nothing and are told in `infos["illegal"]`. Use the mask. At the end of a game it holds
  every action: what is chosen there is passed over, and no softmax over it divides by nothing.
- **Scaled and relative.** `scaled=True` gives floats of about 1, each entry divided by what it usually is at most.
  `relative=True` turns the table, so that who looks is seat 0 in rows, masks and actions, and one network plays every seat; the
  first entry is then how many seats there are. Not on a GPU. `infos` keep the seats' own numbers.
- **Copies of a game.** Environments are pickled and deep-copied in the middle of a game, and both go on alike.
- **Seeds.** Game k of environment i is game k * num_envs + i of the seed, with the dice that `dicecafe simulate --seed` rolls
  in it.
- **Copies.** `copy=False` gives the arrays that the next step writes into. They are ordinary NumPy arrays, which torch
  (`from_numpy`) and JAX (`from_dlpack`) take without a copy.
- **On a GPU**, with `device="cuda"`, a game is a thread. All arrays stay on the device and carry `__cuda_array_interface__`:
  `torch.as_tensor(observations["observation"], device="cuda")`, `jax.numpy.asarray(...)` and `cupy.asarray(...)` share their
  memory, and `step` takes a tensor on the device.

Through Gymnasium's registry, one game or many (also in its own `SyncVectorEnv` and `AsyncVectorEnv`, by `vectorization_mode`):

```pycon
>>> import gymnasium
>>> env = gymnasium.make("dicecafe.envs.single:dicecafe/pig-v0", opponents="random", render_mode="ansi")
>>> observation, info = env.reset(seed=5)
>>> observation, reward, terminated, truncated, info = env.step(0)
>>> print(env.render())
player_0 0 and player_1 0 (to 100).
At risk: 5.
>>> many = gymnasium.make_vec("dicecafe/pig-v0", num_envs=64, opponents=None, players=3)

```

## stable-baselines3

    from sb3_contrib import MaskablePPO
    from dicecafe.envs.sb3 import vec_env
    model = MaskablePPO("MlpPolicy", vec_env("pig", num_envs=64, opponents="random"), n_steps=32, batch_size=512)

`vec_env` takes what `DiceVectorEnv` takes; its observations are rows, scaled and relative unless you say otherwise, and
`env_method("action_masks")` tells what is legal, as does `action_masks()` of `gymnasium.make("dicecafe/...-v0").unwrapped`.
[benchmarks/stable_baselines.py](../benchmarks/stable_baselines.py) lets its `check_env` run on every game and a MaskablePPO learn
(stable-baselines3 2.x with torch 2.13: no warning; against random it wins 95% at Pig after 60,000 steps, in 17 seconds).

## PettingZoo

```pycon
>>> from dicecafe.envs import aec
>>> env = aec.env("pig", players=3, options={"target": 20})
>>> env.reset(seed=1)
>>> for agent in env.agent_iter():
...     observation, reward, terminated, truncated, info = env.last()
...     if terminated or truncated:
...         action = None
...     else:
...         action = 1 if observation["observation"][12] >= 20 else 0  # the pot, see below: hold at 20
...     env.step(action)
>>> env.unwrapped.match.record().result
{'points': [0, 22, 0], 'winners': [1]}

```

The info of the agent to move has `events`, what happened since its last move, as far as it may know: for each line its
seat (none: the dice) and a message, which `env.unwrapped.game.speech(env.possible_agents).say(message, who=seat)` puts into
words; and `moves`, its legal actions in notation by number. `env` wraps it as PettingZoo's own games are: an illegal action
loses. `aec.DiceAEC` is bare and refuses with the rule that forbids it. With `opponents`, the same as above, `player_0` is the
one agent, and they play the other seats. `scaled` and `relative` are as above; with `flat=True` an observation is the row alone
and the mask is in the info, as SuperSuit's wrappers and PettingZoo's own `api_test` like it best.

## OpenSpiel

```pycon
>>> import pyspiel
>>> import dicecafe.envs.openspiel
>>> game = pyspiel.load_game("python_dicecafe_burger_dice(players=2,target=20)")
>>> state = game.new_initial_state()
>>> state.apply_action(0)
>>> state.chance_outcomes()[0]
(0, 0.3333333333333333)
>>> for face in (0, 1, 4):
...     state.apply_action(face)
>>> [state.action_to_string(action) for action in state.legal_actions()]
['place bun', 'waste bun', 'waste patty', 'waste cheese']
>>> print(state.information_state_string(0))
observer=0 to_move=0 rolls=1 loose=3 rolled=1,1,0,0,1
0 roll
* bun
* patty
* cheese

```

Chance nodes are one die or card at a time. Parameters are `players` (two at least), the options of the game but its deck,
`horizon` (1,000 decisions, or as many dice, after which all returns are 0; players who know what they do end long before),
`history` (true) and `memory` (32). An information state is the observation and the past as the player saw it: the whole of it
as a string, its last `memory` lines as a tensor, the latest first, each as 1 + who (0 for chance) and 1 + what (0 where that is
secret). With `history=False` it is the observation and how many decisions and dice came before, so that ways that lead to one
position meet: CFR and best responses have small tables then. OpenSpiel's tabular methods walk the whole tree, so keep the
horizon small.

## Training that comes off with every seed

[examples/train_burger.py](../examples/train_burger.py) is one file in plain NumPy: PPO with masks against greedy, from the
first move to the distance from the optimum. Who begins never wins, and where nothing but the end is rewarded some seeds never
begin to. What mends it is shaping: the lead in points, times 0.01, as a potential, which changes nothing of what is best. So
many games of 2,000 against greedy were won after 60 rounds, four million decisions, 11 to 14 seconds of one core:

| seed | 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
| with the potential | 52.9% | 52.4% | 52.0% | 52.5% | 52.9% | 53.9% | 52.8% | 53.4% | 53.6% | 52.9% |
| without | 49.8% | 48.9% | 0.0% | 51.4% | 0.0% | 52.3% | 0.0% | 50.2% | 4.0% | 47.5% |

Made by `train_burger.py --rounds 60 --games 40 --seed N`, and the same with `--potential 0`. Every seed with the potential is as
strong as greedy or stronger; more rounds go on from there. Neither a curriculum nor self-play was needed or tried.

`--save burger.npz` keeps the network as named arrays, `weight0`, `bias0` and on. [load_torch.py](../examples/load_torch.py) and
[load_jax.py](../examples/load_jax.py) take them into PyTorch and JAX in a few lines each; all three give the same chances.

## Search with exact chances

`dicecafe.envs.successors` tells everything that may come of the decision at every table: for each action each way in which the
dice may fall until somebody decides again, its chance, the row there, and what the end is worth. One batch through a network
values all of them, and the mean by chance is what an action is worth. For games without secrets, on the CPU.

```pycon
>>> from dicecafe.envs.successors import successors
>>> from dicecafe.envs.tables import Tables
>>> from dicecafe import load
>>> tables = Tables(load("pig"), 2, opponents=None)
>>> tables.begin(seed=1)
>>> ways = successors(tables)
>>> ways.action.tolist()
[0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1]
>>> ways.rows[:7, 12].tolist(), ways.chance[:7].round(3).tolist()
([0, 2, 3, 4, 5, 6, 0], [0.167, 0.167, 0.167, 0.167, 0.167, 0.167, 1.0])

```

[examples/search_chance.py](../examples/search_chance.py) learns so from itself: after 800 rounds, a few seconds of one core, its
decisions cost 0.02% of a game of Pig to 40 by the exact solution, where those of greedy cost 5%.

## What is the same in all of them

An **observation** is a row of 32-bit integers: the seat that looks, whose decision it is, then the fields of the position as
that seat may see them, in the order below. Seats keep their numbers whoever looks, since fields and actions name seats; the
seats of fewer players than the most are zeros at the end of a field. Numbers are as they are in the rules, neither scaled nor
one-hot, unless you ask for it. The bounds of the space are the game's own at this table, from its `observation.py`
([what that may say](../src/dicecafe/engine/observation.py)); where the rules set none, as for the points of a turn of luck, they
are those of the number's type. Options are not in the row: they stay the same. A 64-bit field takes four entries of 16 bits, the
lowest first. The **mask** has a 1 for each legal action.

**Nobody acts out of turn.** Where the rules allow it (Sprinkles in DiceCreams), a seat does so only at its own decisions here,
as with the option `sprinkles=own-decisions`.

## The rows and the actions of each game

Generated by `python tools/envs.py` from each game's `State`.
"""


def span(first: int, last: int) -> str:
    """3, or 3-7."""
    return str(first) if first == last else f"{first}-{last}"


def rows(game: Game) -> list[str]:
    """The table of a game's observation."""
    told = encoding.meanings(game)
    lines = ["| entries | field | meaning |", "| --- | --- | --- |"]
    for piece in encoding.layout(game):
        entries = span(piece.start, piece.start + piece.entries - 1)
        lines.append(f"| {entries} | `{piece.name}` | {told[piece.name]} |")
    return lines


def actions(game: Game) -> list[str]:
    """The table of a game's actions: neighbours that begin alike are one line."""
    cfg = game.config(default_players(game))
    words, start = game.text.actions(cfg), game.start(cfg)
    said = [words[game.kernels["phrase"](cfg, start, 0, action)] for action in range(game.n_actions)]
    lines = ["| actions | in words |", "| --- | --- |"]
    for verb, run in groupby(range(game.n_actions), key=lambda action: said[action].split()[0]):
        first, *_, last = [*run] * 2
        if first == last:
            told = f"`{said[first]}`"
        elif game.kernels["phrase"] is not contract.phrase and said[first].split()[1] == said[last].split()[1]:
            told = f"`{verb}` by place in a line; the words name the card that lies there"
        else:
            told = f"`{said[first]}` to `{said[last]}`"
        lines.append(f"| {span(first, last)} | {told} |")
    return lines


def page() -> str:
    """The whole page."""
    parts = [HEAD]
    for game in (load(name) for name in names()):
        if game.folder.is_relative_to(ROOT):  # games of other packages have pages of their own
            size = f"A row has {encoding.width(game)} entries, a mask {game.n_actions}."
            parts.append("\n".join([f"### {game.title}", "", size, "", *rows(game), "", *actions(game), ""]))
    return "\n".join(parts)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
