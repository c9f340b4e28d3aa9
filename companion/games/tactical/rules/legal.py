"""May it be ordered? Every reason why not; none means that it may.

General questions stand here, the limits of each order in legal_orders and the chapters, the referee's in legal_referee.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from companion.charts.figures import Reason
from companion.charts.ruleset import labelled
from companion.games.tactical import messages as say
from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.rules import legal_orders, legal_referee, missions
from companion.games.tactical.rules.names import side_to_act
from companion.games.tactical.rules.situation import Situation
from companion.games.tactical.rules.state import Prompt
from companion.games.tactical.rules.table import battle
from companion.games.tactical.rules.turn import activation
from companion.games.tactical.rules.turn.hiding import as_known
from companion.kernel import messages as words
from companion.kernel.overriding.gates import firmly, standing
from companion.kernel.overriding.ledger import ODD
from companion.language.messages import Id, Label, Own, Several, says

OVER = says("tactical.why.over", "the battle is over; only notes and the referee's hand change it now")
WAITS = says("tactical.why.question-waits", "a question to the {seat} waits for an answer first")
NOT_ASKED = says("tactical.why.not-asked", "no question is waiting for an answer")
NO_CHOICE = says("tactical.why.no-choice", "{choice!r} is not one of {names}")
IN_ORDERS = says("tactical.why.in-orders", "the {side} side gives its orders; done (C) ends its {phase}")
ACTIVATE_FIRST = says("tactical.why.activate-first", "divisions are to be activated first; end-activation ends that")
NO_ORDERS = says("tactical.why.no-orders", "orders are given in the operation phases; this is the {phase}: continue")
NOT_OWN = says("tactical.why.not-own", "it is the {side} side that gives orders now; {unit} is not its own")


def why_not(now: Situation, command: cmd.AnyCommand) -> tuple[Reason, ...]:
    """Give every reason that still refuses a command: with the referee's word the firm ones.

    Ground and sight are those with this game's fords.
    """
    return standing(against(now, command), command)


def against(now: Situation, command: cmd.AnyCommand) -> tuple[Reason, ...]:
    """Give every reason against a command, those firm that are no gates.

    The computer moderates the battle: whose phase it is, what a question asks, and who stands where it cannot go on
    without. What an order costs, and who is too tired or was not activated, the referee's word passes.
    """
    found = _why_not(now, command)
    if isinstance(command, cmd.Override):
        return tuple(reason if reason.what.key in ODD else replace(reason, firm=True) for reason in found)
    gates = isinstance(command, cmd.UnitOrder | cmd.Activate)
    return tuple(found if gates else firmly(found))


def _why_not(now: Situation, command: cmd.AnyCommand) -> Iterator[Reason]:
    state = now.state
    if isinstance(command, cmd.ALWAYS):
        yield from legal_referee.of_referee(now.rules, now.ground, state, command)
    elif state.over:
        yield Reason(OVER(), "ANT-R-END", firm=True)
    # A battle on the table stops everything else, questions included: the game would be another one when the result
    # comes.
    elif state.table is not None and not isinstance(command, cmd.EnterResult | cmd.CallOff | cmd.Resign):
        yield from firmly(battle.stands_still(state))
    elif isinstance(command, cmd.Answer):
        yield from _answer(state.pending, command)
    elif isinstance(command, cmd.Resign):
        return
    elif isinstance(command, cmd.Activate | cmd.EndActivation):
        yield from activation.why_not(now, command)
    elif state.pending is not None:
        yield Reason(WAITS(seat=say.seat(state.pending.seat)), firm=True)
    elif isinstance(command, cmd.ToTable | cmd.EnterResult | cmd.CallOff):
        yield from battle.why_not(now, command)
    elif isinstance(command, cmd.Continue):
        yield from _continue(now)
    else:
        yield from _order(now, command)


def _answer(pending: Prompt | None, command: cmd.Answer) -> Iterator[Reason]:
    if pending is None:
        yield Reason(NOT_ASKED())
    elif pending.choices and command.choice not in pending.choices:
        choices = Several(tuple(map(Id, pending.choices)))
        yield Reason(NO_CHOICE(choice=Own(command.choice), names=choices))


def _continue(now: Situation) -> Iterator[Reason]:
    side = side_to_act(now.state)
    if side is not None:
        yield Reason(
            IN_ORDERS(side=words.side(side), phase=_phase(now)),
            "ANT-7.1f",
        )
    elif activation.waiting(now):
        yield Reason(ACTIVATE_FIRST(), "ANT-3.1b")


def _order(now: Situation, command: cmd.AnyCommand) -> Iterator[Reason]:
    side = side_to_act(now.state)
    if side is None:
        yield Reason(NO_ORDERS(phase=_phase(now)), "ANT-7.0", firm=True)
        return
    if isinstance(command, cmd.Done):
        return
    if isinstance(command, cmd.WritePlan):
        yield from missions.why_not(now.state.units, side, command.plan)
        return
    assert isinstance(command, cmd.UnitOrder)
    # Among all units, hidden ones too: that a name is the enemy's is all that is said of it.
    one = now.state.units.get(command.unit.lower())
    if one is not None and one.side != side:
        yield Reason(
            NOT_OWN(side=words.side(side), unit=Own(command.unit)),
            "ANT-7.1g",
            firm=True,
        )
        return
    # Judged by what the side knows, or a refusal would find hidden enemies for it.
    yield from legal_orders.of_order(as_known(now, side), side, command)


def _phase(now: Situation) -> Label:
    return labelled(now.rules.sequence.phase[now.state.phase.index])
