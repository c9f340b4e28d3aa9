"""How computers wage a campaign: who fights where and with whom, what corps are lost by, how headquarters behave.

Counted from the facts as they fall, by the true state; no rule reads it. Shares are of 1, to three places.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec

from companion.games.campaign.computer.jams import Jams
from companion.games.campaign.computer.staff_rides import StaffRides
from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules.calendar import day_number
from companion.games.campaign.rules.hexes import Hex, distance
from companion.games.campaign.rules.score import ended
from companion.games.campaign.rules.state import SIDES, Corps, State
from companion.kernel.tallies import mean, share

if TYPE_CHECKING:
    from companion.games.campaign.game import Campaign

By = dict[str, int | float]
CAUSES = ("combat", "rout", "fatigue_battle", "fatigue_march", "surrender")
ON_THE_MARCH = ("RTG-8.2a", "RTG-8.4a")
"""Tolls of the way, which fall due outside the fatigue phase."""


class Conduct(msgspec.Struct, frozen=True):
    """What was counted of one game; of many, the mean."""

    corps_engaged: dict[str, float]
    """{side: share of its corps that fought}."""
    battle_hex_days: int | float
    """Hexes fought over, each once a day."""
    attacks: By
    """{side: battles that it began}."""
    joint_attacks: float
    """The share of battles begun by two corps or more."""
    odds: float | None
    """The mean combat odds of battles; null for none."""
    corps_lost_by: dict[str, By]
    """{side: {cause: corps}}; worn out by fatigue counts where the more of it came from."""
    stragglers: int | float
    """Strength points that fell out, of both sides."""
    jammed: By
    """{side: turns that its corps stood in or before a hex that a corps of their own had filled (RTG-7.1)}."""
    marched: By
    """{side: hexes entered}."""
    first_battle: int | float | None
    """The turn; null for none."""
    hq_moves: By
    """{side: hexes that its headquarters entered}."""
    hq_reversals: By
    """{side: the most often that its headquarters turned back in one day}."""
    hq_near: dict[str, float]
    """{side: share of days at whose end headquarters stood within six hexes of the nearer half of the corps}."""
    nearest_exit: int | float | None
    """Hexes between a Confederate corps and the nearest way to Washington, at the nearest; null where there is none."""
    holds: dict[str, float]
    """{side: 1 if it was alone last in Gettysburg}."""


class Watch:
    """Watches a game from its first state on."""

    def __init__(self, game: Campaign, state: State) -> None:
        self._game, self._before = game, state
        self._fought: set[str] = set()
        self._hex_days: set[tuple[int, Hex]] = set()
        self._attacks: Counter[str] = Counter()
        self._joint = self._stragglers = 0
        self._odds: list[float] = []
        self._lost: Counter[tuple[str, str]] = Counter()
        self._tired: defaultdict[tuple[str, str], float] = defaultdict(float)
        self._marched: Counter[str] = Counter()
        self._first: int | None = None
        self._jams, self._rides = Jams(), StaffRides(game)
        self._nearest: int | None = None

    def hear(self, event: ev.AnyEvent, state: State) -> None:
        """Count a fact; the state is that after it."""
        before, self._before = self._before, state
        match event:
            case ev.BattleFought():
                self._battle(event, state)
            case ev.BattleClosed() if not event.aborted:
                self._fought.update(event.fought)
                self._joint += len(event.attackers) > 1
            case ev.Eliminated():
                self._gone(event, before)
            case ev.FatigueChanged() if event.by > 0:
                march = before.phase == "fatigue" or event.clause in ON_THE_MARCH
                self._tired[event.corps, "fatigue_march" if march else "fatigue_battle"] += event.by
            case ev.Straggled() if event.points > 0:
                self._stragglers += event.points
            case ev.Entered():
                self._enter(event, before)
            case _:
                pass
        self._jams.hear(event, before)
        self._rides.hear(event, state)

    def seen(self, state: State) -> Conduct:
        """Give what was counted; the state is the last."""
        self._rides.ended(state)
        corps = {side: {one.id for one in troops(state) if one.side == side} for side in SIDES}
        holder = ended(self._game.rules(state), state).holds_gettysburg
        return Conduct(
            corps_engaged={side: share(len(self._fought & corps[side]), len(corps[side])) for side in SIDES},
            battle_hex_days=len(self._hex_days),
            attacks={side: self._attacks[side] for side in SIDES},
            joint_attacks=share(self._joint, self._attacks.total()),
            odds=mean(self._odds) if self._odds else None,
            corps_lost_by={side: {cause: self._lost[side, cause] for cause in CAUSES} for side in SIDES},
            stragglers=self._stragglers,
            jammed={side: self._jams.of(side) for side in SIDES},
            marched={side: self._marched[side] for side in SIDES},
            first_battle=self._first,
            hq_moves={side: self._rides.moves[side] for side in SIDES},
            hq_reversals={side: self._rides.reversals(side) for side in SIDES},
            hq_near={side: self._rides.near(side) for side in SIDES},
            nearest_exit=self._nearest,
            holds={side: float(holder == side) for side in SIDES},
        )

    def _battle(self, event: ev.BattleFought, state: State) -> None:
        if self._first is None:
            self._first = state.turn
        self._hex_days.add((day_number(self._game.rules(state), state), event.hex))
        self._attacks[event.attacker] += 1
        if event.combat_odds is not None:
            self._odds.append(event.combat_odds)

    def _gone(self, event: ev.Eliminated, before: State) -> None:
        one = before.corps[event.corps]
        if one.headquarters:
            return
        cause: str = event.cause
        if cause == "fatigue":
            cause = max(("fatigue_battle", "fatigue_march"), key=lambda source: self._tired[one.id, source])
        elif cause == "table":
            cause = "combat"
        self._lost[one.side, cause] += 1

    def _enter(self, event: ev.Entered, before: State) -> None:
        one = before.corps[event.corps]
        self._marched[one.side] += not one.headquarters
        if one.side == "confederate" and not one.headquarters:
            away = [distance(event.to, at) for at in self._game.ground_of(before).exits]
            self._nearest = min((*away, *(() if self._nearest is None else (self._nearest,))), default=None)


def troops(state: State) -> Iterator[Corps]:
    """Give the corps of both sides that are no headquarters, gone ones too."""
    return (one for one in state.corps.values() if not one.headquarters)
