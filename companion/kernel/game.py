"""What a session asks of any kind of game, and asking it: the rules of a document, its computers, its commands."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, Protocol, get_args

from msgspec import Struct

from companion.charts.faults import BadInput, Problem
from companion.charts.figures import Reason, Reasoned
from companion.charts.ruleset import StandIn
from companion.charts.upcasting import Upcasts
from companion.kernel.dice import Dice, Why
from companion.kernel.kind import kind_of, kinds
from companion.kernel.overriding.battle_facts import BattleFact, Met
from companion.kernel.overriding.commanding import Commanders, Formations
from companion.kernel.shelf import ABOUT, ruleset_texts
from companion.language.messages import Message
from companion.language.tongue import tr

Seat = Literal["referee", "union", "confederate"]
RULES_PREFIX = "rules/"
"""Sources whose name begins so are the charts; the rest is the scenario, rosters and maps."""


class Battles(Protocol):
    """What the journal of a kind of game tells of battles that can leave the computer."""

    entered: str
    """The clause by which a result is entered; "" where the game's book knows no such battles. So is the next."""
    given_out: str
    """That by which a battle is given out."""

    def told(self, event: Any) -> BattleFact | None:
        """Give what a fact says of a battle, None for any other fact."""

    def met(self, rules: Any, state: Any, event: Any) -> Met:
        """Give where and when a battle was opened."""

    def waiting(self, state: Any) -> str:
        """Give the id of the battle on the table, "" for none."""

    def shown(self, state: Any, seat: Seat) -> bool:
        """Say whether a seat may see the battle on the table, both sides whole."""

    def heard(self, state: Any, side: Any) -> frozenset[str]:
        """Name the battles that a side has read a report of."""


class View(Protocol):
    """What every front end reads of any game's view; the rest is its kind's own."""

    title: str
    """As windows and prompts call the game."""
    turn: int
    last_turn: int
    to_act: str
    """Which side is waited for, "" for none."""
    pending: Any
    """The question that waits, `.seat`, `.kind`, `.text`; None for none."""
    over: bool


class Game(Protocol):
    """What a session asks of the rules of any kind of game. State, commands, events and views are the kind's own."""

    kind: str
    upcasts: Upcasts
    """What the document's entries were in earlier formats."""

    def check(self) -> None:
        """Read all charts and maps that the document carries; raises BadInput with every problem."""

    def uncounted(self) -> Sequence[Problem]:
        """Name the rows of the charts that nothing reads: a fault where a game is begun or gets other rules."""

    def working_lines(self, event: Any) -> int | None:
        """Give how many lines of its entry's working are a fact's own; None where facts do not say."""

    @property
    def battles(self) -> Battles | None:
        """Give what is told of battles that can leave the computer; None where none can."""

    def rules(self, state: Any) -> Any:
        """Give the charts with the options of a state."""

    def why_not(self, state: Any, command: Any) -> tuple[Reason, ...]:
        """Give every reason against a command."""

    def decide(self, state: Any, command: Any, dice: Dice) -> Sequence[Any]:
        """Give the events of a command; raises Refused or DieWanted."""

    def apply(self, state: Any, event: Any) -> Any:
        """Fold one event."""

    def unbalanced(self, state: Any) -> Mapping[str, Message]:
        """Say of whose troops the books do not balance, by id: what is there and what is gone is not what began."""

    def view(self, state: Any, seat: Seat) -> Any:
        """Give what a seat may know: a `View`, and what the kind has besides."""

    def duties(self, state: Any, seat: Seat) -> Sequence[Any]:
        """Give what the step demands and allows."""

    def score(self, state: Any, seat: Seat) -> Any:
        """Give the score as far as a seat may know it, or None."""

    def label(self, state: Any, command: Any) -> Message:
        """Say what a command does."""

    def called(self, state: Any, seat: Seat) -> Mapping[str, str]:
        """Give what everybody of whom a seat may know is called now, by id."""

    def acting_side(self, state: Any, command: Any) -> str:
        """Say whose business a command is."""

    def names_hidden(self, state: Any, command: Any, seat: Seat) -> str:
        """Give the first thing a command names that the seat may not know of."""

    def unknown(self, state: Any, command: Any) -> tuple[Reason, ...]:
        """Give a reason for each name in a command that nothing in the game bears."""

    def entered(self, state: Any, why: Why) -> bool:
        """Say whether a die is entered by hand."""

    def enters_any(self, state: Any) -> bool:
        """Say whether any die is entered by hand."""

    def moment(self, state: Any) -> tuple[int, str, int]:
        """Give turn, player turn and step."""

    def hidden(self, state: Any) -> bool:
        """Say whether the sides know less than the referee."""

    def reveals(self, state: Any) -> bool:
        """Say whether nothing is secret any more, so that every seat may read the whole journal."""

    def opens(self, state: Any, seat: Seat, commands: Sequence[Any]) -> bool:
        """Say whether a side that knows less than the referee may read the words of what another seat entered.

        It rests on whose the commands are and on what they name, never on what came of them.
        """

    def owns(self, state: Any, seat: Seat, commands: Sequence[Any]) -> bool:
        """Say whether such a side may read the commands themselves: those that are its own business."""

    def accounts(self, state: Any, seat: Seat, commands: Sequence[Any]) -> bool:
        """Say whether such a side may read the whole working of commands, whatever came of them."""

    def tells(self, state: Any, seat: Seat, event: Any) -> bool:
        """Say whether a seat may read an event."""

    def as_read(self, state: Any, seat: Seat, event: Any) -> Any:
        """Give an event that a seat may read without what is behind it and hidden from that seat."""

    def remember(self, memory: Any, state: Any, events: Sequence[Any]) -> Any:
        """Add an entry's facts to what is remembered of those before it, which no state holds any more.

        `memory` and `state` are those before the entry, both None before the first. None: the kind remembers nothing.
        """

    def recall(self, memory: Any, state: Any, seat: Seat) -> Any:
        """Give what a seat may know of what is remembered; None where the kind remembers nothing."""

    def explains(self, state: Any, seat: Seat, event: Any) -> bool:
        """Say whether a seat that may read an event may read how it came about."""

    # ---- commanders: who asks is always a side; `companion.kernel.eyes` cuts what it gets

    def commanders(self, state: Any) -> Commanders:
        """Give who sits at the game beside the referee and the sides, by name."""

    def formations(self, state: Any, side: Any) -> Formations:
        """Give what a side has to command: itself, corps, divisions and units by id, each with all who are under it."""

    def acts_with(self, state: Any, command: Any) -> tuple[str, ...]:
        """Name the units and leaders who act by a command; nobody where it is the side's own business."""

    def named(self, command: Any) -> tuple[str, ...]:
        """Name the units and leaders that a command names, where it is a secret who there is."""

    def own_sees(self, state: Any, side: Any, own: frozenset[str]) -> frozenset[str]:
        """Name the units and leaders that those of a side see who are somebody's own, besides themselves."""

    def own_called(self, state: Any, side: Any, own: frozenset[str]) -> Mapping[str, str]:
        """Give what everybody is called whom those know, by id: themselves, and whom they see."""

    def own_view(self, state: Any, side: Any, own: frozenset[str]) -> Any:
        """Give what a side's units and leaders see and are told who are somebody's own: less than the side knows."""

    def own_recall(self, memory: Any, state: Any, side: Any, own: frozenset[str]) -> Any:
        """Give what is remembered of those, as `recall` does of a side."""

    def decode_command(self, raw: bytes | str) -> Any:
        """Read one command from JSON."""

    def decode_commands(self, text: str) -> list[Any]:
        """Read an entry's commands."""

    def decode_events(self, text: str) -> list[Any]:
        """Read an entry's events."""

    def gives_away(self, state: Any, seat: Seat, command: Any) -> bool:
        """Say whether the odds of a command would tell a seat what it may not know."""

    def as_then(self, then: Any, state: Any, command: Any) -> Any:
        """Give a command that was given in one state so that it says the same in another; raises Refused."""

    def split(self, events: Sequence[Any]) -> tuple[list[Any], list[Reasoned]]:
        """Part events from the working they carry."""


def prospect(game: Game, state: Any, command: Any) -> Any:
    """Give what a command would roll for, or None where no die is thrown or the kind has no odds."""
    door = kind_of(game.kind).prospect
    return None if door is None else door.open()(game.rules(state), state, command)


def game_of(kind: str, sources: Mapping[str, str], stand_in: StandIn | None = None) -> Game:
    """Give the rules of a kind, to be read from a document's own sources. Raises BadInput for an unknown kind.

    `stand_in` gives a chart for showing the game where the document's own cannot be read; see `StandIns`.
    """
    texts = {name.removeprefix(RULES_PREFIX): text for name, text in sources.items() if name.startswith(RULES_PREFIX)}
    texts |= {name: sources[name] for name in kind_of(kind).carries if name in sources}
    game: Game = kind_of(kind).game.open()(texts, stand_in)
    return game


class StandIns:
    """Gives the installed chart where a document's own cannot be read, so that what has happened can be shown."""

    def __init__(self, kind: str, sources: Mapping[str, str]) -> None:
        """Take the kind, and what the document carries."""
        self._kind, self._about = kind, sources.get(RULES_PREFIX + ABOUT, "")
        self.problems: dict[str, BadInput] = {}
        """What is wrong with each chart that another stood in for, by its file."""

    def __call__(self, file: str, problem: BadInput) -> str:
        """Give the installed chart of a name; raises what is wrong where none is installed."""
        self.problems[file] = problem
        ruleset = _ruleset_named(self._about, tuple(kind_of(self._kind).rulesets))
        try:
            return ruleset_texts(ruleset, only=(file,))[file]
        except (BadInput, KeyError):
            raise problem from None


def told_unread(unread: Mapping[str, BadInput]) -> str:
    """Say which charts of a game cannot be read and what became of them, "" for none."""
    if not unread:
        return ""
    first = str(next(iter(unread.values())).problems[0])
    return tr(
        "{names} of this game cannot be read ({problem}); what rests on it is shown by the installed chart, and "
        "nothing is decided by it; companion update FILE gives the game the installed rules",
        names=", ".join(unread),
        problem=first,
    )


def _ruleset_named(about: str, those: Sequence[str]) -> str:
    """Give which of a kind's rulesets a document says is its own; the first where that cannot be read."""
    try:
        named = tomllib.loads(about).get("id")
    except (ValueError, RecursionError):  # no TOML, numbers without end, nesting without end
        named = None
    return named if isinstance(named, str) and named in those else those[0]


def computer_move(game: Any, state: Any, sources: Mapping[str, str]) -> Any:
    """Give the computer's next move, `.label` and `.commands`; None where a human must act. Raises BadInput."""
    return computer(game, sources)(state)


def computer(game: Any, sources: Mapping[str, str]) -> Callable[[Any], Any]:
    """Give who plays a game by a document's own figures: a state in, the next move or None out. Raises BadInput."""
    computers = kind_of(game.kind).computers
    if computers is None:
        return lambda _: None
    doctrine, next_move = computers.doctrine.open(), computers.next_move.open()
    read = doctrine.read_doctrine({doctrine.FILE: sources.get(RULES_PREFIX + doctrine.FILE, "")})
    return lambda state: None if game.battles.waiting(state) else next_move(game, state, read)


def known_event(text: str) -> bool:
    """Say whether every event of an entry is of a kind that this version knows, in one kind of game."""
    return any(kind.known_event.open()(text) for kind in kinds().values())


def commands_of(kind: str) -> tuple[type[Struct], ...]:
    """Give every command of a kind of game, in the order of its menus. Raises BadInput for an unknown kind."""
    if kind not in kinds():
        hint = tr("there are: {names}", names=", ".join(kinds()))
        raise BadInput(Problem("", "", tr("there are no games of kind {kind!r}", kind=kind), hint))
    union = kind_of(kind).commands.open()
    return get_args(union) or (union,)  # a game of one command has no union
