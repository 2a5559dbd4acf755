"""Logs: what a server writes of itself, a JSON object a line."""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import Any

from aiohttp.http import HttpProcessingError


class JsonLines(logging.Formatter):
    """A log line as one JSON object; what a caller gives as `extra={"about": {...}}` stands beside the message."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line: dict[str, Any] = {"at": round(time.time(), 3), "level": record.levelname.lower(), "what": record.getMessage()}
        line |= getattr(record, "about", {})
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def no_bad_request(record: logging.LogRecord) -> bool:
    """Leave out what aiohttp says of bytes that are no HTTP: anybody may send them, and each would be a traceback."""
    return not (record.exc_info and isinstance(record.exc_info[1], HttpProcessingError))


def log_to_stderr(level: str) -> None:
    """Send the server's log to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(no_bad_request)
    for name in ("dicecafe.server", "aiohttp"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(level.upper() if name.startswith("dicecafe") else logging.WARNING)
