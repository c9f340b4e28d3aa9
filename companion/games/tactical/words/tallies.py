"""What is told of many games that computers played."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from companion.games.tactical.charts.terms import SIDES
from companion.games.tactical.computer.tallies import Totals
from companion.language.tongue import tr

Row = tuple[str, float | None, float | None]


def table(found: Totals) -> tuple[tuple[str, str], ...]:
    """Give what is told of games that computers played: a name and which figure it is."""
    del found
    return (
        (tr("Victory points"), "points"),
        (tr("Objectives"), "objectives"),
        (tr("Turns"), "turns"),
        (tr("Melees"), "melees"),
        (tr("Routs"), "routs"),
        (tr("Confederate losses"), "lost.confederate.men"),
        (tr("Confederate guns lost"), "lost.confederate.guns"),
        (tr("Confederate leaders lost"), "lost.confederate.leaders"),
        (tr("Union losses"), "lost.union.men"),
        (tr("Union guns lost"), "lost.union.guns"),
        (tr("Union leaders lost"), "lost.union.leaders"),
    )


def conduct(found: Totals) -> tuple[Row, ...]:
    """Give how they waged it: a name, the Confederates' figure and the Union's, a row; shares in percent."""
    return tuple(_rows(found))


def _rows(found: Totals) -> Iterator[Row]:
    how = found.conduct
    arms = {"infantry": tr("infantry"), "cavalry": tr("cavalry"), "artillery": tr("artillery")}
    causes = {"fire": tr("fire"), "melee": tr("melee"), "rout": tr("rout"), "retreat": tr("retreat")}
    acts = {
        "force_march": tr("Forced marches"),
        "fortify": tr("Works ordered"),
        "advance": tr("Squares followed into"),
    }
    for arm, name in arms.items():
        yield _row(tr("Men killed by {arm}", arm=name), {side: how.killed_by[side].get(arm, 0) for side in SIDES})
    for cause, name in causes.items():
        yield _row(tr("Men lost by {cause}", cause=name), {side: how.lost_by[side].get(cause, 0) for side in SIDES})
    yield _row(tr("Lost near objectives and crossings, %"), _percent(how.lost_near))
    for arm, name in arms.items():
        fired = {side: how.shots[side].get(arm, {}) for side in SIDES}
        yield _row(tr("Shots of {arm}", arm=name), {side: sum(fired[side].values()) for side in SIDES})
        yield _row(tr("at range 1"), {side: fired[side].get("1", 0) for side in SIDES})
    yield _row(tr("Attacks hand to hand"), how.melees)
    yield _row(tr("Foot and horse that never fired, %"), _percent(how.never_fired))
    for act, name in acts.items():
        yield _row(name, {side: how.acts[side][act] for side in SIDES})
    for at, sides in how.crossings.items():
        units = {side: sum(sides.get(side, {}).values()) for side in SIDES}
        yield _row(tr("Units that crossed at {square}", square=at), units)
    for side in SIDES:
        for name, part in how.engaged[side].items():
            yield _row(tr("{division} engaged, %", division=name), {side: 100 * part})


def _percent(shares: Mapping[str, float]) -> dict[str, float]:
    return {side: 100 * part for side, part in shares.items()}


def _row(name: str, of: Mapping[Any, float]) -> Row:
    return name, of.get("confederate"), of.get("union")
