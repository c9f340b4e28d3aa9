"""What the phase demands and allows, as far as a seat knows: questions, divisions, orders, phases to play."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from companion.tactical.state import Unit
from companion.tactical.view import View


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
            f"battle {view.on_table} is on the table: its result is entered (battle import), or it is called off",
        )
    elif view.pending is not None:
        choices = f" ({', '.join(view.pending.choices)})" if view.pending.choices else ""
        yield Duty("", "", f"answer: {view.pending.text}{choices}")
    elif view.to_act == "referee":
        yield Duty("", "ANT-2.3a", f"continue: the {view.phase_name} is played")
    elif view.seat not in ("referee", view.to_act):
        return
    elif view.phase.kind == "activation":
        left = f"up to {view.activations} more divisions may be activated; end-activation ends the phase"
        yield Duty("", "ANT-3.1b", left)
    elif view.phase.kind == "operation":
        yield Duty("", "ANT-7.1f", f"give orders; done (C) ends the {view.phase_name}")
        for one in view.units:
            if one.side == view.to_act and one.here:
                yield from _of_unit(one)


def _of_unit(one: Unit) -> Iterator[Duty]:
    if one.routed:
        yield Duty(one.id, "ANT-8.6e", f"{one.name} is routed", must=False)
    elif not one.in_command:
        yield Duty(one.id, "ANT-4.4a", f"{one.name} is out of command control", must=False)
    if not one.ammo:
        yield Duty(one.id, "ANT-8.9b", f"{one.name} is out of ammunition", must=False)
