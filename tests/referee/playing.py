"""Many evenings one after another, until a number of steps is done."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from tests.referee.acts import mood, step
from tests.referee.evening import Evening
from tests.referee.table import Table
from tests.referee.tally import Tally

LENGTH = 400
"""Steps of an evening."""


class Fault(Exception):
    """Something that must always hold did not; what was done before stands in its words."""


def fail(fault: Fault) -> None:
    raise fault


def always() -> bool:
    return True


def play(
    table: Table,
    steps: int,
    seed: str,
    tally: Tally,
    on_fault: Callable[[Fault], None] = fail,
    goes_on: Callable[[], bool] = always,
) -> None:
    """Play evenings; where anything does not hold, its fault is raised, or told and the next evening begun.

    Whether it goes on is asked before each evening.
    """
    nth = 0
    while steps > 0 and goes_on():
        luck = Random(f"{seed}/{nth}")
        begun = table.beginnings[nth % len(table.beginnings)]
        evening = Evening(table, begun, luck, tally, on_disk=nth % 10 == 3)
        length = min(LENGTH, steps)
        try:
            if nth % 3 == 1 and (typed := table.typed()):
                evening.do(*typed)
            for nth_step in range(length):
                step(evening, mood(evening, nth_step))
            evening.finish()
        except Exception as error:
            where = f"evening {nth} of seed {seed}, {begun.scenario or 'rosters'} {dict(begun.settings)}"
            fault = Fault("\n".join((where, *evening.found(), f"{type(error).__name__}: {error}")))
            fault.__cause__ = error
            on_fault(fault)
        finally:
            evening.close()
        steps -= length
        nth += 1
