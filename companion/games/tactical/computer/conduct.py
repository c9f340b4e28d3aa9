"""How computers wage a square-grid battle: who shoots and who strikes, who is never engaged, who crosses where.

Counted from the facts as they fall, by the true state; no rule reads it. Shares are of 1, to three places.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import msgspec

from companion.games.tactical.charts.terms import SIDES
from companion.games.tactical.computer.crossings import Crossings
from companion.games.tactical.computer.killing import Killing
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.ground.squares import Square, distance
from companion.games.tactical.rules.state import State, Unit
from companion.kernel.tallies import share

if TYPE_CHECKING:
    from companion.games.tactical.game import Tactical

By = dict[str, int | float]
NEAR = 6
"""Squares from an objective or a crossing within which a loss counts as suffered for it."""
ACTS = ("force_march", "fortify", "advance")


class Conduct(msgspec.Struct, frozen=True):
    """What was counted of one game; of many, the mean."""

    killed_by: dict[str, By]
    """{side that killed: {arm: men}}: by its fire and hand to hand, with what broke and ran after it."""
    lost_by: dict[str, By]
    """{side that lost: {cause: men}}."""
    lost_near: dict[str, float]
    """{side: share of its losses within six squares of an objective, a bridge or a ford}."""
    shots: dict[str, dict[str, By]]
    """{side: {arm: {range: number}}} of shots that cost a man or more with neither good nor bad luck."""
    melees: By
    """{side: attacks hand to hand}."""
    never_fired: dict[str, float]
    """{side: share of foot and horse that came on and never fired a shot that counts}."""
    engaged: dict[str, dict[str, float]]
    """{side: {division: share of its units that fired a shot that counts or fought hand to hand}}."""
    crossings: dict[str, dict[str, By]]
    """{square of a bridge or ford, "31,19": {side: {corps: units that crossed there of their own will}}}."""
    lost_share: dict[str, dict[str, float]]
    """{side: {division: share of its men lost}}."""
    acts: dict[str, By]
    """{side: {act: number}}: forced marches, levels of works that were ordered, squares followed into."""


class Watch:
    """Watches a game from its first state on."""

    def __init__(self, game: Tactical, state: State) -> None:
        self._game, self._before = game, state
        self._killing, self._crossings = Killing(game), Crossings(game)
        self._fired: set[str] = set()
        self._fought: set[str] = set()
        self._shots: Counter[tuple[str, str, int]] = Counter()
        self._melees: Counter[str] = Counter()
        self._acts: Counter[tuple[str, str]] = Counter()
        self._lost: Counter[tuple[str, bool]] = Counter()
        self._causes: Counter[tuple[str, str]] = Counter()

    def hear(self, event: ev.AnyEvent, state: State) -> None:
        """Count a fact; the state is that after it."""
        before, self._before = self._before, state
        match event:
            case ev.Fired():
                self._shot(event, before)
            case ev.MeleeFought():
                self._fought.update(event.attackers, event.defenders)
                self._melees[before.units[event.attackers[0]].side] += 1
            case ev.Lost() | ev.Eliminated():
                self._loss(event, before)
            case ev.ForceMarched():
                self._act(before, event.unit, "force_march")
            case ev.Fortified() if event.paid:  # what units do by themselves costs no points and is nobody's decision
                self._act(before, event.unit, "fortify")
            case ev.Advanced():
                self._act(before, event.unit, "advance")
            case ev.Reorganised():
                self._reorganise(event)
            case _:
                pass
        self._killing.hear(event, before)
        self._crossings.hear(event, before)

    def seen(self, state: State) -> Conduct:
        """Give what was counted; the state is the last."""
        active = self._fired | self._fought
        divisions = {side: _divisions(state, side) for side in SIDES}
        return Conduct(
            killed_by={side: self._killing.of(side) for side in SIDES},
            lost_by={
                side: {cause: men for (whose, cause), men in sorted(self._causes.items()) if whose == side}
                for side in SIDES
            },
            lost_near={
                side: share(self._lost[side, True], self._lost[side, True] + self._lost[side, False]) for side in SIDES
            },
            shots={side: self._shots_of(side) for side in SIDES},
            melees={side: self._melees[side] for side in SIDES},
            never_fired={side: self._silent(state, side) for side in SIDES},
            engaged={
                side: {name: share(sum(one.id in active for one in units), len(units)) for name, units in every.items()}
                for side, every in divisions.items()
            },
            crossings=self._crossings.found(),
            lost_share={
                side: {
                    name: share(sum(one.men_lost for one in units), sum(one.men_at_start for one in units))
                    for name, units in every.items()
                }
                for side, every in divisions.items()
            },
            acts={side: {act: self._acts[side, act] for act in ACTS} for side in SIDES},
        )

    def _act(self, before: State, unit: str, act: str) -> None:
        self._acts[before.units[unit].side, act] += 1

    def _shot(self, event: ev.Fired, before: State) -> None:
        one = before.units[event.unit]
        if self._killing.expects(event, before):
            self._fired.add(event.unit)
            self._shots[one.side, one.arm, event.range] += 1

    def _shots_of(self, side: str) -> dict[str, By]:
        found: dict[str, By] = {}
        for (whose, arm, squares), number in sorted(self._shots.items()):
            if whose == side:
                found.setdefault(arm, {})[str(squares)] = number
        return found

    def _loss(self, event: ev.Lost | ev.Eliminated, before: State) -> None:
        one = before.units[event.unit]
        self._causes[one.side, event.cause] += event.men
        if one.square is not None:
            near = any(distance(one.square, at) <= NEAR for at in self._worth(before))
            self._lost[one.side, near] += event.men

    def _worth(self, state: State) -> tuple[Square, ...]:
        ground = self._game.situation(state).ground
        return (*ground.objectives, *ground.bridges, *ground.fords)

    def _reorganise(self, event: ev.Reorganised) -> None:
        """Let what units become have done what they did."""
        for done in (self._fired, self._fought):
            if done.intersection(event.gone):
                done.update(one.id for one in event.units)

    def _silent(self, state: State, side: str) -> float:
        came = [
            one
            for one in state.units.values()
            if one.side == side and one.arm != "artillery" and one.status != "to-arrive"
        ]
        return share(sum(one.id not in self._fired for one in came), len(came))


def _divisions(state: State, side: str) -> dict[str, list[Unit]]:
    found: dict[str, list[Unit]] = {}
    for one in state.units.values():
        if one.side == side and one.division:
            found.setdefault(one.division, []).append(one)
    return found
