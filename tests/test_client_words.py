"""What a table says to a program: ids with parameters, and English with one call."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest
from cafe_server import Server
from refusals import refused, said

from dicecafe import load
from dicecafe.client import Client, link
from dicecafe.engine import registry
from dicecafe.protocol import messages
from dicecafe.words import Message, player


def run(work: Coroutine[Any, Any, Any]) -> Any:
    """Have something done, within a minute."""
    return asyncio.run(asyncio.wait_for(work, 60))


async def spoken(client: Client) -> dict[str, Any]:
    """What a table of Burger Dice says to a program, and the same in English."""
    heard: dict[str, Any] = {}
    async with client.table(await client.open("burger-dice", ["Ann", "Bo"], first=0)) as table:
        news = table.news()
        assert table.position is not None
        (roll,), heard["chances"] = table.position.moves[0], await table.odds()
        heard["move"] = (roll.move, roll.id, roll.parameters, table.english(roll))
        await table.move("roll")
        told = [event for event in (await anext(news)).events if event.kind == "line"]
        heard["told"] = [(event.seat, event.tell, table.english(event)) for event in told]
        heard["odds"] = await table.odds()
        with refused("move/illegal", "why-dice-left") as caught:
            await table.move("stop")
        heard["refusal"] = (caught.value.message, str(caught.value), table.english(caught.value.message))
        assert table.english(messages.TableEvent(1, "sat", 0)) == ""
        heard["players"] = table.english(Message("score", player=player(1), points=3))
    return heard


@pytest.mark.parametrize("installed", [True, False])
def test_what_a_program_hears_and_its_english(cafe: Server, installed: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ids and parameters as they come, and words with one call; of a game that is not installed, with the server's catalogue."""
    speech = load("burger-dice").speech(["Ann", "Bo"], "en")
    if not installed:
        monkeypatch.setattr(registry, "names", list)
    heard = run(spoken(Client(cafe.address)))
    assert heard["move"] == ("roll", "roll", {"n": 3}, speech.say(Message("roll", n=3), "label"))
    (who, tell, told), (dice, *_) = heard["told"][0], heard["told"][1]
    assert (who, tell, told) == (0, ("roll", {"n": 3}), speech.say(Message("roll", n=3), who=0))
    assert dice is None
    message, english, again = heard["refusal"]
    assert english == again == speech.say(message)
    assert said(message, "move-now").parameters["refusal"].id == "move-illegal"
    assert heard["players"] == speech.say(Message("score", player="Bo", points=3))
    label, chance = heard["chances"][-1]
    assert (label.id, chance.id) == ("odds-bust", "chance")
    assert heard["odds"] == []  # dice lie there, to be dealt with first


def test_a_refusal_names_its_ruling(cafe: Server) -> None:
    """As a field, for whoever shows the rules beside it; also where words of a game are refused over HTTP."""

    async def play() -> None:
        with refused("option/conflict", "too-few-dice", needed=14) as caught:
            await Client(cafe.address).open("burger-dice", ["Ann", "Bo"], {"roll_size": 6})
        assert (caught.value.ruling, caught.value.game) == ("BD-1", load("burger-dice").folder)
        assert "14" in str(caught.value)

    run(play())


def test_another_protocol_is_not_understood(cafe: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server of another version is left alone at once."""
    monkeypatch.setattr(link, "PROTOCOL", 1)

    async def play() -> None:
        client = Client(cafe.address)
        with refused("connection/lost", "client-protocol", theirs=str(messages.PROTOCOL), ours="1"):
            await client.table(await client.open("pig", ["Ann", "Bo"])).__aenter__()

    run(play())
