"""The planting of faults, on a program of a few lines: one fault that its tests catch, one that they do not."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

MUTANTS = Path(__file__).parents[2] / "packaging" / "mutants"
PROGRAM = '''"""A chart."""

def hits(score: int, limit: int) -> bool:
    """Say whether a score hits."""
    return score <= limit


def stands(men: int, scale: int = 10) -> int:
    """Give the stands that men make."""
    if men <= 0:
        raise ValueError("nobody")
    return men // scale
'''
TESTS = """
from pathlib import Path

from companion.kernel.chart import hits, stands

def test_the_limit_itself_hits():
    assert hits(3, 3) and not hits(4, 3)

def test_ten_men_a_stand():
    assert stands(30) == 3

def test_a_reader_of_sources_catches_nothing():
    assert "men <= 0" in Path("companion/kernel/chart.py").read_text()
"""
CAUGHT = ("hits", "comparison", "score <= limit", "score < limit")
SURVIVES = ("stands", "comparison", "men <= 0", "men < 0")


@pytest.fixture
def planting(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(MUTANTS.parent))
    from planting import faults, sites  # type: ignore[import-not-found, unused-ignore]

    return faults, sites


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    root = tmp_path / "checkout"
    for name, text in (
        ("companion/__init__.py", ""),
        ("companion/kernel/chart.py", PROGRAM),
        ("tests/test_it.py", TESTS),
    ):
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text)
    return root


def chosen(planting: Any, checkout: Path, *wanted: tuple[str, ...]) -> list[Any]:
    faults, _ = planting
    return [
        faults.Fault(f"fault-{number}", "kernel", file, *site[:6])
        for number, name in enumerate(wanted)
        for file, there in faults.places(checkout).items()
        for site in there
        if (site.function, site.kind, site.before, site.after) == name
    ]


def mutants(*arguments: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, MUTANTS, *map(str, arguments)], capture_output=True, text=True, check=False)


def test_one_is_caught_and_one_survives_until_its_reason_is_written_down(planting: Any, checkout: Path) -> None:
    faults, _ = planting
    listed, results = checkout / "faults.json", checkout / "results.json"
    faults.write(listed, chosen(planting, checkout, CAUGHT, SURVIVES))
    told = mutants("--checkout", checkout, "--faults", listed, "--results", results)
    assert told.returncode == 1, told.stderr
    assert "caught by tests/test_it.py::test_the_limit_itself_hits" in told.stdout
    assert "SURVIVES (all tests; 1 come by)" in told.stdout
    assert "2 faults: 1 caught, 1 survive (0 with a reason), 0 without a place" in told.stdout
    assert (checkout / "companion/kernel/chart.py").read_text() == PROGRAM, "the tree itself stays as it is"
    rows = json.loads(listed.read_text())
    rows[1]["equivalent"] = "an army has men"
    listed.write_text(json.dumps(rows))
    again = mutants("--checkout", checkout, "--faults", listed, "--results", results)
    assert again.returncode == 0
    assert "survives: an army has men" in again.stdout


def test_a_fault_is_found_again_where_its_file_has_moved_and_missed_where_it_is_gone(
    planting: Any, checkout: Path
) -> None:
    faults, _ = planting
    caught, survives = chosen(planting, checkout, CAUGHT, SURVIVES)
    moved = checkout / "companion/games/duel/charts/tables.py"
    moved.parent.mkdir(parents=True)
    (checkout / "companion/kernel/chart.py").rename(moved)
    moved.write_text("\n\n" + PROGRAM.replace("men <= 0", "men < 1"))
    known = faults.places(checkout)
    place = faults.found(caught, known)
    assert (place.file, place.moved) == ("companion/games/duel/charts/tables.py", "")
    assert faults.found(survives, known) is None
    heir = replace(survives, heir={"within": "if men < 1:", "before": "men < 1", "after": "men <= 1"})
    assert faults.found(heir, known).moved == "by its heir"


def test_the_same_seed_draws_the_same_faults_and_they_are_of_the_program(checkout: Path) -> None:
    lists = [checkout / "one.json", checkout / "two.json"]
    for one in lists:
        drawing = mutants("--draw", "--checkout", checkout, "--count", 8, "--seed", "7", "--faults", one)
        assert drawing.returncode == 0, drawing.stderr
    assert lists[0].read_text() == lists[1].read_text()
    assert {row["function"] for row in json.loads(lists[0].read_text())} == {"hits", "stands"}


@pytest.mark.parametrize(
    ("line", "kinds"),
    [
        ("return 1 < n", {"comparison", "constant", "return"}),
        ("return n if not n else -n", {"condition", "not", "arithmetic", "return"}),
        ("return max(n, key=len)", {"call", "return"}),
        ("return any(n and m for m in n)", {"call", "and-or", "return"}),
        ("n.append(n)", {"statement"}),
        ("return dict(n=n)", {"argument", "return"}),
        ("return tr('{n} men', n=1 + 2)", {"return"}),
        ("return f'{n + 1}'", {"return"}),
        ("raise ValueError(1 + n)", {"statement"}),
        ("n: 'A[1]' = n", set()),
        ("assert n < 1", set()),
    ],
)
def test_slips_are_planted_in_what_runs_and_in_nothing_else(planting: Any, line: str, kinds: set[str]) -> None:
    _, sites = planting
    source = f'def f(n: int = 1) -> int:\n    """Give 1 < 2."""\n    {line}\n'
    places = sites.sites(source)
    assert {one.kind for one in places} == kinds
    for one in places:
        compile(sites.planted(source, [(one, "probe()")]), "planted", "exec")


def test_two_faults_that_have_one_place_by_now_are_planted_there_once(planting: Any, checkout: Path) -> None:
    faults, sites = planting
    (caught,) = chosen(planting, checkout, CAUGHT)
    place = faults.found(caught, faults.places(checkout)).site
    now = sites.planted(PROGRAM, [(place, "one()"), (place, "other()")])
    assert now == PROGRAM.replace("    return score <= limit", "    other()\n    one()\n    return (score < limit)")
