"""The square that is looked at: its ground, who stands there, what it is worth."""

from __future__ import annotations

from typing import NamedTuple

from companion.games.tactical.charts.ruleset import Rules
from companion.games.tactical.charts.terms import Level
from companion.games.tactical.rules.ground.map import Ground
from companion.games.tactical.rules.ground.squares import Square
from companion.games.tactical.rules.names import place
from companion.games.tactical.rules.state import Unit
from companion.games.tactical.rules.view import View
from companion.games.tactical.screen.rows.words import ground_words, strength
from companion.games.tactical.words.units import mode_words
from companion.language.tongue import number, tr


class StandingRow(NamedTuple):
    """A unit in the square."""

    id: str
    side: str
    name: str
    words: str
    aloud: str


class SquareCard(NamedTuple):
    """A square in words, and who stands there as far as it is known."""

    title: str
    words: str
    rows: tuple[StandingRow, ...]


def square_card(rules: Rules, ground: Ground, view: View, at: Square) -> SquareCard:
    """Give everything that a seat may know of a square of the map."""
    name, water = ground.name(at), ground.water(at)
    parts = [ground_words(ground, at)]
    parts += [water] if water else []
    parts += [
        tr(
            "objective: {points} points, {zone} in a zone of control",
            points=number(row.points),
            zone=number(row.in_zone),
        )
        for row in rules.objectives.row
        if (row.square[0], row.square[1]) == at
    ]
    title = f"{place(at)} {name}" if name else tr("Square {at}", at=place(at))
    there = [one for one in view.units if one.square == at and one.here]
    return SquareCard(title, " · ".join(parts), tuple(_row(one, view.level) for one in there))


def _row(one: Unit, level: Level) -> StandingRow:
    state = [mode_words(one, level), tr("disrupted") if one.disrupted else ""]
    words = ", ".join((strength(one), *filter(None, state)))
    return StandingRow(one.id, one.side, one.name, words, f"{one.name}, {words}")


def read_out(ground: Ground, at: Square) -> str:
    """Give the square under the cursor in a line: terrain, elevation, X,Y (ANT-7.1h)."""
    return tr("square {at} · {ground}", at=place(at), ground=ground_words(ground, at))
