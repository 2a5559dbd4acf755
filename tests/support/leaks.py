"""Leaks: what a frame must not hold before the end of a game with secrets."""

from __future__ import annotations

import msgspec

from dicecafe.engine import registry
from dicecafe.engine.match import Match

SECRET_FIELDS = {"dessert-dice": "goals"}  # where a position of a game with secrets keeps them, a value a seat, 0 when not seen
SECRETIVE = [name for name in registry.names() if registry.load(name).has_secrets]


def check_frame(frame: bytes | str, field: str, deals: dict[str, int], secret: str) -> None:
    """Nothing in a frame from before the end is another seat's; `deals` is what is said of secrets, by the seat it is for."""
    text = frame if isinstance(frame, str) else frame.decode()
    assert secret not in text
    said = msgspec.json.decode(text)
    if said["type"] in ("done", "refused"):
        assert not any(line in text for line in deals)
        return
    position = said.get("position")
    eyes = position.get("eyes") if position else None
    assert not any(line in text for line, seat in deals.items() if seat != eyes)
    if position:
        assert not any(value for seat, value in enumerate(position["state"][field]) if seat != eyes)
        assert not any(value for seat, value in enumerate(position["points"]) if seat != eyes)
        assert not {"result", "secret", "places"} & set(position)
        assert position["facts"]


def deals_of(match: Match) -> dict[str, int]:
    """The secret lines of a game and the messages that tell them, as they are sent, by the seat that may see them."""
    found = {}
    for number in (number for number, is_public in enumerate(match.public) if not is_public):
        seat = next(seat for seat in range(len(match.names)) if match._may_see(match.moments[number], seat))
        found[match.log[number]] = found[msgspec.json.encode(match.describe(number, seat)).decode()] = seat
    return found
