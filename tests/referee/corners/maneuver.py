"""Corners of brigades and guns that move: formations, mounting, ways that guns may not go."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules.state import Brigade
from tests.referee.battle_orders import Deal
from tests.referee.corners.lying import Corner, another, brigades, lie, reads, ready


def one_change(deal: Deal) -> Iterator[Corner]:
    for one in brigades(deal)[:1]:
        to = another(one)
        yield Corner(ready(deal, one, changed_formation=True), cmd.ChangeFormation(one.id, to))


def change_first(deal: Deal) -> Iterator[Corner]:
    for one in brigades(deal)[:1]:
        to = another(one)
        first = [*reads(deal, "D10-RUL-FORM-COST", 1), *ready(deal, one, moved=True)]
        yield Corner(first, cmd.ChangeFormation(one.id, to))


def few_stands(deal: Deal) -> Iterator[Corner]:
    for one in [one for one in brigades(deal) if 1 < one.stands < 4][:1]:
        first = [*reads(deal, "D10-RUL-FORM-FEW-STANDS", 1), *ready(deal, one, formation="attack-column")]
        yield Corner(first, cmd.ChangeFormation(one.id, "double-line"))


def already_formed(deal: Deal) -> Iterator[Corner]:
    for one in brigades(deal)[:1]:
        yield Corner(ready(deal, one), cmd.ChangeFormation(one.id, one.formation))


def outcome_formed(deal: Deal) -> Iterator[Corner]:
    for one in brigades(deal)[:1]:
        to = another(one)
        yield Corner(ready(deal, one, outcome="tardy"), cmd.ChangeFormation(one.id, to))


def moves_or_changes(deal: Deal) -> Iterator[Corner]:
    for one in brigades(deal)[:1]:
        first = reads(deal, "D10-RUL-MAN-ELAN-OR", 1)
        if deal.chance(0.5):
            to = another(one)
            done = ready(deal, one, outcome="rally-with-elan", moved=True)
            yield Corner([*first, *done], cmd.ChangeFormation(one.id, to))
        else:
            done = ready(deal, one, outcome="rally-with-elan", changed_formation=True)
            yield Corner([*first, *done], cmd.Move(one.id, 2.0))


def _cavalry(deal: Deal, mounted: bool, formation: str) -> Iterator[tuple[Brigade, list[Any]]]:
    for one in (brigades(deal, arm="cavalry") or brigades(deal))[:1]:
        yield one, ready(deal, one, arm="cavalry", mounted=mounted, formation=formation)


def no_dismounting(deal: Deal) -> Iterator[Corner]:
    for one, first in _cavalry(deal, True, deal.luck.choice(("double-line", "attack-column"))):
        yield Corner(first, cmd.Dismount(one.id))


def dismounts(deal: Deal) -> Iterator[Corner]:
    for one, first in _cavalry(deal, True, "single-line"):
        yield Corner(first, cmd.Dismount(one.id))


def no_mounting(deal: Deal) -> Iterator[Corner]:
    for one, first in _cavalry(deal, False, deal.luck.choice(("double-line", "attack-column"))):
        yield Corner(first, cmd.Mount(one.id))


def no_mounting_into(deal: Deal) -> Iterator[Corner]:
    for one, first in _cavalry(deal, False, "single-line"):
        into: Any = deal.luck.choice(("double-line", "attack-column"))
        yield Corner(first, cmd.Mount(one.id, into))


def mount_first(deal: Deal) -> Iterator[Corner]:
    for one, first in _cavalry(deal, False, "single-line"):
        yield Corner([*first, *lie(deal, one.id, moved=True)], cmd.Mount(one.id))


def dismounted(deal: Deal) -> Iterator[Corner]:
    for one, first in _cavalry(deal, False, "single-line"):
        yield Corner([*first, *lie(deal, one.id, move_over=True)], cmd.Move(one.id, 2.0))


def may_not_use(deal: Deal) -> Iterator[Corner]:
    for one, first in _cavalry(deal, False, "single-line"):
        to: Any = deal.luck.choice(("attack-column", "march-column"))
        yield Corner(first, cmd.ChangeFormation(one.id, to))


def no_such_mode(deal: Deal) -> Iterator[Corner]:
    for one in brigades(deal)[:1]:
        column: Any = deal.luck.choice(("march-column", "attack-column"))
        yield Corner(ready(deal, one, formation=column), cmd.Move(one.id, 2.0, "by-the-flank"))


def whole_by_road(deal: Deal) -> Iterator[Corner]:
    for one in brigades(deal)[:1]:
        done = ready(deal, one, by_road=True, moved=True, formation="march-column")
        yield Corner(done, cmd.Move(one.id, 2.0))


def by_road(deal: Deal) -> Iterator[Corner]:
    for one in brigades(deal)[:1]:
        to = another(one)
        yield Corner(ready(deal, one, by_road=True), cmd.ChangeFormation(one.id, to))
