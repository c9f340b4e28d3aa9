"""What is wrong with what a reader hears of a window: what has no name or no meaning, and names that nobody would say."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

VAGUE = {"", "client", "filler", "unknown", "invalid", "norole"}
"""What says nothing of what a thing is, as Qt and as AT-SPI call it, without spaces."""
NAMED = {
    "button",
    "pushbutton",
    "checkbox",
    "radiobutton",
    "buttonmenu",
    "combobox",
    "spinbox",
    "spinbutton",
    "slider",
    "list",
    "listitem",
    "tree",
    "treeitem",
    "table",
    "editabletext",
    "entry",
    "text",
    "passwordtext",
    "pagetab",
    "menuitem",
    "checkmenuitem",
    "radiomenuitem",
    "dialog",
    "window",
    "frame",
    "heading",
    "chart",
    "graphic",
    "image",
    "canvas",
    "statusbar",
    "alert",
    "notification",
    "link",
    "hyperlink",
}
"""What has to have a name."""
CELLS = {"tablecell", "cell"}
"""What may be empty."""
UNSAID = re.compile(
    r"^[a-z0-9]+([-_][a-z0-9]+)+$"  # an id
    r"|^[a-z]+:[a-z0-9-]+$"  # an id with its side
    r"|\b(True|False|None)\b"
    r"|[{}]|</?[a-z]+>|&&|\bPySide|<class"
    r"|^[a-z]+\.[a-z.]+$"  # the key of a message
)
"""What nobody would say."""


class Heard(NamedTuple):
    """A thing as it is read: what it is, its name and description, whether keys reach it, what is in it."""

    role: str
    name: str
    described: str = ""
    focusable: bool = False
    inside: tuple[Heard, ...] = ()


class Unheard(NamedTuple):
    """A fault: of which kind, where (what it is in), what was heard of it."""

    kind: str
    where: str
    words: str


def unheard(thing: Heard, within: str = "") -> Iterator[Unheard]:
    """Yield what is wrong with a thing and with all that is in it."""
    role = thing.role.replace(" ", "").lower()
    said = thing.name.strip()
    where = f"{within} > {thing.role} {said[:40]!r}" if within else f"{thing.role} {said[:40]!r}"
    if role in VAGUE and thing.focusable:
        yield Unheard("keys without a role", where, said)
    elif role in VAGUE and said:
        yield Unheard("name without a role", where, said)
    if not said and (role in NAMED or (thing.focusable and role not in CELLS)):
        yield Unheard("no name", where, thing.described)
    for words in (thing.name, thing.described):
        if UNSAID.search(words.strip()):
            yield Unheard("not said so", where, words)
    for one in thing.inside:
        yield from unheard(one, " > ".join(where.split(" > ")[-2:]))
