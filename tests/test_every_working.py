"""Every kind of game is played to its end, and every entry can be read by every seat, in every form that there is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest

from companion.charts.figures import Refused
from companion.cli.log import as_value
from companion.games.campaign.rules import commands as campaign
from companion.games.campaign.rules import events as campaign_events
from companion.games.campaign.screen.rows.replay import NotRevealed
from companion.games.campaign.screen.rows.replay_frame import Frames as CampaignFrames
from companion.games.campaign.setup.map_text import read_map
from companion.games.miniatures.beginning import CHARTS
from companion.games.miniatures.rules import events as miniatures_events
from companion.games.tactical.rules import commands as tactical
from companion.games.tactical.rules import events as tactical_events
from companion.games.tactical.screen.rows.playback import Frames
from companion.kernel.beginning import Beginning, begin
from companion.kernel.game import RULES_PREFIX, Seat
from companion.kernel.session import Session
from companion.kernel.shelf import MAP, ruleset_texts
from companion.rows.journal import journal_lines
from companion.rows.report import markdown_report
from tests.doors import copied
from tests.games.campaign import playing as campaigning
from tests.games.miniatures import playing as skirmishing
from tests.games.tactical.beginning import next_order

SEATS: tuple[Seat, ...] = ("referee", "union", "confederate")
COMPUTERS = {"union": "computer:basic", "confederate": "computer:basic"}
LUCK = 7


def by_computers(scenario: str, **settings: str) -> Session:
    """Let the computer play both sides to the end."""
    session = begin(None, Beginning(scenario=scenario, seed="7", players=COMPUTERS, settings=settings))
    while (move := session.computer_move()) is not None:
        session.do(*move.commands, label=move.label)
    return session


def at_random(
    session: Session, pool: Callable[[Session, Random], Iterator[Any]], onward: Callable[[Session], Any]
) -> Session:
    """Play legal commands as luck has it, and on when there is none, to the end."""
    luck = Random(LUCK)
    while not session.view.over:
        for command in pool(session, luck):
            if not session.why_not(command):
                try:
                    session.do(command)
                except Refused:
                    continue
        session.do(onward(session))
        if luck.random() < 0.2:  # a branch, here and there
            session.undo()
            session.do(onward(session))
    return session


def of_a_skirmish() -> Session:
    """Play a miniatures battle of three turns, strengths hidden."""
    start = skirmishing.a_small_battle(intelligence="strengths-hidden", last_turn=2)
    texts = {RULES_PREFIX + name: text for name, text in ruleset_texts("miniatures", only=CHARTS).items()}
    session = Session.create(
        None, kind="miniatures", start=miniatures_events.Began(start), sources=texts, seed="7", scenario="test"
    )
    luck = Random(LUCK)
    while not session._state.over:
        session.do(skirmishing.lawful(session._state, luck))
    return session


def campaign_orders(session: Session, luck: Random) -> Iterator[Any]:
    """Yield orders to corps of the side that writes them."""
    view = session.view
    if view.pending is not None or view.phase not in ("union", "confederate") or luck.random() < 0.6:
        return
    own = [one for one in view.corps if one.side == view.to_act]
    for _ in range(3):
        one, path = luck.choice(own), tuple(luck.randint(1, 6) for _ in range(luck.randint(1, 3)))
        yield campaign.SU(corps=one.id, urgency=luck.randint(1, 9))
        yield campaign.CM(corps=one.id, contact=luck.choice(["attack", "stand", "withdraw"]))
        yield campaign.MV(corps=one.id, start=one.hex or (1, 1), path=path)


def battle_orders(session: Session, luck: Random) -> Iterator[Any]:
    """Yield orders to units of the side whose operation phase it is."""
    view = session.view
    if view.pending is not None or view.phase.kind != "operation":
        return
    own = [one for one in view.units if one.side == view.phase.side and one.here]
    for _ in range(12 if own else 0):
        one = luck.choice(own)
        way: Any = luck.randint(1, 8)
        yield tactical.Face(unit=one.id, direction=way)
        yield tactical.Move(unit=one.id, directions=(way, way))
        yield tactical.PlotMelee(unit=one.id)
        yield tactical.PlotAdvance(unit=one.id)


def as_luck_has_it(scenario: str, **settings: str) -> Session:
    """Play a scenario by random legal commands."""
    session = begin(None, Beginning(scenario=scenario, seed="3", settings=settings))
    if session.kind == "campaign":
        return at_random(session, campaign_orders, campaigning.next_command)
    return at_random(session, battle_orders, lambda one: next_order(one.view.truth))


GAMES: dict[str, Callable[[], Session]] = {
    "a campaign by computers": lambda: by_computers("gettysburg-battle"),
    "a campaign at random": lambda: as_luck_has_it("gettysburg-battle"),
    "a hidden battle by computers": lambda: by_computers("shiloh-sunken-road", hidden="yes"),
    "an open battle at random": lambda: as_luck_has_it("shiloh-sunken-road"),
    "miniatures at random": of_a_skirmish,
}


@cache
def ended(name: str) -> Session:
    return GAMES[name]()


def before_the_end(session: Session) -> Session:
    """Give a copy one entry before the end, when secrets are still kept."""
    copy = copied(session, "referee")
    copy.undo()
    return copy


# ---- reading


def read_whole(session: Session) -> None:
    """Read every entry in every form."""
    lines = session.log()
    workings = {line.entry: session.explain(line.entry) for line in lines}
    for those in (lines, [line for line in lines if line.current]):
        assert list(journal_lines(session.kind, session.view, those))
        assert list(journal_lines(session.kind, session.view, those, workings))
    for line in lines:
        assert msgspec.json.encode(as_value(session, line, explain=True))
        shown = list(session.shown(line.entry))
        assert all(event is None or view() for event, view in (shown[0], shown[-1]))
    assert markdown_report(session).startswith("# ")
    FRAMES.get(session.kind, lambda _: None)(session)


def campaign_frames(session: Session) -> None:
    ground = read_map(session.sources[RULES_PREFIX + MAP], file=MAP)
    try:
        frames = CampaignFrames(session.rules, ground, session.log())
    except NotRevealed:
        assert session.seat != "referee"
        assert not session.view.over
        return
    for nth, _ in enumerate(frames.rows):
        frames.frame(nth)


def battle_frames(session: Session) -> None:
    for line in session.log():
        frames = Frames(session, [line.entry], session.view)
        for nth in range(0, len(frames), 7):
            assert frames.frame(nth).aloud


FRAMES = {"campaign": campaign_frames, "tactical": battle_frames}


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("name", GAMES)
def test_every_entry_is_read_by_every_seat_at_the_end_and_before_it(name: str, seat: Seat) -> None:
    session = ended(name)
    read_whole(copied(session, seat))
    last = before_the_end(session)
    last.seat = seat
    read_whole(last)


def test_what_makes_workings_hard_happened() -> None:
    """Armies met in a hex, melees and volleys were fought: the facts that carry lines of one sort or the other."""
    happened: dict[str, set[type]] = {
        name: {type(event) for line in copied(ended(name), "referee").log() for event in line.events} for name in GAMES
    }
    assert campaign_events.LinesDrawn in happened["a campaign by computers"]
    assert {tactical_events.Fired, tactical_events.MeleeFought} <= happened["a hidden battle by computers"]
    assert tactical_events.Fired in happened["an open battle at random"]
    assert miniatures_events.Fired in happened["miniatures at random"]
