"""MV: a path is laid with the cursor, one direction at a time (RTG-13.2.7)."""

from __future__ import annotations

from companion.games.campaign.prompt.headquarters import Headquarters
from companion.games.campaign.prompt.looking import show_map
from companion.games.campaign.prompt.text.window import centred
from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.rules.hexes import NAMES, Direction, Hex, neighbour
from companion.games.campaign.rules.state import key
from companion.language.tongue import tr

DIRECTIONS = "123456"
RESTART = "0"


def lay_path(hq: Headquarters, corps: str) -> cmd.MV | None:
    """Ask for the starting hex and for directions; give the order, or None where it is aborted."""
    while (start := hq.keys.place(tr("Starting hex (X,Y)?"), _start_help)) is not None:
        # A path of no steps asks only whether a march may begin there at all.
        if reasons := hq.session.why_not(cmd.MV(corps=corps, start=start, path=())):
            hq.refuse(reasons)
            continue
        order = _Cursor(hq, corps, start).move()
        if order is not None:
            return order
        if not _restarts(hq):
            break
    hq.keys.say(tr("No move is ordered."))
    return None


class _Cursor:
    """The cursor on the map; its way is the path."""

    def __init__(self, hq: Headquarters, corps: str, start: Hex) -> None:
        self.hq, self.corps, self.start, self.at = hq, corps, start, start
        self.path: tuple[Direction, ...] = ()
        self.passed = [start]
        self.window = centred(hq.rules, start)

    def move(self) -> cmd.MV | None:
        """Move until another key than 0 to 6 ends the path; None for 0."""
        self._show()
        while True:
            keys = self.hq.keys.ask(tr("Direction?"), _direction_help, own=("H", "HELP", "Q", "QUIT"))
            pressed = keys.replace(" ", "").replace(",", "")
            # Return alone is the key that ends a path, and a line without any key must count as one.
            for nth, one in enumerate(pressed or " ", 1):
                if one == RESTART:
                    return None
                if one not in DIRECTIONS:
                    return cmd.MV(corps=self.corps, start=self.start, path=self.path)
                if not self._step(int(one)):
                    # What was meant to follow would start from another hex than whoever typed it thought.
                    self._leave(pressed[nth:])
                    break

    def _step(self, direction: Direction) -> bool:
        """Move one hex; off the screen the map is centred anew, and the step counts (RTG-13.2.7c). Say whether it did.

        The book lets the map alone move then. Who types a march as a line cannot see where that would be, and had a
        step less than he typed.
        """
        to = neighbour(self.at, direction)
        # The whole path is asked with every step: what it costs hangs on the way behind it.
        longer = cmd.MV(corps=self.corps, start=self.start, path=(*self.path, direction))
        if reasons := self.hq.session.why_not(longer):
            self.hq.refuse(reasons)
            return False
        self.path, self.at = longer.path, to
        self.passed.append(to)
        if self.window.holds(to):
            self._tell(tr(NAMES[direction]))
        else:
            self.window = centred(self.hq.rules, self.at)
            self._show()
        return True

    def _leave(self, rest: str) -> None:
        """Say what of a line is not done any more."""
        if rest:
            self.hq.keys.say(tr("The rest of the line is left undone: {keys}.", keys=rest))

    def _show(self) -> None:
        show_map(self.hq, self.window, cursor=self.at, path=self.passed)
        self._tell(tr("start") if not self.path else tr(NAMES[self.path[-1]]))

    def _tell(self, way: str) -> None:
        terrain = self.hq.view.map.terrain[self.at[1] - 1][self.at[0] - 1]
        self.hq.keys.say(tr("Cursor: {hex} ({way}; {terrain})", hex=key(self.at), way=way, terrain=tr(terrain)))


def _restarts(hq: Headquarters) -> bool:
    return hq.keys.yes(tr("Restart the move (Y), or abort it (N)?"))


def _start_help() -> tuple[str, ...]:
    return (
        tr("Where you think the corps will be when it reads the order."),
        tr("If it is more than one hex from there it force marches to the path first. Return goes back."),
    )


def _direction_help() -> tuple[str, ...]:
    return (
        "       1",
        "    6 ___ 2",
        "     /   \\",
        "     \\___/",
        "    5     3",
        "       4",
        "",
        tr("1 to 6 move the cursor one hex, several digits one after the other."),
        tr("0 restarts or aborts the move; any other key, or Return, ends the path."),
    )
