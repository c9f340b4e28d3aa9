"""The whole truth of a campaign: both armies, what they are doing, what is under way to and from them.

Nobody but the rules and the referee sees it; a side sees `view`. Ids are "side:letter" ("confederate:E", "union:HQ").
Fractions of movement points and of a turn are exact: `Part`, numerator and denominator in lowest terms.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from typing import Literal

import msgspec

from companion.charts.traits import Traits
from companion.games.campaign.rules.hexes import Direction, Hex
from companion.games.campaign.rules.orders import AnyOrder, Contact, Deployment
from companion.games.campaign.rules.plans import Mission
from companion.games.campaign.rules.reports import AnyReport
from companion.games.campaign.rules.table_day import Arrival, FoughtHere
from companion.kernel.overriding.commanding import Commander
from companion.language.messages import Called, Message

Side = Literal["confederate", "union"]
SIDES: tuple[Side, Side] = ("confederate", "union")
CombatMode = Literal["inactive", "withdraw", "stand", "attack", "hasty-attack"]
MarchMode = Literal["rest", "normal", "force"]
Kind = Literal["infantry", "cavalry"]
Status = Literal["present", "eliminated", "exited"]
Phase = Literal["set-up", "reconnaissance", "confederate", "union", "receipt", "execution", "fatigue"]
Part = tuple[int, int]
NOTHING: Part = (0, 1)


def part(value: Fraction | int) -> Part:
    """Give an exact number as it is stored."""
    return (value, 1) if isinstance(value, int) else (value.numerator, value.denominator)


@lru_cache(maxsize=4096)
def whole(stored: Part) -> Fraction:
    """Give a stored number back."""
    return Fraction(*stored)


def other(side: Side) -> Side:
    """Give the enemy of a side."""
    return "union" if side == "confederate" else "confederate"


def key(at: Hex) -> str:
    """Give a hex as the name under which facts of it are kept: "12,8"."""
    return f"{at[0]},{at[1]}"


class Strength(msgspec.Struct, frozen=True, omit_defaults=True):
    """Strength points by arm: a hundred men, or an eight-pounder (RTG-1.4c)."""

    infantry: int = 0
    cavalry: int = 0
    foot_guns: int = 0
    horse_guns: int = 0

    @property
    def total(self) -> int:
        """All arms together."""
        return self.infantry + self.cavalry + self.foot_guns + self.horse_guns


class Action(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a corps puts movement points into. Its cost was fixed when the first was spent (RTG-R-RAIN-COST)."""

    kind: Literal["enter", "deploy", "form-road", "attack", "hasty-attack", "obey"]
    """`obey`: reading SU, CM or PT outside a zone of control, which takes time but no points (RTG-R-SLOW)."""
    cost: Part
    """Movement points in all; for `obey` the share of a turn."""
    since: Part = NOTHING
    """The moment of the phase up to which `paid` is reckoned."""
    paid: Part = NOTHING
    to: Hex | None = None
    forced: bool = False
    """It deploys to let another pass: its points do not count as spent (RTG-R-STACK-COST)."""


class Start(msgspec.Struct, frozen=True, omit_defaults=True):
    """A corps as its commander saw it before the game: what he goes on knowing of it however far it marches."""

    hex: Hex
    leader: str
    strength: Strength
    stragglers: int = 0


class Corps(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A corps, a Confederate division, or a headquarters."""

    id: str
    side: Side
    letter: str
    number: int
    """Its number in its army, 1 to 10; a headquarters is 11 (RTG-3.1)."""
    unit: str
    leader: Called
    leadership: int
    aggressiveness: int
    effectiveness: float
    kind: Kind
    """Fixed at the start (RTG-R-PATROL-WHO)."""
    headquarters: bool = False
    strength: Strength
    original: int
    """Strength points at the start, without stragglers (RTG-R-ORIGINAL)."""
    stragglers: int = 0
    at_start: Strength = Strength()
    """Strength points at the start by arm, stragglers with them; a headquarters formed anew begins with more."""
    lost: Strength = Strength()
    set_aside: Strength = Strength()
    """Points that the referee took off by hand, less those that he put on: no loss of the campaign."""
    fatigue: float = 0.0
    """In quarter points, which a float holds exactly."""
    demoralised: bool = False
    status: Status = "present"
    hex: Hex
    """Where it stands, or stood last."""
    heading: Direction = 0
    """The direction last moved; 0 is none (RTG-R-LASTDIR)."""
    # modes
    # Contact is what was ordered, combat what is done: out of an enemy's zone the second is inactive, whatever the
    # first.
    contact: Contact = "initiative"
    contact_before: Contact | None = None
    """Its contact mode before it was demoralised last (RTG-R-DEMORAL)."""
    urgency: int
    combat: CombatMode = "inactive"
    march: MarchMode = "rest"
    patrol: bool = False
    deployment: Deployment = "deployed"
    imposed: MarchMode | None = None
    """Set for this turn by a force, or for a headquarters by SM (RTG-8.9e)."""
    standing_march: MarchMode | None = None
    """What SM set for a headquarters, until SM sets another (RTG-R-OC-HQ)."""
    own_march: MarchMode = "rest"
    """What it marches in this turn where neither the enemy nor a hurry to its path says otherwise (RTG-8.9a)."""
    held_to: Part | None = None
    """Movement points of the force it marches with, before morning and night (RTG-R-OF-RATE)."""
    # orders
    # `on_path`, `route` and `hurries` belong to the first of them and go with it.
    orders: tuple[AnyOrder, ...] = ()
    on_path: int = -1
    """Where on the first order's path it is: the index of the hex reached; -1 before it has joined it."""
    route: tuple[Hex, ...] = ()
    """Hexes still to enter to reach the path."""
    hurries: bool = False
    """It force marches until it is on its path (RTG-13.2.7e)."""
    retreat_to: Hex | None = None
    attack_hex: Hex | None = None
    reinforce: Hex | None = None
    # this turn
    action: Action | None = None
    suspended: Action | None = None
    """What its orders had it do when the enemy, or one with right of way, interrupted it (RTG-R-ZOC-ORDERS)."""
    waits_until: Part = NOTHING
    """It begins nothing before this moment of the phase (RTG-R-SLOW)."""
    spent: bool = False
    """It spent movement points this turn."""
    attacked: bool = False
    attacked_at: Part | None = None
    """When its attack of this turn was opened, fought or called off (RTG-R-REPEAT-ATTACK)."""
    stirred: Part | None = None
    """When it began spending points of its own this turn, for a commander who joins (RTG-9.1e)."""
    fought: Part | None = None
    """When it fought last this turn."""
    lost_field: bool = False
    """It lost the field of a battle on the table this turn: before the enemy it withdraws (RTG-R-OFF-SCALE)."""
    fought_here: FoughtHere | None = None
    """Its last battle on the table (RTG-R-OFF-ONE)."""
    withdrawal: Literal["", "asked", "safe", "stands"] = ""
    """What its check for withdrawing gave this turn; `asked`: whether it tries again is (RTG-R-WITHDRAW-CHECK)."""
    # to be reported
    foraged: int = 0
    leader_lost: Called = ""
    """The leader lost since its last report, "" for none."""
    start: Start | None = None
    traits: Traits = ()
    """What its order of battle says of it besides, for rows of a house to name."""
    asked: tuple[str, ...] = ()
    """What only eyes know, as its player said it."""

    @property
    def infantry_corps(self) -> bool:
        """Say whether it marches as infantry (RTG-2.0j)."""
        return self.kind == "infantry"

    @property
    def here(self) -> bool:
        """Say whether it is on the map."""
        return self.status == "present"


class Lines(msgspec.Struct, frozen=True, omit_defaults=True):
    """Whose each direction of a contested hex is (RTG-6.2.1.1)."""

    confederate: tuple[Direction, ...]
    union: tuple[Direction, ...]
    widener: Side
    """Whose later entries change them (RTG-R-LINES-ORIGINAL)."""

    def of(self, side: Side) -> tuple[Direction, ...]:
        """Give a side's directions."""
        return self.confederate if side == "confederate" else self.union


class Dispatch(msgspec.Struct, frozen=True, omit_defaults=True):
    """Orders on their way to a corps."""

    corps: str
    orders: tuple[AnyOrder, ...]
    issued: int
    """The turn."""
    nth: int
    """Its place among all dispatches of the game: the last issued counts (RTG-R-TWO-DISPATCH)."""
    arrives: int
    """The turn."""
    expected: int = 0
    """The turn in which its sender thinks it arrives: by what he knew of the corps (RTG-1.0b)."""


class Estimate(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a side believes of the enemy before a battle (RTG-9.2)."""

    enemy: float
    """The enemy's combat strength as estimated."""
    odds: float
    """Own combat strength over that."""
    error: float
    """The error drawn, -0.5 to 0.5."""
    outnumbered: bool = False
    """It thinks itself badly outnumbered (RTG-9.2b)."""


class Battle(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A battle that waits for an answer; what was drawn and answered so far is fixed."""

    id: str
    """ "turn.nth", the n-th battle of the turn."""
    hex: Hex
    attacker: Side
    attackers: tuple[str, ...]
    defenders: tuple[str, ...]
    initiator: str
    at: Part
    estimates: dict[str, Estimate] = {}
    urgency: dict[str, int] = {}
    ranking: dict[str, tuple[str, ...]] = {}
    offline: Literal["", "asked", "table", "computer"] = ""
    stood_down: tuple[str, ...] = ()
    """Attackers who took stand mode because they think themselves outnumbered (RTG-R-OUTNUMBERED)."""
    arrivals: tuple[Arrival, ...] = ()
    """Who comes into the hex while a battle on the table lasts, in the order of their hours."""
    until: int = 0
    """The last turn of the day whose one battle in this hex it is; 0, an attack among several (RTG-R-OFF-ONE)."""
    held: Literal["", "neither", "confederate", "union"] = ""
    """Who holds the field at the end of a battle on the table."""


class Prompt(msgspec.Struct, frozen=True, omit_defaults=True):
    """A question that stops the game until a seat has answered it."""

    seat: Side | Literal["referee"]
    kind: Literal["hand-over", "urgency", "ranking", "second-withdrawal", "off-line", "off-line-result"]
    text: Message
    corps: tuple[str, ...] = ()
    choices: tuple[str, ...] = ()
    """The answers there are; a ranking is a permutation of `corps`, parted by commas."""
    default: str = ""


class State(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A campaign at one moment."""

    scenario: Literal["campaign", "battle"]
    title: str
    turn: int = 0
    """From 1; 0 before the first reconnaissance phase."""
    first_slot: int = 0
    """Which of a day's turns the first is, from 0."""
    first_day: int = 1
    last_turn: int
    phase: Phase = "set-up"
    setting_up: tuple[Side, ...] = SIDES
    """The sides that have not ended their set-up."""
    clock: Part = NOTHING
    """The moment of the execution phase, 0 to 1."""
    under_way: bool = False
    """The execution phase has begun: everybody has a march mode for it."""
    rain: bool = False
    corps: dict[str, Corps]
    secondary: dict[str, str] = {}
    """{side: corps id}: who is the secondary army commander (RTG-R-SECONDARY)."""
    lines: dict[str, Lines] = {}
    holder: dict[str, Side] = {}
    """{hex: the side last alone in it}."""
    foraged: dict[str, int] = {}
    forage_points: int = 0
    exited_points: int = 0
    """Strength points that left for Washington."""
    hq_eliminated: tuple[Side, ...] = ()
    """Whose headquarters was eliminated, each time (RTG-R-VP-HQ)."""
    drafts: dict[str, tuple[AnyOrder, ...]] = {}
    """{corps id: the set of orders being written in this phase}."""
    missions: dict[str, Mission] = {}
    """{corps id: what its side's staff has it for}, of both sides."""
    force: tuple[str, ...] = ()
    """The corps of the force that Menu C speaks to."""
    dispatches: tuple[Dispatch, ...] = ()
    letters: tuple[Dispatch, ...] = ()
    """What each side knows to have sent: a copy of every dispatch, read or not, kept for good."""
    issued: int = 0
    """How many dispatches were ever issued."""
    reports: tuple[AnyReport, ...] = ()
    """Every report sent, read when its turn comes; kept for good."""
    battle: Battle | None = None
    battles: int = 0
    """Battles of this turn."""
    declined: tuple[Hex, ...] = ()
    """Hexes in which the people did not want this turn's battle on the table (RTG-R-OFF-ONE)."""
    pending: Prompt | None = None
    control: dict[str, str] = {}
    """{side: "human" or "computer:LEVEL"}."""
    offline: bool = False
    """Battles may be fought on the table (RTG-15.0a)."""
    loser_withdraws: bool = False
    """Who does not hold the field after such a battle withdraws (OFF-FIELD in RTG-R-OFF-SCALE)."""
    options: dict[str, int] = {}
    commanders: dict[str, Commander] = {}
    """Who sits at the game beside the referee and the sides, by name."""
    over: bool = False

    def present(self, side: Side | None = None) -> Iterator[Corps]:
        """Give the corps on the map, of one side or both, Confederates first, then by number (RTG-R-EXEC-TIME)."""
        return (one for one in self.corps.values() if one.here and side in (None, one.side))

    def in_hex(self, at: Hex, side: Side | None = None) -> tuple[Corps, ...]:
        """Give the corps in a hex."""
        return tuple(one for one in self.present(side) if one.hex == at)

    def headquarters(self, side: Side) -> Corps:
        """Give a side's headquarters, also when it has left the map."""
        return self.corps[f"{side}:HQ"]


def slot(state: State, turns_a_day: int) -> int:
    """Give which of a day's turns this is, from 0."""
    return (state.first_slot + max(state.turn, 1) - 1) % turns_a_day


def day(state: State, turns_a_day: int) -> int:
    """Give the day's number."""
    return state.first_day + (state.first_slot + max(state.turn, 1) - 1) // turns_a_day
