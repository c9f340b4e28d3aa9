"""Each choice of each option changes what it is about; what a game was begun with stays as it is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from companion.games.tactical.charts.ruleset import Rules
from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.rules.combat import factors
from companion.games.tactical.rules.combat.condition import disruption_chance, fatigue_recovered, losses_a_point
from companion.games.tactical.rules.combat.factors import Fighter
from companion.games.tactical.rules.combat.fire import limited, outside
from companion.games.tactical.rules.combat.melee import may_not_melee
from companion.games.tactical.rules.ground.sight_figures import Measures
from companion.games.tactical.rules.ground.zones import zone_of
from companion.games.tactical.rules.orders import fortifying, reorganising
from companion.games.tactical.rules.orders.costs import Payer, Step, fire_cost, step_cost
from companion.games.tactical.rules.orders.moving import has_road, unmoved_only
from companion.games.tactical.rules.orders.points import points_at
from companion.games.tactical.rules.state import Phase
from companion.games.tactical.rules.turn import phases
from companion.games.tactical.rules.turn.activation import offered
from companion.games.tactical.rules.turn.command_control import control_factor
from companion.games.tactical.rules.turn.holding import held_until
from tests.games.tactical.building import state, unit
from tests.games.tactical.ordering import clauses, moment, rules
from tests.games.tactical.rules.test_readings import OF as READINGS
from tests.games.tactical.turning import leader, story

Answer = Callable[[Rules], Any]
LED = Fighter(arm="infantry", men=400, mode="normal", leaders=(10, 20))
HORSE = unit("H", arm="cavalry", division="Pleasonton", activated=False)
A_HALF = unit("Seymour-A")
MCLAWS = unit("Barksdale-A", "confederate", division="McLaws")


def fort(kind: Any, arm: Any = "infantry") -> Answer:
    return lambda by: factors.fortification(by, arm, 3, "advanced", kind).value


def stays_in_command(by: Rules) -> bool:
    """Say whether a unit that leaves its leaders in its operation phase is in command in the combat after it."""
    meade = leader("Meade", unit="union:led")
    one = unit("Lost", at=(8, 8), division="Meade")
    now = story(
        unit("Led", at=(0, 0), division="Meade"), one, by=by, leaders=(meade,), phase=Phase(4, "operation", "union", 1)
    )
    phases.end_operation(now)
    return now.unit(one.id).in_command


def zone_to_zone(by: Rules) -> int | None:
    payer = Payer(level="advanced", arm="infantry", mode="normal")
    return step_cost(by, payer, Step(terrain="clear", from_zone=True, to_zone=True, friend=True)).points


OF: dict[str, dict[str, list[Answer]]] = {
    "antietam": {
        "ANT-R-FATREC": [lambda by: fatigue_recovered(by, 90, in_zone=False)[0]],
        "ANT-R-FORT-ART": [fort("fire"), fort("melee")],
        "ANT-R-DISRUPT": [lambda by: disruption_chance(by, 50)],
        "ANT-R-FATGAIN": [lambda by: losses_a_point(by, 500)],
        "ANT-R-ZOC-WHO": [lambda by: len(zone_of(by, state(unit(routed=True)), "union"))],
        "ANT-R-CC-TIMING": [stays_in_command],
        "ANT-R-MULTI-LEADER": [lambda by: factors.leaders(by, LED, "advanced").value] * 2,
        "ANT-R-VISIBILITY": [lambda by: Measures.of(by).limit(1, 1)],
        "ANT-R-OP-TURN1": [lambda by: points_at(by, state(MCLAWS, turn=1), MCLAWS, 1)[0]],
        "ANT-R-IBM-CAV": [lambda by: offered(by, state(HORSE, turn=2))],
    },
    "shiloh": {
        "SHI-R-CHURCH": [lambda by: by.terrain_cost("woods_church").cost("foot", diagonal=False)],
        "SHI-R-ROAD-DIAG": [
            lambda by: (
                step_cost(
                    by,
                    Payer(level="advanced", arm="cavalry", mode="mounted"),
                    Step(terrain="light_woods", diagonal=True, by_road=True),
                ).points
            )
        ],
        "SHI-R-CC": [lambda by: control_factor(by, "outside")[0]],
        "SHI-R-RANDOM": [lambda by: factors.chance_of(by).most],
        "SHI-R-CLAMP": [outside] * 2,
        "SHI-R-EXAMPLE": [lambda by: limited(by, Fraction(1234, 1000))],
        "SHI-R-EFF": [lambda by: factors.fatigue(by, replace(LED, fatigue=15)).value],
        "SHI-R-OUTMANEUVER": [lambda by: factors.outmaneuvered(by, replace(LED, outmaneuvered=True), "advanced").value],
        "SHI-R-SUCCESS": [lambda by: factors.successful_attack(by, replace(LED, succeeded=True), "advanced").value],
        "SHI-R-FORT": [fort("melee")],
        "SHI-R-ROUTED": [lambda by: factors.mode(by, replace(LED, routed=True), "advanced", "fire").value],
        "SHI-R-FORTIFY": [lambda by: tuple(fortifying.why_not(moment(HORSE, by=by), HORSE))],
        "SHI-R-DEMI": [lambda by: has_road(by, unit("Seymour-A"))],
        "SHI-R-REORG": [lambda by: tuple(reorganising.why_not(moment(A_HALF, by=by), A_HALF))],
        "SHI-R-NIGHT": [
            lambda by: fire_cost(by, Payer(level="advanced", arm="infantry", mode="normal", night=True)).points
        ],
        "SHI-R-ZOC": [zone_to_zone, lambda by: unmoved_only(by, state())],
        "SHI-R-DISR-MELEE": [lambda by: may_not_melee(by, replace(LED, disrupted=True), "advanced")],
    },
}
"""{ruleset: {option: what each of its other choices is asked for, in their order}}."""


def cases() -> Iterator[Any]:
    for name, options in OF.items():
        for option, answers in options.items():
            for nth, answer in enumerate(answers):
                yield pytest.param(name, option, nth, answer, id=f"{option}-{nth}", marks=pytest.mark.clause(option))


@pytest.mark.parametrize(("name", "option", "nth", "answer"), list(cases()))
def test_each_choice_changes_what_it_is_about(name: str, option: str, nth: int, answer: Answer) -> None:
    plain = rules(name)
    row = next(row for row in plain.options.option if row.id == option)
    value = [choice.value for choice in row.choices][nth + 1]
    assert answer(plain.choosing({option: value})) != answer(plain)


@pytest.mark.parametrize("name", list(OF))
def test_every_choice_is_asked_for(name: str) -> None:
    own = [row for row in rules(name).options.option if row.id in OF[name] or row.id.startswith(name[:3].upper())]
    # The others stand in test_readings.py.
    shown = OF[name] | (
        {f"ANT-R-{ruling}": wanted[1:] for ruling, (_, wanted) in READINGS.items()} if name == "antietam" else {}
    )
    assert {row.id: len(row.choices) - 1 for row in own} == {option: len(found) for option, found in shown.items()}


def test_the_choices_of_one_option_differ_from_each_other() -> None:
    found = {
        value: factors.leaders(rules().choosing({"ANT-R-MULTI-LEADER": value}), LED, "advanced").value
        for value in (0, 1, 2)
    }
    assert [float(found[value]) for value in (0, 1, 2)] == [1.32, 1.3, 1.2]


@pytest.mark.clause("ANT-QS-2.0g", "ANT-R-IBM-CAV")
@pytest.mark.parametrize(("turn", "may"), [(1, False), (2, False), (3, True)])
def test_by_the_ibm_rule_union_cavalry_waits_for_turn_3_in_the_basic_game_too(turn: int, *, may: bool) -> None:
    by = rules().choosing({"ANT-R-IBM-CAV": 1})
    basic = state(HORSE, turn=turn, level="basic")
    assert (held_until(by, basic, HORSE) is None) == may
    assert held_until(rules(), basic, HORSE) is None
    assert (offered(by, state(HORSE, turn=turn)) == ("Pleasonton",)) == may


@pytest.mark.clause("ANT-1.4c", "ANT-R-SAVE", "ANT-2.1d")
def test_no_player_changes_the_options_of_a_game_under_way() -> None:
    """The level of the game cannot be set at all; the rest by the referee alone, in the journal and with a reason."""
    menu = {"level", "hidden", "play_level", "time_limit", "activation", "options", "control"}
    players = [kind for kind in cmd.AnyCommand.__args__ if kind not in (cmd.Override, cmd.SetOption)]
    assert not any(menu & {*kind.__struct_fields__} for kind in players)
    now = moment(unit())
    for field in ("level", "options"):
        assert clauses(now, cmd.Override(target="game", field=field, value="basic", reason="a whim")) == {""}
    with pytest.raises(ValueError, match="reason"):
        msgspec.json.decode('{"order": "set-option", "option": "ANT-R-FATREC", "value": 1}', type=cmd.AnyCommand)
