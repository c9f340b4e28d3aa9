"""What the referee sets by hand in a document: it is undone, done again, read back, and every book stays balanced."""

from __future__ import annotations

from pathlib import Path
from random import Random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.charts.figures import Refused
from companion.games.miniatures.rules import commands as cmd
from companion.kernel.beginning import Beginning, begin
from companion.kernel.dice import DieWanted
from companion.kernel.game import known_event
from companion.kernel.journal import check, open_document
from companion.kernel.session import Session
from companion.kernel.soundness import problems

FIGURES = ("stands", "lost", "skedaddled", "captured", "stands_at_start", "set_aside")
STATUS = ("on-table", "to-arrive", "destroyed", "captured", "quit")


def an_order(session: Session, luck: Random) -> cmd.AnyCommand:
    unit = luck.choice(session.view.units).id
    leader = luck.choice(session.view.leaders).id
    drawn: list[cmd.AnyCommand] = [
        cmd.Override(unit, luck.choice(FIGURES), luck.choice([0, 1, 4, 9]), "so", pays=luck.choice(["", *FIGURES])),
        cmd.Override(unit, "status", luck.choice(STATUS), "so"),
        cmd.Override(leader, "status", luck.choice(["on-table", "fallen", "captured"]), "so"),
        cmd.Override("game", "step", luck.randrange(8), "so"),
        cmd.CountTable({unit: {"stands": luck.choice([0, 2, 5]), "lost": luck.choice([0, 1])}}),
        cmd.NextStep(),
        cmd.Maneuver(unit=unit),
    ]
    return luck.choice(drawn)


@settings(max_examples=4, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(seed=st.integers(0, 2**32))
def test_undo_redo_and_reading_back_give_the_same_and_the_books_balance(seed: int, tmp_path: Path) -> None:
    luck, path = Random(seed), tmp_path / f"{seed}.companion"
    path.unlink(missing_ok=True)
    with begin(path, Beginning(scenario="mcphersons-ridge", seed=str(seed))) as session:
        for _ in range(15):
            before = session.view
            try:
                session.do(an_order(session, luck))
            except (Refused, DieWanted):
                continue
            after = session.view
            session.undo()
            assert session.view == before
            session.redo()
            assert session.view == after
    with Session.open(path) as again:
        assert again.view == after
    assert not check(path)
    with open_document(path, known_events=known_event) as book:
        assert list(problems(book)) == []
