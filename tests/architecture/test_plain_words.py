"""What people write is shown as it is: no widget guesses markup, no view loads anything, no menu eats an ampersand."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator

import pytest

from tests.architecture.reading import sources

ONLY_IN: dict[str, tuple[str, ...]] = {
    "QLabel": ("companion/desktop/widgets/plain.py",),
    "QTextBrowser": ("companion/desktop/widgets/reader.py",),
    "QTextDocument": ("companion/desktop/widgets/reader.py",),
    "QTextEdit": (),
    "QMessageBox": (),
    "QErrorMessage": (),
    "QInputDialog": (),
    "QProgressDialog": (),
    "QStaticText": (),
    "QWebEngineView": (),
    "QWizard": (),
    "QGraphicsTextItem": (),
    "QTabWidget": (),
    "QTabBar": (),
    "QGroupBox": (),
    "QDockWidget": (),
    "QStatusBar": (),
    "QSystemTrayIcon": (),
}
"""Classes that take text for markup, or letters of it for keys, where they are left alone: who may make one."""
MARKED = ("setHtml", "insertHtml", "setMarkdown")
"""Who sets markup escapes what he puts into it."""
MARKS = (
    "companion/desktop/widgets/reader.py",
    "companion/desktop/dialogs/book.py",
    "companion/desktop/dialogs/amending.py",
)
PASSES = {
    "setToolTip": ("tip",),
    "setStatusTip": ("tip",),
    "setWhatsThis": ("tip",),
    "setWindowTitle": ("window_title",),
    "addAction": ("mnemonic",),
    "QAction": ("mnemonic",),
    "QPushButton": ("mnemonic",),
    "QCheckBox": ("mnemonic",),
    "QRadioButton": ("mnemonic",),
    "addMenu": ("mnemonic",),
}
"""Calls whose words pass one of these functions, where they are not the program's own."""
TITLES = ("companion/games/miniatures/screen/editor/window.py",)
"""Who puts a mark of changes behind a title that has passed."""


@pytest.fixture(scope="module")
def calls() -> dict[str, list[ast.Call]]:
    """Every call of every file, for as long as these tests look at them."""
    return {name: calls_in(source) for name, source in sources().items()}


def calls_in(source: str) -> list[ast.Call]:
    return [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]


def wrong(source: str, calls: Iterable[ast.Call], name: str) -> Iterator[str]:
    """Yield what in a file might let a text be more than words."""
    for node in calls:
        called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if called in ONLY_IN and name not in ONLY_IN[called]:
            yield f"{name}:{node.lineno}: {called} is made in {ONLY_IN[called] or 'no place'}"
        if called in MARKED and name not in MARKS:
            yield f"{name}:{node.lineno}: {called}"
        passed = not node.args or _own(node.args[0], PASSES.get(called, ()))
        if called in PASSES and not passed and not (called == "setWindowTitle" and name in TITLES):
            yield f"{name}:{node.lineno}: {called} without {PASSES[called][0]}"
    lines = source.splitlines()
    for number, line in enumerate(lines, 1):
        if "ToolTipRole" in line and "tip(" not in "\n".join(lines[number - 1 : number + 3]):
            yield f"{name}:{number}: ToolTipRole without tip"


def _own(words: ast.expr, passes: tuple[str, ...]) -> bool:
    """Say whether words are the program's own, or pass what they have to: tr() of a text without places is."""
    match words:
        case ast.Constant():
            return True
        case ast.Name(id=name):  # an entry or a menu that is there already, or a name of the program's own menus
            return name in ("entry", "one", "made", "menu")
        case ast.IfExp(body=body, orelse=other):
            return _own(body, passes) and _own(other, passes)
        case ast.Call(func=ast.Name(id="tr"), keywords=[]):
            return True
        case ast.Call(func=ast.Name(id=name)):
            return name in passes
        case ast.BinOp(left=left, right=right):
            return _own(left, passes) and _own(right, passes)
        case ast.JoinedStr(values=values):
            return all(
                isinstance(part, ast.Constant)
                or (isinstance(part, ast.FormattedValue) and _own(part.value, passes))
                or (
                    isinstance(part, ast.FormattedValue) and isinstance(part.value, ast.Name) and part.value.id == "nth"
                )
                for part in values
            )
    return False


def test_words_are_shown_as_words(calls: dict[str, list[ast.Call]]) -> None:
    assert [one for name, source in sources().items() for one in wrong(source, calls[name], name)] == []


@pytest.mark.parametrize(
    "planted",
    [
        "made = QLabel(unit.name)",
        "view = QTextBrowser()",
        "QMessageBox.warning(self, title, unit.name); QMessageBox(self)",
        "self.setToolTip(unit.name)",
        "self.setToolTip(tr('{name} fires', name=unit.name))",
        "page.setHtml(note.text)",
        "menu.addAction(unit.name)",
        "menu.addAction(f'{nth} {unit.name}')",
        "QCheckBox(unit.name)",
        "self.setWindowTitle(view.title)",
        "if role == Qt.ItemDataRole.ToolTipRole:\n    return unit.name",
    ],
)
def test_each_planted_fault_is_found(planted: str) -> None:
    assert list(wrong(planted, calls_in(planted), "companion/desktop/planted.py"))


def test_terminals_are_written_to_at_one_place(calls: dict[str, list[ast.Call]]) -> None:
    """`print`, `click.echo` and the streams know nothing of what may steer a terminal."""
    allowed = {
        "companion/__init__.py",  # nothing of a person's in it
        "companion/cli/options.py",
        "companion/terminal/failures.py",  # the places
        "companion/cli/run.py",  # a bar of hashes
        "companion/cli/study.py",  # likewise
        "companion/desktop/app/program.py",
        "companion/desktop/app/application.py",  # before a window is there
        "companion/doctor/telling.py",
        "companion/desktop/app/qt_missing.py",  # of the machine
    }
    raw = ("print", "click.echo", "click.secho", "sys.stdout.write", "sys.stderr.write")
    last = {one.rpartition(".")[2] for one in raw}
    found = [
        (name, ast.unparse(node.func))
        for name, those in calls.items()
        for node in those
        if name not in allowed and getattr(node.func, "attr", getattr(node.func, "id", "")) in last
    ]
    assert [one for one in found if one[1] in raw] == []
