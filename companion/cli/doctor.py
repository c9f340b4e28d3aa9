"""`companion doctor`: what this machine lacks, and the line that mends it."""

from __future__ import annotations

import click

from companion.cli.options import as_json
from companion.language.tongue import tr
from companion.terminal.failures import BAD_INPUT, Stopped
from companion.terminal.writing import write_json, write_lines


@click.command
@as_json
def doctor(*, json: bool) -> None:
    """Say what this machine lacks of libraries, display, fonts, room and places to write, and what mends it."""
    from companion.doctor.findings import findings, told
    from companion.doctor.machine import look

    found = findings(look())
    if json:
        write_json({"findings": found})
    elif not found:
        write_lines([tr("Nothing is missing.")])
    else:
        for one in found:
            write_lines(told(one))
    if any(not one.extra for one in found):
        raise Stopped(BAD_INPUT)
