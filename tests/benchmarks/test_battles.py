"""The largest battle of either scenario: given out with all its papers, previewed before its result is entered.

Run with `sh packaging/benchmarks tests/benchmarks/test_battles.py`. Medians. Wanted: the export with battle.json, sheet, form,
both briefings and the table game in at most 2 seconds; the preview of a result in at most 100 milliseconds.
"""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest
from msgspec.structs import replace

from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules.battle.prompts import off_line_result
from companion.games.campaign.rules.state import SIDES
from companion.kernel.beginning import Beginning, laid_out
from companion.kernel.journal import Draft as Entry
from companion.kernel.journal import create, open_document
from companion.kernel.record import json_text
from companion.kernel.session import Session
from companion.table import way
from companion.table.file.battle import encode
from companion.table.papers import pdf
from tests.at_table import typed
from tests.table.file.warring import a_war, begun

ROUNDS, PREVIEWS = 5, 40
EXPORT, PREVIEW = 2.0, 0.100
SCENARIOS = ("gettysburg-campaign", "gettysburg-battle")


@pytest.fixture(params=SCENARIOS)
def largest(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Session]:
    """Both armies whole in one hex, waiting for the result."""
    path = tmp_path / "largest.companion"
    write(path, request.param)
    with Session(open_document(path)) as session:
        yield session


def write(path: Path, scenario: str) -> None:
    state = a_war(
        *sorted(begun(scenario).corps, key=lambda name: SIDES.index(name.partition(":")[0])), scenario=scenario
    )
    assert state.battle is not None
    first = laid_out(Beginning(scenario=scenario, settings={"offline": "yes"}))
    facts = [
        ev.Began(replace(state, battle=None)),
        ev.BattleOpened(state.battle),
        ev.Asked(off_line_result(state.battle)),
    ]
    meta = {"kind": "campaign", "seed": "1863", "scenario": scenario}
    create(
        path, meta, first.sources, [Entry("2026-01-01T00:00:00Z", "referee", "Set-up", "[]", json_text(facts))]
    ).close()


@cache
def told(what: str) -> None:
    sys.stdout.write(f"\n{what}\n")


def median(act: Callable[[int], object], rounds: int) -> float:
    times = []
    for nth in range(rounds):
        began = time.perf_counter()
        act(nth)
        times.append(time.perf_counter() - began)
    return statistics.median(times)


def test_the_export_with_all_papers(largest: Session, tmp_path: Path) -> None:
    def export(nth: int) -> None:
        battle, ground = way.export(largest), way.ground(largest)
        (tmp_path / f"{nth}.json").write_text(encode(battle), encoding="utf-8")
        papers = [
            pdf.sheet(battle, ground),
            pdf.form(battle),
            *(pdf.briefing(battle, side, ground) for side in SIDES),
        ]
        for number, paper in enumerate(papers):
            (tmp_path / f"{nth}.{number}.pdf").write_bytes(paper)
        way.table_game(tmp_path / f"{nth}.companion", battle)

    assert len(tuple(way.export(largest).commands())) == 22
    took = median(export, ROUNDS)
    told(f"{largest.view.scenario}: export with all papers {took:.2f} s")
    assert took <= EXPORT


def test_the_preview(largest: Session) -> None:
    draft = typed(largest, confederate_A={"infantry": 20}, union_B={"infantry": 30, "leader_lost": True})
    assert way.preview(largest, draft).ready
    took = median(lambda _: way.preview(largest, draft), PREVIEWS)
    told(f"{largest.view.scenario}: preview {1000 * took:.1f} ms")
    assert took <= PREVIEW


def test_reading_a_battle_file(largest: Session, tmp_path: Path) -> None:
    path = tmp_path / "battle.json"
    path.write_text(encode(way.export(largest)), encoding="utf-8")
    took = median(lambda _: way.read(largest, path), PREVIEWS)
    told(f"{largest.view.scenario}: battle.json read {1000 * took:.1f} ms")
    assert took <= PREVIEW
