"""The gate for text that people and files bring in: names, notes, reasons, titles, labels.

What could forge is refused with its place: control characters, half characters, separators of lines, signs that turn
the direction of writing, and those that nobody sees. Letters of every script, their accents and emoji pass, joined
ones with their joiners too. Whoever reads a stored document does not come by here: what it holds was written once and
is escaped on the way out (`companion.language.escaping`).
"""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Callable, Iterator, Mapping

import msgspec

from companion.language.tongue import number, tr

NAME, PROSE = 400, 4_000
"""The most signs that a name, title, label or reason holds, and a note or the prose of a file. Bounds of the house."""
NOTES = frozenset({"text"})
"""Fields of commands that are notes: they hold lines."""
FILE_PROSE = frozenset({"description", "about", "text", "note", "notes", "ruling", "says", "question"})
"""Fields of people's files that are prose: they hold lines."""
FILE_NAMES = frozenset({"name", "title", "label", "id"})
"""Fields of people's files that are names; what is neither is one line, as long as prose."""
_BIDI = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
_UNSEEN = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
"""Signs that show nothing, though Unicode counts them as letters or marks."""
_JOINERS, _FLAG, _KEYCAP = "\u200c\u200d", "\U0001f3f4", "\u20e3"
_SPLIT = frozenset({"Lo", "Mn", "Mc", "So", "Sm", "Sk"})
"""What a joiner may stand between: letters without capitals, their signs, and pictures; never Latin letters."""
_HARD = r"\\|\"\"\"|'''"
"""What signs that a file does not show, and long names, may come of in its values."""
_SUSPECT = r"[^ -~\u00a1-\u00ac\u00ae-\u02ff\u0370-\u058f\u3040-\u30ff\u4e00-\u9fff]"


class Fault(msgspec.Struct, frozen=True):
    """A sign that no text may hold: where it stands in it, from 0, and what is wrong with it."""

    at: int
    sign: str
    what: str

    def __str__(self) -> str:
        """Give it in words: "holds U+202E at 3, which turns the direction of writing"; the first sign is 1."""
        return tr("holds U+{code} at {place}, {what}", code=f"{ord(self.sign):04X}", place=self.at + 1, what=self.what)


def faults(text: str, *, lines: bool = False) -> Iterator[Fault]:
    """Yield each sign that a text may not hold; with `lines` it may be of several."""
    # Nearly every text ends here; what follows is for the few that hold anything else.
    if text.isascii() and text.isprintable():
        return
    for found in re.finditer(_SUSPECT, text):
        if (lines and found[0] in "\n\t") or (lines and text.startswith("\r\n", found.start())):
            continue
        if what := _wrong(text, found.start()):
            yield Fault(found.start(), found[0], what)


def amiss(text: str, *, lines: bool = False, most: int = NAME) -> str:
    """Say what is wrong with a text, "" when nothing is: its first sign that may not be, or that it is too long."""
    if len(text) > most:
        return tr("is longer than {most} characters", most=number(most))
    first = next(faults(text, lines=lines), None)
    return str(first) if first is not None else ""


def all_amiss(value: object, path: str = "$") -> Iterator[tuple[str, str]]:
    """Yield place and fault of each text, keys with them, in a command as plain data."""
    yield from _walked(value, path, _of_command)


def file_amiss(value: object, path: str = "$") -> Iterator[tuple[str, str]]:
    """Yield place and fault of each text, keys with them, in a file of people's as plain data."""
    yield from _walked(value, path, _of_file)


def command_amiss(command: object) -> tuple[tuple[str, str], ...]:
    """Give place and fault of each text of a command that comes from outside."""
    return tuple(all_amiss(msgspec.to_builtins(command)))


def text_amiss(text: str, *, toml: bool) -> Iterator[tuple[str, str, tuple[int, int]]]:
    """Yield place, fault, and line and column (0, 0 where the place says it), of each text of a file of people's."""
    raw = next(faults(text, lines=True), None)
    if toml and (raw is not None or re.search(_HARD, text) or max(map(len, text.splitlines()), default=0) > NAME):
        try:
            value = tomllib.loads(text)
        except (ValueError, RecursionError):
            value = {}  # whoever reads it says what is wrong
        found = tuple(file_amiss(value))
        yield from ((place, what, (0, 0)) for place, what in found)
        if found:
            return
    if raw is not None:
        column = raw.at - text.rfind("\n", 0, raw.at)
        what = str(msgspec.structs.replace(raw, at=column - 1))
        yield "$", what, (text.count("\n", 0, raw.at) + 1, column)


def _of_command(field: str, text: str) -> str:
    return amiss(text, lines=True, most=PROSE) if field in NOTES else amiss(text)


def _of_file(field: str, text: str) -> str:
    return amiss(text, lines=field in FILE_PROSE, most=NAME if field in FILE_NAMES else PROSE)


def _walked(value: object, path: str, judged: Callable[[str, str], str]) -> Iterator[tuple[str, str]]:
    match value:
        case str():
            if wrong := judged(re.sub(r"(\[\d+\])+\Z", "", path).rpartition(".")[2], value):
                yield path, wrong
        case Mapping():
            for key, inner in value.items():
                if isinstance(key, str) and (wrong := amiss(key)):
                    yield path, tr("the name of a key {wrong}", wrong=wrong)
                else:
                    yield from _walked(inner, f"{path}.{key}", judged)
        case list() | tuple():
            for index, inner in enumerate(value):
                yield from _walked(inner, f"{path}[{index}]", judged)


def _wrong(text: str, at: int) -> str:
    """Say why a sign may not stand where it does, "" when it may."""
    sign = text[at]
    kind = unicodedata.category(sign)
    if sign in "\r\n":
        return tr("a line break, which only a note may hold")
    if kind == "Cc":
        return tr("a control character")
    if kind == "Cs":
        return tr("half a character")
    if kind in ("Zl", "Zp"):
        return tr("a separator of lines")
    if sign in _BIDI:
        return tr("which turns the direction of writing")
    if sign in _JOINERS:
        return "" if _joins(text, at) else tr("a character that nobody sees")
    # Allowed where they are at home and nowhere else: many names need them, and anywhere else two names that look alike
    # would be two.
    if "\ufe00" <= sign <= "\ufe0f" or "\U000e0100" <= sign <= "\U000e01ef":
        return "" if _varies(text, at) else tr("a character that nobody sees")
    if "\U000e0020" <= sign <= "\U000e007f":
        return "" if _of_flag(text, at) else tr("a character that nobody sees")
    if sign in _UNSEEN or (kind == "Cf" and not _shows(sign)):
        return tr("a character that nobody sees")
    return tr("which is no character") if ord(sign) & 0xFFFE == 0xFFFE or "\ufdd0" <= sign <= "\ufdef" else ""


def _joins(text: str, at: int) -> bool:
    """Say whether a joiner stands between signs that are written joined."""
    around = text[at - 1 : at] + text[at + 1 : at + 2]
    return len(around) == 2 and all(unicodedata.category(one) in _SPLIT for one in around)


def _varies(text: str, at: int) -> bool:
    """Say whether a sign that chooses a shape stands behind a picture, a Han letter, or in a keycap."""
    before = text[at - 1 : at]
    if before and before in "0123456789#*":
        return text.startswith(_KEYCAP, at + 1)
    return bool(before) and (unicodedata.category(before) in ("So", "Sm", "Sk", "Lo") or before in "\u203c\u2049\u3030")


def _of_flag(text: str, at: int) -> bool:
    """Say whether a tag stands in a flag: behind a black flag and other tags, with the end of them to come."""
    return re.search(r"\U0001f3f4[\U000e0020-\U000e007e]*\Z", text[:at]) is not None and "\U000e007f" in text[at:]


def _shows(sign: str) -> bool:
    """Say whether a sign of format is one to be seen: the Arabic ones that stand around numbers and verses."""
    return "\u0600" <= sign <= "\u0605" or sign in "\u06dd\u070f\u0890\u0891\u08e2\U000110bd\U000110cd"
