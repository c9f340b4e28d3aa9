"""Small campaigns for the tests: a plain, corps on it, a state in the execution phase, draws as they are to fall."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from fractions import Fraction
from functools import cache
from typing import Any, TypeVar

from msgspec.structs import replace

from companion.games.campaign.charts.ruleset import Rules, load
from companion.games.campaign.rules import apply as folding
from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules.execution import execute
from companion.games.campaign.rules.ground import Ground, RiverSide, Terrain, lay
from companion.games.campaign.rules.hexes import Hex
from companion.games.campaign.rules.orders import MV, AnyOrder
from companion.games.campaign.rules.state import Corps, Side, State, Strength, whole
from companion.games.campaign.rules.story import Story
from companion.kernel.dice import Dice, Roll, Why
from companion.kernel.shelf import ruleset_texts
from companion.kernel.supply import Supply

T = TypeVar("T", bound=ev.Event)

MORNING, DAY, NIGHT = 1, 2, 5
"""Turns of the first day: 0500, 0900, 2100."""
FORCE, REST, NORMAL = 1, 6, 40
"""Faces of the march-mode draw at urgency 5, aggressiveness 0: of 40 the first 5 force march, the next 4 rest."""


@cache
def the_rules() -> Rules:
    """Give the rules as they are installed."""
    return load(ruleset_texts("gettysburg"))


def reading(**options: int) -> Rules:
    """Give the rules with options: SLOW=1 is RTG-R-SLOW."""
    return the_rules().choosing({f"RTG-R-{name.replace('_', '-')}": value for name, value in options.items()})


def a_plain(
    *,
    columns: int = 12,
    rows: int = 12,
    mountains: Collection[Hex] = (),
    roads: Collection[Hex] = (),
    towns: Collection[Hex] = (),
    rivers: Collection[RiverSide] = (),
) -> Ground:
    """Give a map of clear hexes, but for what is named."""
    terrain: dict[Hex, Terrain] = {(x, y): "clear" for x in range(1, columns + 1) for y in range(1, rows + 1)}
    kinds: tuple[tuple[Terrain, Collection[Hex]], ...] = (("mountain", mountains), ("road", roads), ("town", towns))
    terrain |= {at: kind for kind, named in kinds for at in named}
    runs: Mapping[RiverSide, str] = dict.fromkeys(rivers, "Run")
    return lay(title="A plain", terrain=terrain, rivers=runs, towns=dict.fromkeys(towns, "Town"), roads={}, exits=())


def a_corps(letter: str, side: Side = "union", *, number: int = 1, at: Hex = (5, 5), **more: Any) -> Corps:
    """Give an infantry corps of 100, deployed and at rest, of urgency 5, with nothing to do."""
    usual: dict[str, Any] = {
        "unit": f"Corps {letter}",
        "leader": f"Leader {letter}",
        "leadership": 4,
        "aggressiveness": 0,
        "effectiveness": 6.0,
        "kind": "infantry",
        "strength": Strength(infantry=100),
        "urgency": 5,
    }
    fields = usual | more
    fields.setdefault("original", fields["strength"].total)
    return Corps(id=f"{side}:{letter}", side=side, letter=letter, number=number, hex=at, **fields)


def a_cavalry(letter: str, side: Side = "union", **more: Any) -> Corps:
    """Give a cavalry corps of 20."""
    return a_corps(letter, side, **{"kind": "cavalry", "strength": Strength(cavalry=20), **more})


def a_headquarters(side: Side = "union", *, at: Hex = (1, 1), **more: Any) -> Corps:
    """Give a side's headquarters."""
    usual: dict[str, Any] = {"number": 11, "headquarters": True, "strength": Strength(cavalry=4), "effectiveness": 9.0}
    return a_cavalry("HQ", side, at=at, **{**usual, **more})


def a_march(start: Hex, *path: int) -> MV:
    """Give an order to march."""
    return MV(start, path)


def marching(one: Corps, *orders: AnyOrder, **more: Any) -> Corps:
    """Give a corps with orders that marches normally, in column, as it was told (so that nothing is drawn)."""
    usual: dict[str, Any] = {"imposed": "normal", "deployment": "road"}
    return replace(one, orders=orders, **{**usual, **more})


def a_campaign(*those: Corps, turn: int = DAY, **more: Any) -> State:
    """Give a campaign at the beginning of an execution phase; headquarters are away in the corners unless given."""
    given = {one.id for one in those}
    away = [
        one
        for one in (a_headquarters("confederate", at=(1, 1)), a_headquarters("union", at=(12, 12)))
        if one.id not in given
    ]
    usual: dict[str, Any] = {
        "scenario": "campaign",
        "title": "A test",
        "last_turn": 35,
        "turn": turn,
        "phase": "execution",
        "setting_up": (),
        "control": {"confederate": "human", "union": "human"},
    }
    return State(corps={one.id: one for one in (*those, *away)}, **{**usual, **more})


class Highest:
    """A supply whose draws fall as listed, and after that as high as can be."""

    def __init__(self, *faces: int) -> None:
        self.faces = list(faces)
        self.asked: list[Why] = []

    def d10(self, why: Why) -> Roll:
        """Never asked for."""
        raise AssertionError(why.text)

    def choose(self, count: int, why: Why) -> Roll:
        """Give the next face, no higher than the die has."""
        self.asked.append(why)
        return Roll(min(self.faces.pop(0), count) if self.faces else count, "entered", why.text, count)


class Told(Story):
    """A story with entered draws, or rolled ones, and ways to read it."""

    def of(self, kind: type[T], corps: str | None = None) -> list[T]:
        """Give the facts of one kind, of one corps or of all."""
        return [
            event
            for event in self.events
            if isinstance(event, kind) and (corps is None or getattr(event, "corps", corps) == corps)
        ]

    def moves(self, corps: str | None = None) -> list[tuple[str, Hex, Fraction]]:
        """Give who entered which hex when."""
        return [(event.corps, event.to, whole(event.at)) for event in self.of(ev.Entered, corps)]

    def hexes(self, corps: str) -> list[Hex]:
        """Give the hexes that a corps entered."""
        return [to for _, to, _ in self.moves(corps)]


def a_story(
    state: State, *faces: int, rules: Rules | None = None, ground: Ground | None = None, dice: Dice | None = None
) -> Told:
    """Give a story whose draws are entered, and no more than are needed; or with another supply."""
    supply = dice or Supply("1/1", faces=faces, entered=lambda _: True)
    return Told(rules or the_rules(), ground or a_plain(), state, supply)


def played(
    state: State, *faces: int, rules: Rules | None = None, ground: Ground | None = None, dice: Dice | None = None
) -> Told:
    """Give the story of an execution phase."""
    story = a_story(state, *faces, rules=rules, ground=ground, dice=dice)
    execute(story)
    return story


def next_turn(state: State, **more: Any) -> State:
    """Give the state at the beginning of the next turn's execution phase."""
    for event in (ev.PhaseBegan(state.turn + 1, "reconnaissance"), ev.PhaseBegan(state.turn + 1, "execution")):
        state = folding.apply(state, event)
    return replace(state, **more)


def with_corps(state: State, name: str, **fields: Any) -> State:
    """Give the state with a corps changed."""
    return replace(state, corps={**state.corps, name: replace(state.corps[name], **fields)})
