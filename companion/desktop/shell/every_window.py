"""What can be done from every window, with a game or without: other games, and how all windows look and speak."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from companion.desktop.desk.house import House
from companion.desktop.widgets.acts import Act
from companion.kernel.kind import Screen, Way, kinds
from companion.kernel.languages import known, own_name
from companion.language.lengths import metric
from companion.language.tongue import tr


def beginnings(house: House, window: QWidget) -> list[Act]:
    """Give the ways to another game."""
    return [
        *(act_of(one.begin, partial(house.ask, one.begin), "Game") for one in screens()),
        Act("open", tr("Open …"), partial(ask_for_game, house, window), "Ctrl+O", "Game", apart=True),
        Act("recent", tr("Recent games"), house.show_start, "", "Game", within=partial(recent, house)),
        Act("study", tr("Study …"), partial(study, house), "Ctrl+Shift+F6", "Game"),
    ]


def study(house: House) -> None:
    """Open the page of studies; it is one, and games are played on while it is behind others."""
    from companion.desktop.shell.studies.page import StudyPage
    from companion.desktop.shell.studies.pairs import Opening

    page = next((one for one in house.others if isinstance(one, StudyPage)), None)
    if page is None:
        page = StudyPage(house.look, Opening(house.open, house.settings.folder))
        house.others.append(page)
    page.show()
    page.raise_()


def recent(house: House) -> list[Act]:
    """Give the games that were open last, newest first, those that are gone among them."""
    found = house.settings.recents()
    if not found:
        none = tr("No game has been played here yet.")
        return [Act("none", tr("none"), house.show_start, why=lambda: none)]
    return [
        Act(
            str(one.path),
            f"{one.path.stem}  –  {one.path.parent}",
            partial(house.open, one.path),
            why=partial(_gone, there=one.there),
        )
        for one in found
    ]


def _gone(*, there: bool) -> str:
    return "" if there else tr("it is not there now")


def leaving(house: House, close: Callable[[], object]) -> list[Act]:
    """Give the ways out: of this window, of the program."""
    return [
        Act("close", tr("Close"), close, "Ctrl+W", "Game", apart=True),
        Act("quit", tr("Quit"), house.quit, "Ctrl+Q", "Game"),
    ]


def helps(house: House, show_keys: Callable[[], object]) -> list[Act]:
    """Give the guide and the sheet of all keys."""
    return [guide(house), keys(show_keys)]


def guide(house: House) -> Act:
    """Give the guide."""
    return Act("guide", tr("The guide"), partial(_guide, house), "Ctrl+Shift+F1", "Help")


def _guide(house: House) -> None:
    from companion.desktop.dialogs.guide import show

    show(house)


def keys(show: Callable[[], object]) -> Act:
    """Give the sheet of all keys."""
    return Act("keys", tr("All keys (H) …"), show, "", "Help")


def editors(house: House) -> list[Act]:
    """Give the ways to the editors of scenarios."""
    return [act_of(one.editor, partial(house.edit, one.editor), "Game") for one in screens() if one.editor is not None]


def tours(house: House) -> list[Act]:
    """Give the tours of samples."""
    return [act_of(one.tour, partial(_tour, house, one.tour), "Help") for one in screens() if one.tour is not None]


def _tour(house: House, way: Way) -> None:
    way.door.open()(house)


def screens() -> tuple[Screen, ...]:
    """Give what there is for each kind of game that has windows, in the order of the kinds."""
    return tuple(one.screen for one in kinds().values() if one.screen is not None)


def act_of(way: Way, run: Callable[[], object], menu: str) -> Act:
    """Give a way as an act of a menu."""
    return Act(way.id, tr(way.words), run, way.key, menu)


def ask_for_game(house: House, window: QWidget) -> None:
    """Ask for a document and open it."""
    folder, kinds = house.settings.stored.folder, tr("Games (*.companion *.companion.*)")
    name, _ = QFileDialog.getOpenFileName(window, tr("Open a game"), folder, kinds)
    if name:
        house.open(Path(name))


def looks(house: House) -> list[Act]:
    """Give what changes how every window looks, and its language."""
    look = house.look
    return [
        Act(
            "dark",
            tr("Dark"),
            lambda: look.change(dark=not look.dark),
            "Ctrl+Shift+W",
            "View",
            apart=True,
            checked=lambda: look.dark,
        ),
        Act("larger", tr("Larger"), lambda: look.change(percent=(look.percent // 25 + 1) * 25), "Ctrl++", "View"),
        Act("smaller", tr("Smaller"), lambda: look.change(percent=((look.percent - 1) // 25) * 25), "Ctrl+-", "View"),
        Act("normal", tr("Normal size"), lambda: look.change(percent=100), "Ctrl+0", "View"),
        *_languages(house),
        Act(
            "languages",
            tr("Language"),
            partial(house.choose_language, ""),
            "",
            "View",
            within=lambda: list(_languages(house)),
        ),
    ]


def _languages(house: House) -> Iterator[Act]:
    """Give the system's language and every one that there is."""
    for one in ("", *known()):
        words = tr("Language: {name}", name=own_name(one) if one else tr("as the system speaks"))
        act, on = partial(house.choose_language, one), partial(_spoken, house, one)
        yield Act(f"language-{one or 'system'}", words, act, checked=on)


def _spoken(house: House, language: str) -> bool:
    """Say whether a language is the one that was chosen, "" that of the system."""
    return house.settings.stored.language == language


def preferring(house: House, window: QWidget) -> Act:
    """Give the page of preferences."""
    return Act("preferences", tr("Preferences …"), partial(_prefer, house, window), "Ctrl+,", "View")


def _prefer(house: House, window: QWidget) -> None:
    from companion.desktop.dialogs.preferences import preferences

    preferences(house, window)


def measures(house: House) -> Act:
    """Give the turn from inches to centimetres and back."""
    return Act(
        "units", tr("Inches or centimetres"), lambda: house.choose_units("inches" if metric() else "cm"), "", "View"
    )
