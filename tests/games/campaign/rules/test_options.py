"""Each reading of each ruling that can be switched, as the rules have it: the default first, then the others in order."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any

import pytest
from msgspec.structs import replace

from companion.charts.figures import exact
from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules.attacking import may_go_to
from companion.games.campaign.rules.battle.aftermath import close
from companion.games.campaign.rules.battle.aftermath import test_morale as settle_morale
from companion.games.campaign.rules.battle.estimates import settle_urgency
from companion.games.campaign.rules.clock import START, ends, the_turn
from companion.games.campaign.rules.combat import aftermath
from companion.games.campaign.rules.combat.battle import resolve as fought
from companion.games.campaign.rules.combat.echelons import echelons
from companion.games.campaign.rules.combat.odds import combat_odds
from companion.games.campaign.rules.combat.reconnaissance import reconnaissance_error
from companion.games.campaign.rules.combat.strength import combat_strength, multiple
from companion.games.campaign.rules.commanders import first_secondary
from companion.games.campaign.rules.couriers import delay, reached_at_once
from companion.games.campaign.rules.drafting import carry_out
from companion.games.campaign.rules.fatigue import change, fatigue_phase
from companion.games.campaign.rules.foraging import forage
from companion.games.campaign.rules.ground import as_chosen
from companion.games.campaign.rules.initiative import chosen_mode
from companion.games.campaign.rules.legal import why_not
from companion.games.campaign.rules.marching import enter, tire
from companion.games.campaign.rules.orders import SU
from companion.games.campaign.rules.phases import go_on
from companion.games.campaign.rules.receipt import receive, replaces
from companion.games.campaign.rules.score import score
from companion.games.campaign.rules.stacking import clear_the_way, must_make_room
from companion.games.campaign.rules.state import (
    NOTHING,
    Action,
    Battle,
    Corps,
    Dispatch,
    Estimate,
    Strength,
)
from companion.games.campaign.rules.straggling import rests
from companion.games.campaign.rules.victory import VictoryCase, resolve
from companion.games.campaign.rules.weather import chance_of_rain
from companion.games.campaign.rules.withdrawing import in_turn
from tests.games.campaign.building import (
    MORNING,
    NIGHT,
    Told,
    a_campaign,
    a_cavalry,
    a_corps,
    a_headquarters,
    a_march,
    a_plain,
    a_story,
    marching,
    played,
    the_rules,
)
from tests.games.campaign.fighting import attacker, battle, case, corps, fighter, side

HERE, THERE = (5, 5), (5, 4)
JULY_4 = 31
FOE = a_corps("E", "confederate", at=THERE, contact="stand")
AROUND = [(5, 4), (6, 4), (6, 5), (5, 6), (4, 5), (4, 4)]


def bridge_is_open(by: Rules) -> bool:
    ground = a_plain(roads=[HERE, (5, 6)], rivers=[(HERE, 4)])
    return (5, 6) in as_chosen(ground, by).steps(HERE, "confederate")


def exits(by: Rules) -> tuple[Any, ...]:
    return as_chosen(a_plain(roads=[(11, 12), (12, 12)]), by).exits


def union_leaves(by: Rules) -> tuple[bool, int]:
    """Say whether a Union corps may leave, and how many points it would bring."""
    state = a_campaign(a_corps("A"), a_headquarters(at=HERE), phase="union")
    ground, order = replace(a_plain(), exits=(HERE,)), cmd.XU("A")
    story = a_story(state, rules=by)
    carry_out(story, order)
    return not why_not(by, ground, state, order), story.state.exited_points


def town_costs(by: Rules) -> Any:
    horse = fighter(cavalry=10)
    return combat_strength(by, horse, town=True, attacks=True)[0] - combat_strength(by, horse, town=False)[0]


def ends_in_rain(by: Rules) -> Fraction | None:
    state = a_campaign(
        marching(a_corps("A", action=Action("enter", (1, 1), NOTHING, to=THERE)), march="normal"), rain=True
    )
    return ends(the_turn(by, state), state.corps["union:A"])


def opening(by: Rules) -> tuple[Any, int]:
    """Give what the phase before the first turn changes in fatigue, and how many stragglers come back."""
    one = a_corps("A", fatigue=2.0, stragglers=5)
    story = a_story(a_campaign(one, turn=0, phase="fatigue"), rules=by)
    fatigue_phase(story)
    return change(by, a_campaign(one, turn=0), one)[0], 5 - story.corps("union:A").stragglers


def off_the_road_at_night(by: Rules) -> float:
    story = a_story(a_campaign(a_corps("A"), turn=NIGHT), rules=by)
    tire(story, "union:A", HERE, THERE)
    return story.corps("union:A").fatigue


def contact_after_recovery(by: Rules) -> str:
    one = a_corps("A", demoralised=True, contact="withdraw", contact_before="attack")
    story = a_story(a_campaign(one), rules=by)
    settle_morale(story, one.id)
    return story.corps(one.id).contact


def shut_in(by: Rules) -> tuple[str, str, bool]:
    one = a_corps("A", contact="withdraw", deployment="road")
    foe = a_corps("E", "confederate", contact="stand")
    found = played(a_campaign(one, foe), rules=by, ground=a_plain(mountains=AROUND)).corps(one.id)
    return found.status, found.combat, found.strength.total == one.strength.total


def beaten(by: Rules, at: tuple[int, int], *faces: int) -> Told:
    one = a_corps("A", contact="withdraw", deployment="road", fatigue=7.0)
    return played(a_campaign(one, a_corps("E", "confederate", at=at, contact="stand")), *faces, rules=by)


def of_a_rout(by: Rules) -> bool:
    gained = beaten(by, HERE, 4, 4).of(ev.FatigueChanged, "union:A")
    return any(event.clause == by.combat.tiring_losses.clause for event in gained)


def whose(by: Rules) -> tuple[str, str]:
    """Give who widens the lines of a hex that the Union has entered, and who holds it."""
    story = a_story(a_campaign(a_corps("A"), FOE, holder={"5,4": "confederate"}), rules=by)
    enter(story, the_turn(by, story.state), "union:A", THERE, START)
    return story.state.lines["5,4"].widener, story.state.holder["5,4"]


def orders_in_contact(by: Rules) -> int:
    one = marching(a_corps("A", at=(5, 6)), a_march((5, 6), 1, 1))
    return len(played(a_campaign(one, FOE), rules=by).corps(one.id).orders)


def first_of_a_hex(by: Rules) -> tuple[str, ...]:
    state = a_campaign(a_corps("A", number=2), a_corps("B", number=1), phase="set-up", turn=0)
    story = a_story(state, rules=by)
    go_on(story)
    return tuple(story.corps(f"union:{letter}").deployment for letter in "AB")


def made_room(by: Rules) -> str:
    mover, one = marching(a_corps("A", at=(5, 6))), marching(a_corps("B", number=2))
    story = a_story(a_campaign(mover, one), rules=by)
    clear_the_way(story, the_turn(by, story.state), mover, HERE, START)
    return story.corps(one.id).deployment


def an_open_battle(**more: Any) -> Battle:
    return Battle(
        id="2.1",
        hex=HERE,
        attacker="union",
        attackers=("union:A",),
        defenders=("confederate:E",),
        initiator="union:A",
        at=NOTHING,
        **more,
    )


def in_battle(by: Rules, one: Corps, **more: Any) -> Told:
    foe = a_corps("E", "confederate", contact="stand")
    return a_story(a_campaign(one, foe, battle=an_open_battle(**more)), rules=by)


def called_off(by: Rules) -> tuple[bool, bool]:
    """Say whether an attack that was called off was the turn's, and whether what was paid is left."""
    one = a_corps("A", combat="attack", action=Action("attack", (1, 1), NOTHING, (1, 1)))
    story = in_battle(by, one)
    close(story, an_open_battle(), aborted=True)
    return story.corps(one.id).attacked, story.corps(one.id).action is not None


def outnumbered(by: Rules) -> dict[str, int]:
    taken = {"union": Estimate(1.0, 1.0, 0.0), "confederate": Estimate(9.0, 0.1, 0.0, outnumbered=True)}
    story = in_battle(by, a_corps("A", combat="attack"), estimates=taken)
    settle_urgency(story, {})
    assert story.state.battle is not None
    return story.state.battle.urgency


def tired_by_urgency(by: Rules) -> list[int]:
    led = side(attacker(leadership=6), urgency=6)
    found = fought(by, battle(case(led, side(corps(leadership=5), urgency=5))))
    assert found.fatigue is not None
    gained = found.fatigue["union:A"] - aftermath.fatigue_of_losses(
        by, lost=found.losses["union:A"].total, before=corps()["infantry"]
    )
    return [row.urgency for row in by.combat.urgency_fatigue if exact(row.fatigue) == gained]


def placed(by: Rules, of: str = "confederate") -> list[tuple[int, Any]]:
    four = side(*(attacker(name) for name in "ABCD"))
    found = battle(case(four, side(*(corps(name) for name in "ABCD"))))
    those = echelons(by, found.confederate if of == "confederate" else found.union, 5)
    return [(one.number, one.strength) for one in those.values()]


def lost(by: Rules) -> tuple[int, int]:
    """Give what infantry with guns of as many points loses of its guns, and what a defender in road mode loses."""
    guns = attacker(infantry=50, foot_guns=50)
    found = fought(by, battle(case(side(guns), side(corps(deployment="road"))))).losses
    return found["confederate:A"].foot_guns, found["union:A"].total


def stragglers_count(by: Rules) -> tuple[bool, int, int]:
    """Say whether 14 points of 100 and 20 stragglers are too few, give their percentage, and tens of losses scored."""
    one = a_corps("A", original=100, strength=Strength(infantry=60), stragglers=20)
    lines = score(by, a_campaign(one)).lines
    tens = next(line.count for line in lines if line.clause == "RTG-SC1-C4")
    below = aftermath.falls_below(by, left=14, original=100, stragglers=20)
    return below, aftermath.percent_left(by, one), tens


def left_on_the_way(by: Rules) -> int:
    one = a_corps("A")
    sent = [Dispatch(one.id, (SU(3),), 1, nth, arrives) for nth, arrives in ((1, 4), (2, 2))]
    story = a_story(a_campaign(one, dispatches=tuple(sent)), 6, rules=by)
    receive(story)
    return len(story.state.dispatches)


def joined_at(by: Rules) -> Any:
    one = marching(a_corps("A", at=(4, 6)), a_march((3, 3), 4, 4, 4))
    return played(a_campaign(one), rules=by).of(ev.PathFollowed)[0].route[-1]


def standing_march(by: Rules) -> Any:
    story = a_story(a_campaign(a_headquarters(), phase="union"), rules=by)
    carry_out(story, cmd.SM(march="force"))
    return story.corps("union:HQ").standing_march


def foraged(by: Rules) -> int:
    story = a_story(a_campaign(a_headquarters("confederate", at=HERE), phase="fatigue"), rules=by)
    forage(story)
    return len(story.of(ev.Foraged))


def lost_headquarters(by: Rules) -> tuple[int, int]:
    """Give how often headquarters lost twice score, in their own row and among the corps."""
    lines = score(by, a_campaign(hq_eliminated=("union", "union"))).lines
    rows = [row for row in by.victory.points if row.scenario == "campaign"]
    found = {(row.id, row.of): line.count for row, line in zip(rows, lines, strict=True)}
    return found["headquarters-eliminated", "union"], found["corps-eliminated", "union"]


def without_a_target(by: Rules) -> str:
    one = a_corps("A", "confederate", contact="attack")
    foe = a_corps("E", at=THERE, contact="stand")
    return played(a_campaign(one, foe), rules=by, ground=a_plain(rivers=[(HERE, 1)])).corps(one.id).combat


def level_of(scenario: Any, points: int) -> Callable[[Rules], str]:
    return lambda by: resolve(by, VictoryCase(scenario=scenario, points=points)).level


RAINY = a_campaign(turn=JULY_4)
FAR = a_campaign(a_corps("A", at=(1, 12)), a_headquarters(at=(1, 1)))

OF: dict[str, tuple[Callable[[Rules], Any], list[Any]]] = {
    "RIVER-CSA": (bridge_is_open, [False, True]),
    "EXIT-HEX": (exits, [(), ((11, 12),), ((11, 12), (12, 12))]),
    "XU-SIDE": (union_leaves, [(False, 0), (True, 0)]),
    "TOWN-CAV": (town_costs, [-20, 0]),
    "HALF-MP": (lambda by: the_turn(by, a_campaign(turn=MORNING)).allowances["infantry", "normal"], [exact("3/2"), 1]),
    "RAIN": (lambda by: chance_of_rain(by, RAINY), [exact("3/10"), 1]),
    "RAIN-COST": (ends_in_rain, [exact("1/3"), exact("2/3")]),
    "NIGHT-RAIN-MODES": (
        lambda by: may_go_to(by, a_plain(), a_campaign(a_corps("A"), FOE, turn=NIGHT), a_corps("A"), THERE),
        [True, False],
    ),
    "INITIAL-FATIGUE": (opening, [(-1, 0), (0, 0), (-1, 1)]),
    "NIGHT-EXTRA": (off_the_road_at_night, [1.5, 0.5]),
    "FORCE-IDLE": (lambda by: rests(by, a_corps("A", march="force")), [True, False]),
    "MP-SPENT": (lambda by: rests(by, a_corps("A", march="rest", spent=True)), [True, False]),
    "PATROL-REST": (lambda by: rests(by, a_cavalry("A", march="normal", patrol=True)), [True, False]),
    "DEMORAL": (contact_after_recovery, ["withdraw", "attack"]),
    "INITIATIVE": (lambda by: chosen_mode(by, 2, -4), ["stand", "attack"]),
    "LASTDIR": (lambda by: next(in_turn(by, a_corps("A", heading=1), None)), [(5, 4), (5, 6)]),
    "WITHDRAW-STUCK": (
        shut_in,
        [("present", "stand", True), ("present", "stand", False), ("eliminated", "inactive", False)],
    ),
    "WITHDRAW-CHECK": (lambda by: len(beaten(by, THERE, 1).of(ev.WithdrawalChecked)), [1, 0]),
    "ROUT": (of_a_rout, [False, True]),
    "LINES-ORIGINAL": (whose, [("union", "confederate"), ("confederate", "confederate"), ("union", "union")]),
    "ZOC-ORDERS": (orders_in_contact, [1, 0]),
    "START-MODES": (first_of_a_hex, [("deployed", "deployed"), ("deployed", "road")]),
    "STACK-COST": (made_room, ["road", "deployed"]),
    "STACK-IDLE": (lambda by: must_make_room(by, a_corps("A", number=5), a_corps("B", number=3)), [True, False]),
    "REPEAT-ATTACK": (called_off, [(True, False), (False, False)]),
    "SECONDARY": (lambda by: first_secondary(by, a_campaign(a_corps("A")), "union") is None, [False, True]),
    "OUTNUMBERED": (outnumbered, [{"union": 5, "confederate": 1}, {"union": 5, "confederate": 5}]),
    "RECON-ERR": (lambda by: reconnaissance_error(by, own=1, enemy=1), [35, 30]),
    "MULTIPLE": (
        lambda by: multiple(by, fighter(infantry=1), "infantry", town=False)[0] - multiple_by_default(),
        [0, 1],
    ),
    "ODDS-ROUND": (
        lambda by: [
            combat_odds(
                by, battle(case(side(attacker()), side(corps()))), battle_odds=odds, leadership_odds=Fraction(1)
            )
            for odds in (Fraction(224, 100), Fraction(100, 224))
        ],
        [[exact("56/25"), exact("25/56")], [exact("11/5"), exact("5/11")]],
    ),
    "URGENCY-ORDER": (tired_by_urgency, [[4, 6], [5]]),
    "ECHELON": (
        placed,
        [
            [(1, 1), (1, 1), (2, exact("3/4")), (3, exact("1/2"))],
            [(1, 1), (2, exact("3/4")), (2, exact("3/4")), (3, exact("1/2"))],
            [(1, 1), (1, 1), (2, exact("3/4")), (3, exact("11/20"))],
        ],
    ),
    "ECHELON-SIDE": (lambda by: [number for number, _ in placed(by)], [[1, 1, 2, 3], [1, 1, 1, 1]]),
    "LOSS-SPLIT": (lost, [(4, 15), (6, 15), (4, 23)]),
    "ORIGINAL": (stragglers_count, [(True, 60, 4), (False, 80, 2)]),
    "HQ-BACK": (lambda by: list(aftermath.returning_leaderships(by)), [[*range(1, 10)], [*range(3, 8)]]),
    "LEADER-LOSS": (
        lambda by: aftermath.leader_loss_chance(by, fighter(infantry=100), lost=20),
        [exact("1/10"), exact("1/20")],
    ),
    "LEADER-NEW": (
        lambda by: (
            [aftermath.new_leadership(by, 7, one) for one in aftermath.leadership_changes(by)],
            [aftermath.new_aggressiveness(by, 10, one) for one in aftermath.aggressiveness_changes(by)],
        ),
        [([4, 5, 6, 7, 8], [-10, 0, 10]), ([*range(1, 10)], [*range(-30, 31, 10)])],
    ),
    "DELAY": (
        lambda by: (delay(by, 7), reached_at_once(by, FAR, FAR.corps["union:A"])),
        [(1, False), (2, False), (1, True)],
    ),
    "SU-NI": (lambda by: replaces(by, a_campaign(a_corps("A")), a_corps("A"), (SU(3),)), [True, False]),
    "TWO-DISPATCH": (left_on_the_way, [1, 0]),
    "MV-JOIN": (joined_at, [(3, 6), (3, 3)]),
    "OC-HQ": (standing_march, ["force", None]),
    "FORAGE": (foraged, [1, 0]),
    "VP-HQ": (lost_headquarters, [(1, 0), (2, 0), (1, 1)]),
    "VL-CAMPAIGN": (level_of("campaign", 0), ["union-marginal", "draw"]),
    "VL-BATTLE": (level_of("battle", -174), ["union-marginal", "union-substantive"]),
    "ATTACK-TARGET": (without_a_target, ["attack", "stand"]),
}
"""{ruling: what is asked of the rules, its answer by each choice in their order}."""
ELSEWHERE = {
    "NIGHT-RECOVERY", "NIGHT-NORMAL", "FATIGUE-PCT", "STRAGGLE-BACK", "SLOW", "LINES-ENTRY", "FEROCITY",
    "ODDS-RANDOM", "LOSS-DEMORAL", "VP-PCT", "OFF-ONE", "OFF-FATIGUE", "OFF-STRAGGLERS",
}  # fmt: skip
"""Rulings whose readings are shown beside what they are about."""


def multiple_by_default() -> Any:
    return multiple(the_rules(), fighter(infantry=1), "infantry", town=False)[0]


def cases() -> Iterator[Any]:
    for ruling, (answer, wanted) in OF.items():
        for nth, found in enumerate(wanted):
            name = f"RTG-R-{ruling}"
            yield pytest.param(name, nth, answer, found, id=f"{ruling}-{nth}", marks=pytest.mark.clause(name))


@pytest.mark.parametrize(("ruling", "nth", "answer", "wanted"), list(cases()))
def test_each_reading_is_in_force_where_it_is_chosen(
    ruling: str, nth: int, answer: Callable[[Rules], Any], wanted: Any
) -> None:
    choices = next(row.choices for row in the_rules().options.option if row.id == ruling)
    assert answer(the_rules().choosing({ruling: choices[nth].value})) == wanted


def test_every_reading_that_can_be_chosen_is_shown() -> None:
    choices = {row.id.removeprefix("RTG-R-"): len(row.choices) for row in the_rules().options.option}
    assert {*choices} == {*OF, *ELSEWHERE}
    assert {ruling: len(wanted) for ruling, (_, wanted) in OF.items()} == {one: choices[one] for one in OF}
