"""Chips of the panels are the rows of the tables: what a house row asks is asked at the desk, with what it is worth."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtTest import QTest

from companion.games.miniatures.beginning import CHARTS
from companion.games.miniatures.rules import events as ev
from companion.games.miniatures.rules.state import State
from companion.games.miniatures.screen.work.charge import ChargeWork
from companion.games.miniatures.screen.work.fire import FireWork
from companion.games.miniatures.screen.work.maneuver import ManeuverWork
from companion.kernel.game import RULES_PREFIX
from companion.kernel.session import Session
from companion.kernel.shelf import ruleset_texts
from tests.desktop.conftest import OpenWindow, a_line
from tests.games.miniatures.building import a_melee, a_worn
from tests.games.miniatures.rules.test_house_game import CLUB


@pytest.fixture
def house(tmp_path: Path) -> Path:
    for file, text in CLUB.items():
        (tmp_path / file).write_text(f"format = 2\n{text}", encoding="utf-8")
    return tmp_path


def a_session(state: State, house: Path | None = None) -> Session:
    texts = ruleset_texts("miniatures", house=house, only=CHARTS)
    sources = {RULES_PREFIX + name: text for name, text in texts.items()}
    return Session.create(None, kind="miniatures", start=ev.Began(state), sources=sources, seed="7", scenario="test")


def test_the_chips_of_a_target_are_the_covers_and_questions_of_the_tables(open_window: OpenWindow, house: Path) -> None:
    work = open_window(a_session(a_line(), house)).centre.work
    assert isinstance(work, FireWork)
    work.attack.aim("davis")
    work.attack.add("cutler")
    work.refresh()
    chips = {word: (chip.text(), chip.cap, chip.value) for (_, word), chip in work.eyes.chips.items()}
    assert chips["cover"] == ("cover", "C", "−1")
    assert chips["works"] == ("works", "W", "−2")
    assert chips["woods"][::2] == ("woods", "−3")
    assert chips["dug in"][::2] == ("dug in", "−2")
    assert chips["orchard"][::2] == ("orchard", "−1")
    caps = [cap for _, cap, _ in chips.values()]
    assert len(set(caps)) == len(caps)
    for word in ("woods", "dug in"):
        QTest.keyClicks(work, chips[word][1])
    assert (work.attack.cover, work.attack.asked) == ("woods", ("dug in",))
    assert work.prospect().die_modifier == -5
    assert work.order().asked == ("dug in",)
    QTest.keyClicks(work, chips["orchard"][1])
    QTest.keyClicks(work, chips["dug in"][1])
    assert (work.attack.cover, work.attack.asked) == ("orchard", ())


def test_the_installed_table_asks_for_its_own_covers_alone(open_window: OpenWindow) -> None:
    work = open_window(a_session(a_line())).centre.work
    assert isinstance(work, FireWork)
    work.attack.aim("davis")
    work.refresh()
    chips = {word: chip.value for (_, word), chip in work.eyes.chips.items()}
    assert chips == {"cover": "−1", "woods": "−1", "broken-ground": "−1", "town": "−2", "works": "−2"}


def test_a_charge_asks_for_the_grounds_and_questions_of_the_table(open_window: OpenWindow, house: Path) -> None:
    work = open_window(a_session(a_melee(a_worn("heth", "confederate")), house)).centre.work
    assert isinstance(work, ChargeWork)
    chip = work.chips["asked steep slope"]
    assert (chip.text(), chip.value) == ("steep slope", "+2")
    before = work.prospect().attacker_modifier
    QTest.keyClicks(work, chip.cap)
    assert work.prospect().attacker_modifier == before + 2
    assert work.order().asked == ("steep slope",)
    grounds = []
    for _ in range(5):
        QTest.keyClicks(work, "G")
        grounds.append(work.order().ground)
    assert grounds == ["favorable", "works", "trenches", "hedge", "open"]


def test_a_maneuver_roll_asks_for_what_the_table_asks(open_window: OpenWindow, house: Path) -> None:
    work = open_window(a_session(a_line("move"), house)).centre.work
    assert isinstance(work, ManeuverWork)
    chip = work.chips["asked the band plays"]
    assert chip.value == "+1"
    before = work.prospect().modifier
    QTest.keyClicks(work, chip.cap)
    assert work.prospect().modifier == before + 1
    assert work.order().asked == ("the band plays",)
