"""What photographs say of a game: who moved and may, who may not, who was not seen, what accepting comes to."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from companion.field import tags
from companion.field.photograph.reading import Reading, Seen
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules.placing.orders import Place
from companion.games.miniatures.words import photographed
from companion.games.miniatures.words.photograph_found import Compared
from companion.games.miniatures.words.spots import typed
from companion.kernel.session import Session
from companion.language.messages import told
from tests.desktop.conftest import a_line, a_session

PLACES = {"davis": (20.0, 20.0, 90.0), "archer": (20.0, 30.0, 90.0), "meredith": (50.0, 24.0, 270.0)}


@pytest.fixture
def session() -> Session:
    made = a_session(a_line("move"))
    made.do(Place(dict(PLACES)))
    return made


def seen(session: Session, unit: str, to: tuple[float, float, float], sure: float = 0.98, **more: Any) -> Seen:
    """Give the tag of a unit that stands somewhere, as a photograph shows it."""
    tagged, side = session.view.field.tags[unit], tags.USUAL / tags.MM
    at = tags.laid(to[:2], to[2], tags.on_strip(tagged.deep, side))
    return Seen(more.get("tag", tagged.tag), at, to[2], side, 0.02, 0.2, sure, np.eye(4), ())


def read(session: Session, *those: Seen, twice: tuple[Seen, ...] = ()) -> Compared:
    return photographed.compared(session, Reading(those, twice, (0, 1, 2, 3), 0.02, ()))


def rows(made: Compared) -> dict[str, Any]:
    return {one.unit: one for one in made.found}


def test_what_stands_where_it_stood_has_not_moved(session: Session) -> None:
    made = read(
        session, *(seen(session, name, (x + 0.1, y - 0.1, facing + 2)) for name, (x, y, facing) in PLACES.items())
    )
    assert [one.stirred for one in made.found] == [False] * 3
    assert {one.moved for one in made.found} == {0.14}
    assert photographed.orders(photographed.accepted(made)) == ()
    assert (made.missing, made.unknown, made.corners) == ((), (), (0, 1, 2, 3))


def test_in_its_sides_step_a_unit_is_recorded_as_moved_and_the_others_place_is_corrected(session: Session) -> None:
    side = session.view.player_turn
    session.do(cmd.Maneuver("davis"), faces=(9,))
    assert side == "confederate"
    made = read(session, seen(session, "davis", (25.0, 20.0, 90.0)), seen(session, "meredith", (48.0, 24.0, 270.0)))
    davis, meredith = rows(made)["davis"], rows(made)["meredith"]
    assert (davis.moved, davis.used, davis.allowance, davis.reasons) == (5.0, 5.0, 12.0, ())
    (move,) = davis.orders
    assert isinstance(move, cmd.Move)
    assert meredith.orders == (Place({"meredith": (48.0, 24.0, 270.0)}),)
    assert made.missing == ("archer",)
    head = session.head
    taken = photographed.accepted(made)
    done = session.do(*photographed.orders(taken), label=photographed.label(taken))
    assert session.head == head + 1
    assert told(done.label) == "Photograph: 2 units"
    assert session.view.field.places["davis"] == (25.0, 20.0, 90.0)
    assert session.view.field.places["meredith"] == (48.0, 24.0, 270.0)


def test_who_may_not_is_told_and_left_unless_a_word_lets_him(session: Session) -> None:
    made = read(session, seen(session, "davis", (25.0, 20.0, 90.0)))
    (davis,) = made.found
    assert not davis.allowed
    assert davis.reasons
    assert photographed.accepted(made) == ()
    every = photographed.accepted(made, every=True)
    session.do(*photographed.orders(every, because="a lamp was moved"))
    assert session.view.field.places["davis"] == (25.0, 20.0, 90.0)


def test_what_is_doubtful_is_left(session: Session) -> None:
    made = read(session, seen(session, "meredith", (45.0, 24.0, 270.0), sure=0.6))
    assert photographed.accepted(made) == ()
    assert [one.unit for one in photographed.accepted(made, every=True)] == ["meredith"]


def test_who_had_no_place_is_put_there(session: Session) -> None:
    made = read(session, seen(session, "cutler", (44.0, 10.0, 270.0)))
    (cutler,) = made.found
    assert (cutler.moved, cutler.allowed) == (None, True)
    session.do(*photographed.orders(photographed.accepted(made)))
    assert session.view.field.places["cutler"] == (44.0, 10.0, 270.0)


def test_tags_of_nobody_and_tags_seen_twice_are_units_of_nobody(session: Session) -> None:
    one, other = seen(session, "davis", (25.0, 20.0, 90.0)), seen(session, "davis", (40.0, 20.0, 90.0))
    strange = seen(session, "davis", (60.0, 20.0, 90.0), tag=133)
    made = read(session, strange, twice=(one, other))
    assert made.found == ()
    assert [(each.tag, each.twice) for each in made.unknown] == [(133, False), (one.tag, True), (other.tag, True)]
    assert "davis" in made.missing


def test_it_is_told_in_lines_and_in_json(session: Session) -> None:
    made = read(session, seen(session, "meredith", (45.0, 24.0, 270.0)))
    value = photographed.as_value(made)
    assert list(value) == ["found", "missing", "unknown", "table"]
    (row,) = value["found"]
    assert (row["unit"], row["at"], row["facing"], row["moved"], row["allowed"]) == (
        "meredith",
        (45, 24),
        270,
        5.0,
        True,
    )
    lines = list(photographed.lines(made, lambda one: one.id, str))
    assert lines[0] == "meredith stands at 45.0, 24.0, facing 270°, moved 5 in"
    assert "davis was not seen; its old place is kept" in lines


def test_the_tags_of_a_game_are_told_with_where_they_lie(session: Session) -> None:
    value = photographed.as_tags(session, 15.0)
    assert (value["dictionary"], value["table"]) == ("DICT_4X4_250", [72.0, 48.0])
    assert [one["tag"] for one in value["corners"]] == [0, 1, 2, 3]
    davis = next(one for one in value["units"] if one["unit"] == "davis")
    assert davis["side"] == round(15 / 25.4, 4)
    # On a strip behind the only rank, with white of a sixth of its edge.
    assert davis["at"] == [0.0, round(-(0.75 + 15 / 25.4 * 2 / 3), 4)]
    session.seat = "union"
    assert all(one["tag"] < 100 for one in photographed.as_tags(session)["units"])


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("28.6, 27.6", (28.6, 27.6)),
        ("30,20", (30.0, 20.0)),
        ("28,6; 27,6", (28.6, 27.6)),
        ("28.6 27.6 270", (28.6, 27.6, 270.0)),
        ("30,20,90", (30.0, 20.0, 90.0)),
        ("here", None),
        ("30", None),
        ("1, 2, 3, 4", None),
        ("nan, 3", None),
        ("", None),
    ],
)
def test_a_place_is_read_as_people_type_it(text: str, place: tuple[float, ...] | None) -> None:
    assert typed(text) == place
