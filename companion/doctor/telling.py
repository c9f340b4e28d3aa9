"""What keeps windows from opening, told where the desktop would begin."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from companion.doctor.findings import against_desktop, told
from companion.doctor.machine import look

BAD_INPUT = 2
"""The status of a desktop that cannot open."""


def against_windows() -> list[str]:
    """Give what keeps windows from opening on this machine, with the lines that mend it; none when nothing does."""
    return [line for one in against_desktop(look()) for line in told(one)]


def say(lines: Sequence[str]) -> int:
    """Write lines to standard error, where there is one; gives the status to end with."""
    if sys.stderr is not None:
        sys.stderr.write("".join(f"{line}\n" for line in (f"companion: {lines[0]}", *lines[1:])))
        sys.stderr.flush()
    return BAD_INPUT
