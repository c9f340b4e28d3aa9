"""A side's briefing: a copy in which nothing of the enemy is, whatever he has, and all of one's own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.field.shapes import Point
from companion.table.file.battle import (
    SIDES,
    BattleFile,
    Brigade,
    Command,
    Fact,
    Field,
    Force,
    Guns,
    Leader,
    Side,
    Strength,
)
from companion.table.file.briefing import briefing
from companion.table.file.ground import seen_by
from companion.table.papers import pdf
from tests.cards.measured import Measured
from tests.table.papers import table_battles as battles

sides = pytest.mark.parametrize("side", SIDES)
every = pytest.mark.parametrize("battle", list(battles.BATTLES))


def forces(battle: BattleFile, side: Side) -> tuple[Force, Force]:
    """Give a side's own force and the enemy's."""
    own, enemy = sorted(battle.sides, key=lambda force: force.side != side)
    return own, enemy


def words(value: Any) -> Iterator[str]:
    """Give every string of a value that says who or what somebody is."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for name, one in value.items():
            if name not in ("direction", "facts", "arm", "gun", "carbine", "rank", "condition", "deployment"):
                yield from words(one)
    elif isinstance(value, list | tuple):
        for one in value:
            yield from words(one)


def figures(value: Any) -> Iterator[int]:
    if isinstance(value, dict):
        for one in value.values():
            yield from figures(one)
    elif isinstance(value, list | tuple):
        for one in value:
            yield from figures(one)
    elif isinstance(value, int) and not isinstance(value, bool):
        yield abs(value)


def numbers(text: str) -> set[int]:
    return {int(one.replace(",", "")) for one in re.findall(r"\d[\d,]*", text.rstrip(",")) if one.strip(",")}


def names(text: str, those: set[str]) -> set[str]:
    """Give which of some names stand in a text as words of their own."""
    low = re.sub(r"\s+", " ", text.lower())
    return {one for one in those if re.search(rf"(?<!\w){re.escape(one.lower())}(?!\w)", low)}


def paper(battle: BattleFile, side: Side) -> str:
    made = Measured(pdf.briefing(battle, side, battles.game().ground))
    return "\n".join(made.text(page) for page in range(len(made)))


def without_shapes(field: Field) -> Field:
    """Give a field whose ground says what it is, but not where: inches are no numbers of men."""
    nowhere = Point((0.0, 0.0))
    return replace(
        field,
        table=None,
        features=tuple(replace(one, geometry=nowhere) for one in field.features if not one.properties.side),
    )


@sides
@every
@pytest.mark.clause("RTG-R-OFF-EXPORT")
def test_no_name_id_or_number_of_the_enemy_is_in_the_object_or_on_the_paper(battle: str, side: Side) -> None:
    one = battles.BATTLES[battle]()
    own, enemy = forces(one, side)
    whole = briefing(one, side)
    known = msgspec.json.encode(whole).decode()
    counted = msgspec.json.encode(replace(whole, field=without_shapes(whole.field))).decode()
    common = {"battle": without_shapes(one.field), "scale": one.scale, "title": one.title, "own": replace(own, hint="")}
    shared = msgspec.json.encode(common).decode()
    his = {word for word in words(msgspec.to_builtins(enemy)) if len(word) > 2}
    only_his = his - names(shared, his)
    assert len(only_his) > 5
    assert not names(known, only_his)
    assert not names(paper(one, side), only_his)
    counts = set(figures(msgspec.to_builtins(enemy))) - numbers(shared)
    assert len(counts) > 5
    assert not counts & numbers(counted)
    reckoned = {n * one.scale.men_a_point for n in figures(msgspec.to_builtins(own))}  # of one's own points
    reckoned.add(sum(unit.men for command in own.commands for unit in command.brigades))
    assert not {n for n in counts - reckoned if n > 200} & numbers(paper(one, side))


@sides
@every
def test_ones_own_force_is_whole_and_ones_own_lines_stand(battle: str, side: Side) -> None:
    one = battles.BATTLES[battle]()
    own, _ = forces(one, side)
    known = briefing(one, side)
    assert known.own == replace(own, hint="")
    for there, here in zip(known.field.edges, one.field.edges, strict=True):
        assert there == (here if here.lines == side else replace(here, lines=None))
        assert (there.direction in known.open_edges) == (here.lines != side)
    assert replace(known.field, edges=(), features=()) == replace(one.field, edges=(), features=())
    assert known.field.features == seen_by(one.field.features, side)


@pytest.mark.clause("RTG-R-OFF-AI")
def test_what_rests_on_the_enemys_strength_is_left_out() -> None:
    one = battles.a_tired_one()
    assert forces(one, "confederate")[0].hint
    known = msgspec.json.encode(briefing(one, "confederate")).decode()
    assert one.check not in known
    assert "would fight" not in known


def test_a_side_that_takes_no_part_has_no_briefing() -> None:
    one = battles.the_first_clash()
    with pytest.raises(KeyError):
        briefing(replace(one, sides=one.sides[:1]), "union")


NAME = st.text("abcdefgh ", min_size=1, max_size=9)
COUNT = st.integers(0, 9000)
BRIGADE = st.builds(
    Brigade,
    id=NAME,
    name=NAME,
    arm=st.sampled_from(["infantry", "cavalry"]),
    commander=NAME,
    men=COUNT,
    stands=COUNT,
    over=st.integers(-99, 99),
)
GUNS = st.builds(
    Guns, id=NAME, name=NAME, gun=st.sampled_from(["rifled", "smoothbore"]), guns=COUNT, stands=COUNT, over=COUNT
)
COMMAND = st.builds(
    Command,
    id=NAME,
    name=NAME,
    condition=st.sampled_from(["fresh", "worn", "spent"]),
    deployment=st.sampled_from(["deployed", "road"]),
    enters=st.sampled_from(["", "north", "south-east"]),
    strength=st.builds(Strength, infantry=COUNT, cavalry=COUNT, foot_guns=COUNT),
    stragglers=COUNT,
    fatigue=st.floats(0, 15),
    leaders=st.lists(st.builds(Leader, name=NAME, rank=st.just("corps")), max_size=2).map(tuple),
    brigades=st.lists(BRIGADE, max_size=3).map(tuple),
    guns=st.lists(GUNS, max_size=2).map(tuple),
    facts=st.lists(st.builds(Fact, label=NAME, value=NAME), max_size=2).map(tuple),
)


@settings(max_examples=15, deadline=None)
@given(
    st.sampled_from(SIDES),
    st.lists(COMMAND, max_size=3).map(tuple),
    NAME,
    NAME,
    st.sampled_from(["", "hint"]),
    st.sets(st.integers(0, 5)),
)
def test_what_is_hidden_changes_nothing(
    side: Side, commands: tuple[Command, ...], commander: str, check: str, hint: str, lines: set[int]
) -> None:
    """Neither the object nor a byte of the paper."""
    one = battles.the_first_clash()
    other = tuple(
        force if force.side == side else replace(force, commands=commands, commander=commander, hint=hint)
        for force in one.sides
    )
    edges = tuple(
        edge if edge.lines == side or place not in lines else replace(edge, lines=None)
        for place, edge in enumerate(one.field.edges)
    )
    changed = replace(one, sides=other, check=check, field=replace(one.field, edges=edges))
    assert briefing(changed, side) == briefing(one, side)
    assert pdf.briefing(changed, side) == pdf.briefing(one, side)
