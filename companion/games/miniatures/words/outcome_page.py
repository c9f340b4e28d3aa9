"""A step that has ended, on one page: each roll with what came of it, what was not done, what it changes from now on.

the journal's lines ── ended(lines) ──► the step that ended last ── page(…) ──► title, blocks, not done, changes
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from companion.charts.figures import Reason
from companion.charts.modifiers import by_rule, saying, worth
from companion.charts.ruleset import called
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.messages import PASSED_OVER
from companion.games.miniatures.rules import charge_modifiers, maneuver
from companion.games.miniatures.rules import events as ev
from companion.games.miniatures.words import markers, not_done, outcome, outcome_rolls
from companion.games.miniatures.words.names import Names
from companion.games.miniatures.words.not_done import NotDone
from companion.games.miniatures.words.outcome import OutcomeRow
from companion.games.miniatures.words.outcome_rolls import Block, Told
from companion.games.miniatures.words.steps import step_words
from companion.language.figures import signed
from companion.language.tongue import plural, tr
from companion.language.words import capital, listed

HEADS = {"musketry": "D10-FIRE-ROLL", "maneuver": "D10-MAN-DIE", "charge": "D10-CHARGE-DIFFERENCE"}
"""The clause of a phase's rolls."""
MARKERS = {shape: marker for marker, shape in outcome.MARK.items() if marker != "wrecked"} | {"damaged": "damaged"}
"""The markers by their marks: a wreck does nothing any more."""


class Ended(NamedTuple):
    """A step that has ended, by the present line of the journal."""

    began: int
    """The entry that began it."""
    lines: tuple[Any, ...]
    """Its own entries, oldest first."""
    closing: Any
    """The entry that ended it and began the next."""

    @property
    def key(self) -> tuple[int, str, int]:
        """Which step it was: it stays the same when its entries are mended."""
        return self.closing.turn, self.closing.player_turn, self.closing.step


class Change(msgspec.Struct, frozen=True):
    """What is otherwise from now on for somebody."""

    who: str
    what: str
    clause: str
    unit: str


class Page(msgspec.Struct, frozen=True):
    """What a step did."""

    title: str
    clause: str
    blocks: tuple[Block, ...]
    """The rolls, newest first; last what came about without one."""
    not_done: tuple[NotDone, ...]
    changes: tuple[Change, ...]
    nothing: str
    """That nothing happened, in words; "" where something did."""
    next: str
    """What step has begun."""

    @property
    def rows(self) -> tuple[OutcomeRow, ...]:
        """Give all consequences, from the top of the page."""
        return tuple(row for block in self.blocks for row in block.rows)


def ended(lines: Sequence[Any]) -> Ended | None:
    """Give the step that ended last; of steps that were passed over the one before them. None in the first step."""
    here = [line for line in lines if line.current]
    begins = [
        nth for nth, line in enumerate(here) if any(isinstance(event, ev.Began | ev.StepBegan) for event in line.events)
    ]
    while len(begins) > 1 and here[begins[-1]].label.key == PASSED_OVER.key:
        begins.pop()
    if len(begins) < 2:
        return None
    first, last = begins[-2:]
    return Ended(here[first].entry, tuple(here[first + 1 : last]), here[last])


class Then(NamedTuple):
    """The battle as it was: as the step began, and just before its end, with what that demanded and refused."""

    start: Any
    end: Any
    duties: Sequence[Any]
    why_not: Callable[[Any], Sequence[Reason]]


def page(rules: Rules, then: Then, now: Any, lines: Sequence[Any], step: Ended) -> Page | None:
    """Give what a step did; None where it is worth no page: nothing came of it, and nobody could have fired."""
    those = (*step.lines, step.closing)
    rows = _with_effects(rules, now, outcome.of_lines(rules, then.start, now, lines, those))
    blocks = outcome_rolls.blocks(Told(rules, then.start, Names(now), lines, those), rows)
    fired = {name for event in _events(those) if isinstance(event, ev.Fired) for name in event.shot.firers}
    idle = not_done.in_step(then.end, then.duties, then.why_not, fired)
    # What a maneuver roll gave was seen as it fell: a page for it alone would stand in the way.
    moves, fire = then.end.phase == "maneuver", then.end.phase == "musketry"
    worth_it = any(block.rows for block in blocks) if moves else bool(blocks)
    if not worth_it and not (fire and idle):
        return None
    if moves:
        blocks = tuple(sorted(blocks, key=lambda one: not one.rows))  # of a dozen rolls most bring nothing
    did = tr("{step}: what it did", step=title(then.end))
    return Page(
        title=did if fire else tr("{step}: what came of it", step=title(then.end)),
        clause=HEADS.get(then.end.phase, ""),
        blocks=blocks,
        not_done=idle,
        changes=tuple(_changes(rules, then.start, now, rows)),
        nothing="" if blocks else tr("No one fired"),
        next=tr("the battle is over") if now.over else title(now),
    )


def _events(lines: Sequence[Any]) -> list[Any]:
    return [event for line in lines for event in line.events]


def title(view: Any) -> str:
    """Name the present step: "Union defensive fire"."""
    return capital(step_words(view.phase, view.step, view.to_act, view.step_name))


def open_acts(shown: Page) -> str:
    """Say how many of its acts on the table are not ticked yet."""
    left = sum(1 for row in shown.rows if row.act and not row.done)
    if left:
        return plural(left, "{n} act on the table is not ticked yet.", "{n} acts on the table are not ticked yet.")
    return tr("Every act on the table is ticked.") if any(row.act for row in shown.rows) else ""


def _with_effects(rules: Rules, now: Any, rows: Sequence[OutcomeRow]) -> tuple[OutcomeRow, ...]:
    """Give rows with what their markers do, where nothing else of their own is told."""
    kinds = {one.id: one.kind for one in now.units}
    return tuple(
        row
        if row.own or row.mark not in MARKERS or row.unit not in kinds
        else msgspec.structs.replace(row, own=markers.does(rules, MARKERS[row.mark], kinds[row.unit])[0])
        for row in rows
    )


def _changes(rules: Rules, start: Any, now: Any, rows: Sequence[OutcomeRow]) -> Iterator[Change]:
    """Give what the markers do that went on, what the states are worth that changed, and who leads nobody."""
    units = {one.id: one for one in now.units if one.status == "on-table"}
    before, names = {one.id: one for one in start.units}, Names(now)
    marked: dict[tuple[str, str], dict[str, str]] = {}
    for row in rows:
        if row.mark in MARKERS and row.unit in units:
            unit = units[row.unit]
            marked.setdefault((MARKERS[row.mark], unit.kind), {})[unit.id] = unit.name
    for (marker, kind), those in marked.items():
        does, clauses = markers.does(rules, marker, kind)
        of = next(one for one in rules.markers.marker if one.id == marker)
        who = tr("{units}: {marker}", units=listed(list(those.values())), marker=called(of))
        yield Change(who, does, (*of.effects, *clauses)[0], _alone(those))
    states: dict[str, dict[str, str]] = {}
    for row in rows:
        unit, was = units.get(row.unit), before.get(row.unit)
        if unit is not None and was is not None and unit.kind == "brigade" and unit.state != was.state:
            states.setdefault(unit.state, {})[unit.id] = unit.name
    for state, those in states.items():
        roll = by_rule(rules.once(maneuver.table), state)
        fight = saying(rules.once(charge_modifiers.table), "state", state)
        value, charge = int(worth(roll)), int(worth(fight))
        if value or charge:
            who = tr("{units}: now {state}", units=listed(list(those.values())), state=tr(state))
            what = tr("Maneuver {value}, charge {charge}", value=signed(value), charge=signed(charge))
            yield Change(who, what, next(one.why.clause for one in (*roll, *fight)), _alone(those))
    for row in {row.unit: row for row in rows if row.returns}.values():
        what = tr("No leader before turn {turn}: his brigades maneuver without him", turn=row.returns)
        yield Change(names(row.unit), what, rules.leaders.replacement.clause, row.unit)


def _alone(those: dict[str, str]) -> str:
    return next(iter(those)) if len(those) == 1 else ""


def aloud(shown: Page) -> str:
    """Give the page in a sentence, for ears."""
    what = [row.what for row in shown.rows] or [shown.nothing or tr("no harm is done")]
    return f"{shown.title}. {'. '.join(what)}"
