"""A campaign and a battle on squares at the referee's table: computers propose, the referee does that and anything else."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from fuzzing import arbitrary
from msgspec import inspect

from companion.games.campaign.rules.battle.entry import CorpsResult
from companion.games.campaign.rules.battle.participants import corps_on
from companion.games.campaign.rules.commands import EnterResult
from companion.games.campaign.rules.legal_referee import FIXED as OF_CAMPAIGN
from companion.games.tactical.rules.legal_referee import FIXED as OF_TACTICAL
from companion.games.tactical.rules.table.commands import EnterResult as TableResult
from companion.games.tactical.rules.table.commands import ToTable, UnitResult
from companion.kernel.beginning import Beginning
from companion.kernel.game import commands_of, computer_move, game_of
from companion.kernel.overriding.orders import Override, SetOption
from companion.kernel.overriding.setting import GAME, plain
from tests.referee import values
from tests.referee.battle_orders import NOBODY
from tests.referee.table import Corners

COMPUTERS = {"union": "computer:basic", "confederate": "computer:basic"}
PAYS = ("", "", "", "", "lost", "set_aside", "strength", "men", "the-cook")
SCENARIOS = {
    "campaign": ("gettysburg-battle", "gettysburg-campaign"),
    "tactical": ("shiloh-sunken-road", "antietam-basic"),
}
FIXED: Mapping[str, Collection[str]] = {"campaign": OF_CAMPAIGN, "tactical": OF_TACTICAL}
FIELDS: Sequence[Any] = ("neither", "union", "confederate")
TRIES = 12


class Computed:
    """What a kind of game with computer players brings."""

    by_hand = 4.0

    def __init__(self, kind: str, folder: Path) -> None:
        self.kind, self.folder = kind, folder

    @cached_property
    def beginnings(self) -> Sequence[Beginning]:
        return [Beginning(scenario=name, players=COMPUTERS) for name in SCENARIOS[self.kind]]

    @cached_property
    def _shapes(self) -> Mapping[str, tuple[type[msgspec.Struct], inspect.Type]]:
        those = commands_of(self.kind)
        return {str(one.__struct_config__.tag): (one, inspect.type_info(one)) for one in those}

    @cached_property
    def orders(self) -> Sequence[str]:
        return [*self._shapes]

    # ---- orders

    def lawful(self, session: Any, state: Any, tag: str, luck: Random) -> Iterator[Any]:
        if tag == "override":
            target = luck.choice([*self.targets(state)])
            yield from self.override(session, state, target, luck.choice(self.fields(session, state, target)), luck)
        elif tag == "set-option":
            name, value = luck.choice(self.options(session))
            yield SetOption(name, value, "our club")
        elif tag not in ENDS or luck.random() < 0.02:
            for _ in range(TRIES):
                yield from self._any(state, tag, luck, [])

    def bent(self, session: Any, state: Any, tag: str, luck: Random) -> Iterator[Any]:
        del session
        yield from self._any(state, tag, luck, [NOBODY, "x"])

    def _any(self, state: Any, tag: str, luck: Random, more: Sequence[str]) -> Iterator[Any]:
        kind, shape = self._shapes[tag]
        made = arbitrary.of_type(luck, shape, [*self._words(state), *more])
        try:
            yield msgspec.convert({**made, "because": ""}, kind)
        except msgspec.ValidationError:
            return

    def _words(self, state: Any) -> list[str]:
        asked = state.pending
        choices = list(asked.choices) if asked is not None else []
        return [*self.targets(state), *choices, "yes", "no", "stand"]

    def next(self, session: Any, state: Any, luck: Random) -> Iterator[Any]:
        """Yield what a computer would do, which ends its phase at last; an answer where one is waited for."""
        game = game_of(self.kind, session.sources)
        asked = state.pending
        if luck.random() < 0.6:
            yield from self._result(state, luck)
        if asked is not None and "answer" in self._shapes:
            kind, _ = self._shapes["answer"]
            yield kind(choice="yes" if asked.kind == "off-line" else luck.choice(asked.choices))
            yield kind(choice=asked.default or asked.choices[0])
        move = computer_move(game, state, session.sources)
        if move is not None:
            those = list(move.commands)
            if luck.random() < 0.5:
                yield luck.choice(those)
            yield those[-1]
            yield from those
        for tag in self.orders:
            yield from self._any(state, tag, luck, [])
        yield from self.lawful(session, state, "note", luck)

    def _result(self, state: Any, luck: Random) -> Iterator[Any]:
        """Yield what comes back from a table, where a battle is fought on one."""
        if self.kind == "tactical":
            if state.table is not None:
                men = {name: state.units[name].men for name in state.table.units if name in state.units}
                units = {name: UnitResult(men=luck.choice((0, 0, min(100, there)))) for name, there in men.items()}
                yield TableResult(state.table.id, units, field=luck.choice(FIELDS))
            return
        battle = state.battle
        if battle is not None and battle.offline == "table":
            those = [one.id for side in COMPUTERS for one in corps_on(state, battle, side)]  # type: ignore[arg-type]
            most = {name: state.corps[name].strength.infantry for name in those}
            corps = {name: CorpsResult(infantry=luck.choice((0, 0, min(1, has)))) for name, has in most.items()}
            yield EnterResult(battle.id, corps, field=luck.choice(FIELDS))

    def toward(self, session: Any, state: Any, luck: Random) -> Iterator[Any]:
        """Yield what lets people sit down, and rise, and what sends battles to a table."""
        del session
        control = {side: luck.choice(("human", "computer:basic")) for side in COMPUTERS}
        yield Override(GAME, "control", control, "they sit down")
        if self.kind == "campaign":
            yield Override(GAME, "offline", True, "there is a table")
        elif state.table is None:
            there = [one.square for one in state.units.values() if one.square is not None]
            yield ToTable(luck.choice((None, *there[:1])), luck.randint(0, 3), luck.randint(1, 2))

    rolls: Sequence[str] = ()
    steered: Sequence[str] = ()

    def came(self, before: Any, after: Any) -> Iterator[str]:
        asked, was = after.pending, before.pending
        if asked is not None and asked != was:
            yield str(getattr(asked, "kind", "question"))

    def corners(self, session: Any, state: Any, luck: Random) -> Corners:
        del session, state, luck
        return {}

    def hidden(self, state: Any, side: str, luck: Random) -> Iterator[Any]:
        del state, side, luck
        yield from ()

    def run(self, session: Any, state: Any) -> Sequence[Any]:
        del session, state
        return ()

    def fitting(self, session: Any, state: Any) -> Sequence[str]:
        del session, state
        return self.orders

    def typed(self) -> Sequence[Any]:
        return ()

    def fights(self, state: Any) -> bool:
        del state
        return False

    # ---- by hand

    def _troops(self, state: Any) -> Mapping[str, msgspec.Struct]:
        return state.corps if self.kind == "campaign" else {**state.units, **state.leaders}

    def targets(self, state: Any) -> Mapping[str, str]:
        return {GAME: "game", **{name: type(one).__name__.lower() for name, one in self._troops(state).items()}}

    def _of(self, state: Any, target: str) -> Any:
        return state if target == GAME else self._troops(state)[target]

    def fields(self, session: Any, state: Any, target: str) -> Sequence[str]:
        del session
        return [name for name in self._of(state, target).__struct_fields__ if name not in FIXED[self.kind]]

    def override(self, session: Any, state: Any, target: str, field: str, luck: Random) -> Iterator[Any]:
        del session
        value = plain(getattr(self._of(state, self._like(state, target, luck)), field))  # such as others have
        if luck.random() < 0.6:
            value = values.of_field(self._of(state, target), field, luck, self._words(state))
        yield Override(target, field, value, "as the table has it", luck.choice(PAYS))

    def _like(self, state: Any, target: str, luck: Random) -> str:
        """Name somebody of the same kind."""
        there = self.targets(state)
        return luck.choice([name for name, kind in there.items() if kind == there[target]])

    def options(self, session: Any) -> Sequence[tuple[str, int]]:
        return [(one.id, choice.value) for one in session.rules.options.option for choice in one.choices]

    # ---- the desk

    def looked_at(self, session: Any, luck: Random) -> None:
        del session, luck

    def printed(self, session: Any) -> None:
        del session

    def foreseen(self, session: Any, order: Any) -> None:
        session.odds(order)

    # ---- books

    def balanced(self, state: Any) -> None:
        assert not self._game.unbalanced(state)

    @cached_property
    def _game(self) -> Any:
        from companion.kernel.beginning import laid_out

        return game_of(self.kind, laid_out(self.beginnings[0]).sources)

    def fought(self, so_far: frozenset[str], before: Any, facts: Sequence[Any], after: Any) -> frozenset[str]:
        del before, facts, after
        return so_far


ENDS = ("resign",)
"""What ends an evening."""
