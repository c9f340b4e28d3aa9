"""Fire as the journal's present line has it: the last attack of a step, what waits, and what has come into force.

the journal's lines ── standing(lines) ──► the step's last volley, those that wait
                             │
             last_attack(rules, view, lines) ──► die, effect and what it does, in words
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import takewhile
from typing import Any, NamedTuple

from companion.charts.ruleset import called
from companion.games.miniatures.charts import readings
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules import events as ev
from companion.games.miniatures.words import fire
from companion.games.miniatures.words.names import Names
from companion.games.miniatures.words.tellings import sentences
from companion.language.tongue import tr

_OF_FIRE = (ev.Fired, ev.ShotsTookEffect)


class Standing(NamedTuple):
    """What was fired in the present step and still stands."""

    last: ev.Fired | None
    """The last volley of the step, None where none was fired in it."""
    brought: tuple[Any, ...] | None
    """The facts by which the last volley came into force with its own entry; None while it waits."""
    waiting: tuple[ev.Fired, ...]
    """The volleys that wait to come into force, oldest first, the last among them: also those of an earlier step."""


class LastAttack(NamedTuple):
    """The step's last attack, in words."""

    said: str
    """Who fired at whom, and the die."""
    effect: str
    does: str
    short: str = ""
    """The target and the die alone, for where there is no room for all who fired."""
    die: str = ""
    """The die with what it became: "9 − 1 = 8"."""


def standing(lines: Sequence[Any]) -> Standing:
    """Read what stands of the step's fire from the lines of a journal, oldest first; undone ones say nothing."""
    last: ev.Fired | None = None
    waiting: list[ev.Fired] = []
    earlier = in_force = False
    for line in _back(lines, (*_OF_FIRE, ev.StepBegan)):
        events = line.events
        for nth in reversed(range(len(events))):
            match events[nth]:
                case ev.StepBegan() if in_force:
                    return Standing(None, None, ())
                case ev.StepBegan():
                    earlier = True
                case ev.ShotsTookEffect() if waiting or earlier:
                    return Standing(last, None, tuple(waiting))
                case ev.ShotsTookEffect():
                    in_force = True
                case ev.Fired() as shot if in_force:
                    return Standing(shot, tuple(takewhile(_of_no_other, events[nth + 1 :])), ())
                case ev.Fired() as shot:
                    last = shot if last is None and not earlier else last
                    waiting.insert(0, shot)
    return Standing(last, None, tuple(waiting))


def brought_by(lines: Sequence[Any], entry: int) -> list[ev.Fired]:
    """Give the volleys that an entry could put into force, oldest first: those since fire last came into force."""
    found: list[ev.Fired] = []
    for line in _back(lines, _OF_FIRE):
        if line.entry > entry:
            continue
        if line.entry != entry and any(isinstance(event, ev.ShotsTookEffect) for event in line.events):
            break
        found[:0] = [event for event in line.events if isinstance(event, ev.Fired)]
    return found


def _back(lines: Sequence[Any], kinds: tuple[type, ...]) -> Iterator[Any]:
    """Give the lines that hold a fact of some kinds, newest first; undone ones say nothing."""
    # What is looked for may be thousands of notes away, and whoever asks waits: a line is left at the first look.
    for line in reversed(lines):
        if line.current:
            for event in line.events:
                if isinstance(event, kinds):
                    yield line
                    break


def _of_no_other(event: Any) -> bool:
    # Several attacks may have been ordered in one entry.
    return not isinstance(event, ev.Fired)


def waits(rules: Rules, view: Any) -> fire.Waits:
    """Say until when an attack that is made now waits to come into force (D10-RUL-SEQ-SIMULTANEOUS)."""
    if view.phase != "musketry" or rules.reads(readings.SIMULTANEOUS_CHARGES_ONLY):
        return ""
    last = max(one.number for one in rules.sequence.step if one.phase == "musketry")
    return "phase" if rules.reads(readings.SIMULTANEOUS_PHASE) and view.step != last else "step"


def will_be(rules: Rules, target: Any, shots: Iterable[ev.Fired]) -> Any:
    """Give a target of the view as it will be once these volleys have come into force."""
    for one in shots:
        if one.shot.effect and target.id in (one.shot.target, one.shot.beside):
            target = fire.hit(rules, rules.effects[one.shot.effect], target)
    return target


def last_attack(rules: Rules, view: Any, lines: Sequence[Any]) -> LastAttack | None:
    """Tell the last attack of the step; None where none was fired, or the last was too weak for a die."""
    last, brought, waiting = standing(lines)
    if last is None or last.roll is None or last.result is None:
        return None
    shot, names, face = last.shot, Names(view), last.roll.face
    effect = rules.effects[shot.effect]
    summed = fire.die_sum(face, last.result - face)
    said = tr("{who} at {target}: {sum}", who=names.all(shot.firers), target=names(shot.target), sum=summed)
    short = tr("at {target}: {sum}", target=names(shot.target), sum=summed)
    if brought is not None:
        return LastAttack(said, called(effect), " ".join(f"{one}." for one in sentences(brought, names)), short, summed)
    target = next((one for one in view.units if one.id == shot.target), None)
    if target is None:
        return LastAttack(said, called(effect), "", short, summed)
    before = will_be(rules, target, waiting[:-1])
    return LastAttack(said, called(effect), fire.does(rules, effect, before, waits(rules, view)), short, summed)
