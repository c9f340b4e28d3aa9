"""The step's duties and the table's acts as rows for a screen."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import groupby
from typing import Any, Literal

import msgspec

from companion.games.miniatures.messages import duties as do
from companion.games.miniatures.words import waits
from companion.games.miniatures.words.asked_for import asking
from companion.games.miniatures.words.steps import Steps
from companion.games.miniatures.words.waits import Waiting
from companion.language.messages import Several, told
from companion.language.tongue import plural, tr
from companion.language.words import capital, side_words

Sign = Literal["", "now", "done", "not"]


class DutyRow(msgspec.Struct, frozen=True):
    """Something that the step demands or allows."""

    nth: int
    unit: str
    text: str
    clause: str
    must: bool
    group: str = ""
    """The command or player that a head is of; "" for a duty."""
    why: str = ""
    """What stands below it: of whom, why not and by how much."""
    sign: Sign = ""
    """Of what the field tells: being done now, done, or not allowed; "" for what may be done."""


class ActRow(msgspec.Struct, frozen=True):
    """A physical act on the table, to tick off; or the step that brought those below it."""

    number: int
    unit: str
    text: str
    done: bool
    group: int = 0
    """The newest act of its step, of a head; 0 for an act."""


def back_rows(acts: Sequence[Any]) -> tuple[ActRow, ...]:
    """Give what a mend has made untrue on the table, under a head of its own; numbers count down from -1."""
    if not acts:
        return ()
    rows = (ActRow(-nth, one.unit, told(one.text), False) for nth, one in enumerate(acts, 1))
    return (ActRow(0, "", tr("Mended: take back on the table"), False, -1), *rows)


FEW = 4
"""So many like duties stand a line each; more are one line, which opens."""


def duty_rows(duties: Sequence[Any], opened: Collection[str] = ()) -> tuple[DutyRow, ...]:
    """Give the duties as rows, demands first; many that are alike in one, with each below it where it is opened."""
    alike = _many_alike(duties)
    found: list[DutyRow] = []
    told_of: set[tuple[str, bool]] = set()
    for duty in duties:
        kind = (duty.what.key, duty.must)
        if kind in alike and kind not in told_of:
            told_of.add(kind)
            name = f"alike {duty.what.key}"
            found.append(DutyRow(len(found), "", _of_many(alike[kind]), duty.clause, duty.must, name))
            if name in opened:
                found += [DutyRow(len(found) + nth, *_said(one)) for nth, one in enumerate(alike[kind])]
        elif kind not in alike:
            found.append(DutyRow(len(found), *_said(duty)))
    return tuple(found)


def _many_alike(duties: Sequence[Any]) -> dict[tuple[str, bool], list[Any]]:
    """Give the duties that are alike, where they are many and there are words for them."""
    kinds: dict[tuple[str, bool], list[Any]] = {}
    for duty in duties:
        if duty.what.key in do.SEVERAL:
            kinds.setdefault((duty.what.key, duty.must), []).append(duty)
    return {kind: those for kind, those in kinds.items() if len(those) > FEW}


def _of_many(those: Sequence[Any]) -> str:
    """Say in one sentence what falls to many: whom each is about stands first in its own."""
    who = tuple(next(iter(one.what.args.values())) for one in those)
    return capital(told(do.SEVERAL[those[0].what.key](n=len(those), those=Several(who))))


def grouped_rows(waiting: Sequence[Waiting], opened: Collection[str]) -> tuple[DutyRow, ...]:
    """Give the duties under the heads of their commands or players; what may be done only where a head is opened."""
    found: list[DutyRow] = []
    for one in waiting:
        found.append(DutyRow(len(found), "", waits.head(one), "", bool(one.must), one.id))
        shown = [*duty_rows(one.must, opened)]
        shown += [DutyRow(0, *_said(duty)) for duty in (one.may if one.id in opened else ())]
        found += [msgspec.structs.replace(row, nth=len(found) + nth) for nth, row in enumerate(shown)]
    return tuple(found)


def before_next(reasons: Sequence[Any]) -> str:
    """Say what is to be done before the next step: of many alike what to do with them, in one sentence each."""
    kinds: dict[str, list[Any]] = {}
    for one in reasons:
        kinds.setdefault(one.what.key, []).append(one)
    return "; ".join(text for key, those in kinds.items() for text in _few(key, [one.text for one in those]))


def _few(key: str, texts: Sequence[str]) -> Sequence[str]:
    n = len(texts)
    if n < FEW:
        return texts
    if key in (do.ARRIVES.key, do.ARRIVES_AT.key):
        return [
            plural(
                n,
                "{n} unit is due: Ctrl Shift I brings it on, Ctrl Shift Y delays it",
                "{n} units are due: Ctrl Shift I brings them on, Ctrl Shift Y delays them",
            )
        ]
    return [*texts[: FEW - 2], plural(n - FEW + 2, "and {n} more like it", "and {n} more like these")]


def but_fire(duties: Sequence[Any]) -> tuple[Any, ...]:
    """Give the duties without those to fire, where the field tells of who may."""
    return tuple(duty for duty in duties if duty.what.key != do.MAY_FIRE.key)


def in_words(duty: Any) -> str:
    """Give a duty as it is told at the desk: a terminal types what may be answered, here each choice has its button."""
    asked = duty.what.key == do.ANSWER.key
    return told(do.QUESTION(question=duty.what.args["question"])) if asked else str(duty.text)


def _said(duty: Any) -> tuple[str, str, str, bool]:
    return duty.unit, capital(in_words(duty)), duty.clause, duty.must


def duties_note(duties: Sequence[Any]) -> str:
    """Count what must and may be done."""
    must = sum(duty.must for duty in duties)
    may = len(duties) - must
    parts = [tr("{n} must", n=must)] if must else []
    parts += [tr("{n} may", n=may)] if may else []
    return ", ".join(parts) or tr("nothing to do")


def act_rows(view: Any, lines: Sequence[Any], steps: Steps) -> tuple[ActRow, ...]:
    """Give what is to be done with the models, newest first, under the steps that brought it.

    What was ticked keeps its place while the player turn lasts that asked for it, and is gone with it.
    """
    asked = {number: one.line for number, one in asking(lines, view.acts).items()}
    here = (view.turn, view.player_turn)
    shown = [act for act in view.acts if not act.done or _when(asked.get(act.number))[:2] == here]
    found: list[ActRow] = []
    for when, those in groupby(reversed(shown), key=lambda act: _when(asked.get(act.number))):
        of_step = [ActRow(act.number, act.unit, told(act.text), act.done) for act in those]
        found += [ActRow(0, "", _step_words(when, steps), False, of_step[0].number), *of_step]
    return tuple(found)


def _when(line: Any) -> tuple[int, str, int]:
    """Give turn, player turn and step of an entry."""
    return (line.turn, line.player_turn, line.step) if line is not None else (0, "", 0)


def _step_words(when: tuple[int, str, int], steps: Steps) -> str:
    turn, side, place = when
    if not side:
        return tr("Before")
    step = steps(side, place)
    words = tr("{phase}, step {number}", phase=step.phase, number=step.number)
    return tr("Turn {turn}, {side}: {step}", turn=turn, side=side_words(side), step=words)
