"""The command menu: the unit in hand, its statistics and its orders (ANT-7.2, ANT-7.3, ANT-QS-3.2, ANT-QS-3.3)."""

from __future__ import annotations

from companion.games.tactical.charts.terms import MODES_OF
from companion.games.tactical.prompt.directions import directions
from companion.games.tactical.prompt.helping import command_help
from companion.games.tactical.prompt.leader_menu import leader_menu
from companion.games.tactical.prompt.post import Post
from companion.games.tactical.prompt.target_menu import target_menu
from companion.games.tactical.prompt.text.display import beside_compass, display, name, pages
from companion.games.tactical.prompt.text.window import Mark
from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.rules.orders import remarking
from companion.games.tactical.rules.orders.plotting import targets
from companion.games.tactical.rules.state import Unit
from companion.games.tactical.rules.turn import choosing
from companion.language.tongue import plural, tr
from companion.language.words import trait_words

BASIC = "ANT-R-BASIC-SCOPE"


def command_menu(post: Post, one: Unit) -> None:
    """Take keys for the unit in hand until it is put down; raises TimeUp."""
    in_hand: Unit | None = one
    page = 1
    while in_hand is not None:
        post.cursor = in_hand.square or post.cursor
        post.draw(statistics(post, in_hand, page))
        key = post.key(f"{name(in_hand)}?", lambda: command_help(post))
        if key == "P":
            page = _other_page(post, page)
            continue
        in_hand = _key(post, in_hand, key)
        in_hand = in_hand and post.unit(in_hand.id)


def statistics(post: Post, one: Unit, page: int) -> list[str]:
    """Give a page of a unit's statistics with the compass."""
    factor = post.rules.control_factors.factors is not None
    lines = display(post.ground, post.view.level, one, page=page, factor=factor)
    return beside_compass(lines, ten_keys=post.setting.ten_keys)


def _other_page(post: Post, page: int) -> int:
    """Turn to the other page of statistics (ANT-7.3o)."""
    if pages(post.view.level) == 1:
        post.tell(tr("The Basic game has one page of statistics [{clause}].", clause=BASIC))
        return page
    return 2 if page == 1 else 1


def _key(post: Post, one: Unit, key: str) -> Unit | None:
    """Do what a key says; gives the unit that is then in hand, None where it is put down."""
    direction = post.direction_of(key)
    match key:
        case "Q":
            post.show_map()
            return None
        case "U":
            return choosing.next_in_square(post.now.state, one)
        case "N":
            return choosing.next_in_order(post.now.state, one)
        case "L":
            return leader_menu(post, one)
        case "F":
            target_menu(post, one)
        case _ if direction is not None:
            post.order(cmd.Move(unit=one.id, directions=(direction,)))
        case _ if not _look(post, one, key):
            _order(post, one, key)
    return one


def _look(post: Post, one: Unit, key: str) -> bool:
    """Do what a key of looking says; False for any other."""
    match key:
        case "0":
            pass
        case "T":
            post.bare = not post.bare
        case "V":
            show_sight(post, one)
        case "I":
            _show_division(post, one)
        case _:
            return False
    post.show_map()
    return True


def _order(post: Post, one: Unit, key: str) -> None:
    match key:
        case "X":
            post.order(cmd.ForceMarch(unit=one.id))
        case "D":
            _face(post, one)
        case "A":
            post.order(cmd.PlotAdvance(unit=one.id, on=not one.advance_plot))
        case "M":
            post.order(cmd.PlotMelee(unit=one.id, on=not one.melee_plot))
        case "S":
            first, second = MODES_OF[one.arm]
            post.order(cmd.ChangeMode(unit=one.id, mode=second if one.mode == first else first))
        case "B":
            post.order(cmd.Fortify(unit=one.id))
        case "R":
            post.order(cmd.Reorganise(unit=one.id))
        case "E" if remarking.asked(post.rules):
            _remark(post, one)
        case "Z":
            post.order(cmd.Abort(unit=one.id))
        case _:
            post.wrong_key(key)


def _remark(post: Post, one: Unit) -> None:
    """Ask for everything that only eyes know of a unit, and say it where that is another than before."""
    told = (tr("Y where it is so, N where it is not; Return leaves it as it is."),)
    said = []
    for ask in remarking.asked(post.rules):
        question = tr("{word} (Y/N)?", word=trait_words([ask.word]))
        if post.yes(question, lambda: told, default=ask.word in one.asked):
            said.append(ask.word)
    if tuple(said) != one.asked:
        post.order(cmd.Remark(unit=one.id, asked=tuple(said)))


def _face(post: Post, one: Unit) -> None:
    """Ask for a facing and take it, with all in the square (ANT-7.3d)."""
    if post.view.level == "basic":
        post.order(cmd.Face(unit=one.id, direction=one.facing))
        return
    asked = tr("New facing ({keys})?", keys=directions(ten_keys=post.setting.ten_keys))
    key = post.key(asked, lambda: (tr("A direction of the compass; any other key leaves the facing as it is."),))
    direction = post.direction_of(key)
    if direction is None:
        post.tell(tr("The facing stays as it is."))
    else:
        post.order(cmd.Face(unit=one.id, direction=direction))


def show_sight(post: Post, one: Unit) -> None:
    """Show the squares that a unit can fire into (ANT-7.3l, ANT-QS-3.3e, ANT-8.3b)."""
    found = targets(post.now, one)
    post.mark = Mark(inverse=found)
    post.tell(
        plural(
            len(found),
            "{unit} has {n} square in sight and range.",
            "{unit} has {n} squares in sight and range.",
            unit=one.name,
        )
    )


def _show_division(post: Post, one: Unit) -> None:
    """Show the unit's division, and in the Advanced game where its leader is (ANT-7.3f, ANT-7.12g)."""
    if post.view.level == "basic":
        post.tell(tr("The Basic game has no formations to show [{clause}].", clause=BASIC))
        return
    state = post.now.state
    units = choosing.division_of(state, one)
    leader = choosing.division_leader_at(state, one)
    post.mark = Mark(inverse={unit.square for unit in units if unit.square is not None}, blinking=leader)
    whose = tr("{name}'s division", name=one.division) if one.division else one.corps or one.name
    post.tell(tr("{division}: {units}", division=whose, units=", ".join(unit.name for unit in units)))
