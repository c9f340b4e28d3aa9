"""Qt's own words in the language that is spoken: its dialogs' buttons, and the names of keys in menus."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QTranslator


def speak(app: QCoreApplication, language: str) -> bool:
    """Let Qt speak a language and no other, as far as it has words for it; say whether it has."""
    hush(app)
    words = QTranslator(app)
    found = words.load(f"qtbase_{language}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    return found and app.installTranslator(words)


def hush(app: QCoreApplication) -> None:
    """Let Qt speak English, which is in its code."""
    for former in app.findChildren(QTranslator):
        app.removeTranslator(former)
        former.deleteLater()
