"""Drafts: edits give new ones, and what is written is what was drawn up."""

from __future__ import annotations

import re
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.charts.faults import BadInput
from companion.games.miniatures.charts.scale import Scale, read_scales, scale_of
from companion.games.miniatures.screen.editor import checking, opening, saving, texts
from companion.games.miniatures.screen.editor import draft as drafts
from companion.games.miniatures.screen.editor.draft import CONFEDERATE, PAGE, UNION, Draft
from companion.games.miniatures.screen.editor.history import History
from companion.games.miniatures.setup.scenario_text import toml_text
from companion.games.miniatures.setup.start import read_scenario
from companion.kernel import shelf
from companion.kernel.beginning import Beginning, begin

SCALE = scale_of(read_scales(shelf.ruleset_texts("miniatures", only=("scale.toml",))["scale.toml"]))


@pytest.fixture
def scale() -> Scale:
    return SCALE


def small() -> Draft:
    """Give a corps with a division of two brigades, and an enemy brigade right under its army."""
    draft, corps = drafts.add(drafts.empty(), "corps", UNION, {"name": "I Corps"})
    draft, first = drafts.add(draft, "division", corps, {"name": "Wadsworth"})
    draft, _ = drafts.add(draft, "unit", first, {"unit": "Cutler", "arm": "infantry", "stands": "10"})
    draft, _ = drafts.add(draft, "unit", first, {"unit": "Meredith", "arm": "infantry", "stands": "9"})
    draft, _ = drafts.add(draft, "unit", CONFEDERATE, {"unit": "Archer", "arm": "infantry", "stands": "6"})
    return drafts.change(draft, PAGE, "title", "A small fight")


def key(draft: Draft, name: str, kind: str = "") -> int:
    return next(one.key for one in draft.nodes if one.name == name and kind in ("", one.kind))


def names(draft: Draft, parent: int) -> list[str]:
    return [one.name for one in draft.under(parent)]


@pytest.mark.parametrize("name", ["mcphersons-ridge", "the-cornfield"])
def test_a_shipped_scenario_comes_back_as_the_same_battle(name: str, tmp_path: Path, scale: Scale) -> None:
    draft = opening.load(name)
    assert checking.faults(draft, scale) == ()
    path, _ = saving.save(draft, tmp_path / "copy.toml")
    with (
        begin(None, Beginning(scenario=name, seed="1")) as shipped,
        begin(None, Beginning(scenario=str(path), seed="1")) as copied,
    ):
        first, second = shipped.view, copied.view
        assert {one.id: one for one in first.units} == {one.id: one for one in second.units}
        assert {one.id: one for one in first.leaders} == {one.id: one for one in second.leaders}
        assert (first.objectives, first.names, first.last_turn) == (second.objectives, second.names, second.last_turn)
        assert (first.title, first.clock, first.first) == (second.title, second.clock, second.first)
    again = opening.load(str(path))
    assert texts.roster_text(again) == texts.roster_text(draft)
    assert texts.scenario_text(again, "x") == texts.scenario_text(draft, "x")


def test_a_division_moves_with_all_that_stands_under_it() -> None:
    draft, other = drafts.add(small(), "corps", CONFEDERATE, {"name": "Third Corps"})
    moved = drafts.move(draft, [key(draft, "Wadsworth"), key(draft, "Cutler")], other)
    assert moved.place(key(moved, "Cutler")) == {"side": "confederate", "corps": "Third Corps", "division": "Wadsworth"}
    assert names(moved, key(moved, "Wadsworth")) == ["Cutler", "Meredith"]


def test_a_corps_stands_under_no_division_and_nothing_under_itself() -> None:
    draft = small()
    corps, division = key(draft, "I Corps"), key(draft, "Wadsworth")
    assert not drafts.may_move(draft, [corps], division)
    assert not drafts.may_move(draft, [division], division)
    assert not drafts.may_move(draft, [key(draft, "Cutler")], PAGE)
    assert drafts.move(draft, [corps], division) == draft


def test_a_row_goes_up_and_down_past_the_end_of_its_formation() -> None:
    draft, second = drafts.add(small(), "division", key(small(), "I Corps"), {"name": "Robinson"})
    cutler, first = key(draft, "Cutler"), key(draft, "Wadsworth")
    down = drafts.step(draft, cutler, "down")
    assert names(down, first) == ["Meredith", "Cutler"]
    past = drafts.step(down, cutler, "down")
    assert names(past, second) == ["Cutler"]
    assert names(drafts.step(past, cutler, "up"), first) == ["Meredith", "Cutler"]
    out = drafts.step(draft, cutler, "out")
    assert names(out, key(draft, "I Corps")) == ["Wadsworth", "Cutler", "Robinson"]
    assert names(drafts.step(out, cutler, "in"), first) == ["Meredith", "Cutler"]
    assert names(drafts.step(draft, first, "out"), UNION) == ["I Corps", "Wadsworth"]
    assert drafts.step(draft, UNION, "up") == draft


def test_what_is_removed_goes_with_all_under_it_and_the_armies_stay() -> None:
    draft = small()
    gone = drafts.remove(draft, [key(draft, "I Corps"), UNION])
    assert [one.name for one in gone.walk()] == ["A small fight", "union", "confederate", "Archer"]


def test_another_arm_has_other_cells() -> None:
    draft = drafts.change(small(), key(small(), "Cutler"), "fresh_at", "8")
    guns = drafts.change(draft, key(draft, "Cutler"), "arm", "artillery")
    cells = next(one.cells for one in guns.nodes if one.name == "Cutler")
    assert "fresh_at" not in cells
    assert (cells["gun_type"], cells["stands"]) == ("smoothbore", "10")


@pytest.mark.parametrize(
    ("column", "text", "said"),
    [
        ("stands", "x", "expected a whole number"),
        ("worn_at", "9", ""),
        ("fresh_at", "11", "more than its 10 stands"),
        ("unit", "", "is empty"),
        ("unit", "Meredith", "already"),
        ("arm", "infantary", "did you mean 'infantry'"),
        ("arrives", "99", ""),
        ("formation", "circle", "is not known"),
    ],
)
def test_a_wrong_cell_is_found_at_its_unit_and_field(column: str, text: str, said: str, scale: Scale) -> None:
    draft = small()
    cutler = key(draft, "Cutler")
    found = checking.faults(drafts.change(draft, cutler, column, text), scale)
    if said:
        assert any(said in one.words for one in found), found
        there = {one.key for one in found}
        assert there <= {cutler, key(draft, "Meredith")}
        assert {one.column for one in found} == {column}
    elif column == "arrives":
        assert [(one.key, one.column) for one in found] == [(PAGE, "last_turn")]
    else:
        assert not found


@pytest.mark.parametrize(
    ("column", "text", "said"),
    [
        ("title", "", "is empty"),
        ("last_turn", "many", "whole number"),
        ("last_turn", "0", "1 or more"),
        ("last_turn", "", "is missing"),
        ("starts_at", "8 o'clock", "write it as 08:00"),
        ("first", "", ""),
        ("minutes", "-5", "0 or more"),
        ("date", "a day in July", ""),
    ],
)
def test_a_wrong_line_of_the_page_is_found(column: str, text: str, said: str, scale: Scale) -> None:
    found = checking.faults(drafts.change(small(), PAGE, column, text), scale)
    assert [(one.key, one.column) for one in found] == ([(PAGE, column)] if said else [])
    assert said in " ".join(one.words for one in found)


def test_faults_of_leaders_objectives_and_formations_know_their_rows(scale: Scale) -> None:
    draft = small()
    corps = key(draft, "I Corps")
    draft, first = drafts.add(draft, "leader", corps, {"name": "Reynolds", "arrives": "soon"})
    draft, second = drafts.add(draft, "leader", corps, {"name": "Doubleday"})
    draft, hill = drafts.add(draft, "objective", PAGE, {"name": "Oak Hill", "points": "two"})
    draft, twin = drafts.add(draft, "corps", UNION, {"name": "I Corps"})
    draft, blank = drafts.add(draft, "division", corps, {"name": ""})
    found = {(one.key, one.column) for one in checking.faults(draft, scale)}
    assert {(first, "arrives"), (hill, "points"), (twin, "name"), (twin, ""), (blank, "name"), (blank, "")} <= found
    assert {(first, ""), (second, "")} & found


def test_an_empty_page_says_what_is_missing(scale: Scale) -> None:
    said = [one.words for one in checking.faults(drafts.empty(), scale)]
    assert any("there is no unit yet" in one for one in said)
    assert not any("$" in one for one in said)


def test_one_side_alone_is_no_battle(scale: Scale) -> None:
    draft = drafts.remove(small(), [key(small(), "Archer")])
    assert ["has no unit of the confederate side" in one.what for one in checking.faults(draft, scale)] == [True]


def test_typing_into_one_field_is_one_step_of_undo() -> None:
    history = History(small())
    cutler = key(history.draft, "Cutler")
    for text in ("9", "91", "912"):
        history.put(drafts.change(history.draft, cutler, "men", text), "Men", typing=(cutler, "men"))
    history.put(drafts.remove(history.draft, [cutler]), "Remove")
    assert history.undoes == "Remove"
    assert history.undo()
    assert history.undoes == "Men"
    assert history.undo()
    assert not history.undo()
    assert (history.draft, history.changed, history.redoes) == (small(), False, "Men")
    assert history.redo()
    assert history.redo()
    assert not history.redo()
    assert history.draft.node(cutler) is None


def test_an_unfinished_draft_can_be_opened_again(tmp_path: Path, scale: Scale) -> None:
    draft = drafts.change(small(), key(small(), "Cutler"), "stands", "many")
    draft, _ = drafts.add(draft, "leader", key(draft, "I Corps"), {"name": "", "arrives": "soon"})
    draft, _ = drafts.add(draft, "objective", PAGE, {"name": "Hill", "points": "x"})
    draft = drafts.change(draft, PAGE, "last_turn", "some")
    path, _ = saving.save(draft, tmp_path / "half")
    assert path.name == "half.toml"
    again = opening.load(str(path))
    assert texts.roster_text(again) == texts.roster_text(draft)
    assert {one.what for one in checking.faults(again, scale)} == {one.what for one in checking.faults(draft, scale)}


def test_a_draft_without_units_can_be_saved_and_opened(tmp_path: Path) -> None:
    path, _ = saving.save(drafts.change(drafts.empty(), PAGE, "title", 'A "title" \\ of ½'), tmp_path / "none.toml")
    page = opening.load(str(path)).node(PAGE)
    assert page is not None
    assert page.name == 'A "title" \\ of ½'


def test_what_others_wrote_and_is_wrong_is_refused_with_every_problem(tmp_path: Path) -> None:
    (tmp_path / "bad.toml").write_text("title = ", encoding="utf-8")
    with pytest.raises(BadInput, match="is not TOML"):
        opening.load(str(tmp_path / "bad.toml"))
    (tmp_path / "bad.toml").write_text('format = 1\nkind = "miniatures"\n', encoding="utf-8")
    with pytest.raises(BadInput) as caught:
        opening.load(str(tmp_path / "bad.toml"))
    assert len(caught.value.problems) >= 3


def test_an_order_of_battle_that_is_not_the_editors_is_never_written_over(tmp_path: Path) -> None:
    (tmp_path / "fight-roster.csv").write_text("mine", encoding="utf-8")
    path, roster = saving.save(small(), tmp_path / "fight.toml")
    assert roster.name == "fight-roster-2.csv"
    assert (tmp_path / "fight-roster.csv").read_text(encoding="utf-8") == "mine"
    assert saving.save(small(), path)[1] == roster, "its own it writes again"


def test_a_place_that_cannot_be_written_is_told_and_nothing_is_left(tmp_path: Path) -> None:
    with pytest.raises(saving.NotSaved, match="could not be written"):
        saving.save(small(), tmp_path / "nowhere" / "fight.toml")
    (tmp_path / "folder.toml").mkdir()
    with pytest.raises(saving.NotSaved, match="is a folder"):
        saving.save(small(), tmp_path / "folder.toml")
    assert [one.name for one in tmp_path.iterdir()] == ["folder.toml"]


@pytest.mark.parametrize(
    "text", ["plain", 'a "quoted" \\ one', "line\nbreak\ttab", "\x7f\x01", "½ ″ Ж 👍", "half \ud83d"]
)
def test_every_text_is_written_as_toml_reads_it(text: str) -> None:
    import tomllib

    read = tomllib.loads(f"a = {toml_text(text)}")["a"]
    assert read == text.encode("utf-8", "replace").decode("utf-8")


@pytest.mark.parametrize("change", [("[[leaders]]", "[[leaders"), ("[[forces]]", "[forces]"), ("title = ", "titel = ")])
def test_what_the_editor_wrote_and_someone_broke_is_refused(tmp_path: Path, change: tuple[str, str]) -> None:
    draft, _ = drafts.add(small(), "leader", UNION, {"name": "Meade"})
    path, _ = saving.save(draft, tmp_path / "fight.toml")
    path.write_text(path.read_text(encoding="utf-8").replace(*change), encoding="utf-8")
    if change[0] == "title = ":
        page = opening.load(str(path)).node(PAGE)
        assert page is not None, "without a title it is only unfinished"
        assert page.name == ""
    else:
        with pytest.raises(BadInput, match=r"not TOML"):
            opening.load(str(path))


WAYS: tuple[Literal["up", "down", "out", "in"], ...] = ("up", "down", "out", "in")
EDITS = st.lists(
    st.one_of(
        st.tuples(st.just("move"), st.integers(1, 14), st.integers(1, 14), st.integers(0, 14)),
        st.tuples(st.just("step"), st.integers(1, 14), st.integers(0, 3), st.just(0)),
        st.tuples(st.just("remove"), st.integers(1, 14), st.just(0), st.just(0)),
        st.tuples(st.just("add"), st.integers(0, 4), st.integers(1, 14), st.integers(0, 14)),
    ),
    max_size=12,
)
NEW: tuple[drafts.Kind, ...] = ("corps", "division", "unit", "leader", "objective")


@given(EDITS)
def test_after_any_edits_the_tree_is_whole(edits: list[tuple[str, int, int, int]]) -> None:
    draft = small()
    for what, first, second, third in edits:
        if what == "move":
            draft = drafts.move(draft, [first], second, before=third)
        elif what == "step":
            draft = drafts.step(draft, first, WAYS[second])
        elif what == "remove":
            draft = drafts.remove(draft, [first])
        else:
            parent = draft.node(second)
            if parent is not None and NEW[first] in drafts.TAKES.get(parent.kind, ()):
                draft, _ = drafts.add(draft, NEW[first], second, {"name": "x"}, after=third)
        walked = [one.key for one in draft.walk()]
        assert sorted(walked) == sorted(one.key for one in draft.nodes), "each row stands in the tree once"
        for one in draft.nodes:
            above = draft.node(one.parent)
            assert above is None or one.kind in drafts.TAKES[above.kind]
        assert {PAGE, UNION, CONFEDERATE} <= set(walked)
        checking.faults(draft, SCALE)


@settings(max_examples=40)
@given(
    st.sampled_from(["unit", "arm", "stands", "men", "fresh_at", "arrives", "edge", "formation", "source", "title"]),
    st.text(max_size=12),
)
def test_whatever_is_typed_is_answered_and_can_be_saved_and_opened(column: str, text: str) -> None:
    draft = small()
    target = PAGE if column == "title" else key(draft, "Cutler")
    draft = drafts.change(draft, target, column, text)
    found = checking.faults(draft, SCALE)
    assert all(one.what for one in found)
    with TemporaryDirectory() as folder:
        path, _ = saving.save(draft, Path(folder) / "any.toml")
        again = opening.load(str(path))
    assert len(again.of_kind("unit")) == 3 or found, "a game that can be begun has all its units"


def test_the_scenario_of_the_documents_is_one() -> None:
    text = (Path(__file__).resolve().parents[4] / "docs" / "scenarios.md").read_text(encoding="utf-8")
    found = read_scenario("\n".join(re.findall(r"^    (.*)$", text, flags=re.M)), "scenarios.md")
    assert (found.title, len(found.forces), len(found.leaders), len(found.objectives)) == ("A small fight", 2, 1, 1)
