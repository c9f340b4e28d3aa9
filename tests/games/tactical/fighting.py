"""Small battles in a combat phase, and both armies at random on the map that is shipped."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache
from typing import Any, TypeVar

from msgspec.structs import replace

from companion.games.tactical.charts.ruleset import Rules, load
from companion.games.tactical.charts.terms import Level, Mode, Side
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.combat.phase import combat_phase
from companion.games.tactical.rules.ground.map import Ground, Terrains, lay
from companion.games.tactical.rules.ground.sight import Sight
from companion.games.tactical.rules.ground.sight_figures import Measures
from companion.games.tactical.rules.ground.squares import Square, facing_to
from companion.games.tactical.rules.state import Leader, Phase, State, Unit
from companion.games.tactical.rules.story import Story
from companion.games.tactical.setup.armies import read_order_of_battle
from companion.games.tactical.words.names import id_words
from companion.kernel.dice import Roll, Why
from companion.kernel.shelf import resource_text, ruleset_texts
from companion.kernel.supply import Supply
from companion.language.messages import Named
from companion.language.messages import told as in_words
from tests.games.tactical.building import state
from tests.games.tactical.gazetteer import antietam, rules

Kind = TypeVar("Kind", bound=ev.Event)
SIGNS = {".": "clear", "~": "stream", "T": "town", "B": "bridge", "W": "woods"}
REARS: dict[Side, Square] = {"union": (0, 11), "confederate": (11, 0)}


def called(one: Named) -> str:
    """Call everybody by the name within his id."""
    return id_words(one.id)


class Fixed:
    """Dice whose every draw is its lowest, its middle or its highest face, or a named one."""

    def __init__(self, share: float = 0.5, **faces: int) -> None:
        self.share, self.faces = share, faces
        self.asked: list[str] = []

    def d10(self, why: Why) -> Roll:
        return self.choose(10, why)

    def choose(self, count: int, why: Why) -> Roll:
        words = in_words(why.text, called)
        self.asked.append(words)
        face = next((face for part, face in self.faces.items() if part in words.split()), None)
        return Roll(face=face or 1 + int(self.share * (count - 1)), origin="rolled", why=why.text, sides=count)


@cache
def shiloh() -> Rules:
    return load(ruleset_texts("shiloh"))


def plain(*rows: str, of: Rules | None = None) -> Ground:
    """Give 12 rows of clear ground, or the rows that are told; the Union's rear is the upper right corner."""
    drawn = rows or ("." * 12,) * 12
    kinds = {(x, y): SIGNS[sign] for x, row in enumerate(drawn) for y, sign in enumerate(row)}
    return lay(
        title="plain",
        terrains=Terrains.of(of or rules()),
        kinds=kinds,
        levels=dict.fromkeys(kinds, 4),
        waters={},
        bridges={at: "bridge" for at, kind in kinds.items() if kind == "bridge"},
        fords={},
        roads={},
        objectives={},
        entries={},
        rears=REARS,
        places={},
    )


def story(
    *units: Unit,
    side: Side = "union",
    ground: Ground | None = None,
    by: Rules | None = None,
    dice: Any = None,
    leaders: Sequence[Leader] = (),
    **given: Any,
) -> Story:
    """Give a battle in a side's combat phase, on turn 5, in full light."""
    used, field = by or rules(), ground or plain(of=by)
    now = state(*units, leaders=tuple(leaders), **({"turn": 5, "phase": Phase(5, "combat", side, 1)} | given))
    return Story(used, field, Sight(field, Measures.of(used)), now, dice or Fixed())


def told(of: Story, kind: type[Kind]) -> list[Kind]:
    """Give the facts of a kind in the order in which they were told."""
    return [one for one in of.events if isinstance(one, kind)]


@cache
def armies() -> tuple[tuple[Unit, ...], tuple[Leader, ...]]:
    read = read_order_of_battle(resource_text("tactical", "antietam.toml"), file="antietam.toml", rules=rules())
    return read.units, read.leaders


@cache
def antietam_sight() -> Sight:
    return Sight(antietam(), Measures.of(rules()))


def tangled(seed: int, level: Level = "advanced", phasing: Side = "union", *, count: int = 209) -> State:
    """Give units of both armies close together on the map, as the rules let them stand, tired and plotted at random."""
    chance, ground, by = random.Random(seed), antietam(), rules()
    units, leaders = armies()
    some = sorted(chance.sample(range(len(units)), count))
    free = [at for at in ground.steps if 4 <= at[0] < 34 and by.most_units(ground.terrain(at)) is None]
    middle = chance.randint(12, 20)
    band: dict[Side, list[Square]] = {
        "confederate": [at for at in free if middle - 5 <= at[1] < middle],
        "union": [at for at in free if middle <= at[1] <= middle + 5],
    }
    for squares in band.values():
        chance.shuffle(squares)
    held: dict[Square, list[str]] = {}
    placed = []
    for index in some:
        one = units[index]
        squares = band[one.side]
        at = next(
            place
            for place in squares
            if sum((arm == "artillery") == (one.arm == "artillery") for arm in held.get(place, []))
            < (1 if one.arm == "artillery" else 2)
        )
        if chance.random() < 0.6:
            squares.remove(at)
        held.setdefault(at, []).append(one.arm)
        placed.append(_disordered(replace(one, square=at, status="on-map", arrives=0), level, chance, middle))
    kept = {one.id for one in placed}
    there = [leader for leader in leaders if not leader.unit or leader.unit in kept] if level == "advanced" else []
    facings: dict[Square | None, int] = {}
    together = [replace(one, facing=facings.setdefault(one.square, one.facing)) for one in placed]
    return state(
        *together,
        leaders=tuple(there),
        level=level,
        turn=5,
        phase=Phase(5, "combat", phasing, 1),
        play_level=chance.randint(1, 5),
    )


def _disordered(one: Unit, level: Level, chance: random.Random, middle: int) -> Unit:
    assert one.square is not None
    ahead = facing_to(one.square, (one.square[0], middle + (10 if one.side == "confederate" else -10)))
    fights: dict[str, Mode] = {"infantry": "normal", "cavalry": "dismounted", "artillery": "unlimbered"}
    worn = {"fatigue": chance.choice([0, 10, 40, 75, 90]), "points": chance.randint(0, 12), "facing": ahead}
    if level == "basic":
        return replace(one, **worn, melee_plot=one.arm != "artillery" and chance.random() < 0.5)
    mode = fights[one.arm] if chance.random() < 0.8 else one.mode
    plots = one.arm != "artillery" and chance.random() < 0.5
    return replace(
        one,
        **worn,
        mode=mode,
        melee_plot=plots,
        advance_plot=plots or chance.random() < 0.3,
        routed=chance.random() < 0.05,
        disrupted=chance.random() < 0.1,
        ammo=chance.random() < 0.9,
        fort=chance.choice([0, 0, 0, 2]),
    )


def fought(now: State, seed: str = "7/1") -> Story:
    """Play the combat phase of a battle on the map."""
    told_by = Story(rules(), antietam(), antietam_sight(), now, Supply(seed))
    combat_phase(told_by)
    return told_by
