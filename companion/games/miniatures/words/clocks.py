"""The players' clocks: whose time counts, how much each has used, of how much. The rules know no clock.

    what waits (`waits`) ── running ──► whose time counts ── counted(seconds) ──► the clocks, kept beside the game

Nobody's watch is read here: seconds come from whoever has one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Annotated, Any, NamedTuple

import msgspec
from msgspec import Meta

from companion.games.miniatures.rules.players import player_of
from companion.games.miniatures.rules.state import SIDES
from companion.games.miniatures.words import waits
from companion.language.tongue import tr
from companion.language.words import side_words
from companion.rows import kept

BESIDE = "clock"
"""The name under which the clocks are kept beside the game."""


LONGEST = 10_000_000
"""The most seconds, and minutes, that are read: a text from elsewhere must not overflow a clock."""
Time = Annotated[float, Meta(ge=0, le=LONGEST)]


class Clocks(msgspec.Struct, frozen=True, omit_defaults=True):
    """What each player has used by turn, in seconds, and may use in all, in minutes."""

    used: dict[str, dict[int, Time]] = {}
    budgets: dict[str, Time] = {}
    going: bool = False
    """Whether time counted when they were last kept: a game that is opened again waits for a key."""
    format: int = kept.FORMAT


class ClockRow(NamedTuple):
    """A player's clock in words."""

    player: str
    name: str
    used: str
    this_turn: str
    over: bool
    counts: bool


def read(text: str) -> Clocks:
    """Read what was kept, none of it counting; fresh clocks where there is nothing. Raises BadInput."""
    return msgspec.structs.replace(kept.read(BESIDE, text, Clocks), going=False) if text else Clocks()


def written(clocks: Clocks) -> str:
    """Give the clocks as they are kept."""
    return msgspec.json.encode(clocks).decode()


def players(view: Any) -> tuple[str, ...]:
    """Give everybody who has a clock: the players by name, and a side of which some command is nobody's by name."""
    named = dict.fromkeys(view.players.values())
    units = [one for one in view.units if one.side in SIDES]
    bare = [side for side in SIDES if any(one.side == side and not player_of(view.players, one) for one in units)]
    return (*named, *bare)


def running(view: Any, duties: Iterable[Any]) -> tuple[str, ...]:
    """Say whose time counts: who must answer, else all for whom something waits in this step."""
    if view.over:
        return ()
    if view.waiting:
        of = waits.commands(view)
        asked = [of.get(one.name) or of[one.seat] for one in view.waiting]
        return tuple(dict.fromkeys(one.player or one.side for one in asked))
    return tuple(one.id for one in waits.by_player(waits.by_command(view, duties)))


def counted(clocks: Clocks, who: Sequence[str], turn: int, seconds: float) -> Clocks:
    """Let seconds of a turn count for some players."""
    if seconds <= 0 or not who:
        return clocks
    used = dict(clocks.used)
    for player in who:
        own = used.get(player, {})
        used[player] = {**own, turn: own.get(turn, 0.0) + seconds}
    return msgspec.structs.replace(clocks, used=used)


def budgeted(clocks: Clocks, budgets: dict[str, float]) -> Clocks:
    """Give players so many minutes; none is no bound."""
    return msgspec.structs.replace(clocks, budgets={who: minutes for who, minutes in budgets.items() if minutes > 0})


def rows(clocks: Clocks, view: Any, who: Sequence[str]) -> tuple[ClockRow, ...]:
    """Give each player's clock in words; `who` are those whose time counts while the clocks go."""
    found = []
    for player in players(view):
        seconds = sum(clocks.used.get(player, {}).values())
        budget = clocks.budgets.get(player)
        used = minutes(seconds)
        if budget is not None:
            used = tr("{used} of {budget}", used=used, budget=minutes(budget * 60))
        found.append(
            ClockRow(
                player=player,
                name=called(player),
                used=used,
                this_turn=tr("this turn {time}", time=minutes(clocks.used.get(player, {}).get(view.turn, 0.0))),
                over=budget is not None and seconds > budget * 60,
                counts=clocks.going and player in who,
            )
        )
    return tuple(found)


def lines(clocks: Clocks, view: Any) -> Iterator[str]:
    """Give the clock of each player who has used time or has a bound, as a line."""
    for row in rows(clocks, view, ()):
        if clocks.used.get(row.player) or row.player in clocks.budgets:
            told = tr("{player}: {used}, {turn}", player=row.name, used=row.used, turn=row.this_turn)
            yield tr("{clock}, over", clock=told) if row.over else told


def called(player: str) -> str:
    """Give what a player is called; who plays a side without a name is called as the side."""
    return side_words(player) if player in SIDES else player


def minutes(seconds: float) -> str:
    """Give a time in minutes and seconds: "12:05", and beyond an hour "1:02:05"."""
    whole = int(seconds)
    hours, rest = divmod(whole, 3600)
    return f"{hours}:{rest // 60:02d}:{rest % 60:02d}" if hours else f"{rest // 60}:{rest % 60:02d}"
