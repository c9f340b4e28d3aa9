"""Games for two by mail against the same at one desk: equal commands, facts, dice and numbers of entries."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.games.campaign.rules import commands as campaign
from companion.kernel.session import Session
from tests.kernel.mail import whole
from tests.kernel.mail.whole import at_one_desk, by_mail, told


def test_a_campaign_by_mail_is_to_its_end_the_campaign_at_one_desk(tmp_path: Path) -> None:
    """The battle of Gettysburg whole, with the questions in its battles and retreats; `whole` plays the campaign."""
    one = at_one_desk(tmp_path / "desk.companion", "gettysburg-battle", 99, seed="4")
    other = by_mail(tmp_path / "mail.companion", "gettysburg-battle", 99, seed="4")
    assert one.view.over
    assert told(other) == told(one)
    sent = [line for line in other.log() if line.seat != "referee"]
    assert {line.note for line in sent} == {"by mail"}
    assert not any(line.note for line in one.log())
    assert {line.seat for line in sent} == {"union", "confederate"}
    assert len(sent) > 200
    # Answers after which dice fall go by mail as well: they fall where the game is.
    assert any(line.dice and isinstance(line.commands[0], campaign.Answer) for line in sent)


@pytest.mark.parametrize(
    ("scenario", "hidden"),
    [("antietam-advanced", "yes"), ("antietam-intermediate", "no"), ("shiloh-advanced", "no")],
)
def test_a_square_grid_battle_goes_by_mail_as_well(scenario: str, hidden: str, tmp_path: Path) -> None:
    """From the first order of the one side to the second turn, over the activation of divisions.

    Where a march of a hidden game meets somebody unseen, the orders are refused by mail, and skipped at the desk.
    """
    one = at_one_desk(tmp_path / "desk.companion", scenario, 2, hidden=hidden)
    other = by_mail(tmp_path / "mail.companion", scenario, 2, hidden=hidden)
    assert told(other) == told(one)
    assert {line.note for line in other.log() if line.seat != "referee"} == {"by mail"}
    assert len(other.log()) > 100


def test_what_hands_the_game_on_ends_a_plan(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What follows is not known there: nothing more can be planned, and it can be taken back as any order."""
    act, seen = whole.act, list[str]()

    def acting(session: Session) -> None:
        act(session)
        if session.extract is not None and session.view.to_act == "referee":
            seen.append(session.seat)
            session.undo()
            assert session.view.to_act == session.seat
            session.redo()

    monkeypatch.setattr(whole, "act", acting)
    by_mail(tmp_path / "mail.companion", "antietam-advanced", 2)
    assert seen
