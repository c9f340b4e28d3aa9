"""The keyboard on a terminal: inverse lines, a screen that is cleared, the end by Ctrl D."""

from __future__ import annotations

import pytest

from companion.terminal.keyboard import Keyboard, Left


@pytest.fixture
def terminal() -> Keyboard:
    found = Keyboard()
    found.people = True
    return found


@pytest.mark.clause("RTG-13.1.2a")
def test_what_is_demoralised_stands_in_inverse(terminal: Keyboard) -> None:
    assert terminal.inverse("3I", "demoralised") == "\x1b[7m3I\x1b[0m"
    terminal.people = False
    assert terminal.inverse("3I", "demoralised") == "3I  demoralised"


@pytest.mark.clause("RTG-R-HOTSEAT")
def test_the_screen_and_what_was_scrolled_off_it_are_cleared(
    terminal: Keyboard, monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    wiped = []
    monkeypatch.setattr("click.clear", lambda: wiped.append("screen"))
    terminal.clear()
    assert wiped == ["screen"]
    assert b"\x1b[3J" in capfdbinary.readouterr().out
    terminal.people = False
    terminal.clear()
    assert wiped == ["screen"]


def test_ctrl_d_and_q_leave(terminal: Keyboard, monkeypatch: pytest.MonkeyPatch) -> None:
    def over(_: str) -> str:
        raise EOFError

    monkeypatch.setattr("builtins.input", over)
    with pytest.raises(Left):
        terminal.ask("Orders?")
    monkeypatch.setattr("builtins.input", lambda _: " q ")
    with pytest.raises(Left):
        terminal.ask("Orders?")
    assert terminal.ask("Hexon?", own=("Q",)) == "q"
