"""What the journal's tests share: drafts, small games on disk, and children that are somebody else."""

from __future__ import annotations

import os
import pickle
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from companion.kernel.journal import Draft, create
from tests.older_documents import of_version_1

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

META = {"kind": "miniatures", "scenario": "mcphersons-ridge", "seed": "1863"}
SOURCES = {"rules": "range = 3\n" * 400, "map": "ridge … Höhe"}
RECORDS = {"battles/1.1/10/result.json": '{"lost": 12}' * 90, "battles/1.1/10/report.md": "# Die Höhe\n"}
NOBODY = 65534


def a_draft(n: int, size: int = 300) -> Draft:
    return Draft(
        at="2026-11-21T10:00:00Z",
        seat="referee",
        label=f"Davis fires {n}",
        command=f'{{"fire":{n}}}',
        events=f'["{str(n) * (size // len(str(n)))}"]',
        dice='[{"face":7,"origin":"rolled","why":"musketry"}]' if n % 2 else "",
        working=b"fire points 8" * n if n % 3 else b"",
    )


@pytest.fixture(autouse=True)
def _log_of_faults(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep what cannot be read out of the log in the user's folders."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path_factory.getbasetemp() / "state"))


@pytest.fixture
def draft() -> Callable[..., Draft]:
    return a_draft


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A game of twelve entries in two branches, 1 to 5, 6 to 9 and from 5 again 10 to 12 with two records; the head is 12."""
    path = tmp_path / "ridge.companion"
    with create(path, META, SOURCES) as journal:
        journal.append([a_draft(n) for n in range(1, 10)])
        journal.graft(5, [a_draft(n) for n in range(10, 13)], RECORDS)
    return path


@pytest.fixture
def old_game(game: Path) -> Path:
    """The same game as version 1 wrote it."""
    of_version_1(game)
    return game


@pytest.fixture
def long_game(tmp_path: Path) -> Path:
    """A game of 400 entries on one line: a hundred pages and more."""
    path = tmp_path / "long.companion"
    with create(path, META, SOURCES) as journal:
        journal.append([a_draft(n, size=900) for n in range(1, 401)])
    return path


@pytest.fixture
def child() -> Callable[[Callable[[], object]], object]:
    """Run a function in a forked child and give what it returned or raised; for limits and locks of another process."""

    def run(function: Callable[[], object]) -> object:
        if not hasattr(os, "fork"):
            pytest.skip("needs fork")
        hear, tell = os.pipe()
        pid = os.fork()
        if not pid:
            status = 1
            try:
                try:
                    answer = function()
                except Exception as error:
                    answer = (type(error).__name__, str(error))
                os.write(tell, pickle.dumps(answer))
                status = 0
            finally:
                os._exit(status)
        os.close(tell)
        with os.fdopen(hear, "rb") as answers:
            answer = answers.read()
        os.waitpid(pid, 0)
        return pickle.loads(answer)

    return run


@pytest.fixture
def locked_folder() -> Iterator[Path]:
    """A folder with a game in it that whoever `become_nobody` makes us may read, but not write."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with create(folder / "ridge.companion", META, SOURCES) as journal:
            journal.append([a_draft(1)])
        folder.chmod(0o555)
        yield folder
        folder.chmod(0o755)


@pytest.fixture
def become_nobody() -> Callable[[], None]:
    """Give up root's right to write everywhere, in a child; others have not got it."""

    def become() -> None:
        if os.geteuid() == 0:
            os.setgid(NOBODY)
            os.setuid(NOBODY)

    return become
