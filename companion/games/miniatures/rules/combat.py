"""A charge combat in the chart's terms: who fights, before and after the dice."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from companion.charts.bounds import Count, Few, SomeFew, SomeStands, Stands, Whole
from companion.charts.figures import Reasoned
from companion.charts.traits import Traits
from companion.games.miniatures.rules.state import Effectiveness, Formation, Ground

Face = Annotated[int, Meta(ge=1, le=10)]
Who = Literal["attacker", "defender"]


class InCommand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A leader attached to a unit in the combat."""

    exceptional: bool = False


class Fighter(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A unit in contact; an artillery unit's `stands` are gun stands, and it only defends."""

    arm: Literal["infantry", "cavalry", "artillery"] = "infantry"
    stands: SomeStands
    mounted: bool = False
    # None is for guns, which are never fresh or spent.
    state: Effectiveness | None = None
    """As judged when the Charge phase began; required for troops."""
    spent_under: Stands = 0
    """The stands below which it is spent, where that is judged at each roll; 0 where nobody says."""
    disordered: bool = False
    silenced: bool = False
    low_ammo: bool = False
    stands_lost_in_fire: Stands = 0
    exceptional_commander: bool = False
    leaders: Annotated[list[InCommand], Few] = []
    supported: bool = False
    """By another unit near enough and large enough; Double Line and Attack Column are supported anyway."""
    confederate: bool = False
    formation: Formation = "single-line"
    on_road: bool = False
    over_bridge: bool = False
    damaged: Stands = 0
    limbered: bool = False
    gives: Literal["troops", "gun"] = "troops"
    """"gun" when its side gives a gun in a desperate struggle."""
    traits: Traits = ()


class Combat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A charge combat before its dice."""

    attackers: Annotated[list[Fighter], SomeFew]
    defenders: Annotated[list[Fighter], SomeFew]
    ground: Ground = "open"
    ground_besides: Annotated[list[Ground], Few] = []
    """What else they stand on or behind: the best counts, unless a table adds them."""
    outflanked: bool = False
    breakthrough: bool = False
    asked: Annotated[list[str], Few] = []
    """What only eyes know, in the words of the rows that ask for it."""
    gives: Literal["troops", "gun"] = "troops"
    """What a side with both gives in a desperate struggle; a unit of the side may say it for itself."""
    attackers_supporting: Stands = 0
    """Stands of the units that support the attackers, and do not fight."""
    defenders_supporting: Stands = 0
    struggles: Count = 0
    """How many desperate struggles of it came before this roll."""
    options: dict[str, Whole] = {}


class RolledCombat(Combat, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A combat and its pair of dice."""

    attacker_die: Face
    defender_die: Face


class AttackerFate(msgspec.Struct, frozen=True):
    """What a side suffers; stands_lost counts all that left, skedaddled and captured among them."""

    disordered: bool
    retreat: Literal["none", "two-inches", "beyond-musketry", "full-move"]
    stands_lost: int
    skedaddled: int
    captured: int
    leader_captured: bool
    stands_left: int


class DefenderFate(AttackerFate, frozen=True):
    """The same, and what becomes of the batteries: the worst of it."""

    battery: Literal["none", "silenced", "damaged", "captured"]


class ChargeOutcome(msgspec.Struct, frozen=True):
    """What a charge combat came to."""

    attacker_total: int
    defender_total: int
    difference: int
    result: str
    attacker: AttackerFate
    defender: DefenderFate
    pursuit: Literal["none", "carry", "may-breakthrough", "must-breakthrough"]
    again: bool
    held_by: Literal["attacker", "defender", "nobody"] | None
    explain: list[Reasoned]
