"""Pairs of games that differ in hidden truth alone: the Union's seat must not tell one from the other.

Each is begun and played by the same seats at the same hours, entry for entry; what the enemy has, where he is, what he
orders and what the referee writes down of him are not the same.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

from companion.games.campaign.rules import commands as campaign
from companion.games.miniatures.beginning import CHARTS
from companion.games.miniatures.rules import commands as miniatures
from companion.games.miniatures.rules import events as ev
from companion.games.miniatures.rules.state import Placed
from companion.games.tactical.rules import commands as tactical
from companion.kernel.beginning import Beginning, begin
from companion.kernel.game import RULES_PREFIX, Seat
from companion.kernel.session import Session
from companion.kernel.shelf import ruleset_texts
from companion.language.messages import kept
from tests.doors import HOUR
from tests.games.campaign.playing import next_command
from tests.games.miniatures.building import a_battery, a_battle, a_brigade, a_leader
from tests.games.tactical.beginning import next_order

SEAT: Seat = "union"


class Pair(NamedTuple):
    """How to begin and play a kind of game, with either truth, and what the Union's seat asks in it."""

    kind: str
    play: Callable[[Path | None, bool], Session]
    probes: Sequence[Any]
    decks: Sequence[str]
    keys: str


def played(pair: Pair, path: Path | None, truth: bool) -> Session:
    """Give a game of a pair, every entry made in the same hour."""
    with patch("companion.kernel.session.now", lambda: HOUR):
        return pair.play(path, truth)


# ---- miniatures


def a_battle_hidden(path: Path | None, truth: bool) -> Session:
    """Begin a battle with hidden units: one enemy brigade is seen, another, its battery and its leader are not."""
    unseen = "stuart" if truth else "stonewall"
    start = a_battle(
        a_brigade("cutler"),
        a_brigade("meredith"),
        a_battery("hall"),
        a_brigade("davis", "confederate", seen=True, stands=8 if truth else 5, low_ammo=truth),
        a_brigade("archer", "confederate", seen=True, stands=6),
        a_brigade(unseen, "confederate", stands=9 if truth else 6, disordered=truth),
        a_battery("alexander", "confederate", status="to-arrive", arrives=Placed(turn=3 if truth else 2, edge="west")),
        a_leader("longstreet", "confederate", attached=unseen, exceptional=truth),
        step="leaders",
        intelligence="units-hidden",
        turn=1,
        player_turn="confederate",
    )
    texts = {RULES_PREFIX + name: text for name, text in ruleset_texts("miniatures", only=CHARTS).items()}
    session = Session.create(path, kind="miniatures", start=ev.Began(start), sources=texts, seed="7", scenario="test")
    cmd = miniatures
    session.do(cmd.Detach(leader="longstreet") if truth else cmd.Note(text="Stuart is behind the woods"))
    session.do(cmd.NextStep())
    session.do(cmd.Maneuver(unit=unseen), faces=[9 if truth else 8])
    session.do(
        cmd.Note(text="nothing") if truth else cmd.Override(target=unseen, field="stands", value=4, reason="miscounted")
    )
    while session.view.to_act != SEAT:
        session.do(cmd.NextStep())
    session.seat = SEAT
    session.do(cmd.Note(text="what is behind those woods?"))
    session.seat = "referee"
    session.do(cmd.Note(text="Alexander's guns") if truth else cmd.MarkSeen(unit=unseen, seen=False))
    session.undo()
    return session


def _fire(target: str) -> miniatures.Fire:
    return miniatures.Fire(target=target, firers=(miniatures.FiringUnit("cutler", (miniatures.FiringGroup(4.0),)),))


MINIATURES = Pair(
    "miniatures",
    a_battle_hidden,
    (
        _fire("davis"),
        _fire("stuart"),
        _fire("stonewall"),
        _fire("st"),
        miniatures.NextStep(),
        miniatures.Maneuver(unit="stuart"),
        miniatures.Move(unit="cutler", inches=4.0, charges="davis"),
        miniatures.ResolveCharge(attackers=("cutler",), defenders=("davis",)),
        miniatures.Note(text="a word"),
    ),
    ("status", "briefing"),
    'status\nundo\nredo\n{"order": "mark-seen", "unit": "stuart"}\nQ\n',
)


# ---- a campaign


def a_campaign(path: Path | None, truth: bool) -> Session:
    """Begin a campaign; the Confederates give other orders, have other strengths, or give no orders at all."""
    session = begin(path, Beginning(scenario="gettysburg-campaign", seed="7"))
    cmd = campaign
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
    session.do(cmd.SU(corps="A", urgency=7))
    session.do(cmd.ET())
    session.seat = "referee"
    while session.view.phase != "execution":  # an order of the enemy's comes in, or none
        session.do(next_command(session))
    session.do(cmd.Note(text="Lee is ill" if truth else "Lee is well"))
    session.undo()
    return session


CAMPAIGN = Pair(
    "campaign",
    a_campaign,
    (
        campaign.SU(corps="A", urgency=12),
        campaign.SU(corps="confederate:A", urgency=3),
        campaign.SU(corps="ZZ", urgency=3),
        campaign.ET(),
        campaign.Note(text="a word"),
    ),
    ("status",),
    "x\nSR\nQ\n",
)


# ---- a square-grid battle


def _to(session: Session, phase: str) -> None:
    """Play on without orders to a phase."""
    while session.view.phase_id != phase:
        session.do(next_order(session.view.truth))


def a_field_hidden(path: Path | None, truth: bool) -> Session:
    """Begin Antietam with hidden units; other men stand far off, those in sight are in another state within."""
    session = begin(path, Beginning(scenario="antietam-advanced", seed="1", settings={"hidden": "yes"}))
    cmd = tactical
    far = [one for one in session.view.truth.units.values() if one.side == "confederate" and not one.here][:2]
    for one in far:
        session.do(cmd.Override(target=one.id, field="men", value=one.men + (50 if truth else 90), reason="miscounted"))
    _to(session, "confederate-operations-1")
    session.do(cmd.Answer(choice=session.view.pending.default))
    idle = next(one.id for one in session.view.truth.here("confederate"))
    plots = (cmd.PlotAdvance(unit=idle), cmd.PlotAdvance(unit=idle, on=False)) if truth else ()
    session.do(*plots, cmd.Done(), label=kept("The computer's Confederate orders"))
    _to(session, "union-operations-2")
    seen = session.view.truth.revealed[SEAT]
    unseen = [one.id for one in session.view.truth.here("confederate") if one.id not in seen]
    for name, fields in ((seen[0], ("fatigue", "fort")), (unseen[0], ("fatigue", "men"))):
        for field in fields:
            session.do(cmd.Override(target=name, field=field, value=3 if truth else 4, reason="the referee's"))
    session.do(cmd.Override(target=seen[0], field="disrupted" if truth else "ammo", value=truth, reason="his state"))
    session.seat = SEAT
    session.do(cmd.Answer(choice=session.view.pending.default))
    own = next(one for one in session.view.units if one.side == SEAT and one.here and one.points)
    session.do(cmd.Face(unit=own.id, direction=3 if own.facing != 3 else 5))
    session.seat = "referee"
    session.do(cmd.Note(text="Jackson waits" if truth else "Jackson comes"))
    session.undo()
    return session


TACTICAL = Pair(
    "tactical",
    a_field_hidden,
    (
        tactical.Face(unit="confederate:nobody", direction=1),
        tactical.Face(unit="confederate:evans", direction=1),
        tactical.Face(unit="seymour-a", direction=4),
        tactical.Note(text="a word"),
        tactical.Done(),
    ),
    (),
    "O\nT\nQ\n",
)
PAIRS = {pair.kind: pair for pair in (MINIATURES, CAMPAIGN, TACTICAL)}
