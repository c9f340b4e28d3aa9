"""What the phase demands and allows, as far as a seat knows: questions, orders to write, phases to play."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from companion.games.campaign.rules.state import SIDES
from companion.games.campaign.rules.view import CorpsView, View
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
    if view.over:
        return ()
    found = tuple(_all(view))
    return (*(duty for duty in found if duty.must), *(duty for duty in found if not duty.must))


def _all(view: View) -> Iterator[Duty]:
    if view.pending is not None and view.pending.kind == "off-line-result":
        text = tr("battle {battle} waits on the table: companion battle export gives it out", battle=_battle(view))
        yield Duty("", "RTG-15.0c", text)
        text = tr("enter its result: companion battle import; or answer: computer, to fight it here")
        yield Duty("", "RTG-15.0e", text)
        return
    if view.pending is None and view.battle is not None:
        text = tr(
            "battle {battle} is fought on the table: companion battle export shows both sides' forces",
            battle=_battle(view),
        )
        yield Duty("", "RTG-15.0c", text, must=False)
        return
    if view.pending is not None:
        choices = f" ({', '.join(view.pending.choices)})" if view.pending.choices else ""
        yield Duty("", "", tr("answer: {question}", question=told(view.pending.text) + choices))
        return
    if view.to_act not in SIDES:
        yield Duty("", "RTG-4.0a", tr("continue: the computer plays this phase"))
        return
    if view.seat not in ("referee", view.to_act):
        return
    if view.phase == "set-up":
        text = tr("give every corps its number, urgency and contact mode; ET ends the set-up")
        yield Duty("", "RTG-3.0a", text)
        return
    text = tr("read the reports and give orders; ET sends the couriers and ends the phase")
    yield Duty("", "RTG-13.1.5a", text)
    for one in view.corps:
        if one.side == view.to_act and one.status == "present":
            yield from _of_corps(view, one)


def _battle(view: View) -> str:
    return "" if view.battle is None else view.battle.battle


def _of_corps(view: View, one: CorpsView) -> Iterator[Duty]:
    now = one.now
    if one.draft:
        text = plural(
            len(one.draft),
            "{corps}: {n} order is written and leaves at ET",
            "{corps}: {n} orders are written and leave at ET",
            corps=one.unit,
        )
        yield Duty(one.id, "RTG-12.0e", text, must=False)
    if now is None:
        return
    if now.demoralised:
        yield Duty(
            one.id, "RTG-11.0f", tr("{corps} is demoralised and withdraws before the enemy", corps=one.unit), must=False
        )
    elif not now.orders and not one.draft:
        yield Duty(one.id, "RTG-13.1.6a", tr("{corps} has nothing to do", corps=one.unit), must=False)
    if one.side == "confederate" and now.hex in view.map.exits:
        yield Duty(one.id, "RTG-13.2.13a", tr("{corps} may leave for Washington (XU)", corps=one.unit), must=False)
