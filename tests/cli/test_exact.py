"""`companion study exact` as it is typed."""

from __future__ import annotations

import csv
from pathlib import Path

import msgspec
import pytest

from tests.cli.conftest import Run

CHARGE = "miniatures.charge"
STANDS = ("attackers.stands=1..6", "defenders.stands=2,4")


def test_it_is_typed_and_written(run: Run, tmp_path: Path) -> None:
    line = ["study", "exact", CHARGE, *(part for one in STANDS for part in ("--over", one))]
    found = msgspec.json.decode(run(*line, "--json").stdout)
    assert found["cases"] == 12
    assert found["over"]["defenders.stands"] == [2, 4]
    assert len(found["measures"]["swept"]) == 12
    assert "driven-back" in run(*line, "--of", "driven-back").stdout
    run(*line, "--csv", str(tmp_path / "a.csv"), "--of", "struggle", "--svg", str(tmp_path / "a.svg"))
    with (tmp_path / "a.csv").open() as file:
        rows = list(csv.DictReader(file))
    assert [float(row["struggle"]) for row in rows] == pytest.approx(
        msgspec.json.decode(run(*line, "--of", "struggle", "--json").stdout)["measures"]["struggle"]
    )
    assert "</svg>" in (tmp_path / "a.svg").read_text()


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (("--differences",), "--differences"),
        (("--of", "victory"), "victory"),
        (("--svg", "a.svg"), "--of NAME"),
        (("--case", "[]"), "--case"),
        (("--set", "D10-RUL-NOTHING=1"), "D10-RUL-NOTHING"),
        (("--set", "much"), "--set"),
        (("--rules", "nowhere"), "nowhere"),
    ],
)
def test_what_is_mistyped_is_said_on_a_line(run: Run, more: tuple[str, ...], said: str) -> None:
    done = run("study", "exact", CHARGE, "--over", STANDS[0], *more)
    assert (done.exit_code, done.stdout) == (2, "")
    assert said in done.stderr
    assert done.stderr.count("\n") == 1
