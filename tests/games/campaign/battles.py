"""Battles within a campaign for the tests: corps, a state in an execution phase, a story with entered draws."""

from __future__ import annotations

from functools import cache
from typing import Any, TypeVar

from msgspec.structs import replace

from companion.games.campaign.charts.ruleset import Rules, load
from companion.games.campaign.rules import apply as folding
from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules.battle import fight as battle
from companion.games.campaign.rules.hexes import Hex
from companion.games.campaign.rules.state import Battle, Corps, Part, Prompt, Side, State, Strength
from companion.games.campaign.rules.story import Story
from companion.kernel.dice import Roll, Why
from companion.kernel.shelf import ruleset_texts
from companion.kernel.supply import Supply
from tests.games.campaign.gazetteer import the_map

E = TypeVar("E", bound=ev.Event)
FIELD: Hex = (13, 10)
"""A road hex, no town."""
TOWN: Hex = (12, 8)
HEADQUARTERS: dict[Side, Hex] = {"confederate": (9, 7), "union": (14, 12)}
EVEN = 1001
"""The face of a draw from -1 to 1 that is 0."""
THIRD: Part = (1, 3)
AT: Part = (1, 2)


@cache
def the_rules() -> Rules:
    return load(ruleset_texts("gettysburg"))


def corps(name: str, infantry: int = 100, *, at: Hex = FIELD, **more: Any) -> Corps:
    """Give "confederate:A": infantry of effectiveness, leadership and urgency 5 that stands and has contact stand."""
    side, letter = name.split(":")
    arms = {arm: more.pop(arm, 0) for arm in ("cavalry", "foot_guns", "horse_guns")}
    strength = Strength(infantry, **arms)
    plain: dict[str, Any] = {
        "side": side,
        "letter": letter,
        "number": 11 if letter == "HQ" else ord(letter) - 64,
        "unit": f"{letter} Corps",
        "leader": f"Leader {letter}",
        "leadership": 5,
        "aggressiveness": 0,
        "effectiveness": 5.0,
        "kind": "infantry",
        "headquarters": letter == "HQ",
        "strength": strength,
        "original": strength.total,
        "hex": at,
        "urgency": 5,
        "contact": "stand",
        "combat": "stand",
    }
    return Corps(id=name, **{**plain, **more})


def attacker(name: str, infantry: int = 100, **more: Any) -> Corps:
    """Give a corps in attack mode."""
    return corps(name, infantry, **{"combat": "attack", "contact": "attack", **more})


def headquarters(side: Side, *, at: Hex | None = None, **more: Any) -> Corps:
    """Give an army's headquarters, by default where it is in nobody's way."""
    plain: dict[str, Any] = {
        "cavalry": 4,
        "effectiveness": 9.0,
        "leadership": 8,
        "combat": "inactive",
        "kind": "cavalry",
    }
    return corps(f"{side}:HQ", 0, at=at or HEADQUARTERS[side], **{**plain, **more})


def a_game(*those: Corps, **more: Any) -> State:
    """Give the execution phase of the campaign's second turn, 0900 of the first day, with both headquarters."""
    found = {one.id: one for one in those}
    for side in ("confederate", "union"):
        found.setdefault(f"{side}:HQ", headquarters(side))
    rising = sorted(found.values(), key=lambda one: (one.side, one.number))
    plain: dict[str, Any] = {"scenario": "campaign", "title": "", "turn": 2, "last_turn": 35, "phase": "execution"}
    return State(corps={one.id: one for one in rising}, **{**plain, **more})


def of_computers(state: State, *sides: Side) -> State:
    """Give the state with sides played by the computer, both by default."""
    named = sides or ("confederate", "union")
    return replace(state, control=dict.fromkeys(named, "computer:basic"))


class Planned:
    """Dice that fall as planned, and in the middle when the plan is at its end: no error, no leader lost."""

    def __init__(self, faces: tuple[int, ...]) -> None:
        self.faces = list(faces)
        self.rolls: list[Roll] = []

    def choose(self, count: int, why: Why) -> Roll:
        face = self.faces.pop(0) if self.faces else (count + 1) // 2
        assert 1 <= face <= count, why.text
        self.rolls.append(Roll(face=face, origin="entered", why=why.text, sides=count))
        return self.rolls[-1]

    def d10(self, why: Why) -> Roll:
        return self.choose(10, why)


def story(state: State, *faces: int, seed: str = "1/1", rules: Rules | None = None) -> Story:
    """Give a story whose draws are planned; without faces they are rolled."""
    return Story(rules or the_rules(), the_map(), state, Planned(faces) if faces else Supply(seed))


def rolls(told: Story) -> list[Roll]:
    """Give the draws of a story."""
    assert isinstance(told.dice, Planned | Supply)
    return told.dice.rolls


def opened(told: Story, initiator: str = "confederate:A", at: Part = AT) -> Battle:
    """Open a battle and give it."""
    battle.open_battle(told, told.corps(initiator), at)
    return under_way(told)


def fight(told: Story, initiator: str = "confederate:A", at: Part = AT) -> Story:
    """Open a battle and play it to its end or to the first question."""
    battle.open_battle(told, told.corps(initiator), at)
    battle.go_on(told)
    return told


def asked(told: Story) -> Prompt:
    """Give the pending question."""
    assert told.state.pending is not None
    return told.state.pending


def under_way(told: Story) -> Battle:
    """Give the open battle."""
    assert told.state.battle is not None
    return told.state.battle


def facts(told: Story, kind: type[E]) -> list[E]:
    """Give the facts of a kind that were told."""
    return [one for one in told.events if isinstance(one, kind)]


def folded(state: State, told: Story) -> State:
    """Fold a story's facts anew."""
    for one in told.events:
        state = folding.apply(state, one)
    return state
