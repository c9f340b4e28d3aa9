"""Each reading of each ruling that can be switched, as the rules have it: the default first, then the others in order."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from companion.charts.figures import exact
from companion.games.tactical.charts.ruleset import Rules
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.combat import advancing, factors, firing, hand_to_hand, retreating
from companion.games.tactical.rules.combat.casualties import guns_lost
from companion.games.tactical.rules.combat.condition import step_fatigue
from companion.games.tactical.rules.combat.factors import Fighter
from companion.games.tactical.rules.combat.fire import Shot, Target, fire, may_not_fire
from companion.games.tactical.rules.combat.last_fire import is_flanked
from companion.games.tactical.rules.combat.leader_losses import bereave, check_wounds
from companion.games.tactical.rules.combat.melee import Attacker, Defender, Melee, drawn_of, losses, strengths
from companion.games.tactical.rules.combat.melee_groups import attacked
from companion.games.tactical.rules.combat.morale import check_morale
from companion.games.tactical.rules.combat.phase import combat_phase
from companion.games.tactical.rules.ground.sight import Sight
from companion.games.tactical.rules.ground.sight_figures import Measures
from companion.games.tactical.rules.ground.squares import Square, around
from companion.games.tactical.rules.orders.costs import Cost, Payer, Step, fortify_cost, mode_cost, step_cost
from companion.games.tactical.rules.orders.digging_in import dig_in
from companion.games.tactical.rules.orders.leaders_moving import can_go_to
from companion.games.tactical.rules.orders.moving import asks_empty, capped
from companion.games.tactical.rules.state import Losses, Phase
from companion.games.tactical.rules.turn import activation, phases, reinforcing
from companion.games.tactical.rules.turn.command_control import in_command, is_automatic
from companion.games.tactical.rules.turn.hiding import sight_enemies
from companion.games.tactical.rules.turn.opening import draw_fords
from companion.games.tactical.rules.turn.recovery import brigade_led, eligibility, may_rally
from companion.games.tactical.rules.turn.succession import succeed
from companion.games.tactical.rules.victory import level, men_lost, of_losses, of_objectives
from tests.games.tactical.building import state, unit
from tests.games.tactical.fighting import Fixed, plain, story, told
from tests.games.tactical.gazetteer import antietam
from tests.games.tactical.ordering import rules
from tests.games.tactical.turning import ACTIVATION, REINFORCEMENT, leader

HERE, AHEAD = (5, 5), (4, 5)
HALF, QUARTER = exact("1/2"), exact("1/4")
FOOT = Fighter(arm="infantry", men=400, mode="normal", square_men=400)
HORSE = unit("H", arm="cavalry", at=HERE)
BATTERY = unit("B", arm="artillery", at=HERE, weapon="N12")
ON_FOOT = Payer(level="advanced", arm="infantry", mode="normal")
BASIC = Payer(level="basic", arm="infantry", mode="normal")
ENEMY = unit("E", "confederate", AHEAD)
RING = [(7, 5), (5, 3), (5, 7), (2, 5)]
"""Around HERE: only the square ahead lies in nobody's zone, and behind that all do."""
MAY_BE: dict[str, Any] = {"melee_plot": True, "fired_at": AHEAD}


def shot(firer: Fighter = FOOT, **given: Any) -> Shot:
    usual: dict[str, Any] = {"level": "advanced", "play_level": 3, "side": "union", "weapon": "RFL", "points": 10}
    target = Target(arm="infantry", terrain="clear", square_men=650)
    return Shot(firer=firer, **{**usual, "target": target, "range": 1, **given})


def of_fire(name: str, **given: Any) -> Callable[[Rules], Any]:
    return lambda by: fire(by, shot(**given)).factors[name].value


def fight_of(
    attackers: int = 400, defenders: int = 400, *, terrain: str = "", unit_of: Fighter = FOOT, **given: Any
) -> Melee:
    return Melee(
        level="advanced",
        play_level=3,
        attacker_side="union",
        attackers=(Attacker(unit=replace(unit_of, men=attackers), **given),),
        defenders=(Defender(unit=replace(FOOT, men=defenders, terrain=terrain)),),
    )


# ---- before the turn, and in its phases


def fords_drawn(by: Rules) -> int | None:
    found = story(by=by)
    draw_fords(found)
    return told(found, ev.FordsDrawn)[0].rolls[0].sides


def enemies_shown(by: Rules) -> int:
    those = (unit(f"E{at[0]}", "confederate", at) for at in (AHEAD, (3, 4), (0, 9)))
    found = story(
        unit(at=HERE, facing=1), *those, by=by, hidden=True, phase=Phase(4, "operation", "union", 1), dice=Fixed()
    )
    sight_enemies(found)
    return sum(len(one.units) for one in told(found, ev.Sighted))


def limits(by: Rules) -> tuple[int | None, int]:
    found = story(unit(division="Meade"), by=by, phase=ACTIVATION, turn=1)
    activation.begin(found)
    roll = told(found, ev.LimitDrawn)[0].roll
    assert roll is not None
    return roll.sides, activation.limit(by, state(turn=1), 1000, 0)[0]


def computer_activates(by: Rules) -> bool:
    return activation.is_played(by, state(control={"union": "computer:basic"}))


def arrived(by: Rules, count: int, **given: Any) -> Any:
    entry = next(one for one in by.reinforcements.entry if one.side == "union")
    usual: dict[str, Any] = {"side": "union", "at": None, "status": "to-arrive", "arrives": entry.turn}
    those = [unit(f"U{nth}", division="Late", **(usual | given)) for nth in range(count)]
    found = story(*those, by=by, ground=antietam(), phase=REINFORCEMENT, turn=entry.turn)
    reinforcing.reinforce(found)
    return found


def active_on_arrival(by: Rules) -> bool:
    return bool(arrived(by, 1, activated=False).unit("union:u0").activated)


def early_draws(by: Rules) -> list[int | None]:
    entry = next(one for one in by.reinforcements.entry if one.early)
    those = [
        unit(f"U{nth}", entry.side, None, status="to-arrive", arrives=entry.turn, division="Hill") for nth in range(2)
    ]
    dice = Fixed(1.0)
    found = story(*those, by=by, ground=antietam(), phase=REINFORCEMENT, turn=entry.turn - 2, dice=dice)
    reinforcing.reinforce(found)
    return [one.roll.sides for one in told(found, ev.Delayed) if one.roll is not None]


def led(by: Rules) -> bool:
    """Say whether a unit beside its division's commander is in command where he is not."""
    meade, hooker = (
        leader("Meade", unit="union:a", corps="I"),
        leader("Hooker", rank="corps", formation="I", unit="union:c"),
    )
    those = (
        unit("A", at=(0, 0), division="Meade", corps="I"),
        unit("B", at=(0, 1), division="Meade", corps="I"),
        unit("C", at=(30, 30), division="Other", corps="I"),
    )
    return in_command(by, state(*those, leaders=(meade, hooker)), those[1])[0]


def points_renewed(by: Rules) -> list[str]:
    found = story(unit(), ENEMY, by=by, phase=REINFORCEMENT)
    phases.go_on(found)
    return [one.side for one in told(found, ev.PointsSet)]


def plots_left(by: Rules) -> Any:
    found = story(unit(fire_plot=AHEAD), ENEMY, by=by, phase=REINFORCEMENT)
    phases.go_on(found)
    return found.unit("union:seymour-a").fire_plot


# ---- leaders


def wounds_drawn(by: Rules) -> int:
    dice, one = Sides(), unit(division="Meade")
    check_wounds(story(one, by=by, leaders=(leader("Meade", unit=one.id),), dice=dice), one.id, 100, 400)
    return dice.sides[0]


class Sides(Fixed):
    """Dice that keep how many sides each had."""

    def __init__(self) -> None:
        super().__init__(1.0)
        self.sides: list[int] = []

    def choose(self, count: int, why: Any) -> Any:
        self.sides.append(count)
        return super().choose(count, why)


def bereaved(by: Rules) -> list[bool]:
    """Say whether a leader whose unit is gone falls by the lowest draw, and by the highest."""
    fell = []
    for share in (0.0, 1.0):
        gone, left = unit("Gone", division="Meade", status="eliminated"), unit("Left", at=(9, 9), division="Meade")
        found = story(gone, left, by=by, leaders=(leader("Meade", unit=gone.id),), dice=Fixed(share))
        bereave(found, gone, HERE)
        fell.append(bool(told(found, ev.LeaderFell)))
    return fell


def successor(by: Rules) -> str:
    fallen = leader("Hooker", rank="corps", formation="I", corps="I", lost=True)
    heirs = [
        leader(name, formation=name, corps="I", unit="union:a", bonus=bonus) for name, bonus in (("A", 10), ("B", 20))
    ]
    found = story(unit("A"), by=by, leaders=(fallen, *heirs))
    succeed(found, fallen, "")
    return told(found, ev.LeaderSucceeded)[0].leader


def rides_to(by: Rules) -> int:
    meade = leader("Meade", unit="union:a")
    those = (unit(name, at=at, division="Meade") for name, at in (("A", HERE), ("B", AHEAD), ("C", (9, 9))))
    return len(can_go_to(by, state(*those, leaders=(meade,)), meade))


# ---- fire and melee


def guns_fired(by: Rules) -> int:
    battery = unit("B", arm="artillery", at=HERE, weapon="N12", facing=1, points=12)
    found = story(battery, ENEMY, by=by)
    combat_phase(found)
    return sum(one.unit == battery.id for one in told(found, ev.Fired))


def victim_drawn(by: Rules) -> int:
    dice, one = Fixed(), unit(at=(6, 5), facing=1)
    found = story(one, ENEMY, unit("F", "confederate", AHEAD), by=by, dice=dice)
    firing.shoot(found, one, firing.shot_of(found, one), AHEAD, paid=2)
    return sum("hits most" in words for words in dice.asked)


def hides(by: Rules) -> bool:
    ground = plain()
    sight = Sight(ground, Measures.of(by))
    return (2, 5) not in sight.from_(HERE, {AHEAD}, turn=5, facing=None, among={(2, 5): []})


def melee_of(by: Rules, *those: Any, dice: Any = None, **given: Any) -> Any:
    found = story(*those, by=by, dice=dice, **given)
    hand_to_hand.fight(found, AHEAD, [one.id for one in those if one.side == "union"])
    return found


def attack_draws(by: Rules) -> int:
    dice = Fixed()
    melee_of(by, unit(at=HERE, facing=1), ENEMY, dice=dice)
    return sum("attack on" in words or "defence of" in words for words in dice.asked)


def lost_twice(by: Rules) -> Fraction:
    """Give how often what the defenders of a melee lose is taken from two of them together."""
    two = (ENEMY, unit("F", "confederate", AHEAD))
    found = melee_of(by, unit(at=HERE, facing=1, men=2000), *two)
    taken = sum(one.men for one in told(found, ev.Lost) if one.unit in (two[0].id, two[1].id) and one.cause == "melee")
    return Fraction(taken, told(found, ev.MeleeFought)[0].defender_losses)


def rows(by: Rules) -> tuple[str, str]:
    """Give the rows of a difference of 4.9 and of -4.9."""
    return tuple(  # type: ignore[return-value]
        strengths(by, fight_of(*men)).row.printed for men in ((645, 400), (400, 645))
    )


def driven_back(by: Rules, *, at: Any = HERE, routed: bool = False, enemies: Any = (), friends: Any = ()) -> Any:
    one = unit(at=at, routed=routed)
    foes = (unit(f"E{nth}", "confederate", square) for nth, square in enumerate(enemies))
    own = (unit(f"F{nth}", at=square) for nth, square in enumerate(friends))
    found = story(one, *foes, *own, by=by)
    retreating.retreat(found, one.id, retreating.rout_length(found), "rout")
    return found


def shut_in(by: Rules) -> str:
    return str(driven_back(by, enemies=around(HERE)).unit("union:seymour-a").status)


def caught(by: Rules) -> tuple[int, int]:
    """Give how far a routed unit runs that an enemy's zone bars, and how many of its 400 men it loses."""
    found = driven_back(by, routed=True, enemies=RING)
    return len(told(found, ev.Retreated)[0].path), sum(one.men for one in told(found, ev.Lost))


def over_the_edge(by: Rules) -> str:
    return str(driven_back(by, at=(0, 11), enemies=[(1, 10)]).unit("union:seymour-a").status)


def tired_by_rout(by: Rules) -> int:
    found = driven_back(by, routed=True, enemies=[(6, 4)], friends=[to for to in around(HERE) if to != (6, 4)])
    return sum(one.unit == "union:seymour-a" for one in told(found, ev.Tired))


def routs_of_few(by: Rules) -> bool:
    one = unit(men=70)
    found = story(one, by=by)
    check_morale(found, one.id, before=100)
    return bool(told(found, ev.Routed))


def followed(by: Rules) -> tuple[int, ...]:
    """Give how many follow up after fire in their own phase, after fire in the enemy's, and after melee."""
    counts = []
    for side, of_melee in (("union", False), ("confederate", False), ("union", True)):
        one = unit(at=HERE, fired_at=AHEAD, advance_plot=True)
        found = story(one, by=by, side=side)  # type: ignore[arg-type]
        advancing.advance_into(found, "union", {AHEAD}, {}, of_melee=of_melee)
        counts.append(len(told(found, ev.Advanced)))
    return tuple(counts)


def followed_in_basic(by: Rules) -> int:
    found = story(unit(at=HERE, fired_at=AHEAD), by=by, level="basic")
    advancing.advance_into(found, "union", {AHEAD}, {})
    return len(told(found, ev.Advanced))


def idle(by: Rules) -> tuple[bool, bool]:
    """Say whether an inactive unit may follow up, and attack in melee."""
    one = unit(at=HERE, facing=1, advance_plot=True, activated=False, **MAY_BE)
    return (
        advancing.may_advance(story(one, by=by), one, AHEAD),
        attacked(story(one, ENEMY, by=by), one) is not None,
    )


def without_ammunition(by: Rules) -> tuple[Any, bool]:
    one = unit(at=HERE, facing=1, ammo=False, melee_plot=True)
    strength = factors.ammo(by, "advanced", "melee", out=True).value
    return strength, attacked(story(one, ENEMY, by=by), one) is not None


def flanked(by: Rules) -> tuple[Any, bool]:
    """Give the attackers' strength for a flank, and whether a column is taken in flank from ahead."""
    found = replace(fight_of(100, 100, flanking=True), defenders_flanked=True)
    column = unit("E", "confederate", AHEAD, mode="column", facing=5)
    attacker = unit(at=HERE, facing=1)
    now = story(column, attacker, by=by)
    return strengths(by, found).attackers, is_flanked(now, column, [attacker])


def dug(by: Rules) -> list[tuple[str, int]]:
    both = (unit("U", points=1, stayed=True), unit("C", "confederate", (1, 1), points=12, stayed=True))
    found = story(*both, by=by, level="intermediate", side="confederate")
    dig_in(found)
    return [(one.unit, one.fatigue) for one in told(found, ev.Fortified)]


def crowded(by: Rules) -> tuple[Any, bool]:
    """Give the factor of a full target's square before a lone firer, and whether crowding counts in melee."""
    melee = replace(fight_of(), defenders_square_men=950)
    full = replace(shot().target, square_men=950)
    in_melee = losses(by, melee, by.melee.row[2], attacker_draw=0, defender_draw=20).defenders != 20
    return fire(by, shot(firer=replace(FOOT, square_men=650), target=full)).factors["density"].value, in_melee


def tired_strength(by: Rules) -> tuple[Any, Any]:
    tired = replace(FOOT, fatigue=40)
    return factors.fatigue(by, tired).value, strengths(by, fight_of(100, unit_of=tired)).attackers


def worth(by: Rules) -> tuple[int, int]:
    """Give what an objective brings beside the Union with a Confederate in it, and held beside Confederates."""
    row, column = by.objectives.row[0].square
    square: Square = (row, column)
    beside = around(square)[0]
    held = [state(unit("U", at=at), unit("C", "confederate", foe)) for at, foe in ((beside, square), (square, beside))]
    return tuple(next(of_objectives(by, one)).each for one in held)  # type: ignore[return-value]


def needed(by: Rules) -> tuple[int, str]:
    draw = next(row for row in by.victory.level if row.id == "draw")
    points = draw.min if draw.min is not None else 0
    return men_lost(by, Losses(infantry=100, guns=10)), level(by, points, 0)[0].id


def corps_leaders(by: Rules) -> list[int]:
    rows_of = [row.points for row in by.victory.points if row.id == "corps-leader"]
    assert len(set(rows_of)) == 2
    return sorted(one.each for one in of_losses(by, state()) if one.clause in {"ANT-10.1e", "ANT-10.1f"})[-2:]


def shelled(by: Rules) -> bool:
    """Say whether both units of a square that guns shell from afar lose as many."""
    guns = unit("B", arm="artillery", at=(8, 5), weapon="N12", facing=1, guns=24)
    two = [unit(name, "confederate", AHEAD) for name in "EF"]
    found = story(guns, *two, by=by)
    firing.shoot(found, guns, replace(firing.shot_of(found, guns), range=4), AHEAD, paid=4)
    lost = [one.men for one in told(found, ev.Lost)]
    return len(lost) == 2 and lost[0] == lost[1] > 0


ORPHAN = unit(division="Meade", corps="I")
SHAKEN = unit(routed=True)
RALLIES = [[True, True], [False, True], [False, False]]

OF: dict[str, tuple[Callable[[Rules], Any], list[Any]]] = {
    "FORDS": (fords_drawn, [7, 8]),
    "LEVEL": (lambda by: by.play_level_factor("union", 5), [exact("6/5"), exact("11/10")]),
    "HIDDEN": (enemies_shown, [3, 1, 2]),
    "BASIC-SCOPE": (followed_in_basic, [1, 0]),
    "BASIC-BLUE": (lambda by: step_cost(by, BASIC, Step(terrain="woods", by_road=True)).points, [1, 5]),
    "BASIC-RALLY": (lambda by: may_rally(by, unit(routed=True, men=200), 50, basic=True), [False, True]),
    "BASIC-MODS": (
        lambda by: factors.mode(by, Fighter(arm="cavalry", mode="mounted"), "basic", "fire").value,
        [1, exact("3/4")],
    ),
    "ACT-COMPUTER": (computer_activates, [False, True]),
    "ACT-LIMIT": (limits, [(3, 4), (4, 4), (3, 5)]),
    "ACT-REINF": (active_on_arrival, [False, True]),
    "ACT-IDLE": (idle, [(False, True), (True, True), (False, False)]),
    "CC-CAV": (lambda by: is_automatic(by, HORSE), [True, False]),
    "CC-NOLEADER": (lambda by: in_command(by, state(ORPHAN), ORPHAN)[0], [False, True]),
    "BRIGADE-RALLY": (lambda by: [may_rally(by, SHAKEN, morale, led=False) for morale in (40, 50)], RALLIES),
    "RALLY-ART": (lambda by: may_rally(by, replace(BATTERY, guns=12, routed=True), 50), [True, False]),
    "CC-CHAIN": (led, [False, True]),
    "DISR-NOBRIGADE": (lambda by: brigade_led(by, state(BATTERY), BATTERY), [True, False]),
    "RALLY-SMALL": (lambda by: may_rally(by, unit(routed=True, men=200), 50), [False, True]),
    "AMMO-RANGE": (
        lambda by: getattr(eligibility(by, state(level="intermediate"), unit(division="Meade")), "outcome", None),
        [None, "at-once", "chance"],
    ),
    "AMMO-OUT": (
        lambda by: factors.ammo(by, "advanced", "fire", out=True).value,
        [exact("3/10"), HALF, QUARTER, 1],
    ),
    "AMMO-MELEE": (without_ammunition, [(exact("7/10"), True), (HALF, True), (exact("7/10"), False)]),
    "EARLY": (early_draws, [[4], [3], [4, 4]]),
    "ENTRY-FILL": (lambda by: len(told(arrived(by, 60), ev.Arrived)) > 0, [True, False]),
    "OP-REFRESH": (points_renewed, [["union"], ["confederate", "union"]]),
    "MIN-MOVE": (
        lambda by: capped(by, state(), unit(points=10), Cost(points=15), into_or_out_of_zone=True).points,
        [10, 15],
    ),
    "ROAD-UP": (
        lambda by: step_cost(by, replace(ON_FOOT, mode="column"), Step(terrain="clear", by_road=True, uphill=1)).points,
        [2, 1],
    ),
    "ROAD-USE": (lambda by: (asks_empty(by, "column"), asks_empty(by, "mounted")), [(True, True), (True, False)]),
    "HIGHER": (
        lambda by: [step_cost(by, ON_FOOT, Step(terrain="clear", uphill=levels)).points for levels in (1, 2)],
        [[4, 4], [4, 6]],
    ),
    "ZOC-COST": (
        lambda by: step_cost(by, ON_FOOT, Step(terrain="clear", from_zone=True, to_zone=True)).points,
        [10, 14],
    ),
    "ZOC-BASIC": (
        lambda by: [
            step_cost(by, replace(BASIC, arm="cavalry", mode="mounted"), Step(terrain="clear", **where)).points
            for where in ({"to_zone": True}, {"from_zone": True}, {"to_zone": True, "from_zone": True})
        ],
        [[2, 1, 10], [3, 1, 10], [2, 2, 6]],
    ),
    "MODE-COST": (
        lambda by: (
            mode_cost(
                by,
                Payer(level="advanced", arm="artillery", mode="limbered", cavalry_artillery=True),
                "unlimbered",
                terrain="clear",
                in_zone=True,
            ).points
        ),
        [8, 2],
    ),
    "ROUTED-MOVE": (lambda by: step_cost(by, replace(ON_FOOT, routed=True), Step(terrain="clear")).points, [2, 0]),
    "FORT-12": (lambda by: fortify_cost(by, ON_FOOT).points, [12, 10]),
    "FORT-AUTO": (
        dug,
        [
            [("union:u", 0), ("confederate:c", 0)],
            [("confederate:c", 0)],
            [("confederate:c", 0)],
            [("union:u", 20), ("confederate:c", 20)],
            [],
        ],
    ),
    "WOUND": (wounds_drawn, [8, 100, 4]),
    "SUCCESSION": (successor, ["union:leader-a", "union:leader-b"]),
    "TRANSFER": (rides_to, [2, 1]),
    "LEADER-ELIM": (bereaved, [[True, False], [False, False], [True, True]]),
    "LEADER-POINTS": (corps_leaders, [[500, 1000], [500, 500]]),
    "FIRE-FORMULA": (lambda by: fire(by, shot(firer=replace(FOOT, men=417))).casualties, [16, 17]),
    "WHO-FIRES": (guns_fired, [1, 2]),
    "FIRE-OP": (lambda by: may_not_fire(by, shot(points=0)) == (), [False, True]),
    "BATTLE-TIME": (of_fire("battle_time", points=11), [exact("11/10"), exact("9/10"), 1]),
    "RANDOM": (attack_draws, [2, 0]),
    "DENSITY": (crowded, [(exact("5/4"), True), (1, True), (exact("5/4"), False)]),
    "FATIGUE-FIRE": (tired_strength, [(exact("3/5"), 100), (exact("4/5"), 100), (exact("3/5"), 60)]),
    "EFF-STRENGTH": (
        lambda by: factors.efficiency(by, replace(FOOT, effectiveness=75)).value,
        [1, exact("3/4"), exact("87/100")],
    ),
    "DISMOUNT": (
        lambda by: factors.mode(by, Fighter(arm="cavalry", mode="dismounted"), "advanced", "melee").value,
        [exact("3/4"), 1],
    ),
    "ROUTED-FIRE": (lambda by: may_not_fire(by, shot(firer=replace(FOOT, routed=True))) == (), [False, True]),
    "FLANK": (flanked, [(150, True), (150, False), (100, True)]),
    "SPLIT": (lambda by: (victim_drawn(by), shelled(by)), [(1, False), (1, True), (0, False)]),
    "GUN-LOSS": (lambda by: guns_lost(story(BATTERY, by=by, dice=Fixed(1.0)), BATTERY, 50)[0], [0, 3, 1]),
    "LOS": (lambda by: (hides(by), Measures.of(by).adds), [(True, False), (False, False), (True, True)]),
    "MELEE-ROUND": (
        rows,
        [("-4 to 4", "-4 to 4"), ("-4 to 4", "-5 to -6"), ("5 to 12", "-5 to -6")],
    ),
    "MELEE-RANDOM": (lambda by: drawn_of(by, by.melee.row[0].attacker_losses), [25, 175]),
    "MELEE-LOSS": (lost_twice, [1, 2]),
    "MELEE-STRENGTH": (
        lambda by: strengths(by, fight_of(unit_of=Fighter(arm="artillery", guns=10, mode="unlimbered"))).attackers,
        [160, 0],
    ),
    "BRIDGE-MELEE": (lambda by: strengths(by, fight_of(terrain="bridge")).defenders, [400, 320]),
    "RETREAT-LENGTH": (
        lambda by: msgspec.structs.astuple(retreating.melee_length(story(by=by))),
        [(1, 4, True), (2, 2, False)],
    ),
    "RETREAT-PATH": (shut_in, ["on-map", "eliminated"]),
    "RETREAT-ZOC": (caught, [(2, 40), (1, 40), (2, 100)]),
    "ROUT-80": (routs_of_few, [True, False]),
    "ADVANCE": (followed, [(1, 1, 1), (1, 0, 1), (0, 0, 1)]),
    "FAT-MODES": (
        lambda by: [
            step_fatigue(by, arm, mode, "advanced")[0]  # type: ignore[arg-type]
            for arm, mode in (("cavalry", "mounted"), ("infantry", "column"))
        ],
        [[1, 1], [2, 1]],
    ),
    "FAT-ROUT": (lambda by: tired_by_rout(by) > 0, [False, True]),
    "POSSESSION": (worth, [(0, 1000), (500, 1000), (0, 500)]),
    "5000": (needed, [(100, "confederate-minor"), (260, "confederate-minor"), (100, "draw")]),
    "PLOT-LIFE": (plots_left, [AHEAD, None]),
    "EDGE": (over_the_edge, ["on-map", "eliminated"]),
}
"""{ruling: what is asked of the rules, its answer by each choice in their order}."""


def cases() -> Iterator[Any]:
    for ruling, (answer, wanted) in OF.items():
        for nth, found in enumerate(wanted):
            name = f"ANT-R-{ruling}"
            yield pytest.param(name, nth, answer, found, id=f"{ruling}-{nth}", marks=pytest.mark.clause(name))


@pytest.mark.parametrize(("ruling", "nth", "answer", "wanted"), list(cases()))
def test_each_reading_is_in_force_where_it_is_chosen(
    ruling: str, nth: int, answer: Callable[[Rules], Any], wanted: Any
) -> None:
    choices = next(row.choices for row in rules().options.option if row.id == ruling)
    assert answer(rules().choosing({ruling: choices[nth].value})) == wanted


def test_every_choice_of_these_rulings_is_shown() -> None:
    choices = {row.id.removeprefix("ANT-R-"): len(row.choices) for row in rules().options.option}
    assert {ruling: len(wanted) for ruling, (_, wanted) in OF.items()} == {one: choices[one] for one in OF}
