"""What keeps windows from opening, told where the desktop would begin."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import suppress

from companion.charts.faults import BadInput
from companion.doctor.findings import against_desktop, from_words, told
from companion.doctor.machine import look
from companion.kernel import languages

BAD_INPUT = 2
"""The status of a desktop that cannot open."""


def against_windows(words: Sequence[str] = ()) -> list[str]:
    """Give what keeps windows from opening on this machine, with the lines that mend it.

    Where the machine seems to lack nothing that is what `words` come to, those of Qt or of the system's loader; none
    without such.
    """
    with suppress(BadInput):  # what language there is not is told elsewhere
        languages.choose(languages.wanted())
    machine = look()
    found = against_desktop(machine) or ((from_words(machine, words),) if words else ())
    return [line for one in found for line in told(one)]


def say(lines: Sequence[str]) -> int:
    """Write lines to standard error, where there is one; gives the status to end with."""
    if sys.stderr is not None:
        words = "".join(f"{line}\n" for line in (f"companion: {lines[0]}", *lines[1:]))
        encoding = getattr(sys.stderr, "encoding", None) or "utf-8"
        sys.stderr.write(words.encode(encoding, "backslashreplace").decode(encoding))
        sys.stderr.flush()
    return BAD_INPUT
