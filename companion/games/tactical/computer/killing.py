"""Who did the killing in a battle: whose fire or attack every loss came of, and which shots were worth it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from companion.games.tactical.charts.terms import Side, other
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.combat.casualties import exposed
from companion.games.tactical.rules.combat.firing import shot_of, worked_out
from companion.games.tactical.rules.state import State, Unit

if TYPE_CHECKING:
    from companion.games.tactical.game import Tactical

EVEN = 1
"""The random factor of a shot with neither good nor bad luck."""


class Killing:
    """Whose each loss is: of the shot or the attack that it follows, the losses of those who broke and ran too."""

    def __init__(self, game: Tactical) -> None:
        self._game = game
        self._men: Counter[tuple[str, str]] = Counter()
        self._killers: dict[Side, tuple[Side, str]] = {}
        """{side that loses now: who kills it: side and arm}."""

    def hear(self, event: ev.AnyEvent, before: State) -> None:
        """Count a fact; the state is that before it."""
        match event:
            case ev.PhaseBegan() | ev.SubPhaseBegan():
                self._killers = {}
            case ev.Fired():
                one = before.units[event.unit]
                self._killers = {other(one.side): (one.side, one.arm)}
            case ev.MeleeFought():
                strikes, stands = _foremost(before, event.attackers), _foremost(before, event.defenders)
                self._killers = {stands.side: (strikes.side, strikes.arm), strikes.side: (stands.side, stands.arm)}
            case ev.Lost() | ev.Eliminated():
                killer = self._killers.get(before.units[event.unit].side)
                if killer is not None:
                    self._men[killer] += event.men
            case _:
                pass

    def of(self, side: str) -> dict[str, int | float]:
        """Give the men that a side killed, by its arms."""
        return {arm: men for (whose, arm), men in sorted(self._men.items()) if whose == side}

    def expects(self, event: ev.Fired, before: State) -> bool:
        """Say whether a shot was worth firing: with neither good nor bad luck it costs somebody a man or more."""
        now, one = self._game.situation(before), before.units[event.unit]
        units = [unit for unit in before.at(event.at) if unit.side != one.side]
        shot = replace(shot_of(now, one), range=event.range, random=EVEN)
        return any(
            worked_out(now, one, shot, victim, units)[0].casualties > 0
            for victim in exposed(now.rules, units, one.arm, event.range).units
        )


def _foremost(state: State, names: Sequence[str]) -> Unit:
    """Give the strongest of those who fight hand to hand: his arm does the killing."""
    return max((state.units[name] for name in names), key=lambda one: (one.men, one.guns))
