"""After the losses: leaders, destruction, headquarters that return, demoralisation, reports (steps 13 and 17 to 19)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from msgspec.structs import replace

from companion.games.campaign.messages import successor
from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules import reports
from companion.games.campaign.rules.apply import apply
from companion.games.campaign.rules.battle import fight as battle
from companion.games.campaign.rules.battle.aftermath import estimated_percent, return_hex
from companion.games.campaign.rules.combat.casualties import reported_percent
from companion.games.campaign.rules.ground import Terrain, lay
from companion.games.campaign.rules.hexes import Hex, distance, neighbour, neighbours
from companion.games.campaign.rules.orders import MV
from companion.games.campaign.rules.state import Action, Estimate, Side, State, Strength
from companion.language.messages import name_told
from tests.games.campaign.battles import (
    EVEN,
    FIELD,
    a_game,
    attacker,
    corps,
    facts,
    fight,
    headquarters,
    of_computers,
    story,
    the_rules,
    under_way,
)
from tests.games.campaign.gazetteer import the_map

CSA: Side = "confederate"
USA: Side = "union"


def settled(state: State, *names: str, faces: tuple[int, ...] = (EVEN,), **more: Any) -> list[ev.AnyEvent]:
    """Give what after_losses tells of these corps."""
    told = story(state, *faces)
    battle.after_losses(told, names, **more)
    return told.events


# ---- step 13: surrender


@pytest.mark.clause("RTG-9.7a", "RTG-R-SURRENDER", "RTG-9.9b", "RTG-R-HQ-BACK")
def test_a_side_that_surrenders_is_gone_and_its_headquarters_comes_back() -> None:
    game = of_computers(
        a_game(
            attacker("union:A", 900, effectiveness=9.0),
            corps("confederate:A", 20),
            headquarters(CSA, at=FIELD, leader="Lee", combat="stand", urgency=6, contact="withdraw", fatigue=3.0),
        )
    )
    told = fight(story(game, EVEN, EVEN, EVEN, 3), "union:A")
    fought = facts(told, ev.BattleFought)[0]
    assert (fought.surrendered, fought.ferocity, fought.urgency) == (CSA, None, {})
    assert told.state.corps["union:A"].strength.total == 900
    assert told.state.corps["union:A"].fatigue == 0
    assert told.state.corps["confederate:A"].status == "eliminated"
    assert {one.cause for one in facts(told, ev.Eliminated)} == {"surrender"}
    lee = told.state.corps["confederate:HQ"]
    assert (lee.status, lee.hex, lee.strength, lee.fatigue) == ("present", (1, 7), Strength(cavalry=4), 0.0)
    assert (lee.leadership, lee.aggressiveness, lee.effectiveness) == (3, 0, 9.0)
    assert (lee.deployment, lee.march, lee.combat, lee.orders) == ("deployed", "rest", "inactive", ())
    assert (lee.urgency, lee.contact) == (6, "withdraw")
    assert (lee.leader_lost, lee.leader != "Lee") == ("Lee", True)
    assert told.state.hq_eliminated == (CSA,)
    told_both = {
        one.report.to: one.report for one in facts(told, ev.Reported) if isinstance(one.report, reports.Fought)
    }
    assert (told_both[CSA].loss_percent, told_both[USA].loss_percent) == (100, 0)
    assert (told_both[USA].enemy_loss_percent, told_both[USA].surrendered) == (100, CSA)
    assert told_both[CSA].arrives == 2 + 1 + distance((1, 7), FIELD) // 6  # measured from where he is now


# ---- headquarters


@pytest.mark.clause("RTG-9.9a", "RTG-9.9c", "RTG-R-HQ-BACK", "RTG-9.10c", "RTG-R-VP-HQ", "RTG-R-11TH")
@pytest.mark.parametrize("face", [1, 9])
def test_an_eliminated_headquarters_reappears_under_a_leader_drawn_from_1_to_9(face: int) -> None:
    gone = headquarters(USA, strength=Strength(), original=4, orders=(MV((1, 1), (1,)),), status="present")
    game = a_game(gone, hq_eliminated=(USA,))
    told = story(game, face)
    battle.after_losses(told, [gone.id])
    meade = told.state.corps[gone.id]
    assert (meade.hex, meade.leadership, meade.here) == ((20, 18), face, True)
    assert told.state.hq_eliminated == (USA, USA)
    assert facts(told, ev.HeadquartersReturned)[0].roll is not None


@pytest.mark.clause("RTG-R-HQ-BACK")
def test_it_returns_to_the_nearest_hex_without_enemies_on_that_side_of_the_rivers() -> None:
    ground, home = the_map(), (1, 7)
    free = a_game()
    assert return_hex(ground, free, CSA, home) == home
    taken = a_game(corps("union:A", at=home))
    found = return_hex(ground, taken, CSA, home)
    near = [at for at in neighbours(home) if ground.passable(at) and not ground.river_between(home, at)]
    assert found == min(near)
    everywhere = a_game(
        corps("union:A", at=home), *(corps(f"union:{n}", at=at) for n, at in zip("BCDEFG", near, strict=False))
    )
    further = return_hex(ground, everywhere, CSA, home)
    assert distance(home, further) == 2
    assert further in _this_side(home)
    for at in _this_side(home):
        assert at == further or distance(home, at) >= 2 or at in {home, *near}


@pytest.mark.clause("RTG-R-HQ-BACK")
@pytest.mark.parametrize("side", [CSA, USA])
def test_it_does_not_return_beyond_a_river(side: Side) -> None:
    """Four hexes in a row, a river between the first and the second: the enemy is in the second."""
    row: dict[Hex, Terrain] = {(x, 1): "clear" for x in (1, 2, 3, 4)}
    ground = lay(title="", terrain=row, rivers={((2, 1), 6): "Run"}, towns={}, roads={}, exits=())
    enemy = corps("union:A" if side == CSA else "confederate:A", at=(2, 1))
    assert neighbour((2, 1), 6) == (1, 1)
    assert return_hex(ground, a_game(enemy), side, (2, 1)) == (3, 1)


def _this_side(home: Hex) -> set[Hex]:
    """Search anew, with the rivers asked one by one."""
    ground, reached, edge = the_map(), {home}, [home]
    while edge:
        at = edge.pop()
        for to in neighbours(at):
            if ground.passable(to) and not ground.river_between(at, to) and to not in reached:
                reached.add(to)
                edge.append(to)
    return reached


# ---- step 18: destruction


@pytest.mark.clause("RTG-9.8a", "RTG-R-ORIGINAL", "RTG-R-ELIMINATED")
@pytest.mark.parametrize(
    ("left", "original", "gone"), [(15, 100, False), (14, 100, True), (30, 199, False), (29, 199, True)]
)
def test_less_than_15_percent_is_destroyed_exactly(left: int, original: int, gone: bool) -> None:
    game = a_game(corps("union:A", left, original=original, stragglers=50))
    told = settled(game, "union:A")
    assert [one for one in told if isinstance(one, ev.Eliminated)] == (
        [ev.Eliminated("union:A", "combat")] if gone else []
    )
    assert settled(game, "union:A", cause="rout") == ([ev.Eliminated("union:A", "rout")] if gone else [])
    assert not settled(replace(game, phase="fatigue"), "union:A")  # only fighting counts


@pytest.mark.clause("RTG-9.8a", "RTG-R-ELIMINATED")
def test_a_headquarters_too_is_destroyed_below_15_percent_or_without_strength() -> None:
    for strength, original in ((Strength(cavalry=1), 8), (Strength(), 4)):
        game = a_game(headquarters(CSA, strength=strength, original=original))
        assert isinstance(settled(game, "confederate:HQ", faces=(1,))[0], ev.Eliminated)


@pytest.mark.clause("RTG-11.7a", "RTG-R-HQ-MODES")
@pytest.mark.parametrize(
    ("fatigue", "phase", "gone"), [(14.75, "execution", False), (15.0, "execution", True), (15.0, "fatigue", True)]
)
def test_15_fatigue_destroys_a_corps_but_no_headquarters(fatigue: float, phase: Any, gone: bool) -> None:
    game = a_game(
        corps("union:A", fatigue=fatigue, demoralised=True),
        headquarters(USA, fatigue=fatigue, demoralised=True),
        phase=phase,
    )
    told = settled(game, "union:A", "union:HQ")
    assert told == ([ev.Eliminated("union:A", "fatigue")] if gone else [])


@pytest.mark.clause("RTG-R-ELIMINATED")
@pytest.mark.parametrize("phase", ["execution", "fatigue"])
def test_a_corps_without_strength_is_eliminated_in_any_phase(phase: Any) -> None:
    game = a_game(corps("union:A", 0, original=100), phase=phase)
    assert [type(one) for one in settled(game, "union:A")] == [ev.Eliminated]
    gone = replace(game, corps={**game.corps, "union:A": replace(game.corps["union:A"], status="exited")})
    assert not settled(gone, "union:A")


@pytest.mark.clause("RTG-R-SECONDARY")
def test_the_post_of_an_eliminated_secondary_commander_passes_on() -> None:
    game = a_game(
        corps("union:A", 0, original=100),
        corps("union:B", leadership=6),
        corps("union:C", leadership=7),
        corps("union:D", leadership=7),
        corps("confederate:A"),
        secondary={USA: "union:A", CSA: "confederate:A"},
    )
    assert settled(game, "union:A")[-1] == ev.SecondaryNamed(USA, "union:C")


# ---- step 18: demoralisation


@pytest.mark.clause("RTG-11.0b", "RTG-11.0c", "RTG-11.0e", "RTG-R-DEMORAL", "RTG-11.0a", "RTG-R-MORALE")
def test_a_corps_without_morale_loses_its_orders_and_withdraws_with_urgency_1() -> None:
    march = Action("attack", (1, 1), paid=(1, 2))
    worn = attacker("union:A", fatigue=7.0, urgency=8, contact="attack", orders=(MV((1, 1), (1,)),), action=march)
    told = settled(a_game(worn), "union:A")
    assert told == [
        ev.Demoralised("union:A"),
        ev.ContactSet("union:A", "withdraw"),
        ev.UrgencySet("union:A", 1),
        ev.OrdersLost("union:A"),
        ev.CombatModeTaken("union:A", "withdraw"),
    ]
    after = story(a_game(worn))
    battle.after_losses(after, ["union:A"])
    assert (after.corps("union:A").orders, after.corps("union:A").action) == ((), None)
    assert not settled(after.state, "union:A")  # it became so once
    assert not settled(a_game(replace(worn, fatigue=6.75)), "union:A")


@pytest.mark.clause("RTG-R-DEMORAL")
def test_morale_that_comes_back_gives_nothing_back() -> None:
    worn = corps("union:A", fatigue=6.75, demoralised=True, contact="withdraw", urgency=1)
    assert settled(a_game(worn, phase="fatigue"), "union:A") == [ev.Demoralised("union:A", False)]


@pytest.mark.clause("RTG-11.0e", "RTG-R-DEMORAL", "RTG-11.1a")
def test_a_battle_demoralises_by_its_fatigue() -> None:
    game = a_game(attacker("confederate:A", 100, effectiveness=6.0), corps("union:A", 80, fatigue=4.0, original=100))
    told = fight(story(game, EVEN))
    assert told.state.corps["union:A"].demoralised
    assert told.state.corps["union:A"].combat == "withdraw"
    assert not told.state.corps["confederate:A"].demoralised


# ---- step 17: leaders


@pytest.mark.clause("RTG-9.10a", "RTG-9.10b", "RTG-9.10d", "RTG-R-LEADER-LOSS", "RTG-R-LEADER-NEW")
@pytest.mark.parametrize(("faces", "fell"), [((7, 3), True), ((8, 4), False)])
def test_a_leader_falls_by_half_the_share_that_his_corps_lost(faces: tuple[int, int], fell: bool) -> None:
    """Urgency 8 with aggressiveness -30 is 5. 7 of 100 lost is a chance of 7 in 200; a successor's leadership is the old with -3 to +1."""
    game = a_game(
        attacker("confederate:A", 100, effectiveness=6.0, leader="Heth", aggressiveness=-30, urgency=8),
        corps("union:A", 80, fatigue=1.0, leadership=4, original=100),
    )
    told = fight(story(game, EVEN, EVEN, EVEN, faces[0], faces[1], 1))
    lost = facts(told, ev.LeaderLost)
    assert bool(lost) == fell
    if fell:
        # aggressiveness: -15 cut to -10, and -10
        assert (lost[0].lost, lost[0].leadership, lost[0].aggressiveness) == ("Heth", 4, -20)
        assert len(lost[0].rolls) == 3
        tired = [one.by for one in facts(told, ev.FatigueChanged) if one.clause == "RTG-9.10d"]
        assert tired == [0.5]
        assert told.state.corps["confederate:A"].leader_lost == "Heth"
        assert told.state.corps["confederate:A"].leader == successor("Heth")


def test_the_successor_of_a_successor_is_called_after_both() -> None:
    game = a_game(attacker("confederate:A", leader="Heth"), corps("union:A"))
    first = ev.LeaderLost("confederate:A", "Heth", 4, -20)
    game = apply(game, first)
    game = apply(game, replace(first, lost=game.corps["confederate:A"].leader))
    assert game.corps["confederate:A"].leader_lost == successor("Heth")
    assert name_told(game.corps["confederate:A"].leader) == "Heth's successor's successor"


@pytest.mark.clause("RTG-9.10c", "RTG-R-SECONDARY")
def test_an_armys_commander_does_not_fall_and_a_successor_keeps_the_post() -> None:
    lee = headquarters(CSA, at=FIELD, combat="attack", cavalry=300)
    game = of_computers(a_game(attacker("confederate:A"), lee, corps("union:A", 400), secondary={CSA: "confederate:A"}))
    told = fight(story(game, EVEN, EVEN, EVEN, 1, 1, 1))
    assert [one.corps for one in facts(told, ev.LeaderLost)] == ["confederate:A"]
    assert told.state.secondary == {CSA: "confederate:A"}


# ---- step 19: reports


@pytest.mark.clause("RTG-4.2.3a", "RTG-9.6.2d", "RTG-10.1a", "RTG-R-REPORT-TEXT")
def test_both_sides_get_a_report_in_the_next_turn_or_later() -> None:
    game = a_game(
        attacker("confederate:A", 100, effectiveness=6.0),
        corps("union:A", 80, fatigue=1.0, leadership=4, original=100),
        headquarters(CSA, at=(13, 4)),
        headquarters(USA, at=(13, 5)),
    )
    assert [distance(at, FIELD) for at in ((13, 4), (13, 5))] == [6, 5]
    told = fight(story(game, 2001, EVEN))  # the Confederates' error is +35 percent
    ours, theirs = (one.report for one in facts(told, ev.Reported))
    assert ours == reports.Fought(
        to=CSA,
        sent=2,
        arrives=4,
        battle="2.1",
        hex=FIELD,
        attacked=True,
        corps=("confederate:A",),
        loss_percent=7,
        enemy_loss_percent=20,
        enemy_strength=8000,
    )
    assert theirs == reports.Fought(
        to=USA,
        sent=2,
        arrives=3,
        battle="2.1",
        hex=FIELD,
        attacked=False,
        corps=("union:A",),
        loss_percent=15,
        enemy_loss_percent=7,
        enemy_strength=10000,
    )


@pytest.mark.clause("RTG-R-REPORT-TEXT")
def test_the_enemys_loss_is_estimated_cut_and_at_most_all() -> None:
    told = story(a_game(attacker("confederate:A"), corps("union:A")), EVEN)
    battle.open_battle(told, told.corps("confederate:A"), (1, 2))
    for error, percent in ((0.35, 20), (-0.35, 9), (0.0, 15)):
        fought = replace(under_way(told), estimates={CSA: Estimate(1.0, 1.0, error)})
        assert estimated_percent(fought, CSA, 15, 100, None) == percent
    wild = replace(under_way(told), estimates={CSA: Estimate(1.0, 1.0, 0.5)})
    assert estimated_percent(wild, CSA, 90, 100, None) == 100
    assert estimated_percent(wild, CSA, 20, 100, USA) == 100


@pytest.mark.clause("RTG-9.6.2d")
def test_the_books_3_6_percent_is_reported_as_3() -> None:
    assert reported_percent(18, 500) == 3
    assert Fraction(18, 500) == Fraction(36, 1000)


def test_the_charts_name_what_becomes_of_the_demoralised() -> None:
    chart = the_rules().fatigue.demoralised
    assert (chart.contact, chart.urgency) == ("withdraw", 1)
