"""Kept documents in copies, asked in this process."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from companion.cli.app import companion
from tests.old import keeping

Ask = Callable[..., Result]


@pytest.fixture(autouse=True)
def _log_of_faults(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep what a broken program would log out of the user's folders."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path_factory.getbasetemp() / "state"))


@pytest.fixture
def ask() -> Ask:
    """Ask as a user does: arguments of `companion`."""

    def go(*arguments: object) -> Result:
        found = CliRunner().invoke(companion, [str(one) for one in arguments])
        assert found.exit_code == 0, (arguments, found.stderr)
        return found

    return go


@pytest.fixture(params=keeping.documents(), ids=lambda path: path.stem)
def document(request: pytest.FixtureRequest) -> Path:
    """Give a kept document, where it lies."""
    found = request.param
    assert isinstance(found, Path)
    return found


@pytest.fixture
def copy(document: Path, tmp_path: Path) -> Path:
    """Give a copy of it, which may be written to."""
    return Path(shutil.copy(document, tmp_path / "kept.companion"))
