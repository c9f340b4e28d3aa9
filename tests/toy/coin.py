"""The coin-toss duel: two sides toss in turn, and whoever has three heads first has won. All rooms of it in one file."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from companion.cards.content import Card, Deck, Face, Paragraph
from companion.cards.content import words as on_paper
from companion.charts.faults import BadInput, Problem
from companion.charts.figures import Reason, Reasoned, Refused
from companion.charts.upcasting import Upcasts
from companion.kernel.beginning import SCENARIO, Beginning, First, Shown
from companion.kernel.codec import Codec, readable
from companion.kernel.dice import Dice, Roll, Why
from companion.kernel.kind import Deck as Printed
from companion.kernel.kind import Door, Kind, Screen, Way
from companion.kernel.messages import side
from companion.kernel.overriding.facts import Event
from companion.kernel.overriding.orders import Command
from companion.language.messages import Message, says, told

Side = Literal["union", "confederate"]
OTHER: dict[Side, Side] = {"union": "confederate", "confederate": "union"}
WANTED = 3
"""Heads that win."""
TOSS = says("coin.toss", "toss of {side}")
COIN = says("coin.working", "the coin")
WAITS = says("coin.waits", "the {side} side tosses")


class State(msgspec.Struct, frozen=True):
    """A duel at one moment."""

    title: str
    to_act: Side = "union"
    turn: int = 1
    last_turn: int = 99
    heads: dict[Side, int] = msgspec.field(default_factory=lambda: {"union": 0, "confederate": 0})
    options: dict[str, int] = msgspec.field(default_factory=dict)
    pending: None = None

    @property
    def over(self) -> bool:
        """Say whether somebody has won."""
        return WANTED in self.heads.values()


class Toss(Command, frozen=True, tag="toss"):
    """Toss the coin for a side."""

    side: Side


class Began(Event, frozen=True, tag="began"):
    """The duel begins."""

    state: State


class Tossed(Event, frozen=True, tag="tossed"):
    """A coin fell."""

    side: Side
    roll: Roll
    heads: bool
    working: tuple[Reasoned, ...] = ()


AnyCommand, AnyEvent = Toss, Began | Tossed


class Duel(Codec[Toss, Any]):
    """The rules, as a session asks them: everything is open to everybody."""

    kind, battles = "coin", None

    def __init__(self, texts: Mapping[str, str], stand_in: Any = None) -> None:
        super().__init__(Toss, AnyEvent, Upcasts())
        del texts, stand_in

    def check(self) -> None:
        """There is no chart that could be wrong."""

    def uncounted(self) -> tuple[()]:
        """There is no row that could count nowhere."""
        return ()

    def rules(self, state: State) -> None:
        """There are no charts."""

    def why_not(self, state: State, command: Toss) -> tuple[Reason, ...]:
        return (Reason(WAITS(side=side(state.to_act))),) if state.over or command.side != state.to_act else ()

    def decide(self, state: State, command: Toss, dice: Dice) -> Sequence[Any]:
        if reasons := self.why_not(state, command):
            raise Refused(reasons)
        roll = dice.d10(Why(TOSS(side=side(command.side)), command.side, "draw"))
        up = roll.face > 5
        return [Tossed(command.side, roll, up, (Reasoned("COIN-1", COIN(), "heads" if up else "tails"),))]

    def apply(self, state: State | None, event: Any) -> State:
        if isinstance(event, Began):
            return event.state
        assert state is not None
        heads = state.heads | {event.side: state.heads[event.side] + event.heads}
        return replace(state, heads=heads, to_act=OTHER[event.side], turn=state.turn + 1)

    def view(self, state: State, seat: str) -> State:
        return state

    def duties(self, state: State, seat: str) -> tuple[()]:
        return ()

    def score(self, state: State, seat: str) -> dict[Side, int]:
        return state.heads

    def label(self, state: State, command: Toss) -> Message:
        return TOSS(side=side(command.side))

    def acting_side(self, state: State, command: Toss) -> str:
        return command.side

    def names_hidden(self, state: State, command: Toss, seat: str) -> str:
        return ""

    def unknown(self, state: State, command: Toss) -> tuple[Reason, ...]:
        return ()

    def entered(self, state: State, why: Why) -> bool:
        return False

    def enters_any(self, state: State) -> bool:
        return False

    def moment(self, state: State) -> tuple[int, str, int]:
        return state.turn, state.to_act, 1

    def hidden(self, state: State) -> bool:
        return False

    def reveals(self, state: State) -> bool:
        return True

    def opens(self, state: State, seat: str, commands: Sequence[Any]) -> bool:
        return True

    owns = accounts = opens

    def tells(self, state: State, seat: str, event: Any) -> bool:
        return True

    def gives_away(self, state: State, seat: str, command: Toss) -> bool:
        return False


def known_event(text: str) -> bool:
    return readable(text, AnyEvent)


# ---- beginning it


def shown(text: str, file: str, name: str) -> Shown:
    return Shown(name, "A duel", "coin", 9, ("union", "confederate"))


def first(wanted: Beginning, text: str, file: str, folder: Path | None) -> First:
    if "title" not in text:
        raise BadInput(Problem(file, "$.title", "a duel has a title"))
    title = text.partition('title = "')[2].partition('"')[0]
    return First("coin", Began(State(title)), {SCENARIO: text}, title)


def installed(sources: Mapping[str, str], house: Path | None) -> dict[str, str]:
    return {}


# ---- its words: the status, the journal, the report


def lines(
    view: State, duties: Sequence[Any], score: Any, *, entry: int, kept: Any = None, past: Any = None
) -> Iterator[str]:
    yield f"{view.title}, entry {entry}: " + ", ".join(f"{side} {n}" for side, n in view.heads.items())


def value(view: State, past: Any = None) -> dict[str, Any]:
    return {"units": [{"id": side, "heads": n} for side, n in view.heads.items()]}


WIDTH, APART = 14, False


class Ids:
    """Whoever is named is called by his id, and was at any time."""

    def __call__(self, name: str) -> str:
        return name

    def then(self, called: Mapping[str, str]) -> Ids:
        return self


def names(view: Any, lines: Sequence[Any] = ()) -> Ids:
    return Ids()


label = purpose = question = told


def sentences(events: Iterable[Any], known: Any) -> Iterator[str]:
    yield from (
        f"{event.side}: {'heads' if event.heads else 'tails'}." for event in events if isinstance(event, Tossed)
    )


def paragraphs(events: Sequence[Any], known: Any, working: Sequence[Any]) -> Iterator[tuple[str, Any]]:
    yield from ((text, ()) for text in sentences(events, known))
    yield "", working


def worded(one: Reasoned) -> tuple[str, str]:
    return told(one.label), str(one.value)


def report(session: Any) -> str:
    return f"# {session.view.title}\n\n" + "\n".join(
        text for line in session.log() for text in sentences(line.events, str)
    )


# ---- the prompt, a card


def play(session: Any, keys: Any, seat: str, setting: Any) -> None:
    while not session.view.over:
        keys.ask("toss>", lambda: "Return tosses")
        keys.say(*sentences(session.do(Toss(side=session.view.to_act)).events, str))


def deck(source: Any) -> Deck:
    return Deck("duel", "The duel", (Card("duel", Face("The duel", (Paragraph(on_paper(f"{WANTED} heads win.")),))),))


_HERE = "tests.toy.coin"
KIND = Kind(
    id="coin",
    title="Coin-toss duel",
    rulesets={},
    computer=False,
    game=Door(f"{_HERE}:Duel"),
    commands=Door(f"{_HERE}:Toss"),
    known_event=Door(f"{_HERE}:known_event"),
    beginning=Door(_HERE),
    cases={},
    status=Door(_HERE),
    journal=Door(_HERE),
    report=Door(f"{_HERE}:report"),
    decks=(Printed("duel", "The duel", Door(f"{_HERE}:deck")),),
    prompt=Door(f"{_HERE}:play"),
    screen=Screen(
        window=Door("tests.toy.panel:open_window"),
        begin=Way("new-duel", "New duel …", "Alt+Shift+U", Door("tests.toy.panel:NewDuel")),
    ),
)
