"""The status report (SR) and the status of one corps (CS): what headquarters sees of the corps around it (RTG-13.1.2).

Both are read off a side's view, so that they can tell nothing else.
"""

from __future__ import annotations

import msgspec

from companion.charts.figures import Reason, Refused
from companion.games.campaign import messages as say
from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.rules.hexes import Hex
from companion.games.campaign.rules.names import word_for
from companion.games.campaign.rules.orders import AnyOrder, Deployment
from companion.games.campaign.rules.state import CombatMode, Side
from companion.games.campaign.rules.view import CorpsNow, CorpsView, View
from companion.language.messages import Own, Unit, says

NOT_NEAR = says("campaign.why.not-near", "{called} is not within {hexes} hexes of headquarters; these are: {near}")


class StatusRow(msgspec.Struct, frozen=True):
    """A line of the report, its nine columns in order (RTG-13.1.2b)."""

    corps: str
    """Number and letter of the contact mode: "6A" (RTG-13.1.2c, RTG-R-SR-CON)."""
    eff: float
    fat: int
    """Fatigue, cut to a whole number (RTG-13.1.2d)."""
    inf: int
    """In hundreds of men, like `cav` and `stragglers` (RTG-13.1.2f)."""
    cav: int
    guns: int
    """Eight-pounder equivalents, of foot and horse (RTG-13.1.2g)."""
    stragglers: int
    urg: int
    percent: int
    """Of the original strength (RTG-13.1.2h)."""
    demoralised: bool
    """Shown in inverse (RTG-13.1.2a)."""
    id: str
    """The corps; not shown."""


class CorpsStatus(msgspec.Struct, frozen=True):
    """What CS shows (RTG-13.2.12a)."""

    id: str
    combat: CombatMode
    deployment: Deployment
    hex: Hex
    orders: tuple[AnyOrder, ...]
    """What it will try to do, in order."""


def headings(side: Side) -> tuple[str, ...]:
    """Give the heads of the columns; a Confederate unit is a division (RTG-2.0e)."""
    return (word_for(side), "EFF", "FAT", "INF", "CAV", "GUNS", "STR", "URG", "%")


def status_report(rules: Rules, view: View, side: Side) -> tuple[StatusRow, ...]:
    """Give a line for each corps in same-turn dispatch distance, by number (RTG-13.1.2a)."""
    letters = {row.mode: row.letter for row in rules.orders.contact}
    return tuple(
        _row(one, one.now, letters[one.now.contact]) for one in view.corps if one.side == side and one.now is not None
    )


def corps_status(rules: Rules, view: View, name: str) -> CorpsStatus:
    """Give the status of a corps by id; raises Refused when it is not in same-turn dispatch distance (RTG-13.2.12a)."""
    one = next((one for one in view.corps if one.id == name), None)
    if one is None or one.now is None:
        near = [other.letter for other in view.corps if other.now is not None]
        hexes = rules.dispatches.immediate_radius.hexes
        clause = rules.commands["B", "CS"].clause
        raise Refused(
            (
                Reason(
                    NOT_NEAR(
                        called=Own(name) if one is None else Unit(one.id, one.unit),
                        hexes=hexes,
                        near=say.ids(near) if near else say.NONE,
                    ),
                    clause,
                ),
            )
        )
    return CorpsStatus(one.id, one.now.combat, one.now.deployment, one.now.hex, one.now.orders)


def _row(one: CorpsView, now: CorpsNow, letter: str) -> StatusRow:
    return StatusRow(
        corps=f"{one.number}{letter}",
        eff=now.effectiveness,
        fat=int(now.fatigue),
        inf=now.strength.infantry,
        cav=now.strength.cavalry,
        guns=now.strength.foot_guns + now.strength.horse_guns,
        stragglers=now.stragglers,
        urg=now.urgency,
        percent=now.percent,
        demoralised=now.demoralised,
        id=one.id,
    )
