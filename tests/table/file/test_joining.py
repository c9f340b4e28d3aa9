"""Brigades of two halves, and units too small for a stand: together on the table, and parted again by their shares."""

from __future__ import annotations

import json
import tempfile
from fractions import Fraction
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.games.miniatures.charts.scale import Scale, read_scales, scale_of
from companion.games.tactical.rules.commands import Override, ToTable
from companion.games.tactical.rules.state import State, Unit
from companion.kernel import shelf
from companion.kernel.session import Session
from companion.table import way
from companion.table.away import joining
from companion.table.file.battle import BattleFile, Command, encode
from companion.table.way.spreadsheets import csv_bytes
from tests.at_tactical_table import NORTH, paused
from tests.games.tactical.building import unit
from tests.table.file.warring import with_losses

SEYMOUR = "union:seymour-a+seymour-b"


def scale(name: str = "200") -> Scale:
    return scale_of(read_scales(shelf.ruleset_texts("miniatures", only=("scale.toml",))["scale.toml"]), name)


def half(letter: str, men: int, square: tuple[int, int] = (10, 10), **more: Any) -> Unit:
    names = {"brigade": "Seymour", "division": "Meade", "corps": "I Corps"} | {
        key: more.pop(key) for key in ("brigade", "division", "corps") if key in more
    }
    name = f"{names['brigade'] or 'Lone'}-{letter}"
    return unit(name=name, side="union", at=square, men=men, **names, **more)


def joined(*units: Unit, led: tuple[str, ...] = (), at: str = "200") -> list[list[str]]:
    return [[one.name for one in group] for group in joining.groups(units, scale(at), led)]


def test_the_halves_of_a_brigade_in_a_square_or_side_by_side_are_the_brigade() -> None:
    one, other = half("A", 400), half("B", 701)
    assert joined(one, other) == [["Seymour-A", "Seymour-B"]]
    assert joined(one, replace(other, square=(11, 11))) == [["Seymour-A", "Seymour-B"]]
    assert joining.name_of((one, other)) == "Seymour"
    assert joining.id_of((one, other)) == SEYMOUR
    assert joining.name_of((one,)) == "Seymour-A"
    assert joining.id_of((one,)) == "union:seymour-a"


@pytest.mark.parametrize(
    "changed",
    [
        {"square": (10, 12)},
        {"routed": True},
        {"disrupted": True},
        {"ammo": False},
        {"brigade": "Magilton"},
        {"division": "Ricketts"},
        {"side": "confederate"},
    ],
)
def test_halves_that_are_not_alike_or_far_apart_stand_by_themselves(changed: dict[str, Any]) -> None:
    assert joined(half("A", 400), replace(half("B", 701), **changed)) == [["Seymour-A"], ["Seymour-B"]]


def test_who_is_too_few_for_a_stand_goes_with_the_nearest_of_his_division() -> None:
    near = half("A", 500, (10, 12), brigade="Magilton")
    far = half("A", 500, (10, 20), brigade="Anderson")
    other = half("A", 900, (10, 11), brigade="Duryea", division="Ricketts")
    few = half("A", 99)
    assert joined(few, far, other, near) == [["Anderson-A"], ["Duryea-A"], ["Magilton-A", "Seymour-A"]]
    assert joined(few, far, other, near, at="150")[0] == ["Seymour-A"]  # half a stand of 150 is a stand
    assert joined(replace(few, men=100), near) == [["Seymour-A"], ["Magilton-A"]]
    assert joined(few, other) == [["Duryea-A", "Seymour-A"]]  # nobody of his division: of his corps
    assert joined(few, replace(other, corps="II Corps")) == [["Seymour-A"], ["Duryea-A"]]
    assert joined(few, near, led=("union:seymour-a",)) == [["Seymour-A"], ["Magilton-A"]]
    assert joined(few, replace(near, routed=True)) == [["Seymour-A"], ["Magilton-A"]]


# ---- the shares


@given(st.lists(st.integers(0, 3000), min_size=1, max_size=4), st.data())
def test_shares_are_to_the_man_and_within_one_of_what_is_due(had: list[int], data: st.DataObject) -> None:
    """Two ways: whole numbers as they are entered, and the exact fractions that they round."""
    lost = data.draw(st.integers(0, sum(had)))
    found = joining.shared(lost, had)
    assert sum(found) == (lost if sum(had) else 0)
    for part, men in zip(found, had, strict=True):
        due = Fraction(lost * men, sum(had)) if sum(had) else Fraction(0)
        assert abs(part - due) < 1
        assert 0 <= part <= men


UNITS = st.lists(
    st.builds(
        half,
        st.sampled_from("AB"),
        st.integers(1, 900),
        st.tuples(st.integers(5, 8), st.integers(5, 8)),
        brigade=st.sampled_from(["Seymour", "Magilton", "Duryea", ""]),
        division=st.sampled_from(["Meade", "Ricketts", ""]),
        routed=st.booleans(),
    ),
    max_size=10,
    unique_by=lambda one: one.id,
)


@given(UNITS, st.sampled_from(["200", "150"]))
def test_everybody_is_in_one_group_and_no_group_has_less_than_a_stand_where_it_could_have(
    units: list[Unit], at: str
) -> None:
    found = joining.groups(units, scale(at), ())
    assert sorted(one.id for group in found for one in group) == sorted(one.id for one in units)
    assert len({joining.id_of(group) for group in found}) == len(found)
    for group in found:
        assert all(joining.alike(group[0], one) for one in group)
        if joining.too_small(group, scale(at)):
            others = [other[0] for other in found if other is not group and not joining.too_small(other, scale(at))]
            assert not any(joining.alike(group[0], one) and group[0].corps == one.corps != "" for one in others)


# ---- out, and back


def read(session: Session, raw: bytes, name: str = "return.json") -> Any:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / name
        path.write_bytes(raw)
        return way.read(session, path)


def truth(session: Session) -> State:
    state = session.battles.truth()
    assert isinstance(state, State)
    return state


def command(battle: BattleFile, name: str) -> Command:
    found = battle.command(name)
    assert found is not None
    return found


def test_a_brigade_goes_out_whole_and_says_of_whom_it_is() -> None:
    made = command(way.export(paused(None)), SEYMOUR)
    assert made.name == "Seymour"
    assert [(one.id, one.count, one.attached) for one in made.parts] == [
        ("union:seymour-a", 400, False),
        ("union:seymour-b", 701, False),
    ]
    (brigade,) = made.brigades
    assert (brigade.name, brigade.men, brigade.stands, brigade.over) == ("Seymour", 1101, 6, -99)
    assert made.leader is not None
    assert made.leader.name == "Seymour"


def test_who_is_attached_is_told_and_comes_back_by_his_share() -> None:
    session = paused(None)
    for name, men in (("union:seymour-a", 40), ("union:seymour-b", 30)):
        session.do(Override(target=name, field="men", value=men, reason="they were fewer"))
    session.do(Override(target="union:leader-seymour", field="lost", value=True, reason="and without a leader"))
    made = way.export(session)
    (host,) = [one for one in made.commands() if any(part.id == "union:seymour-a" for part in one.parts)]
    assert [part.id for part in host.parts if part.attached] == ["union:seymour-a", "union:seymour-b"]
    before = truth(session)
    draft = way.holding(read(session, encode(with_losses(made, {host.id: {"lost": 2}})).encode()), "union")
    told = way.preview(session, draft).consequences[0]
    assert "Seymour-A" in told
    way.apply(session, draft)
    after = truth(session)
    gone = {part.id: before.units[part.id].men - after.units[part.id].men for part in host.parts}
    assert sum(gone.values()) == draft.line(host.id).infantry > 0
    for part in host.parts:
        assert abs(gone[part.id] - Fraction(part.count * sum(gone.values()), sum(one.count for one in host.parts))) < 1


def test_the_rounding_is_told_before_it_is_entered() -> None:
    session = paused(None)
    made = way.export(session)
    draft = way.holding(read(session, encode(with_losses(made, {SEYMOUR: {"lost": 1}})).encode()), "union")
    found = way.preview(session, draft)
    assert found.consequences[0] == "Seymour: 184 lost, shared by strength: Seymour-A 67, Seymour-B 117."
    rows = {row.command: row for row in found.rows}
    assert rows["union:seymour-a"].before.strength.infantry - rows["union:seymour-a"].after.strength.infantry == 67
    assert rows["union:seymour-b"].name == "Seymour-B"


def test_a_return_of_units_by_themselves_comes_back_as_it_was_given_out() -> None:
    """So did every battle that went out before brigades stood together."""
    session = paused(None)
    alone = way.export(session, apart=True)
    assert not any(one.parts for one in alone.commands())
    assert alone.check == way.export(session).check == way.export(session, scale="150").check
    losses = with_losses(alone, {"union:seymour-b": {"lost": 1}})
    plain = json.loads(encode(losses))
    for force in plain["sides"]:
        for one in force["commands"]:
            del one["parts"]
    early = read(session, json.dumps(plain).encode())
    assert early.line("union:seymour-b").infantry == 175  # 701 / 4
    corps: dict[str, Any] = {one.id: {} for one in alone.commands()} | {"union:seymour-b": {"infantry": 7}}
    told = {"format": "companion-battle-result", "version": 1, "battle": "1.1", "check": alone.check, "corps": corps}
    assert read(session, json.dumps(told).encode()).line("union:seymour-b").infantry == 7


def test_a_form_of_brigades_comes_back_as_brigades() -> None:
    session = paused(None)
    cells = [list(row) for row in way.form_rows(session, way.export(session))]
    row = next(row for row in cells if row and row[0] == SEYMOUR)
    head = next(each for each in cells if each and each[0] == "corps")
    row[head.index("infantry")] = "101"
    draft = read(session, csv_bytes(cells), "form.csv")
    assert draft.line(SEYMOUR).infantry == 101


@given(st.integers(1, 6), st.sampled_from(["200", "150"]))
@settings(max_examples=4, deadline=None)
def test_at_either_scale_it_comes_back_to_the_man(lost: int, at: str) -> None:
    session = paused(None, order=ToTable(around=NORTH.around, within=5, hours=1))
    made = way.export(session, scale=at)
    before = truth(session)
    stands = command(made, SEYMOUR).brigades[0].stands
    draft = read(session, encode(with_losses(made, {SEYMOUR: {"lost": min(lost, stands)}})).encode())
    way.apply(session, way.holding(draft, "union"))
    after = truth(session)
    gone = [before.units[f"union:seymour-{half}"].men - after.units[f"union:seymour-{half}"].men for half in "ab"]
    men = 1101
    assert sum(gone) == draft.line(SEYMOUR).infantry == (2 * men * min(lost, stands) + stands) // (2 * stands)
    others = {name: one.men for name, one in after.units.items() if "seymour" not in name}
    assert others == {name: one.men for name, one in before.units.items() if "seymour" not in name}


def test_the_parts_fit_the_schema() -> None:
    made = way.export(paused(None))
    assert msgspec.json.decode(encode(made), type=BattleFile) == made
