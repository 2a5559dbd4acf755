"""Dice Cafe: four tabletop dice games under one rulebook, to play, to study and to simulate by the million."""

from dicecafe.engine.dice import FairDice, StreamDice
from dicecafe.engine.errors import DiceCafeError
from dicecafe.engine.match import Match
from dicecafe.engine.record import Record
from dicecafe.engine.registry import load, names

__version__ = "1.0.0"
__all__ = ["DiceCafeError", "FairDice", "Match", "Record", "StreamDice", "load", "names"]
