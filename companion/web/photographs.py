"""Photographs of the table that players send: their first bytes are looked at here, and nothing of them is decoded.

A picture from a stranger is the most dangerous thing that a page can send. This process lays it into the inbox as it
is; whoever takes it there reads it as every photograph is read (`companion.field.photograph`), in a process of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

_BEGINS: Mapping[str, Callable[[bytes], bool]] = {
    "image/jpeg": lambda body: body[:3] == b"\xff\xd8\xff",
    "image/png": lambda body: body[:8] == b"\x89PNG\r\n\x1a\n",
    "image/webp": lambda body: body[:4] == b"RIFF" and body[8:12] == b"WEBP",
}


def is_of(body: bytes, kind: str) -> bool:
    """Say whether a picture begins as those of its type do."""
    return kind in _BEGINS and _BEGINS[kind](body)
