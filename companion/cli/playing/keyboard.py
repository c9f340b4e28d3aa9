"""A prompt and its answer, on a terminal or from a pipe; Q or the end of the input leaves."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable

import click

from companion.campaign.hexes import Hex
from companion.cli.options import write, write_lines
from companion.tongue import tr

HELP, LEAVE = ("H", "HELP"), ("Q", "QUIT")
SCROLLED_OFF = "\x1b[3J"
"""Tells a terminal to forget the lines that have left the screen."""
_PLACE = re.compile(r"\s*(\d{1,2})\s*[,; ]\s*(\d{1,2})\s*")
Help = Callable[[], Iterable[str]]


class Left(Exception):
    """The player leaves; all that he did is in the document."""


class Keyboard:
    """Where questions are asked. Answers from a pipe are shown as if they had been typed."""

    def __init__(self) -> None:
        self.people = sys.stdin is not None and sys.stdin.isatty() and sys.stdout is not None and sys.stdout.isatty()

    def say(self, *lines: str) -> None:
        """Write lines."""
        write_lines(lines)

    def show(self, lines: Iterable[str]) -> None:
        """Write many lines, a little apart."""
        write_lines(("", *lines, ""))

    def inverse(self, line: str, sign: str) -> str:
        """Give a line in inverse; where there is no screen, with a word behind it."""
        return click.style(line, reverse=True) if self.people else f"{line}  {sign}"

    def clear(self) -> None:
        """Clear the screen, so that nobody reads what another has seen."""
        if self.people:
            click.clear()
            if sys.platform != "win32":
                write(SCROLLED_OFF)

    def ask(self, question: str, told: Help | None = None, *, own: Iterable[str] = ()) -> str:
        """Ask until something else than help is wanted; raises Left. The letters `own` are answers here, no wishes."""
        while True:
            text = self._line(f"{question} ").strip()
            wish = text.upper()
            if wish == "?" or (wish in HELP and wish not in own):
                self.show(told() if told is not None else (tr("Answer the question, or type Return to go back."),))
            elif wish in LEAVE and wish not in own:
                raise Left
            else:
                return text

    def yes(self, question: str, told: Help | None = None) -> bool:
        """Ask for Y or N until one is given; Return is no."""
        while True:
            match self.ask(question, told).upper():
                case "Y" | "YES":
                    return True
                case "N" | "NO" | "":
                    return False
                case other:
                    self.say(tr("{answer} is neither Y nor N.", answer=quoted(other)))

    def place(self, question: str, told: Help | None = None) -> Hex | None:
        """Ask for a hex as x,y until one is given; None where the player goes back."""
        while text := self.ask(question, told):
            if (found := _PLACE.fullmatch(text)) is not None:
                return int(found[1]), int(found[2])
            self.say(tr("{answer} is no hex; type two numbers with a comma, as 12,8.", answer=quoted(text)))
        return None

    def number(self, question: str, told: Help | None = None) -> int | None:
        """Ask for a whole number until one is given; None where the player goes back."""
        while text := self.ask(question, told):
            if text.isascii() and text.isdecimal() and len(text) < 4:
                return int(text)
            self.say(tr("{answer} is no whole number.", answer=quoted(text)))
        return None

    def letter(self, question: str, choices: dict[str, str]) -> str | None:
        """Ask for one of some letters and give what it stands for; None where the player goes back."""
        told = [f"  {letter}  {meaning}" for letter, meaning in choices.items()]
        while text := self.ask(question, lambda: told, own=choices).upper():
            if text in choices:
                return choices[text]
            self.say(tr("{answer} is not one of {letters}.", answer=quoted(text), letters=", ".join(choices)))
        return None

    def _line(self, question: str) -> str:
        if sys.stdin is None:
            raise Left
        if self.people:
            try:
                return input(question)
            except EOFError:
                write("\n")
                raise Left from None
        raw = sys.stdin.buffer.readline()
        if not raw:
            write(question.rstrip() + "\n")
            raise Left
        text = raw.decode("utf-8-sig", "replace").rstrip("\r\n")
        write(f"{question}{printable(text)}".rstrip() + "\n")
        return text


def printable(text: str) -> str:
    """Give a text as a terminal may show it."""
    return "".join(sign if sign.isprintable() else " " for sign in text)


def quoted(text: str) -> str:
    """Give what was typed, short enough to be read."""
    plain = printable(text)
    return repr(plain if len(plain) <= 40 else plain[:40] + "...")
