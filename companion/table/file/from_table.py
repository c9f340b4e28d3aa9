"""A table game read back: what became of every brigade, gun stand and leader of the battle file (RTG-R-OFF-SCALE)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

import msgspec
from msgspec.structs import replace

from companion.charts.faults import BadInput, Problem
from companion.games.miniatures.rules import state as table
from companion.games.miniatures.rules.forces import origins
from companion.games.miniatures.rules.hand import books
from companion.language.tongue import tr
from companion.table.file.battle import BattleFile, Brigade, Command, Guns, Leader
from companion.table.file.result import Held
from companion.table.file.table_roster import Post, roster_of
from companion.table.file.to_table import FIELD

STATES = ("fresh", "worn", "spent")
TAKEN_OR_SHOT = ("surrendered", "captured", "destroyed", "wrecked")
GONE = 2
"""States that a brigade fell that is no longer on the table."""


class Back(msgspec.Struct, frozen=True):
    """The table's units by the ids of the file."""

    brigades: dict[str, table.Brigade]
    batteries: dict[str, table.Battery]
    leaders: list[tuple[Post, table.Leader]]


def filled(battle: BattleFile, state: table.State) -> BattleFile:
    """Give the battle file filled in from its table game: stands lost, skedaddled and captured, leaders, the field.

    `battle` is the file that the document carries, `state` the game's. Raises BadInput where the game is not of it.
    """
    back = _back(battle, state)
    sides = (replace(force, commands=tuple(_command(one, back) for one in force.commands)) for force in battle.sides)
    return replace(battle, sides=tuple(sides), held_by=_held(state))


def fallen(battle: BattleFile, state: table.State) -> dict[str, int]:
    """Give for each brigade how many states it fell, fresh to worn and worn to spent; one that is gone counts as two.

    Raises BadInput where the game is not of the battle.
    """
    back = _back(battle, state)
    return {one.id: _fell(command, back.brigades[one.id]) for command, one in roster_of(battle).brigades}


def belongs_to_nobody(state: table.State) -> tuple[str, ...]:
    """Name the units that were added at the table: no command of the battle brought them, none takes them back."""
    return tuple(one.name for one in origins.added(state))


def _back(battle: BattleFile, state: table.State) -> Back:
    """Match units to those of the file: by their order, in which the game was laid out.

    Troops that were split, merged or transferred at the table count for whom their stands came from.
    """
    problems = [*_unbalanced(state)]
    if problems:
        raise BadInput(problems)
    roster, state = roster_of(battle), origins.regrouped(state)
    if state.origins:  # leaders who came with units that were added stand behind all others
        state = replace(state, leaders=dict([*state.leaders.items()][: len(roster.posts)]))
    pairs = (
        ("brigades", [battle.side_of(one.id) for one, _ in roster.brigades], [*state.brigades.values()]),
        ("batteries", [battle.side_of(one.id) for one, _ in roster.guns], [*state.batteries.values()]),
        ("leaders", [post.side for post in roster.posts], [*state.leaders.values()]),
    )
    for what, sides, there in pairs:
        # Units are matched by their order, since players may rename them at the table; sides must agree at least.
        if sides != [one.side for one in there]:
            told = tr(
                "the game has {there} {parts}, its battle file {here}, or of other sides",
                parts=tr(what),
                there=len(there),
                here=len(sides),
            )
            raise BadInput(
                Problem(tr("table game"), f"$.{what}", told, tr("give the game that was made from this battle"))
            )
    return Back(
        dict(zip([one.id for _, one in roster.brigades], state.brigades.values(), strict=True)),
        dict(zip([one.id for _, one in roster.guns], state.batteries.values(), strict=True)),
        list(zip(roster.posts, state.leaders.values(), strict=True)),
    )


def _unbalanced(state: table.State) -> Iterator[Problem]:
    """Yield the units whose books do not balance: what went must be there, lost, run, taken or set aside."""
    for one in books.unbalanced(state):
        what = tr("the stands that went to the table are not those that are there, lost, run, captured or set aside")
        yield Problem(tr("table game"), one.name, what, tr("set its stands right at the table"))


def _command(one: Command, back: Back) -> Command:
    return replace(
        one,
        entered=_came(one, back) if one.arrives else None,
        surrendered=_laid_down(one, back),
        brigades=tuple(_brigade(each, back.brigades.get(each.id)) for each in one.brigades),
        guns=tuple(_guns(each, back.batteries.get(each.id)) for each in one.guns),
        leaders=tuple(_leaders(one, back)),
    )


def _came(one: Command, back: Back) -> bool:
    """Say whether a command that was due has come on to the table, with any of its troops."""
    brigades = (back.brigades.get(each.id) for each in one.brigades)
    guns = (back.batteries.get(each.id) for each in one.guns)
    return any(there is not None and there.status != "to-arrive" for there in (*brigades, *guns))


def _laid_down(one: Command, back: Back) -> bool:
    """Say whether a command laid down its arms whole: nobody of it is left or ran, and a unit of it surrendered.

    Guns alone that were taken are captured; what was shot down to the last stand is destroyed.
    """
    those = [
        *(back.brigades.get(each.id) for each in one.brigades),
        *(back.batteries.get(each.id) for each in one.guns),
    ]
    there = [each for each in those if each is not None]
    gone = all(each.status in TAKEN_OR_SHOT and not each.skedaddled for each in there)
    return gone and any(each.status == "surrendered" for each in there)


def _brigade(one: Brigade, there: table.Brigade | None) -> Brigade:
    if there is None:  # it has no stand, and so nothing that could be lost
        return replace(one, lost=0, skedaddled=0, captured=0)
    lost, skedaddled, captured = gone = stands_gone(there, one.stands)
    aside, low = set_aside(there, one.stands, sum(gone)), _low(one, there)
    return replace(one, lost=lost, skedaddled=skedaddled, captured=captured, set_aside=aside, low_ammo=low)


def _guns(one: Guns, there: table.Battery | None) -> Guns:
    if there is None:
        return replace(one, lost=0, skedaddled=0, captured=0)
    lost, skedaddled, captured = gone = stands_gone(there, one.stands)
    aside = set_aside(there, one.stands, sum(gone))
    # A damaged stand that was then lost is lost only.
    damaged = min(there.damaged, one.stands - sum(gone))
    made = replace(one, lost=lost, skedaddled=skedaddled, captured=captured, set_aside=aside, damaged=damaged)
    return replace(made, low_ammo=_low(one, there))


def _low(one: Brigade | Guns, there: table.Unit) -> bool | msgspec.UnsetType | None:
    """Give its marker of low ammunition, where the game that it comes from counts ammunition at all."""
    return msgspec.UNSET if one.low_ammo is msgspec.UNSET else there.low_ammo


def stands_gone(there: table.Unit, had: int) -> tuple[int, int, int]:
    """Give the stands lost, skedaddled and captured of a unit that had `had`, each stand counted once.

    The game counts them as they go, and those of a unit that surrenders, quits or leaves. What the referee set aside is
    no loss, unless he said that the unit was destroyed or taken: then all that was left of it went so.
    """
    captured = min(there.captured, had)
    skedaddled = min(there.skedaddled, had - captured)
    lost = min(there.lost, had - captured - skedaddled)
    left = had - captured - skedaddled - lost
    # What still stood with it goes as its end says: shot down, or into the enemy's hands.
    if there.status in ("destroyed", "wrecked"):
        return lost + left, skedaddled, captured
    if there.status in ("surrendered", "captured"):
        return lost, skedaddled, captured + left
    return lost, skedaddled, captured


def set_aside(there: table.Unit, had: int, gone: int) -> int:
    """Give the stands of a unit that neither went nor stand: the referee took them off by hand, or put some on."""
    return 0 if gone == had else had - gone - there.stands


def _leaders(one: Command, back: Back) -> Iterator[Leader]:
    """Yield a command's leaders, each lost whose post fell vacant in the game, whoever holds it now."""
    gone = {
        post.leader for post, there in back.leaders if post.command == one.id and (there.lost or _out(there.status))
    }
    own = [back.brigades[each.id] for each in one.brigades if each.id in back.brigades]
    for leader in one.leaders:
        fell = leader.rank == "brigade" and any(each.commander_fell for each in own)
        yield replace(leader, lost=fell or leader in gone)


def _out(status: str) -> bool:
    return status in ("fallen", "captured")


def _fell(command: Command, there: table.Brigade) -> int:
    if there.status not in ("on-table", "to-arrive") or not there.stands:
        return GONE
    return max(0, STATES.index(there.effectiveness) - STATES.index(command.condition))


def _held(state: table.State) -> Held | None:
    """Say who holds the field at the end; None is a question.

    Before the end nobody does yet. Who held it as the battle began says nothing of its end, unless the table said so.
    """
    if not state.over:
        return None
    units: Iterator[table.Unit] = chain(state.brigades.values(), state.batteries.values())
    left = {one.side for one in units if _is_left(one)}
    if len(left) == 1:
        return left.pop()
    field = state.objectives.get(FIELD)
    # Where both are gone nobody is left who could hold what was said before.
    return (field.holder or "neither") if left and field is not None and field.asked else None


def _is_left(one: table.Unit) -> bool:
    # Who is still to come is not gone: whether it held the field is for those at the table to say.
    return one.status in ("on-table", "to-arrive") and one.stands > 0
