"""The step's duties and the table's acts as rows for a screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

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


class ActRow(msgspec.Struct, frozen=True):
    """A physical act on the table, to tick off."""

    number: int
    unit: str
    text: str
    done: bool


def duty_rows(duties: Sequence[Any]) -> tuple[DutyRow, ...]:
    """Give the duties as rows, demands first."""
    return tuple(DutyRow(nth, duty.unit, capital(duty.text), duty.clause, duty.must) for nth, duty in enumerate(duties))


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
