"""What the referee may override in a campaign: the fields that the rules let be set, with type and present value."""

from __future__ import annotations

from typing import Any

from companion.games.campaign.rules import books
from companion.games.campaign.rules.legal_referee import FIXED
from companion.games.campaign.rules.state import Corps, State
from companion.games.campaign.words.names import corps_name
from companion.kernel.overriding.setting import GAME
from companion.language.tongue import tr
from companion.language.words import capital, plain
from companion.rows.by_hand import ByHand, same
from companion.rows.form import Choices

__all__ = ["columns", "field", "names", "old", "override", "same", "targets"]


def targets(view: Any) -> Choices:
    """Give the campaign and every corps."""
    return ((tr("The campaign"), GAME), *((corps_name(one), one.id) for one in view.corps))


def _of(view: Any, target: str) -> Any:
    """Give the truth of a target; None where there is none, or the seat may not know it."""
    truth = view.truth
    return truth if truth is None or target == GAME else truth.corps.get(target)


def _shape(target: str) -> type[State] | type[Corps]:
    return State if target == GAME else Corps


def setting(name: str) -> str:
    """Give a field of a corps or the campaign, as the referee sets it."""
    return _settings().get(name) or capital(plain(name.replace("_", " ")))


def _settings() -> dict[str, str]:
    return {
        "title": tr("Title"),
        "over": tr("The campaign is over"),
        "status": tr("Where it is"),
        "fought": tr("Fought last in this turn"),
        "traits": tr("Traits"),
        "at_start": tr("Points at the start, by arm"),
        "lost": tr("Points lost, by arm"),
        "set_aside": tr("Points set aside, by arm"),
        "asked": tr("What only eyes know"),
    }


def _columns(target: str, name: str) -> Choices:
    """Give the columns of a corps' books that can pay for a field."""
    words = {
        "set_aside": tr("by the referee"),
        "lost": tr("lost"),
        "strength": tr("the points it has"),
        "stragglers": tr("stragglers"),
        "at_start": tr("the points it began with"),
    }
    return () if target == GAME else tuple((words[one], one) for one in books.columns(name))


_BY_HAND = ByHand(_of, _shape, FIXED, words=setting, columns=_columns)
names, field, old = _BY_HAND.names, _BY_HAND.field, _BY_HAND.old
columns, override = _BY_HAND.columns, _BY_HAND.override
