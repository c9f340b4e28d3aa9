"""Writing to standard output: text as a terminal can show it, lines, JSON."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from companion.language.escaping import json_text, line, plain
from companion.language.messages import for_scripts
from companion.language.tongue import tr
from companion.terminal.failures import bad, nobody_reads

if TYPE_CHECKING:
    from pathlib import Path


class Painted(str):
    """A line with a terminal's codes in it, our own: what it shows of people's words is plain already."""

    __slots__ = ()


def write(text: str | bytes) -> None:
    """Write to standard output: text as well as the terminal can show it, or JSON as bytes.

    Nothing but line breaks in it steers a terminal, unless it is Painted.
    """
    stream = sys.stdout
    if stream is None:  # started with its output closed
        return
    if isinstance(text, str):
        text = text if isinstance(text, Painted) else plain(text)
        encoding = getattr(stream, "encoding", None) or "utf-8"
        text = text.encode(encoding, "replace")
    else:
        text = json_text(text)
    try:
        # Text that was written before as text goes first: what follows goes around it, straight to the bytes below.
        stream.flush()
        stream.buffer.write(text)
        stream.buffer.flush()
    except BrokenPipeError:
        raise nobody_reads() from None


def write_new_file(raw: bytes, to: Path, option: str) -> None:
    """Put bytes into a file that is not there yet; raises BadInput, which names the option that said it."""
    try:
        with to.open("xb") as file:
            file.write(raw)
    except FileExistsError:
        raise bad(option, tr("is there already; choose another name")) from None
    except OSError as error:
        raise bad(option, tr("cannot be written: {error}", error=error.strerror or error)) from None


def write_lines(lines: Iterable[str]) -> None:
    """Write lines of text, each on a line of its own whatever a name or a note in it holds."""
    write(Painted("".join(f"{one if isinstance(one, Painted) else line(one)}\n" for one in lines)))


def write_json(*values: object) -> None:
    """Write one JSON value a line."""
    write(b"".join(msgspec.json.encode(for_scripts(value)) + b"\n" for value in values))
