"""What the phase demands and allows, as far as a seat knows: questions, orders to write, phases to play."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from companion.campaign.state import SIDES
from companion.campaign.view import CorpsView, View


class Duty(msgspec.Struct, frozen=True):
    """Something to do now; `must` holds the phase open until it is done."""

    unit: str
    clause: str
    text: str
    must: bool = True


def duties(view: View) -> tuple[Duty, ...]:
    """Give everything that a seat has to do or may do now, demands first."""
    if view.over:
        return ()
    found = tuple(_all(view))
    return (*(duty for duty in found if duty.must), *(duty for duty in found if not duty.must))


def _all(view: View) -> Iterator[Duty]:
    if view.pending is not None and view.pending.kind == "off-line-result":
        yield Duty("", "RTG-15.0c", f"battle {_battle(view)} waits on the table: companion battle export gives it out")
        yield Duty("", "RTG-15.0e", "enter its result: companion battle import; or answer: computer, to fight it here")
        return
    if view.pending is None and view.battle is not None:
        text = f"battle {_battle(view)} is fought on the table: companion battle export shows both sides' forces"
        yield Duty("", "RTG-15.0c", text, must=False)
        return
    if view.pending is not None:
        choices = f" ({', '.join(view.pending.choices)})" if view.pending.choices else ""
        yield Duty("", "", f"answer: {view.pending.text}{choices}")
        return
    if view.to_act not in SIDES:
        yield Duty("", "RTG-4.0a", "continue: the computer plays this phase")
        return
    if view.seat not in ("referee", view.to_act):
        return
    if view.phase == "set-up":
        yield Duty("", "RTG-3.0a", "give every corps its number, urgency and contact mode; ET ends the set-up")
        return
    yield Duty("", "RTG-13.1.5a", "read the reports and give orders; ET sends the couriers and ends the phase")
    for one in view.corps:
        if one.side == view.to_act and one.status == "present":
            yield from _of_corps(view, one)


def _battle(view: View) -> str:
    return "" if view.battle is None else view.battle.battle


def _of_corps(view: View, one: CorpsView) -> Iterator[Duty]:
    now = one.now
    if one.draft:
        yield Duty(one.id, "RTG-12.0e", f"{one.unit}: {len(one.draft)} orders are written and leave at ET", must=False)
    if now is None:
        return
    if now.demoralised:
        yield Duty(one.id, "RTG-11.0f", f"{one.unit} is demoralised and withdraws before the enemy", must=False)
    elif not now.orders and not one.draft:
        yield Duty(one.id, "RTG-13.1.6a", f"{one.unit} has nothing to do", must=False)
    if one.side == "confederate" and now.hex in view.map.exits:
        yield Duty(one.id, "RTG-13.2.13a", f"{one.unit} may leave for Washington (XU)", must=False)
