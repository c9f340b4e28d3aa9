"""Fallen leaders: the table, and when a replacement comes (D10-LEADER-*)."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from companion.charts.bounds import Whole
from companion.charts.figures import Reasoned
from companion.games.miniatures.charts import readings
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.messages import working as say

Face = Annotated[int, Meta(ge=1, le=10)]


class LeaderTest(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A leader at risk."""

    options: dict[str, Whole] = {}


class RolledLeaderTest(LeaderTest, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A leader at risk and his die."""

    die: Face


class LeaderResult(msgspec.Struct, frozen=True):
    """What became of him; the replacement's turns are None when he is unhurt."""

    outcome: str
    fallen: bool
    replacement_after_full_turns: int | None
    explain: list[Reasoned]


def resolve(rules: Rules, die: int) -> LeaderResult:
    """Read the unmodified die on the fallen leader table (D10-LEADER-TABLE)."""
    row = next(row for row in rules.leaders.row if row.face == die)
    after = rules.leaders.replacement
    what = Reasoned(
        row.clause, say.DIE_OUTCOME(die=die, outcome=say.row("fallen-leader.row", row.id, row.name)), row.id
    )
    then = (
        Reasoned(after.clause, say.REPLACED(), after.full_turns)
        if row.fallen
        else Reasoned(rules.leaders.unhurt, say.UNHURT(), 0)
    )
    return LeaderResult(row.id, row.fallen, after.full_turns if row.fallen else None, [what, then])


def returns_in(rules: Rules, *, turn: int, own_turn_still_to_come: bool) -> int:
    """Give the turn in whose own Maneuver phase the replacement comes: one such phase is missed.

    `own_turn_still_to_come`: the leader's side has not yet had its Maneuver phase of this turn
    (D10-RUL-LEADER-FULL-TURN).
    """
    next_phase = turn + (0 if own_turn_still_to_come else 1)
    if rules.reads(readings.NEXT_MANEUVER_PHASE):
        return next_phase
    missed = rules.leaders.replacement.full_turns
    if rules.reads(readings.FROM_THE_NEXT_TURN):
        return turn + 1 + missed
    # "One full turn" is read as one missed Maneuver phase of one's own: who falls in the enemy's half turn, with his
    # own still to come, misses that one.
    return next_phase + missed
