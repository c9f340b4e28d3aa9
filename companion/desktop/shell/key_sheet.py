"""The sheet of keys: those of the moment, then every act of a window by its menu, in a window to read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from PySide6.QtWidgets import QWidget

from companion.desktop.desk.panel import KeyHint
from companion.desktop.dialogs.framed import Framed
from companion.desktop.widgets import paint
from companion.desktop.widgets.acts import Act
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.reader import Reader
from companion.language.escaping import markdown
from companion.language.tongue import tr

KEYS = 32
"""Percent of the width that keys have."""


class KeySheet(Framed):
    """Every key of a window."""

    def __init__(self, look: Look, text: str, parent: QWidget | None = None) -> None:
        super().__init__(look, tr("All keys"), parent)
        self.text = Reader(tr("All keys"))
        self.text.read(text)
        self.text.share(KEYS, 100 - KEYS)
        self.lines.addWidget(self.text, 1)
        self.resize(look.px(560), look.px(560))
        self.stand(look.places, "keys")


def sheet(acts: Mapping[str, Act], menus: Sequence[str], moment: Iterable[KeyHint] = ()) -> str:
    """Give the sheet as Markdown: keys of the moment, then the acts that have a key, menu by menu."""
    now = [(" ".join(one.keys), one.words) for one in moment]
    parts = [(tr("Just now"), now)] if now else []
    parts += [(tr(name), [(act.key, act.title) for act in acts.values() if act.menu == name]) for name in menus]
    parts.append((tr("Elsewhere"), [(act.key, act.title) for act in acts.values() if not act.menu]))
    parts = [(title, [(key, words) for key, words in rows if key]) for title, rows in parts]
    return "\n\n".join("\n".join(_table(title, rows)) for title, rows in parts if rows)


def _table(title: str, rows: Iterable[tuple[str, str]]) -> Iterator[str]:
    yield from (f"**{markdown(title)}**", "", f"| {tr('Key')} | {tr('What the key does')} |", "|---|---|")
    yield from (f"| **{markdown(_caps(key))}** | {markdown(words)} |" for key, words in rows)


def _caps(key: str) -> str:
    plus = key.endswith("++")
    return " ".join(paint.cap(one) for one in [*key.removesuffix("++").replace("+", " ").split(), *("+" * plus)])
