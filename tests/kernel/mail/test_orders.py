"""Orders by mail: what an extract plans is done in the game as that seat, once, in time, unchanged, or not at all."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from companion.charts.faults import BadInput
from companion.charts.figures import Refused
from companion.games.campaign.rules import commands as campaign
from companion.games.miniatures.rules import commands as miniatures
from companion.kernel.beginning import Beginning, begin
from companion.kernel.inbox import Inbox
from companion.kernel.journal import Journal, open_document
from companion.kernel.mail import cutting, posting, signing, taking
from companion.kernel.overriding.commanding import Dismiss, NameCommander
from companion.kernel.session import Session
from tests.games.campaign.playing import next_command
from tests.kernel.mail import whole
from tests.kernel.mail.whole import begun, letter


def planned(book: Journal, folder: Path, seat: str, orders: Sequence[Any], proposals: Sequence[Any] = ()) -> bytes:
    """Give the orders that a seat plans in an extract of the game as it stands."""
    return whole.planned(book, folder, seat, lambda his: [his.do(one) for one in orders], *proposals)


# ---- what is refused


@pytest.fixture
def game(tmp_path: Path) -> Session:
    return begun(tmp_path / "game.companion")


ORDERS = (campaign.SetUp(corps="A", urgency=4), campaign.ET())


def refused(game: Session, raw: bytes, kind: type[Exception], words: str) -> None:
    """See that orders are refused in words, and that nothing has changed."""
    path = game._book.path
    assert path is not None
    before, entries = path.read_bytes(), len(game.log())
    with pytest.raises(kind) as error:
        taking.take(game._book, [letter(raw)])
    said = "; ".join(one.text for one in error.value.reasons) if isinstance(error.value, Refused) else str(error.value)
    assert words in said
    assert (path.read_bytes(), len(game.log())) == (before, entries)


def test_orders_are_done_once_as_their_seat(game: Session, tmp_path: Path) -> None:
    raw = planned(game._book, tmp_path, "confederate", ORDERS)
    preview = taking.take(game._book, [letter(raw)], preview=True)
    assert len(game.log()) == 1
    done = taking.take(game._book, [letter(raw)])
    assert [one.entry for one in done[0].done] == [one.entry for one in preview[0].done] == [2, 3]
    assert [line.seat for line in game.log()][1:] == ["confederate"] * 2
    refused(game, raw, Refused, "were taken already, as entry 2")


def test_the_same_orders_given_twice_at_once_are_refused_as_such(game: Session, tmp_path: Path) -> None:
    raw = planned(game._book, tmp_path, "confederate", ORDERS)
    for names in (("a.orders", "a.orders"), ("a.orders", "b.orders")):
        with pytest.raises(Refused, match=r"holds the same orders as a\.orders"):
            taking.take(game._book, [letter(raw, name) for name in names])
    assert len(game.log()) == 1


def test_a_plan_that_goes_on_after_its_orders_were_taken_is_told_so(game: Session, tmp_path: Path) -> None:
    path = tmp_path / "his.companion"
    cutting.extract(game._book, "confederate", path)
    with Session.open(path) as his:
        his.do(ORDERS[0])
        taking.take(game._book, [letter(posting.written(his._book))])
        his.do(campaign.SetUp(corps="B", urgency=4))
        more = posting.written(his._book)
    refused(game, more, Refused, "the first 1 order of his.orders was taken already, as entry 2")


def test_late_orders_are_refused(game: Session, tmp_path: Path) -> None:
    raw = planned(game._book, tmp_path, "confederate", ORDERS)
    game.seat = "confederate"
    game.do(campaign.Note(text="a word"))
    taking.take(game._book, [letter(raw)], preview=True)  # a note is no act
    game.do(campaign.SetUp(corps="B", urgency=4))
    game.seat = "referee"
    refused(game, raw, Refused, "has acted since they were written, in entry 3")
    game.do(campaign.ET())
    game.do(campaign.Answer(choice="X"))
    refused(game, raw, Refused, "has acted since") if game.view.phase == "set-up" else refused(
        game, raw, Refused, "over"
    )


def test_orders_of_a_step_that_is_over_are_late(game: Session, tmp_path: Path) -> None:
    raw = planned(game._book, tmp_path, "confederate", ORDERS[:1])
    while game.view.phase == "set-up":
        game.do(next_command(game))
    refused(game, raw, Refused, "is over")


def test_what_the_rules_refuse_leaves_all_undone(game: Session, tmp_path: Path) -> None:
    game.do(NameCommander(name="Hill", side="confederate", commands=("confederate:A",)))
    his = planned(game._book, tmp_path, "Hill", [campaign.SetUp(corps="A", urgency=2)])
    first = planned(game._book, tmp_path, "confederate", [campaign.SetUp(corps="A", urgency=2)])
    # Each is lawful alone; after the one the other changes nothing, which the rules refuse.
    path = game._book.path
    assert path is not None
    before = path.read_bytes()
    with pytest.raises(Refused, match=r"hill\.orders, order 1"):
        taking.take(game._book, [letter(first), letter(his, "hill.orders")])
    assert path.read_bytes() == before
    game.do(Dismiss(name="Hill"))
    refused(game, his, Refused, "no seat")


def test_of_two_files_of_a_seat_the_second_is_late_together_as_one_after_the_other(
    game: Session, tmp_path: Path
) -> None:
    game.do(NameCommander(name="Hill", side="confederate", commands=("confederate:A",)))
    first, second = (
        planned(game._book, tmp_path, "confederate", [campaign.SetUp(corps=corps, urgency=2)]) for corps in "BC"
    )
    over = planned(game._book, tmp_path, "confederate", [campaign.ET()])
    his = planned(game._book, tmp_path, "Hill", [campaign.SetUp(corps="A", urgency=2)])
    for those, words in (([first, second], "has acted since"), ([over, his], "for the union to do")):
        with pytest.raises(Refused, match=words):
            taking.take(game._book, [letter(raw, f"{nth}.orders") for nth, raw in enumerate(those)])
        assert len(game.log()) == 2
    assert len(taking.take(game._book, [letter(his), letter(over)])) == 2


def test_orders_of_strangers_are_refused(game: Session, tmp_path: Path) -> None:
    with begun(tmp_path / "another.companion") as another:
        refused(game, planned(another._book, tmp_path, "confederate", ORDERS), BadInput, "another game")
    raw = planned(game._book, tmp_path, "confederate", ORDERS)
    made = msgspec.structs.replace(letter(raw).orders, seat="union")
    refused(game, _signed(made), BadInput, "not signed by union")
    key = signing.new_key()
    forged = msgspec.structs.replace(letter(raw).orders, key=signing.public(key))
    refused(game, _signed(forged, key), BadInput, "not signed by confederate")


def _signed(orders: posting.Orders, key: str = "22" * 32) -> bytes:
    orders = msgspec.structs.replace(orders, key=signing.public(key))
    text = msgspec.json.encode(orders) + b"\n"
    return f"{posting.HEAD}{signing.sign(key, text)}\n".encode() + text


def test_every_changed_missing_or_added_byte_is_found(game: Session, tmp_path: Path) -> None:
    raw = planned(game._book, tmp_path, "confederate", ORDERS)
    assert letter(raw).orders.seat == "confederate"
    for at in range(len(raw)):
        for bad in (
            raw[:at] + bytes([raw[at] ^ 1]) + raw[at + 1 :],
            raw[:at] + raw[at + 1 :],
            raw[:at] + b" " + raw[at:],
        ):
            with pytest.raises(BadInput, match=r"file of orders|changed or damaged"):
                letter(bad)
    for bad in (raw + b"\n", raw[:-1], b"", raw.upper(), raw.replace(b"\n", b"\r\n"), raw + b"x" * (2 << 20)):
        with pytest.raises(BadInput):
            letter(bad)


def test_orders_hold_no_private_key(game: Session, tmp_path: Path) -> None:
    raw = planned(game._book, tmp_path, "confederate", ORDERS)
    extract = next(path for path in tmp_path.iterdir() if path.name.startswith("confederate"))
    with Session.open(extract) as his:
        key = his._book.record("extract/key")
    assert len(key) == 64
    assert key.encode() not in raw
    with open_document(extract) as book:
        assert key not in " ".join((*book.meta.values(), *(one.command for one in book.entries())))


def test_all_keys_of_a_seat_hold(game: Session, tmp_path: Path) -> None:
    first = planned(game._book, tmp_path, "confederate", ORDERS)
    planned(game._book, tmp_path, "confederate", ORDERS[:1])
    taking.take(game._book, [letter(first)])
    assert len(game.log()) == 3


def test_nothing_planned_is_nothing_to_post(game: Session, tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="nothing is planned"):
        planned(game._book, tmp_path, "confederate", ())
    with pytest.raises(BadInput, match="is a game"):
        posting.written(game._book)


def test_what_throws_dice_is_proposed_and_waits_in_the_inbox(tmp_path: Path) -> None:
    with begin(tmp_path / "game.companion", Beginning(scenario="mcphersons-ridge", seed="7")) as game:
        rolls = [miniatures.Maneuver(unit=one.id) for one in game.view.units if one.kind == "brigade"]
        while all(map(game.why_not, rolls)):
            game.do(miniatures.NextStep(because="they come later"))
        roll = next(one for one in rolls if not game.why_not(one))
        seat = next(one.side for one in game.view.units if one.id == roll.unit)
        with pytest.raises(Refused, match="put it into your orders as a proposal"):
            planned(game._book, tmp_path, seat, [roll])
        raw = planned(game._book, tmp_path, seat, [], [roll])
        taken = taking.take(game._book, [letter(raw)])
        (waits,) = Inbox(tmp_path / "game.companion").waiting()
        assert (waits.seat, waits.id, bytes(waits.commands[0])) == (
            seat,
            taken[0].proposed[0],
            msgspec.json.encode(roll),
        )
        refused(game, raw, Refused, "put into the inbox already")
