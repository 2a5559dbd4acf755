"""What `dicecafe verify` prints: what was replayed and rolled again, and what that proves."""

from __future__ import annotations

import json
from pathlib import Path

from dicecafe.engine.errors import RecordError
from dicecafe.engine.exits import NOT_SO, complain
from dicecafe.engine.pinned import Pinned
from dicecafe.engine.verify import Verified, verdicts
from dicecafe.words import Message, say


def verify(record: Path, pinned: Path | None, as_json: bool) -> int:
    """Replay the records of a file and roll their dice again; those that are wrong are told one by one."""
    found = list(verdicts(record, Pinned.load(pinned) if pinned else None))
    done = [one for one in found if isinstance(one, Verified)]
    wrong = [one for one in found if isinstance(one, RecordError)]
    if wrong and not done:
        raise wrong[0]
    for error in wrong:
        complain(error)
    lines, rolls, given = (sum(getattr(one, what) for one in done) for what in ("lines", "rolls", "given"))
    dice = {one.how.parameters["source"]: one.how for one in done}
    unshown = sorted({player for one in done for player in one.unshown})
    rules = sorted({one.rules for one in done})
    code = NOT_SO if wrong else 0
    if as_json:
        listed = {"wrong": [error.as_dict() for error in wrong]} if wrong else {}
        summary = {"ok": not wrong, "records": len(done), "lines": lines, "given": given, "rolls": rolls, "dice": sorted(dice)}
        print(json.dumps({**summary, "unshown": unshown, "pinned": done[0].pinned if done else "", "rules": rules, **listed}))
        return code
    print(say(Message("verify-done", records=len(done), lines=lines)))
    if given:
        print(say(Message("verify-given", given=given)))
    for rule in rules:
        if rule != "same":
            print(say(Message("verify-rules", rules=rule)))
    how = [dice[source] for source in sorted(dice)]
    print(say(Message("verify-rolls", rolls=rolls, how=how) if rolls else Message("verify-no-rolls", how=how)))
    if unshown:
        print(say(Message("verify-unshown", players=unshown)))
    if "secret" in dice:
        print(say(Message("verify-pinned", what=done[0].pinned or "nothing", option="dicecafe verify --pinned")))
    return code
