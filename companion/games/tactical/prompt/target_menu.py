"""The target menu: a square for priority fire (ANT-7.13g to ANT-7.13i, ANT-QS-3.7)."""

from __future__ import annotations

from companion.games.tactical.prompt.helping import target_help
from companion.games.tactical.prompt.post import Post
from companion.games.tactical.prompt.text.display import beside_compass, head_line, name, square_line
from companion.games.tactical.prompt.text.window import Mark
from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.rules.ground.squares import step
from companion.games.tactical.rules.orders.plotting import targets
from companion.games.tactical.rules.state import Unit
from companion.language.tongue import plural, tr


def target_menu(post: Post, one: Unit) -> None:
    """Take keys until a target is plotted, the plot is taken away, or the player goes back."""
    home = post.cursor
    post.cursor = one.fire_plot or _ahead(post, one)
    while not _done(post, one):
        pass
    post.cursor = home
    post.show_map()


def _ahead(post: Post, one: Unit) -> tuple[int, int]:
    """Give the square straight ahead of a unit; its own at the map's edge, and where units face nowhere."""
    assert one.square is not None
    to = step(one.square, one.facing)
    return to if post.ground.on_map(to) and post.view.level != "basic" else one.square


def _done(post: Post, one: Unit) -> bool:
    """Take a key; True where the menu is left."""
    there = post.now.state.at(post.cursor)
    lines = [square_line(post.ground, post.cursor), *map(head_line, there)]
    post.draw(beside_compass(lines, ten_keys=post.setting.ten_keys))
    key = post.key(tr("Target of {unit}?", unit=name(one)), lambda: target_help(post))
    direction = post.direction_of(key)
    match key:
        case "T":
            return post.order(cmd.Target(unit=one.id, square=post.cursor)) is not None
        case "E":
            return post.order(cmd.Target(unit=one.id, square=None)) is not None
        case "Q":
            return True
        case "0":
            post.show_map()
        case "V":
            found = targets(post.now, one)
            post.mark = Mark(inverse=found)
            post.tell(plural(len(found), "{n} square can be plotted.", "{n} squares can be plotted."))
            post.show_map()
        case _ if direction is not None:
            post.cursor = post.moved(post.cursor, direction)
        case _:
            post.wrong_key(key)
    return False
