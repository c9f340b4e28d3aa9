"""Commanders of a campaign: their corps, and what those tell them.

Who knows his own command alone reads the letters of his own corps, which come when they come to the army's commander
(RTG-10.0b), and what those letters add up to. Where the rest of the army stands nobody tells him.
"""

from __future__ import annotations

from msgspec.structs import replace

from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.rules import legal, names
from companion.games.campaign.rules.annals.shapes import Recalled
from companion.games.campaign.rules.ground import Ground
from companion.games.campaign.rules.known import activity, enemies, foraged
from companion.games.campaign.rules.reports import AnyReport, Fought
from companion.games.campaign.rules.state import Side, State
from companion.games.campaign.rules.view import View, view

OF_CORPS = (*cmd.TO_CORPS, cmd.OC, cmd.OF, cmd.SM, cmd.SetUp, cmd.Remark, cmd.Plan)
"""Orders to corps, which a commander gives to his own; the secondary commander and the end of a turn are the army's."""


def acts_with(state: State, command: cmd.AnyCommand) -> tuple[str, ...]:
    """Name the corps that an order goes to; nobody, for what is an army's own business."""
    side = names.side_to_act(state)
    if side is None or not isinstance(command, OF_CORPS):
        return ()
    called = (name for one in legal.named(command) for name in (state.force if one == names.FORCE else (one,)))
    # Who bears no such name is nobody's: the rules say so to whoever asks.
    found = (names.corps_named(state, side, name) for name in called)
    return tuple(one.id for one in found if one is not None)


def own_view(rules: Rules, ground: Ground, state: State, side: Side, own: frozenset[str]) -> View:
    """Give what corps of a side tell their commander: of them what the side knows, and of the enemy what they saw."""
    whole = view(rules, ground, state, side)
    reports = tuple(one for one in whole.reports if _wrote(one, own))
    return replace(
        whole,
        pending=None,
        corps=tuple(one for one in whole.corps if one.id in own),
        force=tuple(name for name in whole.force if name in own),
        letters=tuple(one for one in whole.letters if one.corps in own),
        reports=reports,
        enemies=enemies(state, reports),
        activity=activity(state, reports),
        foraged=foraged(reports) if side == "confederate" else (),
        forage_points=sum(getattr(one, "foraged", 0) for one in reports),
        exited_points=0,
        missions=tuple(one for one in whole.missions if one.corps in own),
        battle=None,
    )


def _wrote(report: AnyReport, own: frozenset[str]) -> bool:
    """Say whether a report is of one's own corps alone: of a battle that others fought too it tells their losses."""
    if isinstance(report, Fought):
        return own.issuperset(report.corps)
    return getattr(report, "corps", "") in own


def own_recall(recalled: Recalled, own: frozenset[str]) -> Recalled:
    """Cut what a side recalls to corps of one's own."""
    return replace(
        recalled,
        seen={name: one for name, one in recalled.seen.items() if name in own},
        sent={name: one for name, one in recalled.sent.items() if name in own},
        turns={name: one for name, one in recalled.turns.items() if name in own},
    )
