"""`python -m tests.evenings NOTEBOOK [LAST]`: play a notebook, tell what came of its last lines, and how it stands."""

from __future__ import annotations

import sys
from pathlib import Path

from companion.kernel.kind import kind_of
from tests.evenings.notebook import played


def main(name: str, last: str = "20") -> None:
    """Tell the last lines of a notebook's journal, what is due, and the units."""
    path = Path(name) if name.endswith(".txt") else Path(__file__).parent / f"{name}.txt"
    session = played(path)
    words = kind_of(session.kind).journal.open()
    for line in [one for one in session.log() if one.current][-int(last) :]:
        told = list(words.sentences(line.events, words.names(session.view).then(line.called)))
        print(line.entry, "; ".join(told) or words.label(line.label))
    print(
        *kind_of(session.kind).status.open().lines(session.view, session.duties(), session.score(), entry=session.head),
        sep="\n",
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
