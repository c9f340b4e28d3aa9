"""What a battle would come to if the computer fought it: told before one chooses, on copies that leave no trace.

The rulebook's battle hangs on what both sides take each other for, on one factor drawn, and on leaders; all of it is
drawn for each copy as it would be, with dice of their own (RTG-9, RTG-15.0b).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec
from msgspec.structs import replace

from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules.battle.fight import answer, go_on
from companion.games.campaign.rules.battle.participants import by_the_book, corps_on, sides, who_comes
from companion.games.campaign.rules.battle.statistics import open_battle_of
from companion.games.campaign.rules.ground import Ground
from companion.games.campaign.rules.state import Battle, Side, State
from companion.games.campaign.rules.story import Story
from companion.kernel.dice import Dice


class SideChance(msgspec.Struct, frozen=True, kw_only=True):
    """What a side may lose, in strength points: of ten battles that are fought one costs no more, five, nine."""

    side: Side
    strength: int
    least: int
    middle: int
    most: int
    corps: tuple[str, ...] = ()
    """Those who stand there now: of them alone it is."""
    coming: tuple[str, ...] = ()
    """Those who would come on to a table before dusk: the computer's battle is over before (RTG-R-OFF-ONE)."""


class Chances(msgspec.Struct, frozen=True, kw_only=True):
    """What came of so many battles of the computer's; shares are of all of them."""

    battles: int
    called_off: float
    sides: tuple[SideChance, ...]
    destroyed: dict[str, float]
    """{corps: how often it was destroyed}; who never was is left out."""
    demoralised: dict[str, float]


def chances(rules: Rules, ground: Ground, state: State, supplies: Iterable[Dice]) -> Chances:
    """Fight the open battle once with each supply of dice and say what came of it; raises Refused where none is."""
    battle = open_battle_of(state)
    lost: dict[Side, list[int]] = {side: [] for side in sides(battle)}
    gone, shaken, off, count = Counter[str](), Counter[str](), 0, 0
    for dice in supplies:
        told = _fought(Story(rules, ground, state, dice))
        count += 1
        if any(one.aborted for one in told if isinstance(one, ev.BattleClosed)):
            off += 1
            continue
        gone.update(one.corps for one in told if isinstance(one, ev.Eliminated))
        shaken.update(one.corps for one in told if isinstance(one, ev.Demoralised) and one.on)
        for side, losses in lost.items():
            fell = (one for one in told if isinstance(one, ev.StrengthLost) and one.corps.startswith(f"{side}:"))
            losses.append(sum(one.lost.total for one in fell))
    return Chances(
        battles=count,
        called_off=_share(off, count),
        sides=tuple(_side(state, battle, side, sorted(losses)) for side, losses in lost.items()),
        destroyed={name: _share(times, count) for name, times in sorted(gone.items())},
        demoralised={name: _share(times, count) for name, times in sorted(shaken.items())},
    )


def _fought(story: Story) -> Sequence[ev.AnyEvent]:
    """Fight the open battle as the book has it; commanders who would be asked answer as it is offered to them."""
    battle = by_the_book(story.state, open_battle_of(story.state))
    story.state = replace(story.state, pending=None, battle=replace(battle, offline="computer"))
    go_on(story)
    while (asked := story.state.pending) is not None and story.state.battle is not None:
        answer(story, asked.default)
    return story.events


def _side(state: State, battle: Battle, side: Side, losses: Sequence[int]) -> SideChance:
    there = corps_on(state, battle, side)
    least, middle, most = (losses[len(losses) * tenth // 10] if losses else 0 for tenth in (1, 5, 9))
    return SideChance(
        side=side,
        strength=sum(one.strength.total for one in there),
        least=least,
        middle=middle,
        most=most,
        corps=tuple(one.id for one in there),
        coming=tuple(one.id for one in who_comes(state, battle, side)),
    )


def _share(times: int, count: int) -> float:
    return times / count if count else 0.0
