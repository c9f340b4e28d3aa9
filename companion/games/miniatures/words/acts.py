"""Rolls in few words, for rows of a page: who did what to whom, and how the dice came to what came of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from companion.games.miniatures.rules import events as ev
from companion.games.miniatures.words.fire import die_sum
from companion.games.miniatures.words.names import Names
from companion.kernel.draws import Act
from companion.language.figures import signed
from companion.language.tongue import tr
from companion.language.words import plain

ROLLS = ev.Maneuvered | ev.CombatRolled | ev.LeaderTested | ev.Fired


def rolls(events: Sequence[Any]) -> list[Any]:
    """Give the facts that are rolls, in their order."""
    return [one for one in events if isinstance(one, ROLLS) and getattr(one, "roll", True) is not None]


def acts(view: Any, lines: Sequence[Any]) -> Iterator[tuple[tuple[int, int], Act]]:
    """Yield the rolls of a log as rows tell them, by their entry and their place there."""
    now = Names(view)
    for line in lines:
        names = now.then(line.called)
        for nth, one in enumerate(rolls(line.events)):
            yield (line.entry, nth), _act(one, names)


def _act(one: Any, names: Names) -> Act:
    match one:
        case ev.Fired():
            return _fired(one, names)
        case ev.CombatRolled():
            return _fought(one, names)
        case ev.Maneuvered():
            does = tr("{unit} maneuvers", unit=names(one.unit))
            return Act(does, f"{die_sum(one.roll.face, one.total - one.roll.face)}, {plain(one.outcome)}")
        case _:
            return Act(names(one.name), f"{one.roll.face}, {plain(one.outcome)}")


def _fired(one: ev.Fired, names: Names) -> Act:
    who, target = _first(one.shot.firers, names), names(one.shot.target)
    several = len(one.shot.firers) > 1
    does = tr("{units} fire at {target}", units=who, target=target)
    does = does if several else tr("{unit} fires at {target}", unit=who, target=target)
    face, result = one.roll.face if one.roll is not None else 0, one.result
    dice = die_sum(face, result - face) if result is not None else str(face)
    row = f"{tr('row {row}', row=one.band)} · " if one.band else ""
    return Act(does, f"{row}{dice}, {plain(one.shot.effect)}")


def _fought(one: ev.CombatRolled, names: Names) -> Act:
    who, whom = _first(one.attackers, names), _first(one.defenders, names)
    does = tr("{units} charge {target}", units=who, target=whom)
    does = does if len(one.attackers) > 1 else tr("{unit} charges {target}", unit=who, target=whom)
    attacker, defender = one.attacker_roll.face, one.defender_roll.face
    net = one.difference - (attacker - defender)
    dice = tr("{attacker} against {defender}", attacker=attacker, defender=defender)
    sum_of = f"{dice} {signed(net)}" if net else dice
    return Act(does, f"{sum_of}: {signed(one.difference)}, {plain(one.result)}")


def _first(those: Sequence[str], names: Names) -> str:
    """Name the first, and that there are more."""
    return names(those[0]) + (" …" if len(those) > 1 else "")
