"""The fuzz in short, and that it would find what it looks for; packaging/fuzz --count 1000000 is the long one."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from types import ModuleType

PACKAGING = Path(__file__).parents[2] / "packaging"
INPUTS = {
    "resolve": 400,
    "odds": 300,
    "miniatures": 200,
    "campaign": 200,
    "tactical": 100,
    "rosters": 60,
    "maps": 40,
    "battles": 12,
    "charts": 20,
    "scenarios": 16,
    "armies": 8,
    "documents": 20,
}
pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="forks, and looks into /proc")


def test_no_input_brings_a_traceback_a_hang_or_greed(tmp_path: Path) -> None:
    out = tmp_path / "failures"
    targets = [f"--only={one}={many}" for one, many in INPUTS.items()]
    asked = [sys.executable, str(PACKAGING / "fuzz"), *targets, "--out", str(out)]
    told = subprocess.run(asked, capture_output=True, text=True, check=False)
    kept = "\n".join(one.read_text() for one in out.glob("*")) if out.exists() else ""
    assert (told.returncode, told.stderr) == (0, ""), told.stdout + kept
    lines = {line.split()[0]: line for line in told.stdout.splitlines()}
    assert [one for one, many in INPUTS.items() if f" {many:,} inputs" not in lines[one]] == []


def test_a_target_that_is_none_is_refused_with_those_that_are() -> None:
    asked = [sys.executable, str(PACKAGING / "fuzz"), "--only", "maps=2", "--only", "mapps=2"]
    told = subprocess.run(asked, capture_output=True, text=True, check=False)
    assert told.returncode == 2
    assert "mapps=2: there are armies, battles" in told.stderr


@pytest.fixture
def watching(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(PACKAGING))
    from fuzzing import watching  # type: ignore[import-not-found, unused-ignore]

    monkeypatch.setattr(watching, "SECONDS", 0.2)
    found: ModuleType = watching
    return found


class Planted:
    """A target with faults planted in it: one for each input."""

    def make(self, rng: random.Random) -> bytes:
        return b"%d" % rng.randrange(10)

    def run(self, raw: bytes) -> str:
        match raw:
            case b"traceback":
                raise KeyError(raw)
            case b"hang":
                while True:
                    pass
            case b"memory":
                bytearray(1 << 30)
            case b"death":
                os._exit(9)
        return "refused"


@pytest.mark.parametrize(
    ("raw", "how"),
    [(b"traceback", "KeyError"), (b"hang", "hang"), (b"memory", "memory"), (b"death", "death"), (b"sound", "refused")],
)
def test_what_is_planted_is_found(watching: Any, raw: bytes, how: str) -> None:
    found = watching.outcome_of(Planted(), raw)
    assert (found.how, found.failed) == (how, how != "refused")


def test_after_a_death_the_rest_go_on_and_an_input_is_the_same_for_the_same_seed(watching: Any) -> None:
    class Mortal(Planted):
        def run(self, raw: bytes) -> str:
            return super().run(b"death" if raw in b"0123" else raw)

    numbers = list(range(12))
    found = list(watching.watched(Mortal(), "planted", "7", numbers))
    assert [one.number for one in found] == numbers
    deaths = [number for number in numbers if watching.made(Mortal(), "planted", "7", number) in b"0123"]
    assert [one.number for one in found if one.how == "death"] == deaths
    assert 0 < len(deaths) < len(numbers)


def test_a_failure_is_cut_down_kept_and_run_again(watching: Any, tmp_path: Path) -> None:
    from fuzzing import keeping  # type: ignore[import-not-found, unused-ignore]

    class Touchy(Planted):
        def run(self, raw: bytes) -> str:
            return super().run(b"traceback" if b"!" in raw else raw)

    raw = b"x" * 50 + b"!" + b"y" * 50
    touchy: Any = Touchy()
    file = keeping.kept(tmp_path, "resolve", touchy, watching.outcome_of(touchy, raw), raw)
    assert keeping.read_kept(file) == ("resolve", b"!")
