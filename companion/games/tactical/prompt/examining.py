"""The field after the battle: the result, and the units of both sides to look at (ANT-10.0c, ANT-QS-7.0b)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.games.tactical.charts.terms import SIDES, Side
from companion.games.tactical.prompt.command_menu import statistics
from companion.games.tactical.prompt.cursor_menu import look_about, square_lines
from companion.games.tactical.prompt.helping import examining_help
from companion.games.tactical.prompt.post import Post
from companion.games.tactical.prompt.text.display import name, pages
from companion.games.tactical.rules.state import Unit
from companion.games.tactical.rules.turn import choosing
from companion.games.tactical.words.status import points_lines, score_line
from companion.language.tongue import tr
from companion.terminal.keyboard import Left

if TYPE_CHECKING:
    from companion.kernel.game import Seat


def examine(post: Post, seat: Seat) -> None:
    """Show the result and let the field be walked over; raises Left."""
    # After the battle nothing is hidden, so that any side's post will do for the referee.
    watcher: Side = next((side for side in SIDES if side == seat), "union")
    post.sit(watcher)
    post.clock.start(0)
    score = post.session.score()
    result = [score_line(score, over=True), *points_lines(score)] if score is not None else []
    post.keys.show([tr("The battle is over."), *result])
    while True:
        post.draw(square_lines(post))
        key = post.key(tr("Examine (Q leaves)?"), lambda: examining_help(post))
        if look_about(post, key):
            continue
        match key:
            case " " | "":
                _units(post)
            case "Q":
                raise Left
            case _:
                post.wrong_key(key)


def _units(post: Post) -> None:
    """Show units of either side, from the first in the square on."""
    state = post.now.state
    one: Unit | None = next(iter(state.at(post.cursor)), None)
    if one is None:
        post.tell(tr("Nobody stands here."))
    page = 1
    while one is not None:
        post.cursor = one.square or post.cursor
        post.draw(statistics(post, one, page))
        match post.key(tr("{unit} (Q back)?", unit=name(one)), lambda: examining_help(post)):
            case "P":
                page = page % pages(post.view.level) + 1
            case "U":
                one = choosing.next_in_square(state, one)
            case "N":
                one = choosing.next_in_order(state, one)
            case "0":
                post.show_map()
            case "Q":
                one = None
            case wrong:
                post.wrong_key(wrong)
