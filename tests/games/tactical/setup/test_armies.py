"""The order of battle of Antietam: its sums by both charts, its formations and leaders; and what one may get wrong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from companion.charts.faults import BadInput
from companion.games.tactical.charts.ruleset import load
from companion.games.tactical.rules.state import Leader, Unit
from companion.games.tactical.setup.armies import OrderOfBattle, read_order_of_battle, summed
from companion.games.tactical.setup.army_rows import slug
from companion.kernel.shelf import resource_text, ruleset_texts

FILE = "antietam.toml"
TEXT = resource_text("tactical", FILE)
RULES = load(ruleset_texts("antietam"))
ARMIES = read_order_of_battle(TEXT, file=FILE, rules=RULES)
UNITS = {unit.id: unit for unit in ARMIES.units}
LEADERS = {leader.id: leader for leader in ARMIES.leaders}
CORPS = {
    "union:I Corps": (9012, 45),
    "union:II Corps": (15834, 40),
    "union:V Corps": (9536, 58),
    "union:VI Corps": (10417, 40),
    "union:IX Corps": (11505, 48),
    "union:XII Corps": (7108, 34),
    "confederate:Longstreet": (15586, 114),
    "confederate:Jackson": (14575, 68),
}
"""Men and guns of each corps, as the units come to."""


def men(counts: Callable[[Unit], bool]) -> int:
    return sum(unit.men for unit in ARMIES.units if counts(unit))


def problems(*changes: tuple[str, str]) -> list[str]:
    text = TEXT
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    with pytest.raises(BadInput) as caught:
        read_order_of_battle(text, file=FILE, rules=RULES)
    return [str(problem) for problem in caught.value.problems]


# ---- sums


@pytest.mark.clause("ANT-T-OOB-CSA", "ANT-T-OOB-USA", "ANT-R-ORG-RES", "ANT-R-ORG-I")
def test_two_hundred_and_nine_units() -> None:
    assert {side: len(ARMIES.of(side)) for side in ("confederate", "union")} == {"confederate": 98, "union": 111}
    assert men(lambda unit: unit.side == "confederate") == 34780
    assert men(lambda unit: unit.side == "union") == 66826
    guns = Counter({side: sum(unit.guns for unit in ARMIES.of(side)) for side in ("confederate", "union")})
    assert guns == {"confederate": 237, "union": 287}


@pytest.mark.clause("ANT-T-ORG-CSA", "ANT-T-ORG-USA", "ANT-R-OOB-UNION-ART")
@pytest.mark.parametrize("corps", sorted(CORPS))
def test_a_corps_comes_to_its_men_and_guns(corps: str) -> None:
    side, name = corps.split(":")
    own = [unit for unit in ARMIES.units if unit.side == side and unit.corps == name]
    assert (sum(unit.men for unit in own), sum(unit.guns for unit in own)) == CORPS[corps]


@pytest.mark.clause("ANT-R-ORG-OK", "ANT-R-ORG-FRENCH", "ANT-R-ORG-RES", "ANT-R-ORG-I")
def test_the_totals_of_both_charts_agree_but_for_the_misprints() -> None:
    assert len(ARMIES.totals) == 53
    wrong = {(one.side, one.formation, one.printed): summed(ARMIES.units, one) for one in ARMIES.totals if one.rows}
    assert wrong == {
        ("confederate", "", 45): 44,
        ("union", "", 66824): 66826,
        ("union", "I Corps", 9010): 9012,
        ("union", "I Corps", 9016): 9012,
        ("union", "Doubleday", 3240): 3236,
        ("union", "French", 6407): 6467,
    }
    assert all(summed(ARMIES.units, one) == one.printed for one in ARMIES.totals if one.rows is None)


def test_a_unit_that_is_called_as_a_leaders_id_begins_is_told_apart_from_him() -> None:
    text = TEXT.replace('name = "Long-A", arm', 'name = "Leader Hood", arm', 1)
    found = read_order_of_battle(text, file=FILE, rules=RULES)
    [one] = [unit for unit in found.units if unit.name == "Leader Hood"]
    assert one.id == "confederate:unit-leader-hood"
    assert "confederate:leader-hood" in {leader.id for leader in found.leaders}
    assert not {unit.id for unit in found.units} & {leader.id for leader in found.leaders}


# ---- formations


@pytest.mark.clause("ANT-3.0a", "ANT-R-ACT-LIMIT", "ANT-1.5e")
def test_every_unit_is_in_a_brigade_a_division_a_corps_or_independent() -> None:
    divisions = {(unit.corps, unit.division) for unit in ARMIES.of("union") if unit.division}
    assert Counter(corps for corps, _ in divisions) == {
        "I Corps": 3,
        "II Corps": 3,
        "V Corps": 2,
        "VI Corps": 2,
        "IX Corps": 4,
        "XII Corps": 2,
        "": 1,
    }
    troops = [unit for unit in ARMIES.units if unit.arm != "artillery"]
    assert {len({unit.name[-1] for unit in troops if unit.brigade == one.brigade}) for one in troops} <= {1, 2}
    assert [unit.name for unit in troops if not unit.division] == ["Evans-A", "Evans-B"]


@pytest.mark.clause("ANT-R-OOB-EVANS", "ANT-R-OOB-CAVART", "ANT-R-OOB-WHITING", "ANT-4.3a", "ANT-3.3d")
def test_those_who_stand_apart() -> None:
    independent = [unit.name for unit in ARMIES.units if unit.independent]
    assert independent == ["Evans-A", "Evans-B", "Res-A", "Res-B", "Res-C"]
    riding = {unit.id: unit.division for unit in ARMIES.units if unit.cavalry_artillery}
    assert riding == {
        "confederate:cavalry-artillery": "Stuart",
        "union:cav-a": "Pleasonton",
        "union:cav-b": "Pleasonton",
    }
    assert UNITS["union:whiting"].brigade == "Whiting"


@pytest.mark.clause("ANT-R-OOB-BROOKS", "ANT-R-OOB-CLASH", "ANT-R-OOB-SPELL")
def test_names_do_not_clash() -> None:
    assert len(UNITS) == 209
    assert UNITS["union:brooks-a"].division == "Smith"
    assert UNITS["union:brooke-a"].division == "Richardson"
    assert UNITS["union:warren-a"].side != UNITS["confederate:warren-a"].side
    assert {UNITS[f"confederate:{name}-a"].division for name in ("j-walker", "j-a-walker")} == {"D.R. Jones", "Lawton"}
    assert slug("G.B.Anderson-A") == "g-b-anderson-a"


@pytest.mark.clause("ANT-T-REINF", "ANT-R-HOWARD", "ANT-R-RALLY-SMALL")
def test_units_as_the_book_prints_them() -> None:
    arriving = Counter((unit.side, unit.arrives) for unit in ARMIES.units if unit.arrives)
    assert arriving == {("confederate", 2): 2, ("confederate", 9): 11, ("union", 2): 6, ("union", 3): 14}
    assert UNITS["union:howard-a"].effectiveness == 41
    never = {unit.name for unit in ARMIES.of("union") if unit.arm != "artillery" and unit.men <= 300}
    assert never == {"Anderson-A", "Christian-A", "Phelps-B", "Stainbeck-B", "Goodrich-A", "Davis-B", "McReynolds-B"}


@pytest.mark.clause("ANT-R-OP-TURN1", "ANT-7.4c")
def test_the_divisions_without_points_on_turn_1_are_there() -> None:
    named = RULES.start.without_points
    tired = [unit for unit in ARMIES.units if unit.side == named.side and unit.division in named.divisions]
    assert len(tired) == 20


def test_holds_name_formations_that_there_are() -> None:
    formations = {
        "corps": {unit.corps for unit in ARMIES.of("union")},
        "division": {unit.division for unit in ARMIES.of("union")},
    }
    assert [row.formation for row in RULES.activation.hold if row.formation not in formations[row.rank]] == []


# ---- leaders


@pytest.mark.clause("ANT-R-LEADER-START", "ANT-7.12a")
@pytest.mark.parametrize(
    ("leader", "unit"),
    [
        ("confederate:leader-jackson", "confederate:early-a"),
        ("confederate:leader-longstreet", "confederate:law-a"),
        ("confederate:leader-stuart", "confederate:f-lee-a"),
        ("confederate:leader-a-p-hill", "confederate:pender-a"),
        ("union:leader-porter", "union:warren-a"),
        ("union:leader-franklin", "union:hancock-a"),
        ("union:leader-sumner", "union:meagher-a"),
        ("union:leader-morell", "union:griffin-a"),
    ],
)
def test_a_leader_starts_with_the_first_unit_that_is_there(leader: str, unit: str) -> None:
    assert LEADERS[leader].unit == unit


@pytest.mark.clause("ANT-R-OOB-BONUS", "ANT-7.12d")
def test_leaders_and_their_bonuses() -> None:
    ranks = Counter((leader.side, leader.rank) for leader in ARMIES.leaders)
    assert ranks == {
        ("confederate", "corps"): 2,
        ("confederate", "division"): 10,
        ("confederate", "brigade"): 42,
        ("union", "corps"): 7,
        ("union", "division"): 17,
        ("union", "brigade"): 49,
    }
    law = LEADERS["confederate:leader-law"]
    assert (law.bonus, law.division, law.corps, law.unit) == (13, "Hood", "Longstreet", "")
    assert LEADERS["union:leader-hartsuff"].bonus == 11


@pytest.mark.clause("ANT-R-COX", "ANT-T-ORG-COX")
def test_cox_waits_with_burnside() -> None:
    waiting = [leader for leader in ARMIES.leaders if leader.waits]
    burnside = LEADERS["union:leader-burnside"]
    assert [(leader.name, leader.bonus, leader.formation, leader.unit) for leader in waiting] == [
        ("Cox", 19, "IX Corps", burnside.unit)
    ]
    assert (burnside.bonus, burnside.waits) == (20, False)


def test_every_brigade_of_a_unit_has_its_leader() -> None:
    led = {(leader.side, leader.formation) for leader in ARMIES.leaders if leader.rank == "brigade"}
    assert led == {(unit.side, unit.brigade) for unit in ARMIES.units if unit.brigade}
    with_units: list[Leader] = [leader for leader in ARMIES.leaders if leader.rank != "brigade"]
    assert [leader.id for leader in with_units if leader.unit not in UNITS] == []


# ---- what an order of battle may get wrong


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        pytest.param(
            'division = "Hood", clause',
            "clause",
            "the brigade Law has no division, or is independent with one",
            id="a brigade without a division",
        ),
        pytest.param(
            'division = "Hood", clause',
            'division = "Hod", clause',
            "$.brigade[0].division: 'Hod' is not defined (did you mean 'Hood'?)",
            id="no such division",
        ),
        pytest.param(
            'corps = "Longstreet", clause',
            'corps = "Longst", clause',
            "$.division[0].corps: 'Longst' is not defined",
            id="no such corps",
        ),
        pytest.param(
            'name = "Law-B"',
            'name = "Law-A"',
            "$.unit[1].name: a unit of one name of the confederate army stands in $.unit[0].name too",
            id="a name twice",
        ),
        pytest.param(
            'name = "Law-B"', 'name = "Law.A"', "$.unit[1].name: a unit of one name", id="two names with one id"
        ),
        pytest.param(
            'weapon = "RFL"',
            'weapon = "RFF"',
            "$.unit[0].weapon: 'RFF' is not defined (did you mean 'RFL'?)",
            id="a weapon unknown",
        ),
        pytest.param(
            'weapon = "RFL"',
            'weapon = "P10"',
            "$.unit[0].weapon: P10 is no weapon of infantry",
            id="infantry with Parrotts",
        ),
        pytest.param("men = 503", "men = 0", "$.unit[0].men: Law-A has no men", id="nobody"),
        pytest.param("men = 503", "men = 503, guns = 2", "$.unit[0]: Law-A has men and guns", id="infantry with guns"),
        pytest.param(
            "men = 503", "men = -503", "$.unit[0].men: expected a whole number, 0 or more", id="fewer than nobody"
        ),
        pytest.param(
            "effectiveness = 99",
            "effectiveness = 199",
            "$.unit[0].effectiveness: 199 is out of range (0 to 100",
            id="too good",
        ),
        pytest.param(
            "turn = 1",
            "turn = 4",
            "$.unit[0].turn: nobody of the confederate army comes on in turn 4",
            id="no entry that turn",
        ),
        pytest.param(
            'brigade = "Law"',
            'brigade = "Law", corps = "Jackson"',
            "$.unit[0]: Law-A belongs to no formation, or to several",
            id="two masters",
        ),
        pytest.param(
            'arm = "infantry"',
            'arm = "foot"',
            "$.unit[0].arm: 'foot' is not one of artillery, cavalry, infantry",
            id="no such arm",
        ),
        pytest.param(
            'leader = "Jackson", bonus', 'leader = "Longstreet", bonus', "a leader of one name", id="a leader twice"
        ),
        pytest.param("men = 34780", "men = 34781", "the units come to 34,780, not 34,781", id="a total that is wrong"),
        pytest.param("rows = 44", "rows = 45", "the units come to 44, not 45", id="a misprint that is wrong"),
        pytest.param(
            'name = "Hood", leader', 'name = "McLaws", leader', "a division of one name", id="a division twice"
        ),
        pytest.param(
            '[\n  { side = "confederate", name = "Longstreet"',
            '[\n  { sde = "confederate", name = "Longstreet"',
            "$.corps[0].sde: unknown key (did you mean 'side'?)",
            id="a key misspelt",
        ),
    ],
)
def test_a_fault_is_told_with_its_place(old: str, new: str, told: str) -> None:
    found = problems((old, new))
    assert any(told in line for line in found), found
    assert all(line.startswith(f"{FILE}: line ") for line in found)


def test_all_faults_are_told_at_once() -> None:
    found = problems(
        ("men = 503", 'men = "many"'),
        ('men = 351, weapon = "RFL"', 'men = 351, weapon = "BOW"'),
        ('name = "Early-A"', 'name = "Early-B"'),
    )
    assert {line.split(": ")[2] for line in found} >= {"$.unit[0].men", "$.unit[1].weapon", "$.unit[51].name"}


def test_a_brigade_of_nobody_is_told() -> None:
    text = TEXT.replace('brigade = "Grigsby"', 'brigade = "Warren"')
    with pytest.raises(BadInput, match="the brigade Grigsby has no units"):
        read_order_of_battle(text, file=FILE, rules=RULES)


def test_an_order_of_battle_of_ones_own_may_go_without_totals() -> None:
    own = read_order_of_battle(
        TEXT[: TEXT.index("total = [")].replace("men = 503", "men = 500"), file=FILE, rules=RULES
    )
    assert isinstance(own, OrderOfBattle)
    assert own.units[0].men == 500


# ---- the demonstration of the Shiloh charts


@pytest.mark.clause("SHI-R-MAP", "SHI-MOD-crew", "SHI-R-DEMI", "SHI-N-107")
def test_the_demonstration_has_full_crews_demibrigades_and_the_heavy_guns() -> None:
    rules = load(ruleset_texts("shiloh"))
    armies = read_order_of_battle(resource_text("tactical", "shiloh.toml"), file="shiloh.toml", rules=rules)
    assert armies.says.startswith("Not historical")
    assert rules.modifiers.crew is not None
    batteries = [unit for unit in armies.units if unit.arm == "artillery"]
    assert [unit.name for unit in batteries if unit.men != rules.modifiers.crew.men * unit.guns] == []
    heavy = {row.weapon for row in rules.costs.multiplied if row.weapon}
    assert [unit.name for unit in batteries if unit.weapon in heavy] == ["Tennessee Artillery"]
    halves = Counter((unit.side, unit.brigade) for unit in armies.units if unit.brigade)
    assert set(halves.values()) == {1, 2}


def test_only_a_ruleset_with_crews_counts_artillerymen() -> None:
    with pytest.raises(BadInput, match="has men and guns"):
        read_order_of_battle(resource_text("tactical", "shiloh.toml"), file="shiloh.toml", rules=RULES)
