"""A campaign's battles on the table: corps with their brigades, and the order that enters a result (RTG-15.0)."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

import msgspec

from companion.charts.figures import shown
from companion.games.campaign.beginning import RULESET
from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.game import Campaign
from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules.battle.chances import Chances, chances
from companion.games.campaign.rules.battle.entry import CorpsResult
from companion.games.campaign.rules.battle.on_table import consequences
from companion.games.campaign.rules.combat.sides import Fighter
from companion.games.campaign.rules.combat.strength import morale
from companion.games.campaign.rules.state import Corps, State
from companion.kernel.session import Session
from companion.kernel.supply import Supply
from companion.language.messages import told
from companion.table.away.brought import Condition, End, Row, charts
from companion.table.away.campaign_file import battle_file, reckoning
from companion.table.away.history import formations
from companion.table.file.battle import BattleFile, Strength
from companion.table.file.carried import offline_chart, setting
from companion.table.file.draft import Draft
from companion.table.file.editing import overruled, result_of
from companion.table.file.reckoning import Reckoning
from companion.table.file.result import Held, Suffered


def corps_result(one: Suffered) -> CorpsResult:
    """Give what a corps suffered as the campaign enters it."""
    figures = msgspec.structs.asdict(one)
    del figures["out_of_ammo"]  # a campaign counts none
    return CorpsResult(**figures)


class CampaignAway:
    """The battles of a campaign's session."""

    def __init__(self, session: Session) -> None:
        game = session.battles.game
        assert isinstance(game, Campaign)
        self._session, self._game, self.ground = session, game, game.ground

    def file(self, state: State, scale: str, *, apart: bool = False) -> BattleFile:
        """Give the battle on the table in a state; raises BadInput for an unknown scale. Every corps is by itself."""
        del apart
        found = self._session.battles
        units = formations(found.sources)
        return battle_file(self._game, state, setting(charts(self._session), RULESET, found.source, scale, units))

    def reckoning(self) -> Reckoning:
        """Give what a return is worked out by."""
        return reckoning(self._session.rules, offline_chart(charts(self._session), RULESET))

    def command(self, draft: Draft, records: tuple[str, ...]) -> cmd.EnterResult:
        """Give a draft without questions as the order that enters it."""
        result = result_of(draft)
        return cmd.EnterResult(
            battle=result.battle,
            corps={name: corps_result(one) for name, one in result.corps.items()},
            field=result.field,
            stays=draft.stays,
            check=result.check,
            origin=draft.origin,
            changed=overruled(draft),
            records=records,
        )

    def rows(self, draft: Draft, before: State, facts: tuple[Any, ...], after: State) -> Iterator[Row]:
        """Give what changes, line by line of the draft."""
        ends = dict(self._ends(before, facts))
        for line in draft.lines:
            was, now = before.corps[line.command], after.corps[line.command]
            yield Row(
                command=line.command,
                side=line.side,
                name=line.name,
                came=line.entered,
                before=self._condition(was, gone=False),
                after=self._condition(now, gone=line.command in ends),
                end=ends.get(line.command),
            )

    def shares(self, draft: Draft) -> tuple[str, ...]:
        """Say nothing: no corps shares its losses with another."""
        del draft
        return ()

    def chances(self, state: State, battles: int) -> Chances:
        """Say what the computer would make of the open battle; raises Refused where none is."""
        supplies = (Supply(f"chances/{nth}") for nth in range(battles))
        return chances(self._game.rules(state), self._game.ground_of(state), state, supplies)

    def _ends(self, before: State, facts: tuple[Any, ...]) -> Iterator[tuple[str, End]]:
        """Yield each corps that is destroyed, with the clause and who goes with it."""
        state = before
        for fact in facts:
            if isinstance(fact, ev.Eliminated):
                one = state.corps[fact.corps]
                end = End(
                    clause=self._ended_by(one, fact.cause),
                    points=one.strength.total,
                    stragglers=one.stragglers,
                    surrendered=fact.cause == "surrender",
                )
                yield one.id, end
            state = self._game.fold(state, fact)

    def _ended_by(self, one: Corps, cause: ev.Cause) -> str:
        """Give the clause by which a corps is destroyed: without strength, worn out, or too little left of it."""
        rules: Rules = self._session.rules
        if one.strength.total <= 0:
            return "RTG-R-ELIMINATED"
        return rules.fatigue.destroyed_at.clause if cause == "fatigue" else rules.combat.destroyed_below.clause

    def consequences(self, state: State, held: Held, absent: Collection[str] = ()) -> tuple[str, ...]:
        """Say what follows from who holds the field; `absent` were due and did not come on to the table."""
        return tuple(map(told, consequences(state, held, absent)))

    def _condition(self, one: Corps, *, gone: bool) -> Condition:
        had = one.strength
        return Condition(
            strength=Strength(
                infantry=had.infantry, cavalry=had.cavalry, foot_guns=had.foot_guns, horse_guns=had.horse_guns
            ),
            stragglers=one.stragglers,
            fatigue=one.fatigue,
            morale=shown(morale(self._session.rules, Fighter.of(one))),
            leader=one.leader,
            demoralised=one.demoralised,
            destroyed=gone,
        )
