"""A player's post on the field: his side, what it knows, his cursor, and orders that are done or refused."""

from __future__ import annotations

import shutil
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, cast

from msgspec.structs import replace

from companion.charts.figures import Reason, Refused
from companion.games.tactical.charts.ruleset import Rules
from companion.games.tactical.charts.terms import Side, other
from companion.games.tactical.prompt.clock import Clock, Seconds
from companion.games.tactical.prompt.directions import direction_of
from companion.games.tactical.prompt.painting import painted
from companion.games.tactical.prompt.text.window import (
    MARGIN,
    Looks,
    Mark,
    Window,
    by_square,
    centred,
    key_lines,
    picture,
)
from companion.games.tactical.prompt.text.window import WIDE as SQUARE
from companion.games.tactical.rules.ground.map import Ground
from companion.games.tactical.rules.ground.squares import Direction, Square, step
from companion.games.tactical.rules.situation import Moment
from companion.games.tactical.rules.state import Unit
from companion.games.tactical.rules.view import View
from companion.games.tactical.setup.battlefield import battlefield
from companion.games.tactical.words.map.knowledge import Field
from companion.games.tactical.words.names import Names
from companion.games.tactical.words.sentences import sentences
from companion.kernel.game import RULES_PREFIX
from companion.kernel.record import SeatRefused
from companion.kernel.shelf import MAP
from companion.language.messages import kept
from companion.language.tongue import tr
from companion.terminal.failures import reason_line
from companion.terminal.keyboard import ANY, Help, Keyboard, quoted
from companion.terminal.letting import let_happen
from companion.terminal.setting import Setting

if TYPE_CHECKING:
    from companion.kernel.record import Done
    from companion.kernel.session import Session

HUMAN = "human"
HIGH, WIDE = 24, 80
"""The screen that is drawn for where there is none."""
BELOW, TOLD = 9, 3
"""Lines that the window leaves for the displays below it, and for what is told among them."""
FEWEST = 7
"""Rows that a window has at least."""


class TimeUp(Exception):
    """The time limit of the operation phase has run out (ANT-R-TIME)."""


class Post:
    """One side's place at the keyboard. The session answers from that side's seat."""

    def __init__(self, session: Session, keys: Keyboard, setting: Setting, seconds: Seconds) -> None:
        self.session, self.keys, self.setting = session, keys, setting
        self.clock = Clock(seconds)
        self.side: Side = "union"
        self.mark = Mark()
        """What is in inverse until the next key."""
        self.bare = False
        """Whether the units are taken off the map to show the terrain (ANT-7.1d)."""
        self._field = Field(battlefield(session.sources[RULES_PREFIX + MAP], session.rules, file=MAP))
        self._known: tuple[View | None, Moment | None] = (None, None)
        self._cursors: dict[Side, Square] = {}
        self._told: list[str] = []
        self._whole = True
        """Whether the map is to be drawn again where it is not always."""
        self._unread = False
        """Whether messages stand on the screen that a new one would wipe off."""

    def sit(self, side: Side) -> None:
        """Let a side's player take the place."""
        self.side = side
        if self.session.commander is None:  # who commands part of it orders from his own seat
            self.session.seat = side
        self.mark, self.bare, self._whole = Mark(), False, True

    # ---- what the side knows

    @property
    def view(self) -> View:
        """What the side knows."""
        return cast("View", self.session.view)

    @property
    def rules(self) -> Rules:
        """The charts of the game."""
        return cast("Rules", self.session.rules)

    @property
    def now(self) -> Moment:
        """The battle as the side knows it."""
        view, found = self._known
        # By identity: a view is made anew with every change, so that the same one means that nothing has happened.
        if found is None or view is not self.view:
            found = self._field.moment(self.rules, self.view)
            self._known = (self.view, found)
        return found

    @property
    def ground(self) -> Ground:
        """The ground with the fords of this game."""
        return self.now.ground

    @property
    def shared(self) -> bool:
        """Whether the enemy's player sits at the same keyboard and may not know what this one does."""
        return self.view.hidden and self.view.control.get(other(self.side), HUMAN) == HUMAN

    def own(self) -> tuple[Unit, ...]:
        """Give the side's units on the map in the order of battle's order."""
        return tuple(one for one in self.view.units if one.side == self.side and one.here)

    def unit(self, name: str) -> Unit | None:
        """Give a unit that the side knows of by its id."""
        return self.now.state.units.get(name)

    # ---- the cursor

    @property
    def cursor(self) -> Square:
        """Where the side's cursor is: by the first of its units until it is moved."""
        first = next((one.square for one in self.own() if one.square is not None), (0, 0))
        return self._cursors.setdefault(self.side, first)

    @cursor.setter
    def cursor(self, at: Square) -> None:
        self._cursors[self.side] = at

    def direction_of(self, key: str) -> Direction | None:
        """Give the direction of a key."""
        return direction_of(key, ten_keys=self.setting.ten_keys)

    def moved(self, at: Square, direction: Direction) -> Square:
        """Give the next square in a direction; at the map's edge the same, with a word."""
        to = step(at, direction)
        if self.ground.on_map(to):
            return to
        self.tell(tr("The map ends here."))
        return at

    # ---- the screen

    def tell(self, *lines: str) -> None:
        """Keep lines for the next screen."""
        self._told += lines

    def flush(self) -> None:
        """Write what was told now: no screen of this phase follows."""
        self.message(*self._told)
        self._told.clear()

    def message(self, *lines: str) -> None:
        """Write lines that belong to no screen; the next one waits until they have been read."""
        self.keys.say(*lines)
        self._unread = self._unread or bool(lines)

    def read(self) -> None:
        """On a terminal, let what stands there be read before the screen is used anew, where a person plays at all."""
        if self._unread and self.keys.people and any(who == HUMAN for who in self.view.control.values()):
            self.keys.any_key()
        self._unread = False

    def show_map(self) -> None:
        """Draw the map at the next screen, even where it is drawn only when it is asked for."""
        self._whole = True

    def draw(self, below: Sequence[str], *, at: Square | None = None) -> None:
        """Show the field about the cursor, what stands below it, and what was told; not while keys wait.

        On paper the map is drawn only where it is wanted.
        """
        # Keys typed ahead are done without a picture between them: who types a whole march wants to see its end.
        if self.keys.busy:
            return
        self.read()
        lines = [*self._field_lines(self.view.units, at or self.cursor)] if self._whole or self.keys.people else []
        self.keys.page([*lines, *below, *self._told])
        self._told.clear()
        self._whole = False

    def window(self, at: Square) -> Window:
        """Give the part of the field that the screen holds about a square."""
        columns, lines = shutil.get_terminal_size((WIDE, HIGH)) if self.keys.people else (WIDE, HIGH)
        told = sum(-(-len(line) // columns) for line in self._told)
        # On paper nothing is pushed off a screen by what was told.
        more = max(0, told - TOLD) if self.keys.people else 0
        return centred(
            self.ground, at, max(FEWEST, lines - BELOW - more), max(FEWEST, (columns - MARGIN - 1) // SQUARE)
        )

    def beyond(self, squares: Iterable[Square]) -> int:
        """Give how many of some squares the window about the cursor does not show."""
        window = self.window(self.cursor)
        return sum(not window.holds(at) for at in squares)

    def key_to_map(self) -> Iterable[str]:
        """Give the key to what the window shows."""
        return key_lines(self.ground, by_square(self.view.units), self.window(self.cursor), self._looks)

    def show_field(self, units: Sequence[Unit], at: Square) -> None:
        """Show the field about a square with units as they were at some moment."""
        self.keys.page(self._field_lines(units, at))

    def _field_lines(self, units: Sequence[Unit], at: Square) -> Iterable[str]:
        mark, colour = replace(self.mark, cursor=at), self.setting.colour
        drawn = picture(self.ground, by_square(units), self.window(at), mark, self._looks)
        return (painted(line, people=self.keys.people, colour=colour) for line in drawn)

    @property
    def _looks(self) -> Looks:
        return Looks(symbols=self.setting.symbols and self.view.level != "basic", bare=self.bare)

    def clear(self) -> None:
        """Clear the screen: what stood there is nothing for the next player."""
        self._unread = False
        self.keys.clear()

    # ---- keys and orders

    def key(self, question: str, told: Help) -> str:
        """Ask for a key while there is time; raises TimeUp, or Left. Highlights end with it.

        While the clock is stopped nothing but S counts (ANT-R-TIME).
        """
        while True:
            running = self.clock.left if not self.clock.stopped else None
            key = self.keys.key(self._with_clock(question), told, wait=running)
            # Asked after the key and before it counts: a key that comes with the last second must not be an order any
            # more.
            if not self.clock.stopped and self.clock.left == 0:
                raise TimeUp
            if key is None:
                continue
            if self.clock.stopped and key != "S":
                self.keys.say(tr("The clock is stopped: S lets it go on, nothing else does anything [ANT-R-TIME]."))
                continue
            self.mark = Mark()
            return key

    def _with_clock(self, question: str) -> str:
        if not self.clock.limited:
            return question
        stopped = tr(", stopped") if self.clock.stopped else ""
        return f"[{self.clock.shown()}{stopped}] {question}"

    def yes(self, question: str, told: Help, *, default: bool = False) -> bool:
        """Ask for Y or N; Return takes the default."""
        while True:
            match self.key(question, told):
                case "Y":
                    return True
                case "N" | "Q":
                    return False
                case "":
                    return default
                case wrong:
                    self.keys.say(tr("{answer} is neither Y nor N.", answer=quoted(wrong)))

    def order(self, *commands: Any) -> Done | None:
        """Carry out commands as one entry and tell what came of it; where they are refused say why, and give None."""
        try:
            done = self.session.do(*commands)
        except Refused as refused:
            self.refuse(refused.reasons)
            if let := let_happen(self.session, self.keys, refused.reasons, commands):
                return self.order(*let)
        except SeatRefused as refused:
            self.refuse((Reason(kept(str(refused))),))
        else:
            self.tell(*sentences(done.events, Names(self.view)))
            return done
        return None

    def refuse(self, reasons: Iterable[Reason]) -> None:
        """Say why something is not done."""
        self.tell(*(reason_line(one) for one in reasons))
        self._stop_line()

    def _stop_line(self) -> None:
        # What was typed to follow was meant for another place and another unit's state than these.
        if rest := self.keys.stop_line():
            self.tell(tr("The rest of the line is left undone: {keys}.", keys=rest))

    def wrong_key(self, key: str) -> None:
        """Say that a key means nothing here."""
        if key != ANY:
            self.tell(tr("{key} is no key of this menu; ? lists them.", key=quoted(key)))
            self._stop_line()
