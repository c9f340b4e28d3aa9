"""A report as one file of HTML: fonts and drawings inside, no script, nothing fetched; on paper, screen and phone."""

from __future__ import annotations

import base64
import hashlib
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from html import unescape
from typing import Any

import msgspec
from markdown_it import MarkdownIt
from markdown_it.token import Token

from companion.drawing.figure import Figure
from companion.drawing.shapes import Measure
from companion.drawing.svg import svg
from companion.kernel import shelf
from companion.kernel.session import Session
from companion.language.escaping import html as escape
from companion.language.tongue import plural, spoken, titled, tr
from companion.study.plots.pen import GROUND
from companion.study.reports.contents import beside, joined, spanned
from companion.study.reports.front import as_html, pips
from companion.study.reports.photographed import photographed
from companion.study.reports.told import told
from companion.study.reports.woff import woff

FONTS = (
    ("Besley", 400, "Besley_400Regular.ttf"),
    ("Besley", 600, "Besley_600SemiBold.ttf"),
    ("Source Sans Pro", 400, "SourceSansPro-Regular.ttf"),
    ("Source Sans Pro", 600, "SourceSansPro-Semibold.ttf"),
)
HEAD = re.compile(r'<h2 id="([\w-]+)">([^<]*)</h2>')
FIGURE = re.compile(r"figure:(\d+)")
STYLE = """
body { max-width: 888px; margin: 0 auto; padding: 24px; background: var(--page); color: var(--ink);
  font: 17px/26px "Source Sans Pro", sans-serif; }
h1, h2 { font-family: Besley, Georgia, serif; font-weight: 600; }
header { display: flex; flex-direction: column; }
h1 { font-size: 44px; line-height: 52px; margin: 4px 0 8px; padding-top: 12px; border-top: 4px solid var(--ink); }
h1 + p { order: -1; margin: 0 0 2px; font-size: 14px; line-height: 20px; color: var(--ink2); }
h1 + p em { font-style: normal; }
h1::before { content: ""; display: block; position: relative; top: -9px; border-top: 1.3px solid var(--ink); }
h2 { font-size: 22px; margin: 40px 0 12px; padding-bottom: 4px; border-bottom: 3px double var(--ink); }
h3 { font-size: 17px; margin: 24px 0 6px; }
a { color: inherit; }
table { width: 100%; border-collapse: collapse; font-size: 15px; line-height: 21px; margin: 8px 0 16px; }
th { text-align: left; font-size: 12px; letter-spacing: .04em; text-transform: uppercase; color: var(--ink2);
  border-bottom: 1.5px solid var(--ink); }
th, td { padding: 5px 8px 5px 0; vertical-align: top; overflow-wrap: break-word; }
td { border-bottom: 1px solid var(--rule); font-variant-numeric: tabular-nums; }
.figure { text-align: right; }
blockquote { margin: 8px 0; padding: 4px 12px; border-left: 3px solid var(--ink); color: var(--ink2); }
li { margin: 3px 0; }
figure { margin: 12px 0; }
figcaption { font-size: 14px; line-height: 20px; color: var(--ink2); }
svg, img { display: block; max-width: 100%; height: auto; }
.lead { margin: 8px 0 16px; }
.sides { display: grid; grid-template-columns: 1fr 1fr; border: solid var(--ink); border-width: 1px 0; }
.side { padding: 6px 16px 8px 0; }
.side + .side { padding: 6px 0 8px 16px; border-left: 1px solid var(--rule); }
.side p, .side ul { margin: 0; font-size: 14px; line-height: 20px; color: var(--ink2); }
.side ul { padding: 0; list-style: none; } .side li { display: inline; margin: 0; }
.side li + li::before { content: "; "; }
.side .whose { display: flex; justify-content: space-between; align-items: baseline; line-height: 30px; }
.side b { font-size: 24px; color: var(--ink); }
strong.union, .pips.union { color: var(--union); } strong.confederate, .pips.confederate { color: var(--conf); }
strong.union::before, strong.confederate::before { content: ""; display: inline-block; width: 6px; height: 13px;
  margin-right: 5px; border: 1px solid; vertical-align: -2px; background: currentColor; }
strong.confederate::before { background: repeating-linear-gradient(135deg, currentColor 0 2px, transparent 2px 4px); }
.pips { display: inline-block; max-width: none; margin-top: 4px; } .full { fill: currentColor; }
.gone { fill: none; stroke: var(--edge); }
.narrow { display: none; }
nav { display: none; }
footer { margin-top: 48px; padding-top: 6px; border-top: 3px solid var(--ink); color: var(--ink2); font-size: 13px; }
@media (max-width: 600px) {
  body { padding: 16px; font-size: 16px; line-height: 24px; }
  h1 { font-size: 30px; line-height: 36px; }
  table { font-size: 12.5px; line-height: 18px; }
  th { font-size: 11px; letter-spacing: 0; text-transform: none; }
  th, td { padding-right: 5px; }
  .wide { display: none; }
  .narrow { display: block; }
  nav { display: flex; flex-wrap: wrap; gap: 0 20px; border-bottom: 1px solid var(--rule); }
  nav a { line-height: 48px; text-underline-offset: 4px; }
  .side .whose { display: block; } .side .points { display: block; } .side ul { display: none; }
}
@media (min-width: 760px) {
  .beside { display: grid; grid-template-columns: 1fr 1fr; gap: 0 28px; }
  .beside > section { min-width: 0; } .beside table { font-size: 13.5px; line-height: 18px; }
}
@media print {
  body { max-width: none; padding: 0; background: none; font-size: 10pt; line-height: 14pt; }
  h1, h2, h3 { break-after: avoid; } tr, figure { break-inside: avoid; } nav { display: none; }
}
"""


def of_session(session: Session, measure: Measure, photos: Sequence[int] = ()) -> str:
    """Give a game's report as a page, as far as its seat may know it. Raises BadInput as `told`.

    It has the photographs that the game keeps, or those that are named by their numbers; BadInput where one is none.
    """
    found = told(session, measure, with_pips=True)
    title = tr("{battle}: battle report", battle=titled(session.view.title))
    entries = plural(sum(line.current for line in session.log()), "{n} entry", "{n} entries")
    # Of what stands on the page, and of nothing that its reader may not know.
    code = base64.b32encode(hashlib.sha256(found.text.encode()).digest()[:5]).decode()
    foot = tr("{entries}, check code {code}", entries=entries, code=f"{code[:4]}-{code[4:]}")
    return page(
        found.text,
        title,
        found.figures,
        found.narrow,
        front=as_html(found.front),
        more=photographed(session, photos),
        foot=foot,
    )


def page(
    text: str,
    title: str,
    figures: Sequence[Figure] = (),
    narrow: Mapping[int, Figure] | None = None,
    *,
    front: str = "",
    more: str = "",
    foot: str = "",
) -> str:
    """Give a report in Markdown as a page; what people wrote in it stays text. `front` and `more` are HTML.

    The one stands over its chapters, the other below them.
    """
    maker = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = maker.parse(text)
    heads = list(_heads(tokens))
    _aligned(tokens)
    _drawn(tokens, figures, narrow or {})
    spanned(tokens)
    beside(tokens)
    body = maker.renderer.render(tokens, maker.options, {})
    links = "".join(f'<a href="#{name}">{escape(words)}</a>' for name, words in joined([*heads, *_named_heads(more)]))
    nav = f'<nav aria-label="{escape(tr("Contents"))}">{links}</nav>' if links else ""
    # The contents come after the masthead, which is the heading and what stands right under it.
    over, head, rest = body.partition("<h2")
    body = f"<header>\n{over}</header>\n{front}{nav}{head}{rest}"
    end = f"<footer>{escape(foot)}</footer>" if foot else ""
    return (
        f'<!DOCTYPE html>\n<html lang="{spoken()}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<meta name="color-scheme" content="light dark"><title>{escape(title)}</title>'
        f"<style>{_fonts()}{_colours()}{STYLE}</style></head><body><main>\n{body}{more}</main>{end}</body></html>\n"
    )


def _heads(tokens: Sequence[Token]) -> Iterator[tuple[str, str]]:
    """Name each chapter, for the contents to lead to it."""
    for nth, one in enumerate(tokens):
        if one.type == "heading_open" and one.tag == "h2":
            name = f"part-{nth}"
            one.attrSet("id", name)
            yield name, "".join(part.content for part in tokens[nth + 1].children or () if part.type == "text")


def _named_heads(html: str) -> list[tuple[str, str]]:
    """Name the chapters of a part that is HTML already."""
    return [(one[1], unescape(one[2])) for one in HEAD.finditer(html)]


def _aligned(tokens: Sequence[Token]) -> None:
    """Let columns of figures stand to the right by a class: no style stands in a line of its own."""
    for one in tokens:
        if one.type in ("th_open", "td_open"):
            style = str(one.attrs.pop("style", ""))
            if "right" in style:
                one.attrSet("class", "figure")


def _drawn(tokens: Sequence[Token], figures: Sequence[Figure], narrow: Mapping[int, Figure]) -> None:
    """Put drawings where the text names them; any other picture is left as the words that stand for it."""
    for one in tokens:
        for part in one.children or ():
            if part.type != "image":
                continue
            source = str(part.attrGet("src") or "")
            if (stands := pips(source, part.content)) is not None:
                part.type, part.children, part.content = "html_inline", None, stands
                continue
            found = FIGURE.fullmatch(source)
            if found is None or int(found[1]) >= len(figures):
                part.type, part.children = "text", None
                continue
            nth = int(found[1])
            part.type, part.children = "html_inline", None
            part.content = _figure(figures[nth], narrow.get(nth))


def _figure(wide: Figure, narrow: Figure | None) -> str:
    """Give a drawing; one that has a narrow twin is shown as that on a phone, where its letters would be too small."""
    if narrow is None:
        return svg(wide, _variable, GROUND)
    twins = (("wide", wide), ("narrow", narrow))
    return "".join(f'<span class="{name}">{svg(one, _variable, GROUND)}</span>' for name, one in twins)


def _variable(token: str) -> str:
    return f"var(--{token.replace('.', '-')})"


@cache
def _colours() -> str:
    """Give the look's colours by their names, light and dark as the device is."""
    look: dict[str, Any] = msgspec.json.decode(shelf.resource_text("look", "tokens.json"))
    light, dark = (";".join(_named(look["themes"][theme])) for theme in ("light", "dark"))
    return f":root{{{light}}}@media(prefers-color-scheme:dark){{:root{{{dark}}}}}@media print{{:root{{{light}}}}}"


def _named(colours: Mapping[str, Any], before: str = "--") -> Iterator[str]:
    for name, one in colours.items():
        if isinstance(one, Mapping):
            yield from _named(one, f"{before}{name}-")
        elif isinstance(one, str):
            yield f"{before}{name}:{one}"


@cache
def _fonts() -> str:
    return "".join(
        f'@font-face{{font-family:"{family}";font-weight:{weight};src:url(data:font/woff;base64,'
        f"{base64.b64encode(woff(shelf.resource_bytes('fonts', file))).decode()})}}"
        for family, weight, file in FONTS
    )
