"""The study page: what is asked, how far it is, what came of it as plots and tables; the games are played elsewhere."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QCloseEvent, QKeySequence, QResizeEvent, QShortcut, QTextOption
from PySide6.QtWidgets import QApplication, QBoxLayout, QComboBox, QFileDialog, QVBoxLayout, QWidget

from companion.charts.faults import BadInput
from companion.desktop.desk.panel import scrolling
from companion.desktop.dialogs.export_pages import pdf
from companion.desktop.maps.letters import measure
from companion.desktop.shell.in_numbers.plot import Head, Plot
from companion.desktop.shell.studies.beside import Beside
from companion.desktop.shell.studies.far import FarStrip
from companion.desktop.shell.studies.pairs import Opening, PairFoot, Which
from companion.desktop.shell.studies.question import Question
from companion.desktop.widgets.buttons import KeyButton
from companion.desktop.widgets.fitting import Standing
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import Empty, Heading, Strip, row
from companion.desktop.widgets.plain import Lines, window_title
from companion.desktop.widgets.reader import Reader
from companion.language.escaping import markdown
from companion.language.tongue import tr
from companion.study.numbers.tables import Table, as_lines
from companion.study.plots.studied import differences, means, moved
from companion.study.reports.page import page as html_page
from companion.study.reports.studied import asked_words, of_study, result_words, title, variant_of
from companion.study.reports.told import as_markdown
from companion.study.studies.aside import Alone, Amiss, Aside, Came, Far
from companion.study.studies.plan import Plan
from companion.study.studies.told import tables, variant_words

SIDE, WIDE = 372, 600.0
"""Pixels of the question, and the narrowest that plots are drawn."""
FREE = 16_777_215
"""What Qt calls no bound."""
ASKS = 100
"""Milliseconds between two questions how far it is."""
Found = Mapping[str, Any]


class StudyPage(Standing, QWidget):
    """A window of its own."""

    def __init__(self, look: Look, opening: Opening | None = None) -> None:
        super().__init__(None, Qt.WindowType.Window)
        self.look = look
        self.found: Found | None = None
        self._plan: Plan | None = None
        self.foot = PairFoot(look, opening)
        self.beside = Beside(look)
        self._aside: Aside | None = None
        self.setWindowTitle(window_title(tr("Study")))
        self._make()
        self._lay_out()
        self._keys()
        self._timer = QTimer(self)
        self._timer.setInterval(ASKS)
        self._timer.timeout.connect(self.hear)
        self.resize(look.px(1180), look.px(740))
        self.stand(look.places, "study")
        self._show()

    # ---- what it is made of

    def _make(self) -> None:
        look = self.look
        self.heading = Heading(look, tr("Study"))
        self.question, self.strip, self.far = Question(look), Strip(look), FarStrip(look)
        self.begin_button = KeyButton(look, tr("Begin, or go on"), "F8", primary=True)
        self.nothing = Empty(look, tr("No game of every variant has ended yet."), "F8")
        self.pair = QComboBox()
        self.pair.setAccessibleName(tr("Which is compared"))
        self.pair.currentIndexChanged.connect(self._show_pair)
        self.result = Lines()
        self.result.setProperty("role", "panel")
        self.differences, self.moves, self.means = (Plot(look, WIDE) for _ in range(3))
        self.asked = Lines()
        self.tables = Reader(tr("Tables"))
        self.tables.setWordWrapMode(QTextOption.WrapMode.WordWrap)
        self.tables.setMinimumHeight(look.px(220))
        self.to_table = KeyButton(look, tr("Save tables"), "Ctrl S")
        self.to_picture = KeyButton(look, tr("Save picture"), "Ctrl P")
        self.to_report = KeyButton(look, tr("Report"), "Ctrl R")
        self.foot.amiss.connect(self.strip.tell)
        for button, act in (
            (self.begin_button, self.begin),
            (self.far.stop, self.stop),
            (self.to_table, self.save_tables),
            (self.to_picture, self.save_picture),
            (self.to_report, self.save_report),
        ):
            button.clicked.connect(act)

    def _keys(self) -> None:
        for keys, act in (
            ("F8", self.begin),
            ("Escape", self._escape),
            ("Ctrl+S", self.save_tables),
            ("Ctrl+P", self.save_picture),
            ("Ctrl+R", self.save_report),
            ("W", self.foot.watch),
            ("Return", self._open),
            ("Enter", self._open),
        ):
            QShortcut(QKeySequence(keys), self).activated.connect(act)

    def _lay_out(self) -> None:
        look = self.look
        left, right, inside, asking = QVBoxLayout(), QVBoxLayout(), QWidget(), QWidget()
        left.addWidget(Head(look, tr("The question")))
        left.addWidget(self.question)
        left.addWidget(self.begin_button)
        left.addWidget(self.asked)
        left.addWidget(self.beside)
        left.addStretch(1)
        asking.setLayout(left)
        right.addWidget(self.nothing)
        self.pair_head = Head(look, tr("Points, game by game"), tr("hatched: fewer points than the first"))
        self.moves_head = Head(look, tr("What else it moves"), tr("grey: no effect was shown"))
        self.means_head = Head(look, tr("Mean points"), tr("with their 95 % intervals"))
        for part in (self.pair_head, self.pair, self.result, self.differences, self.moves_head, self.moves):
            right.addWidget(part)
        for part in (self.means_head, self.means):
            right.addWidget(part)
        right.addWidget(self.tables, 1)
        inside.setLayout(right)
        both, whole = QBoxLayout(QBoxLayout.Direction.LeftToRight), QVBoxLayout(self)
        self._both, self._side = both, scrolling(asking)
        both.addWidget(self._side)
        results = QVBoxLayout()
        results.addWidget(self.strip)
        results.addWidget(self.far)
        self._came = scrolling(inside)
        self._came.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._came.setAccessibleName(tr("What came of it"))
        results.addWidget(self._came, 1)
        both.addLayout(results, 1)
        self._part()
        foot = row(self.to_report, self.to_table, self.to_picture)
        foot.addStretch(1)
        foot.addWidget(self.foot)
        whole.addWidget(self.heading)
        whole.addLayout(both, 1)
        whole.addLayout(foot)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the question over what came of it where there is no room beside it."""
        super().resizeEvent(event)
        self._part()

    def _part(self) -> None:
        look, stacked = self.look, self.width() < self.look.px(SIDE + WIDE + 80)
        directions = QBoxLayout.Direction
        self._both.setDirection(directions.TopToBottom if stacked else directions.LeftToRight)
        self._side.setMinimumWidth(0 if stacked else look.px(SIDE))
        self._side.setMaximumWidth(FREE if stacked else look.px(SIDE))
        self._side.setMaximumHeight(look.px(330) if stacked else FREE)

    # ---- playing

    @property
    def is_running(self) -> bool:
        """Say whether games are being played."""
        return self._aside is not None

    def begin(self) -> None:
        """Begin the study, or go on where its folder stops; what is amiss is told in place."""
        if self.is_running:
            return
        self.strip.tell("")
        try:
            plan = self.question.plan()
        except BadInput as error:
            self.strip.tell(str(error.problems[0]))
            return
        self.question.hold(running=True)
        self.begin_button.hide()
        self.far.begin()
        # Fields are only read now: the keyboard is with what comes, which arrows move and Enter opens.
        self._came.setFocus()
        self._plan = plan
        self.beside.begin(self.question.players)
        self._aside = Aside(
            plan, self.question.out, self.question.workers.value(), self.question.scheduler.text().strip()
        )
        self._timer.start()

    def stop(self) -> None:
        """Stop after the game that ends next; what has ended is kept."""
        if self._aside is not None:
            self._aside.stop()
            self.far.stop.tell(tr("Stop, keep them"), tr("it stops"))

    def _escape(self) -> None:
        if self.is_running:
            self.stop()
        else:
            self.close()

    def hear(self) -> None:
        """Take what the study says."""
        if self._aside is None:
            return
        for said in tuple(self._aside.told()):
            match said:
                case Far():
                    self.far.tell(said)
                    self.beside.tell_crew(said.crew)
                case Alone():
                    self.strip.tell(said.words)
                    self.beside.begin(tr("this machine"))
                case Came():
                    self.take(said.summary)
                    if said.whole:
                        self._end()
                case Amiss():
                    self.strip.tell(said.words)
                    self._end()

    def _end(self) -> None:
        self._timer.stop()
        if self._aside is not None:
            self._aside.end()
            self._aside = None
        self.question.hold(running=False)
        self.begin_button.show()
        self.far.hide()

    def closeEvent(self, event: QCloseEvent) -> None:
        """End the games with the window; those that have ended are in their folder."""
        self._end()
        self.foot.end()
        super().closeEvent(event)

    # ---- what it shows

    def take(self, summary: bytes) -> None:
        """Show what a summary tells."""
        found: Found = msgspec.json.decode(summary)
        chosen = self.pair.currentIndex()
        self.found = found if found["variants"] else None
        self.pair.blockSignals(True)
        self.pair.clear()
        for one in found.get("pairs", ()) if self.found else ():
            self.pair.addItem(_against(one))
        self.pair.setCurrentIndex(max(0, min(chosen, self.pair.count() - 1)))
        self.pair.blockSignals(False)
        self._show()

    def _show(self) -> None:
        found = self.found
        self.nothing.setVisible(found is None)
        for part in (self.means_head, self.tables, self.asked):
            part.setVisible(found is not None)
        why = "" if found is not None else tr("no game has ended yet")
        for button in (self.to_table, self.to_picture, self.to_report):
            button.tells_why = False  # there is no room, and what is missing is told in the middle of the page
            button.tell(button.text(), why)
        self._show_pair()
        if found is None:
            self.means.show_made(None, "")
            return
        self.heading.tell(title(found))
        self.asked.setText(asked_words(found))
        made = {one.id: one for one in tables(found)}
        names = [variant_words(one, many=len(found["scenarios"]) > 1) for one in found["variants"]]
        self.means.show_made(partial(means, found, names, measure), _aloud(made["points"]))
        self.tables.read(
            "\n\n".join(f"### {markdown(one.title)}\n\n{as_markdown(one)}" for one in made.values() if one.rows)
        )

    def _show_pair(self) -> None:
        pairs = self.found.get("pairs", ()) if self.found is not None else ()
        for part in (self.pair_head, self.result, self.moves_head):
            part.setVisible(bool(pairs))
        self.pair.setVisible(len(pairs) > 1)
        self._show_beside(pairs)
        if not pairs or self.found is None:
            self.differences.show_made(None, "")
            self.moves.show_made(None, "")
            return
        pair = pairs[max(0, self.pair.currentIndex())]
        self.result.setText(f"{_against(pair)}: {result_words(pair)}")
        self.differences.show_made(partial(differences, pair, measure), result_words(pair))
        one, other = (variant_of(self.found, pair["scenario"], pair[name]) for name in ("against", "variant"))
        self.moves.show_made(partial(moved, pair, one, other, measure) if pair["moves"] else None, result_words(pair))

    def _show_beside(self, pairs: Sequence[Found]) -> None:
        """Show how the two that are compared ended, and mean them by a pair; else the first variant alone."""
        found = self.found
        if found is None:
            self.beside.tell_ends(None, None)
            self.foot.mean(None)
            return
        pair = pairs[max(0, self.pair.currentIndex())] if pairs else None
        one = found["variants"][0]
        other = None
        if pair is not None:
            one, other = (variant_of(found, pair["scenario"], pair[name]) for name in ("against", "variant"))
        self.beside.tell_ends(one, other)
        where = tuple(found["variants"].index(each) for each in (one, other) if each is not None)
        self.foot.mean(None if self._plan is None else Which(self._plan, where, found["games"]))

    def _open(self) -> None:
        # Who types what is asked ends a field with it.
        if not self.question.isAncestorOf(QApplication.focusWidget() or self):
            self.foot.open()

    # ---- what is taken along

    def save_tables(self) -> None:
        """Ask for a name and save every table, one below the other, as CSV."""
        if self.found is None:
            return
        from companion.study.numbers.flat import as_csv

        parts = [
            as_csv([dict(zip(one.heads, line, strict=True)) for line in one.rows])
            for one in tables(self.found)
            if one.rows
        ]
        self._save("study.csv", tr("Tables (*.csv)"), lambda _: "\n".join(parts).encode())

    def save_picture(self) -> None:
        """Ask for a name and save this page as a picture."""
        if self.found is None:
            return
        name, _ = QFileDialog.getSaveFileName(self, tr("Save picture"), "study.png", tr("Pictures (*.png)"))
        if name and not self.grab().save(str(Path(name).with_suffix(".png"))):
            self.strip.tell(tr("it cannot be written: {why}", why=name))

    def save_report(self) -> None:
        """Ask for a name and write the report, as its end says."""
        if self.found is not None:
            kinds = tr("HTML (*.html);;PDF (*.pdf);;Markdown (*.md)")
            self._save("study.html", kinds, partial(_report, self.found))

    def _save(self, name: str, kinds: str, content: Any) -> None:
        chosen, _ = QFileDialog.getSaveFileName(self, tr("Save"), name, kinds)
        if not chosen:
            return
        try:
            Path(chosen).write_bytes(content(Path(chosen)))
        except OSError as error:
            self.strip.tell(tr("it cannot be written: {why}", why=error.strerror or str(error)))


def _report(found: Found, file: Path) -> bytes:
    told = of_study(found, measure)
    if file.suffix == ".pdf":
        return pdf(told.text, title(found), "", told.figures)
    if file.suffix == ".md":
        return told.text.encode()
    return html_page(told.text, title(found), told.figures, told.narrow).encode()


def _against(pair: Found) -> str:
    one, other = variant_words(pair, many=False), variant_words({**pair, "variant": pair["against"]}, many=False)
    return tr("{one} against {other}", one=one, other=other)


def _aloud(table: Table) -> str:
    return ". ".join(" ".join(line.split()) for line in as_lines(table))
