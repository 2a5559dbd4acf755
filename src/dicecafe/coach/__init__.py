"""The coach: what each roll and each decision of a game was worth, so that luck can be told from skill."""

from __future__ import annotations

from .analysis import Analysis, Step, Total, analyse

__all__ = ["Analysis", "Step", "Total", "analyse"]
