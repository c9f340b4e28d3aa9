"""What the desk and the server of players' screens beside it say to one another: a line of JSON each, over pipes.

    desk ── its input ───► begin, give, revoke, allow, want, nothing wanted     (its end ends the server)
         ◄── its output ── listening, slip, seen, sent, face, trouble

The server is a process of its own: it never makes the desk wait, and if either dies the other is whole. What lets a
seat in, and what it may do, is the desk's to keep: a server that is begun again goes on with the same links.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import Literal

import msgspec

from companion.language.messages import Message

INSTALL = 'pip install "companion-referee[serve]"'
"""The line that brings what players' screens need."""
NEEDED = ("starlette", "uvicorn", "jinja2", "segno")
May = Literal["dice", "proposals", "photos", "at-once"]
ALL: tuple[May, ...] = ("dice", "proposals", "photos")
"""What a seat may do from the beginning; that anything of it counts without the referee he allows by "at-once"."""


def missing() -> tuple[str, ...]:
    """Name the libraries that are needed and not installed."""
    return tuple(name for name in NEEDED if not there(name))


def there(name: str) -> bool:
    """Say whether a library is installed."""
    try:
        return find_spec(name) is not None
    except ValueError:  # it is barred
        return False


class _Line(msgspec.Struct, frozen=True, tag_field="say", rename="kebab"):
    """A line."""


class Slip(_Line, frozen=True, tag="slip"):
    """What opens a seat: the token of its link, and the cookie of the browsers that have opened it."""

    seat: str
    token: str
    cookie: str


class Begin(_Line, frozen=True, tag="begin"):
    """The first line: listen. Seats without a slip are given one."""

    seats: tuple[str, ...]
    slips: tuple[Slip, ...] = ()
    may: dict[str, tuple[May, ...]] = {}
    lan: bool = False
    port: int = 0


class Give(_Line, frozen=True, tag="give"):
    """Give a seat a link, another where it has one."""

    seat: str


class Revoke(_Line, frozen=True, tag="revoke"):
    """Let a seat's link and its browsers go."""

    seat: str


class Allow(_Line, frozen=True, tag="allow"):
    """Let a seat do this, and nothing else."""

    seat: str
    may: tuple[May, ...]


class Want(_Line, frozen=True, tag="want"):
    """A die is wanted of a seat."""

    seat: str
    entry: int
    nth: int
    kind: str
    why: Message
    commands: tuple[msgspec.Raw, ...] = ()
    """What it is for, where that is the seat's to know; its odds stand on the page."""


class NothingWanted(_Line, frozen=True, tag="nothing-wanted"):
    """No die is wanted any more."""


class Listening(_Line, frozen=True, tag="listening"):
    """It listens."""

    url: str
    port: int


class Seen(_Line, frozen=True, tag="seen"):
    """Who is there: of each seat how many listen now, and how many seconds ago it was last heard of (-1: never)."""

    here: dict[str, int]
    ago: dict[str, float]


class Sent(_Line, frozen=True, tag="sent"):
    """Something lies in the inbox."""

    id: int


class Face(_Line, frozen=True, tag="face"):
    """A seat has thrown the die that is wanted of it."""

    id: int
    """In the inbox."""
    seat: str
    entry: int
    nth: int
    face: int


class Trouble(_Line, frozen=True, tag="trouble"):
    """Why it cannot listen, in words for people."""

    words: str


ToServer = Begin | Give | Revoke | Allow | Want | NothingWanted
ToDesk = Listening | Slip | Seen | Sent | Face | Trouble
DIE = "die"
"""The key of what lies in the inbox for a die: `{"die": {"entry", "nth", "face"}}`; a command has none of it."""
