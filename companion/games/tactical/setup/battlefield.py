"""The ground of one battle: its map, with what this battle is fought for and where its troops come on marked there."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from companion.games.tactical.charts.battle import FILE as BATTLE
from companion.games.tactical.charts.ruleset import Rules
from companion.games.tactical.charts.turn import Entry
from companion.games.tactical.rules.ground.map import Ground, Terrains
from companion.games.tactical.rules.ground.squares import Square
from companion.games.tactical.setup.map_text import read_map

Named = tuple[tuple[Square, str], ...]
Entries = tuple[tuple[str, tuple[Square, ...]], ...]


def battlefield(text: str, rules: Rules, *, file: str) -> Ground:
    """Read the map of a battle by the charts in force; raises BadInput with every problem of its text."""
    if BATTLE not in rules.texts:
        return read_map(text, Terrains.of(rules), file=file)  # the book's own battle, which the map is marked for
    goals = tuple((_square(row.square), row.name) for row in rules.objectives.row)
    entries = tuple((entry_name(row), tuple(map(_square, row.squares))) for row in rules.reinforcements.entry)
    return _marked(text, Terrains.of(rules), file, goals, entries)


@lru_cache(maxsize=8)
def _marked(text: str, terrains: Terrains, file: str, goals: Named, entries: Entries) -> Ground:
    """Mark a map, once for every battle: what is worked out of a ground is kept by it."""
    ground = read_map(text, terrains, file=file)
    names = {at: name or ground.objectives.get(at) or ground.name(at) or f"{at[0]},{at[1]}" for at, name in goals}
    if names == ground.objectives and dict(entries) == ground.entries:
        return ground
    return replace(ground, objectives=names, entries=dict(entries))


def entry_name(entry: Entry) -> str:
    """Give the name that an entry has on the map: side and turn."""
    return f"{entry.side} {entry.turn}"


def _square(place: list[int]) -> Square:
    return place[0], place[1]
