"""What the phase demands and allows, as far as a seat knows: questions, divisions, orders, phases to play."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from companion.games.tactical.rules.names import who
from companion.games.tactical.rules.state import Unit
from companion.games.tactical.rules.view import View
from companion.language.messages import Id, Label, Message, Several, among, bound, says, told

ON_TABLE = says(
    "tactical.duty.on-table",
    "battle {name} is on the table: its result is entered (battle import), or it is called off",
)
ANSWER = says("tactical.duty.answer", "answer: {question}")
ANSWER_WITH = says("tactical.duty.answer-with", "answer: {question} ({choices})")
CONTINUE = says("tactical.duty.continue", "continue: the {phase} is played")
MAY_ACTIVATE = says(
    "tactical.duty.activate",
    "{n} more division may be activated; end-activation ends the phase",
    "up to {n} more divisions may be activated; end-activation ends the phase",
)
GIVE_ORDERS = says("tactical.duty.orders", "give orders; done (C) ends the {phase}")
ROUTED = says("tactical.duty.routed", "{name} is routed")
OUT_OF_COMMAND = says("tactical.duty.out-of-command", "{name} is out of command control")
OUT_OF_AMMO = says("tactical.duty.out-of-ammo", "{name} is out of ammunition")


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
    """Give everything that a seat has to do or may do now, demands first, with the names that it knows."""
    called = among({one.id: one.name for one in view.units})
    found = () if view.over else tuple(_all(view))
    return tuple(replace(one, what=bound(one.what, called)) for one in found)


def _all(view: View) -> Iterator[Duty]:
    if view.on_table:
        yield Duty("", "", ON_TABLE(name=Id(view.on_table)))
    elif view.pending is not None:
        asked, choices = view.pending.text, Several(tuple(map(Id, view.pending.choices)))
        yield Duty("", "", ANSWER_WITH(question=asked, choices=choices) if choices.those else ANSWER(question=asked))
    elif view.to_act == "referee":
        yield Duty("", "ANT-2.3a", CONTINUE(phase=_phase(view)))
    elif view.seat not in ("referee", view.to_act):
        return
    elif view.phase.kind == "activation":
        yield Duty("", "ANT-3.1b", MAY_ACTIVATE(n=view.activations))
    elif view.phase.kind == "operation":
        yield Duty("", "ANT-7.1f", GIVE_ORDERS(phase=_phase(view)))
        for one in view.units:
            if one.side == view.to_act and one.here:
                yield from _of_unit(one)


def _phase(view: View) -> Label:
    return Label(f"sequence.phase.{view.phase_id}", view.phase_name)


def _of_unit(one: Unit) -> Iterator[Duty]:
    if one.routed:
        yield Duty(one.id, "ANT-8.6e", ROUTED(name=who(one)), must=False)
    elif not one.in_command:
        yield Duty(one.id, "ANT-4.4a", OUT_OF_COMMAND(name=who(one)), must=False)
    if not one.ammo:
        yield Duty(one.id, "ANT-8.9b", OUT_OF_AMMO(name=who(one)), must=False)
