"""JSON for people: indented, but what nobody reads number by number on one line."""

from __future__ import annotations

import re

import msgspec

_NUMBERS = re.compile(r'"(?:coordinates|table)": \[[^"{]*\]')
_BREAK = re.compile(r"\n\s*")


def indented(value: object) -> str:
    """Give a value's JSON: indented, but coordinates, of which there are thousands, on one line a shape."""
    text = msgspec.json.format(msgspec.json.encode(value), indent=1).decode() + "\n"
    return _NUMBERS.sub(lambda found: _BREAK.sub("", found[0]).replace(",", ", "), text)
