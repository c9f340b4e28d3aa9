"""Whatever the referee sets, of anybody, to whatever may be: the books balance, and play goes on by the rules."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, get_origin

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules.hand.books import COLUMNS, FIGURES, START
from companion.games.miniatures.rules.hand.settable import EMPTIED, bearer, names, shapes
from companion.games.miniatures.rules.state import State, on_table, units
from companion.rows.form import literals
from tests.games.miniatures.building import the_rules
from tests.games.miniatures.playing import a_small_battle, done, lawful

SEEDS = st.integers(0, 2**32)


def targets(state: State) -> list[str]:
    return ["game", *state.brigades, *state.batteries, *state.leaders]


def a_kind(state: State, target: str) -> type[msgspec.Struct]:
    found = bearer(state, target, "")
    assert found is not None
    return type(found)


def a_value(state: State, one: msgspec.Struct, field: str, luck: Random) -> Any:
    """Draw a value that a field may have, as JSON has it."""
    if field in EMPTIED:
        return []
    kind = next(each.type for each in msgspec.structs.fields(one) if each.name == field)
    ids = [each.id for each in units(state)]
    drawn: dict[str, Any] = {
        "attached": luck.choice(["", *ids]),
        "charges": luck.choice(["", *ids]),
        "touches": luck.sample(ids, luck.choice([0, 1, 2])),
        "beat": luck.sample(ids, luck.choice([0, 1])),
        "fought": luck.sample(ids, luck.choice([0, 1, 2])),
        "judged": {name: luck.choice(["fresh", "worn", "spent"]) for name in luck.sample(ids, 2)},
        "outcome": luck.choice(["", *the_rules().rules(state).outcomes]),
        "breakthrough": luck.choice(["", "carry", "break-through", "done"]),
        "retreated": luck.choice(["", "full-move", "beyond-musketry", "two-inches"]),
        "starts_at": luck.choice(["", "07:30"]),
        "at": luck.choice([None, [30, 20.5]]),
        "facing": luck.choice([0, 270.5]),
        "came_from": luck.choice([None, [30, 20, 90]]),
        "dice": {},
        "names": {},
        "options": {},
        "objectives": {},
        "traits": [],
        "crossed": luck.choice([[], ["fords"]]),
        "invented": [],
        "arrives": luck.choice([0, 2, {"turn": 3, "edge": "north"}]),
    }
    if field in drawn:
        return drawn[field]
    if choices := literals(kind):
        return luck.choice(choices)
    if kind is bool:
        return luck.random() < 0.5
    if kind is float:
        return luck.choice([0.0, 0.5, 1.0])
    if kind is int:
        return luck.choice([0, 0, 1, 2, 3, 7])
    if get_origin(kind) in (tuple, dict):
        return [] if get_origin(kind) is tuple else {}
    return luck.choice(["", "x"])


def an_override(state: State, luck: Random) -> cmd.AnyCommand:
    """Draw something that the referee may want to set, or several figures of a count at once."""
    target = luck.choice(targets(state))
    field = luck.choice(names([a_kind(state, target)]))
    one = bearer(state, target, field)
    assert one is not None
    pays = luck.choice(["", "", *COLUMNS, START]) if field in (*FIGURES, "status") else ""
    value = a_value(state, one, field, luck)
    if target != "game" and luck.random() < 0.3 and not pays:
        counted = {name: luck.choice([0, 1, 2, 4]) for name in ("stands", "lost", "captured") if luck.random() < 0.5}
        return cmd.CountTable({target: counted or {field: value}})
    return cmd.Override(target=target, field=field, value=value, reason="as it is", pays=pays)


def sound(state: State) -> None:
    assert not the_rules().unbalanced(state)
    for one in on_table(state):
        assert one.stands > 0, one
    for one in units(state):
        assert min(one.stands, one.lost, one.skedaddled, one.captured) >= 0, one
    for leader in state.leaders.values():
        at = bearer(state, leader.attached, "") if leader.attached else None
        assert leader.status != "on-table" or at is None or at.status in ("on-table", "to-arrive"), leader  # type: ignore[attr-defined]
    for seat in ("referee", "union", "confederate"):
        the_rules().view(state, seat)
        the_rules().duties(state, seat)


@settings(max_examples=60, deadline=None)
@given(SEEDS)
def test_whatever_is_set_the_books_balance_and_play_goes_on(seed: int) -> None:
    luck, state = Random(seed), a_small_battle(last_turn=9)
    facts = [msgspec.json.encode(state)]
    for _ in range(50):
        order = an_override(state, luck) if luck.random() < 0.5 else lawful(state, luck)
        if the_rules().why_not(state, order):
            continue
        before = state
        state, events = done(state, order, luck)
        # What is read back is what was written: the fold of the facts alone gives the same state.
        again = before
        for event in the_rules().decode_events(msgspec.json.encode(events).decode()):
            again = the_rules().apply(again, event)
        assert again == state
        sound(state)
        if state.over:
            state, _ = done(state, cmd.EndBattle(reason="it goes on", over=False), luck)
        if state.turn >= state.last_turn:
            return
    assert facts


def test_every_field_of_every_kind_of_target_is_set_and_accepted() -> None:
    accepted, luck = Counter[str](), Random(1863)
    for nth in range(40):
        state = a_small_battle(last_turn=9)
        for _ in range(nth):
            state, _ = done(state, lawful(state, luck), luck)
        for _ in range(150):
            order = an_override(state, luck)
            if isinstance(order, cmd.Override) and not the_rules().why_not(state, order):
                after, _ = done(state, order, luck)
                sound(after)
                accepted[f"{type(bearer(state, order.target, '')).__name__}.{order.field}"] += 1
    kinds = {a_kind(a_small_battle(), name) for name in targets(a_small_battle())}
    wanted = {f"{kind.__name__}.{name}" for kind in kinds for name in names([kind])}
    guns = {f"Battery.{name}" for name in ("charges", "touches", "breakthrough")}
    assert wanted - guns <= accepted.keys(), wanted - accepted.keys()
    assert shapes([State]) == (State,)
