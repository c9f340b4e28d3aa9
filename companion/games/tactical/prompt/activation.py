"""The activation cycle: the Union's divisions one after the other, to activate or to pass by (ANT-3.1)."""

from __future__ import annotations

from companion.games.tactical.prompt.helping import activation_help
from companion.games.tactical.prompt.opening import cover
from companion.games.tactical.prompt.post import Post
from companion.games.tactical.prompt.text.window import Mark
from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.rules.ground.squares import Square
from companion.games.tactical.rules.names import place
from companion.games.tactical.rules.state import Unit
from companion.games.tactical.rules.turn import choosing
from companion.games.tactical.rules.turn.activation import activated_with, members, offered
from companion.games.tactical.words.lines import men
from companion.games.tactical.words.status import title
from companion.language.tongue import tr


def activate(post: Post) -> None:
    """Offer divisions until the limit is reached, all are active, or the player ends it (ANT-R-ACT-CYCLE)."""
    if post.shared:
        cover(post)
    post.clock.start(0)
    post.tell(title(post.view))
    passed: list[str] = []
    while _is_on(post):
        can = offered(post.rules, post.now.state)
        division = next((name for name in can if name not in passed), None)
        if division is None:  # all that are left were passed by: the cycle begins again
            passed.clear()
            division = can[0]
        if not _offer(post, division):
            passed.append(division)
    post.flush()


def _is_on(post: Post) -> bool:
    view = post.view
    return view.phase.kind == "activation" and view.to_act == post.side and view.activations > 0


def _offer(post: Post, division: str) -> bool:
    """Ask for a division; False where it is passed by."""
    state = post.now.state
    units = members(state, post.side, division)
    # Basic and Intermediate games have no leaders: the first unit then stands for its division.
    at = choosing.division_leader_at(state, units[0]) or units[0].square
    post.show_map()
    while True:
        post.mark = Mark(inverse={one.square for one in units if one.square is not None}, blinking=at)
        post.cursor = at or post.cursor
        post.draw(_words(post, division, units, at))
        asked = tr("Activate {division} (Y, N, Q ends; {left} left)?", division=division, left=post.view.activations)
        match post.key(asked, activation_help):
            case "Y":
                return post.order(cmd.Activate(division=division)) is not None
            case "N" | "" | " ":
                return False
            case "Q":
                post.order(cmd.EndActivation())
                return True
            case "V" | "0":
                post.show_map()
            case wrong:
                post.wrong_key(wrong)


def _words(post: Post, division: str, units: tuple[Unit, ...], at: Square | None) -> list[str]:
    """Give a division: its units, who leads it and where, and the artillery that goes with it."""
    first = units[0]
    led = [one for one in post.view.leaders if one.rank == "division" and one.formation == division and not one.lost]
    where = place(at) if at is not None else tr("nowhere")
    who = f"{led[0].name}, {where}" if led else where
    strong = men(sum(one.men for one in units))
    guns = [one.name for one in activated_with(post.now.state, post.side, division) if one not in units]
    lines = [
        tr(
            "{division} ({corps}): {who}; {count} units, {men}",
            division=division,
            corps=first.corps or tr("independent"),
            who=who,
            count=len(units),
            men=strong,
        )
    ]
    return [*lines, *([tr("with it: {guns}", guns=", ".join(guns))] if guns else [])]
