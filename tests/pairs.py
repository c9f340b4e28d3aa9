"""Pairs of games that differ in hidden truth alone: the Union's seat must not tell one from the other.

Each is begun and played by the same seats at the same hours, entry for entry; what the enemy has, where he is, what he
orders and what the referee writes down of him are not the same. A commander who knows what his side knows gets such a
pair, too; for who knows his own command alone other men, orders, notes and commanders of his own side differ besides.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple, get_args
from unittest.mock import patch

from msgspec.structs import replace

from companion.games.campaign.rules import commands as campaign
from companion.games.miniatures.beginning import CHARTS
from companion.games.miniatures.rules import commands as miniatures
from companion.games.miniatures.rules import events as ev
from companion.games.miniatures.rules.state import Placed, Told
from companion.games.tactical.rules import commands as tactical
from companion.kernel.beginning import Beginning, begin
from companion.kernel.game import RULES_PREFIX
from companion.kernel.overriding.commanding import Knows, NameCommander, Side
from companion.kernel.session import Session
from companion.kernel.shelf import ruleset_texts
from companion.language.messages import kept
from tests.doors import HOUR
from tests.games.campaign.playing import next_command
from tests.games.miniatures.building import a_battery, a_battle, a_brigade, a_leader
from tests.games.tactical.beginning import next_order

SEAT: Side = "union"
COMMANDER = "Cutler & Sons"
"""A name with a space and a sign that addresses and pages write in their own way."""


class Pair(NamedTuple):
    """How to begin and play a kind of game, with either truth, and what the seat asks in it."""

    kind: str
    play: Callable[[Path | None, Played], Session]
    probes: Sequence[Any]
    decks: Sequence[str]
    keys: str
    command: tuple[str, ...]
    """What the commander has who may sit there for part of the Union."""
    others: tuple[tuple[str, ...], tuple[str, ...]]
    """What another has, in one game and in the other."""
    seat: str = SEAT
    knows: Knows = "side"
    open: bool = False
    """Both sides know all: only who knows his own command alone is kept from anything."""


class Played(NamedTuple):
    """One game of a pair as it is to be."""

    truth: bool
    pair: Pair

    @property
    def friends(self) -> bool:
        """What is true of one's own side: another thing only where that is not known to the seat."""
        return self.truth or self.pair.knows == "side"

    def noted(self, one: str, other: str) -> str:
        """Give what the referee or the enemy writes down: where all is open, the same in both."""
        return one if self.truth or self.pair.open else other

    @property
    def seat(self) -> str:
        """Who asks."""
        return self.pair.seat

    def seated(self, session: Session) -> None:
        """Let the commanders sit down, where one of them asks."""
        if self.pair.seat == SEAT:
            return
        pair = self.pair
        session.do(NameCommander(name=pair.seat, side=SEAT, commands=pair.command, knows=pair.knows))
        other = "Doubleday" if self.friends else "Wadsworth"
        session.do(NameCommander(name=other, side=SEAT, commands=pair.others[not self.friends], knows="own"))
        enemy = "Heth" if self.truth else "Pender"
        session.do(NameCommander(name=enemy, side="confederate", commands=("confederate",)))


def played(pair: Pair, path: Path | None, truth: bool) -> Session:
    """Give a game of a pair, every entry made in the same hour."""
    with patch("companion.kernel.session.now", lambda: HOUR):
        return pair.play(path, Played(truth, pair))


# ---- miniatures


def a_battle_hidden(path: Path | None, play: Played) -> Session:
    """Begin a battle with hidden units: one enemy brigade is seen, another, its battery and its leader are not."""
    truth, friends = play.truth, play.friends
    seen = truth or play.pair.open
    unseen, coming = play.noted("stuart", "stonewall"), "rowley" if friends else "biddle"
    start = a_battle(
        a_brigade("cutler"),
        a_brigade("meredith", stands=8 if friends else 6, low_ammo=not friends, division="union-2"),
        a_battery("hall", stands=2 if friends else 3),
        replace(
            a_brigade(coming, status="to-arrive", arrives=Placed(turn=4 if friends else 3, edge="east")),
            name="Rowley" if friends else "Cutler",  # of that name there is one already
        ),
        a_leader("reynolds", attached="meredith", exceptional=friends, commands="union-2"),
        a_brigade("davis", "confederate", seen=True, stands=8 if truth else 5, low_ammo=truth),
        a_brigade("archer", "confederate", seen=True, stands=6),
        replace(
            a_brigade(unseen, "confederate", stands=9 if truth else 8 if play.pair.open else 6, disordered=seen),
            name=play.noted("Stuart", "Meredith"),  # of that name the Union has one
        ),
        a_battery("alexander", "confederate", status="to-arrive", arrives=Placed(turn=3 if truth else 2, edge="west")),
        a_leader("longstreet", "confederate", attached=unseen, exceptional=truth),
        step="leaders",
        intelligence="open" if play.pair.open else "units-hidden",
        turn=1,
        player_turn="confederate",
        briefings={"union": Told(situation="Hold the ridge." if friends else "Fall back on the town.")},
    )
    texts = {RULES_PREFIX + name: text for name, text in ruleset_texts("miniatures", only=CHARTS).items()}
    session = Session.create(path, kind="miniatures", start=ev.Began(start), sources=texts, seed="7", scenario="test")
    cmd = miniatures
    play.seated(session)
    session.do(cmd.Detach(leader="longstreet") if seen else cmd.Note(text="Stuart is behind the woods"))
    session.do(cmd.NextStep())
    session.do(cmd.Maneuver(unit=unseen), faces=[9 if seen else 8])
    fewer = cmd.Override(target=unseen, field="stands", value=5 if truth else 4, reason="miscounted")
    session.do(cmd.Note(text="nothing") if truth and not play.pair.open else fewer)
    while session.view.to_act != SEAT:
        session.do(cmd.NextStep())
    session.seat = SEAT
    session.do(cmd.Note(text="hold at all costs" if friends or play.pair.open else "hold no longer than noon"))
    session.seat = play.seat
    session.do(cmd.Note(text="what is behind those woods?"))
    session.seat = "referee"
    session.do(
        cmd.Override(target="meredith", field="stands", value=5, reason="miscounted")
        if friends
        else cmd.Override(target="hall", field="damaged", value=1, reason="an axle")
    )
    session.do(cmd.Note(text="Alexander's guns") if seen else cmd.MarkSeen(unit=unseen, seen=False))
    session.undo()
    return session


def _fire(target: str) -> miniatures.Fire:
    return miniatures.Fire(target=target, firers=(miniatures.FiringUnit("cutler", (miniatures.FiringGroup(4.0),)),))


MINIATURES = Pair(
    "miniatures",
    a_battle_hidden,
    (
        _fire("davis"),
        miniatures.Maneuver(unit="meredith"),
        miniatures.Maneuver(unit="rowley"),
        miniatures.Attach(leader="reynolds", unit="biddle"),
        miniatures.Fire(target="davis", firers=(miniatures.FiringUnit("hall", (miniatures.FiringGroup(9.0),)),)),
        _fire("stuart"),
        _fire("stonewall"),
        _fire("st"),
        miniatures.NextStep(),
        miniatures.Maneuver(unit="stuart"),
        miniatures.Move(unit="cutler", inches=4.0, charges="davis"),
        miniatures.ResolveCharge(attackers=("cutler",), defenders=("davis",)),
        miniatures.Note(text="a word"),
    ),
    ("status", "briefing", "set-up", "field-map", "orders", "labels"),
    'status\nundo\nredo\n{"order": "mark-seen", "unit": "stuart"}\nQ\n',
    ("cutler",),
    (("meredith",), ("hall", "meredith")),
)


# ---- a campaign


def a_campaign(path: Path | None, play: Played) -> Session:
    """Begin a campaign; the Confederates give other orders, have other strengths, or give no orders at all."""
    truth, friends = play.truth, play.friends
    session = begin(path, Beginning(scenario="gettysburg-campaign", seed="7"))
    cmd = campaign
    play.seated(session)
    while session.view.phase != "confederate" or session.view.pending is not None:
        session.do(next_command(session))
    orders = (cmd.SU(corps="A", urgency=9), cmd.CM(corps="B", contact="attack")) if truth else ()
    session.do(*orders, cmd.ET(), label=kept("The Confederate orders"))
    for field, value in (("fatigue", 3.5), ("stragglers", 2)):
        session.do(
            cmd.Override(
                target="confederate:C" if truth else "confederate:D", field=field, value=value, reason="the referee's"
            )
        )
    session.seat = SEAT
    if session.view.pending is not None:
        session.do(cmd.Answer(choice=session.view.pending.default))
    session.seat = play.seat
    session.do(cmd.SU(corps="A", urgency=7))
    session.seat = SEAT
    session.do(cmd.SU(corps="B", urgency=5) if friends else cmd.CM(corps="C", contact="attack"))
    session.do(cmd.ET())
    session.seat = "referee"
    while session.view.phase != "execution":  # an order of the enemy's comes in, or none
        session.do(next_command(session))
    corps, value = ("union:B", 2.5) if friends else ("union:C", 4.0)
    session.do(cmd.Override(target=corps, field="fatigue", value=value, reason="the roads"))
    session.do(cmd.Note(text="Lee is ill" if truth else "Lee is well"))
    session.undo()
    return session


CAMPAIGN = Pair(
    "campaign",
    a_campaign,
    (
        campaign.SU(corps="A", urgency=12),
        campaign.SU(corps="B", urgency=3),
        campaign.CM(corps="union:C", contact="attack"),
        campaign.SU(corps="confederate:A", urgency=3),
        campaign.SU(corps="ZZ", urgency=3),
        campaign.ET(),
        campaign.Note(text="a word"),
    ),
    ("status", "gettysburg-papers", "gettysburg-situation", "gettysburg-counters"),
    "x\nSR\nQ\n",
    ("union:A",),
    (("union:B",), ("union:C", "union:D")),
)


# ---- a square-grid battle


def _to(session: Session, phase: str) -> None:
    """Play on without orders to a phase."""
    while session.view.phase_id != phase:
        session.do(next_order(session.view.truth))


def a_field_hidden(path: Path | None, play: Played) -> Session:
    """Begin Antietam with hidden units; other men stand far off, those in sight are in another state within."""
    truth, friends = play.truth, play.friends
    session = begin(
        path, Beginning(scenario="antietam-advanced", seed="1", settings={"hidden": "no" if play.pair.open else "yes"})
    )
    cmd = tactical
    play.seated(session)
    far = [one for one in session.view.truth.units.values() if one.side == "confederate" and not one.here][:2]
    for one in far:
        # How many men a unit has is seen where it is.
        more = 50 if truth or play.pair.open else 90
        session.do(cmd.Override(target=one.id, field="men", value=one.men + more, reason="miscounted"))
    _to(session, "confederate-operations-1")
    if session.view.pending is not None:  # it asks of hidden units
        session.do(cmd.Answer(choice=session.view.pending.default))
    idle, other, *_ = (one.id for one in session.view.truth.here("confederate"))
    plots: tuple[Any, ...] = (cmd.PlotAdvance(unit=idle), cmd.PlotAdvance(unit=idle, on=False)) if truth else ()
    if play.pair.open:
        plots = (cmd.PlotAdvance(unit=idle if truth else other),)
    session.do(*plots, cmd.Done(), label=kept("The computer's Confederate orders"))
    _to(session, "union-operations-2")
    seen = session.view.truth.revealed.get(SEAT) or [idle]
    unseen = [one.id for one in session.view.truth.here("confederate") if one.id not in seen]
    for name, fields in ((seen[0], ("fatigue", "fort")), (unseen[0], ("fatigue", "fort" if play.pair.open else "men"))):
        for field in fields:
            session.do(cmd.Override(target=name, field=field, value=3 if truth else 4, reason="the referee's"))
    session.do(cmd.Override(target=seen[0], field="disrupted" if truth else "ammo", value=truth, reason="his state"))
    session.seat = SEAT
    if session.view.pending is not None:  # it asks of hidden units
        session.do(cmd.Answer(choice=session.view.pending.default))
    own = next(one for one in session.view.units if one.side == SEAT and one.here and one.points)
    session.seat = play.seat
    session.do(cmd.Face(unit=own.id, direction=3 if own.facing != 3 else 5))
    session.seat = "referee"
    far = [one for one in session.view.truth.here(SEAT) if one.corps != own.corps][-1]
    reserve = next(one for one in session.view.truth.units.values() if one.side == SEAT and not one.here)
    session.do(cmd.Override(target=far.id, field="fatigue", value=2 if friends else 1, reason="miscounted"))
    session.do(cmd.Override(target=reserve.id, field="men", value=reserve.men + (50 if friends else 90), reason="late"))
    session.seat = SEAT
    session.do(cmd.Note(text="Burnside crosses" if friends or play.pair.open else "Burnside stays"))
    session.seat = "referee"
    session.do(cmd.Note(text=play.noted("Jackson waits", "Jackson comes")))
    session.undo()
    return session


TACTICAL = Pair(
    "tactical",
    a_field_hidden,
    (
        tactical.Face(unit="confederate:nobody", direction=1),
        tactical.Face(unit="confederate:evans", direction=1),
        tactical.Face(unit="seymour-a", direction=4),
        *(tactical.Face(unit=one, direction=4) for one in ("union:nobody", "sumner", "crook", "willcox", "syk-1")),
        tactical.Note(text="a word"),
        tactical.Done(),
    ),
    ("antietam-papers", "antietam-situation"),
    "O\nT\nQ\n",
    ("I Corps",),
    (("IX Corps",), ("V Corps", "VI Corps")),
)
PAIRS = {pair.kind: pair for pair in (MINIATURES, CAMPAIGN, TACTICAL)}
COMMANDERS = {
    f"{kind}, {knows}": pair._replace(seat=COMMANDER, knows=knows)
    for kind, pair in PAIRS.items()
    for knows in get_args(Knows)
}
"""The same, asked by a commander who knows what his side does, and by one who knows his own command alone."""
OPEN = {
    f"{kind}, open": PAIRS[kind]._replace(seat=COMMANDER, knows="own", open=True) for kind in ("miniatures", "tactical")
}
"""And by him where the sides know all of one another; a campaign never is so."""
SEATED = PAIRS | COMMANDERS | OPEN
