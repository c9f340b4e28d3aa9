"""Stands to points: a battle file filled in becomes a draft, and a draft a result (RTG-R-OFF-SCALE, RTG-15.0e)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import msgspec

from companion.campaign.rules import Rules
from companion.charts import Exact
from companion.miniatures.state import Rank
from companion.offline.battle import BattleFile
from companion.offline.draft import Draft, Origin
from companion.offline.result import Held, Result
from companion.offline.tables import OfflineChart


class Reckoning(msgspec.Struct, frozen=True, kw_only=True):
    """What a game brings to its battles' return; another game brings its own."""

    chart: OfflineChart
    tiring: Callable[[int, int], Exact]
    """(points lost, points before) -> the fatigue that the losses bring."""
    grain: Exact
    """Fatigue goes in steps of it."""
    most: Exact
    """The most fatigue that may be entered."""
    spared: Mapping[Rank, str] = {}
    """Ranks of leaders whom the game does not lose, with the clause that says so."""


def of_campaign(rules: Rules, chart: OfflineChart) -> Reckoning:
    """Give the campaign's: fatigue by RTG-11.1, an army's commander who cannot be killed (RTG-9.10c)."""
    raise NotImplementedError


def blank(battle: BattleFile) -> Draft:
    """Give the form: nothing is reported, every command and the field are questions."""
    raise NotImplementedError


def draft_of(
    battle: BattleFile,
    filled: BattleFile,
    reckoning: Reckoning,
    *,
    origin: Origin = "battle",
    fallen: Mapping[str, int] | None = None,
    log: str = "",
    journal: str = "",
) -> Draft:
    """Give the draft of a battle file filled in, compared by ids with `battle`, the fresh export at the same scale.

    Commands and units that `filled` lacks are questions. `fallen` is `from_table.fallen`, None where no table was read.
    """
    raise NotImplementedError


def draft_of_result(battle: BattleFile, result: Result, reckoning: Reckoning) -> Draft:
    """Give the draft of a result: its figures as they are, a question for each command that it leaves out."""
    raise NotImplementedError


def edited(
    draft: Draft, command: str, reckoning: Reckoning, *, reason: str = "", **figures: int | float | bool | str
) -> Draft:
    """Give the draft with figures of a command changed, and what hangs on them worked out anew.

    `figures` are fields of Line: infantry, cavalry, foot_guns, horse_guns, returning, stragglers, fatigue,
    leader_lost, surrendered; without any the line is reported as it stands ("it had no losses"). A command of which
    nothing was reported becomes reported; units left out of the report are taken as answered. Raises BadInput: no
    such command or figure, out of range, or a figure that was reported changed without a reason.
    """
    raise NotImplementedError


def needs_reason(draft: Draft, command: str, figure: str) -> bool:
    """Say whether changing a figure overrides what was reported, so that a reason is wanted."""
    raise NotImplementedError


def holding(draft: Draft, held_by: Held) -> Draft:
    """Give the draft with who holds the field."""
    raise NotImplementedError


def result_of(draft: Draft) -> Result:
    """Give the result of a draft; raises Refused with every question that is open."""
    raise NotImplementedError
