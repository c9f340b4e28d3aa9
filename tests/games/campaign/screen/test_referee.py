"""What a referee needs at hand in a campaign: the rules, the journal, his seat, overrides, rulings, resigning, reports."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog

from companion.desktop.app.application import Desktop
from companion.desktop.dialogs.confirming import ResignDialog, SeatDialog
from companion.desktop.dialogs.house_rules import HouseRules
from companion.desktop.dialogs.override import OverrideDialog
from companion.desktop.dialogs.palette import ranked
from companion.desktop.dialogs.reference import Reference
from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.screen.rows import settable
from companion.language.messages import told as in_words
from tests.games.campaign.screen.conftest import OpenCampaign, a_battle, a_campaign, dialog, heads, take_the_seat, truth
from tests.games.campaign.screen.test_secrecy import a_session, leaks

DELAY = "RTG-R-DELAY"


# ---- the rules


def test_f1_opens_the_clause_of_the_order_the_corps_the_phase_and_the_question(open_campaign: OpenCampaign) -> None:
    window = open_campaign(phases=1)
    window.desk.select("")
    QTest.keyClick(window, Qt.Key.Key_F1)
    reference: Reference = window.evening.reference
    assert reference.current == "RTG-4.3a"
    window.desk.select("union:B")
    QTest.keyClick(window, Qt.Key.Key_F1)
    assert reference.current == "RTG-12.0e"
    window.orders.begin("SU")
    QTest.keyClick(window, Qt.Key.Key_F1)
    assert reference.current == next(row.clause for row in window.desk.rules.orders.command if row.code == "SU")
    QTest.keyClick(window, Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
    assert reference.current == ""
    assert "combat" in reference.text.toPlainText()
    reference.close()


def test_f1_on_a_question_opens_its_clause(open_campaign: OpenCampaign) -> None:
    window = open_campaign(a_battle())
    assert window.question.asked is not None
    window.run("clause")
    assert window.evening.reference.current == window.question.asked.clause
    assert window.evening.reference.current
    window.evening.reference.close()


def test_the_reference_says_what_this_game_reads_also_after_a_change(open_campaign: OpenCampaign) -> None:
    window = open_campaign(phases=1)
    window.evening.show_clause(DELAY)
    told = window.evening.reference.text
    assert "✓ a turn for every full six hexes" in told.toPlainText()
    window.desk.do(cmd.SetOption(option=DELAY, value=1, reason="our own way"))
    window.evening.show_clause(DELAY)
    assert "✓ a turn for every six hexes begun" in told.toPlainText()
    window.evening.reference.close()


def test_the_palette_finds_the_new_acts_and_every_clause(open_campaign: OpenCampaign) -> None:
    window = open_campaign(phases=1)
    found = tuple(window.evening.finds())
    for text, name in (
        ("house", "set-option"),
        ("override", "override"),
        ("resign", "resign"),
        ("report", "report"),
        ("journal", "journal"),
        ("referee's seat", "referee"),
        ("rules", "reference"),
        ("rtg-13.2.7b", "RTG-13.2.7b"),
    ):
        assert name in [one.id for one in ranked(found, text)], text
    next(one for one in found if one.id == "RTG-13.2.7b").run()
    assert window.evening.reference.current == "RTG-13.2.7b"
    window.evening.reference.close()


# ---- the referee's seat


@pytest.mark.clause("RTG-1.0b")
def test_the_referees_seat_is_asked_about_and_stands_in_the_journal_of_both(open_campaign: OpenCampaign) -> None:
    window = open_campaign(a_session(union="human", confederate="computer:basic"))
    window.run("referee")
    assert leaks(window, "confederate") == []
    dialog(window).cancel.click()
    assert window.desk.seat == "union"
    take_the_seat(window)
    assert window.desk.view.seat == "referee"
    assert leaks(window, "confederate")
    assert "referee's seat" in window.locked.words()
    window.run("referee")
    assert window.desk.seat == "union"
    assert leaks(window, "confederate") == []
    assert not window.locked.words()
    session = window.desk.session
    for seat in ("union", "confederate"):
        session.seat = seat
        (told,) = [
            line for line in session.log() if in_words(line.label) == "The Union player takes the referee's seat"
        ]
        assert [type(event).__name__ for event in told.events] == ["SeatTaken"]
        assert told.seat == "union"


def test_where_two_share_the_laptop_leaving_the_seat_covers_everything(open_campaign: OpenCampaign) -> None:
    window = open_campaign(a_session(union="human", confederate="human"))
    take_the_seat(window)
    assert not window.desk.covered
    window.run("referee")
    assert window.desk.covered
    assert leaks(window, "union", "confederate") == []


def test_a_larger_scale_keeps_the_referees_seat(desktop: Desktop, open_campaign: OpenCampaign) -> None:
    window = open_campaign(phases=1)
    take_the_seat(window)
    desktop.look.change(percent=125)
    made = desktop.windows[0]
    assert (made.desk.seat, made.desk.refereeing, made.desk.moving) == ("referee", True, False)
    desktop.look.change(percent=100)


# ---- override


def test_an_override_sets_any_field_with_a_reason_from_the_referees_seat(open_campaign: OpenCampaign) -> None:
    window = open_campaign(phases=1)
    window.desk.select("union:B")
    window.run("override")
    assert isinstance(dialog(window), SeatDialog)
    dialog(window).apply.click()
    form = dialog(window)
    assert isinstance(form, OverrideDialog)
    assert form.target.answer() == "union:B"
    form.field.put("hex")
    form.field.edited.emit()
    before = truth(window, "union:B").hex
    assert form.was.text() == f"{before[0]},{before[1]}"
    assert form.apply.reason == "give a reason"
    form.value.put("12,8")
    form.reason.put("it stood there on our map")
    form.check()
    form.accept()
    assert truth(window, "union:B").hex == (12, 8)
    assert "it stood there on our map" in heads(window)[0]
    assert window.desk.undo_words
    window.desk.undo()
    assert truth(window, "union:B").hex == before


@pytest.mark.parametrize(
    ("field", "typed", "told"),
    [("hex", "99,1", "map"), ("aggressiveness", "77", "-30 to 30"), ("fatigue", "0.3", "parts of")],
)
def test_what_no_campaign_can_hold_is_refused_in_the_dialog(
    field: str, typed: str, told: str, open_campaign: OpenCampaign
) -> None:
    window = open_campaign(phases=1)
    window.desk.select("union:B")
    window.desk.take_referees_seat()
    window.run("override")
    form = dialog(window)
    form.field.put(field)
    form.field.edited.emit()
    form.value.put(typed)
    form.reason.put("to try")
    form.check()
    assert told in form.strip.words()
    head = window.desk.session.head
    form.accept()
    assert window.desk.session.head == head
    form.reject()


def test_every_field_that_may_be_set_has_an_editor_with_its_value(open_campaign: OpenCampaign) -> None:
    window = open_campaign(phases=1)
    window.desk.take_referees_seat()
    window.run("override")
    form = dialog(window)
    for target in ("game", "confederate:HQ", "union:B"):
        form.target.put(target)
        form.target.edited.emit()
        names = [name for _, name in settable.names(window.desk.view, target)]
        assert len(names) > 8
        for name in names:
            form.field.put(name)
            form.field.edited.emit()
            form.reason.put("as it is")
            form.check()
            assert form.apply.reason == "that is what it is now", (target, name, form.strip.words())
    form.reject()


# ---- house rules


def test_a_ruling_is_read_otherwise_from_a_sides_seat_and_stands_in_the_journal(open_campaign: OpenCampaign) -> None:
    window = open_campaign(phases=1)
    window.desk.do(cmd.SU(corps="union:B", urgency=8))
    QTest.keyClick(window, Qt.Key.Key_H, Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.AltModifier)
    rules = dialog(window)
    assert isinstance(rules, HouseRules)
    assert set(rules.boxes) == {one.id for one in window.desk.rules.options.option}
    box = rules.boxes[DELAY]
    box.setCurrentIndex(box.findData(1))
    rules.check()
    assert rules.apply.reason == "give a reason"
    rules.reason.setText("slower couriers")
    rules.accept()
    assert window.desk.view.options == {DELAY: 1}
    assert rules.marks[DELAY].text() == "changed"
    assert "slower couriers" in window.journal.model.rows()[0].lines[0]
    assert not window.desk.undo_words  # it is the referee's to take back
    assert window.desk.seat == "union"
    rules.reject()


# ---- resigning


@pytest.mark.clause("RTG-R-GAME-END")
def test_resigning_is_asked_about_told_how_it_is_scored_and_ends_the_game(open_campaign: OpenCampaign) -> None:
    window = open_campaign(phases=1)
    window.run("resign")
    form = dialog(window)
    assert isinstance(form, ResignDialog)
    assert "points are counted now" in form.words.text()
    form.cancel.click()
    assert not window.desk.view.over
    window.run("resign")
    form = dialog(window)
    assert form.side.answer() == "union"
    assert not form.side.isEnabled()
    form.reason.setText("Washington is lost")
    form.accept()
    assert window.desk.view.over
    assert window.points.isVisible()
    assert any("Washington is lost" in line for line in window.journal.model.rows()[0].lines)
    window.run("resign")
    assert "over" in window.refusal.words()


def test_while_a_question_waits_nobody_resigns(open_campaign: OpenCampaign) -> None:
    window = open_campaign(a_battle())
    window.run("resign")
    form = dialog(window)
    assert "question" in form.apply.reason
    form.accept()
    assert not window.desk.view.over
    assert form.strip.words()
    form.reject()


# ---- the report


@pytest.mark.parametrize("kind", ["md", "html", "pdf"])
def test_the_report_is_written_as_the_seat_may_know_it(
    kind: str, open_campaign: OpenCampaign, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_campaign(phases=3)
    to = tmp_path / f"report.{kind}"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(to), ""))
    window.run("report")
    content = to.read_bytes()
    if kind == "pdf":
        assert content.startswith(b"%PDF")
        return
    text = content.decode()
    assert "The battle of Gettysburg" in text
    assert "Rodes" not in text
    window.desk.take_referees_seat()
    held = window.desk.view.truth
    assert held is not None
    rodes = next(one.id for one in held.corps.values() if one.unit.startswith("Rodes"))
    window.desk.do(cmd.Override(rodes, "urgency", 7, reason="as its leader said"))
    window.run("report")
    assert "Rodes" in to.read_text(encoding="utf-8")


def test_a_report_that_cannot_be_written_says_why(
    open_campaign: OpenCampaign, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_campaign(phases=1)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "none" / "r.md"), ""))
    window.run("report")
    assert "no such folder" in window.refusal.words()


def test_read_only_neither_overrides_nor_changes_a_ruling(desktop: Desktop, tmp_path: Path) -> None:
    path = tmp_path / "twice.companion"
    held = a_campaign(path)
    window = desktop.open(path)
    for name in ("override", "referee"):
        window.run(name)
        assert window.refusal.words()
        assert dialog(window) is None
    window.run("set-option")
    assert not any(box.isEnabled() for box in dialog(window).boxes.values())
    dialog(window).reject()
    held.close()


# ---- how it looks


def test_a_sentence_above_the_map_takes_no_more_room_than_its_line(open_campaign: OpenCampaign) -> None:
    window = open_campaign(phases=1)
    window.resize(1920, 1080)
    high = window.map.height()
    take_the_seat(window)
    QApplication.processEvents()
    assert window.locked.isVisible()
    assert window.locked.height() < 40
    assert window.map.height() > high - 60


def test_the_working_calls_corps_by_their_names(open_campaign: OpenCampaign) -> None:
    window = open_campaign(phases=3)
    take_the_seat(window)
    entry = next(line.entry for line in reversed(window.desk.log) if window.desk.session.explain(line.entry))
    window.evening.show_working(entry)
    told = dialog(window).text.toPlainText()
    dialog(window).reject()
    assert "Working" in told
    assert "confederate:" not in told


@pytest.mark.clause("RTG-R-GAME-END")
def test_when_the_game_is_over_everybody_reads_the_whole_journal(open_campaign: OpenCampaign) -> None:
    window = open_campaign(scenario="gettysburg-campaign", phases=3)
    assert not [row for row in window.journal.model.rows() if row.side == "confederate" and row.lines]
    window.desk.do(cmd.Resign(side="union"))
    assert window.desk.seat == "union"
    assert [row for row in window.journal.model.rows() if row.side == "confederate" and row.lines]
