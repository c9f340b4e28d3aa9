"""What a miniatures battle is at one moment: sides, brigades, batteries, leaders, markers, the step of the sequence.

Where units stand is known as far as somebody said it (`at`, `facing`); what only eyes know else comes in with commands.
Everything is frozen; a change makes a new value. `id` is stored, `name` is shown.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from companion.charts.figures import Reasoned
from companion.charts.traits import Traits
from companion.games.miniatures.rules.act import Act
from companion.games.miniatures.rules.forces.lineage import Origin, Share, Whole
from companion.games.miniatures.rules.placing.spots import Degrees, Point, Shape
from companion.games.miniatures.rules.this_turn import ThisTurn
from companion.kernel.overriding.commanding import Commander
from companion.language.messages import Message

Side = Literal["union", "confederate"]
SIDES: tuple[Side, Side] = ("union", "confederate")
Formation = Literal["single-line", "double-line", "attack-column", "march-column"]
Effectiveness = Literal["fresh", "worn", "spent"]
Marker = Literal["disordered", "low-ammo", "silenced", "wrecked"]
Status = Literal["on-table", "to-arrive", "destroyed", "quit", "surrendered", "captured", "wrecked", "left"]
PRESENT = ("on-table", "to-arrive")
"""Who is not gone: on the table, or still to come."""
Ground = str
"""What is charged up to: "open", or a ground that some row of the charge table has."""
Cover = str
"""What a target stands behind or in: "none", or a cover that some row of the fire table has."""
Rank = Literal["division", "corps", "army"]


class Placed(msgspec.Struct, frozen=True, omit_defaults=True):
    """When and where a unit or leader comes on; turn 0 stands on the table from the start."""

    turn: int = 0
    edge: str = ""


def effectiveness_of(stands: int, fresh_at: int, worn_at: int) -> Effectiveness:
    """Give what so many stands are, fresh from one bound on and worn from another (D10-RUL-MAN-FRESH-WORN-SPENT)."""
    if stands >= fresh_at:
        return "fresh"
    return "worn" if stands >= worn_at else "spent"


class Brigade(msgspec.Struct, frozen=True, omit_defaults=True):
    """A brigade of infantry or cavalry."""

    id: str
    name: str
    side: Side
    division: str
    corps: str
    arm: Literal["infantry", "cavalry"]
    stands_at_start: int
    stands: int
    fresh_at: int
    """The fewest stands at which it is still fresh."""
    worn_at: int
    """The fewest stands at which it is still worn; below, it is spent."""
    commander: str = ""
    exceptional_commander: bool = False
    commander_fell: bool = False
    """Its exceptional commander fell in this battle, for the score."""
    carbine: Literal["muzzle-loading", "breech-loading"] = "muzzle-loading"
    formation: Formation = "single-line"
    mounted: bool = False
    disordered: bool = False
    low_ammo: bool = False
    lost: int = 0
    skedaddled: int = 0
    captured: int = 0
    set_aside: int = 0
    """Stands that the referee took off by hand, less those that he put on: no loss of the battle."""
    status: Status = "on-table"
    arrives: Placed = Placed()
    seen: bool = False
    men: int = 0
    """Men at the start, 0 where the order of battle counts in stands."""
    invented: tuple[str, ...] = ()
    """The fields whose value no source gives: shown as invented."""
    note: str = ""
    traits: Traits = ()
    """What its roster says of it besides, for rows of a house to name."""
    emblem: str = ""
    """What stands before its name: a badge of `drawing.emblems`, or a picture of the document by its name."""
    this_turn: ThisTurn = ThisTurn()
    part_of: Whole | None = None
    shares: tuple[Share, ...] = ()
    at: Point | None = None
    """The middle of its front on the table; None where nobody has said it."""
    facing: Degrees = 0.0
    shape: Shape = ()

    @property
    def effectiveness(self) -> Effectiveness:
        """Fresh, worn or spent by the stands left (D10-RUL-MAN-FRESH-WORN-SPENT)."""
        return effectiveness_of(self.stands, self.fresh_at, self.worn_at)


class Battery(msgspec.Struct, frozen=True, omit_defaults=True):
    """A battery (or pooled battalion) of one type of gun, counted in gun stands."""

    id: str
    name: str
    side: Side
    division: str
    corps: str
    gun: Literal["smoothbore", "rifled"]
    stands_at_start: int
    stands: int
    horse: bool = False
    limbered: bool = False
    damaged: int = 0
    """How many of its gun stands carry a damaged marker."""
    silenced: bool = False
    wrecked: bool = False
    """It stands on the table and never fires again, where wrecks stay (D10-RUL-FIRE-WRECKED)."""
    low_ammo: bool = False
    lost: int = 0
    captured: int = 0
    skedaddled: int = 0
    set_aside: int = 0
    status: Status = "on-table"
    arrives: Placed = Placed()
    seen: bool = False
    guns: int = 0
    label: str = ""
    """The batteries pooled in it, for base labels and rosters."""
    battalion: str = ""
    """The battalion or artillery brigade that it belongs to, by its name: the order of battle groups by it."""
    invented: tuple[str, ...] = ()
    note: str = ""
    traits: Traits = ()
    emblem: str = ""
    this_turn: ThisTurn = ThisTurn()
    part_of: Whole | None = None
    shares: tuple[Share, ...] = ()
    at: Point | None = None
    facing: Degrees = 0.0
    shape: Shape = ()


Unit = Brigade | Battery


class Leader(msgspec.Struct, frozen=True, omit_defaults=True):
    """A division, corps or army leader. Brigade commanders ride with their brigade's command stand."""

    id: str
    name: str
    side: Side
    rank: Rank
    commands: str = ""
    """The id of his division or corps; "" for the army."""
    exceptional: bool = False
    attached: str = ""
    """The unit he is attached to; "" when detached."""
    status: Literal["on-table", "to-arrive", "fallen", "captured"] = "on-table"
    arrives: Placed = Placed()
    returns: int = 0
    """The turn in whose own Maneuver phase, step 1, the replacement is due; 0 when none is."""
    moved: bool = False
    """He has used his move of this phase."""
    lost: int = 0
    """How often the holder of the post fell or was captured, for the score."""
    invented: tuple[str, ...] = ()
    at: Point | None = None
    """Where he stands alone; attached, he stands where his unit does."""


class Objective(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place worth points to who holds it."""

    id: str
    name: str
    points: int = 0
    holder: Side | Literal[""] = ""
    at_first: Side | Literal[""] | None = None
    """Who held it when the battle began; None in a battle of an earlier build, which did not keep it."""
    asks: bool = False
    """Each turn asks who holds it."""
    asked: int = 0
    """The turn in which it was last said who holds it."""


class SuddenDeath(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """What lets a side win at the end of a turn before the last; all that it names must hold together."""

    side: Side
    from_turn: int = 1
    objectives: tuple[str, ...] = ()
    """Objectives that it holds, all of them."""
    ahead: int = 0
    """Points that it is ahead."""
    enemy_spent: int = 0
    """The percentage of the enemy's brigades that are spent or gone."""


class Told(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """What a side is told before the battle, in the words of who made it."""

    situation: str = ""
    mission: str = ""


class Shot(msgspec.Struct, frozen=True, omit_defaults=True):
    """A fire attack rolled in this step, whose effects wait for the step's end (D10-RUL-SEQ-SIMULTANEOUS)."""

    target: str
    firers: tuple[str, ...]
    effect: str
    leaders_at_risk: bool = False
    low_ammo: tuple[str, ...] = ()
    stands: tuple[int, ...] = ()
    """How many stands of each firer fired, where they may be split between targets."""
    beside: str = ""
    """Who stands with the target and is hit as well."""


class Task(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that a charge result still demands, in order; it becomes a prompt when somebody has a choice."""

    kind: Literal["captured", "skedaddled", "struggle", "battery", "leader", "pursuit"]
    side: Side
    """The side that suffers it, or pursues."""
    chooser: Side
    unit: str = ""
    """The brigade that pursues; or the unit whose stand it is, where each pays for itself."""


class Combat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A charge combat that is not over: a struggle to roll again, or choices still to make."""

    attackers: tuple[str, ...]
    defenders: tuple[str, ...]
    ground: Ground = "open"
    outflanked: bool = False
    breakthrough: bool = False
    supported: tuple[str, ...] = ()
    supporters: tuple[str, ...] = ()
    on_road: tuple[str, ...] = ()
    over_bridge: tuple[str, ...] = ()
    asked: tuple[str, ...] = ()
    """What eyes said when it was first rolled."""
    kept_attacker: tuple[Reasoned, ...] = ()
    kept_defender: tuple[Reasoned, ...] = ()
    """The modifiers of the first roll that hold through a struggle (D10-RUL-CHARGE-STRUGGLE)."""
    struggles: int = 0
    result: str = ""
    again: bool = False
    tasks: tuple[Task, ...] = ()
    ground_besides: tuple[Ground, ...] = ()
    gone: tuple[str, ...] = ()
    """Who has lost a stand to the present result, once for each, where that is limited (D10-RUL-FORM-MARCH-MELEE)."""


class Prompt(msgspec.Struct, frozen=True, omit_defaults=True):
    """A question that only one seat may answer; its combat waits for it, the others go on."""

    seat: Side
    kind: str
    text: Message
    """What is asked."""
    choices: tuple[str, ...]
    name: str = ""
    """What an answer calls it by: the attacker that it is about, or the first of its combat."""


class State(msgspec.Struct, frozen=True, omit_defaults=True):
    """A miniatures battle."""

    scenario: str
    title: str
    last_turn: int
    brigades: dict[str, Brigade]
    batteries: dict[str, Battery]
    leaders: dict[str, Leader]
    first: Side = "union"
    """The side with the first player turn (D10-SEQ-TURN-ORDER, D10-RUL-SEQ-HEADINGS)."""
    starts_at: str = ""
    """Clock time of turn 1, "08:00", or ""."""
    minutes: int = 0
    """Minutes of history a full turn stands for."""
    options: dict[str, int] = {}
    """Rulings chosen other than by default: {ruling id: position in its alternatives}."""
    commanders: dict[str, Commander] = {}
    """Who sits at the game beside the referee and the sides, by name."""
    intelligence: Literal["open", "strengths-hidden", "units-hidden"] = "open"
    turn: int = 1
    player_turn: Side = "union"
    step: int = 0
    """Which of the player turn's numbered steps, from 0."""
    dice: dict[str, str] = {}
    """Dice modes: {"union/fire": "entered"}; what is not named is rolled by the app."""
    names: dict[str, str] = {}
    """Shown names of divisions, corps and armies by id."""
    players: dict[str, str] = {}
    """Who plays which corps, division or side, by its id."""
    objectives: dict[str, Objective] = {}
    shots: tuple[Shot, ...] = ()
    judged: dict[str, Effectiveness] = {}
    """Fresh, worn or spent of each brigade when the Charge phase began (D10-RUL-CHARGE-FRESH-TIME)."""
    fought: tuple[str, ...] = ()
    """Both sides of the charge combats of this step that are over: nobody is fought twice."""
    combats: tuple[Combat, ...] = ()
    """The charge combats that are not over, in the order in which they began; none shares a unit with another."""
    pending: tuple[Prompt, ...] = ()
    """The questions that wait, the oldest first; one a combat."""
    acts: tuple[Act, ...] = ()
    acts_made: int = 0
    acts_before: int = 0
    """How many had been made when this player turn began."""
    over: bool = False
    sudden_death: tuple[SuddenDeath, ...] = ()
    """What ends the battle before its last turn, looked at in this order at the end of each."""
    winner: Side | Literal[""] = ""
    """Who won by sudden death."""
    origins: dict[str, Origin] = {}
    """The units of the beginning in their order, once troops were regrouped."""
    briefings: dict[str, Told] = {}
    """What each side is told before the battle, by the side: it alone may read it."""
    tags: dict[str, int] = {}
    """The tag of each unit that ever was, by its id, once troops were regrouped; before, the units' order tells it."""


def other(side: Side) -> Side:
    """Give the enemy of a side."""
    return "confederate" if side == "union" else "union"


def units(state: State) -> tuple[Unit, ...]:
    """Give every brigade and battery, in the order of battle's order."""
    return (*state.brigades.values(), *state.batteries.values())


def unit(state: State, name: str) -> Unit | None:
    """Give the unit with this id, or None."""
    return state.brigades.get(name) or state.batteries.get(name)


def on_table(state: State, side: Side | None = None) -> tuple[Unit, ...]:
    """Give the units on the table, of one side or both."""
    return tuple(u for u in units(state) if u.status == "on-table" and side in (None, u.side))


def chain(state: State, of: Unit) -> tuple[Leader, ...]:
    """Give the leaders on the table in a unit's own chain of command: division, corps, army."""
    place = {"division": of.division, "corps": of.corps, "army": ""}
    return tuple(
        leader
        for leader in state.leaders.values()
        if leader.side == of.side
        and leader.status == "on-table"
        and (leader.rank == "army" or leader.commands == place[leader.rank])
    )


def combat_of(state: State, name: str) -> Combat | None:
    """Give the combat, not over, in which a unit fights."""
    return next((one for one in state.combats if name in (*one.attackers, *one.defenders)), None)


def struggling(state: State, name: str = "") -> Combat | None:
    """Give the desperate struggle, to be rolled again, in which a unit fights; the oldest for no name."""
    return next(
        (one for one in state.combats if one.again and (not name or name in (*one.attackers, *one.defenders))), None
    )


def question(state: State, name: str = "") -> Prompt | None:
    """Give the question of a name that waits; the oldest for no name."""
    return next((one for one in state.pending if not name or one.name == name), None)


def attached_to(state: State, name: str) -> tuple[Leader, ...]:
    """Give the leaders attached to a unit."""
    return tuple(x for x in state.leaders.values() if x.attached == name and x.status == "on-table")
