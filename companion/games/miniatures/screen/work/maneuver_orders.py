"""The changes that a unit may make: formation, mounting, limbering, facing, each with the reason why not."""

from __future__ import annotations

from typing import Any

from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.screen.desk import MiniaturesDesk
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
                and one.commands in ("", unit.division, unit.corps)
            ),
            "",
        )
        found += [(tr("Limber"), cmd.Limber(unit.id))] if not unit.limbered else []
        if unit.limbered and near:
            found.append((tr("Unlimber, {leader} near", leader=desk.name(near)), cmd.Unlimber(unit.id, near)))
        found.append((tr("Turn"), cmd.Face(unit.id, near)))
    else:
        for card in desk.rules.formations.formation:
            if card.id != unit.formation:
                found.append((card.name, cmd.ChangeFormation(unit.id, card.id)))
        if unit.mounted is not None:
            found.append((tr("Dismount"), cmd.Dismount(unit.id)) if unit.mounted else (tr("Mount"), cmd.Mount(unit.id)))
            if not unit.mounted:
                found.append((tr("Mount in March Column"), cmd.Mount(unit.id, "march-column")))
        found.append((tr("Face about"), cmd.Face(unit.id)))
    return [(words, command, desk.why_not(command)) for words, command in found]
