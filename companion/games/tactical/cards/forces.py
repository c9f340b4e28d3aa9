"""The armies of a square-grid battle as its papers tell them: corps with their divisions and leaders."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from companion.games.tactical.rules.state import Leader, Unit
from companion.games.tactical.rules.view import View
from companion.language.ranks import by_command
from companion.language.tongue import tr


class Division(NamedTuple):
    """A division, or what stands directly under a corps, or under nobody ("")."""

    name: str
    units: tuple[Unit, ...]

    @property
    def title(self) -> str:
        """Give what a head calls it."""
        return tr("{name}'s division", name=self.name) if self.name else tr("Under no division")


FORMATIONS = ("Corps", "Army", "Wing", "Reserve")
"""Words by which a name tells that it is a formation's, not that of the man who leads it."""


def corps_title(name: str) -> str:
    """Give what a corps is called: "I Corps", "Army of the Tennessee", and by its leader "Jackson's corps"."""
    return name if any(word in name for word in FORMATIONS) else tr("{name}'s corps", name=name)


class Corps(NamedTuple):
    """A corps with its divisions and those who lead them; "" is what belongs to none."""

    name: str
    divisions: tuple[Division, ...]
    leaders: tuple[Leader, ...]

    @property
    def title(self) -> str:
        """Give what its sheet is called."""
        if self.name:
            return corps_title(self.name)
        alone = [one for one in self.divisions if one.name]
        return alone[0].title if len(self.divisions) == 1 and alone else tr("Units of no corps")


def corps(view: View, side: str) -> Iterator[Corps]:
    """Give a side's corps in the order of battle's order, gone units too: their boxes say what became of them."""
    own = by_command(one for one in view.units if one.side == side)
    for name in dict.fromkeys(one.corps for one in own):
        those = [one for one in own if one.corps == name]
        divisions = tuple(
            Division(division, tuple(one for one in those if one.division == division))
            for division in dict.fromkeys(one.division for one in those)
        )
        named = {one.name for one in divisions if one.name}
        led = tuple(
            one
            for one in view.leaders
            if one.side == side
            and ((one.rank == "corps" and one.formation == name) or (one.rank == "division" and one.formation in named))
        )
        yield Corps(name, divisions, led)


def brigadier(view: View, one: Unit) -> Leader | None:
    """Give who leads a unit's brigade, None where nobody does any more."""
    return next(
        (
            leader
            for leader in view.leaders
            if leader.rank == "brigade" and leader.formation == one.brigade and leader.side == one.side
            if not leader.lost and not leader.waits
        ),
        None,
    )
