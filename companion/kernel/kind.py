"""A game's one face: what the rest of the program may ask of a kind of game, each door opened when it is asked for.

A game's `kind.py` gives one `Kind`. Nothing outside `companion/games` names a game or asks which one it has: it asks
the kind of its session (`kind_of`) for the door it needs. The games of the house are found by their folders, others
by entry points of the group `companion.games`, each of which names a `Kind`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Generic, Literal, Protocol, TypeVar

from msgspec import Struct

from companion.charts.faults import BadInput, Problem
from companion.kernel.begun import Begins
from companion.kernel.known import Known
from companion.language.messages import Message
from companion.language.tongue import tr

if TYPE_CHECKING:
    from companion.drawing.figure import Illustrated
    from companion.drawing.shapes import Measure
    from companion.kernel.draws import InNumbers

T_co = TypeVar("T_co", covariant=True)
GROUP = "companion.games"
"""The entry points by which games from elsewhere are known."""


class Door(str, Generic[T_co]):
    """A way into a room of a game: "module:name", or "module" for all of a module, which is imported when it is opened.

    A string, since a kind is read at every start, and what is behind its doors only where it is needed.
    """

    __slots__ = ()

    def open(self) -> T_co:
        """Give what is behind the door."""
        place, _, name = self.partition(":")
        module: Any = import_module(place)
        found: T_co = getattr(module, name) if name else module
        return found


class Ruleset(Protocol):
    """The module that reads a ruleset's charts."""

    @property
    def FILES(self) -> Mapping[str, Any]:
        """Give the shape of each chart, by file name."""

    def load(self, texts: Mapping[str, str]) -> Any:
        """Read the charts; raises BadInput."""


class Journal(Protocol):
    """The module of the words of a game's journal. What is stored comes in, words go out."""

    WIDTH: int
    """Signs that the column of moments takes on a terminal."""
    APART: bool
    """Whether each figure of a working stands below its own sentence."""

    def label(self, text: Message) -> str:
        """Say what an entry is."""

    def purpose(self, text: Message) -> str:
        """Say what a die is for."""

    def question(self, text: Message) -> str:
        """Say what is asked."""

    def names(self, view: Any, lines: Sequence[Any] = ()) -> Any:
        """Give names by id as a view knows them; with a journal, everybody's where it tells itself who began.

        `then(called)` of what is given gives the names where some were called otherwise.
        """

    def sentences(self, events: Iterable[Any], known: Any) -> Iterator[str]:
        """Give facts as sentences, by these names."""

    def paragraphs(self, events: Sequence[Any], known: Any, working: Sequence[Any]) -> Iterator[tuple[str, Any]]:
        """Give an entry's sentences, each with the lines of working that it rests on."""

    def worded(self, one: Any) -> tuple[str, str]:
        """Give what a line of working is of, and its figure."""


class Status(Protocol):
    """The module of the words of a game's status."""

    def lines(
        self,
        view: Any,
        duties: Sequence[Any],
        score: Any,
        *,
        entry: int,
        kept: Callable[[str], str] = ...,
        past: Callable[[], Any] = ...,
    ) -> Iterator[str]:
        """Give it for people.

        `kept` gives the texts that are kept beside the game, by name; `past` what is recalled of the way to here.
        """

    def value(self, view: Any, past: Callable[[], Any] = ...) -> dict[str, Any]:
        """Give it for scripts."""


class Page(Protocol):
    """The module of a page that tells everything a seat knows of one of a game's units."""

    def lines(self, session: Any, given: str) -> Iterator[str]:
        """Give it for people; raises Refused where nothing bears the name."""

    def value(self, session: Any, given: str) -> dict[str, Any]:
        """Give it for scripts; raises Refused likewise."""


class Figures(Protocol):
    """The module that reads the figures which computer players go by."""

    FILE: str

    def read_doctrine(self, texts: Mapping[str, str]) -> Any:
        """Read them from a ruleset's charts; raises BadInput."""


class Tallies(Protocol):
    """The module that counts the games of computer players."""

    @property
    def Tally(self) -> Any:
        """Give what counts one game as it is played: made of the game and the state it begins with."""

    def totals(self, rules: Any, state: Any, scenario: str, seed: str, games: Sequence[Any]) -> Any:
        """Add up games that began at a state."""


class Case(Struct, frozen=True):
    """One chart that can be asked without a game: what `resolve` and `odds` need to know of it."""

    resolved: Door[Any]  # the shape of resolve's input
    resolve: Door[Callable[[Any, Any], Any]]  # (rules, case) -> the result
    unrolled: Door[Any] | None = None  # the shape of odds' input; None where no die is thrown
    odds: Door[Callable[[Any, Any], Any]] | None = None  # (rules, case) -> the chances
    every: Door[Callable[[Any, Any], Any]] | None = None  # (rules, `grids.Grid`) -> `grids.Answers`, of every case
    sample: Mapping[str, Any] | None = None  # a case in which something may be varied, as JSON has it


class Deck(Struct, frozen=True):
    """A deck that can be printed."""

    name: str
    title: str
    """English; it passes tr where it is shown."""
    content: Door[Callable[[Any], Any]]
    """(Source) -> the content of the cards."""
    ruleset: str = ""
    """Whose charts it is made of, "" for none."""
    game: bool = False
    """It tells of a game."""
    side: bool = False
    """It is for one side."""
    known: bool = False
    """Of a game it may be for one side as well, and then it is made from what that side knows, never from the truth."""
    cards: bool = True  # its size of card can be chosen
    bases: bool = False  # the width of the bases that its pieces are for can be chosen
    tags: Literal["", "always", "wanted"] = ""  # square tags for photographs of the table: on its pieces, or if wanted


class Computers(Struct, frozen=True):
    """The computer players of a kind of game."""

    doctrine: Door[Figures]
    next_move: Door[Callable[[Any, Any, Any], Any]]
    """(game, state, doctrine) -> the next move, `.label` and `.commands`, or None where a human must act."""
    begins: Door[Callable[[Any], str]]
    """(view) -> which turn and phase has begun, as it is called out while they play."""
    tallies: Door[Tallies]
    table: Door[Callable[[Any], tuple[tuple[str, str], ...]]]
    """(totals) -> the rows of a simulation's table: a name, and its figure as `kernel.tallies.figures` names it."""
    conduct: Door[Callable[[Any], tuple[tuple[str, Any, Any], ...]]]
    """(totals) -> how they waged it: a name, the Confederates' figure and the Union's, a row; None for no figure."""


class Way(Struct, frozen=True):
    """A way to something on the desktop, from every window: an act with its words and its key."""

    id: str
    """Of the act."""
    words: str
    """English; they pass tr where they are shown."""
    key: str
    door: Door[Callable[..., Any]]


class Screen(Struct, frozen=True):
    """What a desktop has for a kind of game."""

    window: Door[Callable[[Any, Any, Path | None, str, Any], Any]]
    """(house, session, path, name, former desk or None) -> the window of a game; with a former desk it is that one's
    game laid out anew, scaled or worded otherwise, and whoever sat there sits here."""
    begin: Way
    """(look, parent, folder=...) -> the dialog that begins a game; its signal `created` gives the file."""
    editor: Way | None = None
    """(look) -> the window in which scenarios are written."""
    tour: Way | None = None
    """(house) -> begins a sample in memory, and shows the parts of its window one by one."""


class Demo(Struct, frozen=True):
    """A sample that plays itself."""

    scenario: str
    seed: str
    play: Door[Callable[[Any], None]]
    """(session) -> plays it."""


class Away(Struct, frozen=True, kw_only=True):
    """What a kind of game brings to its battles that are fought on the table of miniatures."""

    battles: Door[Callable[[Any], Any]]
    """(session) -> its battles on the table (`companion.table.away.brought.Brought`)."""
    words: Door[Callable[[], Any]]
    """() -> what its returns call their lines (`companion.table.file.wording.Words`)."""
    carried: Door[Callable[[Mapping[str, str]], dict[str, str]]]
    """(charts as {file name: text}) -> what a document carries for the table besides them, {name: text}.

    Raises BadInput where the table's own chart among them cannot be read.
    """
    extract: Door[Callable[[Any, Any, Any], Any]] | None = None
    """(field, map, forces) -> the map around a battle as papers draw it; None where papers have no map."""


class Kind(Struct, frozen=True, kw_only=True):
    """What the program asks of a kind of game."""

    id: str
    """As documents keep it."""
    place: int = 9
    """Where it stands in lists of games and of what they have, the smallest first."""
    title: str
    """English; it passes tr where it is shown."""
    rosters: bool = False
    """Whether it can be begun from rosters alone, without a scenario."""
    outside: Door[Any] | None = None  # the module that brings in orders of battle as other people keep them
    rulesets: Mapping[str, Door[Ruleset]]
    """The rulesets it can be played by; the first stands in where a document does not say which is its own."""
    computer: bool
    """Whether the computer keeps dice and ground, and sides play it, each from its own seat."""
    game: Door[Callable[..., Any]]
    """(charts, stand-in) -> what a session asks (`kernel.game.Game`)."""
    commands: Door[Any]
    """The union of its commands."""
    known_event: Door[Callable[[str], bool]]
    """(an entry's events as text) -> whether this version knows the kind of each."""
    beginning: Door[Begins]
    """The module that begins it."""
    cases: Mapping[str, Case]
    """Charts that are asked without a game, by name."""
    carries: tuple[str, ...] = ()  # sources of a document besides its charts that its rules read, by their names
    field: Door[Callable[[Any, Any, Any], Any]] | None = None
    """(rules, state, seat) -> what can be asked of the field that its units stand on, as far as the seat knows it."""
    fielded: Door[Any] | None = None  # the module that puts the field's answers into lines of text
    photographed: Door[Any] | None = None  # compares photographs of its table with a game
    emblems: Door[Callable[[Any], Any]] | None = None  # (view) -> the names of its units' emblems
    prospect: Door[Callable[[Any, Any, Any], Any]] | None = None
    """(rules, state, command) -> what a command would roll for; None where no odds are shown before the dice."""
    numbers: Door[InNumbers] | None = None
    """The module that tells what its rolls could cost; None for a kind that has no odds of that."""
    status: Door[Status]
    """The module of its status."""
    seen: Door[Callable[[Any], Any]] | None = None
    """(session) -> its view with what is kept beside the game, raises BadInput; None where a view has nothing of it."""
    known: Door[Known] | None = None  # the module that tells it to one seat alone; None where none can be told so
    players: Door[Any] | None = None  # the module of its pages on players' own screens (`companion.web.pages`)
    journal: Door[Journal]
    """The module of its journal's words (`Journal`)."""
    page: Door[Page] | None = None  # the module of the page of a single unit (`Page`); None where there is none
    report: Door[Callable[[Any], str]]  # (session) -> the report as Markdown
    whole_report: Door[Callable[[Any], str]] | None = None  # with everything in it, where the report is short
    illustrated: Door[Callable[[Any, Measure], Illustrated]] | None = None
    """(session, how wide letters are) -> the report with its pictures; None where it has none."""
    decks: tuple[Deck, ...] = ()
    prompt: Door[Callable[[Any, Any, Any, Any], None]]
    """(session, keyboard, seat, setting) -> plays it at a terminal."""
    menu: Door[Callable[[Any, Path, Any], tuple[Path, Any]]] | None = None
    """(keyboard, path, setting) -> path and setting: a menu before a game at a terminal; None without one."""
    demo: Demo | None = None
    screen: Screen | None = None
    computers: Computers | None = None
    away: Away | None = None
    """Its battles on the table; None where no battle leaves it."""
    resume: Door[Callable[[Any], str]] | None = None
    """(session) -> leads a game that was opened to where it goes on, and says so; "" where it goes on as it stands."""
    unlike: Door[Callable[[str, str], str]] | None = None
    """(name of a chart, its text) -> how a document's chart that is not the installed one is taken, "" for nothing."""


@cache
def house() -> Mapping[str, Kind]:
    """Give the kinds that are found by their folders, in the order of their places."""
    import companion.games

    # Asked of the folder itself: in a one-folder build pkgutil lists nothing.
    folders = (one for place in companion.games.__path__ for one in Path(place).iterdir())
    found = [_of_house(one.name) for one in folders if any(one.glob("kind.py*"))]
    return {one.id: one for one in sorted(found, key=lambda one: one.place)}


@cache
def kinds() -> Mapping[str, Kind]:
    """Give every kind of game by its id, in the order of their places; none from elsewhere takes an id of the house."""
    others: list[Kind] = _from_elsewhere() if _some_elsewhere() else []
    found = {one.id: one for one in others} | dict(house())
    return dict(sorted(found.items(), key=lambda pair: pair[1].place))


def _some_elsewhere() -> bool:
    """Say whether anything installed names a game: its file of entry points does, beside the modules on their path."""
    # `importlib.metadata` reads mail, archives and tables before it tells the same: a fifth of a window's first paint.
    sought = f"[{GROUP}]".encode()
    for place in sys.path:
        with suppress(OSError):  # a place on the path need not be there
            if any(sought in file.read_bytes() for file in Path(place).glob("*-info/entry_points.txt")):
                return True
    return False


def _from_elsewhere() -> list[Kind]:
    from importlib.metadata import entry_points

    return [one.load() for one in entry_points(group=GROUP)]


@cache
def _of_house(name: str) -> Kind:
    found: ModuleType = import_module(f"companion.games.{name}.kind")
    kind: Kind = found.KIND
    return kind


def known(name: str) -> bool:
    """Say whether there is a kind of game of this id.

    The house is asked by its folder before anything is listed: to list what else is installed takes longer than to open
    a game.
    """
    return _in_house(name) or name in kinds()


def kind_of(name: str) -> Kind:
    """Give a kind of game by its id. Raises BadInput for one that this installation does not know."""
    if _in_house(name):
        return _of_house(name)
    if name in kinds():
        return kinds()[name]
    hint = tr("there are: {names}", names=", ".join(kinds()))
    what = tr("games of kind {kind!r} are not known to this version", kind=name)
    raise BadInput(Problem("document", "kind", what, hint))


@cache
def _in_house(name: str) -> bool:
    """Say whether the house has a folder of this name; a name from a strange file may be no name of a module at all."""
    return name.isidentifier() and find_spec(f"companion.games.{name}") is not None


def kind_of_ruleset(ruleset: str) -> Kind:
    """Give the kind of game that is played by a ruleset. Raises KeyError for one that no kind has."""
    for those in (house, kinds):  # the house first, as in `kind_of`
        for one in those().values():
            if ruleset in one.rulesets:
                return one
    raise KeyError(ruleset)


def cases() -> Iterator[tuple[str, Case]]:
    """Give every chart that can be asked without a game."""
    for kind in kinds().values():
        yield from kind.cases.items()


def decks() -> Iterator[Deck]:
    """Give every deck that can be printed, game by game."""
    for kind in kinds().values():
        yield from kind.decks
