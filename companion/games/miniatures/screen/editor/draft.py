"""A battle as it is edited: a tree of nodes whose cells are text, as a person types it.

Immutable: an edit gives a new one. What is typed is kept as typed, also when no reader would take it: `checking` says
what is wrong.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from companion.games.miniatures.setup import rosters

Kind = Literal["page", "army", "corps", "division", "unit", "leader", "objective"]
PAGE, UNION, CONFEDERATE = 1, 2, 3
"""The keys of the rows that are always there."""

TAKES: Mapping[Kind, tuple[Kind, ...]] = {
    "page": ("objective",),
    "army": ("corps", "division", "unit", "leader"),
    "corps": ("division", "unit", "leader"),
    "division": ("unit", "leader"),
}
"""What may stand under what."""

ONLY: Mapping[str, tuple[str, ...]] = {
    **rosters.ONLY,
    "men": ("infantry", "cavalry"),
    "guns": ("artillery",),
    "commander": ("infantry", "cavalry"),
}
"""Cells that only some arms have."""


class Node(msgspec.Struct, frozen=True):
    """A row of the tree."""

    key: int
    parent: int
    kind: Kind
    cells: dict[str, str] = {}

    @property
    def name(self) -> str:
        """Give the name, as far as it has one."""
        column = {"unit": "unit", "army": "side", "page": "title"}.get(self.kind, "name")
        return self.cells.get(column, "").strip()


class Draft(msgspec.Struct, frozen=True):
    """A scenario being made. The order of the nodes is the order of brothers in the tree."""

    nodes: tuple[Node, ...]
    next_key: int = 4
    score: dict[str, int] = {}
    invented: tuple[str, ...] = ()
    kept: tuple[tuple[str, dict[str, Any]], ...] = ()
    """Entries of tables that the editor does not show, as they stand: levels of victory, sudden death, briefings."""

    def node(self, key: int) -> Node | None:
        """Give a node, or None where there is none."""
        return next((one for one in self.nodes if one.key == key), None)

    def under(self, key: int) -> tuple[Node, ...]:
        """Give the nodes right under one, in their order."""
        return tuple(one for one in self.nodes if one.parent == key)

    def above(self, key: int) -> Iterator[Node]:
        """Give the nodes above one, the nearest first."""
        one = self.node(key)
        while one is not None and one.parent:
            one = self.node(one.parent)
            if one is not None:
                yield one

    def walk(self, key: int = 0) -> Iterator[Node]:
        """Give the nodes under one from top to bottom, as they stand in the tree."""
        children: dict[int, list[Node]] = {}
        for one in self.nodes:
            children.setdefault(one.parent, []).append(one)
        waiting = children.get(key, [])[::-1]
        while waiting:
            one = waiting.pop()
            yield one
            waiting += children.get(one.key, [])[::-1]

    def of_kind(self, kind: Kind) -> tuple[Node, ...]:
        """Give every node of a kind from top to bottom: the order in which they are written."""
        return tuple(one for one in self.walk() if one.kind == kind)

    def place(self, key: int) -> dict[str, str]:
        """Give side, corps and division that a node stands under, or is."""
        found = {"side": "", "corps": "", "division": ""}
        own = self.node(key)
        for one in (*self.above(key), *([own] if own is not None else [])):
            if one.kind in ("army", "corps", "division"):
                found["side" if one.kind == "army" else one.kind] = one.name
        return found


def empty() -> Draft:
    """Give an empty page with two armies."""
    page = {"title": "", "last_turn": "10", "first": "union", "minutes": "30"}
    return Draft(
        (
            Node(PAGE, 0, "page", page),
            Node(UNION, 0, "army", {"side": "union"}),
            Node(CONFEDERATE, 0, "army", {"side": "confederate"}),
        )
    )


# ---- edits


def change(draft: Draft, key: int, column: str, text: str) -> Draft:
    """Put text into a cell; with another arm go the cells that it has not."""

    def changed(one: Node) -> Node:
        cells = {**one.cells, column: text}
        if column == "arm":
            cells = {name: cell for name, cell in cells.items() if text in ONLY.get(name, (text,))}
            if text == "artillery":
                cells.setdefault("gun_type", "smoothbore")
            if not any(cells.get(name) for name in ("men", "guns", "stands")):
                cells["stands"] = "1"
        return replace(one, cells=cells)

    return replace(draft, nodes=tuple(changed(one) if one.key == key else one for one in draft.nodes))


def add(draft: Draft, kind: Kind, parent: int, cells: dict[str, str], *, after: int = 0) -> tuple[Draft, int]:
    """Add a node behind a brother, or at the end; a leader before all others. Gives its key too."""
    key = draft.next_key
    nodes = list(draft.nodes)
    # Leaders stand before those they lead, as in printed orders of battle; a unit is looked for where its brother is.
    first = parent if kind == "leader" else after
    at = next((place + 1 for place, one in enumerate(nodes) if one.key == first), len(nodes))
    nodes.insert(at, Node(key, parent, kind, cells))
    return replace(draft, nodes=tuple(nodes), next_key=key + 1), key


def remove(draft: Draft, keys: Iterable[int]) -> Draft:
    """Remove nodes with everything under them; the page and the armies stay."""
    gone = {key for key in keys if key not in (PAGE, UNION, CONFEDERATE)}
    gone |= {one.key for key in tuple(gone) for one in draft.walk(key)}
    return replace(draft, nodes=tuple(one for one in draft.nodes if one.key not in gone))


def may_move(draft: Draft, keys: Sequence[int], parent: int) -> bool:
    """Say whether nodes may stand under another: a corps under an army, nothing under itself."""
    to = draft.node(parent)
    moved = [draft.node(key) for key in keys]
    own = {parent, *(one.key for one in draft.above(parent))}
    return to is not None and all(
        one is not None and one.kind in TAKES.get(to.kind, ()) and one.key not in own for one in moved
    )


def move(draft: Draft, keys: Sequence[int], parent: int, *, before: int = 0) -> Draft:
    """Put nodes under another, before a brother or at the end; what stands under them goes with them."""
    # Of a formation and its units that were marked together only the formation is moved: its units go with it, and
    # moved by themselves they would lose it.
    top = [key for key in keys if not any(one.key in keys for one in draft.above(key))]
    if not top or not may_move(draft, top, parent) or before in top:
        return draft
    moved = [replace(one, parent=parent) for one in draft.nodes if one.key in top]
    nodes = [one for one in draft.nodes if one.key not in top]
    at = next((place for place, one in enumerate(nodes) if one.key == before), len(nodes))
    return replace(draft, nodes=(*nodes[:at], *moved, *nodes[at:]))


def step(draft: Draft, key: int, way: Literal["up", "down", "out", "in"]) -> Draft:
    """Move a node by one place: among its brothers, past the end into the next formation, out of its own, into one."""
    one = draft.node(key)
    if one is None or not one.parent:
        return draft
    brothers = [other.key for other in draft.under(one.parent)]
    nth = brothers.index(key)
    if way == "up" and nth:
        return move(draft, [key], one.parent, before=brothers[nth - 1])
    if way == "down" and nth + 1 < len(brothers):
        behind = brothers[nth + 2] if nth + 2 < len(brothers) else 0
        return move(draft, [key], one.parent, before=behind)
    if way in ("up", "down"):
        return _beyond(draft, one, up=way == "up")
    above = draft.node(one.parent)
    if way == "out" and above is not None and above.parent:
        cousins = [other.key for other in draft.under(above.parent)]
        place = cousins.index(above.key) + 1
        return move(draft, [key], above.parent, before=cousins[place] if place < len(cousins) else 0)
    if way == "in":
        near = [*brothers[:nth][::-1], *brothers[nth + 1 :]]
        into = next((other for other in near if may_move(draft, [key], other)), 0)
        return move(draft, [key], into) if into else draft
    return draft


def _beyond(draft: Draft, one: Node, *, up: bool) -> Draft:
    """Move past the first or last brother into the formation before or behind."""
    inside = {other.key for other in draft.walk(one.parent)}
    places = [other.key for other in draft.walk() if other.key not in inside and may_move(draft, [one.key], other.key)]
    if one.parent not in places:
        return draft
    at = places.index(one.parent) + (-1 if up else 1)
    if not 0 <= at < len(places):
        return draft
    if not up:
        return move(draft, [one.key], places[at], before=next((x.key for x in draft.under(places[at])), 0))
    above = draft.node(one.parent)
    leaves = above is not None and above.parent == places[at]
    return move(draft, [one.key], places[at], before=one.parent if leaves else 0)
