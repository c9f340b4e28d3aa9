"""The photographs of a game in its report: those that the referee keeps in it, with turn and caption."""

from __future__ import annotations

import base64
from collections.abc import Sequence

from companion.kernel.photographs import Photograph, photograph, photographs
from companion.kernel.session import Session
from companion.language.escaping import html as escape
from companion.language.tongue import tr


def photographed(session: Session, wanted: Sequence[int] = ()) -> str:
    """Give them as HTML, the pictures inside, all or those with these numbers; "" where there is none.

    Raises BadInput for a number that none has, CannotRead.
    """
    those = [photograph(session, nth) for nth in dict.fromkeys(wanted)] or list(photographs(session))
    if not those:
        return ""
    return f'<h2 id="photographs">{escape(tr("Photographs"))}</h2>\n{"".join(map(_one, those))}'


def _one(one: Photograph) -> str:
    turn = tr("Turn {n}", n=one.turn)
    said = escape(f"{turn}: {one.caption}" if one.caption else turn)
    picture = base64.b64encode(one.jpeg).decode()
    return (
        f'<figure><img src="data:image/jpeg;base64,{picture}" alt="{said}"><figcaption>{said}</figcaption></figure>\n'
    )
