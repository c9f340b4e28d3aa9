"""A game of a study as a document: it ends as the study's did."""

from __future__ import annotations

from pathlib import Path

from companion.kernel.session import Session
from companion.study.studies.again import Again, lay_out, name
from companion.study.studies.plan import first, variants
from companion.study.studies.rows import played
from tests.study.studies.games import plan


def test_it_ends_as_the_studys_game_did(tmp_path: Path) -> None:
    asked = plan(3)
    one = variants(asked)[1]
    lay_out(asked, one, 2, tmp_path / "a.companion", played=True)
    row = played(first(asked, one), asked.seed, 2)
    session = Session.open(tmp_path / "a.companion")
    try:
        assert session.view.over
        assert session.score().points == row["points"]
    finally:
        session.close()


def test_games_are_laid_out_elsewhere_and_one_that_is_there_stays(tmp_path: Path) -> None:
    asked = plan(3)
    there = tmp_path / name(asked, variants(asked)[1], 1)
    there.write_bytes(b"mine")
    again = Again(asked, (0, 1), 1, tmp_path, played=False)
    while (said := again.told()) is None:
        again.wait()
    again.end()
    assert said == ""
    assert again.paths == [tmp_path / "shiloh-sunken-road-1863-1-union-basic.companion", there]
    assert again.paths[0].exists()
    assert there.read_bytes() == b"mine"
