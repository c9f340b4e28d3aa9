"""Catalogues as translators write them (.po) made into what gettext reads (.mo), with nothing but Python.

Whoever builds or starts the program needs this and no more; what gathers and merges strings needs Babel besides.
"""

from __future__ import annotations

import ast
import os
import re
import struct
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

CATALOGUES = Path(__file__).resolve().parents[2] / "resources" / "catalogues"
MAGIC = 0x950412DE
HEAD = 28
"""Bytes before the tables of a .mo file: magic, version, count, where the tables are, an index that nobody needs."""
CONTEXT, FORM = "\x04", "\x00"
WHOLE = "X-Companion-Whole"
_LINE = re.compile(r'(msgctxt|msgid|msgid_plural|msgstr)(?:\[(\d+)\])?\s*(".*")')


class Entry(NamedTuple):
    """One message: what is asked for and what is said."""

    context: str = ""
    one: str = ""
    many: str = ""
    said: tuple[str, ...] = ()
    """Its translation, of one form or of as many as the language has."""
    fuzzy: bool = False
    chart: bool = False
    """It stands in a chart."""

    @property
    def finished(self) -> bool:
        """Whether every form is there, and nobody doubts it."""
        return bool(self.said) and all(self.said) and not self.fuzzy

    @property
    def key(self) -> str:
        """What gettext looks for."""
        return (self.context and self.context + CONTEXT) + self.one + (self.many and FORM + self.many)


def entries(text: str) -> Iterator[Entry]:
    """Read the entries of a .po file, that of its head first; what is obsolete is passed over. Raises ValueError."""
    for block in re.split(r"\n\s*\n", text.strip()):
        lines = block.splitlines()
        fuzzy = any(line.startswith("#,") and "fuzzy" in line for line in lines)
        chart = any(line.startswith("#:") and ".toml" in line for line in lines)
        found: dict[str, str] = {}
        at = ""
        for line in lines:
            if not line or line.startswith("#"):
                continue
            if opened := _LINE.fullmatch(line):
                at = f"{opened[1]}{opened[2] or ''}"
                found[at] = ast.literal_eval(opened[3])
            elif at and line.startswith('"'):
                found[at] += ast.literal_eval(line)
            else:
                raise ValueError(f"is no line of a catalogue: {line}")
        if found:
            said = tuple(found[one] for one in sorted(found) if one.startswith("msgstr"))
            yield Entry(found.get("msgctxt", ""), found["msgid"], found.get("msgid_plural", ""), said, fuzzy, chart)


def head_of(entry: Entry) -> dict[str, str]:
    """Give the fields of the first entry of a catalogue, which has no msgid."""
    return {
        name.strip(): value.strip() for name, _, value in (line.partition(":") for line in entry.said[0].splitlines())
    }


def compiled(text: str) -> bytes:
    """Give a .po file as a .mo file: what is finished, and in its head whether that is all.

    Words of charts are found without their context too, as they are said first: where nobody knows any more which chart
    a label is of.
    """
    head, *rest = entries(text)
    finished = [one for one in rest if one.finished]
    words = {one.key: FORM.join(one.said) for one in finished}
    for one in finished:
        if one.chart:
            words.setdefault(one._replace(context="").key, FORM.join(one.said))
    whole = "yes" if all(one.finished for one in rest) else "no"
    return _written({"": f"{head.said[0]}{WHOLE}: {whole}\n"} | words)


def _written(words: dict[str, str]) -> bytes:
    """Give the bytes: texts in the order of their keys, so that each can be found by halving."""
    keys = sorted((key.encode(), said.encode()) for key, said in words.items())
    tables = (HEAD, HEAD + 8 * len(keys))
    at = HEAD + 16 * len(keys)
    places, texts = bytearray(), bytearray()
    for column in (0, 1):
        for pair in keys:
            places += struct.pack("<II", len(pair[column]), at + len(texts))
            texts += pair[column] + b"\0"
    return struct.pack("<7I", MAGIC, 0, len(keys), *tables, 0, 0) + bytes(places) + bytes(texts)


def compile_all(folder: Path = CATALOGUES) -> list[Path]:
    """Compile every .po file of a folder that is newer than its .mo file; gives those that were made."""
    made = []
    for source in sorted(folder.glob("*.po")):
        target = source.with_suffix(".mo")
        if target.is_file() and target.stat().st_mtime_ns >= source.stat().st_mtime_ns:
            continue
        beside = target.with_suffix(f".{os.getpid()}")
        beside.write_bytes(compiled(source.read_text(encoding="utf-8")))
        beside.replace(target)  # whoever reads it meanwhile reads the one or the other
        made.append(target)
    return made


if __name__ == "__main__":
    for one in compile_all():
        print(f"companion: made {one.name}", file=sys.stderr)
