"""Situations for the players' tests: a campaign with facts and reports set by hand, and what a player makes of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any

from msgspec.structs import replace

from companion.games.campaign.computer.beliefs import Situation, beliefs
from companion.games.campaign.computer.doctrine import Doctrine, read_doctrine
from companion.games.campaign.computer.line import goals
from companion.games.campaign.computer.missions import Plan
from companion.games.campaign.computer.player import phase
from companion.games.campaign.computer.writing import Goals
from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.rules.hexes import Hex
from companion.games.campaign.rules.plans import Mission, Posture
from companion.games.campaign.rules.reports import Activity, AnyReport, Location, Sighting
from companion.games.campaign.rules.state import SIDES, Side, State
from companion.kernel.shelf import ruleset_texts
from tests.games.campaign.commanding import a_phase, laid_out, seen, the_map, the_rules, with_corps

DAY = 2
"""A turn of full movement: 0900 on the first day."""


@cache
def doctrine() -> Doctrine:
    return read_doctrine(ruleset_texts("gettysburg", only=("players.toml",)))


def a_situation(state: State, side: Side) -> Situation:
    view = seen(state, side)
    return Situation(the_rules(), the_map(), doctrine(), view, beliefs(the_rules(), the_map(), doctrine(), view))


def a_campaign(side: Side, *reports: AnyReport, turn: int = DAY, scenario: str = "campaign", **more: Any) -> State:
    """Give a side's player phase with reports; computers of the basic level play."""
    control = dict.fromkeys(SIDES, "computer:basic")
    return a_phase(side, turn, laid_out(scenario), reports=reports, control=control, **more)


def ordered_by(state: State, side: Side) -> Sequence[cmd.AnyCommand]:
    """Give what a side's computer orders."""
    return phase(the_rules(), the_map(), doctrine(), seen(state, side))


def following(state: State, side: Side, posture: Posture) -> State:
    """Give the state with a strong computer whose staff has chosen a plan in an hour before."""
    lead = Mission(corps=f"{side}:HQ", task="lead", hex=state.headquarters(side).hex, why="corps", posture=posture)
    return replace(state, missions={lead.corps: lead}, control=dict.fromkeys(SIDES, "computer:strong"))


def carried(staff: Callable[[Situation], Plan], now: Situation) -> Goals:
    """Give what each corps does by the plan that a staff makes."""
    return goals(now, staff(now))


def only(state: State, side: Side, *letters: str) -> State:
    """Give the state without any of a side's corps but these and headquarters."""
    for name, one in state.corps.items():
        if one.side == side and not one.headquarters and one.letter not in letters:
            state = with_corps(state, name, status="eliminated")
    return state


def placed(state: State, side: Side, **at: Hex) -> State:
    """Give the state with corps put into hexes."""
    for letter, spot in at.items():
        state = with_corps(state, f"{side}:{letter}", hex=spot)
    return state


def a_sighting(to: Side, at: Hex, men: int, *, sent: int = DAY, by: str = "A") -> Sighting:
    return Sighting(to=to, sent=sent, arrives=sent, corps=f"{to}:{by}", hex=at, men=men)


def smoke(to: Side, at: Hex, *, sent: int = DAY) -> Activity:
    return Activity(to=to, sent=sent, arrives=sent, hex=at)


def a_letter(to: Side, letter: str, at: Hex, *, sent: int = DAY) -> Location:
    return Location(to=to, sent=sent, arrives=sent, corps=f"{to}:{letter}", hex=at)


def of(commands: Iterable[cmd.AnyCommand], corps: str) -> list[cmd.AnyCommand]:
    """Give the commands to one corps."""
    return [one for one in commands if getattr(one, "corps", None) == corps]


def goes_to(commands: Iterable[cmd.AnyCommand], corps: str) -> Hex | None:
    """Give where a corps is marched to."""
    from companion.games.campaign.rules.ground import along

    found = [one for one in of(commands, corps) if isinstance(one, cmd.MV)]
    return along(found[-1].start, found[-1].path)[-1] if found else None


def weary(state: State, name: str) -> State:
    """Give the state with a corps whose morale is low, but not gone."""
    one = state.corps[name]
    return replace(state, corps={**state.corps, name: replace(one, fatigue=one.effectiveness + 1)})
