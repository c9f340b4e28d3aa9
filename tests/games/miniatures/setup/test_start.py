"""Setting up: a scenario file and its rows give the state of turn 1, or every reason why not."""

from __future__ import annotations

import re

import pytest

from companion.charts.faults import BadInput
from companion.games.miniatures.charts.scale import read_scales, scale_of
from companion.games.miniatures.rules.state import State
from companion.games.miniatures.setup.rosters import read_roster
from companion.games.miniatures.setup.start import read_scenario, sides, start
from companion.kernel import shelf

CHART = read_scales(shelf.ruleset_texts("miniatures", only=["scale.toml"])["scale.toml"])
ROWS = read_roster(
    """side,corps,division,unit,arm,men,guns,gun_type,battalion,leader,leader_rank
union,I Corps,Wadsworth,Cutler,infantry,2000,,,,Wadsworth,division
union,I Corps,Wadsworth,Meredith,infantry,1814,,,,Reynolds,corps
union,I Corps,,Hall,artillery,,6,rifled,Wainwright,,
union,I Corps,,Cooper,artillery,,4,rifled,Wainwright,,
union,Cavalry Corps,Buford,Gamble,cavalry,1596,,,,Buford,division
confederate,Third Corps,Heth,Davis,infantry,2299,,,,Heth,division
confederate,Third Corps,Heth,Archer,infantry,1193,,,,A.P. Hill,corps
""",
    "oob.csv",
)
HEAD = """format = 1
kind = "miniatures"
title = "Łódź, a test"
last_turn = 6
orders_of_battle = ["oob"]
"""
FORCES = """
[[forces]]
side = "union"
corps = "I Corps"
[[forces]]
side = "confederate"
division = "Heth"
"""


def begin(more: str = "", *, head: str = HEAD, forces: str = FORCES, scale: str = "200") -> State:
    return start(read_scenario(head + forces + more, "s.toml"), ROWS, scale_of(CHART, scale), file="s.toml")


def problems_of(more: str = "", *, head: str = HEAD, forces: str = FORCES) -> list[str]:
    with pytest.raises(BadInput) as caught:
        begin(more, head=head, forces=forces)
    return [str(problem) for problem in caught.value.problems]


def test_a_corps_is_taken_whole_with_its_leaders() -> None:
    state = begin()
    assert list(state.brigades) == ["cutler", "meredith", "davis", "archer"]
    (guns,) = state.batteries.values()
    assert (guns.id, guns.guns, guns.stands) == ("i-corps-wainwright-rifled", 10, 1)
    assert list(state.leaders) == ["wadsworth", "reynolds", "heth", "ap-hill"]
    assert (state.scenario, state.title, state.last_turn, state.minutes) == ("łodz-a-test", "Łódź, a test", 6, 30)
    assert {one.status for one in state.brigades.values()} == {"on-table"}
    assert {one.status for one in state.leaders.values()} == {"on-table"}


@pytest.mark.clause("D10-RUL-SEQ-HEADINGS")
@pytest.mark.parametrize(("line", "first"), [("", "union"), ('first = "confederate"\n', "confederate")])
def test_the_union_goes_first_unless_the_scenario_says_else(line: str, first: str) -> None:
    state = begin(head=HEAD + line)
    assert (state.first, state.player_turn, state.turn, state.step) == (first, first, 1, 0)


def test_a_smaller_scale_makes_more_stands() -> None:
    assert (begin().brigades["cutler"].stands, begin(scale="150").brigades["cutler"].stands) == (10, 13)


@pytest.mark.clause("D10-RUL-SCOPE")
def test_a_later_entry_changes_what_an_earlier_one_took() -> None:
    state = begin("""
[[forces]]
side = "union"
division = "Wadsworth"
arrives = 3
edge = "south"
formation = "march-column"
[[forces]]
side = "union"
unit = "Meredith"
arrives = 4
exceptional = true
invented = ["exceptional"]
stands = 7
fresh_at = 6
worn_at = 3
[[forces]]
side = "union"
unit = "Hall"
arrives = 3
edge = "south"
[[forces]]
side = "confederate"
unit = "Archer"
present = false
[[forces]]
side = "union"
unit = "Gamble"
mounted = false
carbine = "breech-loading"
traits = ["veterans"]
""")
    cutler, meredith, gamble = (state.brigades[name] for name in ("cutler", "meredith", "gamble"))
    assert (cutler.status, cutler.arrives.turn, cutler.arrives.edge) == ("to-arrive", 3, "south")
    assert (meredith.arrives.turn, meredith.arrives.edge, meredith.formation) == (4, "south", "march-column")
    assert (meredith.stands, meredith.fresh_at, meredith.worn_at) == (7, 6, 3)
    assert (meredith.exceptional_commander, meredith.invented) == (True, ("exceptional_commander",))
    assert (gamble.mounted, gamble.carbine, gamble.traits) == (False, "breech-loading", ("veterans",))
    assert "archer" not in state.brigades
    hall, rest = state.batteries["hall"], state.batteries["cooper"]
    assert (hall.status, hall.limbered, hall.stands) == ("to-arrive", True, 1)
    assert (rest.status, rest.limbered) == ("on-table", False)
    assert state.leaders["wadsworth"].arrives == cutler.arrives


def test_a_division_may_fight_under_another_corps_with_its_leader() -> None:
    forces = FORCES + '[[forces]]\nside = "union"\ndivision = "Buford"\nunder = "I Corps"\n'
    state = begin(forces=forces)
    assert state.brigades["gamble"].corps == state.brigades["cutler"].corps == "i-corps"
    assert state.leaders["buford"].commands == state.brigades["gamble"].division


def test_leaders_are_changed_added_and_left_out() -> None:
    state = begin("""
[[leaders]]
side = "union"
rank = "corps"
corps = "I Corps"
name = "Doubleday"
exceptional = true
arrives = 2
edge = "east"
invented = ["exceptional"]
[[leaders]]
side = "confederate"
rank = "corps"
corps = "Third Corps"
present = false
[[leaders]]
side = "confederate"
rank = "army"
name = "Lee"
""")
    assert set(state.leaders) == {"wadsworth", "doubleday", "heth", "lee"}
    doubleday = state.leaders["doubleday"]
    assert (doubleday.exceptional, doubleday.invented, doubleday.commands) == (True, ("exceptional",), "i-corps")
    assert (doubleday.status, doubleday.arrives.turn, doubleday.arrives.edge) == ("to-arrive", 2, "east")
    assert (state.leaders["lee"].rank, state.leaders["lee"].commands) == ("army", "")


def test_objectives_have_points_and_first_holders() -> None:
    objective = '[[objectives]]\nid = "the-hill"\nname = "The Hill"\npoints = 5\nholder = "union"\n'
    (one,) = begin(objective).objectives.values()
    assert (one.id, one.name, one.points, one.holder) == ("the-hill", "The Hill", 5, "union")


def test_options_and_intelligence_are_kept() -> None:
    scenario = read_scenario(HEAD + FORCES, "s.toml")
    options = {"D10-RUL-MOVE-CAV-ROAD": 1}
    state = start(scenario, ROWS, scale_of(CHART), options=options, intelligence="units-hidden")
    assert (state.options, state.intelligence) == (options, "units-hidden")
    assert sides(scenario) == ("union", "confederate")


def test_every_wrong_name_is_reported_at_once() -> None:
    found = problems_of("""
[[forces]]
side = "confederate"
division = "Heht"
[[forces]]
side = "union"
corps = "I Corps"
unit = "Gamble"
[[leaders]]
side = "union"
rank = "division"
division = "Robinson"
name = "Robinson"
[[leaders]]
side = "confederate"
rank = "army"
""")
    assert found == [
        "s.toml: $.forces[2].division: the order of battle has no division 'Heht' on that side (did you mean 'Heth'?)",
        "s.toml: $.forces[3]: its names are known, but no row bears them all (give fewer of them)",
        (
            "s.toml: $.leaders[0].division: the order of battle has no division 'Robinson' on that side "
            "(there are: Buford, Wadsworth)"
        ),
        "s.toml: $.leaders[0]: Robinson has no troops in this scenario",
        "s.toml: $.leaders[1].name: is missing: the order of battle names no leader there",
    ]


def test_a_battle_needs_both_sides_and_thresholds_that_fit() -> None:
    forces = '[[forces]]\nside = "union"\nunit = "Cutler"\nfresh_at = 11\n'
    assert problems_of(forces=forces) == [
        "s.toml: has no unit of the confederate side (a battle needs both sides)",
        "oob.csv: row 2, fresh_at: 11 is more than the 10 stands of 2000 men at 200 a stand",
    ]


def test_everything_wrong_in_the_file_is_reported_at_once() -> None:
    head = HEAD.replace("last_turn = 6", 'last_turn = 6\nname = "A Test"')
    found = problems_of(
        """
[[forces]]
side = "union"
[[forces]]
side = "union"
unit = "Cutler"
arrives = 9
invented = ["bravery"]
[[forces]]
side = "union"
unit = "Cutler"
edge = "west"
[[leaders]]
side = "union"
rank = "corps"
[[objectives]]
id = "The Hill"
name = "The Hill"
points = 5
[score]
brigade-lost = 3
""",
        head=head,
    )
    assert found[0].startswith("s.toml: line 5, column 1: $.name: ")
    assert all(re.match(r"s.toml: line \d+, column \d+: ", line) for line in found)
    assert [re.sub(r"line \d+, column \d+: ", "", line.split(" (")[0]) for line in found] == [
        "s.toml: $.name: 'A Test' is no id",
        "s.toml: $.forces[2]: names nothing",
        "s.toml: $.forces[3].arrives: turn 9 is after the last, 6",
        "s.toml: $.forces[3].invented: 'bravery' is no column that can be invented",
        "s.toml: $.forces[4].edge: has an edge but no turn of arrival",
        "s.toml: $.leaders[0].corps: is missing: whose corps leader is he?",
        "s.toml: $.objectives[0].id: 'The Hill' is no id",
        "s.toml: $.score.brigade-lost: is no line of the score sheet",
    ]


def test_keys_and_types_are_read_strictly() -> None:
    head = HEAD.replace("last_turn = 6", "last_turn = 0")
    found = problems_of('starts_at = "8 am"\nturns = 4\n', head=head, forces="")
    assert [line.split(": ")[-2] for line in found] == ["$.turns", "$.last_turn", "$.starts_at", "$.forces"]
