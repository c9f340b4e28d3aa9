"""What decks are made from: the rules in force and, where there is one, a game as a seat knows it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Literal, NamedTuple

from companion.charts.faults import BadInput, Problem
from companion.games.miniatures.charts.ruleset import FILES, Rules, load
from companion.games.miniatures.rules.view import View
from companion.kernel import shelf
from companion.kernel.session import Session
from companion.language.tongue import tr

RULESET = "miniatures"


class Source(NamedTuple):
    """Rules and a game; `texts` are the charts as they stand, {file name: TOML}."""

    rules: Rules
    texts: Mapping[str, str]
    view: View | None = None
    side: Literal["", "union", "confederate"] = ""
    """Whose papers are wanted; "" is both sides'."""


def of_rules(house: Path | None = None, side: Literal["", "union", "confederate"] = "") -> Source:
    """Give the installed rules, with a folder of house rules over them; raises BadInput."""
    texts = shelf.ruleset_texts(RULESET, house=house)
    return Source(load({name: texts[name] for name in FILES}), texts, side=side)


def of_session(session: Session, side: Literal["", "union", "confederate"] = "") -> Source:
    """Give a game's own rules and what its session's seat knows; raises BadInput, also for another kind of game."""
    if session.kind != RULESET:
        what = tr("this is a game of the kind {kind}; these decks tell of miniatures battles", kind=session.kind)
        raise BadInput(Problem("--game", "", what, tr("its charts and maps need no game")))
    carried = {name.removeprefix("rules/"): text for name, text in session.sources.items() if name.startswith("rules/")}
    return Source(session.rules, carried, session.view, side)
