"""The guide as pages to read: the documents that come with the program, each parted at its headings.

What it holds and in which order says the first page, `index.md`. A page is called by its file and its heading as links
write them: `desktop.md`, `desktop.md#keys`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import NamedTuple

from companion.kernel import shelf
from companion.rows import clauses

CONTENTS = "index.md"
_HEADING = re.compile(r"^(#{1,3}) (.+)$")
_LINKED = re.compile(r"\]\(([\w-]+\.md)\)")
_SIGNS = re.compile(r"[^\w\- ]")


class Part(NamedTuple):
    """What stands under one heading."""

    name: str
    title: str
    chapter: str
    """What the page is called on which it stands."""
    words: str
    """What it is found by, in small letters."""


def place(heading: str) -> str:
    """Give the name under which a heading is linked to: "Who stands where" is "who-stands-where"."""
    return _SIGNS.sub("", heading.lower()).strip().replace(" ", "-")


@cache
def parts() -> tuple[Part, ...]:
    """Give every part of every page, in the order of the contents."""
    return tuple(part for page in dict.fromkeys(_LINKED.findall(shelf.guide_text(CONTENTS))) for part in _of(page))


def _of(page: str) -> Iterator[Part]:
    """Part a page at its headings; lines of code that look like one are none, as they stand within a margin."""
    heads: list[tuple[str, str]] = []
    lines: list[list[str]] = []
    for line in shelf.guide_text(page).splitlines():
        found = _HEADING.match(line)
        if found is not None and len(found[1]) < 3:
            heads.append((page if len(found[1]) == 1 else f"{page}#{place(found[2])}", _plain(found[2])))
            lines.append([])
        if lines:
            lines[-1].append(line)
    for (name, title), text in zip(heads, lines, strict=True):
        yield Part(name, title, heads[0][1], "\n".join(text).lower())


def _plain(heading: str) -> str:
    return heading.replace("`", "").replace("*", "")


class Guide:
    """The pages of the guide."""

    def names(self) -> tuple[tuple[str, str], ...]:
        """Give every part with what it is called."""
        return tuple((one.name, one.title) for one in parts())

    def chapter(self, name: str) -> str:
        """Give what the page of a part is called."""
        return next((one.chapter for one in parts() if one.name == name), "")

    def search(self, text: str) -> list[tuple[str, str]]:
        """Give the parts in whose headings or words every word of a text occurs; headings come first."""
        words = text.lower().split()
        near = [one for one in parts() if all(word in f"{one.title} {one.chapter}".lower() for word in words)]
        far = [one for one in parts() if one not in near and all(word in one.words for word in words)]
        return [(one.name, one.title) for one in (*near, *far)]

    def page(self, name: str) -> str:
        """Give the whole page on which a part stands as HTML; "" is the contents."""
        file = name.partition("#")[0]
        return _html(file if file in {one.name for one in parts()} else CONTENTS)


@cache
def _html(page: str) -> str:
    from markdown_it import MarkdownIt

    maker = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = maker.parse(shelf.guide_text(page))
    for nth, one in enumerate(tokens):
        if one.type == "heading_open":
            # A reader of rich text goes to names, and styles classes of paragraphs.
            one.attrSet("class", "title" if one.tag == "h1" else "head")
            one.meta["place"] = place(tokens[nth + 1].content)
        if one.type in ("heading_open", "heading_close"):
            one.tag = "p"
    html = str(maker.renderer.render(tokens, maker.options, {}))
    places = iter([one.meta["place"] for one in tokens if one.type == "heading_open"])
    return re.sub(r'(<p class="(?:title|head)">)', lambda found: f'{found[1]}<a name="{next(places)}"></a>', html)


def style(color: Callable[[str], str], px: Callable[[float], int]) -> str:
    """Give the style sheet of the pages: that of the rules, and lines to type as they stand."""
    return (
        clauses.style(color, px)
        + f" pre, code {{ font-family: monospace; font-size: {px(13)}px; color: {color('ink')}; }} "
        + f"pre {{ background-color: {color('wash')}; margin: {px(6)}px 0; white-space: pre-wrap; }}"
    )
