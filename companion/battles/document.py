"""What a document gives its battles: the rules, the charts it carries, the battle on the table."""

from __future__ import annotations

from collections.abc import Mapping

from companion.campaign.game import Campaign
from companion.charts import Reason, Refused
from companion.kinds import RULES_PREFIX
from companion.offline.carried import offline_chart
from companion.offline.reckoning import Reckoning, of_campaign
from companion.session import Session


def campaign(session: Session) -> Campaign:
    """Give the rules of a campaign; raises Refused for another kind of game."""
    game = session.battles.game
    if not isinstance(game, Campaign):
        raise Refused((Reason(f"a game of kind {session.kind} has no battles for the table", "RTG-15.0a"),))
    return game


def waiting(session: Session) -> str:
    """Give the id of the battle on the table, "" for none."""
    return next((one.battle for one in session.battles.encounters() if one.state == "waiting"), "")


def charts(sources: Mapping[str, str]) -> dict[str, str]:
    """Give the charts among a document's sources, {file name: text}."""
    return {
        name.removeprefix(RULES_PREFIX): text for name, text in sources.items() if name.startswith(RULES_PREFIX)
    }


def reckoning(session: Session) -> Reckoning:
    """Give what a return is worked out by."""
    return of_campaign(session.rules, offline_chart(charts(session.battles.sources)))
