"""What a seat may not know changes nothing that it gets: two games that differ in it alone give the same bytes.

The number, hour and seat of entries are public (docs/format.md). Every door is asked (`doors.py`), and leaks that are
planted are caught by the same doors.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from companion.charts.figures import Reason
from companion.cli import app
from companion.cli import options as cli_options
from companion.games.miniatures.game import Miniatures
from companion.games.miniatures.rules import view as miniatures_view
from companion.games.miniatures.rules.secrecy import named as named_by
from companion.games.tactical.rules import secrecy as tactical_secrecy
from companion.games.tactical.rules import view as tactical_view
from companion.games.tactical.rules.state import Unit
from companion.kernel.battlebook import Battlebook
from companion.kernel.entries import facts_of, rolls_of
from companion.kernel.eyes import Eyes
from companion.kernel.game import Seat
from companion.kernel.logbook import Logbook
from companion.kernel.record import SeatRefused
from companion.kernel.seating import SIDES
from companion.kernel.session import Session
from companion.language.messages import kept
from tests import doors
from tests.pairs import PAIRS, SEAT, SEATED, played

KINDS = tuple(PAIRS)


@cache
def game(name: str, truth: bool) -> Session:
    """Give a game of a pair in memory; it is copied for each use."""
    return played(SEATED[name], None, truth)


def seated(kind: str, truth: bool, seat: str = SEAT) -> Session:
    return doors.copied(game(kind, truth), seat)


# ---- every door is known


def public(of: type) -> set[str]:
    return {name for name in dir(of) if not name.startswith("_")}


def test_every_public_name_of_a_session_is_asked() -> None:
    assert set(doors.SESSION) == public(Session)


def test_everything_that_is_asked_of_battles_is_asked() -> None:
    assert set(doors.BATTLES) == public(Battlebook)


def test_every_command_of_the_program_is_asked_or_opens_no_game_for_a_seat() -> None:
    assert set(doors.COMMANDS) | doors.NO_SEAT == set(app.COMMANDS)
    assert not doors.NO_SEAT & set(doors.COMMANDS)


# ---- what each seat may get

REFEREES = (
    "goto",
    "amend",
    "again",
    "as_it_was",
    "computer_move",
    "in_hand",
    "replace_sources",
    "beside",
    "keep_beside",
    "enclose",
    "keep",
)
"""What a side is refused, whatever it asks."""


def words_of(session: Session, side: str) -> set[str]:
    """Give what only a side itself may have a word of: of the enemy's those whom nobody has seen."""
    truth = session._state
    match session.kind:
        case "miniatures":
            return {
                one.id
                for one in (*truth.brigades.values(), *truth.batteries.values())
                if one.side == side and not one.seen
            }
        case "campaign":
            return {f"{side}:"}
        case _:
            enemy = "union" if side == "confederate" else "confederate"
            shown = {
                name
                for line in session.log()
                for event in line.events
                for name in (getattr(event, "units", ()) if getattr(event, "side", "") == enemy else ())
            }
            fired = {one for line in session.log() for event in line.events for one in (getattr(event, "unit", ""),)}
            return {one.id for one in truth.here(side) if one.id not in shown | fired}


@pytest.mark.parametrize("seat", SIDES)
@pytest.mark.parametrize("kind", KINDS)
def test_no_public_name_of_a_session_gives_a_side_what_is_the_enemys_alone(kind: str, seat: Seat) -> None:
    enemy = "union" if seat == "confederate" else "confederate"
    whole = seated(kind, True, "referee")
    secret = words_of(whole, enemy)
    assert secret
    probes = [one for one in PAIRS[kind].probes if not any(name in str(one) for name in secret)][-2:]
    for name, answer in doors.of_session(seated(kind, True, seat), probes).items():
        told = answer.decode().lower()
        assert not [word for word in secret if word in told], name
    everything = b"".join(doors.of_session(whole, probes, ("view", "log")).values()).decode().lower()
    assert all(word in everything for word in secret)


@pytest.mark.parametrize("seat", SIDES)
@pytest.mark.parametrize("kind", KINDS)
def test_what_is_the_referees_is_refused_to_a_side_and_moves_nothing(kind: str, seat: Seat) -> None:
    session = seated(kind, True, seat)
    at = session.head
    for name in REFEREES:
        answer = doors.asked(lambda name=name: doors.SESSION[name](session, ())).decode()  # type: ignore[misc]
        assert "SeatRefused" in answer
        assert (session.head, doors.asked(session.computer_move)[:11]) == (at, b"SeatRefused")


# ---- two truths, one answer


@pytest.mark.parametrize("name", SEATED)
def test_games_that_differ_in_hidden_truth_alone_give_a_seat_the_same_through_every_door(
    name: str, tmp_path: Path
) -> None:
    pair, path, found = SEATED[name], tmp_path / "game.companion", []
    for truth in (True, False):
        session = seated(name, truth, pair.seat)
        inside = doors.of_session(session, pair.probes) | doors.of_screens(session, pair.probes)
        path.unlink(missing_ok=True)
        played(pair, path, truth).close()
        typed = doors.of_program(path, pair.kind, pair.seat, pair.probes, decks=pair.decks, keys=pair.keys)
        assert len(inside) > 30
        found.append(inside | typed)
    assert doors.differing(*found) == []


@pytest.mark.parametrize("name", SEATED)
def test_the_referee_tells_the_two_apart(name: str) -> None:
    one, other = (doors.of_session(seated(name, truth, "referee"), (), ("view", "log")) for truth in (True, False))
    assert len(doors.differing(one, other)) == 2


@pytest.mark.parametrize("name", [name for name, pair in SEATED.items() if pair.knows == "own"])
def test_his_side_tells_apart_what_a_commander_of_his_own_units_alone_does_not(name: str) -> None:
    one, other = (doors.of_session(seated(name, truth, SEAT), (), ("view", "log")) for truth in (True, False))
    assert len(doors.differing(one, other)) == 2


# ---- planted leaks


class Plant(NamedTuple):
    """A leak: the pair of games in which it is planted, how, and which doors are asked."""

    game: str
    put: Callable[[pytest.MonkeyPatch], None]
    doors: tuple[str, ...]
    """Names of a session's, or "screens"."""


def by_outcome(self: Logbook, entry: Any) -> bool:
    """Open an entry's words where nothing secret came of it, as it once was."""
    state = self._before(entry)
    return all(self._reader.tells(state, event) for event in facts_of(self._game, entry))


def newest(self: Session) -> Any:
    """Do again whatever comes next, whosever it is."""
    following = self._book.children(self.head)
    return self._book.entry(following[-1]) if following else None


def meant(self: Session, state: Any, command: Any) -> tuple[Reason, ...]:
    """Offer the names that there are, the strongest first."""
    del self, command
    known = sorted(state.brigades.values(), key=lambda one: (-one.stands, one.id))
    return (Reason(kept(f"did you mean {known[0].name} or {known[-1].name}?")),)


def hidden_alone(self: Miniatures, state: Any, command: Any, seat: Seat) -> str:
    """Let the rules answer where nothing bears a name, with all that are near to it."""
    del self
    return next((one for one in named_by(command) if not miniatures_view.knows(state, seat, one)), "")


def by_strength(rules: Any, state: Any, seat: Any) -> Any:
    """Give a view whose units stand in the order of their true strength."""
    found = WHOLE_VIEW(rules, state, seat)
    units = sorted(found.units, key=lambda one: -getattr(state.brigades.get(one.id), "stands", 0))
    return msgspec.structs.replace(found, units=tuple(units))


def inside_out(rules: Any, one: Unit) -> Unit:
    """Give an enemy's unit with the state that it is in."""
    return msgspec.structs.replace(AS_SEEN(rules, one), disrupted=one.disrupted, ammo=one.ammo, fort=one.fort)


def refusing(self: Session, entry: int, *, origin: object = None) -> str:
    """Refuse to go to an entry, and name it."""
    del origin
    raise SeatRefused(f"only the referee may go to {self._book.entry(entry).label!r}")


def named(self: Session, *, origin: object = None) -> str:
    """Refuse to undo, and name what would be undone."""
    del origin
    raise SeatRefused(f"{self._book.entries()[-1].label!r} is not yours")


def of_his_side(self: Eyes, state: Any) -> Any:
    """Give a commander all that his side knows."""
    return self._game.view(state, self.side)


def by_his_side(self: Miniatures, state: Any, side: Any, own: frozenset[str]) -> Mapping[str, str]:
    """Call everybody as his side does, which knows of others of that name."""
    del own
    return self.called(state, side)


WHOLE_VIEW, AS_SEEN = miniatures_view.view, tactical_view.as_seen


def setting(of: Any, name: str, value: Any) -> Callable[[pytest.MonkeyPatch], None]:
    return lambda monkeypatch: monkeypatch.setattr(of, name, value)


PLANTS: Mapping[str, Plant] = {
    "a phase's label": Plant("campaign", setting(Logbook, "_opened", by_outcome), ("log",)),
    "redo": Plant("miniatures", setting(Session, "_redoable", newest), ("redo",)),
    "odds": Plant("miniatures", setting(Miniatures, "gives_away", lambda *_: False), ("odds",)),
    "a badge": Plant("tactical", setting(tactical_view, "as_seen", inside_out), ("screens",)),
    "the order of rows": Plant("miniatures", setting(miniatures_view, "view", by_strength), ("screens",)),
    "did you mean": Plant("miniatures", setting(Miniatures, "names_hidden", hidden_alone), ("why_not",)),
    "the strongest": Plant("miniatures", setting(Session, "_why_not", meant), ("why_not",)),
    "dice": Plant("miniatures", setting(Logbook, "_dice", lambda self, entry: rolls_of(self._game, entry)), ("log",)),
    "a working": Plant("miniatures", setting(Miniatures, "accounts", lambda *_: True), ("explain",)),
    "an order": Plant("campaign", setting(Logbook, "_reads_all", lambda *_: True), ("log",)),
    "a fact": Plant("tactical", setting(tactical_secrecy, "tells", lambda *_: True), ("shown",)),
    "a unit out of sight": Plant("tactical", setting(tactical_view, "may_know", lambda *_: True), ("view",)),
    "a commander's view": Plant("miniatures, own", setting(Eyes, "view", of_his_side), ("view",)),
    "a namesake": Plant("miniatures, own", setting(Miniatures, "own_called", by_his_side), ("log", "why_not")),
    "a friend who is not": Plant("miniatures, open", setting(Miniatures, "named", lambda *_: ()), ("why_not",)),
    "a refusal to go": Plant("campaign", setting(Session, "goto", refusing), ("goto",)),
    "a refusal to undo": Plant("miniatures", setting(Session, "undo", named), ("undo", "subscribe")),
}


@pytest.mark.parametrize("name", PLANTS)
def test_a_planted_leak_is_caught(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plant = PLANTS[name]
    for truth in (True, False):
        game(plant.game, truth)  # what happened happened before the leak
    plant.put(monkeypatch)
    found = []
    for truth in (True, False):
        pair = SEATED[plant.game]
        session, probes = seated(plant.game, truth, pair.seat), pair.probes
        if "screens" in plant.doors:
            found.append(doors.of_screens(session, probes))
        else:
            found.append(doors.of_session(session, probes, plant.doors))
    assert doors.differing(*found)


def test_a_paper_printed_from_the_referees_seat_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = cli_options.open_game
    monkeypatch.setattr("companion.cli.cards.open_game", lambda file, _: whole(file, "referee"))
    pair, path, found = PAIRS["miniatures"], tmp_path / "game.companion", []
    for truth in (True, False):
        path.unlink(missing_ok=True)
        played(pair, path, truth).close()
        found.append(doors.of_program(path, "miniatures", SEAT, (), decks=("status",), only=("cards",)))
    assert doors.differing(*found)
