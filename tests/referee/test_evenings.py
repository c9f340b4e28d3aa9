"""Two thousand steps of a referee who does anything, and evenings that hypothesis makes shorter where something fails.

`packaging/evening-machine --steps 100000 --least 200` is the long one.
"""

from __future__ import annotations

import random
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule

from tests.referee.acts import ANYTHING, BY_THE_BOOK, step
from tests.referee.evening import Evening
from tests.referee.mending import KINDS
from tests.referee.miniatures import Battle
from tests.referee.playing import play
from tests.referee.tables import TABLES
from tests.referee.tally import Tally

STEPS = 2000
SEEDS = st.integers(0, 2**32)


def test_whatever_a_referee_does_the_books_balance_and_replay_is_the_same(tmp_path: Path) -> None:
    tally, battle = Tally(), Battle(tmp_path)
    play(battle, STEPS, "1862", tally)
    print("\n".join(tally.lines()))
    assert tally.steps[True] * 2 >= STEPS
    assert len(tally.below("order", [*battle.orders], 1)) <= len(battle.orders) // 4, "so few steps may miss some"
    assert tally.below("mending", [kind for kind in KINDS if kind != "roll at"], 1) == []


@pytest.mark.parametrize(("kind", "steps"), [("campaign", 800), ("tactical", 300)])
def test_so_it_is_in_the_other_games(kind: str, steps: int, tmp_path: Path) -> None:
    tally = Tally()
    play(TABLES[kind](tmp_path), steps, "1862", tally)
    print("\n".join(tally.lines()))
    assert tally.steps[True] * 2 >= steps


class AnyEvening(RuleBasedStateMachine):
    """What fails is cut down to the fewest steps."""

    @initialize(place=st.integers(0, 100), seed=SEEDS)
    def begin(self, place: int, seed: int) -> None:
        self.folder = TemporaryDirectory()
        battle = Battle(Path(self.folder.name))
        self.evening = Evening(battle, battle.beginnings[place % len(battle.beginnings)], random.Random(seed), Tally())

    @rule(seed=SEEDS)
    def by_the_book(self, seed: int) -> None:
        self.evening.luck = random.Random(seed)
        step(self.evening, BY_THE_BOOK)

    @rule(seed=SEEDS)
    def anything(self, seed: int) -> None:
        self.evening.luck = random.Random(seed)
        step(self.evening, ANYTHING)

    def teardown(self) -> None:
        if hasattr(self, "evening"):
            try:
                self.evening.finish()
            finally:
                self.evening.close()
                self.folder.cleanup()


TestAnyEvening = AnyEvening.TestCase
TestAnyEvening.settings = settings(
    max_examples=8, stateful_step_count=25, deadline=None, suppress_health_check=tuple(HealthCheck)
)
