"""What an amendment changes, as the page beside it shows it: struck out what was, marked what comes, both in words."""

from __future__ import annotations

from collections.abc import Iterable

from companion.desktop.widgets.look import Look
from companion.language.escaping import html as escape
from companion.language.tongue import tr
from companion.rows.amend_rows import AmendRow


def page(look: Look, shown: Iterable[AmendRow]) -> str:
    """Give the rows as HTML."""
    ink3, wine = (look.color(name).name() for name in ("ink3", "wine"))
    was, now, above, aside = tr("was"), tr("now"), look.px(6), look.px(14)
    styles = {
        "entry": f"<p style='margin: {above}px 0 0 0'><b>{{text}}</b></p>",
        "was": f"<p style='margin: 0 0 0 {aside}px; color: {ink3}'>{was}: <s>{{text}}</s></p>",
        "now": f"<p style='margin: 0 0 0 {aside}px'>{now}: {{text}}</p>",
        "same": f"<p style='margin: {above}px 0 0 0'>{{text}}</p>",
        "want": f"<p style='margin: {above}px 0 0 0; color: {wine}'>⚄ {{text}}</p>",
        "ask": f"<p style='margin: {above}px 0 0 0; color: {wine}'>? {{text}}</p>",
        "skip": f"<p style='margin: {above}px 0 0 0; color: {wine}'>▲ {{text}}</p>",
        "aside": "<p style='margin: 0'>{text}</p>",
        "put": f"<p style='margin: {above}px 0 0 0'><b>+ {{text}}</b></p>",
        "struck": f"<p style='margin: {above}px 0 0 0'><b>− {{text}}</b></p>",
        "unused": f"<p style='margin: {above}px 0 0 0; color: {ink3}'>{{text}}</p>",
    }
    return "".join(styles[one.kind].replace("{text}", escape(one.text)) for one in shown)
