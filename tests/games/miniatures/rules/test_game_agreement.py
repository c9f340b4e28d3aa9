"""What a running game does to its units is what the charts say of the same combat or attack."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.miniatures.rules import charge as chart
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules import events as ev
from companion.games.miniatures.rules import musketry
from companion.games.miniatures.rules.combat_terms import as_combat
from companion.games.miniatures.rules.legal_fire import as_attack
from companion.games.miniatures.rules.state import Brigade, Combat, Leader, Unit
from tests.games.miniatures.building import (
    Played,
    a_battery,
    a_battle,
    a_brigade,
    a_leader,
    a_melee,
    charge,
    in_contact,
    play,
    shot,
    the_rules,
)

FACE = st.integers(1, 10)
FORMATION = st.sampled_from(["single-line", "double-line", "attack-column", "march-column"])
PURSUITS = {"none": (), "carry": ("carry",), "may-breakthrough": ("carry",), "must-breakthrough": ("break-through",)}


@st.composite
def brigades(draw: st.DrawFn, name: str, side: Any) -> Brigade:
    stands = draw(st.integers(1, 12))
    return a_brigade(
        name,
        side,
        stands=stands,
        stands_at_start=12,
        fresh_at=draw(st.integers(3, 12)),
        worn_at=draw(st.integers(1, 8)),
        disordered=draw(st.booleans()),
        low_ammo=draw(st.booleans()),
        formation=draw(FORMATION),
        exceptional_commander=draw(st.booleans()),
    )


def carried_through(played: Played) -> Played:
    """Answer every question the first way."""
    while played.state.pending:
        more = play(played.state, cmd.Answer(played.state.pending[0].choices[0]))
        played.events += more.events
        played.state = more.state
    return played


@settings(max_examples=150, deadline=None)
@given(
    mine=brigades("iron", "union"),
    theirs=brigades("heth", "confederate"),
    guns=st.integers(0, 2),
    leader=st.booleans(),
    faces=st.tuples(FACE, FACE),
    ground=st.sampled_from(["open", "favorable", "works", "trenches"]),
    outflanked=st.booleans(),
)
def test_a_charge_does_to_both_sides_what_the_chart_says(
    *, mine: Brigade, theirs: Brigade, guns: int, leader: bool, faces: tuple[int, int], ground: Any, outflanked: bool
) -> None:
    units: list[Unit] = [theirs, *([a_battery("guns", "confederate", stands=guns)] if guns else [])]
    leaders: list[Leader] = [a_leader("hill", "confederate", attached="heth")] if leader else []
    state = a_melee(*units, *leaders, attackers=[in_contact(mine, "heth")])
    defenders = tuple(one.id for one in units)
    order = charge("iron", " ".join(defenders), ground=ground, outflanked=outflanked)
    said = chart.resolve(
        the_rules().rules(state),
        as_combat(state, Combat(("iron",), defenders, ground, outflanked)),
        attacker_die=faces[0],
        defender_die=faces[1],
    )
    played = carried_through(play(state, order, faces=faces))
    after = played.state
    assert played.of(ev.CombatRolled)[0].result == said.result
    heth, iron = after.brigades["heth"], after.brigades["iron"]
    for fate, names, brigade in ((said.attacker, ("iron",), iron), (said.defender, defenders, heth)):
        left = sum(played.unit(name).stands for name in names)
        assert left == fate.stands_left
        assert (brigade.captured, brigade.skedaddled) == (fate.captured, fate.skedaddled)
        assert not fate.disordered or brigade.disordered or brigade.stands == 0
        retreat = [event.how for event in played.of(ev.Retreated) if event.unit == brigade.id]
        assert retreat == ([fate.retreat] if fate.retreat != "none" and brigade.stands else [])
    assert ([x.status for x in after.leaders.values()] == ["captured"]) is said.defender.leader_captured
    if guns:
        battery = after.batteries["guns"]
        seen = "captured" if battery.status == "captured" else "damaged" if battery.damaged else ""
        assert (seen or ("silenced" if battery.silenced else "none")) == said.defender.battery
    assert bool(after.combats) is said.again
    if iron.stands:
        assert tuple(e.what for e in played.of(ev.PursuitDeclared)) == PURSUITS[said.pursuit]


@settings(max_examples=150, deadline=None)
@given(
    firer=brigades("iron", "union"),
    target=brigades("heth", "confederate"),
    guns=st.booleans(),
    face=FACE,
    cover=st.sampled_from(["none", "cover", "works"]),
    distance=st.sampled_from([1.0, 4.0, 8.0]),
)
def test_fire_does_to_its_target_what_the_chart_says(
    *, firer: Brigade, target: Brigade, guns: bool, face: int, cover: str, distance: float
) -> None:
    hit: Unit = a_battery("heth", "confederate") if guns else target
    state = a_battle(firer, hit, step="offensive")
    order = shot("iron", at="heth", range=distance, cover=cover)
    rules = the_rules().rules(state)
    attack = as_attack(rules, state, order)
    said = musketry.resolve(rules, attack, face)
    rolled = [face] if said.effect else []
    tests = [7] if said.leaders_at_risk and not guns and target.exceptional_commander else []
    after = play(state, order, cmd.NextStep(), faces=[*rolled, *tests])
    found = after.unit("heth")
    assert after.brigade("iron").low_ammo is (firer.low_ammo or bool(said.low_ammo))
    if isinstance(found, Brigade):
        assert found.stands == max(0, target.stands - said.stands_lost)
        assert found.disordered is (target.disordered or said.disordered)
        assert found.this_turn.lost_in_fire == target.stands - found.stands
    else:
        assert (found.silenced, found.damaged > 0, found.status == "wrecked") == (
            said.silenced,
            said.damaged,
            said.wrecked,
        )
