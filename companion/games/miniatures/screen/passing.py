"""To the next step, and on from steps in which nobody can act, where that is wished."""

from __future__ import annotations

from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.screen.desk import MiniaturesDesk
from companion.games.miniatures.words import passing
from companion.kernel.record import Done


def go_on(desk: MiniaturesDesk, order: cmd.NextStep, *, passes_over: bool) -> None:
    """End the step; each that is passed over is an entry of its own, and one step of undo."""
    done = desk.do(order)
    for _ in range(passing.MOST if passes_over else 0):
        if not isinstance(done, Done) or not passing.nobody_can_act(desk.view, desk.duties):
            return
        done = desk.do(cmd.NextStep(), label=passing.label(desk.view))
