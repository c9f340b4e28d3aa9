"""The field of a view, ready to be drawn: its ground, and who stands on it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from msgspec.structs import replace

from companion.field.shapes import Ground
from companion.games.miniatures.words.field.standing import Lone, Standing, standing, stars
from companion.games.miniatures.words.names import Names
from companion.games.miniatures.words.spots import spot
from companion.language import lengths
from companion.language.messages import told
from companion.language.tongue import number, tr


class Table(NamedTuple):
    """The field as a seat knows it."""

    ground: Ground
    size: tuple[float, float]
    """Width and depth of a stand."""
    standings: tuple[Standing, ...]
    leaders: tuple[Lone, ...]

    @property
    def tall(self) -> float:
        """Give the inches from south to north."""
        return self.ground.table[1]

    def of(self, name: str) -> Standing | None:
        """Give a unit that has a place."""
        return next((one for one in self.standings if one.id == name), None)


def table_of(view: Any, before: Table | None = None) -> Table:
    """Give the field of a view; what is as it was before is the same."""
    field = view.field
    ground = Ground(table=field.extent, scale=field.scale, features=field.ground)
    if before is not None and before.ground == ground:
        ground = before.ground
    known = {one.id: one for one in view.leaders}
    standings = tuple(
        placed(one, field, ground.table[1], known) for one in view.units if len(field.places.get(one.id, ())) == 3
    )
    return Table(ground, field.stands, standings, tuple(_alone(view, ground.table[1])))


def placed(one: Any, field: Any, tall: float, leaders: dict[str, Any]) -> Standing:
    """Lay a unit out that has a place."""
    x, y, facing = field.places[one.id]
    made = standing(one, (x, y, facing), field.stands, tall, field.shapes.get(one.id))
    return replace(made, stars=stars(one, leaders)) if one.leaders else made


def _alone(view: Any, tall: float) -> Iterator[Lone]:
    for one in view.leaders:
        place = view.field.places.get(one.id)
        if place is not None and not one.attached:
            yield Lone(one.id, one.name, one.side, (place[0], tall - place[1]), bool(one.exceptional))


def against(reasons: Iterable[Any], view: Any) -> str:
    """Give why something is refused, with the names that a view knows."""
    names = Names(view)
    return "; ".join(told(one.what, lambda who: names(who.id)) for one in reasons)


def inches(length: float) -> str:
    """Give a length to a tenth: "6.4″", or as the table is measured."""
    return lengths.mark(length, number(length, ".1f"))


def place_words(place: tuple[float, ...]) -> str:
    """Give a place in words: "28.6, 27.6", and how a unit faces."""
    return spot(place[:2], place[2] if len(place) == 3 else None)


def without_place(view: Any, name: str) -> str:
    """Say that somebody on the table has no place, and the key that gives him one; "" of whom that is not so."""
    one = next((one for one in (*view.units, *view.leaders) if one.id == name), None)
    if one is None or one.status != "on-table" or name in view.field.places or getattr(one, "attached", ""):
        return ""
    return tr("{unit} has no place: P", unit=one.name)
