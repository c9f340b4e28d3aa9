"""The battle file: one battle with both sides whole, for the table, for paper and for other programs.

It knows sides, commands, brigades, guns and men, and nothing of the game it comes from: what only that game has is
told as facts. `lost`, `skedaddled` and `captured` are null in the file that people fill in, `set_aside` and `damaged`
nought: what nobody has written is a question on the way back.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Annotated, Literal

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from companion.charts.bounds import Count, Figure, Men, Points, SomeMen
from companion.field.shapes import Feature, GroundScale, Length
from companion.table.file.indenting import indented

Side = Literal["confederate", "union"]
SIDES: tuple[Side, Side] = ("confederate", "union")
Condition = Literal["fresh", "worn", "spent"]
Words = Annotated[str, Meta(min_length=1)]
CODE = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""The letters of a check code: without I, L, O and U, which handwriting confuses."""


class Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The base of all parts of the file."""


class Strength(Part, frozen=True, kw_only=True):
    """What a command has, in the points of its own game."""

    infantry: Men = 0
    cavalry: Men = 0
    foot_guns: Men = 0
    horse_guns: Men = 0


class Fact(Part, frozen=True, kw_only=True):
    """Something that the game says of a command or of the battle."""

    label: Words
    value: str
    clause: str = ""


class Brigade(Part, frozen=True, kw_only=True):
    """A brigade: its men now, the stands that stand for them, and what came of them."""

    id: Words
    name: Words
    arm: Literal["infantry", "cavalry"]
    division: str = ""
    commander: str = ""
    exceptional: bool = False
    carbine: Literal["muzzle-loading", "breech-loading"] = "muzzle-loading"
    men: Men
    stands: Count
    over: Points
    """The ledger: men beyond those of its stands, below 0 where the stands show more than there are."""
    lost: Count | None = 0
    """Stands lost; so are the two below. Null is what nobody has written: all three null are a question."""
    skedaddled: Count | None = 0
    captured: Count | None = 0
    set_aside: Points = 0
    """Stands that the referee took off the table by hand, which is no loss; below 0 where he put some on."""
    low_ammo: bool | msgspec.UnsetType | None = msgspec.UNSET
    """It is low on ammunition, which a game that counts it takes for having none; left out where the game does not."""


class Guns(Part, frozen=True, kw_only=True):
    """The guns of one type of a battalion, pooled on gun stands."""

    id: Words
    name: Words
    battalion: str = ""
    division: str = ""
    gun: Literal["smoothbore", "rifled"]
    horse: bool = False
    batteries: tuple[str, ...] = ()
    guns: Count
    stands: Count
    over: Points
    """The ledger: guns beyond those of its stands."""
    lost: Count | None = 0
    skedaddled: Count | None = 0
    captured: Count | None = 0
    set_aside: Points = 0
    damaged: Count = 0
    """Stands damaged, which is no loss."""
    low_ammo: bool | msgspec.UnsetType | None = msgspec.UNSET


class Leader(Part, frozen=True, kw_only=True):
    """A leader of a division, a corps or the army; of a brigade where the game knows him."""

    name: Words
    rank: Literal["brigade", "division", "corps", "army"]
    division: str = ""
    exceptional: bool = False
    commands: bool = False
    """He leads the command itself: if he falls, the game has to know."""
    lost: bool = False


class Share(Part, frozen=True, kw_only=True):
    """A unit of the game that stands with others as one on the table; what they lose is shared out by their counts."""

    id: Words
    name: Words
    count: Men
    """Its men, or its guns."""
    square: str = ""
    """Where it stands on the map."""
    attached: bool = False
    """It is too small for a stand of its own."""


class Command(Part, frozen=True, kw_only=True):
    """A corps, a division or a headquarters: what the game itself moves and counts."""

    id: Words
    name: Words
    formation: str = ""
    """The corps that its troops belong to in the order of battle."""
    condition: Condition = "fresh"
    deployment: Literal["deployed", "road"] = "deployed"
    enters: str = ""
    """The edge of the table it comes from; "" where it stands on it."""
    arrives: str = ""
    """The hour by the clock in which it comes on, "15:20"; "" for who is there or comes on at once."""
    entered: bool | None = None
    """Whether who was due has come on to the table; filled in on the way back, None is a question."""
    strength: Strength
    stragglers: Men = 0
    """In points; they are not on the table."""
    fatigue: Figure = 0.0
    leaders: tuple[Leader, ...] = ()
    brigades: tuple[Brigade, ...] = ()
    guns: tuple[Guns, ...] = ()
    facts: tuple[Fact, ...] = ()
    surrendered: bool = False
    parts: tuple[Share, ...] = ()
    """The units that it is made of, where it is more than one."""

    @property
    def out_of_ammo(self) -> bool | msgspec.UnsetType | None:
        """Say whether any of it is low on ammunition; UNSET where the game counts none, None where nobody has said."""
        said = [one.low_ammo for one in self.brigades] + [one.low_ammo for one in self.guns]
        known = [one for one in said if one is not msgspec.UNSET]
        return msgspec.UNSET if not known else True if True in known else None if None in known else False

    @property
    def leader(self) -> Leader | None:
        """Give who leads it."""
        return next((one for one in self.leaders if one.commands), None)


class Force(Part, frozen=True, kw_only=True):
    """One side's forces."""

    side: Side
    attacks: bool
    commander: str
    """The command whose leader has the say."""
    hint: str = ""
    """How a computer would fight it, where one plays the side."""
    commands: tuple[Command, ...]


class Edge(Part, frozen=True, kw_only=True):
    """What lies along one edge of the field, and beyond."""

    direction: Words
    beyond: str = ""
    river: str = ""
    bridged: bool = False
    road: bool = False
    lines: Side | None = None
    """Whose ground it is."""


class Objective(Part, frozen=True, kw_only=True):
    """A place that is worth holding."""

    id: Words
    name: Words
    points: Points
    holder: Side | Literal[""] = ""


class Field(Part, frozen=True, kw_only=True):
    """Where and when the battle is."""

    place: str
    terrain: str
    day: str
    """"July 1"."""
    starts_at: str
    """By the clock, "13:00"."""
    hours: Count
    """That the battle may last."""
    daylight: Count
    """Hours of daylight left."""
    rain: bool = False
    edges: tuple[Edge, ...] = ()
    objectives: tuple[Objective, ...] = ()
    facts: tuple[Fact, ...] = ()
    type: Literal["FeatureCollection"] = "FeatureCollection"
    """The ground, for whoever reads GeoJSON: a field file (`companion.field.shapes.Ground`) stands in here."""
    table: tuple[Length, Length] | None = None
    """Its extent in inches; None, as all of the ground, in files of before there was any."""
    scale: GroundScale | None = None
    features: tuple[Feature, ...] = ()


class Scale(Part, frozen=True, kw_only=True):
    """What a stand stands for, and what a point of the game is."""

    id: Words
    men_a_stand: SomeMen
    guns_a_stand: SomeMen
    men_a_point: SomeMen
    guns_a_point: SomeMen


class BattleFile(Part, frozen=True, kw_only=True):
    """The file, battle.json."""

    format: Literal["companion-battle"] = "companion-battle"
    version: Literal[1] = 1
    game: Words
    """The kind of game it comes from."""
    source: Words
    """Which game: two games of the same scenario differ in it."""
    scenario: str
    battle: Words
    title: str
    turn: Count
    check: str = ""
    """The code that the result must bear."""
    rules: dict[str, str] = {}
    """{ruleset: a digest of its charts}."""
    about: str = "A battle for the table, both sides whole. Read back by: companion battle import CAMPAIGN THIS_FILE"
    scale: Scale
    field: Field
    held_by: Side | Literal["neither"] | None = "neither"
    """Who holds the field; filled in on the way back, null is a question."""
    sides: tuple[Force, ...]

    def commands(self) -> Iterator[Command]:
        """Give the commands of both sides in the order of sheet, form and grid."""
        return (one for force in self.sides for one in force.commands)

    def command(self, name: str) -> Command | None:
        """Give the command with this id, or None."""
        return next((one for one in self.commands() if one.id == name), None)

    def side_of(self, name: str) -> Side:
        """Give the side of a command; raises KeyError."""
        for force in self.sides:
            if any(one.id == name for one in force.commands):
                return force.side
        raise KeyError(name)


def gone(one: Brigade | Guns) -> tuple[int, int, int]:
    """Give the stands lost, skedaddled and captured of a unit; what nobody has written is none."""
    return one.lost or 0, one.skedaddled or 0, one.captured or 0


def is_written(one: Brigade | Guns) -> bool:
    """Say whether anybody has written what became of a unit."""
    return any(figure is not None for figure in (one.lost, one.skedaddled, one.captured))


def to_fill_in(battle: BattleFile) -> BattleFile:
    """Give a battle as it goes out to be filled in by hand: nobody has written yet what became of anybody."""
    blank = {"lost": None, "skedaddled": None, "captured": None}
    forces = (
        replace(
            force,
            commands=tuple(
                replace(
                    one,
                    brigades=tuple(replace(each, **blank) for each in one.brigades),
                    guns=tuple(replace(each, **blank) for each in one.guns),
                )
                for one in force.commands
            ),
        )
        for force in battle.sides
    )
    return replace(battle, held_by=None, sides=tuple(forces))


def check_code(battle: BattleFile) -> str:
    """Give the code of what is at stake: game, battle and every command's strength, stragglers and fatigue.

    It does not hang on the scale, so that a battle fought at another one still comes back.
    """
    at_stake = [
        battle.game,
        battle.source,
        battle.battle,
        battle.turn,
        *((one.id, one.strength, one.stragglers, one.fatigue) for one in battle.commands()),
    ]
    # Forty bits, eight letters: enough against mistakes, which is all that the code is for, and short enough to be
    # copied by hand.
    number = int.from_bytes(hashlib.sha256(msgspec.json.encode(at_stake)).digest()[:5])
    signs = [CODE[number >> shift & 31] for shift in range(35, -1, -5)]
    return f"{''.join(signs[:4])}-{''.join(signs[4:])}"


def digest(texts: dict[str, str]) -> str:
    """Give the digest of a set of charts, {name: text}."""
    return hashlib.sha256(msgspec.json.encode(sorted(texts.items()))).hexdigest()[:12]


def encode(battle: BattleFile) -> str:
    """Give the file's text: indented, in the order of the parts, the same for the same battle."""
    return indented(battle)


def schema() -> dict[str, object]:
    """Give the JSON schema of the file."""
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **msgspec.json.schema(BattleFile)}
