"""A process killed at any point of an import leaves the old campaign or the new one, never half of it."""

from __future__ import annotations

import os
import random
import shutil
import signal
from collections.abc import Callable
from pathlib import Path

import pytest

from companion.kernel.journal import check
from companion.kernel.session import Session
from companion.table import way
from companion.table.file.battle import encode
from companion.table.file.draft import Draft
from tests import at_tactical_table as squares
from tests.at_table import paused, table_played

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork and SIGKILL")
MOST_STATEMENTS = 40
KILLS = 12
SEYMOUR = 400 + 701
"""Men of the two halves that stand as one brigade on the table."""
MOST_TURNS_OF_THE_WHEEL = 400_000
"""About the time of an import: spreads the kills over it without a clock."""
RECORDS = ("battles/1.1/15/result.json", "battles/1.1/15/report.md", "battles/1.1/15/journal.json")


@pytest.fixture
def whole(tmp_path: Path) -> tuple[Path, Draft]:
    """A campaign whose battle waits, and the return of its table game."""
    path = paused(tmp_path / "whole.companion")
    with Session.open(path) as session:
        draft = way.read(session, table_played(session, tmp_path / "table.companion"))
    return path, draft


def killed(act: Callable[[int], None], *, turns: int | None = None) -> int:
    """Do something in a child of its own; kill it after some turns of the wheel. Gives how it ended."""
    ready, go = os.pipe()
    pid = os.fork()
    if not pid:
        try:
            act(go)
        finally:
            os._exit(0)
    os.close(go)
    if turns is not None:
        os.read(ready, 1)
        for _ in range(turns):
            pass
        os.kill(pid, signal.SIGKILL)
    _, status = os.waitpid(pid, 0)
    os.close(ready)
    return status


def seen(path: Path) -> bool:
    """Look at a campaign after a kill: true where the result is in, and then all of it; false where none of it is."""
    assert check(path) == []
    with Session.open(path) as session:
        assert session.read_only is None
        (battle,) = way.battles(session)
        kept = session.battles.records()
        assert session.head in (14, 15)
        if session.head == 14:
            assert (battle.state, kept) == ("waiting", ())
            return False
        assert (battle.state, battle.records, kept) == ("table", RECORDS, RECORDS)
        assert all(way.record(session, name) for name in kept)
        assert session.view.truth is not None
        assert session.view.truth.battle is None
        return True


@pytest.mark.clause("RTG-15.0d", "RTG-15.0e")
def test_killed_before_any_statement_of_the_transaction(whole: tuple[Path, Draft], tmp_path: Path) -> None:
    path, draft = whole
    found = []
    for nth in range(1, MOST_STATEMENTS):
        copy = tmp_path / f"{nth}.companion"
        shutil.copy(path, copy)

        def act(_: int, copy: Path = copy, nth: int = nth) -> None:
            killed_at(copy, nth, draft)

        status = killed(act)
        found.append(seen(copy))
        if os.WIFEXITED(status):
            break
    assert found[-1]
    assert not any(found[:-1])
    assert len(found) > 7  # begin, entry, working, place, three records, head, commit


@pytest.mark.clause("RTG-15.0d", "RTG-15.0e")
def test_killed_at_any_moment(whole: tuple[Path, Draft], tmp_path: Path) -> None:
    path, draft = whole
    rng = random.Random("killed")
    for nth in range(KILLS):
        copy = tmp_path / f"{nth}.companion"
        shutil.copy(path, copy)

        def act(go: int, copy: Path = copy) -> None:
            with Session.open(copy) as session:
                os.write(go, b".")
                way.apply(session, draft)

        killed(act, turns=rng.randrange(MOST_TURNS_OF_THE_WHEEL))
        seen(copy)


def test_a_square_grid_battle_killed_before_any_statement_is_the_old_one_or_the_new(tmp_path: Path) -> None:
    path = tmp_path / "antietam.companion"
    with squares.paused(path) as session:
        draft = way.edited(
            way.read(session, written(session, tmp_path)), "union:seymour-a+seymour-b", "seen", infantry=100
        )
        before = session.battles.truth()
    found = []
    for nth in range(1, MOST_STATEMENTS):
        copy = tmp_path / f"{nth}.companion"
        shutil.copy(path, copy)
        status = killed(lambda _, copy=copy, nth=nth: killed_at(copy, nth, draft))  # type: ignore[misc]
        assert check(copy) == []
        with Session.open(copy) as session:
            after = session.battles.truth()
            found.append(after != before)
            assert (after.table is None) == found[-1]
            assert bool(session.battles.records()) == found[-1]
            men = sum(after.units[f"union:seymour-{half}"].men for half in "ab")
            assert men == SEYMOUR - (100 if found[-1] else 0)
        if os.WIFEXITED(status):
            break
    assert found[-1]
    assert not any(found[:-1])


def written(session: Session, folder: Path) -> Path:
    """The battle file as it went out."""
    path = folder / "battle.json"
    path.write_text(encode(way.export(session)), encoding="utf-8")
    return path


def killed_at(path: Path, nth: int, draft: Draft) -> None:
    """Enter a result, and be killed before a statement of it."""
    session, count = Session.open(path), iter(range(nth))

    def before(_: str) -> None:
        if next(count, None) is None:
            os.kill(os.getpid(), signal.SIGKILL)

    session._book._connection.set_trace_callback(before)  # type: ignore[attr-defined]
    way.apply(session, draft)
