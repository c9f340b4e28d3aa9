"""A study's folder: what is kept is taken up, what is torn is cut off, what is another's is refused."""

from __future__ import annotations

import re
from collections.abc import Callable, Generator, Iterable, Sequence
from pathlib import Path

import pytest

from companion.charts.faults import BadInput
from companion.kernel.begun import First
from companion.study.studies.engines import Serial
from companion.study.studies.keeping import Folder, asked
from companion.study.studies.plan import laid_out
from companion.study.studies.rows import Row, Task
from companion.study.studies.studying import At, study
from tests.study.studies.games import plan


class Counting(Serial):
    """Counts the games that it plays."""

    def __init__(self) -> None:
        super().__init__()
        self.games: list[Task] = []

    def play(self, firsts: Sequence[First], seed: str, tasks: Iterable[Task]) -> Generator[tuple[Task, Row]]:
        for one in super().play(firsts, seed, tasks):
            self.games.append(one[0])
            yield one


def lines(folder: Path) -> list[bytes]:
    return (folder / "games.jsonl").read_bytes().splitlines(keepends=True)


def test_what_was_stopped_goes_on_and_ends_as_if_it_had_not_been(tmp_path: Path) -> None:
    whole = study(plan(3), Serial())
    study(plan(3), Serial(), out=tmp_path, progress=lambda at: at.ended < 2)
    assert len(lines(tmp_path)) == 2
    rest = Counting()
    assert study(plan(3), rest, out=tmp_path) == whole == (tmp_path / "summary.json").read_bytes()
    assert len(rest.games) == 4
    assert len(lines(tmp_path)) == 6


def test_a_torn_last_line_is_cut_off_and_its_game_played_again(tmp_path: Path) -> None:
    whole = study(plan(2), Serial(), out=tmp_path)
    kept = lines(tmp_path)
    (tmp_path / "games.jsonl").write_bytes(b"".join(kept[:-1]) + kept[-1][:40])
    again = Counting()
    assert study(plan(2), again, out=tmp_path) == whole
    assert again.games == [Task(1, 2)]
    assert sorted(lines(tmp_path)) == sorted(kept)


def test_more_games_go_on_where_fewer_ended_and_fewer_are_a_part_of_them(tmp_path: Path) -> None:
    study(plan(2), Serial(), out=tmp_path)
    more = Counting()
    assert study(plan(3), more, out=tmp_path) == study(plan(3), Serial())
    assert len(more.games) == 2
    none = Counting()
    assert study(plan(1), none, out=tmp_path) == study(plan(1), Serial())
    assert none.games == []


@pytest.mark.parametrize(
    "other",
    [
        {"seed": "1864"},
        {"vary": {"union": ("basic", "strong")}},
        {"scenarios": ("shiloh-advanced",), "settings": {}},
        {"settings": {"scenario.turns": "2", "scenario.night_turns": "[]"}},
    ],
)
def test_another_study_is_refused_and_nothing_is_changed(tmp_path: Path, other: dict[str, object]) -> None:
    study(plan(1), Serial(), out=tmp_path)
    before = {one.name: one.read_bytes() for one in tmp_path.iterdir()}
    none = Counting()
    with pytest.raises(BadInput, match="another study"):
        study(plan(1, **other), none, out=tmp_path)
    assert none.games == []
    assert {one.name: one.read_bytes() for one in tmp_path.iterdir()} == before


@pytest.mark.parametrize("what", ["program", "rules"])
def test_another_program_or_other_rules_are_refused(tmp_path: Path, what: str) -> None:
    study(plan(1), Serial(), out=tmp_path)
    file = tmp_path / "study.toml"
    kept = [line for line in file.read_text().splitlines() if line.startswith(what)]
    file.write_text(file.read_text().replace(kept[0], f'{what} = "0123"'))
    with pytest.raises(BadInput, match="another version" if what == "program" else "other rules"):
        study(plan(1), Serial(), out=tmp_path)


def test_a_folder_has_one_writer(tmp_path: Path) -> None:
    what = asked(plan(1), laid_out(plan(1)))
    with Folder(tmp_path, what), pytest.raises(BadInput, match="another study writes here"):
        Folder(tmp_path, what)
    Folder(tmp_path, what).__exit__()


@pytest.mark.parametrize(
    "spoiled",
    [
        lambda _: b"nonsense\n",
        lambda _: b"[1]\n",
        lambda _: b"{}\n",
        lambda line: re.sub(rb'"points":-?\d+', b'"points":"many"', line),
        lambda line: re.sub(rb'"k":\d+', b'"k":"first"', line),
        lambda line: re.sub(rb'"k":\d+', b'"k":0', line),
        lambda line: re.sub(rb'"level":"[a-z-]+",', b"", line),
    ],
)
def test_a_line_that_is_no_game_is_named(tmp_path: Path, spoiled: Callable[[bytes], bytes]) -> None:
    study(plan(1), Serial(), out=tmp_path)
    kept = lines(tmp_path)
    assert spoiled(kept[0]) != kept[0]
    (tmp_path / "games.jsonl").write_bytes(spoiled(kept[0]) + b"".join(kept))
    with pytest.raises(BadInput) as refused:
        study(plan(1), Serial(), out=tmp_path)
    assert "games.jsonl:1" in str(refused.value.problems[0])


def test_games_without_their_study_are_not_taken_for_ones(tmp_path: Path) -> None:
    study(plan(1), Serial(), out=tmp_path)
    (tmp_path / "study.toml").unlink()
    with pytest.raises(BadInput):
        study(plan(1), Serial(), out=tmp_path)


def test_progress_counts_what_was_kept(tmp_path: Path) -> None:
    study(plan(1), Serial(), out=tmp_path)
    seen: list[At] = []
    study(plan(2), Serial(), out=tmp_path, progress=lambda at: not seen.append(at))  # type: ignore[func-returns-value]
    assert [(at.ended, at.every, at.kept) for at in seen] == [(2, 4, 2), (3, 4, 2), (4, 4, 2)]


def test_it_stops_when_it_is_enough_and_tells_no_more_than_that(tmp_path: Path) -> None:
    games = Counting()
    found = study(plan(100, until=100_000.0), games, out=tmp_path)
    assert len(games.games) == 40
    assert b'"games":20,' in found
    assert study(plan(100, until=100_000.0), Serial(), out=tmp_path) == found
