"""What computers order in small situations: attacks together, batteries, garrisons, works, staffs."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.tactical.charts.terms import Side
from companion.games.tactical.computer.player import orders
from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.rules.situation import Moment
from companion.games.tactical.rules.state import Phase, Unit
from companion.games.tactical.rules.view import view
from tests.games.tactical.building import unit
from tests.games.tactical.computer.evenings import doctrine
from tests.games.tactical.ordering import field, moment
from tests.games.tactical.turning import leader

SOUTH = Phase(6, "operation", "confederate", 1)
WIDE = ("." * 30,) * 30


def ordered(now: Moment, side: Side = "union") -> list[cmd.AnyCommand]:
    """Give a side's orders, and see that each is lawful when its turn comes."""
    from companion.games.tactical.rules.decide import decide
    from companion.kernel.supply import Supply

    found = list(orders(now, view(now.rules, now.state, side), doctrine()))
    going = now
    for command in found[:-1]:
        for event in decide(going, command, Supply("")):
            going = going.after(event)
    return found


def by(level: str, side: Side = "union", **given: Any) -> dict[str, Any]:
    phase = {"phase": SOUTH} if side == "confederate" else {}
    return {"control": {"union": f"computer:{level}", "confederate": f"computer:{level}"}, **phase, **given}


def plotted(found: list[cmd.AnyCommand]) -> set[str]:
    return {one.unit for one in found if isinstance(one, cmd.PlotMelee)}


def enemy(name: str = "Law", at: tuple[int, int] = (4, 4), **given: Any) -> Unit:
    return unit(name, "confederate", at, facing=5, **given)


@pytest.mark.clause("ANT-8.4c", "ANT-R-AI")
def test_several_come_from_afar_to_attack_one_together() -> None:
    """Two squares away each; alone none would be strong enough."""
    own = [unit(name, at=at, men=500) for name, at in (("Ames", (4, 7)), ("Burns", (7, 4)), ("Christ", (7, 7)))]
    found = ordered(moment(*own, enemy(men=400), on=field(*WIDE), **by("able")))
    assert len(plotted(found)) >= 2
    assert plotted(found) <= {one.unit for one in found if isinstance(one, cmd.Move)}


def test_nobody_attacks_who_is_the_weaker() -> None:
    for level in ("basic", "able", "strong"):
        now = moment(unit("Ames", at=(4, 5), men=150), enemy(men=1200), on=field(*WIDE), **by(level))
        assert not plotted(ordered(now))


def test_the_basic_level_attacks_by_the_odds_beside_it() -> None:
    now = moment(unit("Ames", at=(5, 4), men=900), enemy(men=400), on=field(*WIDE), **by("basic"))
    assert plotted(ordered(now)) == {"union:ames"}


def test_a_battery_with_somebody_to_fire_at_stays_and_faces_him() -> None:
    guns = unit("Cowan", at=(7, 4), arm="artillery", weapon="N12", facing=5)
    found = ordered(moment(guns, unit("Ames", at=(7, 4)), enemy(men=300), on=field(*WIDE), **by("basic")))
    assert not [one for one in found if isinstance(one, cmd.Move | cmd.ChangeMode) and one.unit == guns.id]
    assert cmd.Face(unit=guns.id, direction=1) in found or cmd.Face(unit="union:ames", direction=1) in found


@pytest.mark.clause("ANT-R-AI")
@pytest.mark.parametrize(("friends", "leaves"), [((), True), ((unit("Ames", at=(7, 4), men=900, points=0),), False)])
def test_a_battery_leaves_where_more_foot_comes_than_it_has_about_it(friends: tuple[Unit, ...], leaves: bool) -> None:
    guns = unit("Cowan", at=(7, 4), arm="artillery", weapon="N12", facing=1)
    foes = [enemy(at=(5, 4), men=800), enemy("Hood", (5, 5), men=800)]
    found = ordered(moment(guns, *friends, *foes, on=field(*WIDE), **by("able")))
    assert (cmd.ChangeMode(unit=guns.id, mode="limbered") in found) is leaves


@pytest.mark.clause("ANT-R-AI")
def test_a_battery_leaves_where_it_is_shelled_and_reaches_nobody() -> None:
    """Smoothbores reach six squares, the rifles before them fifteen."""
    guns = unit("Cowan", at=(12, 4), arm="artillery", weapon="SM6", facing=1)
    foes = [unit("Poague", "confederate", (4, 4), arm="artillery", weapon="P20", facing=5)]
    found = ordered(moment(guns, *foes, on=field(*WIDE), **by("able")))
    assert cmd.ChangeMode(unit=guns.id, mode="limbered") in found


@pytest.mark.clause("ANT-R-AI")
def test_horse_waits_out_of_the_fire_for_an_objective_that_nobody_keeps() -> None:
    """From where the thousand stand they could keep any; from the corner of the map none."""
    horse = [unit(name, at=(10, 28), arm="cavalry", weapon="CRB", men=400, division="P") for name in ("Farns", "Davis")]
    for at, rides in (((22, 8), False), ((2, 2), True)):
        found = ordered(moment(*horse, enemy(at=at, men=1000), on=field(*WIDE), **by("able")))
        gone = {one.unit for one in found if isinstance(one, cmd.Move)}
        assert (gone == {one.id for one in horse}) is rides


def test_a_battery_limbers_up_to_follow_when_there_is_nobody() -> None:
    guns = unit("Cowan", at=(28, 4), arm="artillery", weapon="SM6", facing=1)
    found = ordered(moment(guns, enemy(), on=field(*WIDE), **by("basic")))
    assert cmd.ChangeMode(unit=guns.id, mode="limbered") in found
    assert any(isinstance(one, cmd.Move) for one in found)


@pytest.mark.clause("ANT-7.11b")
def test_troops_who_stay_dig_in_while_the_enemy_is_away() -> None:
    own = unit("Law", "confederate", (4, 4), points=12)
    far, near = unit("Ames", at=(4, 20)), unit("Ames", at=(6, 4))
    works = cmd.Fortify(unit=own.id)
    assert works in ordered(moment(own, far, on=field(*WIDE), **by("strong", "confederate")), "confederate")
    assert works not in ordered(moment(own, near, on=field(*WIDE), **by("strong", "confederate")), "confederate")


def test_who_stands_on_an_objective_stays() -> None:
    """The square of the Dunker church is worth its points to who holds it."""
    own = [unit("Ames", at=(18, 9), men=300), unit("Burns", at=(18, 9), men=600)]
    found = ordered(moment(*own, enemy(at=(28, 20)), on=field(*WIDE), **by("able")))
    assert "union:ames" not in {one.unit for one in found if isinstance(one, cmd.Move)}


@pytest.mark.clause("ANT-4.1a", "ANT-7.12f")
def test_a_leader_rides_to_where_he_leads_more() -> None:
    own = [unit(name, at=at, division="Meade") for name, at in (("Ames", (0, 0)), ("Burns", (9, 9)), ("Carr", (10, 9)))]
    now = moment(*own, enemy(at=(25, 9)), on=field(*WIDE), leaders=(leader("Meade", unit="union:ames"),), **by("basic"))
    rides = [one for one in ordered(now) if isinstance(one, cmd.Transfer)]
    assert [one.leader for one in rides] == ["union:leader-meade"]
    assert rides[0].unit in ("union:burns", "union:carr")


@pytest.mark.clause("ANT-QS-3.8a", "ANT-R-BASIC-SCOPE")
def test_in_the_basic_game_nobody_faces_deploys_or_digs() -> None:
    own = [unit("Ames", at=(5, 4), men=900), unit("Cowan", at=(9, 4), arm="artillery", weapon="N12", mode="limbered")]
    found = ordered(moment(*own, enemy(), on=field(*WIDE), level="basic", **by("strong")))
    assert not [one for one in found if isinstance(one, cmd.Face | cmd.ChangeMode | cmd.Fortify | cmd.PlotAdvance)]
    assert "union:ames" in plotted(found)


def faced(found: list[cmd.AnyCommand]) -> dict[str, int]:
    return {one.unit: one.direction for one in found if isinstance(one, cmd.Face)}


def aimed(found: list[cmd.AnyCommand]) -> dict[str, tuple[int, int] | None]:
    return {one.unit: one.square for one in found if isinstance(one, cmd.Target)}


HILL = field(*WIDE, heights={(12, 12): 3, (18, 12): 3})
"""The battery stands in the middle, high enough to see as far as it fires; another could to the south."""


def battery(at: tuple[int, int] = (12, 12), **given: Any) -> Unit:
    return unit("Rowan", "confederate", at, arm="artillery", weapon="SM6", facing=3, **given)


def test_strong_guns_face_whom_they_can_hit_and_others_the_mass() -> None:
    """Three thousand men are a square too far to the north, three hundred within range to the south."""
    foes = [unit("Ames", at=(5, 12), men=3000), unit("Burns", at=(18, 12), men=300)]
    for level, towards in (("strong", 5), ("basic", 1)):
        now = moment(battery(), *foes, on=HILL, **by(level, "confederate"))
        assert faced(ordered(now, "confederate"))["confederate:rowan"] == towards


@pytest.mark.clause("ANT-7.13j", "ANT-T-OTHERMOD-d")
def test_strong_guns_plot_fire_at_the_crowd_not_at_the_nearest() -> None:
    foes = [unit("Ames", at=(8, 12), men=200), unit("Burns", at=(6, 12), men=950)]
    now = moment(battery(), *foes, on=HILL, **by("strong", "confederate"))
    assert aimed(ordered(now, "confederate"))["confederate:rowan"] == (6, 12)


@pytest.mark.clause("ANT-T-OTHERMOD-b", "ANT-7.8g")
def test_strong_guns_plot_fire_at_a_column_they_take_in_flank() -> None:
    foes = [unit("Ames", at=(7, 12), men=500, facing=5), unit("Burns", at=(7, 13), men=500, facing=5, mode="column")]
    now = moment(battery(), *foes, on=HILL, **by("strong", "confederate"))
    assert aimed(ordered(now, "confederate"))["confederate:rowan"] == (7, 13)


@pytest.mark.clause("ANT-R-NEAREST")
def test_no_fire_is_plotted_past_an_enemy_who_is_close() -> None:
    foes = [unit("Ames", at=(9, 12), men=200), unit("Burns", at=(6, 12), men=950)]
    guns = battery(fire_plot=(6, 12))
    now = moment(guns, *foes, on=HILL, **by("strong", "confederate"))
    assert aimed(ordered(now, "confederate"))["confederate:rowan"] is None


@pytest.mark.clause("ANT-T-OTHERMOD-b")
def test_who_cannot_answer_turns_from_where_fire_would_take_him_in_flank() -> None:
    """Out of ammunition: the guns to the south can reach him, the mass to the north cannot."""
    guns = unit("Cowan", at=(18, 12), arm="artillery", weapon="N12", facing=1)
    foes = [unit("Ames", at=(4, 12), men=3000), guns]
    now = moment(battery(ammo=False, points=0), *foes, on=HILL, **by("strong", "confederate"))
    assert faced(ordered(now, "confederate"))["confederate:rowan"] in (4, 5, 6)
