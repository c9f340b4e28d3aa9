"""Somebody dragged onto somebody else: a leader joins a unit, a unit fires at an enemy, charges him, fights him.

A hand that lets go picks what keys would have picked; dice and forms wait as ever, and what cannot be says why.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.screen.centre import kind_of_step
from companion.games.miniatures.screen.desk import MiniaturesDesk
from companion.games.miniatures.screen.work.maneuver_orders import against_moves
from companion.games.miniatures.screen.work.work import Work
from companion.language.tongue import tr


def drop(desk: MiniaturesDesk, work: Work, names: Sequence[str], on: str) -> None:
    """Do what is meant by units or a leader who are let go over somebody."""
    target = desk.unit(on)
    if not names or on in names or target is None:
        return
    leaders = [name for name in names if desk.leader(name) is not None]
    own = [one for name in names if (one := desk.unit(name)) is not None]
    if leaders and len(names) > 1:
        work.refuse(tr("one leader at a time is dropped on the unit that he is to join"))
    elif leaders:
        desk.do(cmd.Attach(leaders[0], on))
    elif any(one.side == target.side for one in own):
        work.refuse(tr("only a leader joins a unit of his side; a unit is dropped on an enemy"))
    else:
        desk.point_at(names[0])
        at_enemy(work, tuple(names), on)
        work.setFocus()


def at_enemy(work: Any, names: tuple[str, ...], enemy: str) -> None:
    """Let units do to an enemy what the step is for."""
    match kind_of_step(work.desk.view):
        case "fire":
            _fire(work, names, enemy)
        case "maneuver":
            _charge_at(work, names, enemy)
        case "charge":
            _fight(work, names, enemy)
        case _:
            work.refuse(tr("in this step nobody fires and nobody charges"))


def _fire(work: Any, names: tuple[str, ...], enemy: str) -> None:
    acts = work.desk.view.to_act
    strangers = [name for name in names if (one := work.desk.unit(name)) is None or one.side != acts]
    if strangers:
        work.refuse(
            tr("{unit} does not fire in this step: drag who fires onto the target", unit=work.desk.name(strangers[0]))
        )
        return
    # The target first, whoever was aimed at before: firers join the attack that there is.
    work.select(enemy)
    for name in names:
        work.select(name)


def _charge_at(work: Any, names: tuple[str, ...], enemy: str) -> None:
    unit = work.desk.unit(names[0])
    if len(names) > 1:
        work.refuse(tr("one unit at a time is dropped on the enemy that it is to charge"))
    elif unit.side != work.desk.view.player_turn or unit.kind == "battery":
        work.refuse(tr("{unit} charges nobody in this step", unit=unit.name))
    elif unit.kind == "brigade" and not unit.outcome:
        work.desk.select(unit.id)
        work.refuse(tr("{unit} maneuvers first: roll its die, then drop it on the enemy", unit=unit.name))
    elif reason := against_moves(work.desk, unit)[2]:
        work.refuse(reason)
    else:
        work.form_asked.emit("move", {"unit": unit.id, "charges": enemy})


def _fight(work: Any, names: tuple[str, ...], enemy: str) -> None:
    if not work.go_to(names[0], enemy):
        name = work.desk.name
        work.refuse(tr("{unit} is in no charge contact with {enemy}", unit=name(names[0]), enemy=name(enemy)))
