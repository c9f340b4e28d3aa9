"""The campaign as a session asks it: one kind of game among three, all with these functions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from companion.charts.faults import Problem
from companion.charts.figures import Reason
from companion.charts.ruleset import StandIn
from companion.games.campaign import messages as _messages  # noqa: F401 - what a document tells is known with its game
from companion.games.campaign.charts import ruleset as charts
from companion.games.campaign.messages import plans as _plans  # noqa: F401 - the same
from companion.games.campaign.messages import working as _working  # noqa: F401 - the same
from companion.games.campaign.rules import apply as folding
from companion.games.campaign.rules import commanding, names, secrecy, under
from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules import view as views
from companion.games.campaign.rules.duties import Duty, duties
from companion.games.campaign.rules.ground import Ground, as_chosen
from companion.games.campaign.rules.state import Side, State, other
from companion.games.campaign.rules.view import Seat, View
from companion.games.campaign.setup.map_text import read_map
from companion.games.campaign.upcasts import UPCASTS
from companion.kernel.codec import readable
from companion.kernel.computer_game import ComputerGame
from companion.kernel.dice import Dice
from companion.kernel.overriding.commanding import Commanders, Formations
from companion.kernel.shelf import MAP
from companion.language.messages import Message

if TYPE_CHECKING:
    from companion.games.campaign.rules.annals.shapes import Annals, Recalled
    from companion.games.campaign.rules.battle.table_book import CampaignBattles
    from companion.games.campaign.rules.score import Score

KIND = "campaign"


class Campaign(ComputerGame[charts.Rules, State, cmd.AnyCommand, ev.AnyEvent]):
    """The rules of one document: its own charts and map, with the options that its state has chosen."""

    kind = KIND
    COURSE, ENDS = secrecy.COURSE, secrecy.ENDS

    def __init__(self, texts: Mapping[str, str], stand_in: StandIn | None = None) -> None:
        """Take charts and map as {file name: text}; each is read when it is first asked for."""
        super().__init__(cmd.AnyCommand, ev.AnyEvent, UPCASTS)
        self._texts = texts
        self._laid: tuple[dict[str, int], Ground] | None = None
        self._charts = charts.Rules(texts, stand_in=stand_in)

    def by_default(self) -> charts.Rules:
        """Give the charts of the document in the default readings."""
        return self._charts

    @cached_property
    def ground(self) -> Ground:
        """The map. Raises BadInput."""
        return read_map(self._texts.get(MAP, ""), file=MAP)

    def ground_of(self, state: State) -> Ground:
        """Give the map as the options of a state have it."""
        if self._laid is None or self._laid[0] != state.options:
            self._laid = state.options, as_chosen(self.ground, self.rules(state))
        return self._laid[1]

    def check(self) -> None:
        """Read all charts and the map; raises BadInput with every problem of the charts, else of the map."""
        charts.load(self._texts, begun=True)
        assert self.ground

    def uncounted(self) -> list[Problem]:
        """Name the rows of the charts that nothing reads."""
        return charts.uncounted(self._texts)

    @property
    def battles(self) -> CampaignBattles:
        """Give what the journal tells of battles that can leave the computer (RTG-15.0)."""
        from companion.games.campaign.rules.battle.table_book import CampaignBattles

        return CampaignBattles(self.ground)

    def why_not(self, state: State, command: cmd.AnyCommand) -> tuple[Reason, ...]:
        """Give every reason against a command."""
        from companion.games.campaign.rules import legal

        return legal.why_not(self.rules(state), self.ground_of(state), state, command)

    def decide(self, state: State, command: cmd.AnyCommand, dice: Dice) -> Sequence[ev.AnyEvent]:
        """Decide a command; raises Refused or DieWanted."""
        from companion.games.campaign.rules import decide as deciding  # only showing a game needs none of this

        return deciding.decide(self.rules(state), self.ground_of(state), state, command, dice)

    def unbalanced(self, state: State) -> Mapping[str, Message]:
        """Say of which corps the books do not balance, by id."""
        from companion.games.campaign.rules import books

        return books.all_unbalanced(state)

    def fold(self, state: State, event: ev.AnyEvent) -> State:
        """Fold a fact that does not begin a game."""
        return folding.apply(state, event)

    def view(self, state: State, seat: Seat) -> View:
        """Give what a seat may know."""
        return views.view(self.rules(state), self.ground_of(state), state, seat)

    def remember(self, memory: Annals | None, state: State | None, events: Sequence[ev.AnyEvent]) -> Annals:
        """Add an entry's facts to the annals of the corps."""
        from companion.games.campaign.rules.annals.remembering import remember

        first = events[0] if state is None else None
        known = first.state if isinstance(first, ev.Began) else state
        assert known is not None
        return remember(self.rules(known), memory, state, events)

    def recall(self, memory: Annals, state: State, seat: Seat) -> Recalled:
        """Give what a seat may know of the annals."""
        from companion.games.campaign.rules.annals.recalling import recall

        return recall(self.rules(state), memory, state, seat)

    def duties(self, state: State, seat: Seat) -> tuple[Duty, ...]:
        """Give what the phase demands and allows, as far as a seat may know."""
        return duties(self.view(state, seat))

    def score(self, state: State, seat: Seat) -> Score | None:
        """Give the score; None for a side while the game goes on, for it would tell what the enemy has lost."""
        if seat != "referee" and not state.over:
            return None
        from companion.games.campaign.rules import score as scoring

        return scoring.score(self.rules(state), state)

    def called(self, state: State, seat: Seat) -> Mapping[str, str]:
        """Give what every corps is called, by id, to a side its own."""
        return views.called(state, seat)

    def label(self, state: State, command: cmd.AnyCommand) -> Message:
        """Say what a command does."""
        from companion.games.campaign.rules import labels

        return labels.label(self.rules(state), state, command)

    def acting_side(self, state: State, command: cmd.AnyCommand) -> str:
        """Say whose business a command is: a side, "both" or "referee"."""
        match command:
            case cmd.Override() | cmd.SetOption() | cmd.EnterResult() | cmd.NameCommander() | cmd.Dismiss():
                return "referee"
            case cmd.Note() | cmd.Continue():
                return "both"
            case cmd.Resign():
                return command.side
            case cmd.TakeSeat():
                return command.by
            case cmd.Answer() if state.pending is not None:
                return state.pending.seat
            case _:
                return names.side_to_act(state) or "both"

    def names_hidden(self, state: State, command: cmd.AnyCommand, seat: Seat) -> str:
        """Give the first thing a command names that the seat may not know of: a corps of the enemy's, or ""."""
        from companion.games.campaign.rules import legal

        del state
        enemy = "" if seat == "referee" else f"{other(seat)}:"
        return next((name for name in legal.named(command) if enemy and name.startswith(enemy)), "")

    def unknown(self, state: State, command: cmd.AnyCommand) -> tuple[Reason, ...]:
        """Give a reason for each name in a command that no corps of the side to act bears."""
        from companion.games.campaign.rules import legal

        return tuple(legal.unknown_names(state, command))

    def commanders(self, state: State) -> Commanders:
        """Give who sits at the game beside the referee and the sides."""
        return state.commanders

    def formations(self, state: State, side: Side) -> Formations:
        """Give what a side has to command."""
        return under.formations(state, side)

    def acts_with(self, state: State, command: cmd.AnyCommand) -> tuple[str, ...]:
        """Name the corps that an order goes to."""
        return commanding.acts_with(state, command)

    def own_view(self, state: State, side: Side, own: frozenset[str]) -> View:
        """Give what a commander's own corps tell him."""
        return commanding.own_view(self.rules(state), self.ground_of(state), state, side, own)

    def own_recall(self, memory: Annals, state: State, side: Side, own: frozenset[str]) -> Recalled:
        """Give what a commander may know of the annals."""
        return commanding.own_recall(self.recall(memory, state, side), own)

    def moment(self, state: State) -> tuple[int, str, int]:
        """Give turn, phase and step, for the log and the backups; a phase has one step."""
        return state.turn, state.phase, 1

    def hidden(self, state: State) -> bool:
        """Say whether the sides know less than the referee: always (RTG-1.0b)."""
        del state
        return True

    def reveals(self, state: State) -> bool:
        """Say whether nothing is secret any more: the game is over."""
        return state.over

    def tells(self, state: State, seat: Seat, event: ev.AnyEvent) -> bool:
        """Say whether a seat may read an event."""
        return secrecy.tells(state, seat, event)


def known_event(text: str) -> bool:
    """Say whether every event of an entry is of a kind that this version knows."""
    return readable(text, ev.AnyEvent)
