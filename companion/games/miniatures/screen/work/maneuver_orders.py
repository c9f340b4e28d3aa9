"""The changes that a unit may make: formation, mounting, limbering, facing, each with the reason why not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import structs

from companion.charts.ruleset import called
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules import formations
from companion.games.miniatures.rules.legal_maneuver import POSITION
from companion.games.miniatures.screen.desk import MiniaturesDesk
from companion.games.miniatures.screen.together import for_all
from companion.games.miniatures.words import maneuver
from companion.language.lengths import length
from companion.language.tongue import plural, tr

ANY_WAY = 1.0
"""Inches of a move that is only asked about, of whom no reach is known: how far he goes, his form asks."""


def changes(desk: MiniaturesDesk, unit: Any) -> list[tuple[str, Any, str]]:
    """Give words, command and reason of every change that a unit of this kind could make."""
    found: list[tuple[str, Any]] = []
    if unit.kind == "battery":
        near = _near(desk, unit)
        several = len(for_all(desk, cmd.Limber(unit.id)))
        limber = tr("Limber") if several == 1 else plural(several, "Limber {n} lit", "Limber all {n} lit")
        found += [(limber, cmd.Limber(unit.id))] if not unit.limbered else []
        if unit.limbered and near:
            found.append((tr("Unlimber, {leader} near", leader=desk.name(near)), cmd.Unlimber(unit.id, near)))
        found.append((tr("Turn"), cmd.Face(unit.id, "" if unit.limbered else near)))
    else:
        for card in desk.rules.formations.formation:
            if card.id != unit.formation:
                found.append((card.name, cmd.ChangeFormation(unit.id, card.id)))
        if unit.mounted is not None:
            found.append((tr("Dismount"), cmd.Dismount(unit.id)) if unit.mounted else (tr("Mount"), cmd.Mount(unit.id)))
            if not unit.mounted:
                into = formations.mounts_into(desk.rules)
                if "march-column" in into:
                    found.append((tr("Mount in March Column"), cmd.Mount(unit.id, "march-column")))
                if "double-line" in into:
                    found.append((tr("Mount in Double Line"), cmd.Mount(unit.id, "double-line")))
        found.append((tr("Face about"), cmd.Face(unit.id)))
    return [(words, command, desk.why_not(command)) for words, command in found]


def _near(desk: MiniaturesDesk, battery: Any) -> str:
    """Name the first leader who may put a battery in position, were he near enough; "" where there is none."""
    anybody = desk.rules.choice(POSITION) == 1
    those = (one for one in desk.view.leaders if one.side == battery.side and one.status == "on-table")
    his = ("", battery.division, battery.corps)
    return next((one.id for one in those if anybody or one.commands in his), "")


def as_far_as_it_can(desk: MiniaturesDesk, unit: Any) -> cmd.Move:
    """Give the longest straight move of a unit; of one that goes nowhere some move, so that the rules say why not.

    To ask about no inches would be refused for want of inches, and not for what stands against the move.
    """
    to_name = unit.kind == "battery" and desk.rules.choice(POSITION) == 2
    order = cmd.Move(unit.id, 0, commander=_near(desk, unit) if to_name else "")
    promise = desk.session.odds(order)
    return structs.replace(order, inches=(promise.inches if promise is not None else 0) or ANY_WAY)


def against_moves(desk: MiniaturesDesk, unit: Any) -> tuple[str, str, str]:
    """Give why a unit may not move, change or charge, "" where it may."""
    enemy = next((one.id for one in desk.view.units if one.side != unit.side and one.status == "on-table"), "")
    order = as_far_as_it_can(desk, unit)
    return (
        desk.why_not(order),
        "" if any(not reason for _, _, reason in changes(desk, unit)) else tr("no change is allowed"),
        desk.why_not(structs.replace(order, charges=enemy)) if enemy else tr("no enemy is on the table"),
    )


def told_beside(desk: MiniaturesDesk, unit: Any, acts: Sequence[tuple[str, str]]) -> str:
    """Tell what a unit may do, and of acts (words, why not) those it may not; a reason of several is told once."""
    reasons = dict.fromkeys(reason for _, reason in acts if reason)
    several = ((", ".join(words for words, why in acts if why == reason), reason) for reason in reasons)
    parts = (may_words(desk, unit), *(tr("{act}: {why}.", act=act, why=reason) for act, reason in several))
    return " ".join(one for one in parts if one)


def may_words(desk: MiniaturesDesk, unit: Any) -> str:
    """Say what a unit may do once it has rolled, or how far it may go."""
    if unit.kind == "brigade" and unit.outcome:
        outcome = desk.rules.outcomes[unit.outcome]
        does = maneuver.what_it_does(outcome, was_disordered=unit.outcome in ("rallies", "rally-with-elan", "shaken"))
        return f"{called(outcome)}: {does}."
    promise = desk.session.odds(cmd.Move(unit.id, 0))
    return tr("It may move {length}.", length=length(promise.inches)) if promise is not None and promise.inches else ""
