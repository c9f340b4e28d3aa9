"""What is told of many games that computers played."""

from __future__ import annotations

from collections.abc import Mapping

from companion.games.campaign.computer.tallies import Totals
from companion.language.tongue import tr

Row = tuple[str, float | None, float | None]


def table(found: Totals) -> tuple[tuple[str, str], ...]:
    """Give what is told of games that computers played: a name and which figure it is."""
    del found
    return (
        (tr("Victory points"), "points"),
        (tr("Battles"), "battles"),
        (tr("Days of battle"), "days_of_battle"),
        (tr("Hexes fought over, a day"), "conduct.battle_hex_days"),
        (tr("First battle in turn"), "conduct.first_battle"),
        (tr("Combat odds"), "conduct.odds"),
        (tr("Stragglers"), "conduct.stragglers"),
        (tr("Turns"), "turns"),
        (tr("Confederate losses"), "lost.confederate"),
        (tr("Union losses"), "lost.union"),
        (tr("Exited"), "exited"),
    )


def conduct(found: Totals) -> tuple[Row, ...]:
    """Give how they waged it: a name, the Confederates' figure and the Union's, shares in percent."""
    how = found.conduct
    by = {side: how.corps_lost_by[side] for side in ("confederate", "union")}
    return (
        _row(tr("Corps engaged, %"), {side: 100 * part for side, part in how.corps_engaged.items()}),
        _row(tr("Attacks"), how.attacks),
        _row(tr("Corps lost in combat"), {side: lost["combat"] for side, lost in by.items()}),
        _row(tr("Corps lost in rout"), {side: lost["rout"] for side, lost in by.items()}),
        _row(tr("Corps surrendered"), {side: lost["surrender"] for side, lost in by.items()}),
        _row(tr("Corps worn out by battle"), {side: lost["fatigue_battle"] for side, lost in by.items()}),
        _row(tr("Corps worn out by marching"), {side: lost["fatigue_march"] for side, lost in by.items()}),
        _row(tr("Turns that corps stood jammed"), how.jammed),
        _row(tr("Hexes marched"), how.marched),
        _row(tr("Headquarters: hexes ridden"), how.hq_moves),
        _row(tr("Headquarters: turned back in a day"), how.hq_reversals),
        _row(tr("Headquarters: near its corps, % of days"), {side: 100 * part for side, part in how.hq_near.items()}),
        _row(tr("Holds Gettysburg, % of games"), {side: 100 * part for side, part in how.holds.items()}),
        (tr("Nearest to Washington, hexes"), how.nearest_exit, None),
    )


def _row(name: str, of: Mapping[str, float]) -> Row:
    return name, of["confederate"], of["union"]
