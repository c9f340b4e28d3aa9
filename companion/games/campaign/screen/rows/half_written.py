"""Orders half written and letters laid aside as they are kept beside the game: read, written, with their format."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TypeVar

import msgspec

from companion.games.campaign.screen.rows.ordered import Chosen
from companion.language.tongue import tr

DRAFTS, LETTERS = "drafts", "letters"
"""The names under which they are kept."""
FORMAT = 1
"""Of both. A text of a later one is told, and left as it is."""
LetterId = tuple[str, int, int]
Shape = TypeVar("Shape", "Drafts", "LaidAside")


class Unreadable(Exception):
    """What was kept cannot be read; its text says so to people."""


class Drafts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Orders half written, {corps: what stood in the panel}; the one written at last is the last."""

    format: int = FORMAT
    orders: dict[str, Chosen] = {}


class LaidAside(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The letters that were read: of whom, sent and come in which turn."""

    format: int = FORMAT
    read: tuple[LetterId, ...] = ()


class _Numbered(msgspec.Struct):
    format: int = 0


def drafts(text: str) -> dict[str, Chosen]:
    """Read orders half written. Raises Unreadable."""
    return _read(text, Drafts).orders if text else {}


def drafted(orders: Mapping[str, Chosen]) -> str:
    """Give orders half written as they are kept, "" for none."""
    return msgspec.json.encode(Drafts(orders=dict(orders))).decode() if orders else ""


def laid_aside(text: str) -> set[LetterId] | None:
    """Read which letters were read, None where nothing was kept. Raises Unreadable."""
    return set(_read(text, LaidAside).read) if text else None


def aside(read: Collection[LetterId]) -> str:
    """Give which letters were read, as it is kept."""
    return msgspec.json.encode(LaidAside(read=tuple(sorted(read)))).decode()


def _read(text: str, shape: type[Shape]) -> Shape:
    try:
        number = msgspec.json.decode(text, type=_Numbered).format
        if number != FORMAT:
            raise Unreadable(
                tr(
                    "What was half written here is of format {n}, and this companion reads format {known}: it is left "
                    "as it is until something new is written.",
                    n=number,
                    known=FORMAT,
                )
            )
        return msgspec.json.decode(text, type=shape)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise Unreadable(tr("What was half written here cannot be read ({why}).", why=error)) from error
