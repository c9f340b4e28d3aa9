"""What a shot would do is what it does: the figures of its best and worst luck, of whoever in the square is hit."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.combat.estimating import clash, estimate
from companion.games.tactical.rules.combat.firing import in_range as enemies_in_range
from companion.games.tactical.rules.combat.firing import shoot, shot_of, target_of
from companion.games.tactical.rules.ground.squares import distance
from companion.games.tactical.rules.situation import Moment
from companion.games.tactical.rules.story import Story
from companion.kernel.supply import Supply
from tests.games.tactical.building import state, unit
from tests.games.tactical.fighting import antietam_sight, story, tangled, told
from tests.games.tactical.gazetteer import antietam, rules
from tests.games.tactical.oracle import antietam_fire
from tests.games.tactical.oracle_melee import melee


def test_the_estimate_is_worked_out_another_way() -> None:
    firer = unit("Firer", at=(10, 10), men=501, facing=5)
    target = unit("Target", "confederate", at=(11, 10), men=800, facing=1)
    found = estimate(story(firer, target), firer, (11, 10))
    assert found is not None
    given = {
        "level": "advanced",
        "play_level": 3,
        "side": "union",
        "range": 1,
        "firer": {"arm": "infantry", "men": 501, "weapon": "RFL", "operation_points": 10},
        "target": {"arm": "infantry", "terrain": "clear", "men_in_square": 800},
    }
    least, most = (antietam_fire(given | {"random": luck}) for luck in (0.5, 1.5))
    assert least is not None
    assert most is not None
    assert (found.least, found.most) == (least["casualties"], most["casualties"])
    assert found.range == 1
    assert found.cost == 2
    assert not found.reasons


def test_nobody_known_is_no_estimate_and_what_forbids_a_shot_is_told() -> None:
    firer = unit("Firer", at=(10, 10), mode="limbered", arm="artillery", weapon="N12")
    target = unit("Target", "confederate", at=(11, 10))
    now = story(firer, target)
    assert estimate(now, firer, (12, 10)) is None
    found = estimate(now, firer, (11, 10))
    assert found is not None
    assert found.reasons


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10_000))
def test_every_shot_lies_within_its_estimate(seed: int) -> None:
    now = Story(rules(), antietam(), antietam_sight(), tangled(seed, count=60), Supply(f"{seed}/1"))
    shots = 0
    for one in tuple(now.state.here("union")):
        within = enemies_in_range(now, one)
        at = target_of(now, one, within) if within else None
        if at is None:
            continue
        before = Moment(now.rules, now.ground, now.sight, now.state)
        guess = estimate(before, one, at)
        assert guess is not None
        assert one.square is not None
        shot = shot_of(now, one)
        start = len(told(now, ev.Fired))
        shoot(now, one, replace(shot, range=distance(one.square, at)), at, paid=0)
        fired = told(now, ev.Fired)[start]
        if not fired.out_of_ammo:
            assert guess.least <= fired.casualties <= guess.most
        shots += 1
        if shots == 3:
            break


def test_a_state_without_enemies_estimates_nothing() -> None:
    firer = unit("Firer", at=(10, 10))
    assert estimate(story(*state(firer).units.values()), firer, (11, 10)) is None


def test_a_clash_is_looked_up_another_way() -> None:
    one = unit("One", at=(10, 10), men=500, facing=5)
    two = unit("Two", at=(10, 11), men=300, facing=6, melee_plot=True, fire_plot=(11, 10))
    idle = unit("Idle", at=(10, 9), men=900, facing=4)
    enemy = unit("Enemy", "confederate", at=(11, 10), men=400, facing=1)
    found = clash(story(one, two, idle, enemy), one, (11, 10))
    assert found is not None
    assert [each.name for each in found.attackers] == ["One", "Two"]
    given = {
        "attacker_side": "union",
        "attacker_random": 1.0,
        "defender_random": 1.0,
        "defender_retreat_draw": 100,
        "attacker_retreat_draw": 100,
        "defenders": [{"arm": "infantry", "men": 400}],
        "attackers": [{"arm": "infantry", "men": 500}, {"arm": "infantry", "men": 300}],
        "attackers_density_men": 500,
        "defenders_density_men": 400,
    }
    for draw, place in ((0, 0), (25, 1)):
        said = melee(given | {"attacker_loss_draw": draw, "defender_loss_draw": draw}, shiloh=False)
        assert found.defenders_lose[place] == said["defender_losses"]
        assert found.attackers_lose[place] == said["attacker_losses"]
        assert found.strengths.row.printed == said["row"]
    assert not found.reasons
    assert clash(story(one, enemy), one, (12, 10)) is None


def test_guns_never_attack() -> None:
    guns = unit("Guns", at=(10, 10), arm="artillery", weapon="N12")
    found = clash(story(guns, unit("Enemy", "confederate", at=(11, 10))), guns, (11, 10))
    assert found is not None
    assert found.reasons
