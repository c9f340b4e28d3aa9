"""The cursor menu: looking over the field, picking up units, the end of the operation phase (ANT-7.1, ANT-QS-3.1)."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.tactical.prompt.command_menu import command_menu
from companion.games.tactical.prompt.directions import directions
from companion.games.tactical.prompt.helping import cursor_help
from companion.games.tactical.prompt.post import Post
from companion.games.tactical.prompt.text.display import beside_compass, head_line, square_line
from companion.games.tactical.prompt.text.window import Mark
from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.rules.ground.squares import NAMES, Direction, Square
from companion.games.tactical.rules.names import unit_named
from companion.games.tactical.rules.orders.moving import may_not_move
from companion.games.tactical.rules.orders.plotting import occupied
from companion.games.tactical.rules.turn import choosing
from companion.games.tactical.setup.map_sheet import SQUARE
from companion.games.tactical.words.lines import points
from companion.games.tactical.words.status import points_lines, score_line
from companion.language.tongue import plural, tr
from companion.terminal.keyboard import Left, quoted


def cursor_menu(post: Post) -> None:
    """Take keys until the operation phase is over; raises TimeUp, or Left at Q."""
    over = False
    while not over:
        post.draw(square_lines(post))
        over = _key(post, post.key(tr("Cursor?"), lambda: cursor_help(post)))


def _key(post: Post, key: str) -> bool:
    """Do what a key says; True where it ends the phase."""
    if look_about(post, key):
        return False
    match key:
        case "C":
            return end_phase(post)
        case " " | "":  # at the end of a line a space is easily lost
            _pick_up(post)
        case "N":
            _next(post)
        case "S":
            _stop_clock(post)
        case "Q":
            raise Left
        case _:
            post.wrong_key(key)
    return False


def look_about(post: Post, key: str) -> bool:
    """Do what a key of looking about says; False for any other."""
    direction = post.direction_of(key)
    match key:
        case _ if direction is not None:
            post.cursor = post.moved(post.cursor, direction)
        case "0":
            post.show_map()
        case "T":
            post.bare = not post.bare
            post.show_map()
        case "V":
            _view(post)
        case "G":
            go_to(post)
        case "O":
            _objectives(post)
        case _:
            return False
    return True


def square_lines(post: Post) -> list[str]:
    """Give what stands below the map: the square, who is there, and the compass (ANT-7.1h)."""
    there = post.now.state.at(post.cursor)
    return beside_compass(
        [square_line(post.ground, post.cursor), *map(head_line, there)], ten_keys=post.setting.ten_keys
    )


def _pick_up(post: Post) -> None:
    """Take the first own unit in the square in hand (ANT-7.1g)."""
    one = choosing.first_in(post.now.state, post.side, post.cursor)
    if one is None:
        post.tell(tr("None of your units stands here."))
    else:
        command_menu(post, one)


def _next(post: Post) -> None:
    """Go to the next of the side's units, from square to square in the order of battle's order."""
    # By square and not by unit: several stand in one square, and the cursor would seem to stay where it is.
    squares = list(dict.fromkeys(one.square for one in post.own() if one.square is not None))
    if squares:
        place = squares.index(post.cursor) + 1 if post.cursor in squares else 0
        post.cursor = squares[place % len(squares)]


def _view(post: Post) -> None:
    """Show what a unit would see that stood here: all round in the Basic game, else one way (ANT-7.1a, ANT-QS-3.1a)."""
    facing: Direction | None = None
    if post.view.level != "basic":
        asked = tr("Which way ({keys})?", keys=directions(ten_keys=post.setting.ten_keys))
        told = tr("The direction in which a unit would face; it sees a quarter of the field.")
        facing = post.direction_of(post.key(asked, lambda: (told,)))
        if facing is None:
            post.tell(tr("That is no direction."))
            return
    seen = sight_from(post, post.cursor, facing)
    post.mark = Mark(inverse=seen)
    way = NAMES[facing] if facing is not None else tr("all round")
    post.show_map()
    beyond = post.beyond(seen)
    post.tell(
        plural(
            len(seen), "{n} square is in sight from here, {way}.", "{n} squares are in sight from here, {way}.", way=way
        )
    )
    if beyond:
        post.tell(tr("{count} of them lie beyond this map.", count=beyond))


def sight_from(post: Post, at: Square, facing: Direction | None) -> frozenset[Square]:
    """Give the squares in sight of one, as far as the side knows who stands between (ANT-8.3b)."""
    now = post.now
    return now.sight.from_(at, occupied(now.state), turn=max(1, now.state.turn), facing=facing) - {at}


def go_to(post: Post) -> None:
    """Ask for a square, or for one of the side's units by its name, and set the cursor there."""
    told = tr("Row from the north and column from the west, as 18,9, or a unit by its name; Return goes back.")
    while text := post.keys.ask(tr("Go to which square (X,Y) or unit?"), lambda: (told,)):
        found = SQUARE.match(text.replace(" ", ""))
        one = unit_named(post.now.state, post.side, text)
        at = (int(found[1]), int(found[2])) if found is not None else None if one is None else one.square
        if at is not None and post.ground.on_map(at):
            post.cursor = at
            post.show_map()
            return
        post.keys.say(
            tr(
                "{typed} is neither a square (rows 0 to {rows}, columns 0 to {columns}) nor a unit of yours.",
                typed=quoted(text),
                rows=post.ground.rows - 1,
                columns=post.ground.columns - 1,
            )
        )


def _objectives(post: Post) -> None:
    post.tell(*objectives(post))


def objectives(post: Post) -> Iterator[str]:
    """Give the objectives with what they are worth and who is known to stand there, and the score where it is known."""
    for row in post.rules.objectives.row:
        at = (row.square[0], row.square[1])
        there = ", ".join(head_line(one) for one in post.now.state.at(at))
        name = post.ground.objectives.get(at, "")
        yield tr(
            "{square}  {points:>6,}  (zone of control {zone:,})  {name}{there}",
            square=f"{at[0]:>2},{at[1]:<2}",
            points=row.points,
            zone=row.in_zone,
            name=name,
            there=f": {there}" if there else "",
        )
    score = post.session.score()
    if score is None:
        yield tr("The score is not told while units are hidden: it would show where the enemy stands.")
    else:
        yield score_line(score, over=post.view.over)
        yield from points_lines(score)


def _stop_clock(post: Post) -> None:
    """Stop the clock or let it go on (ANT-7.1e)."""
    if not post.clock.limited:
        post.tell(tr("There is no time limit in this game; nothing is to be stopped."))
        return
    post.clock.toggle()
    post.tell(tr("The clock is stopped.") if post.clock.stopped else tr("The clock goes on."))


def end_phase(post: Post) -> bool:
    """End the operation phase once the player has confirmed what he leaves undone (ANT-7.1f)."""
    post.keys.say(*undone(post))
    told = tr("Y ends your orders, and combat follows; N goes back to the field.")
    if not post.yes(tr("End the {phase} (Y or N)?", phase=post.view.phase_name), lambda: (told,)):
        return False
    return finish(post)


def finish(post: Post) -> bool:
    """Let combat follow; True where that was possible."""
    done = post.order(cmd.Done())
    if done is not None:
        post.flush()
    return done is not None


def undone(post: Post) -> Iterator[str]:
    """Give what a player may have forgotten: units that can move and did not, who is out of command, routed, empty."""
    own, now = post.own(), post.now
    # A unit that may not move at all is no oversight: only what the player could still do is held up to him.
    idle = [one for one in own if not one.squares and one.points and not [*may_not_move(now.rules, now.state, one)]]
    if idle:
        left = points(max(one.points for one in idle))
        yield tr(
            "{count} of {all} units could still move and have not; they have up to {points} left.",
            count=len(idle),
            all=len(own),
            points=left,
        )
    plotted = sum(one.fire_plot is not None for one in own)
    melee = sum(one.melee_plot for one in own)
    yield tr(
        "Plotted: fire {fire}, melee {melee}, advance {advance}; the others fire at the nearest enemy in sight.",
        fire=plotted,
        melee=melee,
        advance=sum(one.advance_plot for one in own),
    )
    worries = {
        tr("routed"): [one for one in own if one.routed],
        tr("out of command control"): [one for one in own if not one.in_command],
        tr("without ammunition"): [one for one in own if not one.ammo],
    }
    yield from (f"{what}: {', '.join(one.name for one in units)}" for what, units in worries.items() if units)
