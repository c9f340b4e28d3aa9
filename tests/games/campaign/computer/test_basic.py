"""The plans of the rulings, clause by clause, in small situations (RTG-R-AI-UNION, RTG-R-AI-CSA)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.games.campaign.computer.basic import plan
from companion.games.campaign.computer.covering import between, enemys_way, where_the_enemy_may_be
from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.rules.hexes import distance
from tests.games.campaign.commanding import the_map, with_corps
from tests.games.campaign.computer.situations import (
    a_campaign,
    a_sighting,
    a_situation,
    goes_to,
    of,
    only,
    ordered_by,
    placed,
    smoke,
    weary,
)

# ---- the Union


@pytest.mark.clause("RTG-R-AI-UNION", "RTG-R-SOLO")
def test_1_the_mass_keeps_between_the_enemy_and_the_exit() -> None:
    state = a_campaign("union", a_sighting("union", (12, 8), 40000))
    now = a_situation(state, "union")
    way, post = enemys_way(now), between(now)
    assert way[0] == (12, 8)
    assert way[-1] in the_map().exits
    assert post in way
    mass = now.known.mass()
    assert mass is not None
    assert distance(post, mass) == min(distance(at, mass) for at in way[2:])
    assert goes_to(ordered_by(state, "union"), "union:E") == post


@pytest.mark.clause("RTG-R-AI-UNION")
def test_1_before_any_report_the_enemy_may_be_on_the_far_side() -> None:
    now = a_situation(a_campaign("union"), "union")
    at, end = where_the_enemy_may_be(now), the_map().exits[0]
    reached = [spot for spot in the_map().terrain if the_map().passable(spot)]
    assert distance(at, end) >= max(distance(spot, end) for spot in reached) - 2


@pytest.mark.clause("RTG-R-AI-UNION", "RTG-13.1.7g")
def test_2_corps_on_the_march_near_headquarters_are_a_force() -> None:
    state = a_campaign("union", a_sighting("union", (19, 6), 40000))
    force = next(one for one in ordered_by(state, "union") if isinstance(one, cmd.OF))
    quarters = state.headquarters("union").hex
    assert force.rate == "normal"
    assert len(force.corps) > 1
    assert all(distance(state.corps[name].hex, quarters) <= 2 for name in force.corps)


@pytest.mark.clause("RTG-R-AI-UNION")
def test_2_nobody_is_made_to_march_by_night() -> None:
    state = a_campaign("union", a_sighting("union", (19, 6), 40000, sent=5), turn=5)
    assert not [one for one in ordered_by(state, "union") if isinstance(one, cmd.OF)]


@pytest.mark.clause("RTG-R-AI-UNION")
def test_3_two_corps_or_more_attack_where_the_odds_are_good() -> None:
    state = a_campaign("union", a_sighting("union", (9, 12), 9000))
    commands = ordered_by(state, "union")
    sent = [one.corps for one in commands if isinstance(one, cmd.CM) and one.contact == "attack"]
    assert len(sent) >= 2
    assert sum(state.corps[name].strength.total for name in sent) >= 1.5 * 90
    for name in sent:
        assert goes_to(commands, name) == (9, 12)
        assert cmd.SU(corps=name, urgency=6) in commands


@pytest.mark.clause("RTG-R-AI-UNION")
def test_3_nobody_attacks_at_worse_odds() -> None:
    state = a_campaign("union", a_sighting("union", (9, 12), 120000))
    assert not [one for one in ordered_by(state, "union") if isinstance(one, cmd.CM) and one.contact == "attack"]


@pytest.mark.clause("RTG-R-AI-UNION", "RTG-10.3a")
def test_3_activity_is_believed_in() -> None:
    state = a_campaign("union", smoke("union", (9, 12)))
    assert [one for one in ordered_by(state, "union") if isinstance(one, cmd.CM) and one.contact == "attack"]


@pytest.mark.clause("RTG-R-AI-UNION")
@pytest.mark.parametrize(("men", "storms"), [(45000, True), (200000, False)])
def test_3_gettysburg_is_stormed_at_lesser_odds(men: int, *, storms: bool) -> None:
    state = a_campaign("union", a_sighting("union", (12, 8), men, sent=1), scenario="battle", turn=1)
    near = [one for one in state.present("union") if distance(one.hex, (12, 8)) <= 3 and not one.headquarters]
    assert (sum(one.strength.total for one in near) * 100 >= 1.25 * men) is storms
    attacks = [one for one in ordered_by(state, "union") if isinstance(one, cmd.CM) and one.contact == "attack"]
    assert bool(attacks) is storms


@pytest.mark.clause("RTG-R-AI-UNION")
def test_4_otherwise_initiative_and_urgency_5() -> None:
    state = a_campaign("union", a_sighting("union", (19, 6), 40000))
    state = with_corps(state, "union:E", contact="stand", urgency=2)
    commands = ordered_by(state, "union")
    assert {cmd.SU(corps="union:E", urgency=5), cmd.CM(corps="union:E", contact="initiative")} <= set(commands)


@pytest.mark.clause("RTG-R-AI-UNION")
def test_5_the_weary_rest_out_of_reach() -> None:
    state = a_campaign("union", a_sighting("union", (9, 15), 9000))
    fresh, tired = ordered_by(state, "union"), ordered_by(weary(state, "union:B"), "union")
    assert cmd.CM(corps="union:B", contact="attack") in fresh
    assert cmd.CM(corps="union:B", contact="withdraw") in tired
    goal = goes_to(tired, "union:B")
    assert goal is not None
    assert distance(goal, (9, 15)) > 2


@pytest.mark.clause("RTG-R-AI-UNION")
def test_6_cavalry_patrols_two_hexes_before_the_mass() -> None:
    state = a_campaign("union")
    now, exit_hex = a_situation(state, "union"), the_map().exits[0]
    mass, goal = now.known.mass(), plan(now)["union:I"]
    assert mass is not None
    assert distance(goal.hex, mass) == 2
    assert distance(goal.hex, exit_hex) > distance(mass, exit_hex)
    assert goal.patrol
    assert isinstance(of(ordered_by(state, "union"), "union:I")[-1], cmd.PT)


@pytest.mark.clause("RTG-R-AI-UNION", "RTG-4.4c")
def test_a_goal_that_moves_little_brings_no_new_dispatch() -> None:
    state = a_campaign("union", a_sighting("union", (19, 6), 400000))
    post = between(a_situation(state, "union"))
    for name, one in state.corps.items():
        if one.side == "union":
            state = with_corps(state, name, hex=post, contact="withdraw" if one.headquarters else "initiative")
    foot = [name for name, one in state.corps.items() if one.side == "union" and one.infantry_corps]
    commands = ordered_by(state, "union")
    assert not [name for name in foot if of(commands, name)]


@pytest.mark.clause("RTG-R-AI-UNION")
def test_danger_brings_a_new_dispatch_for_any_change() -> None:
    state = placed(only(a_campaign("union"), "union", "A", "B"), "union", A=(12, 10), B=(12, 10), HQ=(12, 10))
    near = replace(state, reports=(a_sighting("union", (12, 9), 9000),))
    far = replace(state, reports=(a_sighting("union", (12, 8), 9000),))
    assert cmd.CM(corps="union:A", contact="attack") in ordered_by(near, "union")
    assert of(ordered_by(far, "union"), "union:A") == []  # two hexes are no change of goal


# ---- the Confederates


@pytest.mark.clause("RTG-R-AI-CSA")
def test_the_richest_hexes_near_others_are_foraged() -> None:
    state = a_campaign("confederate")
    commands = ordered_by(state, "confederate")
    assert goes_to(commands, "confederate:C") is None  # Chambersburg feeds him where he is
    goal = goes_to(commands, "confederate:B")
    assert goal is None or the_map().terrain[goal] in ("town", "road")


@pytest.mark.clause("RTG-R-AI-CSA")
def test_nobody_forages_before_a_stronger_enemy() -> None:
    reports = [a_sighting("confederate", (6, 5), 30000)]
    state = a_campaign("confederate", *reports)
    state = only(state, "confederate", "C", "G")
    goal = goes_to(ordered_by(state, "confederate"), "confederate:C")
    assert goal is None or distance(goal, (6, 5)) > 1


@pytest.mark.clause("RTG-R-AI-CSA")
@pytest.mark.parametrize(("men", "raids"), [(8000, True), (90000, False)])
def test_a_raid_wants_twice_the_strength_and_urgency_7(men: int, *, raids: bool) -> None:
    state = a_campaign("confederate", a_sighting("confederate", (7, 10), men))
    sent = [one for one in ordered_by(state, "confederate") if isinstance(one, cmd.SU) and one.urgency == 7]
    assert bool(sent) is raids


@pytest.mark.clause("RTG-R-AI-CSA", "RTG-13.2.13a")
def test_from_july_3_the_exit_is_tried_when_it_is_free() -> None:
    state = a_campaign("confederate", turn=26)
    exit_hex = the_map().exits[0]
    assert goes_to(ordered_by(state, "confederate"), "confederate:C") == exit_hex
    barred = a_campaign("confederate", a_sighting("confederate", exit_hex, 20000, sent=26), turn=26)
    assert goes_to(ordered_by(barred, "confederate"), "confederate:C") != exit_hex
    early = a_campaign("confederate", turn=25)
    assert goes_to(ordered_by(early, "confederate"), "confederate:C") != exit_hex


@pytest.mark.clause("RTG-R-AI-CSA", "RTG-13.2.13a")
def test_who_has_come_to_the_exit_leaves() -> None:
    exit_hex = the_map().exits[0]
    state = a_campaign("confederate", turn=26)
    state = placed(state, "confederate", HQ=exit_hex, C=exit_hex)
    assert cmd.XU(corps="confederate:C") in ordered_by(state, "confederate")


@pytest.mark.clause("RTG-R-AI-CSA")
def test_gettysburg_is_stormed_while_the_odds_are_good_else_stood_in() -> None:
    weak = a_campaign("confederate", a_sighting("confederate", (12, 8), 20000, sent=1), scenario="battle", turn=1)
    strong = replace(weak, reports=(a_sighting("confederate", (12, 8), 90000, sent=1),))
    assert cmd.CM(corps="confederate:H", contact="attack") in ordered_by(weak, "confederate")
    assert cmd.CM(corps="confederate:H", contact="stand") in ordered_by(strong, "confederate")
