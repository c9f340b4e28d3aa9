"""What a command leads to, told fact by fact: each is folded at once, so that the next rule sees what is true now."""

from __future__ import annotations

from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.rules import apply as folding
from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules.ground import Ground
from companion.games.campaign.rules.state import Corps, State
from companion.kernel.dice import Dice


class Story:
    """A state, the facts told since, and what decides: rules, ground and dice."""

    def __init__(self, rules: Rules, ground: Ground, state: State, dice: Dice) -> None:
        self.rules, self.ground, self.state, self.dice = rules, ground, state, dice
        self.events: list[ev.AnyEvent] = []

    def tell(self, event: ev.AnyEvent) -> None:
        """Tell a fact."""
        self.state = folding.apply(self.state, event)
        self.events.append(event)

    def corps(self, name: str) -> Corps:
        """Give a corps as it is now."""
        return self.state.corps[name]
