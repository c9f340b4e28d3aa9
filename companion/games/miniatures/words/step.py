"""The step's duties and the table's acts as rows for a screen."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import msgspec

from companion.games.miniatures.words import waits
from companion.games.miniatures.words.waits import Waiting
from companion.language.messages import told
from companion.language.tongue import tr
from companion.language.words import capital


class DutyRow(msgspec.Struct, frozen=True):
    """Something that the step demands or allows."""

    nth: int
    unit: str
    text: str
    clause: str
    must: bool
    group: str = ""
    """The command or player that a head is of; "" for a duty."""


class ActRow(msgspec.Struct, frozen=True):
    """A physical act on the table, to tick off."""

    number: int
    unit: str
    text: str
    done: bool


def duty_rows(duties: Sequence[Any]) -> tuple[DutyRow, ...]:
    """Give the duties as rows, demands first."""
    return tuple(DutyRow(nth, *_said(duty)) for nth, duty in enumerate(duties))


def grouped_rows(waiting: Sequence[Waiting], opened: Collection[str]) -> tuple[DutyRow, ...]:
    """Give the duties under the heads of their commands or players; what may be done only where a head is opened."""
    found: list[DutyRow] = []
    for one in waiting:
        found.append(DutyRow(len(found), "", waits.head(one), "", bool(one.must), one.id))
        shown = (*one.must, *(one.may if one.id in opened else ()))
        found += [DutyRow(len(found) + nth, *_said(duty)) for nth, duty in enumerate(shown)]
    return tuple(found)


def _said(duty: Any) -> tuple[str, str, str, bool]:
    return duty.unit, capital(duty.text), duty.clause, duty.must


def duties_note(duties: Sequence[Any]) -> str:
    """Count what must and may be done."""
    must = sum(duty.must for duty in duties)
    may = len(duties) - must
    parts = [tr("{n} must", n=must)] if must else []
    parts += [tr("{n} may", n=may)] if may else []
    return ", ".join(parts) or tr("nothing to do")


def act_rows(view: Any) -> tuple[ActRow, ...]:
    """Give what is to be done with the models, newest last, what is done after what is not."""
    rows = [ActRow(act.number, act.unit, told(act.text), act.done) for act in view.acts]
    return (*(row for row in rows if not row.done), *(row for row in rows if row.done))
