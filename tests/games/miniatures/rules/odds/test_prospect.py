"""What a command promises against what then happens: every face, every pair of dice, every inch."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import Phase, assume, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.games.miniatures.rules import charge as sheet
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules import events as ev
from companion.games.miniatures.rules import ladders, maneuver, musketry
from companion.games.miniatures.rules.combat_terms import as_combat
from companion.games.miniatures.rules.decide_maneuver import as_check
from companion.games.miniatures.rules.ladders import Rung
from companion.games.miniatures.rules.legal_fire import as_attack
from companion.games.miniatures.rules.odds.prospect import (
    ChargeProspect,
    FireProspect,
    ManeuverProspect,
    MoveProspect,
    Prospect,
    prospect,
)
from companion.games.miniatures.rules.placing.orders import Lift, Place
from companion.games.miniatures.rules.state import Battery, Brigade, Combat, Placed, State, Unit, units
from companion.games.miniatures.rules.this_turn import ThisTurn
from tests.games.miniatures.building import (
    a_battery,
    a_battle,
    a_brigade,
    a_cavalry,
    a_leader,
    a_melee,
    a_worn,
    charge,
    in_contact,
    play,
    shot,
    the_rules,
)
from tests.games.miniatures.playing import random_play
from tests.games.miniatures.rules.test_ladders import FORMATIONS, battles, checks, combats, everybody, readings, volleys

FACES = range(1, 11)
HETH = a_worn("heth", "confederate")


def promised(state: State, command: cmd.AnyCommand) -> Prospect | None:
    """Give what a command promises under the state's own readings."""
    return prospect(the_rules().rules(state), state, command)


def fire(state: State, command: cmd.AnyCommand) -> FireProspect:
    found = promised(state, command)
    assert isinstance(found, FireProspect)
    return found


def fight(state: State, command: cmd.AnyCommand) -> ChargeProspect:
    found = promised(state, command)
    assert isinstance(found, ChargeProspect)
    return found


def move(state: State, command: cmd.AnyCommand) -> MoveProspect:
    found = promised(state, command)
    assert isinstance(found, MoveProspect)
    return found


# ---- what was promised happens


def kept_word(promise: Prospect | None, event: ev.AnyEvent) -> bool:
    """Hold a promise against what happened; False where the event is no roll that was promised."""
    match event:
        case ev.Maneuvered():
            assert isinstance(promise, ManeuverProspect)
            assert promise.faces[event.roll.face - 1] == event.outcome
            assert event.roll.face + promise.modifier == event.total
        case ev.Fired():
            assert isinstance(promise, FireProspect)
            assert (promise.points, promise.band) == (event.fire_points, event.band)
            assert tuple(line.unit for line in promise.firers) == event.shot.firers
            if event.roll is None:
                assert promise.effects == ()
            else:
                assert promise.effects[event.roll.face - 1] == event.shot.effect
                assert event.roll.face + promise.die_modifier == event.result
        case ev.CombatRolled():
            assert isinstance(promise, ChargeProspect)
            assert (promise.attackers, promise.defenders) == (event.attackers, event.defenders)
            dice = event.attacker_roll.face - event.defender_roll.face
            assert dice + promise.attacker_modifier - promise.defender_modifier == event.difference
            results = {one.difference: one.result for one in promise.differences}
            assert results[event.difference] == event.result
        case _:
            return False
    return True


# A seed and a hundred readings are not made smaller within minutes: a battle that fails is told as it was drawn.
@given(seed=st.integers(0, 2**32), options=readings("MAN", "FIRE", "CHARGE", "STATE"))
@settings(max_examples=25, deadline=None, phases=(Phase.explicit, Phase.reuse, Phase.generate))
@pytest.mark.clause("D10-MAN-DIE", "D10-FIRE-ROLL", "D10-CHARGE-DIFFERENCE")
def test_whatever_is_rolled_in_a_battle_was_promised_before(seed: int, options: dict[str, int]) -> None:
    for before, order, events, _ in random_play(seed, 60, options=options):
        promise = promised(before, order)
        rolled = [event for event in events if kept_word(promise, event)]
        assert len(rolled) == isinstance(promise, ManeuverProspect | FireProspect | ChargeProspect)


def a_line(step: str) -> State:
    return a_battle(
        a_brigade("cutler", exceptional_commander=True),
        a_battery("hall", damaged=1),
        a_brigade("davis", "confederate", stands=6),
        a_leader("heth", "confederate"),
        step=step,
        player_turn="confederate",
    )


@pytest.mark.clause("D10-FIRE-ROLL")
def test_each_face_of_a_volley_has_the_effect_that_was_promised() -> None:
    state, command = a_line("defensive"), shot("cutler", at="davis", range=3.0, cover="cover")
    promise = fire(state, command)
    for face in FACES:
        assert play(state, command, faces=[face]).state.shots[-1].effect == promise.effects[face - 1]


@pytest.mark.clause("D10-MAN-DIE")
def test_each_face_of_a_check_has_the_outcome_that_was_promised() -> None:
    state, command = a_line("move"), cmd.Maneuver("davis", in_radius=("heth",))
    promise = promised(state, command)
    assert isinstance(promise, ManeuverProspect)
    for face in FACES:
        assert play(state, command, faces=[face]).brigade("davis").this_turn.outcome == promise.faces[face - 1]


# ---- maneuver


@given(battles("MAN"), checks)
@settings(max_examples=30, deadline=None)
@pytest.mark.clause("D10-MAN-DIE", "D10-RUL-MAN-LEADERS-CUMULATE")
def test_a_check_promises_the_outcome_of_every_face(state: State, command: cmd.Maneuver) -> None:
    rules = the_rules().rules(state)
    promise = promised(state, command)
    assert isinstance(promise, ManeuverProspect)
    check = as_check(rules, state, command)
    results = [maneuver.resolve(rules, check, face) for face in FACES]
    assert promise.faces == tuple(result.outcome for result in results)
    assert [face + promise.modifier for face in FACES] == [result.result for result in results]
    assert promise.column == ("disordered" if state.brigades[command.unit].disordered else "good_order")
    chances = {one.outcome: Fraction(*one.p) for one in promise.odds.outcomes if one.p[0]}
    assert chances == {name: Fraction(count, 10) for name, count in Counter(promise.faces).items()}


@pytest.mark.clause("D10-MAN-GOOD-RETIRE", "D10-MAN-GOOD-DISENGAGE", "D10-MAN-GOOD-HOLD", "D10-MAN-GOOD-TARDY")
def test_a_spent_brigade_face_by_face() -> None:
    promise = promised(a_battle(a_brigade("iron", stands=4), step="move"), cmd.Maneuver(unit="iron"))
    assert isinstance(promise, ManeuverProspect)
    assert promise.modifier == -2
    good = ("retire", "retire", "disengage", "disengage", "hold-ground", "hold-ground", "tardy", "tardy")
    assert promise.faces == (*good, "well-handled", "well-handled")


# ---- fire


@given(battles("FIRE"), volleys)
@settings(max_examples=50, deadline=None)
@pytest.mark.clause("D10-FIRE-ROLL", "D10-RUL-FIRE-ARITHMETIC", "D10-RUL-FIRE-FRACTIONS", "D10-RUL-FIRE-CLAMP")
def test_a_volley_promises_its_points_and_the_effect_of_every_face(state: State, command: cmd.Fire) -> None:
    rules = the_rules().rules(state)
    promise = fire(state, command)
    attack = as_attack(rules, state, command)
    results = [musketry.resolve(rules, attack, face) for face in FACES]
    assert (promise.points, promise.band) == (results[0].fire_points, results[0].band)
    assert sum(line.points for line in promise.firers) == promise.points
    assert [line.unit for line in promise.firers] == [firer.unit for firer in command.firers]
    if results[0].effect is None:
        assert (promise.effects, promise.row, promise.die_modifier) == ((), None, 0)
        return
    assert promise.effects == tuple(result.effect for result in results)
    assert promise.row is not None
    assert rules.musketry.row[promise.row].label == promise.band
    assert [face + promise.die_modifier for face in FACES] == [result.result for result in results]
    assert ladders.total(promise.ladder) == promise.die_modifier
    chances = {one.outcome: Fraction(*one.p) for one in promise.odds.outcomes if one.p[0]}
    assert chances == {name: Fraction(count, 10) for name, count in Counter(promise.effects).items()}


@pytest.mark.clause("D10-RUL-FIRE-COMBINE", "D10-FORM-MARCH-COLUMN-FIRE")
def test_each_firer_has_its_stands_its_points_and_their_working() -> None:
    two = (cmd.FiringGroup(2.0, stands=3), cmd.FiringGroup(6.0))
    order = cmd.Fire("heth", (cmd.FiringUnit("iron", two), cmd.FiringUnit("column", (cmd.FiringGroup(6.0),))))
    state = a_battle(a_brigade("iron"), a_brigade("column", formation="march-column"), HETH, step="defensive")
    promise = fire(state, order)
    alone = [fire(state, replace(order, firers=(one,))) for one in order.firers]
    assert [line.stands for line in promise.firers] == [8, 1]
    assert [line.points for line in promise.firers] == [one.points for one in alone]
    assert all(line.explain for line in promise.firers)


@pytest.mark.clause("D10-RUL-FIRE-BELOW-HALF")
def test_a_volley_too_weak_to_roll_promises_nothing() -> None:
    weak = a_cavalry("iron", mounted=False, stands=1, disordered=True)
    promise = fire(a_battle(weak, HETH, step="defensive"), shot("iron", at="heth", range=8.0))
    assert (promise.row, promise.band, promise.effects, promise.die_modifier) == (None, None, (), 0)
    assert [(one.outcome, one.p) for one in promise.odds.outcomes] == [(None, (1, 1))]


@pytest.mark.parametrize(
    ("firer", "range_", "reaches"),
    [
        (a_brigade("iron"), 8.0, True),
        (a_brigade("iron"), 8.5, False),
        (a_battery("iron"), 32.0, True),
        (a_battery("iron"), 32.5, False),
        (a_battery("iron", low_ammo=True), 4.0, True),
        (a_battery("iron", low_ammo=True), 4.5, False),
    ],
    ids=["muskets", "beyond-muskets", "guns", "beyond-guns", "canister", "beyond-canister"],
)
@pytest.mark.clause("D10-FIRE-POINTS-RANGES", "D10-RUL-FIRE-RANGE-32", "D10-RUL-FIRE-RANGE-EDGE")
def test_what_is_out_of_range_promises_nothing_at_all(firer: Unit, range_: float, reaches: bool) -> None:
    state = a_battle(firer, HETH, step="defensive")
    assert (promised(state, shot("iron", at="heth", range=range_)) is not None) is reaches
    both = shot("iron", "stone", at="heth", range=range_)
    assert (promised(a_battle(firer, a_battery("stone"), HETH), both) is not None) is reaches


far = st.builds(
    cmd.FiringGroup,
    range=st.floats(0, 60),
    stands=st.none() | st.integers(1, 12),
    enfilade=st.booleans(),
    ball=st.booleans(),
)


@given(battles("FIRE"), volleys, st.lists(far, min_size=1, max_size=3).map(tuple))
@settings(max_examples=30, deadline=None)
def test_an_order_to_fire_that_is_being_put_together_never_breaks(
    state: State, command: cmd.Fire, groups: tuple[cmd.FiringGroup, ...]
) -> None:
    order = replace(command, firers=tuple(replace(firer, groups=groups) for firer in command.firers))
    promise = promised(state, order)
    assert promise is None or isinstance(promise, FireProspect)
    if any(group.range > 32 for group in groups):
        assert promise is None


# ---- charge


@given(battles("CHARGE", "STATE"), combats)
@settings(max_examples=25, deadline=None)
@pytest.mark.clause("D10-CHARGE-DIFFERENCE", "D10-RUL-CHARGE-DICE")
def test_a_charge_promises_what_the_hundred_pairs_of_dice_give(state: State, combat: Combat) -> None:
    rules = the_rules().rules(state)
    order = cmd.ResolveCharge(
        combat.attackers,
        combat.defenders,
        combat.ground,
        outflanked=combat.outflanked,
        supported=combat.supported,
        on_road=combat.on_road,
        over_bridge=combat.over_bridge,
    )
    promise = fight(state, order)
    broke = [one for one in map(state.brigades.__getitem__, combat.attackers) if one.this_turn.breakthrough == "done"]
    whole = sum(state.brigades[name].stands for name in combat.attackers)
    governed = state.options.get("D10-RUL-CHARGE-HALF") == 1  # then half of the stands must have broken through
    breakthrough = bool(broke) and (not governed or 2 * sum(one.stands for one in broke) >= whole)
    terms = as_combat(state, replace(combat, breakthrough=breakthrough))
    pairs = [sheet.resolve(rules, terms, attacker_die=one, defender_die=two) for one in FACES for two in FACES]
    assert sum(one.ways for one in promise.differences) == 100
    counted = Counter((pair.difference, pair.result) for pair in pairs)
    assert {(one.difference, one.result): one.ways for one in promise.differences} == counted
    results = Counter(pair.result for pair in pairs)
    chances = {name: Fraction(*p) for name, p in promise.first.items()}
    assert {name: Fraction(count, 100) for name, count in results.items()} == {k: v for k, v in chances.items() if v}
    assert sum(chances.values()) == 1
    assert list(promise.first) == [row.id for row in rules.charge.result]
    assert Fraction(*promise.odds.struggles[0]) == 1 - chances["struggle"]


def figures(ladder: tuple[Rung, ...]) -> dict[str, int]:
    return {one.label: one.value for one in ladder if one.value is not None}


@pytest.mark.clause("D10-RUL-CHARGE-STRUGGLE", "D10-CHARGE-RESULT-STRUGGLE-AGAIN", "D10-CHARGE-MOD-LEADER-EXC")
def test_a_later_roll_of_a_struggle_keeps_the_first_rolls_lasting_modifiers() -> None:
    attackers = (
        in_contact(a_brigade("iron", low_ammo=True), "heth"),
        a_leader("chief", attached="iron", exceptional=True),
    )
    state = a_melee(HETH, attackers=attackers, judged={"iron": "fresh", "heth": "worn"})
    order = charge("iron", "heth", supported=("heth",))
    first = fight(state, order)
    assert figures(first.attacker) == {"Fresh": 2, "Attached exceptional leader": 2, "Low on ammunition": -1}
    assert figures(first.defender) == {"Supported": 1}
    even = play(
        state,
        order,
        cmd.Override(target="chief", field="attached", value="", reason="he rode away"),
        cmd.Override(target="iron", field="low_ammo", value=False, reason="a mistake"),
        faces=[3, 5],
    ).state
    again = fight(even, cmd.RollAgain())
    assert figures(again.attacker) == {**figures(first.attacker), "Disordered": -1}
    assert figures(again.defender) == {"Supported": 1, "Disordered": -1}
    assert again.attacker_modifier - again.defender_modifier == 2
    assert Fraction(*again.first["struggle"]) == Fraction(8, 100)
    assert Fraction(*again.odds.struggles[0]) == Fraction(92, 100)
    without = fight(even, cmd.RollAgain(supported=()))
    assert figures(without.defender) == {"Disordered": -1}
    for command, promise in ((cmd.RollAgain(), again), (cmd.RollAgain(supported=()), without)):
        rolled = play(even, command, faces=[7, 3]).of(ev.CombatRolled)[0]
        assert rolled.difference == 4 + promise.attacker_modifier - promise.defender_modifier


@pytest.mark.clause("D10-RUL-CHARGE-STRUGGLE")
def test_who_no_longer_stands_on_the_table_is_not_in_the_next_roll() -> None:
    state = a_melee(HETH, a_worn("lane", "confederate", stands=24))
    even = play(state, charge("iron", "heth lane"), cmd.Answer("heth"), faces=[8, 5]).state
    [combat] = even.combats
    assert combat.again
    before = fight(even, cmd.RollAgain())
    assert figures(before.attacker) == {"Disordered": -1, "Outnumbered 3:1 or more": -3}
    off = cmd.Override(target="lane", field="status", value="surrendered", reason="agreed at the table")
    after = play(even, off).state
    promise = fight(after, cmd.RollAgain())
    assert (promise.attackers, promise.defenders) == (("iron",), ("heth",))
    assert figures(promise.attacker) == {"Disordered": -1}
    assert kept_word(promise, play(after, cmd.RollAgain(), faces=[9, 2]).of(ev.CombatRolled)[0])


@pytest.mark.parametrize("off", ["iron", "heth"])
@pytest.mark.clause("D10-RUL-CHARGE-STRUGGLE")
def test_a_struggle_that_a_side_has_left_rolls_nothing(off: str) -> None:
    even = play(a_melee(HETH), charge("iron", "heth"), faces=[5, 5]).state
    gone = replace(even, brigades={**even.brigades, off: replace(even.brigades[off], status="surrendered")})
    assert not play(gone, cmd.RollAgain()).rolls
    assert promised(gone, cmd.RollAgain()) is None


@pytest.mark.parametrize("gone", ["iron", "heth"])
def test_a_charge_of_nobody_promises_nothing(gone: str) -> None:
    attacker, defender = in_contact(a_worn("iron"), "heth"), HETH
    lost: dict[str, Any] = {"stands": 0, "lost": 8, "status": "destroyed"}
    those = [replace(one, **lost) if one.id == gone else one for one in (attacker, defender)]
    assert promised(a_battle(*those, step="charge"), charge("iron", "heth")) is None


def test_a_battery_that_charges_promises_nothing() -> None:
    assert promised(a_battle(a_battery("guns"), HETH, step="charge"), charge("guns", "heth")) is None


@given(battles("CHARGE", "STATE"), everybody, everybody)
@settings(max_examples=25, deadline=None)
def test_an_order_to_charge_that_is_being_put_together_never_breaks(
    state: State, attackers: tuple[str, ...], defenders: tuple[str, ...]
) -> None:
    promise = promised(state, cmd.ResolveCharge(attackers, defenders))
    assert promise is None or isinstance(promise, ChargeProspect)
    if not attackers or not defenders or not set(attackers) <= set(state.brigades):
        assert promise is None


# ---- moves

OUTCOMES = st.sampled_from(["well-handled", "tardy", "rallies", "rally-with-elan", "hold-ground"])
marchers: st.SearchStrategy[Brigade | Battery] = st.one_of(
    st.builds(a_brigade, st.just("mover"), formation=st.sampled_from(FORMATIONS)),
    st.builds(
        a_cavalry, st.just("mover"), mounted=st.booleans(), formation=st.sampled_from(["single-line", "march-column"])
    ),
    st.builds(a_battery, st.just("mover"), limbered=st.just(True), horse=st.booleans()),
)
quarters = st.integers(0, 48).map(lambda count: count / 4)
ways = st.builds(
    cmd.Move,
    unit=st.just("mover"),
    inches=st.just(0.0),
    mode=st.sampled_from(["forward", "backward", "wheel", "oblique", "by-the-flank"]),
    whole_move_on_road=st.booleans(),
    rough_inches=st.sampled_from([0.0, 0.0, 0.5, 2.0, 5.0]),
    fords=st.sampled_from([0, 0, 1, 2]),
    linear_objects=st.sampled_from([0, 0, 1]),
    passages=st.sampled_from([0, 0, 1]),
    closed_wood=st.booleans(),
    commander=st.just("chief"),
)


@st.composite
def marches(draw: st.DrawFn) -> State:
    """Draw a unit that has rolled, and has perhaps gone a part of its move already."""
    unit = draw(marchers)
    if isinstance(unit, Brigade):
        unit = replace(unit, this_turn=ThisTurn(outcome=draw(OUTCOMES)))
    state = a_battle(unit, HETH, a_leader("chief"), step="move", options=draw(readings("MOVE")))
    first = replace(draw(ways), inches=draw(quarters))
    if draw(st.booleans()) and not the_rules().why_not(state, first):
        state = play(state, first).state
    return state


def too_far(state: State, command: cmd.Move) -> list[str]:
    return [one.text for one in the_rules().why_not(state, command) if "is more than" in one.text]


@given(marches(), ways)
@settings(max_examples=250, deadline=None)
@pytest.mark.clause("D10-RUL-MOVE-ORDER", "D10-RUL-MOVE-ROUGH-PART", "D10-RUL-MOVE-ROAD-COMPLETE")
def test_a_move_may_be_as_long_as_promised_and_no_longer(state: State, way: cmd.Move) -> None:
    promise = move(state, way)
    assert the_rules().why_not(state, replace(way, inches=promise.inches + 0.5))
    if promise.inches:
        assert not promise.reasons
        assert not too_far(state, replace(way, inches=promise.inches))


@given(marches(), ways)
@settings(max_examples=140, deadline=None)
@pytest.mark.clause("D10-RUL-MOVE-ORDER")
def test_a_promised_move_is_lawful(state: State, way: cmd.Move) -> None:
    inches = move(state, way).inches
    assume(inches >= way.rough_inches and inches)
    assume(not any(one.this_turn.by_road for one in units(state)))
    assert the_rules().why_not(state, replace(way, inches=inches)) == ()
    [farther] = the_rules().why_not(state, replace(way, inches=inches + 0.5))
    assert "is more than" in farther.text


@pytest.mark.parametrize(
    ("unit", "more", "inches"),
    [
        (a_brigade("mover", this_turn=ThisTurn(outcome="well-handled")), {}, 12),
        (a_brigade("mover", this_turn=ThisTurn(outcome="well-handled", used=0.25, moved=True)), {}, 9),
        (a_brigade("mover", this_turn=ThisTurn(outcome="tardy")), {}, 6),
        (a_brigade("mover", this_turn=ThisTurn(outcome="hold-ground")), {}, 0),
        (a_brigade("mover"), {}, 0),
        (a_brigade("mover", this_turn=ThisTurn(outcome="well-handled")), {"fords": 1, "rough_inches": 4.0}, 5),
        (a_cavalry("mover", this_turn=ThisTurn(outcome="well-handled")), {"linear_objects": 1}, 15),
        (a_battery("mover", limbered=True), {"whole_move_on_road": True}, 24),
    ],
    ids=["full", "quarter-used", "halved", "none", "not-rolled", "ford-and-rough", "cavalry", "guns-by-road"],
)
@pytest.mark.clause("D10-MOVE-RATE-INF", "D10-MOVE-RATE-CAV", "D10-MOVE-RATE-FOOT-ART", "D10-RUL-MAN-HALF-MOVE")
def test_how_far(unit: Unit, more: dict[str, Any], inches: float) -> None:
    promise = move(a_battle(unit, step="move"), cmd.Move("mover", 0.0, **more))
    assert (promise.inches, promise.reasons) == (inches, ())
    assert promise.explain


@pytest.mark.parametrize(
    ("unit", "more", "why"),
    [
        (a_battery("mover"), {}, "only by limbering"),
        (a_battery("mover", limbered=True), {"linear_objects": 1}, "may not cross a linear object"),
        (a_brigade("mover", this_turn=ThisTurn(outcome="tardy")), {"fords": 3}, "exceed the move by 3 in"),
    ],
)
@pytest.mark.clause("D10-RUL-MOVE-LIMBER", "D10-MOVE-LINEAR-ART", "D10-RUL-MOVE-MINIMUM")
def test_a_move_that_may_not_be_made_promises_no_inch_and_says_why(unit: Unit, more: dict[str, Any], why: str) -> None:
    promise = move(a_battle(unit, step="move"), cmd.Move("mover", 0.0, **more))
    assert promise.inches == 0
    assert why in promise.reasons[0].text


# ---- no chart

NO_CHART: tuple[cmd.AnyCommand, ...] = (
    cmd.NextStep(),
    cmd.Answer("heth"),
    cmd.ReplaceLeader("chief"),
    cmd.Attach("chief", "iron"),
    cmd.Detach("chief"),
    cmd.MoveLeader("chief", 6.0),
    cmd.Maneuver("guns"),
    cmd.ChangeFormation("iron", "march-column"),
    cmd.Mount("iron"),
    cmd.Dismount("iron"),
    cmd.Limber("guns"),
    cmd.Unlimber("guns", "chief"),
    cmd.Face("iron"),
    cmd.Arrive(("horse",)),
    cmd.Delay(("horse",), 9),
    cmd.RollAgain(),
    cmd.Touch("iron", ("heth",)),
    cmd.BreakContact("iron"),
    cmd.BreakThrough("iron"),
    cmd.Surrender("iron"),
    cmd.LeaveTable("iron"),
    cmd.TakeObjective("hill"),
    cmd.MarkSeen("iron"),
    Place({"iron": (10.0, 10.0, 90.0)}),
    Lift(("iron",)),
    cmd.Note("a word"),
    cmd.Override("iron", "stands", 3, "so"),
    cmd.CountTable({"iron": {"stands": 3}}),
    cmd.SetDice("union", "entered"),
    cmd.SetOption("D10-RUL-MOVE-ORDER", 1, "so"),
    cmd.Tick((1,)),
    cmd.NamePlayer("union", "Anna"),
    cmd.NameCommander("Tom", "union", ("iron",)),
    cmd.Dismiss("Tom"),
    cmd.EndBattle("dusk"),
    cmd.Split("iron", (cmd.Part("iron", "Iron", 4), cmd.Part("left", "Left", 4))),
    cmd.Merge(("iron", "heth"), "iron"),
    cmd.AddUnit({"side": "union", "unit": "Stone", "arm": "infantry", "stands": 4}),
    cmd.Rename("iron", "Black Hats"),
    cmd.Transfer("iron", "union-I"),
)
"""One of every command for which no chart is read, or none in this battle."""


def test_a_command_of_every_kind_is_asked() -> None:
    asked = {type(command) for command in NO_CHART} | {cmd.Fire, cmd.ResolveCharge, cmd.Move}
    assert asked == set(cmd.AnyCommand.__args__)


@pytest.mark.parametrize("command", NO_CHART, ids=lambda command: type(command).__name__)
def test_a_command_without_a_chart_promises_nothing(command: cmd.AnyCommand) -> None:
    state = a_battle(
        a_brigade("iron"),
        a_battery("guns"),
        a_leader("chief"),
        HETH,
        a_cavalry("horse", status="to-arrive", arrives=Placed(turn=5)),
    )
    assert promised(state, command) is None
