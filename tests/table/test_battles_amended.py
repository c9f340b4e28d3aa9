"""A battle that was given out to the table and came back stays what it was when an earlier entry is mended."""

from __future__ import annotations

from pathlib import Path

from companion.games.campaign.rules import commands as cmd
from companion.games.tactical.rules.commands import CallOff
from companion.kernel.session import Edit, Session
from companion.language.messages import told
from companion.table import way as battles
from tests.at_table import paused, typed
from tests.at_tactical_table import paused as paused_on_squares


def test_a_result_from_the_table_follows_with_its_records(tmp_path: Path) -> None:
    with Session.open(paused(tmp_path / "campaign.companion")) as session:
        early = session.do(cmd.Note(text="a dispatch")).entry
        done = battles.apply(session, typed(session))
        (before,) = battles.battles(session)
        assert before.records
        truth, head = session.battles.truth(), session.head
        made = session.amend(early, edit=Edit(commands=(cmd.Note(text="another dispatch"),), own_dice=True))
        assert (made.changed, made.skipped, made.kept) == ((early,), (), 1)
        assert made.entries[-1].events == done.events
        (after,) = battles.battles(session)
        assert (after.records, after.state) == (before.records, before.state)
        assert session.battles.truth() == truth
        session.undo()
        assert session.head == head


def test_a_result_of_a_battle_that_is_struck_out_cannot_follow(tmp_path: Path) -> None:
    with Session.open(paused(tmp_path / "campaign.companion")) as session:
        given_out = session.head
        done = battles.apply(session, typed(session))
        made = session.amend(given_out, edit=Edit(how="delete"), skip=True)
        assert [one.entry for one in made.skipped] == [done.entry]
        session.undo()
        assert session.head == done.entry


def test_a_part_of_the_field_goes_to_the_table_and_is_called_off_again(tmp_path: Path) -> None:
    with paused_on_squares(tmp_path / "squares.companion") as session:
        out = session.head
        session.do(CallOff())
        note = session.decode('{"order": "note", "text": "before the guns"}')
        made = session.amend(out, edit=Edit(how="insert", commands=(note,)))
        assert (made.changed, made.skipped, made.kept) == ((), (), 2)
        labels = [told(line.label) for line in session.log() if line.current]
        assert labels[-3] == f"Note: before the guns (put before {out})"
