"""The intelligence display: what the reports read add up to, each with its age (RTG-1.5a, RTG-R-DISPLAY)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from companion.games.campaign.rules.hexes import Hex
from companion.games.campaign.rules.reports import Activity, AnyReport, Location, Sighting
from companion.games.campaign.rules.state import State


class EnemySeen(msgspec.Struct, frozen=True):
    """The newest sighting of the enemy in a hex."""

    hex: Hex
    men: int
    """Estimated."""
    by: str
    """The own corps that saw them."""
    sent: int
    """The turn."""
    age: int
    """In turns; 0 is this turn's."""


class ActivitySeen(msgspec.Struct, frozen=True):
    """The newest activity report of a hex: somebody, or nobody."""

    hex: Hex
    sent: int
    age: int


class ForagedHex(msgspec.Struct, frozen=True):
    """How often a hex was foraged, as far as that is reported (RTG-SC1-B3)."""

    hex: Hex
    times: int
    points: int


def enemies(state: State, reports: Sequence[AnyReport]) -> tuple[EnemySeen, ...]:
    """Give where the enemy was seen: of each hex the newest sighting, of several in a turn the greatest."""
    newest: dict[Hex, Sighting] = {}
    for one in reports:
        if isinstance(one, Sighting):
            before = newest.get(one.hex)
            if before is None or (one.sent, one.men) > (before.sent, before.men):
                newest[one.hex] = one
    return tuple(
        EnemySeen(at, one.men, one.corps, one.sent, state.turn - one.sent) for at, one in sorted(newest.items())
    )


def activity(state: State, reports: Sequence[AnyReport]) -> tuple[ActivitySeen, ...]:
    """Give where somebody was said to be about."""
    newest = {one.hex: one.sent for one in sorted(reports, key=lambda one: one.sent) if isinstance(one, Activity)}
    return tuple(ActivitySeen(at, sent, state.turn - sent) for at, sent in sorted(newest.items()))


def foraged(reports: Sequence[AnyReport]) -> tuple[ForagedHex, ...]:
    """Give the hexes that own corps said they lived off; a corps forages a hex once a turn and then reports it."""
    found: dict[Hex, tuple[int, int]] = {}
    for one in reports:
        if isinstance(one, Location) and one.foraged:
            times, points = found.get(one.hex, (0, 0))
            found[one.hex] = times + 1, points + one.foraged
    return tuple(ForagedHex(at, times, points) for at, (times, points) in sorted(found.items()))
