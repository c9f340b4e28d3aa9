"""The photographs of a game in its report: those that the referee keeps in it, with turn and caption."""

from __future__ import annotations

import base64
from collections.abc import Callable, Sequence

from companion.kernel.photographs import Photograph, photograph, photographs
from companion.kernel.session import Session
from companion.language.escaping import html as escape
from companion.language.escaping import markdown
from companion.language.tongue import tr


def photographed(session: Session, wanted: Sequence[int] = ()) -> str:
    """Give them as HTML, the pictures inside, all or those with these numbers; "" where there is none.

    Raises BadInput for a number that none has, CannotRead.
    """
    those = chosen(session, wanted)
    if not those:
        return ""
    return f'<h2 id="photographs">{escape(tr("Photographs"))}</h2>\n{"".join(map(_one, those))}'


def chosen(session: Session, wanted: Sequence[int] = ()) -> tuple[Photograph, ...]:
    """Give the photographs that a report has: those with these numbers in their order, else all that the game keeps.

    Raises BadInput for a number that none has, CannotRead.
    """
    return tuple(photograph(session, nth) for nth in dict.fromkeys(wanted)) or tuple(photographs(session))


def as_markdown(those: Sequence[Photograph], place: Callable[[int], str]) -> str:
    """Give photographs as the end of a report in Markdown; `place` says where the Nth of them, from 0 on, lies."""
    if not those:
        return ""
    parts = [f"## {tr('Photographs')}"]
    for nth, one in enumerate(those):
        # A plain name: Qt takes each part of one with escapes for a picture of its own.
        parts += [f"![{tr('Turn {n}', n=one.turn)}]({place(nth)})", f"*{markdown(_said(one))}*"]
    return "\n" + "\n\n".join(parts) + "\n"


def _said(one: Photograph) -> str:
    turn = tr("Turn {n}", n=one.turn)
    return f"{turn}: {one.caption}" if one.caption else turn


def _one(one: Photograph) -> str:
    said, picture = escape(_said(one)), base64.b64encode(one.jpeg).decode()
    return (
        f'<figure><img src="data:image/jpeg;base64,{picture}" alt="{said}"><figcaption>{said}</figcaption></figure>\n'
    )
