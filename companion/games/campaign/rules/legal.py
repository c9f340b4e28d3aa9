"""May it be ordered? Every reason why not; none means that it may.

General questions stand here, the limits of each order in legal_orders, the referee's in legal_referee. A reason never
tells a player more of his corps than SR, CS and OF show him (RTG-R-IMMEDIATE-SEND).
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from companion.charts.figures import Reason
from companion.games.campaign import messages as say
from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.rules import legal_orders, legal_referee, names
from companion.games.campaign.rules.battle.entry import BattleResult
from companion.games.campaign.rules.ground import Ground
from companion.games.campaign.rules.state import SIDES, Phase, Prompt, Side, State
from companion.kernel.messages import side as side_told
from companion.kernel.overriding.gates import standing
from companion.kernel.overriding.ledger import ODD
from companion.language.messages import Id, Message, Own, says

WRITING = says(
    "campaign.why.writing", "the {side} player is writing his orders; he ends that with ET (end of the phase)"
)
QUESTION_WAITS = says("campaign.why.question-waits", "a question to the {seat} waits for an answer first")
SETTING_UP = says("campaign.why.setting-up", "the {side} player is setting up; he ends that with ET (end of the phase)")
SET_UP_OVER = says(
    "campaign.why.set-up-over", "the set-up is over; SU urgency and CM contact mode change those by dispatch"
)
IN_SET_UP = says(
    "campaign.why.in-set-up",
    "in the set-up corps get number, urgency and contact mode: set-up, and ET (end of the phase) when done",
)
OVER = says("campaign.why.over", "the game is over; only notes and the referee's hand change it now")
NO_QUESTION = says("campaign.why.no-question", "no question is waiting for an answer")
NO_ORDERS = says("campaign.why.no-orders", "orders are written in the player phases; this is the {phase}: continue")
NOT_HIS = says("campaign.why.not-his", "it is the {side} player who orders now, and {other_side} is not his")
RANKS_ONCE = says("campaign.why.ranks-once", "a ranking names each corps once, the first first: {corps}")
GATES = legal_orders.GATES | {SET_UP_OVER.key} | ODD
"""What the referee lets happen with his word, by the keys of the reasons: who is too far, or late; an odd figure."""
NO_ANSWER = says("campaign.why.no-answer", "{choice!r} is not one of {answers}")


def why_not(rules: Rules, ground: Ground, state: State, command: cmd.AnyCommand) -> tuple[Reason, ...]:
    """Give every reason that still refuses a command: with the referee's word the firm ones."""
    return standing(against(rules, ground, state, command), command)


def against(rules: Rules, ground: Ground, state: State, command: cmd.AnyCommand) -> tuple[Reason, ...]:
    """Give every reason against a command, those firm that are no gates.

    The computer moderates a campaign: who is to act, what a question asks, and where a corps can be it cannot go on
    without, and no word of the referee's changes them.
    """
    found = _against(rules, ground, state, command)
    return tuple(reason if reason.what.key in GATES else replace(reason, firm=True) for reason in found)


def _against(rules: Rules, ground: Ground, state: State, command: cmd.AnyCommand) -> tuple[Reason, ...]:
    # Before anything else: the referee corrects a finished game and a waiting question too.
    if isinstance(command, cmd.ALWAYS):
        return tuple(legal_referee.of_referee(rules, ground, state, command))
    if state.over:
        return (Reason(OVER()),)
    if isinstance(command, cmd.EnterResult):
        from companion.games.campaign.rules.battle.on_table import (
            why_not_result,  # the battles' rules, which orders do not need
        )

        return why_not_result(rules, state, BattleResult(battle=command.battle, corps=command.corps))
    if state.pending is not None and not isinstance(command, cmd.Answer):
        return (_question(state.pending),)
    match command:
        case cmd.Answer():
            return tuple(_answer(state, command))
        case cmd.Continue():
            return tuple(_continue(rules, state))
        case cmd.Resign():
            return ()
        case _:
            return tuple(_order(rules, ground, state, command))


def unknown_names(state: State, command: cmd.AnyCommand) -> Iterator[Reason]:
    """Yield a reason for each name in an order that no corps of its side bears."""
    side = names.side_to_act(state)
    if side is not None:
        for name in named(command):
            if name != names.FORCE and names.corps_named(state, side, name) is None:
                yield names.unknown(state, side, name)


def named(command: cmd.AnyCommand) -> tuple[str, ...]:
    """Give the names of corps in an order."""
    if isinstance(command, cmd.Plan):
        return tuple(one.corps for one in command.missions)
    found = getattr(command, "corps", ())
    return (found,) if isinstance(found, str) else tuple(found)


def _question(pending: Prompt) -> Reason:
    return Reason(QUESTION_WAITS(seat=side_told(pending.seat)))


def _answer(state: State, command: cmd.Answer) -> Iterator[Reason]:
    pending = state.pending
    if pending is None:
        yield Reason(NO_QUESTION())
    elif pending.kind == "ranking":
        if sorted(command.choice.split(",")) != sorted(pending.corps):
            yield Reason(
                RANKS_ONCE(corps=Id(",".join(pending.corps))),
                "RTG-9.6.1.2a",
            )
    elif pending.choices and command.choice not in pending.choices:
        yield Reason(NO_ANSWER(choice=Own(command.choice), answers=say.ids(pending.choices)))


def _continue(rules: Rules, state: State) -> Iterator[Reason]:
    side = names.side_to_act(state)
    if side is not None:
        yield Reason(_still_busy(state.phase, side), rules.commands["A", "ET"].clause)


def _still_busy(phase: Phase, side: Side) -> Message:
    if phase == "set-up":
        return SETTING_UP(side=side_told(side))
    return WRITING(side=side_told(side))


def _order(rules: Rules, ground: Ground, state: State, command: cmd.AnyCommand) -> Iterator[Reason]:
    side = names.side_to_act(state)
    if side is None:
        # the set-up, which two computers do, is none of them
        rows: dict[str, str] = {row.id: row.name for row in rules.sequence.phase}
        phase = rows.get(state.phase, state.phase)
        yield Reason(
            NO_ORDERS(phase=say.phase(phase)),
            rules.sequence.clause,
        )
        return
    # Whether there is such a corps or not: that a name is known would tell of the enemy's order of battle.
    if other_side := _of_the_enemy(state, side, command):
        yield Reason(
            NOT_HIS(side=side_told(side), other_side=Own(other_side)),
            "RTG-4.2.6a",
        )
        return
    if isinstance(command, cmd.SetUp) != (state.phase == "set-up") and not isinstance(command, cmd.ET):
        yield _out_of_season(state)
        if not command.because:
            return
    if unknown := tuple(unknown_names(state, command)):
        yield from unknown
        return
    yield from legal_orders.of_order(rules, ground, state, side, command)


def _of_the_enemy(state: State, side: Side, command: cmd.AnyCommand) -> str:
    """Give the first name that is written as one of the other side's, whether there is such a corps or not."""
    theirs = tuple(f"{other}:" for other in SIDES if other != side)
    return next((name for name in named(command) if name.startswith(theirs)), "")


def _out_of_season(state: State) -> Reason:
    if state.phase == "set-up":
        return Reason(IN_SET_UP(), "RTG-3.0a")
    return Reason(SET_UP_OVER(), "RTG-3.0a")
