"""The battle sheet: everything that the campaign lists of a battle is on it, true for both sides."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from companion.field.shapes import Polygon
from companion.games.campaign.rules.battle.statistics import BattleStatistics, statistics
from companion.games.campaign.rules.hexes import NAMES
from companion.kernel import languages
from companion.language.messages import name_told
from companion.table.file.battle import BattleFile, Brigade, Guns, Leader
from companion.table.papers import sheet
from tests.table.papers import reading
from tests.table.papers import table_battles as battles

LARGEST = tuple(battles.at_the_start().corps)
every = pytest.mark.parametrize("battle", list(battles.BATTLES))


def lines(battle: BattleFile) -> list[str]:
    """The sheet's lines, without what marks its columns."""
    return reading.lines(sheet.deck(battle, None))


def of_command(battle: BattleFile, name: str) -> list[str]:
    """The lines under a command's heading."""
    found, heading = lines(battle), f"-- {name.upper()}"
    begins = next(n for n, line in enumerate(found) if line == heading or line.startswith(f"{heading},"))
    ends = next((n for n in range(begins + 1, len(found)) if found[n].startswith(("-- ", "# "))), len(found))
    return found[begins:ends]


def listed(*names: str) -> BattleStatistics:
    return statistics(battles.a_state(*names), battles.game().rules(battles.at_the_start()), battles.game().ground)


@pytest.mark.clause("RTG-15.0c", "RTG-R-OFF-EXPORT")
def test_every_figure_that_the_campaign_lists_of_a_corps_stands_under_its_name() -> None:
    battle = battles.the_largest()
    for one in listed(*LARGEST).corps:
        command = battle.command(one.id)
        assert command is not None
        other_army = next(each for each in battle.commands() if each.name == one.unit)
        said = of_command(battle, one.unit) if other_army.id == one.id else of_second(battle, one.unit)
        had = one.strength
        arms = (had.infantry, had.cavalry, had.foot_guns, had.horse_guns, one.stragglers)
        points = " | ".join(str(n) if n else "–" for n in arms)
        assert f"Points | {points} | {one.fatigue:g}" in said
        men = (one.men.infantry, one.men.cavalry, had.foot_guns, had.horse_guns)
        assert any(
            line.startswith("Men and guns | " + " | ".join(f"{n:,}" if n else "–" for n in men)) for line in said
        )
        (facts,) = [line for line in said if line.startswith("Number ")]
        for label, value in (
            ("Number", one.number),
            ("Letter", one.letter),
            ("Leadership", one.leadership),
            ("Aggressiveness", str(one.aggressiveness).replace("-", "−")),
            ("Effectiveness", f"{one.effectiveness:g}"),
            ("Morale", f"{one.morale:g}".replace("-", "−")),
            ("Demoralised", "yes" if one.demoralised else "no"),
            ("Of its original strength", f"{one.percent}\u00a0%"),
            ("Contact mode", one.contact),
            ("Combat mode", one.combat),
            ("Urgency", one.urgency),
        ):
            assert f"{label} {value}" in facts.split(" · ")
        assert ("Army commander primary" in facts) == (one.commander == "primary")
        assert ("Came from north-west" in facts) == (one.entered == 6)
        assert any(line.startswith("Leaders: ") and name_told(one.leader) in line for line in said)


def of_second(battle: BattleFile, name: str) -> list[str]:
    """The same of the second of two commands with one name: both armies' headquarters."""
    confederate, union = battle.sides
    return of_command(replace(battle, sides=(replace(confederate, commands=()), union)), name)


@pytest.mark.clause("RTG-15.0c", "RTG-R-OFF-EXPORT")
def test_the_moment_and_the_place_and_every_hexside() -> None:
    found = lines(battles.a_battle("confederate:H", "union:A", at=(5, 17)))
    assert "Battle | 1.1, turn 1, scenario battle" in found
    assert "Hex | 5,17" in found
    assert "Day | July 1, from 10:00" in found
    assert "Lasts | 3 hours at most" in found
    assert "Daylight | 11 hours left" in found
    assert "Weather | dry" in found
    begins = found.index("-- EDGES OF THE FIELD")
    rows = {line.split(" | ")[0]: line.split(" | ")[1:] for line in found[begins + 2 : begins + 8]}
    assert [name.lower() for name in rows] == list(NAMES.values())
    assert rows["South-west"] == ["Harpers Ferry", "yes", "Potomac, bridged", "–"]
    assert rows["South"] == ["mountain", "–", "Potomac", "–"]
    assert "Bridge over the Potomac, south-west | 2 | Union" in found
    at_gettysburg = lines(battles.the_first_clash())
    assert "North | road | yes | – | Confederate" in at_gettysburg
    assert "South | road | yes | – | Union" in at_gettysburg
    said = "comes on over the north-west edge; in the game it attacks; Heth (Heth's Div) in command"
    assert f"Confederate | {said}" in at_gettysburg
    assert "Weather | rain" in lines(battles.a_tired_one())


@every
def test_it_says_the_table_games_turns_who_begins_and_the_box_to_set_up_in(battle: str) -> None:
    one = battles.BATTLES[battle]()
    found = lines(one)
    (table,) = [line for line in found if line.startswith("Table game | ")]
    attacker = next(force.side for force in one.sides if force.attacks)
    assert re.fullmatch(rf"Table game \| \d+ turns? of \d+ minutes, {attacker.capitalize()} first", table)
    turns, minutes = map(int, re.findall(r"\d+", table))
    assert (turns - 1) * minutes < one.field.hours * 60 <= turns * minutes
    boxes = [each for each in one.field.features if each.properties.kind == "deployment" and each.properties.side]
    said = [line for line in found if line.startswith("Set-up, ")]
    assert len(said) == len(boxes)
    for each, line in zip(boxes, said, strict=True):
        assert isinstance(each.geometry, Polygon)
        corners = each.geometry.coordinates[0]
        left, right, low, high = map(float, re.findall(r"\d+(?:\.\d+)?", line))
        assert {(left, low), (right, low), (right, high), (left, high)} == set(corners)


@every
@pytest.mark.clause("RTG-R-OFF-SCALE")
def test_every_brigade_and_gun_is_placed_with_its_men_stands_and_ledger(battle: str) -> None:
    one = battles.BATTLES[battle]()
    found = lines(one)
    for command in one.commands():
        units: list[Brigade | Guns] = [*command.brigades, *command.guns]
        for unit in units:
            assert any(placed(line, unit) for line in found), unit.name


def placed(line: str, unit: Brigade | Guns) -> bool:
    cells = line.split(" | ")
    count = unit.men if isinstance(unit, Brigade) else unit.guns
    over = f"+{unit.over}" if unit.over > 0 else f"−{-unit.over}" if unit.over < 0 else "0"
    return len(cells) == 7 and cells[1] == unit.name and cells[4:] == [f"{count:,}", str(unit.stands), over]


def test_the_totals_are_the_sums_of_the_commands() -> None:
    battle = battles.the_largest()
    for force, name in zip(battle.sides, ("Confederate", "Union"), strict=True):
        men = sum(unit.men for one in force.commands for unit in one.brigades)
        stands = sum(unit.stands for one in force.commands for unit in one.brigades)
        guns, on = (
            sum(getattr(unit, what) for one in force.commands for unit in one.guns) for what in ("guns", "stands")
        )
        (row,) = [line.split(" | ") for line in lines(battle) if line.startswith(f"{name} |  |")]
        infantry, cavalry = (int(cell.replace(",", "")) for cell in row[2:4])
        assert infantry + cavalry == men
        assert [int(cell) for cell in row[4:]] == [guns, stands, on]


def test_condition_formation_and_arrival_are_said_of_each_command() -> None:
    tired = battles.a_tired_one()
    hood, stuart, reynolds = (of_command(tired, name)[1] for name in ("Hood's Div", "Cavalry Div", "I Corps"))
    assert hood == "Starts worn, on the road: in march column, guns limbered; on the table."
    assert stuart == "Starts spent, deployed: in single line, guns unlimbered; on the table."
    arrival = "arrives in turn 1 over the north-west edge."
    assert reynolds == f"Starts fresh, deployed: in single line, guns unlimbered; {arrival}"


def test_exceptional_leaders_and_commanders_are_marked() -> None:
    battle = battles.the_largest()
    assert "Leaders: Hood (division, in command, exceptional)" in of_command(battle, "Hood's Div")
    assert any("Cutler (exceptional)" in line for line in of_command(battle, "I Corps"))
    assert "Leaders: Lee (army, in command, exceptional)" in of_command(battle, "HQ Staff")
    plain = Leader(name="Nobody", rank="corps", commands=True)
    first = battle.sides[0]
    bare = replace(first, commands=(replace(first.commands[0], leaders=(plain,)),))
    assert "Leaders: Nobody (corps, in command)" in lines(replace(battle, sides=(bare,)))


@pytest.mark.clause("RTG-R-OFF-AI")
def test_the_computers_urgency_stands_there_as_a_hint() -> None:
    assert "Hint, Confederate | The computer would fight with urgency 5." in lines(battles.a_tired_one())
    assert not any(line.startswith("Hint") for line in lines(battles.the_first_clash()))


@pytest.mark.clause("RTG-R-OFF-AI")
def test_the_hint_and_the_lines_are_said_in_german_on_a_german_sheet() -> None:
    languages.choose("de")
    try:
        found = lines(battles.a_tired_one())
    finally:
        languages.choose("en")
    assert any(line.startswith("Hinweis") and line.endswith("Nachdruck 5 kämpfen.") for line in found)
    assert any(line.endswith("| Linien") for line in found)
    assert "Zeilen" not in " ".join(found)


def test_it_says_what_to_do_and_how_the_result_comes_back() -> None:
    found = lines(battles.the_first_clash())
    steps = found[found.index("-- WHAT TO DO WITH IT") + 1 :][:5]
    assert [step[0] for step in steps] == ["1", "2", "3", "4", "5"]
    assert battles.the_first_clash().check in steps[3]
    assert "companion battle import" in steps[4]
