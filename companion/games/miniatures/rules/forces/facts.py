"""What regrouping leaves behind: the units as they are from then on."""

from __future__ import annotations

from companion.games.miniatures.rules.state import Battery, Brigade, Leader, Unit
from companion.kernel.overriding.facts import Event

__all__ = ["Regrouped", "Renamed", "Transferred", "UnitAdded", "UnitSplit", "UnitsMerged"]


class UnitSplit(Event, frozen=True, tag="unit-split"):
    """A unit was split; its parts are brigades or batteries as it was."""

    unit: str
    heir: str
    """The part that is what the unit was to others: who touches it, rides with it, fired at it."""
    brigades: tuple[Brigade, ...] = ()
    batteries: tuple[Battery, ...] = ()

    @property
    def parts(self) -> tuple[Unit, ...]:
        """Give the parts."""
        return (*self.brigades, *self.batteries)


class UnitsMerged(Event, frozen=True, tag="units-merged"):
    """Units were merged into one, which is a brigade or a battery as they were."""

    units: tuple[str, ...]
    brigades: tuple[Brigade, ...] = ()
    batteries: tuple[Battery, ...] = ()

    @property
    def made(self) -> Unit:
        """Give the unit that they are now."""
        return self.brigades[0] if self.brigades else self.batteries[0]


class UnitAdded(Event, frozen=True, tag="unit-added"):
    """A unit joined the battle that no order of battle brought, with a leader of its command perhaps."""

    names: dict[str, str]
    """Divisions and corps that came with it, by id."""
    brigades: tuple[Brigade, ...] = ()
    batteries: tuple[Battery, ...] = ()
    leaders: tuple[Leader, ...] = ()

    @property
    def made(self) -> Unit:
        """Give the unit."""
        return self.brigades[0] if self.brigades else self.batteries[0]


class Renamed(Event, frozen=True, tag="renamed"):
    """A unit has another name from here on."""

    unit: str
    before: str
    after: str


class Transferred(Event, frozen=True, tag="transferred"):
    """A unit stands under another division or corps."""

    unit: str
    division: str
    corps: str


Regrouped = UnitSplit | UnitsMerged | UnitAdded | Renamed | Transferred
