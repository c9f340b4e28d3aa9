"""What a battle is about is its scenario's: objectives, entries, holds, who defends, and which score is which victory."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.charts.faults import BadInput
from companion.games.tactical.charts.battle import Margins, levels
from companion.games.tactical.game import Tactical
from companion.games.tactical.rules import victory
from companion.games.tactical.rules.state import Losses
from companion.games.tactical.setup.start import BOOK, read_scenario
from companion.kernel import shelf
from companion.kernel.beginning import Beginning, begin
from companion.kernel.game import game_of
from companion.kernel.session import Session
from companion.language.messages import told
from tests.games.tactical.gazetteer import rules

DOCS = Path(__file__).resolve().parents[4] / "docs" / "square-grid-scenarios.md"
OWN_MAP = """title: A hill
[legend]
. clear
[terrain]
..........
..........
..........
..........
..........
[elevation]
1111111111
1111221111
1111221111
1111111111
1111111111
[waters]
[bridges]
[fords]
[roads]
[places]
[objectives]
1,4 Hill
[entries]
union 2: 0,0 0,1
[rears]
confederate: 4,0
union: 0,9
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Write the bridge fight of the documents into a folder."""
    parts = re.split(r"`(my-[a-z-]+\.toml)`", DOCS.read_text(encoding="utf-8"))
    for name, text in zip(parts[1::2], parts[2::2], strict=True):
        (tmp_path / name).write_text("\n".join(re.findall(r"^    (.*)$", text, flags=re.M)), encoding="utf-8")
    return tmp_path


def begun(folder: Path, **players: str) -> Session:
    return begin(None, Beginning(scenario=str(folder / "my-fight.toml"), seed="1", players=players))


def game(session: Session) -> Tactical:
    found = game_of("tactical", session.sources)
    assert isinstance(found, Tactical)
    return found


def change(path: Path, *pairs: tuple[str, str]) -> None:
    text = path.read_text(encoding="utf-8")
    for old, new in pairs:
        assert old in text
        text = text.replace(old, new)
    path.write_text(text, encoding="utf-8")


def on_a_map_of_ones_own(folder: Path) -> None:
    (folder / "hill.txt").write_text(OWN_MAP, encoding="utf-8")
    change(folder / "my-fight.toml", ('map = "antietam"', 'map = "hill.txt"'), ('battle = "my-battle"\n', ""))
    change(
        folder / "my-set-up.toml",
        ("rows = [33, 35]\ncolumns = [19, 22]", "rows = [0, 4]\ncolumns = [0, 9]"),
        ("rows = [31, 34]\ncolumns = [14, 17]", "rows = [0, 4]\ncolumns = [0, 9]"),
        ("[34, 21]", "[0, 8]"),
        ("[34, 22]", "[0, 9]"),
        ("[32, 16]", "[4, 0]"),
    )


def problems(folder: Path) -> str:
    with pytest.raises(BadInput) as bad:
        begun(folder)
    return "\n".join(map(str, bad.value.problems))


def verdict(session: Session, *, lost: dict[str, int], standing: bool) -> str:
    """Give the level of victory after so many men lost a side, with or without Union foot at the bridge's end."""
    truth = session.view.truth
    fought = {side: Losses(infantry=men) for side, men in lost.items()}
    at = (31, 18) if standing else (34, 21)
    unit = truth.units["union:ferrero-a"]
    state = replace(truth, losses=fought, units=truth.units | {unit.id: replace(unit, square=at)})
    found = game(session).score(state, "referee")
    assert found is not None
    return str(found.level.id)


@pytest.mark.clause("ANT-R-OWN-BATTLE")
def test_either_side_can_win_the_documents_fight(folder: Path) -> None:
    with begun(folder) as session:
        assert verdict(session, lost={"union": 100, "confederate": 150}, standing=True) == "union-minor"
        assert verdict(session, lost={"union": 150, "confederate": 300}, standing=True) == "union-major"
        assert verdict(session, lost={"union": 150, "confederate": 60}, standing=False) == "confederate-minor"
        assert verdict(session, lost={}, standing=False) == "confederate-minor", "who must attack and does not has lost"


@pytest.mark.clause("ANT-R-OWN-BATTLE")
@pytest.mark.parametrize(("level", "verdict"), [("basic", "draw"), ("advanced", "confederate-minor")])
def test_each_level_of_the_game_may_have_a_par_of_its_own(folder: Path, level: str, verdict: str) -> None:
    change(folder / "my-battle.toml", ("par = 200,", "par = 200, par_at = { basic = 0 },"))
    change(folder / "my-fight.toml", ('level = "advanced"', f'level = "{level}"'))
    with begun(folder) as session:
        score = game(session).score(session.view.truth, "referee")
        assert score is not None
        assert score.level.id == verdict


@pytest.mark.clause("ANT-R-OWN-BATTLE", "ANT-QS-2.0a", "ANT-QS-2.0b", "ANT-QS-2.0c")
def test_nobody_is_held_who_is_not_there(folder: Path) -> None:
    change(folder / "my-fight.toml", ('level = "advanced"', 'level = "basic"'))
    with begun(folder, union="computer:basic") as session:
        assert not session.view.holds
    change(folder / "my-fight.toml", ('battle = "my-battle"', f'battle = "{BOOK}"'))
    with begun(folder, union="computer:basic") as session:
        assert not session.view.holds, "of the formations that the book holds none is in it"


@pytest.mark.clause("ANT-R-OWN-BATTLE")
def test_a_map_of_ones_own_brings_its_objectives_and_entries(folder: Path) -> None:
    on_a_map_of_ones_own(folder)
    with begun(folder) as session:
        assert [(row.square, row.points, row.in_zone) for row in session.rules.objectives.row] == [([1, 4], 1000, 500)]
        assert [(row.side, row.turn) for row in session.rules.reinforcements.entry] == [("union", 2)]
        score = game(session).score(session.view.truth, "referee")
        assert score is not None
        assert [told(one.label) for one in score.lines if "objective" in told(one.label)] == [
            "objective Hill (1,4): not held"
        ]


def test_the_map_shows_what_the_battle_is_fought_for(folder: Path) -> None:
    with begun(folder) as session:
        ground = game(session).situation(session.view.truth).ground
        assert ground.objectives == {(31, 18): "West end of the bridge"}
        assert not ground.entries


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("[31, 18]", "[31, 19000]", "off the map"),
        ("[31, 18]", "[0, 22]", "stream"),
        ("minor = 100", "minor = 300", "no less than 300"),
        ("entry = []", 'hold = [{ formation = "V Corps", rank = "corps", turn = 5, clause = "mine" }]', "V Corps"),
        (
            "entry = []",
            'entry = [{ side = "union", turn = 2, squares = [[0, 18]], delayed_by = [0, 19], clause = "mine" }]',
            "none of its squares",
        ),
        ("entry = []", 'entry = [{ side = "union", turn = 2, squares = [[0, 22]], clause = "mine" }]', "come on there"),
    ],
)
def test_what_is_wrong_with_it_is_told_with_its_place(folder: Path, old: str, new: str, said: str) -> None:
    change(folder / "my-battle.toml", (old, new))
    told_of = problems(folder)
    assert "my-battle.toml" in told_of
    assert said in told_of


def test_a_unit_comes_on_where_the_battle_says(folder: Path) -> None:
    change(folder / "my-armies.toml", ("effectiveness = 80, turn = 1, corps", "effectiveness = 80, turn = 2, corps"))
    change(folder / "my-set-up.toml", ("Durell = [34, 22]\n", ""))
    assert "turn 2" in problems(folder)
    entry = 'entry = [{ side = "union", turn = 2, squares = [[0, 18]], clause = "mine" }]'
    change(folder / "my-battle.toml", ("entry = []", entry))
    with begun(folder) as session:
        assert session.view.truth.units["union:durell"].status == "to-arrive"


@pytest.mark.clause("ANT-R-OWN-BATTLE", "ANT-10.1h", "ANT-10.2c")
@pytest.mark.parametrize("level", ["basic", "intermediate", "advanced"])
def test_antietam_is_the_books_own_battle(level: str) -> None:
    name = f"antietam-{level}"
    scenario = read_scenario(shelf.resource_text("scenarios", f"{name}.toml"), f"{name}.toml")
    assert scenario.battle == BOOK
    with begin(None, Beginning(scenario=name, seed="1")) as session:
        assert sum(row.points for row in session.rules.objectives.row) == 21000
        assert session.rules.objectives.scores == "union"
        needed = session.rules.victory.needed
        assert needed is not None
        assert needed.men == 5000


SCORES = st.integers(-40000, 40000)


@given(SCORES, SCORES, st.integers(1, 9000), st.integers(1, 9000), st.integers(-9000, 9000))
def test_levels_hold_every_score_and_rise_with_it(one: int, two: int, minor: int, more: int, par: int) -> None:
    margin = Margins(minor=minor, major=minor + more, clause="mine", par=par)
    book = rules()
    own = book.having(victory=replace(book.victory, level=levels(book.victory.level, margin), needed=None))
    order = [row.id for row in own.victory.level]
    low, high = sorted((one, two))
    first, second = (order.index(victory.level(own, points, 0)[0].id) for points in (low, high))
    assert first >= second, "more points are never worse for the Union, who stands first"
    mirrored = order.index(victory.level(own, 2 * par - low, 0)[0].id)
    assert mirrored == len(order) - 1 - first, "what the Union has above par the Confederates have below"
