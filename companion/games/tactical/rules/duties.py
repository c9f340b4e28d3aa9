"""What the phase demands and allows, as far as a seat knows: questions, divisions, orders, phases to play."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from companion.games.tactical.rules.state import Unit
from companion.games.tactical.rules.view import View
from companion.language.messages import told
from companion.language.tongue import plural, tr


class Duty(msgspec.Struct, frozen=True):
    """Something to do now; `must` holds the phase open until it is done."""

    unit: str
    clause: str
    text: str
    must: bool = True


def duties(view: View) -> tuple[Duty, ...]:
    """Give everything that a seat has to do or may do now, demands first."""
    return () if view.over else tuple(_all(view))


def _all(view: View) -> Iterator[Duty]:
    if view.on_table:
        yield Duty(
            "",
            "",
            tr(
                "battle {name} is on the table: its result is entered (battle import), or it is called off",
                name=view.on_table,
            ),
        )
    elif view.pending is not None:
        asked = told(view.pending.text)
        if view.pending.choices:
            asked += f" ({', '.join(view.pending.choices)})"
        yield Duty("", "", tr("answer: {question}", question=asked))
    elif view.to_act == "referee":
        yield Duty("", "ANT-2.3a", tr("continue: the {phase} is played", phase=tr(view.phase_name)))
    elif view.seat not in ("referee", view.to_act):
        return
    elif view.phase.kind == "activation":
        left = plural(
            view.activations,
            "{n} more division may be activated; end-activation ends the phase",
            "up to {n} more divisions may be activated; end-activation ends the phase",
        )
        yield Duty("", "ANT-3.1b", left)
    elif view.phase.kind == "operation":
        yield Duty("", "ANT-7.1f", tr("give orders; done (C) ends the {phase}", phase=tr(view.phase_name)))
        for one in view.units:
            if one.side == view.to_act and one.here:
                yield from _of_unit(one)


def _of_unit(one: Unit) -> Iterator[Duty]:
    if one.routed:
        yield Duty(one.id, "ANT-8.6e", tr("{name} is routed", name=one.name), must=False)
    elif not one.in_command:
        yield Duty(one.id, "ANT-4.4a", tr("{name} is out of command control", name=one.name), must=False)
    if not one.ammo:
        yield Duty(one.id, "ANT-8.9b", tr("{name} is out of ammunition", name=one.name), must=False)
