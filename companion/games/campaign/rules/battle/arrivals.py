"""Who comes into a battle on the table while it lasts: by his own orders and his own path (RTG-R-OFF-ONE).

Nobody's wish and nobody's guess: the execution phase is carried on as it would be if the battle lasted, to the end of
the day, on a copy of the campaign. Who enters the hex in it comes, in that hour and by that edge.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.rules import apply as folding
from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules.battle.participants import day_is_fought
from companion.games.campaign.rules.clock import END
from companion.games.campaign.rules.hexes import Hex
from companion.games.campaign.rules.state import Corps, MarchMode, State, slot, whole
from companion.games.campaign.rules.story import Story
from companion.games.campaign.rules.table_day import Arrival
from companion.kernel.dice import Roll, Why

Carry = Callable[[Story], None]
"""Plays an execution phase from the present moment to its end."""


class Middling:
    """Dice that always show the middle: what is foreseen is drawn for nobody, and is no draw of the game's."""

    def choose(self, count: int, why: Why) -> Roll:
        """Give the middle of so many chances."""
        return Roll(face=(count + 1) // 2, origin="rolled", why=why.text, sides=count)

    def d10(self, why: Why) -> Roll:
        """Give a middling face."""
        return self.choose(10, why)


def last_turn_of_day(rules: Rules, state: State) -> int:
    """Give the last turn of the present day in which there is light: that before night."""
    here = slot(state, len(rules.slots))
    return state.turn + sum(1 for turn in rules.slots[here + 1 :] if turn.kind != "night")


def foreseen(story: Story, at: Hex, carry_on: Carry) -> tuple[Arrival, ...]:
    """Give who comes into a hex before dusk, in the order of their hours, if a battle there lasts so long.

    Nobody where battles are not fought on the table, or each attack is a battle by itself.
    """
    state = story.state
    if not state.offline or story.rules.choice("RTG-R-OFF-ONE") or at in state.declined or day_is_fought(state, at):
        return ()
    found: dict[str, Arrival] = {}
    ways: dict[str, list[Hex]] = {}
    trial, until = _while_it_lasts(story.state, at), last_turn_of_day(story.rules, story.state)
    while True:
        told = Story(story.rules, story.ground, trial, Middling())
        carry_on(told)

        for event in told.events:
            if isinstance(event, ev.Entered):
                ways.setdefault(event.corps, []).append(event.to)
                dusk = whole(event.at) == END and trial.turn == until
                if event.to == at and event.corps not in found and not dusk:
                    origin, way = story.corps(event.corps).hex, tuple(ways[event.corps])
                    found[event.corps] = Arrival(event.corps, origin, way, event.heading, trial.turn, event.at)
        if told.state.pending is not None or told.state.turn >= until:
            break
        trial = _next_turn(told.state, at)
    return tuple(sorted(found.values(), key=lambda one: (one.turn, one.at[0] / one.at[1], one.corps)))


def _while_it_lasts(state: State, at: Hex) -> State:
    """Give the campaign as it goes on around a battle: who is in its hex is held there, and nobody else fights."""
    there = {name: _held(one, at) for name, one in state.corps.items()}
    return replace(state, battle=None, pending=None, corps=there)


def _held(one: Corps, at: Hex) -> Corps:
    if (one.hex == at and one.here) or one.combat == "withdraw":
        # Who is in the battle fights on; who gives way elsewhere would have to throw dice for it.
        return replace(one, action=None, suspended=None, waits_until=(1, 1), attacked=True)
    return replace(one, attacked=True)


def _next_turn(state: State, at: Hex) -> State:
    """Give the next turn of the same day, with orders as they are: whoever marches keeps his pace, others march."""
    for phase in ("reconnaissance", "execution"):
        state = folding.apply(state, ev.PhaseBegan(state.turn + (phase == "reconnaissance"), phase))
    paced = {name: replace(one, imposed=one.imposed or _pace(one)) for name, one in state.corps.items()}
    return _while_it_lasts(replace(state, corps=paced), at)


def _pace(one: Corps) -> MarchMode | None:
    """Give the march mode that a corps is taken to have in a later turn; who has no orders has none to follow."""
    if not one.orders:
        return None
    return one.own_march if one.own_march != "rest" else "normal"
