"""Many evenings one after another, until a number of steps is done."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from tests.referee.acts import mood, step
from tests.referee.evening import Evening
from tests.referee.table import Table
from tests.referee.tally import Tally

LENGTH = 250
"""Steps of an evening."""


class Fault(Exception):
    """Something that must always hold did not; what was done before stands in its words."""


def play(table: Table, steps: int, seed: str, tally: Tally, tell: Callable[[int], None] = lambda _: None) -> None:
    """Play evenings; raises Fault where anything does not hold."""
    nth = 0
    while steps > 0:
        luck = Random(f"{seed}/{nth}")
        begun = table.beginnings[nth % len(table.beginnings)]
        evening = Evening(table, begun, luck, tally, on_disk=nth % 10 == 3)
        length = min(LENGTH, steps)
        try:
            for nth_step in range(length):
                step(evening, mood(evening, nth_step))
            evening.finish()
        except Exception as error:
            where = f"evening {nth} of seed {seed}, {begun.scenario or 'rosters'} {dict(begun.settings)}"
            raise Fault("\n".join((where, *evening.found(), f"{type(error).__name__}: {error}"))) from error
        finally:
            evening.close()
        steps -= length
        nth += 1
        tell(nth)
