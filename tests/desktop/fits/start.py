"""What is there without a game: the window of the start, what begins one, the editor, a fault."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

import msgspec

from companion.desktop.app.crash import CrashDialog
from companion.desktop.shell.key_sheet import KeySheet
from companion.desktop.shell.studies.page import StudyPage
from companion.field.reading import read_field
from companion.games.miniatures.screen.editor.field.cutting import CutDialog
from companion.games.miniatures.screen.editor.field.window import FieldWindow
from companion.games.miniatures.screen.editor.window import EditorWindow
from companion.kernel import shelf
from companion.study.studies.aside import Far
from tests.desktop.fits import battles
from tests.desktop.fits.walk import Shown, Walk, preferences
from tests.study.reports.made_up import found


def start(walk: Walk) -> Shown:
    """The window without a game, and what begins one."""
    battles.largest("maneuver", 2).close()
    walk.desktop.settings.stored.recent = [str(one) for one in battles.folder().iterdir()]
    window = walk.desktop.show_start()
    yield "start", window
    for name in ("new", "new-campaign", "new-battle"):
        window.run(name)
        asked = walk.desktop.asking
        yield name, asked
        if name == "new":
            asked.shelf.choose("rosters")
            yield "rosters", asked
            yield "columns", _of_others(asked)
            asked.rosters.turn_over()
            yield "brought in", asked
        asked.reject()
    for name in [one for one in window.acts if "editor" in one or "scenario" in one]:
        window.run(name)
        editor = walk.desktop.others[-1]
        editor.show()
        yield name, editor
        editor.close()
    yield from _edited(walk)
    yield from _studied(walk, window)
    window.show_keys()
    sheet = walk.app.activeModalWidget()
    assert isinstance(sheet, KeySheet)
    yield "keys", sheet
    sheet.reject()
    window.run("guide")
    guide = walk.desktop.others[-1]
    guide.turn_to("desktop.md#keys")
    yield "guide", guide
    guide.close()
    yield from preferences(walk, window)
    crash = CrashDialog(walk.desktop.look, ValueError("a fault"), battles.folder() / "companion.log", ())
    crash.show()
    yield "crash", crash
    crash.close()
    window.close()
    walk.desktop.start = None


def _studied(walk: Walk, window: Any) -> Shown:
    """A study that is asked, one that runs, and what came of it."""
    window.run("study")
    page = walk.large(walk.desktop.others[-1])
    assert isinstance(page, StudyPage)
    yield "study", page
    page.question.hold(running=True)
    page.far.begin()
    page.far.tell(Far(31, 80, 10))
    yield "study-runs", page
    page.far.hide()
    page.question.hold(running=False)
    page.take(msgspec.json.encode(found()))
    yield "study-came", page
    page.close()


def _edited(walk: Walk) -> Shown:
    """The largest battle in the editor: its page, one of each of its lines."""
    editor = EditorWindow(walk.desktop.look)
    editor.copy_shipped(battles.LARGEST)
    editor.show()
    walk.large(editor)
    seen = set()
    for one in editor.draft.walk():
        if one.kind not in seen:
            seen.add(one.kind)
            editor.tree.choose(one.key)
            yield f"edited {one.kind}", editor
    yield from _field(walk)
    editor.history.now_saved()
    editor.close()


def _field(walk: Walk) -> Shown:
    """The field of a scenario being drawn: nothing chosen, a piece of each way that ground is drawn, one begun."""
    ground = read_field(shelf.resource_bytes("fields", "mcphersons-ridge.geojson"), "mcphersons-ridge")
    window = FieldWindow(walk.desktop.look, ground, lambda found: None)
    window.show()
    walk.large(window)
    yield "field drawn", window
    for kind in ("woods", "railroad", "objective"):
        window.chosen = next(nth for nth, one in enumerate(ground.features) if one.properties.kind == kind)
        window.put(ground)
        yield f"field {kind}", window
    window.draw()
    yield "field begun", window
    window.cut()
    (cutting,) = window.findChildren(CutDialog)
    cutting.accept()
    yield "cut refused", cutting
    cutting.reject()
    window.close()


def _of_others(asked: Any) -> Any:
    """Give the dialog with an order of battle that somebody else keeps."""
    path = Path(tempfile.mkdtemp(prefix="fits")) / "evening of the first of July.csv"
    path.write_text(
        "battle,Regiment or battery,Brigade,Division,Corps,Belligerent,Number present for duty,Remarks\n"
        "A,76th New York,Cutler,First Division (Wadsworth),First Corps,Union,375,late\n"
        "A,2nd Mississippi,Davis,Heth,Third Corps,Confederate,492,\nB,1st,X,Y,Z,Sioux,1,\n"
    )
    asked.take([path])
    return asked
