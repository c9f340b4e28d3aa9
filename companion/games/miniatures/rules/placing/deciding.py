"""What placing, a path and an about face come to."""

from __future__ import annotations

import math

from companion.field.stands import ahead
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules.measuring.ranks import ranks
from companion.games.miniatures.rules.placing.facts import LeaderPlaced, Lifted, Placed
from companion.games.miniatures.rules.placing.orders import Lift, Place
from companion.games.miniatures.rules.placing.spots import Degrees, Shape, Spot, spot, turned
from companion.games.miniatures.rules.placing.standing import laid, shape_of
from companion.games.miniatures.rules.state import Brigade, Unit
from companion.games.miniatures.rules.story import Story


def place(story: Story, command: Place) -> None:
    """Put units and leaders where they stand."""
    for name, (x, y, *facing) in command.places.items():
        if name in story.state.leaders:
            story.tell(LeaderPlaced(name, (x, y)))
        else:
            story.tell(Placed(name, (x, y), turned(facing[0]), command.shapes.get(name, ())))


def lift(story: Story, command: Lift) -> None:
    """Take units and leaders off the field."""
    for name in dict.fromkeys(command.units):
        story.tell(Lifted(name))


def carried(one: Unit, to: Spot) -> Shape:
    """Give a unit's refused flanks where it has moved as it stood."""
    if one.at is None:
        return ()
    turn = math.radians(to[2] - one.facing)
    cosine, sine = math.cos(turn), math.sin(turn)

    def moved(x: float, y: float, facing: float, *named: float) -> tuple[float, ...]:
        east, north = x - one.at[0], y - one.at[1]  # type: ignore[index]
        return (
            to[0] + east * cosine + north * sine,
            to[1] + north * cosine - east * sine,
            turned(facing + to[2] - one.facing),
            *named,
        )

    return tuple(moved(*entry) for entry in shape_of(one))


def faced(rules: Rules, one: Unit, facing: Degrees | None = None) -> tuple[Spot, Shape] | None:
    """Give where a unit stands that faces about, or guns that turn to a facing; None where that is not known.

    About, its rear is its front: the middle of its front is behind where it was by as much as it is deep.
    """
    if one.at is None or (facing is None and not isinstance(one, Brigade)):
        return None
    if facing is not None:
        return spot(*one.at, facing), ()
    deep = rules.stand_size[1]
    if shape := shape_of(one):
        made = _about(shape, deep)
        return spot(*_back(one.at, one.facing, deep), one.facing + 180), made
    back = deep * len(ranks(laid(one), one.stands))
    return spot(*_back(one.at, one.facing, back), one.facing + 180), ()


def _about(shape: Shape, deep: float) -> Shape:
    """Turn every stand about where it stands: the last rank is the first, the right file the left."""
    named = all(len(entry) > 3 for entry in shape)
    last = max((entry[3] for entry in shape if len(entry) > 3), default=1)
    made = [
        (*_back((entry[0], entry[1]), entry[2], deep), turned(entry[2] + 180), *_numbered(entry, shape, last))
        for entry in shape
    ]
    return tuple(made if named else reversed(made))


def _numbered(entry: tuple[float, ...], shape: Shape, last: float) -> tuple[float, ...]:
    if len(entry) < 5:
        return ()
    files = max(each[4] for each in shape if len(each) > 4 and each[3] == entry[3])
    return last + 1 - entry[3], files + 1 - entry[4]


def _back(at: tuple[float, float], facing: float, inches: float) -> tuple[float, float]:
    east, north = ahead(facing)
    return at[0] - east * inches, at[1] - north * inches
