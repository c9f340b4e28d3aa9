"""A battle of miniatures at the referee's table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property, partial
from pathlib import Path
from random import Random
from typing import Any

from companion.games.miniatures.rules import apply as folding
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules import events as ev
from companion.games.miniatures.rules.contact import contacts
from companion.games.miniatures.rules.forces.facts import UnitsMerged, UnitSplit
from companion.games.miniatures.rules.forces.origins import regrouped, shares_of
from companion.games.miniatures.rules.hand import books
from companion.games.miniatures.rules.hand import settable as to_set
from companion.games.miniatures.rules.paces import must_roll
from companion.games.miniatures.rules.sequence import now
from companion.games.miniatures.rules.state import SIDES, Battery, Brigade, State, combat_of, on_table, unit, units
from companion.games.miniatures.rules.view import knows
from companion.games.miniatures.words import offers
from companion.kernel.beginning import Beginning
from companion.kernel.game import commands_of
from companion.kernel.overriding.setting import GAME, plain
from tests.referee import desk, values
from tests.referee.battle_orders import MAKERS, NOBODY, Deal, next_step
from tests.referee.corners import CORNERS, IN_COMBAT, LEADING, gate
from tests.referee.corners.charge import many
from tests.referee.corners.lying import Maker
from tests.referee.force_orders import REGROUPING, a_name
from tests.referee.table import Corners
from tests.referee.tally import Group

EVERY = MAKERS | REGROUPING
LOOSE = 0.35
IN_PHASE: Mapping[str, Mapping[str, float]] = {
    "maneuver": {
        "maneuver": 5,
        "move": 9,
        "change-formation": 1,
        "limber": 1,
        "unlimber": 1,
        "mount": 1,
        "dismount": 1,
        "face": 0.5,
        "attach": 1,
        "detach": 1,
        "move-leader": 1,
        "replace-leader": 1,
        "arrive": 0.5,
    },
    "musketry": {"fire": 1},
    "charge": {
        "resolve-charge": 4,
        "roll-again": 3,
        "answer": 3,
        "break-through": 3,
        "contact": 1,
        "break-contact": 0.3,
    },
}
"""What is done in a phase, and how often."""
ENDS = {"maneuver": 0.15, "musketry": 0.4, "charge": 0.2}
"""How often a step is ended at once, where nothing must be done in it."""
COLUMNS = ("", "", "", *books.COLUMNS, "stands-at-start", "the-cook")
DUTIES = ("answer", "roll-again", "replace-leader", "arrive", "maneuver", "resolve-charge", "break-through")


def a_roster_of_sixty(folder: Path) -> Path:
    """Write two armies of thirty units each; both have a Jones, the Confederates two."""
    head = "side,corps,division,unit,arm,stands,gun_type,horse,leader,leader_rank,exceptional,arrives,edge"
    rows = [_row(side, nth) for side in ("union", "confederate") for nth in range(30)]
    path = folder / "sixty.csv"
    path.write_text("\n".join((head, *rows, "")), encoding="utf-8")
    return path


def _row(side: str, nth: int) -> str:
    division, place = f"{side.title()} {nth // 5 + 1}", nth % 5
    name = "Jones" if nth == 3 or (nth == 8 and side == "confederate") else f"{side[:1].upper()}-{nth}th"
    arm = ("infantry", "infantry", "infantry", "cavalry" if nth % 2 else "infantry", "artillery")[place]
    guns = ("rifled" if nth % 2 else "smoothbore", "yes" if nth % 3 == 0 else "") if arm == "artillery" else ("", "")
    leader = (f"Gen. {side[:1]}{nth}", "corps" if nth % 10 == 0 else "division") if place == 0 else ("", "")
    stands, late = (2 if arm == "artillery" else 3 + nth % 7), str(nth // 8) if nth > 20 else ""
    edge, exceptional = "south" if late else "", "yes" if nth % 7 == 0 and arm != "artillery" else ""
    corps = f"{side.title()} Corps {nth // 10 + 1}"
    return ",".join((side, corps, division, name, arm, str(stands), *guns, *leader, exceptional, late, edge))


class Battle:
    """What a battle of miniatures brings."""

    kind = "miniatures"
    by_hand = 1.0

    def __init__(self, folder: Path) -> None:
        """Take a folder of one's own, for a roster and for documents."""
        self.folder = folder

    @cached_property
    def beginnings(self) -> Sequence[Beginning]:
        names = ("mcphersons-ridge", "the-cornfield", "the-field-of-antietam")
        hidden = [{}, {"intelligence": "units-hidden"}, {"intelligence": "strengths-hidden"}]
        sixty = a_roster_of_sixty(self.folder)
        those = [Beginning(scenario=name, settings=more) for more in hidden for name in names]
        return [*those, *(Beginning(rosters=(sixty,), settings=more) for more in hidden)]

    @cached_property
    def orders(self) -> Sequence[str]:
        return [str(one.__struct_config__.tag) for one in commands_of(self.kind)]

    # ---- orders

    def lawful(self, session: Any, state: State, tag: str, luck: Random) -> Iterator[Any]:
        yield from self._made(Deal(session.rules, state, luck), session, tag)

    def bent(self, session: Any, state: State, tag: str, luck: Random) -> Iterator[Any]:
        yield from self._made(Deal(session.rules, state, luck, LOOSE), session, tag)

    def _made(self, deal: Deal, session: Any, tag: str) -> Iterator[Any]:
        state, luck = deal.state, deal.luck
        match tag:
            case "override":
                target = luck.choice([*self.targets(state), *([NOBODY] if deal.loose else [])])
                fields = [*self.fields(session, state, target), *(["id", "mood"] if deal.loose else [])]
                yield from self.override(session, state, target, luck.choice(fields), luck)
            case "count-table":
                yield from self._count(deal)
            case "set-option":
                name, value = luck.choice(self.options(session))
                yield cmd.SetOption(NOBODY if deal.loose and luck.random() < 0.1 else name, value, "our club")
            case _ if tag in EVERY:
                yield from EVERY[tag](deal)

    def next(self, session: Any, state: State, luck: Random) -> Iterator[Any]:
        """Yield what fits the step, often what must be done in it, in any order; last its end."""
        deal = Deal(session.rules, state, luck)
        if state.over:
            yield cmd.EndBattle("one more turn", over=False)
        phase = now(session.rules, state).phase
        if luck.random() < ENDS[phase]:
            yield from next_step(deal)
        those = [*IN_PHASE[phase]]
        for _ in range(6):
            yield from self._made(deal, session, luck.choices(those, [*IN_PHASE[phase].values()])[0])
        for tag in DUTIES:
            yield from self._made(deal, session, tag)
        for one in on_table(state, state.player_turn):
            if getattr(one, "disordered", False):
                yield cmd.Maneuver(one.id)
        yield from next_step(deal)

    def toward(self, session: Any, state: State, luck: Random) -> Iterator[Any]:
        """Yield what a referee sets so that what seldom comes about can: a fallen leader is due, cavalry is on foot."""
        for leader in Deal(session.rules, state, luck).leader(lambda one: not one.returns):
            yield cmd.Override(leader.id, "status", "fallen", "he lay behind the wall")
        for leader in Deal(session.rules, state, luck).leader(lambda one: one.status == "fallen"):
            yield cmd.Override(leader.id, "returns", state.turn, "he was waited for")
        if now(session.rules, state).phase == "charge" and now(session.rules, state).number == 1:
            yield from self._charges(state, luck)
            return
        for one in units(state):
            if isinstance(one, Brigade) and one.arm == "cavalry" and one.mounted and one.this_turn.outcome:
                yield cmd.Override(one.id, "mounted", False, "they were on foot")

    def _charges(self, state: State, luck: Random) -> Iterator[Any]:
        """Yield a charge that was forgotten."""
        there = [one for one in on_table(state) if one.id not in state.fought and not combat_of(state, one.id)]
        mine = [one for one in there if isinstance(one, Brigade) and one.side == state.player_turn]
        enemies = [one for one in there if one.side != state.player_turn]
        if mine and enemies:
            yield cmd.Override(luck.choice(mine).id, "charges", luck.choice(enemies).id, "they ran at them")

    def typed(self) -> Sequence[Any]:
        return [cmd.SetDice(side, "entered") for side in SIDES]

    def fights(self, state: State) -> bool:
        return bool(state.combats)

    rolls: Sequence[str] = ("maneuver", "fire", "resolve-charge", "roll-again")
    steered: Sequence[str] = ("resolve-charge", "roll-again", "answer")

    def came(self, before: State, after: State) -> Iterator[str]:
        for asked in after.pending:
            if asked not in before.pending:
                yield asked.kind
        if sum(one.again for one in after.combats) > sum(one.again for one in before.combats):
            yield "struggle"

    def corners(self, session: Any, state: State, luck: Random) -> Corners:
        deal = Deal(session.rules, state, luck)
        found: dict[tuple[Group, str], Maker]
        if state.combats:  # the step cannot be left then
            found = {("gate", gate(name)): CORNERS[name] for name in IN_COMBAT}
        else:
            told = {name: many if name in IN_COMBAT else make for name, make in CORNERS.items()}
            found = {("gate", gate(name)): make for name, make in told.items()}
            found |= {("order", name): make for name, make in LEADING.items()}
        return {place: partial(make, deal) for place, make in found.items()}

    def hidden(self, state: State, side: str, luck: Random) -> Iterator[Any]:
        """Yield an order of a side about who it may not know of."""
        mine = [one for one in units(state) if one.side == side]
        those = [one for one in units(state) if one.side != side and not knows(state, side, one.id)]  # type: ignore[arg-type]
        if mine and those:
            group = (cmd.FiringUnit(luck.choice(mine).id, (cmd.FiringGroup(2.0),)),)
            yield cmd.Fire(luck.choice(those).id, group)

    def run(self, session: Any, state: State) -> Sequence[Any]:
        there = [one for one in on_table(state, state.player_turn) if isinstance(one, Brigade)]
        if now(session.rules, state).phase != "maneuver" or now(session.rules, state).number != 2:
            return ()
        return [cmd.Maneuver(one.id) for one in there if must_roll(session.rules, one)]

    def fitting(self, session: Any, state: State) -> Sequence[str]:
        return [*IN_PHASE[now(session.rules, state).phase], "answer", "next-step"]

    # ---- by hand

    def targets(self, state: State) -> Mapping[str, str]:
        those = {one.id: type(one).__name__.lower() for one in (*units(state), *state.leaders.values())}
        return {GAME: "battle", **those}

    def fields(self, session: Any, state: State, target: str) -> Sequence[str]:
        del state
        return offers.settable(session.view, target)

    def override(self, session: Any, state: State, target: str, field: str, luck: Random) -> Iterator[Any]:
        one = to_set.bearer(state, target, field)
        if one is None or field not in one.__struct_fields__:
            yield cmd.Override(target, field, 1, "nobody's")
            return
        del session
        pays = luck.choice(COLUMNS) if field in books.FIGURES | {"status"} or luck.random() < 0.02 else ""
        value = self._value(state, one, field, luck)
        if target in state.batteries and field in ("charges", "touches", "breakthrough") and luck.random() < 0.8:
            value = plain(getattr(one, field))  # guns charge nobody: all else is refused
        yield cmd.Override(target, field, value, "as the table has it", pays)

    def _value(self, state: State, one: Any, field: str, luck: Random) -> Any:
        words = [*state.names, *(each.id for each in units(state)), *state.leaders, "", "Über-Jones"]
        if isinstance(one, State):
            match field:
                case "starts_at":
                    return luck.choice(("", "8:30", "17:00", "25:00"))
                case "step":
                    return luck.randint(0, 8)
                case "options":
                    return {}
                case "dice":
                    return luck.choice(({}, {}, {"union/fire": "entered"}, {"confederate/all": "entered"}))
                case "fought":
                    return [name for name in state.fought if luck.random() < 0.5]
                case "judged":
                    return {name: luck.choice(("fresh", "worn", "spent")) for name in state.judged}
                case "over":
                    return luck.random() < 0.2
                case "turn":
                    return max(1, state.turn + luck.choice((-1, 0, 0, 1)))
                case "last_turn":
                    return state.turn + luck.randint(0, 6)
        if field == "attached":
            there = [each.id for each in on_table(state, one.side)]
            return luck.choice(("", *there))
        if field in ("charges", "touches", "beat"):
            there = [each.id for each in units(state)]
            return luck.choice(("", *there)) if field == "charges" else luck.sample(there, luck.randint(0, 2))
        if field in ("outcome", "breakthrough", "retreated"):
            return luck.choice(("", "well-handled", "hold-ground", "carry", "break-through", "done", "full-move"))
        if field in to_set.EMPTIED:
            return []
        if field == "arrives":
            return luck.choice((state.turn + 1, 0, {"turn": state.turn + 2, "edge": "west"}))
        if field in ("name", "title", "note", "commander", "label", "scenario"):
            return luck.choice((a_name(luck), a_name(luck), a_name(luck), "x" * 60))
        return values.of_field(one, field, luck, words)

    def _count(self, deal: Deal) -> Iterator[Any]:
        state, luck, counts = deal.state, deal.luck, dict[str, dict[str, Any]]()
        for one in deal.some(deal.every, 3):
            counted = [name for name in offers.COUNTED if name in one.__struct_fields__]
            fields = deal.some(counted, 3) or counted[:1]
            counts[one.id] = {name: self._value(state, one, name, luck) for name in fields}
        if deal.loose and luck.random() < 0.2:
            counts[NOBODY] = {"stands": 1}
        if counts:
            yield cmd.CountTable(counts, pays=luck.choice(COLUMNS))

    def options(self, session: Any) -> Sequence[tuple[str, int]]:
        return [(one.id, choice.value) for one in session.rules.options.option for choice in one.choices]

    looked_at = staticmethod(desk.looked_at)
    printed = staticmethod(desk.printed)
    foreseen = staticmethod(desk.foreseen)

    # ---- books

    def balanced(self, state: State) -> None:
        """Assert what is true of every battle, whoever has set whatever."""
        for one in units(state):
            assert one.stands_at_start == one.stands + one.lost + one.skedaddled + one.captured + one.set_aside, one
            assert min(one.stands, one.lost, one.skedaddled, one.captured) >= 0, one
            assert (one.stands > 0) is (one.status in ("on-table", "to-arrive")), one
            if isinstance(one, Battery):
                assert 0 <= one.damaged <= one.stands, one
        fighting = [name for one in state.combats for name in (*one.attackers, *one.defenders)]
        assert len(fighting) == len(set(fighting)), state.combats
        for asked in state.pending:
            assert combat_of(state, asked.name) is not None, asked
        for leader in state.leaders.values():
            at = unit(state, leader.attached)
            assert not leader.attached or (at is not None and at.status in ("on-table", "to-arrive")), leader
        for attacker, defender in contacts(state):
            assert {one.status for one in (unit(state, attacker), unit(state, defender)) if one} == {"on-table"}
        assert len({act.number for act in state.acts}) == len(state.acts)
        if len(state.acts) % 8 == 0:  # which is dear
            _returned(state)

    def fought(self, so_far: frozenset[str], before: State, facts: Sequence[Any], after: State) -> frozenset[str]:
        """Give who has fought in the step; a combat's units are counted as it is rolled for the first time."""
        del after
        state = before
        let = any(isinstance(fact, ev.LetHappen) for fact in facts)
        for fact in facts:
            match fact:
                case ev.StepBegan():
                    so_far = frozenset()
                case ev.Overridden() if fact.field in ("step", "turn", "player_turn", "fought") and fact.target == GAME:
                    so_far = frozenset() if fact.field != "fought" else so_far & frozenset(fact.after)
                case ev.CombatRolled() if not any(combat_of(state, name) for name in fact.attackers):
                    both = {*fact.attackers, *fact.defenders}
                    assert let or not so_far & both, ("fought twice", so_far & both)
                    so_far |= both
                case UnitSplit() if fact.unit in so_far:
                    so_far = (so_far - {fact.unit}) | {one.id for one in fact.parts}
                case UnitsMerged() if not so_far.isdisjoint(fact.units):
                    so_far = (so_far - {*fact.units}) | {fact.made.id}
            state = folding.apply(state, fact)
        return so_far


def _returned(state: State) -> None:
    """Assert that a battle which goes back to where it came from finds there every stand that it has."""
    back, home = units(regrouped(state)), set(state.origins) or {one.id for one in units(state)}
    shares = [share for one in units(state) for share in shares_of(one)]
    for one in units(state):
        assert sum(share.stands for share in shares_of(one)) == one.stands, one
    for one in back:
        assert one.stands == sum(share.stands for share in shares if share.of == one.id), one
        assert one.stands_at_start == one.stands + one.lost + one.skedaddled + one.captured + one.set_aside, one
    assert home >= {one.id for one in back}
