"""The miniatures rules as a session asks them: one kind of game among three, all with these functions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING

from msgspec.structs import replace

from companion.charts.faults import BadInput, Problem
from companion.charts.figures import Reason
from companion.charts.ruleset import StandIn
from companion.games.miniatures.charts import ruleset as charts
from companion.games.miniatures.messages import forces as _forces  # noqa: F401 - what a document tells is known with it
from companion.games.miniatures.messages import working as _  # noqa: F401 - what a document tells is known with its game
from companion.games.miniatures.rules import apply as folding
from companion.games.miniatures.rules import commanding, secrecy, under
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules import events as ev
from companion.games.miniatures.rules import view as views
from companion.games.miniatures.rules.duties import Duty
from companion.games.miniatures.rules.hand import books
from companion.games.miniatures.rules.state import Side, State, struggling
from companion.games.miniatures.rules.view import Seat, View
from companion.games.miniatures.upcasts import UPCASTS
from companion.kernel import shelf
from companion.kernel.codec import Codec, readable
from companion.kernel.dice import Dice, Why
from companion.kernel.overriding.commanding import Commanders, Formations
from companion.language.messages import Message

if TYPE_CHECKING:
    from companion.games.miniatures.rules.score import Score

KIND = RULESET = "miniatures"
SCORE_SHEET = "score.toml"


class Miniatures(Codec[cmd.AnyCommand, ev.AnyEvent]):
    """The rules of one document: its own charts, with the options that its state has chosen."""

    kind = KIND
    battles = None
    """It is the table itself: no battle of it leaves the computer."""

    def __init__(self, texts: Mapping[str, str], stand_in: StandIn | None = None) -> None:
        """Take the charts as {file name: text}, and the field; each is read when it is first asked for."""
        texts = _later() | dict(texts)
        super().__init__(cmd.AnyCommand, ev.AnyEvent, UPCASTS)
        self._texts, self._stand_in = texts, stand_in
        self._in_force: tuple[dict[str, int], charts.Rules] = {}, charts.Rules(texts, stand_in=stand_in)
        self._score_sheet = texts.get(SCORE_SHEET)

    def check(self) -> None:
        """Read all charts; raises BadInput with every problem."""
        charts.load(self._texts, begun=True)
        charts.Rules(self._texts).ground  # noqa: B018 - read, so that a field which cannot be is told
        if self._score_sheet is not None:
            from companion.games.miniatures.rules import score as scoring

            scoring.read_score_sheet(self._score_sheet)

    def uncounted(self) -> list[Problem]:
        """Name the rows of the charts that nothing reads."""
        return charts.uncounted(self._texts)

    def rules(self, state: State) -> charts.Rules:
        """Give the charts with the options of a state, which were found sound when they were chosen."""
        if state.options != self._in_force[0]:
            self._in_force = state.options, self._in_force[1].as_read(state.options)
        return self._in_force[1]

    def why_not(self, state: State, command: cmd.AnyCommand) -> tuple[Reason, ...]:
        """Give every reason against a command."""
        from companion.games.miniatures.rules import legal

        if isinstance(command, cmd.AddUnit):
            from companion.games.miniatures.setup import adding  # the reader of rosters stands above the rules

            return adding.against(self.rules(state).scale, state, command.row)
        return legal.why_not(self.rules(state), state, command)

    def decide(self, state: State, command: cmd.AnyCommand, dice: Dice) -> Sequence[ev.AnyEvent]:
        """Decide a command; raises Refused or DieWanted."""
        from companion.games.miniatures.rules import decide as deciding  # only showing a game needs none of this

        if isinstance(command, cmd.AddUnit):
            from companion.games.miniatures.setup import adding

            return (adding.added(self.rules(state).scale, state, command.row),)
        return deciding.decide(self.rules(state), state, command, dice)

    def apply(self, state: State | None, event: ev.AnyEvent) -> State:
        """Fold one event; the first of a game makes its state."""
        if isinstance(event, ev.Began):
            return event.state
        assert state is not None
        return folding.apply(state, event)

    def unbalanced(self, state: State) -> Mapping[str, Message]:
        """Say of which units the books do not balance, or that stand on the table without a stand."""
        from companion.games.miniatures.rules.hand import legal

        return {one.id: legal.amiss(one) for one in books.unbalanced(state)}

    def as_then(self, then: State, state: State, command: cmd.AnyCommand) -> cmd.AnyCommand:
        """Give a command that was given in one state so that it says the same in another; raises Refused."""
        if isinstance(command, cmd.Tick):
            from companion.games.miniatures.rules import acts

            return replace(command, acts=acts.the_same(then, state, command.acts))
        from companion.games.miniatures.rules import retelling

        return retelling.as_it_counts(self.rules(state), state, super().as_then(then, state, command))

    def view(self, state: State, seat: Seat) -> View:
        """Give what a seat may know."""
        return views.view(self.rules(state), state, seat)

    def duties(self, state: State, seat: Seat) -> tuple[Duty, ...]:
        """Give what the step demands and allows, as far as a seat may know."""
        return views.duties(self.rules(state), state, seat)

    def score(self, state: State, seat: Seat) -> Score | None:
        """Give the score; None without a score sheet, and for a side that does not see the enemy's losses."""
        if self._score_sheet is None or (seat != "referee" and self.hidden(state)):
            return None
        from companion.games.miniatures.rules import score as scoring

        try:
            return scoring.score(state, scoring.read_score_sheet(self._score_sheet))
        except BadInput as error:
            if self._stand_in is None:
                raise
            self._stand_in(SCORE_SHEET, error)  # told, but not used: the points may be the scenario's own
            return None

    def called(self, state: State, seat: Seat) -> Mapping[str, str]:
        """Give what everybody of whom a seat may know is called, by id."""
        return views.called(state, seat)

    def label(self, state: State, command: cmd.AnyCommand) -> Message:
        """Say what a command does."""
        from companion.games.miniatures.rules import labels

        return labels.label(self.rules(state), state, command)

    def acting_side(self, state: State, command: cmd.AnyCommand) -> str:
        """Say whose business a command is: a side, "both" or "referee"."""
        from companion.games.miniatures.rules import legal

        return legal.acting_side(self.rules(state), state, command)

    def names_hidden(self, state: State, command: cmd.AnyCommand, seat: Seat) -> str:
        """Give the first thing a command names that the seat may not know of, or "".

        What is hidden, and what there is not: a side is told the same of both, and no name that is near to either.
        """
        hides = seat != "referee" and self.hidden(state)
        return next((name for name in secrecy.named(command) if name and not self._known(state, seat, name, hides)), "")

    def _known(self, state: State, seat: Seat, name: str, hides: bool) -> bool:
        return views.knows(state, seat, name) and (not hides or bool(views.side_of(state, name)))

    def commanders(self, state: State) -> Commanders:
        """Give who sits at the game beside the referee and the sides."""
        return state.commanders

    def formations(self, state: State, side: Side) -> Formations:
        """Give what a side has to command."""
        return under.formations(state, side)

    def acts_with(self, state: State, command: cmd.AnyCommand) -> tuple[str, ...]:
        """Name the units and leaders who act by a command."""
        return commanding.acts_with(state, command)

    def named(self, command: cmd.AnyCommand) -> tuple[str, ...]:
        """Name the units and leaders that a command names."""
        return tuple(name for name in secrecy.named(command) if name)

    def own_sees(self, state: State, side: Side, own: frozenset[str]) -> frozenset[str]:
        """Name who stands on the table beside a commander's own."""
        return commanding.own_sees(state, side, own)

    def own_called(self, state: State, side: Side, own: frozenset[str]) -> Mapping[str, str]:
        """Give what everybody is called whom a commander's own know."""
        return commanding.own_called(state, side, own)

    def own_view(self, state: State, side: Side, own: frozenset[str]) -> View:
        """Give what a commander's own units see."""
        return commanding.own_view(self.rules(state), state, side, own)

    def unknown(self, state: State, command: cmd.AnyCommand) -> tuple[Reason, ...]:
        """Give a reason for each name in a command that nothing in the battle bears."""
        from companion.games.miniatures.rules import legal

        return tuple(legal.unknown_names(self.rules(state), state, command))

    def entered(self, state: State, why: Why) -> bool:
        """Say whether a die is entered by hand in this battle's dice modes."""
        modes = state.dice
        return modes.get(f"{why.side}/{why.kind}", modes.get(f"{why.side}/all", "rolled")) == "entered"

    def enters_any(self, state: State) -> bool:
        """Say whether any kind of die is entered by hand."""
        return "entered" in state.dice.values()

    def moment(self, state: State) -> tuple[int, str, int]:
        """Give turn, player turn and step, for the log and the backups."""
        return state.turn, state.player_turn, state.step

    def hidden(self, state: State) -> bool:
        """Say whether the sides know less than the referee."""
        return state.intelligence != "open"

    def reveals(self, state: State) -> bool:
        """Say whether nothing is secret any more: a battle that is over may go on again, so it never is."""
        del state
        return False

    def opens(self, state: State, seat: Seat, commands: Sequence[cmd.AnyCommand]) -> bool:
        """Say whether a side may read the words of what was ordered."""
        return secrecy.opens(state, seat, commands)

    def owns(self, state: State, seat: Seat, commands: Sequence[cmd.AnyCommand]) -> bool:
        """Say whether a side may read commands whole."""
        return secrecy.owns(state, seat, commands)

    def accounts(self, state: State, seat: Seat, commands: Sequence[cmd.AnyCommand]) -> bool:
        """Say whether a side may read a whole working."""
        return secrecy.accounts(state, seat, commands)

    def tells(self, state: State, seat: Seat, event: ev.AnyEvent) -> bool:
        """Say whether a seat may read an event."""
        return secrecy.tells(state, seat, event)

    def gives_away(self, state: State, seat: Seat, command: cmd.AnyCommand) -> bool:
        """Say whether the odds of a command would tell a seat an enemy's strength."""
        names = secrecy.named(command)
        if isinstance(command, cmd.RollAgain) and (combat := struggling(state, command.combat)) is not None:
            names = (*combat.attackers, *combat.defenders)
        return not all(views.tells(state, seat, name) for name in names)


@cache
def _later() -> dict[str, str]:
    """Give the charts that games of early builds lack: nothing that such a game has decided rests on them."""
    return shelf.ruleset_texts(RULESET, only=tuple(charts.Rules.LATER))


def known_event(text: str) -> bool:
    """Say whether every event of an entry is of a kind that this version knows."""
    return readable(text, ev.AnyEvent)
