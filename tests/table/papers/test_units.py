"""The papers of a part of Antietam's field: a row a unit, each of them once, the same figures as in the battle file."""

from __future__ import annotations

from functools import cache

import pytest

from companion.cards.content import Deck
from companion.cards.sizes import PAPERS
from companion.table import way
from companion.table.file.battle import BattleFile, Command
from companion.table.file.briefing import briefing as known_to
from companion.table.papers import briefing, form, pdf, sheet
from companion.table.papers.units import made_of
from tests.at_tactical_table import paused
from tests.cards.measured import Measured
from tests.table.papers.reading import lines


@cache
def north() -> BattleFile:
    return way.export(paused(None))


def troops(battle: BattleFile) -> list[Command]:
    return [one for one in battle.commands() if one.brigades or one.guns]


def rows(deck: Deck) -> list[list[str]]:
    return [line.split(" | ") for line in lines(deck)]


def test_every_unit_has_one_row_on_the_sheet_with_what_is_placed_for_it() -> None:
    found = rows(sheet.deck(north(), None))
    for one in troops(north()):
        each = one.brigades[0] if one.brigades else one.guns[0]
        (row,) = [row for row in found if row[0] == one.name + made_of(one) and len(row) == 10]
        count = sum((one.strength.infantry, one.strength.cavalry, one.strength.foot_guns, one.strength.horse_guns))
        told = {fact.label: fact.value for fact in one.facts}
        assert row[1:3] == [told["Square"], told["Facing"]]
        assert row[4:7] == [told["Weapon"], told["Morale"], one.leader.name + able(one) if one.leader else ""]
        assert row[7:9] == [f"{count:,}", str(each.stands)]


def able(one: Command) -> str:
    return " (exceptional)" if one.leader is not None and one.leader.exceptional else ""


def test_every_unit_and_every_leader_is_asked_for_once_on_the_form() -> None:
    found = rows(form.deck(north()))
    for one in north().commands():
        if one.brigades or one.guns:
            (row,) = [row for row in found if row[0] == one.name and len(row) == 13]
            assert row[10] == (one.leader.name if one.leader else "")
        else:
            assert len([row for row in found if one.name in row]) == 1


def test_a_side_s_briefing_names_nobody_of_the_enemy() -> None:
    said = "\n".join(lines(briefing.deck(known_to(north(), "union"), None)))
    for one in north().commands():
        assert (one.name in said) == (north().side_of(one.id) == "union"), one.name


def test_the_sums_at_a_glance_are_those_of_the_field() -> None:
    found = rows(sheet.deck(north(), None))
    for force in north().sides:
        (row,) = [row for row in found if row[0] == force.side.capitalize() and len(row) == 7]
        men = sum(one.strength.infantry for one in force.commands)
        guns = sum(one.strength.foot_guns for one in force.commands)
        assert (row[2].replace(",", ""), row[4]) == (str(men), str(guns))


def test_there_is_no_word_of_stragglers_or_of_corps_that_are_asked_for() -> None:
    said = " ".join(lines(form.deck(north())))
    assert "traggler" not in said
    assert "1 men" not in said
    assert "companion battle import" in said


@pytest.mark.parametrize("paper", list(PAPERS))
def test_they_fit_their_paper(paper: str) -> None:
    for made in (
        pdf.sheet(north(), paper=paper),
        pdf.form(north(), paper=paper),
        pdf.briefing(north(), "confederate", paper=paper),
    ):
        found = Measured(made)
        assert len(found) <= 5
        assert min(one.points for page in range(len(found)) for one in found.marks(page) if one.kind == "text") >= 5.999
