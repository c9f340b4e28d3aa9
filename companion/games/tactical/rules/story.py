"""What a command leads to, told fact by fact: each is folded at once, so that the next rule sees what is true now."""

from __future__ import annotations

from companion.games.tactical.charts.ruleset import Rules
from companion.games.tactical.rules import apply as folding
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.ground.map import Ground
from companion.games.tactical.rules.ground.sight import Sight
from companion.games.tactical.rules.state import State, Unit
from companion.kernel.dice import Dice


class Story:
    """A state, the facts told since, and what decides: rules, ground (with the game's own fords), sight and dice."""

    def __init__(self, rules: Rules, ground: Ground, sight: Sight, state: State, dice: Dice) -> None:
        self.rules, self.ground, self.sight, self.state, self.dice = rules, ground, sight, state, dice
        self.events: list[ev.AnyEvent] = []

    def tell(self, event: ev.AnyEvent) -> None:
        """Tell a fact."""
        self.state = folding.apply(self.state, event)
        self.events.append(event)

    def unit(self, name: str) -> Unit:
        """Give a unit as it is now."""
        return self.state.units[name]
