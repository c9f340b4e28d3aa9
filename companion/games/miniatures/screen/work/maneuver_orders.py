"""The changes that a unit may make: formation, mounting, limbering, facing, each with the reason why not."""

from __future__ import annotations

from typing import Any

from companion.charts.ruleset import called
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules import formations
from companion.games.miniatures.rules.legal_maneuver import POSITION
from companion.games.miniatures.screen.desk import MiniaturesDesk
from companion.games.miniatures.words import maneuver
from companion.language.lengths import length
from companion.language.tongue import tr


def changes(desk: MiniaturesDesk, unit: Any) -> list[tuple[str, Any, str]]:
    """Give words, command and reason of every change that a unit of this kind could make."""
    found: list[tuple[str, Any]] = []
    if unit.kind == "battery":
        near = next(
            (
                one.id
                for one in desk.view.leaders
                if one.side == unit.side
                and one.status == "on-table"
                and (one.commands in ("", unit.division, unit.corps) or desk.rules.choice(POSITION) == 1)
            ),
            "",
        )
        found += [(tr("Limber"), cmd.Limber(unit.id))] if not unit.limbered else []
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


def against_moves(desk: MiniaturesDesk, unit: Any) -> tuple[str, str, str]:
    """Give why a unit may not move, change or charge, "" where it may."""
    enemy = next((one.id for one in desk.view.units if one.side != unit.side and one.status == "on-table"), "")
    promise = desk.session.odds(cmd.Move(unit.id, 0))
    reach = promise.inches if promise is not None else 0.0
    return (
        desk.why_not(cmd.Move(unit.id, 0)),
        "" if any(not reason for _, _, reason in changes(desk, unit)) else tr("no change is allowed"),
        desk.why_not(cmd.Move(unit.id, reach, charges=enemy)) if enemy else tr("no enemy is on the table"),
    )


def may_words(desk: MiniaturesDesk, unit: Any) -> str:
    """Say what a unit may do once it has rolled, or how far it may go."""
    if unit.kind == "brigade" and unit.outcome:
        outcome = desk.rules.outcomes[unit.outcome]
        does = maneuver.what_it_does(outcome, was_disordered=unit.outcome in ("rallies", "rally-with-elan", "shaken"))
        return f"{called(outcome)}: {does}."
    promise = desk.session.odds(cmd.Move(unit.id, 0))
    return tr("It may move {length}.", length=length(promise.inches)) if promise is not None else ""
