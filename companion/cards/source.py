"""What decks are made from: the rules in force and, where there is one, a game as a seat knows it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal, NamedTuple

from companion.field import tags
from companion.kernel import shelf
from companion.kernel.game import RULES_PREFIX
from companion.kernel.kind import Deck, kind_of_ruleset
from companion.kernel.session import Session
from companion.rows.clauses import ruleset_of

Side = Literal["", "union", "confederate"]


class Source(NamedTuple):
    """Rules and a game; `texts` are the charts as they stand, {file name: TOML}, and of a game its map."""

    rules: Any
    """The charts of the deck's ruleset, None where it has none."""
    texts: Mapping[str, str]
    view: Any = None
    side: Side = ""
    """Whose papers are wanted; "" is both sides'."""
    ruleset: str = ""
    """Whose charts they are, "" where that is not said."""
    paper: str = "a4"
    size: str = "full"
    """The card that is wanted: a deck may be another on a whole paper than on cards."""
    base: int = 25
    lines: int = 2
    """The width of bases in mm, and the lines, that labels are wanted for."""
    tag: float = tags.USUAL
    """Millimetres along the edge of a unit's tag for the table."""
    tagged: bool = False
    """Whether labels and markers have pieces with tags besides."""
    pictures: Mapping[str, bytes] = {}
    """Of emblems that are none of the house's badges, as PNG by name: of units that the seat knows."""
    step: int = 0
    """Inches of the table that an inch of paper is wanted to be; 0 is as the paper has room."""


def of_rules(ruleset: str, house: Path | None = None, side: Side = "") -> Source:
    """Give the installed rules, with a folder of house rules over them; of no ruleset nothing. Raises BadInput."""
    if not ruleset:
        return Source(None, {}, side=side)
    texts = shelf.ruleset_texts(ruleset, house=house)
    charts = kind_of_ruleset(ruleset).rulesets[ruleset].open()
    return Source(charts.load({name: texts[name] for name in charts.FILES}), texts, side=side, ruleset=ruleset)


def of_session(session: Session, side: Side = "") -> Source:
    """Give a game's own rules, and what its session's seat knows. Raises BadInput."""
    carried = {
        name.removeprefix(RULES_PREFIX): text for name, text in session.sources.items() if name.startswith(RULES_PREFIX)
    }
    ruleset = ruleset_of(session.kind, session.sources)
    return Source(session.rules, carried, session.view, side, ruleset, pictures=session.pictures)


def tells_of(deck: Deck, source: Source) -> bool:
    """Say whether a deck is made of these charts; one without charts of its own is of any."""
    return not (deck.ruleset and source.ruleset) or deck.ruleset == source.ruleset
