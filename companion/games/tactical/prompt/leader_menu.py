"""The leaders' menu: who is with the unit, his transfer, and the way to the commanders (ANT-7.3e, ANT-7.12f)."""

from __future__ import annotations

from companion.games.tactical.prompt.helping import leader_help
from companion.games.tactical.prompt.post import Post
from companion.games.tactical.prompt.text.display import head_line
from companion.games.tactical.prompt.text.window import Mark
from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.rules.orders.leaders_moving import can_go_to, with_unit
from companion.games.tactical.rules.state import Leader, Rank, Unit
from companion.games.tactical.rules.turn.command_control import commander
from companion.language.tongue import tr


def leader_menu(post: Post, one: Unit) -> Unit:
    """Show who is with a unit and take a key; gives the unit that is then in hand."""
    if post.view.level != "advanced":
        post.tell(tr("refused: there are leaders in the Advanced game only [ANT-2.1j]"))
        return one
    there = with_unit(post.now.state, one)
    post.keys.say(
        *(map(_words, there) if there else [tr("No division or corps commander is with {unit}.", unit=one.name)])
    )
    key = post.key(
        tr("Leaders (T transfers, D to the division's, C to the corps', Q back)?"), lambda: leader_help(post)
    )
    match key:
        case "T" if there:
            _transfer(post, _which(post, there))
        case "T":
            post.tell(tr("Nobody is here who could be transferred."))
        case "D":
            return _go_to(post, one, "division", one.division)
        case "C":
            return _go_to(post, one, "corps", one.corps)
        case "Q" | "":
            pass
        case _:
            post.wrong_key(key)
    return one


def _words(leader: Leader) -> str:
    return tr(
        "{name}, {rank} commander, {formation}, bonus {bonus}",
        name=leader.name,
        rank=leader.rank,
        formation=leader.formation,
        bonus=leader.bonus,
    )


def _which(post: Post, there: tuple[Leader, ...]) -> Leader | None:
    """Ask which of several leaders is meant."""
    if len(there) == 1:
        return there[0]
    asked = ", ".join(f"{number} {one.name}" for number, one in enumerate(there, start=1))
    key = post.key(tr("Which ({leaders})?", leaders=asked), lambda: map(_words, there))
    return next((one for number, one in enumerate(there, start=1) if key == str(number)), None)


def _transfer(post: Post, leader: Leader | None) -> None:
    """Let the cursor cycle through the units that a leader may ride to, until one is taken or the player goes back."""
    if leader is None:
        post.tell(tr("Nobody is transferred."))
        return
    can = can_go_to(post.now.rules, post.now.state, leader)
    squares = {one.square for one in can if one.square is not None}
    place, home = 0, post.cursor
    while can:
        one = can[place % len(can)]
        post.cursor = one.square or home
        post.mark = Mark(inverse=squares, blinking=one.square)
        post.show_map()
        post.draw([head_line(one)])
        match post.key(
            tr("{leader} to {unit} (Y, N next, Q back)?", leader=leader.name, unit=one.name), lambda: leader_help(post)
        ):
            case "Y":
                post.order(cmd.Transfer(unit=one.id, leader=leader.id))
                break
            case "N" | "" | " ":
                place += 1
            case "Q":
                break
            case wrong:
                post.wrong_key(wrong)
    else:
        post.tell(tr("There is no other unit that {leader} could ride to.", leader=leader.name))
    post.cursor, post.mark = home, Mark()


def _go_to(post: Post, one: Unit, rank: Rank, formation: str) -> Unit:
    """Go to the unit that a commander is with; where there is none stay."""
    leader = commander(post.now.state, one.side, rank, formation) if formation else None
    found = None if leader is None else post.unit(leader.unit)
    if leader is None or found is None or found.square is None:
        post.tell(tr("Nobody commands a {rank} of {unit}.", rank=rank, unit=one.name))
        return one
    post.tell(tr("{leader} is with {unit}.", leader=_words(leader), unit=found.name))
    post.show_map()
    return found
