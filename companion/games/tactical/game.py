"""The square-grid battle as a session asks it: one kind of game among three, all with these functions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

import msgspec

from companion.charts.faults import Problem
from companion.charts.figures import Reason, Reasoned
from companion.charts.ruleset import StandIn
from companion.games.tactical import messages as _messages  # noqa: F401 - what a document tells is known with its game
from companion.games.tactical.charts import ruleset as charts
from companion.games.tactical.charts.terms import Side, other
from companion.games.tactical.rules import apply as folding
from companion.games.tactical.rules import commanding, names, secrecy, under
from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules import view as views
from companion.games.tactical.rules.combat.events import WorkingLines
from companion.games.tactical.rules.duties import Duty, duties
from companion.games.tactical.rules.ground.map import Ground
from companion.games.tactical.rules.ground.sight_figures import Measures
from companion.games.tactical.rules.situation import Moment, field
from companion.games.tactical.rules.state import Hours, State
from companion.games.tactical.rules.turn.hours import timed, turned, turned_about
from companion.games.tactical.rules.view import Seat, View
from companion.games.tactical.setup.battlefield import battlefield
from companion.games.tactical.upcasts import UPCASTS
from companion.kernel.codec import readable
from companion.kernel.computer_game import ComputerGame
from companion.kernel.dice import Dice
from companion.kernel.overriding.commanding import Commanders, Formations
from companion.kernel.shelf import MAP
from companion.language.messages import Message

if TYPE_CHECKING:
    from companion.games.tactical.rules.score import Score
    from companion.games.tactical.rules.table.book import TacticalBattles

KIND = "tactical"


class Tactical(ComputerGame[charts.Rules, State, cmd.AnyCommand, ev.AnyEvent]):
    """The rules of one document: its own charts and map, with the options and the fords of its state."""

    kind = KIND
    COURSE, ENDS = secrecy.COURSE, secrecy.ENDS

    def __init__(self, texts: Mapping[str, str], stand_in: StandIn | None = None) -> None:
        """Take charts and map as {file name: text}; each is read when it is first asked for."""
        super().__init__(cmd.AnyCommand, ev.AnyEvent, UPCASTS)
        self._texts, self._stand_in = texts, stand_in
        self._timed: tuple[charts.Rules, dict[tuple[int, Hours | None, bool], charts.Rules]] | None = None

    def by_default(self) -> charts.Rules:
        """Give the charts of the document in the default readings. Raises BadInput."""
        return self._charts

    @cached_property
    def _charts(self) -> charts.Rules:
        return charts.unread(self._texts, self._stand_in)

    @cached_property
    def _map(self) -> Ground:
        return battlefield(self._texts.get(MAP, ""), self._charts, file=MAP)

    def check(self) -> None:
        """Read all charts and the map; raises BadInput with every problem of the charts, else of the map."""
        charts.load(self._texts, begun=True)
        assert self._map

    def uncounted(self) -> list[Problem]:
        """Name the rows of the charts that nothing reads."""
        return charts.uncounted(self._texts)

    def rules(self, state: State) -> charts.Rules:
        """Give the charts with the options, the turns and the hours of a state, and who defends by then."""
        rules = super().rules(state)
        about = turned(rules, state.turn)
        if state.hours is None and state.last_turn == rules.sequence.turns.number and not about:
            return rules
        if self._timed is None or self._timed[0] is not rules:
            self._timed = rules, {}
        # Both halves of a battle are kept: who looks back goes to and fro between them.
        made, asked = self._timed[1], (state.last_turn, state.hours, about)
        if asked not in made:
            found = timed(rules, state.last_turn, state.hours)
            made[asked] = turned_about(found) if about else found
        return made[asked]

    def split(self, events: Sequence[ev.AnyEvent]) -> tuple[list[ev.AnyEvent], list[Reasoned]]:
        """Part events from the working they carry; each keeps how many lines of it are its own."""
        bare, workings = super().split(events)
        marked = (
            msgspec.structs.replace(one, working_lines=WorkingLines(len(whole.working)))
            if isinstance(whole, ev.Worked)
            else one
            for whole, one in zip(events, bare, strict=True)
        )
        return list(marked), workings

    def working_lines(self, event: ev.AnyEvent) -> int | None:
        """Give how many lines of its entry's working are a fact's own."""
        return event.working_lines if isinstance(event, ev.Worked) else 0

    def moment(self, state: State) -> tuple[int, str, int]:
        """Give turn, phase and step, for the log and the backups; a phase has one step."""
        # Hours and roles name no phase: told by the charts as they are, a journal needs no other chart.
        return state.turn, views.phase_id(super().rules(state), state), 1

    def situation(self, state: State) -> Moment:
        """Give what an order is judged by: the ground with the fords of a state, and who sees what on it."""
        rules = self.rules(state)
        ground, sight = field(self._map, state.fords, Measures.of(rules))
        return Moment(rules, ground, sight, state)

    @property
    def battles(self) -> TacticalBattles:
        """Give what the journal tells of parts of the field that went to a table of miniatures."""
        from companion.games.tactical.rules.table.book import TacticalBattles

        return TacticalBattles(self._map)

    def why_not(self, state: State, command: cmd.AnyCommand) -> tuple[Reason, ...]:
        """Give every reason against a command."""
        from companion.games.tactical.rules import legal

        return legal.why_not(self.situation(state), command)

    def decide(self, state: State, command: cmd.AnyCommand, dice: Dice) -> Sequence[ev.AnyEvent]:
        """Decide a command; raises Refused or DieWanted."""
        from companion.games.tactical.rules import decide as deciding  # only showing a game needs none of this

        return deciding.decide(self.situation(state), command, dice)

    def unbalanced(self, state: State) -> Mapping[str, Message]:
        """Say of which units the books do not balance, by id."""
        from companion.games.tactical.rules import books

        return books.all_unbalanced(state)

    def fold(self, state: State, event: ev.AnyEvent) -> State:
        """Fold a fact that does not begin a game."""
        return folding.apply(state, event)

    def view(self, state: State, seat: Seat) -> View:
        """Give what a seat may know."""
        return views.view(self.rules(state), state, seat)

    def duties(self, state: State, seat: Seat) -> tuple[Duty, ...]:
        """Give what the phase demands and allows, as far as a seat may know."""
        return duties(self.view(state, seat))

    def score(self, state: State, seat: Seat) -> Score | None:
        """Give the score; None for a side among hidden units, whose objectives would tell where the enemy is."""
        if not views.is_open(state, seat):
            return None
        from companion.games.tactical.rules import score as scoring

        return scoring.score(self.rules(state), state, self._map.objectives)

    def called(self, state: State, seat: Seat) -> Mapping[str, str]:
        """Give what everybody of whom a seat may know is called, by id."""
        return views.called(state, seat)

    def label(self, state: State, command: cmd.AnyCommand) -> Message:
        """Say what a command does."""
        from companion.games.tactical.rules import labels

        return labels.label(self.rules(state), state, command)

    def acting_side(self, state: State, command: cmd.AnyCommand) -> str:
        """Say whose business a command is: a side, "both" or "referee"."""
        match command:
            case cmd.NameCommander() | cmd.Dismiss():
                return "referee"
            case cmd.Override() | cmd.SetOption() | cmd.ToTable() | cmd.EnterResult() | cmd.CallOff():
                return "referee"
            case cmd.Note() | cmd.Continue():
                return "both"
            case cmd.Resign():
                return command.side
            case cmd.TakeSeat():
                return command.by
            case cmd.Answer() if state.pending is not None:
                return state.pending.seat
            case cmd.Activate() | cmd.EndActivation():
                return self._charts.activation.side
            case _:
                return names.side_to_act(state) or "both"

    def names_hidden(self, state: State, command: cmd.AnyCommand, seat: Seat) -> str:
        """Give the first thing a command names that the seat may not know of, or "".

        A hidden enemy unit, and one that there is not: a side is told the same of both.
        """
        if seat == "referee" or views.is_open(state, seat) or not isinstance(command, cmd.UnitOrder):
            return ""
        name = command.unit.lower()
        one = state.units.get(name)
        known = views.may_know(state, seat, one) if one is not None else not name.startswith(f"{other(seat)}:")
        return "" if known else command.unit

    def unknown(self, state: State, command: cmd.AnyCommand) -> tuple[Reason, ...]:
        """Give a reason for each name in a command that no unit of the side to act bears."""
        side = names.side_to_act(state)
        if side is None or not isinstance(command, cmd.UnitOrder) or command.unit.lower() in state.units:
            return ()
        found = names.unit_named(state, side, command.unit)
        return () if found is not None else (names.unknown(state, side, command.unit),)

    def commanders(self, state: State) -> Commanders:
        """Give who sits at the game beside the referee and the sides."""
        return state.commanders

    def formations(self, state: State, side: Side) -> Formations:
        """Give what a side has to command."""
        return under.formations(state, side)

    def acts_with(self, state: State, command: cmd.AnyCommand) -> tuple[str, ...]:
        """Name the units and leaders who act by a command."""
        return commanding.acts_with(state, command)

    def own_sees(self, state: State, side: Side, own: frozenset[str]) -> frozenset[str]:
        """Name the units that a commander's own have in sight."""
        return commanding.own_sees(self.situation(state), side, own)

    def own_view(self, state: State, side: Side, own: frozenset[str]) -> View:
        """Give what a commander's own units see."""
        return commanding.own_view(self.situation(state), side, own)

    def hidden(self, state: State) -> bool:
        """Say whether the sides know less than the referee."""
        return state.hidden

    def reveals(self, state: State) -> bool:
        """Say whether what was secret is so no more: the battle is over (ANT-10.0c)."""
        return state.over and state.hidden

    def tells(self, state: State, seat: Seat, event: ev.AnyEvent) -> bool:
        """Say whether a seat may read an event."""
        return secrecy.tells(state, seat, event)

    def opens(self, state: State, seat: str, commands: Sequence[cmd.AnyCommand]) -> bool:
        """Say whether a side may read the words of what was ordered, what the referee set of its own units with it."""
        return super().opens(state, seat, commands) or all(
            isinstance(one, cmd.Override) and secrecy.sets_own(state, seat, one.target, one.value) for one in commands
        )

    def as_read(self, state: State, seat: Seat, event: ev.AnyEvent) -> ev.AnyEvent:
        """Give a fact that a seat may read as it may read it."""
        return secrecy.as_read(state, seat, event)

    def explains(self, state: State, seat: str, event: ev.AnyEvent) -> bool:
        """Say whether a seat that may read an event may read its working."""
        return secrecy.explains(state, seat, event)


def known_event(text: str) -> bool:
    """Say whether every event of an entry is of a kind that this version knows."""
    return readable(text, ev.AnyEvent)
