"""Golden evenings in numbers: luck by every combination and by a great many replays, and what a seat may know."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import product
from pathlib import Path
from shutil import copy

import numpy as np
import pytest

from companion.kernel.draws import Rolled
from companion.kernel.game import Seat
from companion.kernel.overriding.commanding import NameCommander
from companion.kernel.session import Session
from companion.study.numbers.luck import luck
from companion.study.numbers.reckoned import as_value, called, numbers
from companion.study.numbers.table import lines
from tests.evenings import notebook
from tests.old import keeping as documents

FOLDER = Path(notebook.__file__).parent
EVENINGS = ("the-cornfield", "second-day", "two-joneses")


@cache
def played(name: str) -> Session:
    return notebook.played(FOLDER / f"{name}.txt")


def of(session: Session, side: str) -> tuple[list[Rolled], list[Rolled]]:
    """Give a side's rolls, and the charges of the other."""
    those = [one for *_, one in session.rolled()]
    return [one for one in those if one.side == side], [one for one in those if one.both and one.side != side]


@pytest.mark.parametrize("name", EVENINGS)
@pytest.mark.parametrize("side", ["union", "confederate"])
def test_an_evenings_luck_is_that_of_a_great_many_replays(name: str, side: str) -> None:
    own, turned = of(played(name), side)
    said = numbers(played(name)).luck
    assert said is not None
    dice, many = np.random.default_rng(1863), 1_000_000
    totals = np.zeros(many, np.int16)
    for sign, those in ((1, own), (-1, turned)):
        for one in those:
            values = np.repeat([value for value, _ in one.ways], [ways for _, ways in one.ways]).astype(np.int8)
            totals += sign * values[dice.integers(0, one.all_ways, many, dtype=np.uint8)]
    found = said[side].found
    assert said[side].percentile == pytest.approx(
        100 * ((totals < found).mean() + (totals == found).mean() / 2), abs=0.2
    )
    assert said[side].expected == pytest.approx(totals.mean(), abs=0.05)


@pytest.mark.parametrize("name", EVENINGS)
def test_five_rolls_of_all_kinds_with_a_struggle_are_as_lucky_as_every_combination_says(name: str) -> None:
    every = [one for *_, one in played(name).rolled()]
    struggles = [one for one in every if one.outcome == "struggle"]
    picked = [next(one for one in every if one.kind == kind and one.stake) for kind in ("fire", "maneuver", "charge")]
    picked += (struggles or [one for one in every if one.both])[:1]
    picked += [one for one in every if one.kind == "fire" and one.stake and one not in picked][:1]
    assert len(picked) >= 5
    below = here = Fraction(0)
    tied = 0
    found = sum(one.value for one in picked)
    for ways in product(*(one.ways for one in picked)):
        chance = Fraction(1)
        for (_, n), one in zip(ways, picked, strict=True):
            chance *= Fraction(n, one.all_ways)
        total = sum(value for value, _ in ways)
        below, here = below + chance * (total < found), here + chance * (total == found)
        tied += total == found
    assert tied > 1  # several ways lead to what was found: half of them count
    assert luck(picked).percentile == pytest.approx(float(100 * (below + here / 2)), abs=1e-6)


def test_a_struggle_costs_both_alike_and_its_next_roll_counts_for_itself() -> None:
    struggles = [
        (entry, one) for name in EVENINGS for entry, _, one in played(name).rolled() if one.outcome == "struggle"
    ]
    assert struggles
    assert {one.value for _, one in struggles} == {0}


@pytest.mark.parametrize("name", EVENINGS)
def test_only_the_line_that_leads_here_counts(name: str) -> None:
    session = played(name)
    lines = session.log()
    assert any(not line.current for line in lines)
    found = numbers(session)
    current = {line.entry for line in lines if line.current}
    assert {one.entry for one in found.rolls} | {one.entry for one in found.losses} <= current
    thrown = sum(1 for line in lines if line.current for die in line.dice if die.sides == 10)
    assert sum(sum(one.counts.values()) for one in found.faces.values()) == thrown


@pytest.mark.parametrize("name", EVENINGS)
def test_losses_are_those_of_the_books(name: str) -> None:
    session = played(name)
    lost: Counter[str] = Counter()
    by_hand: set[str] = set()
    for one in numbers(session).losses:
        lost[one.unit] += one.lost["stands"]
        by_hand |= {one.unit} if one.cause == "by-hand" else set()
    books = {one.id: one.lost + one.skedaddled + one.captured for one in session.view.units}
    told = {unit: n for unit, n in lost.items() if unit not in by_hand and unit in books}
    assert told
    assert told == {unit: books[unit] for unit in told}


@pytest.mark.parametrize("seat", ["union", "confederate"])
def test_a_side_that_knows_less_has_its_own_luck_and_its_own_dice(seat: Seat, tmp_path: Path) -> None:
    kept = Path(documents.__file__).parent / "format-4" / "miniatures-hidden.companion"
    with Session.open(Path(copy(kept, tmp_path))) as session:
        everything = as_value(numbers(session))
        session.seat = seat
        assert session.hidden
        own = as_value(numbers(session))
    other = "union" if seat == "confederate" else "confederate"
    known = [one for one in everything["rolls"] if one["seat"] == seat or one["kind"] == "charge"]
    assert list(own["rolls"]) == known
    assert {one["seat"] for one in everything["rolls"]} == {"union", "confederate"}
    assert own["faces"][seat] == everything["faces"][seat]
    assert own["faces"]["spread"] == {seat: everything["faces"]["spread"][seat], other: None}
    assert not any(own["faces"][other].values())
    assert set(own["luck"]) == {seat, "by"}
    assert own["luck"][seat] == everything["luck"][seat]
    assert own["luck"]["by"]["command"]
    assert own["luck"]["by"]["command"].items() < everything["luck"]["by"]["command"].items()


@pytest.fixture
def commanded(tmp_path: Path) -> Path:
    """Give a hidden game that has gone on for a while, with two commanders of one corps of the Union."""
    kept = Path(copy(Path(documents.__file__).parent / "format-4" / "miniatures-hidden.companion", tmp_path))
    with Session.open(kept) as session:
        corps = next(name for name in session.formations("union") if name not in ("union", "referee"))
        session.do(NameCommander(name="Reynolds", side="union", commands=(corps,)))
        session.do(NameCommander(name="Owen", side="union", commands=(corps,), knows="own"))
    return kept


def test_a_commander_has_the_luck_of_his_side_and_no_more(commanded: Path) -> None:
    with Session.open(commanded) as session:
        session.seat = "Reynolds"
        his = as_value(numbers(session))
        session.seat = "union"
        assert his == as_value(numbers(session))


def test_who_knows_his_own_command_alone_is_told_no_roll_no_die_and_no_loss_of_others(commanded: Path) -> None:
    with Session.open(commanded) as session:
        session.seat = "Owen"
        found, said = numbers(session), "\n".join(lines(numbers(session), *called(session)))
        read = {entry.entry for entry in session.log()}
        own = {name for name, (side, _) in called(session)[0].items() if side == "union"}
    assert not found.rolls
    assert not found.luck
    assert not found.by.command
    assert all(one.spread is None for one in found.faces.values())
    assert {one.entry for one in found.losses} <= read
    assert {one.unit for one in found.losses} <= own
    assert "%" not in said
    assert "luck of" not in said
