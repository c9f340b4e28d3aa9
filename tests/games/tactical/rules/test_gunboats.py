"""Gunboats on the river of a Shiloh battle: where they go, what they hit and what hits them."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from companion.charts.faults import BadInput
from companion.games.tactical.charts.ruleset import load
from companion.games.tactical.charts.terms import MODES_OF
from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.combat.field import outmaneuvered
from companion.games.tactical.rules.combat.firing import fire_of, in_range
from companion.games.tactical.rules.combat.melee_groups import attacked
from companion.games.tactical.rules.combat.phase import combat_phase
from companion.games.tactical.rules.combat.retreating import Length, retreat
from companion.games.tactical.rules.ground.zones import in_enemy_zone, zone_of
from companion.games.tactical.rules.orders.reach import Reaches
from companion.games.tactical.rules.situation import Moment
from companion.games.tactical.rules.state import Phase, Unit
from companion.games.tactical.rules.story import Story
from companion.games.tactical.rules.table.battle import units_of
from companion.games.tactical.rules.turn.recovery import recover
from companion.games.tactical.rules.turn.set_up import read_set_up, start_mode
from companion.games.tactical.setup.armies import read_order_of_battle
from companion.games.tactical.words.units import unit_row
from companion.kernel.shelf import resource_text, ruleset_texts
from companion.kernel.supply import Supply
from tests.games.tactical.building import unit
from tests.games.tactical.ordering import after, clauses, field, go, moment, rules, why_not
from tests.games.tactical.rules.test_shiloh_battle import armies, ground
from tests.games.tactical.turning import told

SHILOH = rules("shiloh")
RIVER = field(*("....==..",) * 6, of=SHILOH)
OWN = Phase(5, "operation", "union", 1)


def boat(name: str = "Tyler", at: tuple[int, int] = (2, 4), **given: Any) -> Unit:
    plain: dict[str, Any] = {
        "arm": "artillery",
        "guns": 7,
        "men": 112,
        "weapon": "P20",
        "gunboat": True,
        "independent": True,
    }
    return unit(name, at=at, **(plain | given))


def afloat(*units: Unit, **given: Any) -> Moment:
    return moment(*units, on=RIVER, by=SHILOH, phase=OWN, **given)


@pytest.mark.clause("SHI-R-GUNBOAT", "SHI-N-gunboat")
def test_a_gunboat_pays_a_point_a_square_in_any_direction_and_stays_on_the_river() -> None:
    now = afloat(boat())
    there = after(now, go(boat(), 2, 5, 6)).state.units["union:tyler"]
    assert there.points == 10 - 3
    assert there.fatigue == 0
    assert there.mode == "unlimbered"
    assert clauses(now, go(boat(), 7)) == {"SHI-R-GUNBOAT"}
    assert clauses(afloat(unit(at=(2, 3))), go(unit(), 3)) == {"ANT-7.5d"}


@pytest.mark.clause("SHI-R-GUNBOAT", "SHI-N-night")
def test_at_night_it_pays_twice_and_its_reach_is_the_river() -> None:
    night = SHILOH.sequence.night_turns[0]
    dark = after(afloat(boat(), turn=night), go(boat(), 1))
    assert dark.state.units["union:tyler"].points == 10 - 2
    now = afloat(boat(points=2))
    reach = Reaches(now.rules, now.ground).of(now.state, now.state.units["union:tyler"])
    assert {now.ground.terrain(at) for at in reach.costs} == {"river"}
    assert len(reach.costs) == 2 * 5 - 1  # two columns, two rows either way
    assert max(reach.costs.values()) == 2


@pytest.mark.clause("SHI-R-GUNBOAT", "ANT-7.6a")
def test_it_has_no_zone_of_control_and_no_other_hinders_it() -> None:
    enemy = unit("Foe", "confederate", at=(1, 3))
    now = afloat(boat(), enemy)
    assert not in_enemy_zone(now.rules, now.state, "confederate", (2, 3))
    assert zone_of(now.rules, now.state, "union") == frozenset()
    gone = after(now, go(boat(), 1, 1)).state.units["union:tyler"]
    assert (gone.points, gone.zoc_to_zoc) == (8, False)
    beside = afloat(boat(), unit("Foe", "confederate", at=(2, 3)), unit("Seymour-A", at=(2, 2)))
    assert not outmaneuvered(beside.rules, beside.state, beside.state.units["confederate:foe"])


@pytest.mark.clause("SHI-R-GUNBOAT")
def test_it_has_no_modes_and_digs_no_works() -> None:
    now = afloat(boat())
    for mode in MODES_OF["artillery"]:
        assert clauses(now, cmd.ChangeMode(unit="union:tyler", mode=mode)) == {"SHI-R-GUNBOAT"}
    assert clauses(now, cmd.Fortify(unit="union:tyler")) == {"SHI-R-GUNBOAT"}
    assert clauses(now, cmd.Override(target="union:tyler", field="square", value=[2, 3], reason="aground")) == {""}
    (reason,) = why_not(now, cmd.Override(target="union:tyler", field="gunboat", value=False, reason="dry"))
    assert "no field 'gunboat'" in reason.text
    assert clauses(now, cmd.Override(target="union:tyler", field="square", value=[3, 5], reason="drifting")) == set()


@pytest.mark.clause("SHI-R-GUNBOAT")
def test_guns_reach_it_and_small_arms_do_not() -> None:
    foot = unit("Foe", "confederate", at=(2, 3), facing=3)
    battery = unit("Battery", "confederate", at=(4, 3), facing=2, arm="artillery", men=64, weapon="N12")
    now = afloat(boat(), foot, battery)
    assert not in_range(now, foot)
    assert set(in_range(now, battery)) == {(2, 4)}


@pytest.mark.clause("SHI-R-GUNBOAT")
def test_it_fires_as_guns_do_and_loses_guns_to_guns_alone() -> None:
    foot = unit("Foe", "confederate", at=(2, 2), facing=3, points=10)
    battery = unit("Battery", "confederate", at=(4, 3), facing=2, arm="artillery", guns=12, men=192, weapon="N12")
    now = afloat(boat(facing=7), foot, battery)
    of = Story(now.rules, now.ground, now.sight, now.state, Supply("gunboats"))
    fire_of(of, "union", ["artillery"])
    assert [(one.unit, one.at) for one in told(of, ev.Fired)] == [("union:tyler", (2, 2))]
    fire_of(of, "confederate", ["infantry"])
    assert len(told(of, ev.Fired)) == 1
    fire_of(of, "confederate", ["artillery"])
    assert told(of, ev.Fired)[-1].at == (2, 4)
    lost = told(of, ev.Lost)[-1]
    assert (lost.unit, lost.men > 0) == ("union:tyler", True)


@pytest.mark.clause("SHI-R-GUNBOAT")
def test_nobody_attacks_it_in_melee_whatever_is_plotted() -> None:
    foe = unit("Foe", "confederate", at=(2, 3), facing=3, melee_plot=True, ammo=False, fire_plot=(2, 4))
    ashore = unit("Seymour-A", at=(2, 2))
    now = afloat(boat(), foe, ashore)
    assert attacked(now, foe) is None
    other = replace(foe, fire_plot=(2, 2))
    assert attacked(afloat(boat(), other, ashore), other) == (2, 2)


@pytest.mark.clause("SHI-R-GUNBOAT", "ANT-8.5a")
def test_a_gunboat_whose_crew_breaks_goes_back_on_the_river_and_keeps_its_guns_out() -> None:
    now = afloat(boat(routed=True), unit("Foe", "confederate", at=(3, 3)))
    on = replace(now.ground, rears={"union": (0, 5), "confederate": (5, 0)})
    of = Story(now.rules, on, now.sight, now.state, Supply("gunboats"))
    retreat(of, "union:tyler", Length(2, 2), "rout")
    back = of.unit("union:tyler")
    assert back.square is not None
    assert on.terrain(back.square) == "river"
    assert back.square[0] == 0
    assert (back.mode, back.guns) == ("unlimbered", 7)


@pytest.mark.clause("SHI-R-GUNBOAT")
def test_it_does_not_go_to_a_table_of_miniatures() -> None:
    now = afloat(boat(), unit("Seymour-A", at=(2, 2)), unit("Foe", "confederate", at=(3, 3)))
    assert [one.name for one in units_of(now.state, cmd.ToTable())] == ["Seymour-A", "Foe"]
    assert [one.name for one in units_of(now.state, cmd.ToTable(around=(2, 4), within=1))] == ["Foe"]


@pytest.mark.clause("SHI-R-GUNBOAT", "SHI-R-MAP")
def test_the_two_of_the_battle_lie_off_the_unions_left() -> None:
    boats = [one for one in armies().units if one.gunboat]
    assert [one.name for one in boats] == ["Tyler", "Lexington"]
    sheet = resource_text("tactical", "shiloh-setup.toml")
    squares = read_set_up(sheet, armies().units, ground(), SHILOH, file="set-up").squares
    assert {ground().terrain(squares[one.id]) for one in boats} == {"river"}
    ashore = sheet.replace("columns = [28, 28]", "columns = [27, 28]").replace("Tyler = [17, 28]", "Tyler = [17, 27]")
    with pytest.raises(BadInput, match="no gunboat can be there"):
        read_set_up(ashore, armies().units, ground(), SHILOH, file="x")


@pytest.mark.parametrize(
    ("change", "told_so"),
    [
        (('arm = "artillery", guns = 7, men = 112', 'arm = "infantry", men = 112'), "Tyler is no gunboat"),
        (("gunboat = true", "gunboat = 1"), "gunboat"),
    ],
)
def test_what_is_no_gunboat_is_told(change: tuple[str, str], told_so: str) -> None:
    with pytest.raises(BadInput, match=told_so):
        read_order_of_battle(resource_text("tactical", "shiloh.toml").replace(*change), file="x", rules=SHILOH)


def test_antietam_has_none() -> None:
    text = resource_text("tactical", "antietam.toml").replace("turn = 1, corps", "gunboat = true, turn = 1, corps", 1)
    with pytest.raises(BadInput, match="have no gunboats"):
        read_order_of_battle(text, file="x", rules=load(ruleset_texts("antietam")))


@pytest.mark.clause("SHI-R-GUNBOAT")
def test_a_whole_combat_phase_beside_gunboats() -> None:
    phase = Phase(4, "combat", "confederate", 1)
    foes = [unit(f"Foe-{row}", "confederate", at=(row, 3), facing=3, men=900) for row in range(6)]
    now = moment(boat(facing=7), *foes, on=RIVER, by=SHILOH, phase=phase)
    of = Story(now.rules, now.ground, now.sight, now.state, Supply("phase"))
    combat_phase(of)
    assert {one.unit for one in told(of, ev.Fired)} == {"union:tyler"}
    assert of.unit("union:tyler").guns == 7


def test_a_ruleset_whose_gunboats_have_no_water_is_told() -> None:
    texts = dict(ruleset_texts("shiloh"))
    texts["costs.toml"] = texts["costs.toml"].replace(
        'terrain = "river", clause = "SHI-N', 'terrain = "sea", clause = "SHI-N'
    )
    with pytest.raises(BadInput, match="'sea' is not defined"):
        load(texts)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('kind = "end-of-day"', 'kind = "victory"', "end-of-day is no phase of nights alone"),
        ("night_turns = [8]", "night_turns = [16]", "there is no turn 16"),
        ('morning = "06:00"', 'morning = "6:00"', "morning"),
    ],
)
def test_a_day_that_does_not_end_is_told(old: str, new: str, told: str) -> None:
    texts = dict(ruleset_texts("shiloh"))
    texts["sequence.toml"] = texts["sequence.toml"].replace(old, new)
    with pytest.raises(BadInput, match=told):
        load(texts)


@pytest.mark.clause("SHI-R-GUNBOAT", "SHI-MOD-crew")
def test_its_row_in_the_status_says_what_it_is_and_who_serves_its_guns() -> None:
    name, _, strength, _, mode, _ = unit_row(boat(men=100, men_at_start=112))
    assert (name, strength, mode) == ("Tyler", "7/7 guns, 100/112 men", "gunboat")
    assert unit_row(unit("G", arm="artillery", weapon="N12"))[2] == "12/12 guns"


@pytest.mark.clause("SHI-R-GUNBOAT", "ANT-8.5d")
def test_no_zone_of_control_catches_one_that_goes_back() -> None:
    narrow = field(*("....=...",) * 6, of=SHILOH)
    banks = [unit(f"Foe{row}", "confederate", at=(row, 3)) for row in (1, 2, 3)]
    now = moment(
        boat(routed=True), *banks, on=replace(narrow, rears={"union": (0, 4), "confederate": (5, 0)}), by=SHILOH
    )
    of = Story(now.rules, now.ground, now.sight, now.state, Supply("gunboats"))
    retreat(of, "union:tyler", Length(2, 2), "rout")
    assert told(of, ev.Retreated)[0].path == ((1, 4), (0, 4))
    assert not told(of, ev.Lost)


@pytest.mark.clause("SHI-R-GUNBOAT", "ANT-R-RALLY-MODE")
def test_one_that_rallies_has_no_mode_to_return_to() -> None:
    now = afloat(boat(routed=True, effectiveness=90))
    of = Story(now.rules, now.ground, now.sight, now.state, Supply("gunboats"))
    recover(of)
    back = of.unit("union:tyler")
    assert (back.routed, back.mode) == (False, "unlimbered")
    assert start_mode(SHILOH, boat(side="confederate"), (2, 4), []) == "unlimbered"


@pytest.mark.clause("SHI-R-GUNBOAT")
def test_the_enemy_may_stand_on_the_bank_beside_one_at_the_start() -> None:
    sheet = resource_text("tactical", "shiloh-setup.toml")
    beside = sheet.replace("Chalmers-A = [19, 25]", "Chalmers-A = [18, 27]").replace(
        "rows = [18, 23]\ncolumns = [14, 25]", "rows = [18, 23]\ncolumns = [14, 27]"
    )
    assert beside.count("[18, 27]") == 1
    found = read_set_up(beside, armies().units, ground(), SHILOH, file="x").squares
    assert found["confederate:chalmers-a"] == (18, 27)
