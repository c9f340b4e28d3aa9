"""Why not, by what a brigade has rolled: who rolls when, and what an outcome lets it do in the readings of a table."""

from __future__ import annotations

from collections.abc import Iterator

from companion.charts.figures import Reason
from companion.charts.ruleset import labelled
from companion.games.miniatures import messages as say
from companion.games.miniatures.charts import readings
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.messages import reasons as why
from companion.games.miniatures.rules import paces
from companion.games.miniatures.rules.state import Battery, Brigade, State, Unit, on_table, unit

ELAN = "rally-with-elan"


def of_roll(rules: Rules, state: State, found: Brigade) -> Iterator[Reason]:
    """Yield why a brigade rolls no more: it or others have moved (D10-RUL-MAN-WHEN-ROLLED, D10-RUL-MAN-WHO-ROLLS)."""
    # Who must roll may do so late, as one that has come on meanwhile or was disordered after its move: else the step
    # could never end.
    if paces.must_roll(rules, found):
        return
    if rules.reads(readings.ALL_ROLLS_FIRST):
        for one in on_table(state, state.player_turn):
            if _has_acted(one):
                yield Reason(why.ROLLS_FIRST(name=say.unit(one.id)), readings.ALL_ROLLS_FIRST.ruling)
                return
    if rules.reads(readings.NO_ROLL_IN_GOOD_ORDER) and not found.this_turn.outcome and _has_acted(found):
        yield Reason(why.MOVED_WITHOUT_ROLL(name=say.unit(found.id)), readings.NO_ROLL_IN_GOOD_ORDER.ruling)


def _has_acted(one: Unit) -> bool:
    done = one.this_turn
    return done.moved or done.changed_formation or done.changed_mode


def to_roll(rules: Rules, state: State, found: Unit) -> Iterator[Reason]:
    """Yield who must roll before a unit does anything: a brigade itself, or where all rolls come first another."""
    if isinstance(found, Brigade) and not found.this_turn.outcome and not paces.needs_no_roll(rules, found):
        yield Reason(why.MUST_ROLL(name=say.unit(found.id)), "D10-RUL-MAN-WHO-ROLLS")
    if rules.reads(readings.ALL_ROLLS_FIRST):
        for one in on_table(state, state.player_turn):
            if isinstance(one, Brigade) and paces.must_roll(rules, one):
                yield Reason(why.MUST_ROLL(name=say.unit(one.id)), readings.ALL_ROLLS_FIRST.ruling)


def of_change(rules: Rules, found: Brigade) -> Iterator[Reason]:
    """Yield why an outcome lets a brigade change no formation now (D10-RUL-MAN-ELAN-OR, -DISENGAGE-OUTSIDE)."""
    outcome = rules.outcomes.get(found.this_turn.outcome)
    if outcome is None:
        return
    if outcome.id == ELAN and found.this_turn.moved and rules.reads(readings.ELAN_MOVES_OR_CHANGES):
        either = why.MOVES_OR_CHANGES(outcome=labelled(outcome), unit=say.unit(found.id))
        yield Reason(either, readings.ELAN_MOVES_OR_CHANGES.ruling)
    if outcome.move == "beyond-musketry" and rules.reads(readings.DISENGAGED_HALF_MOVE):
        formed = why.OUTCOME_FORMED(outcome=labelled(outcome), unit=say.unit(found.id))
        yield Reason(formed, readings.DISENGAGED_HALF_MOVE.ruling)


def of_moving(rules: Rules, found: Unit) -> Iterator[Reason]:
    """Yield why an outcome lets a brigade move no more (D10-RUL-MAN-ELAN-OR)."""
    outcome = rules.outcomes.get(found.this_turn.outcome)
    changed = found.this_turn.changed_formation and rules.reads(readings.ELAN_MOVES_OR_CHANGES)
    if outcome is not None and outcome.id == ELAN and changed:
        either = why.MOVES_OR_CHANGES(outcome=labelled(outcome), unit=say.unit(found.id))
        yield Reason(either, readings.ELAN_MOVES_OR_CHANGES.ruling)


def of_mounting(rules: Rules, found: Brigade) -> Iterator[Reason]:
    """Yield why an outcome lets cavalry neither mount nor dismount (D10-RUL-MAN-HALF-MOVE)."""
    outcome = rules.outcomes.get(found.this_turn.outcome)
    if outcome is not None and not outcome.may_change_formation and rules.reads(readings.MOUNTING_IS_A_CHANGE):
        formed = why.OUTCOME_FORMED(outcome=labelled(outcome), unit=say.unit(found.id))
        yield Reason(formed, readings.MOUNTING_IS_A_CHANGE.ruling)


def of_charge(rules: Rules, state: State, found: Unit, target: str) -> Iterator[Reason]:
    """Yield why a brigade may not charge as it is (D10-RUL-SEQ-CHARGE-WHO)."""
    at = unit(state, target)
    if not isinstance(found, Brigade):
        return
    limbered = isinstance(at, Battery) and at.limbered
    if found.formation == "march-column" and not limbered and rules.reads(readings.COLUMNS_CHARGE_GUNS_ONLY):
        yield Reason(why.COLUMN_CHARGES_GUNS(name=say.unit(found.id)), readings.COLUMNS_CHARGE_GUNS_ONLY.ruling)
    if 0 < paces.allowed_share(rules, found) < 1 and rules.reads(readings.NO_CHARGE_AT_HALF):
        yield Reason(why.NO_HALF_CHARGE(name=say.unit(found.id)), readings.NO_CHARGE_AT_HALF.ruling)
