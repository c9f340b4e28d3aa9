"""`python -m tests.evenings NOTEBOOK [LAST]`: play a notebook, tell what came of its last lines, and how it stands.

With --check in place of LAST it is held against the second reckoning; with --report its report is written beside it.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from companion.games.miniatures.words.report import of_session
from companion.kernel.kind import kind_of
from tests.evenings.checking import Evening, balanced
from tests.evenings.notebook import played


def main(name: str, last: str = "20") -> None:
    """Tell the last lines of a notebook's journal, what is due, and the units."""
    path = Path(name) if name.endswith(".txt") else Path(__file__).parent / f"{name}.txt"
    session = played(path)
    if last == "--report":
        told = re.sub(r"played on \d{4}-\d\d-\d\d", "played on DATE", of_session(session))
        path.with_suffix(".md").write_text(told, encoding="utf-8")
        return
    if last == "--check":
        evening = Evening(session)
        print(*evening.differences(), *balanced(session.view), evening.rolls, evening.lost, sep="\n")
        return
    words = kind_of(session.kind).journal.open()
    for line in [one for one in session.log() if one.current][-int(last) :]:
        said = list(words.sentences(line.events, words.names(session.view).then(line.called)))
        print(line.entry, "; ".join(said) or words.label(line.label))
    print(
        *kind_of(session.kind).status.open().lines(session.view, session.duties(), session.score(), entry=session.head),
        sep="\n",
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
