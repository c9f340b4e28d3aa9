"""The field on paper: to scale, with what is on it and nothing else, and on a side's paper nothing of the enemy's."""

from __future__ import annotations

import pytest

from companion.cards.content import Letters, Path, Picture
from companion.cards.field import map as field_map
from companion.field.shapes import Feature, Geometry, Ground, LineString, Polygon, Properties
from companion.field.shapes import Point as Place
from companion.table import way
from companion.table.file.battle import BattleFile
from companion.table.file.briefing import briefing as known_to
from companion.table.file.ground import ground_of
from companion.table.papers import briefing, field, pdf, sheet
from tests.at_tactical_table import paused
from tests.cards.measured import Measured
from tests.table.papers import table_battles as battles
from tests.table.papers.reading import lines

INCH = 25.4
SQUARE = (((10.0, 10.0), (30.0, 10.0), (30.0, 30.0), (10.0, 30.0), (10.0, 10.0)),)


def laid(battle: BattleFile) -> Ground:
    found = ground_of(battle.field)
    assert found is not None
    return found


def a_ground(*features: Feature, table: tuple[float, float] = (72.0, 48.0)) -> Ground:
    return Ground(table=table, features=features)


def of(kind: str, **more: object) -> Feature:
    shapes: dict[str, Geometry] = {"road": LineString(((0.0, 24.0), (72.0, 24.0))), "ford": Place((36.0, 24.0))}
    said = Properties(kind=kind, **more)  # type: ignore[arg-type]
    return Feature(properties=said, geometry=shapes.get(kind, Polygon(SQUARE)))


def drawn_to(ground: Ground) -> tuple[float, float]:
    """Give how large the table is drawn, in mm: its ground is the first shape."""
    first = field_map.drawing(ground).shapes[0]
    assert isinstance(first, Path)
    places = [step[1:] for step in first.steps if len(step) == 3]
    xs, ys = zip(*places, strict=True)
    return float(max(xs)) - float(min(xs)), float(max(ys)) - float(min(ys))


@pytest.mark.parametrize("table", [(72, 48), (84, 60), (108, 72), (50, 50), (120, 140), (20, 20)])
def test_it_is_drawn_to_a_whole_scale_that_its_page_says_and_fits_every_paper(table: tuple[float, float]) -> None:
    ground = a_ground(of("woods"), table=(float(table[0]), float(table[1])))
    step = field_map.scale_of(ground)
    assert drawn_to(ground) == pytest.approx((table[0] * INCH / step, table[1] * INCH / step), abs=0.01)
    drawing = field_map.drawing(ground)
    assert drawing.true
    assert drawing.width <= 186
    assert drawing.height <= 180
    assert any(f"1:{step}," in line for line in lines(sheet_of(ground)))


def sheet_of(ground: Ground):  # type: ignore[no-untyped-def]
    from companion.cards.content import Card, Deck, Face

    face = Face(field.title(ground), tuple(field.blocks(ground, ())), "", "")
    return Deck("field", "The field", (Card("field", face),), kind="pages")


def test_the_usual_table_is_a_foot_to_an_inch() -> None:
    assert field_map.scale_of(a_ground()) == 12


@pytest.mark.parametrize("paper", ["a4", "letter", "a3"])
@pytest.mark.parametrize("grey", [False, True])
def test_the_table_is_as_large_on_every_paper_in_colour_and_in_grey(paper: str, grey: bool) -> None:
    battle = battles.the_first_clash()
    made = Measured(pdf.sheet(battle, battles.game().ground, paper=paper, grey=grey))
    frames = [one for one in made.marks(1) if one.kind != "text" and abs(one.right - one.left - 72 * INCH / 12) < 0.6]
    assert any(abs(one.bottom - one.top - 48 * INCH / 12) < 0.6 for one in frames)


def test_the_legend_has_what_is_on_the_table_and_nothing_else() -> None:
    found = lines(sheet_of(a_ground(of("woods", density="closed"), of("road"), of("ford"))))
    legend = " ".join(found[found.index("-- THE GROUND") :])
    assert all(word in legend for word in ("Closed woods", "Road", "Ford"))
    assert not any(word in legend for word in ("Town", "River", "Orchard", "Pass"))


def test_who_sets_up_and_who_comes_when_is_told_beside_it() -> None:
    found = lines(sheet.deck(battles.the_first_clash(), None))
    begins = found.index("-- SET UP BEFORE THE FIRST TURN")
    page = " ".join(found[begins : begins + 20])
    assert "Buford's Div" in page
    assert "13 stands, 1 gun stand" in page
    assert "at once" in page
    assert "north-west" in page
    assert "Heth's Div" in page


@pytest.mark.clause("RTG-R-OFF-GROUND", "RTG-R-OFF-EXPORT")
def test_a_side_s_paper_shows_neither_where_the_enemy_stands_nor_where_he_comes() -> None:
    for side, enemy, token in (("union", "Heth", "conf"), ("confederate", "Buford", "union")):
        known = known_to(battles.the_first_clash(), side)  # type: ignore[arg-type]
        assert not any(enemy in line for line in lines(briefing.deck(known, None)))
        ground = ground_of(known.field)
        assert ground is not None
        bare = Ground(
            table=ground.table, features=tuple(one for one in ground.features if one.properties.kind != "objective")
        )
        tokens = {shape.line for shape in field_map.drawing(bare).shapes if isinstance(shape, Path)}
        assert token not in tokens


def test_squares_of_a_map_are_numbered_where_they_hold_their_numbers() -> None:
    ground = laid(way.export(paused(None)))
    said = {shape.text for shape in field_map.drawing(ground).shapes if isinstance(shape, Letters)}
    assert {one.properties.name for one in ground.of("deployment")} <= said


def test_names_of_the_map_are_on_it() -> None:
    picture = next(one for one in field.blocks(laid(battles.the_first_clash()), ()) if isinstance(one, Picture))
    said = [shape.text for shape in picture.drawing.shapes if isinstance(shape, Letters)]
    assert "Gettysburg" in said
    assert "Rock Creek".replace(" ", "") in "".join(said)
    assert "Gettysburg" in picture.drawing.said
