"""A prompt and its answer, on a terminal or from a pipe; Q or the end of the input leaves."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable

import click

from companion.language.escaping import line, plain
from companion.language.tongue import tr
from companion.terminal.single_keys import END, RETURN, keys_of, pressed
from companion.terminal.writing import Painted, write, write_lines

HELP, LEAVE = ("H", "HELP"), ("Q", "QUIT")
ANY = "ANY"
"""No key that means anything: the screen is to be shown again."""
SCROLLED_OFF = Painted("\x1b[3J")
"""Tells a terminal to forget the lines that have left the screen."""
_PLACE = re.compile(r"\s*(\d{1,2})\s*[,; ]\s*(\d{1,2})\s*")
Help = Callable[[], Iterable[str]]
Press = Callable[[float | None], str | None]
"""Waits for keys on a terminal, at most some seconds long."""


class Left(Exception):
    """The player leaves; all that he did is in the document."""


class Keyboard:
    """Where questions are asked. Answers from a pipe are shown as if they had been typed."""

    def __init__(self, press: Press = pressed) -> None:
        self.people = sys.stdin is not None and sys.stdin.isatty() and sys.stdout is not None and sys.stdout.isatty()
        self._press = press
        self._ahead: list[str] = []
        """Keys that were typed ahead: what is left of a line, or of what a terminal gave at once."""

    def say(self, *lines: str) -> None:
        """Write lines."""
        write_lines(lines)

    def show(self, lines: Iterable[str]) -> None:
        """Write many lines, a little apart."""
        write_lines(("", *lines, ""))

    def inverse(self, words: str, sign: str) -> str:
        """Give a line in inverse; where there is no screen, with a word behind it."""
        return Painted(click.style(line(words), reverse=True)) if self.people else f"{words}  {sign}"

    def clear(self) -> None:
        """Clear the screen, so that nobody reads what another has seen; what he typed ahead is forgotten."""
        self._ahead.clear()
        if self.people:
            click.clear()
            if sys.platform != "win32":
                # Clearing leaves what has scrolled off within reach of the mouse wheel; Windows' terminals forget it by
                # themselves.
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

    @property
    def busy(self) -> bool:
        """Whether keys wait that were typed ahead: nobody looks at a screen between them."""
        return bool(self._ahead)

    def stop_line(self) -> str:
        """Forget what was typed ahead up to the end of its line, and give it: what was meant to follow a refusal."""
        if RETURN not in self._ahead:
            rest, self._ahead = self._ahead, []
        else:
            end = self._ahead.index(RETURN)
            rest, self._ahead = self._ahead[:end], self._ahead[end + 1 :]
        return " ".join(rest) if any(len(key) > 1 for key in rest) else "".join(rest)

    def page(self, lines: Iterable[str]) -> None:
        """Show lines alone on the screen; where there is none, a little apart."""
        if self.people:
            click.clear()
            write_lines(lines)
        else:
            self.show(lines)

    def key(self, question: str, told: Help | None = None, *, wait: float | None = None) -> str | None:
        """Ask for one key, in capitals: "" is Return, "UP" and so on are arrows; None when nobody types any in time.

        From a pipe a line is as many keys as it has signs, an empty one is Return. H and ? help. Raises Left.
        """
        while True:
            if not self._ahead and not self._typed(question, wait):
                return None
            wish = self._ahead.pop(0).upper()
            if wish not in ("?", "H"):
                return wish
            self.show(told() if told is not None else (tr("Type a key that the question names."),))
            if self.people and not self._ahead:
                self.any_key()
                return ANY

    def any_key(self) -> None:
        """Wait on a terminal until any key is typed, which means nothing else; raises Left."""
        if self.people and not self._ahead:
            self._typed(tr("Any key goes on."), None)
            self._ahead.clear()

    def pause(self, seconds: float) -> bool:
        """Wait, on a terminal; any key goes on at once, and Return says that nothing is to be waited for any more."""
        if not self.people or seconds <= 0 or self._ahead:
            return False
        return RETURN in keys_of(self._press(seconds) or "")

    def _typed(self, question: str, wait: float | None) -> bool:
        """Take what is typed next as keys; False when nothing is in time."""
        if not self.people:
            self._ahead = keys_of(self._line(f"{question} ")) or [RETURN]
            return True
        write(f"{question} ")
        while True:
            text = self._press(wait)
            if text is None:
                write("\n")
                return False
            if text.startswith(END):
                write("\n")
                raise Left
            if keys := keys_of(text):
                write(f"{keys[0] if len(keys[0]) == 1 else ''}\n")
                self._ahead = keys
                return True

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

    def place(self, question: str, told: Help | None = None) -> tuple[int, int] | None:
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
        told = [f"  {letter}  {tr(meaning)}" for letter, meaning in choices.items()]
        while text := self.ask(question, lambda: told, own=choices).upper():
            if text in choices:
                return choices[text]
            self.say(tr("{answer} is not one of {letters}.", answer=quoted(text), letters=", ".join(choices)))
        return None

    def _line(self, question: str) -> str:
        if sys.stdin is None:
            raise Left
        # What was typed ahead answers a whole question only where its line is ended; of half a line the rest is still
        # to come.
        if self._ahead and (RETURN in self._ahead or not self.people):
            return self._rest(question)
        if self.people:
            try:
                return input(plain(question))
            except EOFError:
                write("\n")
                raise Left from None
        # Bytes, since a pipe says nothing of its encoding and the locale's guess would change with the machine.
        raw = sys.stdin.buffer.readline()
        if not raw:
            write(question.rstrip() + "\n")
            raise Left
        text = raw.decode("utf-8-sig", "replace").rstrip("\r\n")
        write(f"{question}{line(text)}".rstrip() + "\n")
        return text

    def _rest(self, question: str) -> str:
        """Give what was typed ahead, to the end of its line, as the answer to a question."""
        keys = [*self._ahead, RETURN]
        text = "".join(keys[: keys.index(RETURN)])
        self._ahead = self._ahead[keys.index(RETURN) + 1 :]
        write(f"{question}{text}".rstrip() + "\n")
        return text


def quoted(text: str) -> str:
    """Give what was typed, short enough to be read."""
    plain = line(text)
    return repr(plain if len(plain) <= 40 else plain[:40] + "...")
