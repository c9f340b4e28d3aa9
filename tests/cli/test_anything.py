"""Whatever JSON is given as a command: a status, never a traceback, and a document that still opens."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.cli.app import companion
from companion.games.miniatures.rules import commands as cmd
from tests.cli.conftest import a_small_game, begin

NAMES = st.sampled_from(["cutler", "davis", "hall", "heth", "nobody", "game", "", "__class__"])
WORDS = st.one_of(NAMES, st.text(max_size=8), st.sampled_from(["stands", "turn", "formation", "single-line", "union"]))
SCALARS = st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), WORDS)
ANYTHING = st.recursive(
    SCALARS, lambda x: st.lists(x, max_size=3) | st.dictionaries(WORDS, x, max_size=3), max_leaves=6
)
ORDERS = st.sampled_from([one.__struct_config__.tag for one in cmd.AnyCommand.__args__])
FIELDS = st.sampled_from(sorted({field for one in cmd.AnyCommand.__args__ for field in one.__struct_fields__}))
NEARLY = st.builds(
    lambda order, fields: {"order": order, **fields}, ORDERS, st.dictionaries(FIELDS, ANYTHING, max_size=4)
)


@st.composite
def right_fields(draw: st.DrawFn) -> dict[str, Any]:
    """Make a command with its own fields, each with something like what it wants."""
    kind = draw(st.sampled_from(list(cmd.AnyCommand.__args__)))
    likely = st.one_of(
        NAMES, st.integers(-2, 20), st.floats(0, 40), st.lists(NAMES, max_size=2), st.booleans(), ANYTHING
    )
    return {"order": kind.__struct_config__.tag} | {name: draw(likely) for name in kind.__struct_fields__}


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return begin(tmp_path_factory.mktemp("anything") / "game.companion", a_small_game())


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(command=st.one_of(NEARLY, right_fields(), ANYTHING), faces=st.lists(st.integers(-1, 12), max_size=2))
def test_any_command(played: Path, command: Any, faces: list[int]) -> None:
    rolls = [text for face in faces for text in ("--roll", str(face))]
    before = played.read_bytes()
    found = CliRunner().invoke(companion, ["do", str(played), json.dumps(command), *rolls])
    assert found.exit_code in (0, 2, 3), (found.stderr, found.exception)
    if found.exit_code:
        assert played.read_bytes() == before
        assert found.stdout == ""
        assert found.stderr
    for form in (["status", "--json"], ["status"], ["log", "--markdown"]):
        assert CliRunner().invoke(companion, [*form, str(played)]).exit_code == 0, command


@settings(max_examples=100, deadline=None)
@given(case=st.one_of(ANYTHING, st.text()), rule=st.sampled_from(["musketry", "charge", "maneuver", "movement"]))
def test_any_case(case: Any, rule: str) -> None:
    text = case if isinstance(case, str) else json.dumps(case)
    found = CliRunner().invoke(
        companion, ["resolve", f"miniatures.{rule}"], input=text.encode("utf-8", "surrogatepass")
    )
    assert found.exit_code in (0, 2), (found.stderr, found.exception)
    assert bool(found.stdout) == (found.exit_code == 0)
