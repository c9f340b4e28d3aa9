"""Orders half written and letters laid aside as they are kept beside the game: read, written, with their format."""

from __future__ import annotations

from collections.abc import Collection, Mapping

import msgspec

from companion.games.campaign.screen.rows.ordered import Chosen
from companion.rows import kept

DRAFTS, LETTERS = "drafts", "letters"
"""The names under which they are kept."""
LetterId = tuple[str, int, int]


class Drafts(msgspec.Struct, frozen=True):
    """Orders half written, {corps: what stood in the panel}; the one written at last is the last."""

    format: int = kept.FORMAT
    orders: dict[str, Chosen] = {}


class LaidAside(msgspec.Struct, frozen=True):
    """The letters that were read: of whom, sent and come in which turn."""

    format: int = kept.FORMAT
    read: tuple[LetterId, ...] = ()


def drafts(text: str) -> dict[str, Chosen]:
    """Read orders half written; raises BadInput where they cannot be read."""
    return kept.read(DRAFTS, text, Drafts).orders if text else {}


def drafted(orders: Mapping[str, Chosen]) -> str:
    """Give orders half written as they are kept, "" for none."""
    return msgspec.json.encode(Drafts(orders=dict(orders))).decode() if orders else ""


def laid_aside(text: str) -> set[LetterId] | None:
    """Read which letters were read, None where nothing was kept; raises BadInput."""
    return set(kept.read(LETTERS, text, LaidAside).read) if text else None


def aside(read: Collection[LetterId]) -> str:
    """Give which letters were read, as it is kept."""
    return msgspec.json.encode(LaidAside(read=tuple(sorted(read)))).decode()
