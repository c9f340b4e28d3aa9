"""What the named places of a map are, by what grows there and what its drawing says; their marks on the ground."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Literal, NamedTuple

from companion.drawing.shapes import Shape, Stroke
from companion.games.tactical.rules.ground.map import Ground
from companion.games.tactical.rules.ground.squares import Square
from companion.games.tactical.words.map.drawing import SquareDrawing
from companion.games.tactical.words.map.geometry import centre

Kind = Literal["objective", "town", "crossing", "house", "woods", "crops", "height", "orchard"]


class Place(NamedTuple):
    """A place with its name: the squares that it is."""

    name: str
    kind: Kind
    squares: tuple[Square, ...]
    chief: bool


class Places(NamedTuple):
    """Every place of a map."""

    every: tuple[Place, ...]

    @classmethod
    def of(cls, ground: Ground, drawing: SquareDrawing) -> Places:
        """Sort the places of a ground."""
        named: dict[str, list[Square]] = {}
        for at, name in ground.places.items():
            named.setdefault(name, []).append(at)
        chief = drawing.places.chief
        found = [Place(name, "objective", (at,), name in chief) for at, name in ground.objectives.items()]
        objectives = {one.name for one in found}
        crossings = {
            **ground.bridges,
            **{at: name for at, name in ground.fords.items() if not name.startswith("ford ")},
        }
        found += [Place(name, "crossing", (at,), name in chief) for at, name in crossings.items()]
        for name, squares in named.items():
            if name not in objectives:
                found.append(Place(name, _kind(ground, drawing, name, squares), tuple(squares), name in chief))
        return cls(tuple(found))

    @property
    def orchards(self) -> tuple[Square, ...]:
        """Give the squares of orchards."""
        return tuple(at for one in self.every if one.kind == "orchard" for at in one.squares)


def _kind(ground: Ground, drawing: SquareDrawing, name: str, squares: list[Square]) -> Kind:
    if name in drawing.places.heights:
        return "height"
    if name in drawing.places.orchards:
        return "orchard"
    if name in drawing.places.houses:
        return "house"
    sorts = [ground.sort(at) for at in squares]
    commonest = max(sorted(set(sorts)), key=sorts.count)
    kinds: dict[str, Kind] = {"woods": "woods", "crops": "crops", "town": "town"}
    return kinds.get(commonest, "house")


def place_marks(ground: Ground, places: Places, held: Collection[Square]) -> Iterator[Shape]:
    """Mark houses, and objectives by a framed square; `held` have units, which leave room in a corner alone."""
    for one in places.every:
        if one.kind == "house" and one.squares[0] not in held:
            yield _square(mark_of(ground, one), 2.7, "map.place", "map.halo")
    for at in ground.objectives:
        yield objective((at[1] + 0.87, at[0] + 0.13), 3.6) if at in held else objective(centre(at))


def objective(at: tuple[float, float], half: float = 5.4) -> Shape:
    """Draw the framed square of an objective."""
    return _square(at, half, "sheet", "map.place", 2.2 * half / 5.4)


def mark_of(ground: Ground, one: Place) -> tuple[float, float]:
    """Give the place beside which a name is set: its mark, or the middle of its squares."""
    if one.kind == "house":
        x, y = centre(one.squares[0])
        return (x + 0.26, y + 0.24) if ground.road(one.squares[0]) else (x, y)
    middles = [centre(at) for at in one.squares]
    return sum(x for x, _ in middles) / len(middles), sum(y for _, y in middles) / len(middles)


def _square(at: tuple[float, float], half: float, fill: str, pen: str, width: float = 1.2) -> Shape:
    line = ((-half, -half), (half, -half), (half, half), (-half, half))
    return Stroke((line,), pen, width, fill=fill, closed=True, anchor=at)
