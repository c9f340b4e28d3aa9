"""What a command leads to, told fact by fact: each is folded at once, so that the next rule sees what is true now."""

from __future__ import annotations

from companion.dice import Dice
from companion.tactical import apply as folding
from companion.tactical import events as ev
from companion.tactical.ground import Ground
from companion.tactical.rules import Rules
from companion.tactical.sight import Sight
from companion.tactical.state import State, Unit


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
