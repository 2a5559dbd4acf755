"""Games that are over, for tests: played on a server, replayed, and their dice rolled again."""

from __future__ import annotations

import hashlib
import hmac
import random
from typing import Any

from cafe_server import Device, Server, play_out

from dicecafe.engine.dice import seal_of

HURRIED: dict[str, dict[str, int]] = {"pig": {"target": 20}, "burger-dice": {"target": 3}, "dicecreams": {"cones": 3}}


def finished(server: Server, game: str, **more: Any) -> dict[str, Any]:
    """A finished game of somebody on one device, playing both seats; the key of its table."""
    key = server.open(game, "Ann", "Bo", first=0, seal=seal_of("tea"), options=HURRIED.get(game, {}), **more)
    rng = random.Random(5)
    with server.device(key) as ann:
        assert ann.ask("nonce", nonce="tea")["type"] == "done"
        play_out([ann], lambda moves: rng.choice([move for move in moves if not move.startswith(("tip", "scrap"))] or moves))
    return key


# Burger Dice with real dice and a target of 3: somebody makes 3, then the next has nothing but waste and could stop or roll on.
FINAL_ROUND = (
    ["roll", "* bun patty bun", "place bun", "place patty", "place bun"],
    ["stop", "roll", "* bun bun bun", "waste bun", "waste bun", "waste bun"],
)


def play_lines(host: Device, lines: list[str]) -> None:
    """Play as some lines say; the host's device rolls."""
    for line in lines:
        assert host.position is not None
        done = host.ask("dice", at=host.position["at"], dice=line[2:]) if line.startswith("*") else host.move(line)
        assert done["type"] == "done"


def play_with_real_dice(host: Device, lines: list[str]) -> None:
    """Play a whole game with real dice."""
    play_lines(host, lines)
    assert host.over


def short_pig(server: Server) -> str:
    """A game of six steps, with real dice: its table."""
    key = server.open("pig", "Ann", "Bo", first=0, real_dice=True, options={"target": 10})
    with server.device(key) as ann:
        play_with_real_dice(ann, ["roll", "* 4", "roll", "* 6", "hold"])
    return str(key["table"])


def replayed(server: Server, table: str) -> dict[str, Any]:
    """The whole replay of a game, however long it became."""
    replay: dict[str, Any] = server.get(f"/api/records/{table}/replay")[1]
    while len(replay["steps"]) < replay["total"]:
        replay["steps"] += server.get(f"/api/records/{table}/replay?start={len(replay['steps'])}")[1]["steps"]
    return replay


def tried(replay: dict[str, Any], number: int) -> int:
    """The number that a try brings, as docs/protocol.md has it."""
    message = f"{','.join(replay['nonces'])}:{number}".encode()
    return int.from_bytes(hmac.digest(bytes.fromhex(replay["secret"]), message, "sha256")[:4], "big")


def check_dice(replay: dict[str, Any]) -> int:
    """Roll every die of a replay again, by nothing but what docs/protocol.md says; how many there were."""
    assert hashlib.sha256(bytes.fromhex(replay["secret"])).hexdigest() == replay["commitment"] == replay["info"]["commitment"]
    rolled, number = 0, 0
    for step in replay["steps"]:
        if step["tries"] is None:
            continue
        assert step["tries"] == number
        for draw in step["draws"]:
            weights, n = draw["weights"], sum(draw["weights"])
            while (x := tried(replay, number)) >= 2**32 - 2**32 % n:
                number += 1
            number += 1
            assert next(i for i in range(len(weights)) if sum(weights[: i + 1]) > x % n) == draw["outcome"]
            rolled += 1
    return rolled
