"""Who plays a study: told while it runs, by whom games are played, kept nowhere."""

from __future__ import annotations

import pytest

from companion.study.plots.beside import in_order, shares
from companion.study.studies.crew import Crew, Worker
from companion.study.studies.engines import Engine, Processes, Serial
from companion.study.studies.studying import At, study
from tests.study.studies.games import plan


def test_who_is_no_longer_there_is_gone_and_may_come_back() -> None:
    crew = Crew()
    crew.ended("a", 1.0)
    crew.ended("b", 2.0)
    crew.ended("a", 3.0)
    crew.only({"a"})
    assert crew.told() == (Worker(1, 2, 4.0), Worker(2, 1, 2.0, gone=True))
    crew.only({"a", "b"})
    assert not any(one.gone for one in crew.told())


@pytest.mark.parametrize("engine", [Serial(), Processes(2)])
def test_each_game_is_somebodys(engine: Engine) -> None:
    heard: list[tuple[Worker, ...]] = []

    def hear(at: At) -> bool:
        heard.append(at.crew())
        return True

    study(plan(2), engine, progress=hear)
    assert heard[0] == ()
    assert sum(one.games for one in heard[-1]) == 4
    assert all(one.seconds > 0 for one in heard[-1])


def test_levels_stand_from_one_sides_greatest_to_the_others() -> None:
    wanted = ["union-major", "union-minor", "draw", "confederate-marginal", "confederate-decisive"]
    assert in_order(dict.fromkeys(reversed(wanted), 1)) == wanted


def test_shares_have_their_difference() -> None:
    one, other = {"games": 4, "levels": {"draw": 1, "union-minor": 3}}, {"games": 2, "levels": {"draw": 2}}
    assert shares(one, other) == [("union-minor", [75.0, 0.0, -75.0]), ("draw", [25.0, 100.0, 75.0])]
    assert shares(one, None) == [("union-minor", [75.0]), ("draw", [25.0])]
