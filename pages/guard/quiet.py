"""Logs without noise: that strangers send nonsense is no news, and what they send may hold words and addresses of people."""
from __future__ import annotations

import logging


def down() -> None:
    """engine.io and socket.io say nothing any more of what is wrong with a request. What goes wrong in our own code they still do."""
    for library in 'engineio.server', 'socketio.server':
        logging.getLogger(library).addFilter(is_ours)


def is_ours(record: logging.LogRecord) -> bool:
    return record.exc_info is not None
