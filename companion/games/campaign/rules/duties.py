"""What the phase demands and allows, as far as a seat knows: questions, orders to write, phases to play."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from companion.games.campaign import messages as say
from companion.games.campaign.rules.state import SIDES, Prompt
from companion.games.campaign.rules.view import CorpsView, View
from companion.language.messages import Id, Message, Unit, says, told

WAITS_ON_TABLE = says(
    "campaign.duty.waits-on-table", "battle {battle} waits on the table: companion battle export gives it out"
)
ENTER_RESULT = says(
    "campaign.duty.enter-result",
    "enter its result: companion battle import; or answer: computer, to fight it here; not-fought, if nobody did",
)
FOUGHT_ON_TABLE = says(
    "campaign.duty.fought-on-table",
    "battle {battle} is fought on the table: companion battle export shows both sides' forces",
)
ANSWER = says("campaign.duty.answer", "answer: {question}")
ANSWER_ONE = says("campaign.duty.answer-one", "answer: {question} ({choices})")
WRITTEN = says(
    "campaign.duty.written",
    "{corps}: {n} order is written and leaves at ET (end of the phase)",
    "{corps}: {n} orders are written and leave at ET (end of the phase)",
)
CONTINUE = says("campaign.duty.continue", "continue: the computer plays this phase")
SET_UP = says(
    "campaign.duty.set-up",
    "give every corps its number, urgency and contact mode; ET (end of the phase) ends the set-up",
)
GIVE_ORDERS = says(
    "campaign.duty.give-orders", "read the reports and give orders; ET (end of the phase) sends the couriers"
)
DEMORALISED = says("campaign.duty.demoralised", "{corps} is demoralised and withdraws before the enemy")
IDLE = says("campaign.duty.idle", "{corps} has nothing to do")
MAY_LEAVE = says("campaign.duty.may-leave", "{corps} may leave for Washington (XU, exit)")


class Duty(msgspec.Struct, frozen=True):
    """Something to do now; `must` holds the phase open until it is done."""

    unit: str
    clause: str
    what: Message
    must: bool = True

    @property
    def text(self) -> str:
        """What is to be done, in the reader's words."""
        return told(self.what)


def duties(view: View) -> tuple[Duty, ...]:
    """Give everything that a seat has to do or may do now, demands first."""
    if view.over:
        return ()
    found = tuple(_all(view))
    return (*(duty for duty in found if duty.must), *(duty for duty in found if not duty.must))


def _all(view: View) -> Iterator[Duty]:
    if view.pending is not None and view.pending.kind == "off-line-result":
        yield Duty("", "RTG-15.0c", WAITS_ON_TABLE(battle=_battle(view)))
        yield Duty("", "RTG-15.0e", ENTER_RESULT())
        return
    if view.pending is None and view.battle is not None:
        yield Duty("", "RTG-15.0c", FOUGHT_ON_TABLE(battle=_battle(view)), must=False)
        return
    if view.pending is not None:
        yield Duty("", "", _to_answer(view.pending))
        return
    if view.to_act not in SIDES:
        yield Duty("", "RTG-4.0a", CONTINUE())
        return
    if view.seat not in ("referee", view.to_act):
        return
    if view.phase == "set-up":
        yield Duty("", "RTG-3.0a", SET_UP())
        return
    yield Duty("", "RTG-13.1.5a", GIVE_ORDERS())
    for one in view.corps:
        if one.side == view.to_act and one.status == "present":
            yield from _of_corps(view, one)


def _to_answer(asked: Prompt) -> Message:
    if not asked.choices:
        return ANSWER(question=asked.text)
    return ANSWER_ONE(question=asked.text, choices=say.ids(asked.choices))


def _battle(view: View) -> Id:
    return Id("" if view.battle is None else view.battle.battle)


def _of_corps(view: View, one: CorpsView) -> Iterator[Duty]:
    now, corps = one.now, Unit(one.id, one.unit)
    if one.draft:
        yield Duty(one.id, "RTG-12.0e", WRITTEN(corps=corps, n=len(one.draft)), must=False)
    if now is None:
        return
    if now.demoralised:
        yield Duty(one.id, "RTG-11.0f", DEMORALISED(corps=corps), must=False)
    elif not now.orders and not one.draft:
        yield Duty(one.id, "RTG-13.1.6a", IDLE(corps=corps), must=False)
    may_leave = one.side == "confederate" or view.options.get("RTG-R-XU-SIDE")
    if may_leave and now.hex in view.map.exits:
        yield Duty(one.id, "RTG-13.2.13a", MAY_LEAVE(corps=corps), must=False)
