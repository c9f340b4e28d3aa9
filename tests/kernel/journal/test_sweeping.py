"""What a killed process was building is swept away by the next; what is being built by a living one is not."""

from __future__ import annotations

import os
import signal
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from companion.kernel.journal import Draft, create, open_document, recover
from companion.kernel.journal.document import write_new
from companion.kernel.journal.header import MAGIC
from companion.kernel.journal.lock import take

Drafts = Callable[..., Draft]


def a_dead_process() -> int:
    pid = os.fork()
    if not pid:
        os._exit(0)
    os.waitpid(pid, 0)
    return pid


def names(folder: Path) -> list[str]:
    return sorted(one.name for one in folder.iterdir())


def killed_while_building(path: Path, *, amid: bool) -> None:
    """Let a child begin a document and die of SIGKILL before it has its name."""
    pid = os.fork()
    if not pid:

        def fill(_: sqlite3.Connection) -> None:
            os.kill(os.getpid(), signal.SIGKILL)

        def no_name(*_: object) -> None:
            os.kill(os.getpid(), signal.SIGKILL)

        try:
            setattr(os, "link", no_name)  # noqa: B010 - in this child alone
            write_new(path, fill if amid else lambda _: None)
        finally:
            os._exit(1)
    os.waitpid(pid, 0)


@pytest.mark.parametrize("amid", [True, False], ids=["while it was filled", "before it was named"])
@pytest.mark.parametrize("then", ["new", "open", "recover"])
def test_a_killed_new_leaves_nothing_for_ever(tmp_path: Path, game: Path, amid: bool, then: str) -> None:
    killed_while_building(tmp_path / "evening.companion", amid=amid)
    assert len(names(tmp_path)) == 2
    if then == "new":
        create(tmp_path / "other.companion", {}, {}).close()
    elif then == "open":
        open_document(game).close()
    else:
        recover(game, tmp_path / "other.companion")
    assert names(tmp_path) == [*(["other.companion"] if then != "open" else []), game.name]


def test_of_a_dead_process_all_is_swept(tmp_path: Path, game: Path) -> None:
    dead = a_dead_process()
    for name in (f".x.companion.{dead}.new", f".x.companion.{dead}.new-journal", f".y.v1.{dead}.new"):
        (tmp_path / name).write_bytes(MAGIC + bytes(4080) if name.endswith("new") else b"journal")
    (tmp_path / f".z.companion.{dead}.new").write_bytes(b"")
    open_document(game).close()
    assert names(tmp_path) == [game.name]


def test_what_is_built_or_somebody_elses_stays(tmp_path: Path, game: Path) -> None:
    dead = a_dead_process()
    of_the_living = tmp_path / f".x.companion.{os.getppid()}.new"
    locked = tmp_path / f".y.companion.{dead}.new"
    foreign = tmp_path / f".letter.{dead}.new"
    for path, content in ((of_the_living, MAGIC), (locked, MAGIC), (foreign, b"Dear Lee,")):
        path.write_bytes(content)
    (tmp_path / f".folder.{dead}.new").mkdir()
    (tmp_path / f".link.{dead}.new").symlink_to(game)
    (tmp_path / "visible.1.new").write_bytes(MAGIC)
    before = names(tmp_path)
    with locked.open("r+b") as other:  # as another machine's process would hold it
        assert take(other.fileno())
        open_document(game).close()
    assert names(tmp_path) == before


def test_a_folder_that_cannot_be_swept_does_no_harm(
    tmp_path: Path, game: Path, draft: Drafts, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(os, "scandir", refuse)
    with open_document(game) as journal:
        journal.append([draft(13)])
