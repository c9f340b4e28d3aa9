"""Labels for bases of every width, of one line and of two; no name is cut that two lines could hold."""

from __future__ import annotations

from functools import cache

import pytest
from msgspec.structs import replace

from companion.cards.book import pdf
from companion.cards.content import Deck, Letters, Tile
from companion.cards.decks import build
from companion.cards.sizes import BASES, LINES, Layout, checked
from companion.cards.source import Source, of_session
from companion.charts.faults import BadInput
from companion.games.miniatures.cards.labels import parted
from companion.kernel.beginning import Beginning, begin
from tests.cards import games, inked
from tests.cards.measured import Measured
from tests.games.miniatures.building import a_battle, a_brigade


@cache
def ridge(base: int, lines: int) -> Deck:
    return build("labels", games.of_ridge(games.at_the_start()), Layout(base=base, lines=lines))


def letters(tile: Tile) -> list[str]:
    return [shape.text for shape in tile.drawing.shapes if isinstance(shape, Letters)]


@pytest.mark.parametrize("base", BASES)
@pytest.mark.parametrize("lines", LINES)
def test_a_label_is_as_wide_as_its_base_and_sheets_are_filled(base: int, lines: int) -> None:
    made = ridge(base, lines)
    assert {tile.drawing.width for tile in made.tiles} == {float(base)}
    assert {tile.drawing.height for tile in made.tiles} <= ({4.6, 7.0} if lines == 1 else {7.0})
    sheets = Measured(pdf(made, Layout(base=base, lines=lines)))
    tall = max(tile.drawing.height for tile in made.tiles)
    holds = int(190 // base) * int(264 // tall)
    assert len(sheets) <= -(-len(made.tiles) // holds) + 1  # a side begins with a row of its own
    assert min(sheets.type_sizes()) >= 6.0


@pytest.mark.parametrize("base", BASES)
def test_no_name_of_a_shipped_battle_is_cut_on_two_lines(base: int) -> None:
    made = ridge(base, 2)
    sheets = Measured(pdf(made, Layout(base=base)))
    said = "".join("".join(sheets.text(page).split()) for page in range(len(sheets)))
    view = games.at_the_start().view
    for unit in view.units:
        name = "".join(unit.name.split())
        lines = [
            letters(tile)[:2] for tile in made.tiles if tile.id.rpartition("-")[0] == unit.id or tile.id == unit.id
        ]
        whole = {"".join("".join(pair).split()).replace("-", "") for pair in lines}
        if parted(unit.name, base - 3.7, base - 9.5) or base > 25:
            assert name in said or name.replace("-", "") in whole, unit.name


def test_a_long_name_has_both_lines_and_a_short_one_what_it_belongs_to() -> None:
    def of(name: str) -> list[str]:
        source: Source = games.source(a_battle(replace(a_brigade("stone"), name=name)))
        return letters(build("labels", source, Layout(base=25)).tiles[0])

    assert of("Stone")[:2] == ["Stone", "union-1"]
    assert of("Krzyzanowski (Mahler) of Ohio")[:2] == ["Krzyzanowski", "(Mahler) of Ohio"]
    assert parted("Unpartable", 3.0, 3.0) is None
    assert parted("Donaldsonville", 14.0, 8.0) == ("Donaldson-", "ville"), "between syllables that are known"
    assert parted("Qwertzuiopas", 14.0, 6.0) == ("Qwertzuio-", "pas"), "three letters on either side of any other"


@pytest.mark.parametrize("base", BASES)
@pytest.mark.parametrize("scenario", ["mcphersons-ridge", "the-cornfield"])
@pytest.mark.parametrize("lines", LINES)
def test_nothing_on_a_label_is_cut_short(scenario: str, base: int, lines: int) -> None:
    """Whatever two lines can hold: the names of units, of leaders, and what they command."""
    source = of_session(begin(None, Beginning(scenario=scenario, seed="1")))
    wanted = Layout(base=base, lines=lines)
    short = [text for page in inked.pages(build("labels", source, wanted), wanted) for text in inked.cut_short(page)]
    long = [one.name for one in source.view.units if parted(one.name, base - 3.7, base - 9.7) is None]
    held = [text for text in short if not any(name.startswith(text[:-1]) for name in long)]
    assert held == [], "two lines could hold it"
    assert short == [] or base == min(BASES)


def test_a_name_on_two_lines_has_one_size() -> None:
    source: Source = games.source(a_battle(replace(a_brigade("stone"), name="Maurin (Donaldsonville, La.)")))
    name, rest, _ = (
        shape for shape in build("labels", source, Layout()).tiles[0].drawing.shapes if isinstance(shape, Letters)
    )
    assert (name.text, rest.text) == ("Maurin (Donaldson-", "ville, La.)")
    assert name.size == rest.size


def test_a_leaders_star_leaves_the_line_below_to_what_he_commands() -> None:
    tile = next(tile for tile in ridge(25, 2).tiles if tile.id == "buford")
    assert letters(tile) == ["Buford", "division · Cavalry Corps"]


def test_one_line_has_the_name_and_the_number() -> None:
    tile = next(tile for tile in ridge(30, 1).tiles if tile.id == "meredith-2")
    assert letters(tile)[0] == "Meredith"
    assert letters(tile)[1].startswith("2/")
    assert len(letters(tile)) == 2


@pytest.mark.parametrize("wanted", [Layout(base=27), Layout(lines=3)])
def test_other_bases_are_refused_with_those_there_are(wanted: Layout) -> None:
    with pytest.raises(BadInput, match=r"there are: "):
        checked(wanted)


@pytest.mark.parametrize("base", BASES)
@pytest.mark.parametrize("lines", LINES)
def test_all_stands_of_a_unit_have_labels_of_one_height_with_the_name_parted_alike(base: int, lines: int) -> None:
    made = ridge(base, lines)
    for unit in games.at_the_start().view.units:
        own = [tile for tile in made.tiles if tile.id.rpartition("-")[0] == unit.id]
        assert len({tile.drawing.height for tile in own}) == 1
        assert len({tuple(text for text in letters(tile) if "/" not in text) for tile in own}) == 1
