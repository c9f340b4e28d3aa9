from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise

import pytest

from companion.cards.content import (
    Beside,
    Block,
    Card,
    Cell,
    Checks,
    Deck,
    Drawing,
    Letters,
    Paragraph,
    Path,
    Picture,
    Tabbed,
    Table,
    plain,
)
from companion.cards.decks import build
from companion.cards.shapes import stands
from companion.cards.source import Source, of_rules, of_session
from companion.drawing.paths import points
from companion.games.miniatures.charts.movement import FormationCard
from companion.games.miniatures.charts.ruleset import FILES, load
from companion.kernel.beginning import Beginning, begin

SOURCE = of_rules("miniatures")
CARDS = SOURCE.rules.formations.formation


def clauses(row: FormationCard) -> list[str]:
    """The clauses of everything that a formation's row says, but its notes."""
    found = (
        [use.clause for use in row.users] + [part.clause for part in row.changes] + [mode.clause for mode in row.modes]
    )
    return [*found, row.dismount.clause, row.mount.clause, row.fire.clause, row.melee.clause]


ROWS = [pytest.param(row, id=row.id, marks=pytest.mark.clause(*clauses(row))) for row in CARDS]


def deck(source: Source = SOURCE) -> Deck:
    return build("formations", source)


def card(name: str, made: Deck | None = None) -> Card:
    return next(one for one in (made or deck()).cards if one.id == name)


def blocks(one: Card) -> Iterator[Block]:
    yield from one.front.blocks
    yield from back(one)


def back(one: Card) -> Iterator[Block]:
    """What stands on the back, out of the columns that keep words and pictures together."""
    assert one.back is not None
    for block in one.back.blocks:
        assert isinstance(block, Beside)
        yield from (within for column in block.columns for within in column)


def cells(one: Card) -> Iterator[Cell]:
    for block in one.front.blocks:
        if isinstance(block, Table):
            yield from (cell for row in block.rows for cell in row)
        elif isinstance(block, Tabbed):
            yield from (cell for _, cell in block.rows)


def told(one: Card, clause: str) -> str:
    """Everything that a card says of a clause, in one string."""
    said = [plain(cell.said) for cell in cells(one) if clause in cell.clauses]
    said += [plain(block.said) for block in blocks(one) if isinstance(block, Paragraph) and clause in block.clauses]
    return " | ".join(said)


def changed(before: str, after: str, file: str = "formations.toml") -> Source:
    """The rules with one place of one chart changed; the words changed must be there."""
    text = SOURCE.texts[file]
    assert before in text
    texts = dict(SOURCE.texts) | {file: text.replace(before, after, 1)}
    return Source(load({name: texts[name] for name in FILES}), texts)


# ---- what the rows say stands on the card


def test_there_is_a_card_for_each_formation() -> None:
    made = deck()
    assert made.kind == "cards"
    assert [one.front.title for one in made.cards] == [one.name for one in CARDS]
    assert [one.front.label for one in made.cards] == [
        f"Formation {n} of {len(CARDS)}" for n in range(1, len(CARDS) + 1)
    ]


@pytest.mark.parametrize("row", ROWS)
def test_who_may_use_it_is_ticked(row: FormationCard) -> None:
    found = next(block for block in card(row.id).front.blocks if isinstance(block, Checks))
    assert [yes for _, yes in found.items] == [use.allowed for use in row.users]
    assert found.clauses == tuple(use.clause for use in row.users)


@pytest.mark.parametrize("row", ROWS)
def test_every_change_stands_with_what_it_takes_and_how(row: FormationCard) -> None:
    for change in row.changes:
        said = told(card(row.id), change.clause)
        assert SOURCE.rules.cards[change.to].name in said
        assert f"{change.takes} move" in said
        assert change.how.replace(" degrees", "°") in said


@pytest.mark.parametrize("row", ROWS)
def test_every_mode_stands_with_its_effect_and_is_grey_where_it_is_not_to_be_had(row: FormationCard) -> None:
    for mode in row.modes:
        those = [cell for cell in cells(card(row.id)) if mode.clause in cell.clauses]
        assert mode.effect.replace(" degrees", "°") in [plain(cell.said) for cell in those]
        assert all(cell.off is not mode.allowed for cell in those)


@pytest.mark.parametrize("row", ROWS)
def test_mounting_stands_with_its_inches(row: FormationCard) -> None:
    for one in (row.dismount, row.mount):
        said = told(card(row.id), one.clause)
        assert (f"{one.inches}″" in said and one.when in said) if one.allowed else "not available" in said


def test_the_clauses_of_every_row_are_on_its_card() -> None:
    for row in CARDS:
        one = card(row.id)
        there = {clause for cell in cells(one) for clause in cell.clauses}
        there |= {clause for block in blocks(one) if isinstance(block, Paragraph | Checks) for clause in block.clauses}
        every = clauses(row)
        assert set(every) | set(row.notes) <= there
        assert all(clause.startswith(one.front.foot) for clause in every)


def test_fire_and_melee_in_words() -> None:
    said = {row.id: (told(card(row.id), row.fire.clause), told(card(row.id), row.melee.clause)) for row in CARDS}
    assert said == {
        "single-line": ("all stands", "all stands"),
        "double-line": (
            "the front rank only: half, rounded up; all when charging or charged",
            "all stands; always supported: +1",
        ),
        "attack-column": ("the front 2 stands", "all stands; always supported: +1"),
        "march-column": ("the front stand only", "1 stand; 2 on a road; 3 charging over a bridge"),
    }


@pytest.mark.clause(
    "D10-FORM-MARCH-COLUMN-NOTE-INF-ROAD", "D10-FORM-MARCH-COLUMN-NOTE-CAV-ROAD", "D10-RUL-MOVE-CAV-ROAD"
)
def test_the_march_column_says_how_far_a_road_takes_it() -> None:
    said = told(card("march-column"), "D10-FORM-MARCH-COLUMN-NOTE-CAV-ROAD")
    assert "infantry ×2, 24″; cavalry ×2, 36″" in said
    session = begin(None, Beginning(scenario="mcphersons-ridge", seed="1", settings={"D10-RUL-MOVE-CAV-ROAD": "1"}))
    said = told(card("march-column", deck(of_session(session))), "D10-FORM-MARCH-COLUMN-NOTE-CAV-ROAD")
    assert "cavalry ×3, 54″" in said


@pytest.mark.clause("D10-FIRE-MOD-ENFILADE-MARCH", "D10-FIRE-DIE-COLUMN", "D10-MAN-MOD-COLUMN")
def test_columns_say_what_they_suffer_and_gain() -> None:
    march, attack, line = (card(name) for name in ("march-column", "attack-column", "single-line"))
    assert "fire points ×2" in told(march, "D10-FIRE-MOD-ENFILADE-MARCH")
    assert not told(attack, "D10-FIRE-MOD-ENFILADE-MARCH")
    assert "die +1" in told(march, "D10-FIRE-DIE-COLUMN")
    assert "Maneuver roll: +1" in told(attack, "D10-MAN-MOD-COLUMN")
    assert not told(line, "D10-FIRE-DIE-COLUMN")
    assert not told(line, "D10-MAN-MOD-COLUMN")


@pytest.mark.clause("D10-RUL-FORM-CAV-ATTACK", "D10-RUL-FORM-DISMOUNT-INTO", "D10-RUL-FORM-MOUNT-ROWS")
def test_the_card_says_who_may_not_change_and_where_mounting_leads() -> None:
    line, double, march = (card(name) for name in ("single-line", "double-line", "march-column"))
    assert "infantry only" in told(line, "D10-FORM-SINGLE-LINE-CHANGE-ATTACK")
    assert "not cavalry on foot" in told(line, "D10-FORM-SINGLE-LINE-CHANGE-DOUBLE")
    assert "into Single Line" in told(double, "D10-FORM-DOUBLE-LINE-DISMOUNT")
    assert "from Single Line" in told(march, "D10-FORM-MARCH-COLUMN-MOUNT")
    assert "Single Line" not in told(line, "D10-FORM-SINGLE-LINE-MOUNT")


def test_a_game_whose_charts_carry_no_words_has_its_notes_all_the_same() -> None:
    session = begin(None, Beginning(scenario="mcphersons-ridge", seed="1"))
    assert told(card("single-line", deck(of_session(session))), "D10-FORM-SINGLE-LINE-NOTE-CAV").startswith(
        "Cavalry in Single Line"
    )


# ---- no figure is typed twice: what changes in the ruleset changes on the card


@pytest.mark.parametrize(
    ("before", "after", "name", "clause", "wanted"),
    [
        ("inches = 9, when", "inches = 7.5, when", "single-line", "D10-FORM-SINGLE-LINE-DISMOUNT", "7½″"),
        ("stands = 2, clause", "stands = 3, clause", "attack-column", "D10-FORM-ATTACK-COLUMN-FIRE", "front 3 stands"),
        ("on_road = 2", "on_road = 4", "march-column", "D10-FORM-MARCH-COLUMN-MELEE", "4 on a road"),
        (
            'takes = "full", how = "pull',
            'takes = "half", how = "pull',
            "single-line",
            "D10-FORM-SINGLE-LINE-CHANGE-DOUBLE",
            "half move",
        ),
        ("straight ahead", "straight on", "single-line", "D10-FORM-SINGLE-LINE-MODE-FORWARD", "straight on"),
    ],
)
def test_a_changed_figure_changes_the_card(before: str, after: str, name: str, clause: str, wanted: str) -> None:
    assert wanted not in told(card(name), clause)
    assert wanted in told(card(name, deck(changed(before, after))), clause)


def test_a_changed_rate_changes_the_road_and_the_cost_of_changes() -> None:
    source = changed(
        'inches = 12, clause = "D10-MOVE-RATE-INF"', 'inches = 10, clause = "D10-MOVE-RATE-INF"', "movement.toml"
    )
    made = deck(source)
    assert "infantry ×2, 20″" in told(card("march-column", made), "D10-FORM-MARCH-COLUMN-NOTE-INF-ROAD")
    assert "half move, infantry 5″" in told(card("single-line", made), "D10-FORM-SINGLE-LINE-CHANGE-MARCH")


def test_the_back_says_what_each_change_takes_of_whom() -> None:
    said = [plain(block.said) for block in back(card("single-line")) if isinstance(block, Paragraph)]
    assert [line.partition(";")[0] for line in said] == [
        "To Double Line: full move, infantry 12″, cavalry 18″",
        "To Attack Column: half move, infantry 6″",
        "To March Column: half move, infantry 6″, cavalry 9″",
    ]


# ---- diagrams


def boxes(drawing: Drawing) -> list[tuple[float, float, float, float]]:
    """The outer edge of each stand: boxes of five steps with an outline."""
    found = []
    for shape in drawing.shapes:
        if isinstance(shape, Path) and len(shape.steps) == 5 and shape.line == "ink":
            xs, ys = zip(*points(shape.steps), strict=True)
            half = shape.width / 2
            found.append((min(xs) - half, min(ys) - half, max(xs) + half, max(ys) + half))
    return found


def pictures() -> Iterator[Drawing]:
    for one in deck().cards:
        yield from (block.drawing for block in blocks(one) if isinstance(block, Picture))


def test_each_card_shows_a_brigade_of_the_same_size_and_each_change() -> None:
    for one in deck().cards:
        (front,) = (block.drawing for block in one.front.blocks if isinstance(block, Picture))
        assert len(boxes(front)) == 8
        changes = [block.drawing for block in blocks(one) if isinstance(block, Picture)][1:]
        assert [len(boxes(drawing)) for drawing in changes] == [16, 16, 16]


@pytest.mark.parametrize(
    ("name", "files", "ranks"),
    [("single-line", 8, 1), ("double-line", 4, 2), ("attack-column", 2, 4), ("march-column", 1, 8)],
)
def test_a_formation_is_as_wide_and_as_deep_as_its_stands(name: str, files: int, ranks: int) -> None:
    found = boxes(stands.formed(name, 10))
    assert (len({round(box[0]) for box in found}), len({round(box[1]) for box in found})) == (files, ranks)
    left, top, right, bottom = found[0]
    assert (bottom - top) / (right - left) == pytest.approx(stands.DEEP, abs=0.02)


@pytest.mark.parametrize("drawing", tuple(pictures()))
def test_stands_do_not_overlap_and_lie_on_their_ground(drawing: Drawing) -> None:
    found = boxes(drawing)
    assert len({(round(b[2] - b[0], 6), round(b[3] - b[1], 6)) for b in found}) == 1, "stands of one size"
    for one, other in combinations(found, 2):
        assert (
            one[2] <= other[0] + 1e-9
            or other[2] <= one[0] + 1e-9
            or one[3] <= other[1] + 1e-9
            or other[3] <= one[1] + 1e-9
        )
    for shape in drawing.shapes:
        if isinstance(shape, Path):
            for x, y in points(shape.steps):
                assert -1e-9 <= x <= drawing.width + 1e-9
                assert -1e-9 <= y <= drawing.height + 1e-9


@pytest.mark.parametrize(("before", "after"), stands.CHANGED)
def test_a_change_moves_every_stand_and_loses_none(before: str, after: str) -> None:
    one, two = stands.FORMED[before], stands.CHANGED[before, after]
    every = sorted(number for rank in one.ranks for number in rank)
    assert sorted(number for rank in two.ranks for number in rank) == every
    assert [len(rank) for rank in two.ranks] == [len(rank) for rank in stands.FORMED[after].ranks]
    assert set(two.kept) <= set(every)
    drawn = [shape.text for shape in stands.changed(before, after, 4).shapes if isinstance(shape, Letters)]
    assert sorted(map(int, drawn)) == sorted([number for number in every if number != one.command] * 2)


def test_columns_are_built_behind_their_head() -> None:
    for (_, after), two in stands.CHANGED.items():
        if after.endswith("column"):
            assert set(two.kept) & set(two.ranks[0])
        else:
            kept = [file for rank in two.ranks for file, number in enumerate(rank) if number in two.kept]
            assert all(b - a <= 1 for a, b in pairwise(sorted(set(kept)))), "what is kept stays together"
