"""`companion wash`: a stranger's photograph in, a safe one out; the desk begins it for what telephones send."""

from __future__ import annotations

import sys

import click

MEMORY = 3 * 1024**3
"""Bytes of addresses: the largest picture that is read, unpacked, and what the decoder maps beside it."""
SECONDS = 20


@click.command(hidden=True)
def wash() -> None:
    """Read a picture from standard input and write it anew, within bounds of memory and time."""
    _bound()
    from companion.field.photograph.washed import washed

    sys.stdout.buffer.write(washed(sys.stdin.buffer.read(), "photograph"))


def _bound() -> None:
    """Let the system end this process rather than let a picture have the machine."""
    try:
        import resource
    except ImportError:  # a system without such bounds: the desk's patience is the only one
        return
    for what, most in ((resource.RLIMIT_AS, MEMORY), (resource.RLIMIT_CPU, SECONDS), (resource.RLIMIT_FSIZE, 0)):
        try:
            resource.setrlimit(what, (most, most))
        except (ValueError, OSError):
            continue
