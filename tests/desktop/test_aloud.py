"""What a reader of the screen is told: roles, names, whose a die is; and that what judges it finds what is planted."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QVBoxLayout, QWidget

from companion.desktop.widgets import aloud
from companion.desktop.widgets.die import DieField
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import Heading, Strip
from tests.desktop.aloud.judging import Heard, unheard

ROOT = Path(__file__).resolve().parents[2]
Role = QAccessible.Role


@pytest.fixture(autouse=True)
def _listening() -> None:
    aloud.listen()


def _role(of: QWidget) -> QAccessible.Role:
    found = QAccessible.queryAccessibleInterface(of)
    assert found is not None
    return found.role()


def test_what_paints_itself_says_what_it_is(qapp: object) -> None:
    look = Look()
    assert _role(Heading(look, "Orders")) == Role.Heading
    assert _role(DieField(look)) == Role.Graphic


def test_a_strip_is_a_window_while_it_stands_alone_and_a_group_with_a_name_within_one(qapp: object) -> None:
    look = Look()
    window, strip = QWidget(), Strip(look)
    assert _role(strip) == Role.Window
    QVBoxLayout(window).addWidget(strip)
    strip.tell("It is night.")
    assert _role(strip) == Role.Grouping


def test_a_die_says_whose_it_is_with_and_without_a_face(qapp: object) -> None:
    die = DieField(Look())
    die.show_face(None, waiting=True, whose="Leader die of Hood")
    assert die.accessibleName() == "Leader die of Hood: no face yet"
    die.show_face(7)
    assert die.accessibleName() == "Leader die of Hood: 7"


@pytest.mark.parametrize(
    ("thing", "fault"),
    [
        (Heard("push button", ""), "no name"),
        (Heard("filler", "", focusable=True), "keys without a role"),
        (Heard("unknown", "Odds before the roll"), "name without a role"),
        (Heard("label", "disordered = True"), "not said so"),
        (Heard("list item", "break-through"), "not said so"),
        (Heard("list item", "union:seymour-a"), "not said so"),
        (Heard("check box", "{unit} fires"), "not said so"),
    ],
)
def test_what_nobody_could_make_sense_of_is_found_wherever_it_stands(thing: Heard, fault: str) -> None:
    assert fault in {one.kind for one in unheard(Heard("frame", "Antietam", inside=(thing,)))}


def test_what_is_well_said_is_no_fault() -> None:
    sound = Heard("frame", "Antietam", inside=(Heard("panel", "Union fire", "R: roll", focusable=True),))
    assert not [*unheard(sound)]


def test_the_walk_with_a_reader_says_what_is_missing_and_does_not_pass(tmp_path: Path) -> None:
    for name in ("dirname", "sh"):
        (tmp_path / name).symlink_to(f"/usr/bin/{name}")
    done = subprocess.run(
        ["/bin/sh", str(ROOT / "packaging" / "aloud")],
        env=os.environ | {"PATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert "dbus-run-session" in done.stderr
    assert "apt-get install" in done.stderr
