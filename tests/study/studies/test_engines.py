"""Whoever plays: the rows are the same, and so is every byte of what came of them."""

from __future__ import annotations

import sys

import pytest

from companion.charts.faults import BadInput
from companion.study.studies.engines import Processes, Serial
from companion.study.studies.scheduled import Scheduled
from companion.study.studies.studying import study
from tests.study.studies.games import plan, whole


@pytest.mark.parametrize("workers", [1, 2, 3])
def test_the_number_of_processes_changes_no_byte(workers: int) -> None:
    assert study(plan(3), Processes(workers)) == whole(3)


def test_a_cluster_of_this_machine_changes_no_byte() -> None:
    pytest.importorskip("distributed")
    assert study(plan(3), Scheduled(workers=2)) == whole(3)


def test_a_scheduler_elsewhere_is_asked_by_its_address() -> None:
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
        assert study(plan(3), Scheduled(cluster.scheduler_address)) == whole(3)


def test_enough_is_the_same_whoever_plays() -> None:
    asked = plan(24, vary={}, until=100_000.0)
    assert study(asked, Processes(2)) == study(asked, Serial())


@pytest.mark.parametrize("address", ["", "nonsense", "tcp://", "tcp://host", "http://host:8786", "tcp://host:99999"])
def test_what_is_no_address_is_refused_before_it_is_looked_for(address: str) -> None:
    pytest.importorskip("distributed")
    with pytest.raises(BadInput, match="no address of a scheduler"):
        Scheduled(address)


def test_without_the_extra_the_line_that_installs_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(BadInput, match="not installed") as refused:
        Scheduled(workers=2)
    assert "[cluster]" in str(refused.value.problems[0])


def test_a_game_that_waits_for_a_human_is_told_from_a_process_too() -> None:
    with pytest.raises(BadInput):
        study(plan(1, settings={"confederate": "nobody"}), Processes(2))
