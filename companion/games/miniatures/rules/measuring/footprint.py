"""Which stands a unit covers the table with, by its formation or stand by stand (D10-FORM-*)."""

from __future__ import annotations

from collections.abc import Sequence

from companion.charts.figures import Outside
from companion.field.stands import Stand, in_ranks
from companion.games.miniatures.messages import measuring as say
from companion.games.miniatures.rules.measuring.asked import Body, Firing
from companion.games.miniatures.rules.measuring.ranks import ranks

TROOPS = ("single-line", "double-line", "attack-column", "march-column")
GUNS = ("unlimbered", "limbered")
Size = tuple[float, float]


def formation_of(body: Body | Firing) -> str:
    """Give how a unit is laid out: its arm's first formation where none is named."""
    return body.formation or (TROOPS if body.arm in ("infantry", "cavalry") else GUNS)[0]


def footprint(body: Body | Firing, size: Size, where: str) -> tuple[Stand, ...]:
    """Give a unit's stands by rank, then file. Raises Outside for a formation or a shape that is not its own."""
    formation = formation_of(body)
    if formation not in (TROOPS if body.arm in ("infantry", "cavalry") else GUNS):
        raise Outside(f"{where}.formation", say.NOT_ITS_FORMATION())
    if body.shape is None:
        return in_ranks(ranks(formation, body.stands), body.at, body.facing, size)
    if len(body.shape) != body.stands:
        raise Outside(f"{where}.shape", say.SHAPE_OF_ALL(stands=body.stands))
    return one_by_one(body.shape, where)


def one_by_one(shape: Sequence[Sequence[float]], where: str) -> tuple[Stand, ...]:
    """Give stands that are laid out one by one, by rank, then file. Raises Outside."""
    return tuple(sorted(_placed(shape, where), key=lambda one: (one.rank, one.file)))


def _placed(shape: Sequence[Sequence[float]], where: str) -> list[Stand]:
    made = []
    for nth, entry in enumerate(shape):
        place, facing, named = (entry[0], entry[1]), entry[2], entry[3:]
        if named and (len(named) < 2 or any(one < 1 or one != int(one) for one in named)):
            raise Outside(f"{where}.shape[{nth}]", say.RANK_AND_FILE())
        rank, file = (int(named[0]), int(named[1])) if named else (1, nth + 1)
        made.append(Stand(rank, file, place, facing))
    if len({(one.rank, one.file) for one in made}) < len(made):
        raise Outside(f"{where}.shape", say.RANK_AND_FILE())
    return made
