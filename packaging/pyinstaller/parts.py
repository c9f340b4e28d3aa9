"""What every one-folder build is made of, and what is left out of it. Read by the specs of the three systems."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import PyInstaller
from PyInstaller.utils.hooks import collect_data_files, collect_submodules, copy_metadata

PROGRAM = str(Path(__file__).with_name("frozen.py"))

HOOKS = Path(PyInstaller.__file__).with_name("hooks") / "rthooks"
"""PyInstaller's own scripts that run before a program does."""
LATER = "pyi_rth_multiprocessing"
"""The one of them that only workers need: a module here, which the program loads where it is a worker."""
BY_NAME = ["uvicorn.loops.asyncio", "uvicorn.lifespan.off", "anyio._backends._asyncio"]
"""Modules of players' screens that their libraries load by a name in a text."""
NOT_NEEDED = [
    "tkinter",
    "unittest",
    "pydoc",
    "doctest",
    "lib2to3",
    "pytest",
    "IPython",
    "setuptools",
    "pip",
    "PIL._avif",
    "PIL._webp",
    "PIL._imagingtk",
    "PIL.ImageTk",
    "PySide6.QtNetwork",
]
"""Modules that libraries name and nothing of the program calls."""
PLUGINS_KEPT = {
    "platforms": ("xcb", "offscreen", "windows", "cocoa"),
    "imageformats": ("svg", "jpeg"),
    "iconengines": ("svg",),
    "platforminputcontexts": ("compose", "ibus"),
    "xcbglintegrations": (),
    "styles": ("modernwindows", "windows", "mac"),
}
"""Qt's plugins by folder; of a folder that is not named none is kept."""
QT_LIBRARIES_DROPPED = (
    "Qt6Pdf",
    "Qt6Qml",
    "Qt6Quick",
    "Qt6VirtualKeyboard",
    "Qt6Network",
    "Qt6Wayland",
    "Qt6WlShell",
    "Qt6EglFs",
    "Qt6EglFS",
    "Qt6OpenGL",
    "QtNetwork.",
)
PYTHONS = ("libpython", "libssl", "libcrypto", "libffi", "libsqlite3", "libbz2", "liblzma", "libz.")
"""Libraries that the Python which is gathered was built with, and are gathered with it."""
LANGUAGES = tuple(
    f"qtbase_{path.stem}" for path in Path(__file__).parents[2].joinpath("resources", "catalogues").glob("*.po")
)
"""Qt's own words, in the languages that the program speaks beside English."""


def analysis_options() -> dict[str, Any]:
    """Give what is gathered: the program with all its modules, rulesets, resources, and its name and version."""
    return {
        "pathex": [str(HOOKS)],
        "datas": copy_metadata("companion-referee") + collect_data_files("companion"),
        "hiddenimports": [*collect_submodules("companion"), *BY_NAME, LATER],
        "excludes": NOT_NEEDED,
    }


def icon(work: str) -> str:
    """Draw the icon for systems whose programs hold theirs, in the folder `work`; PyInstaller gives it their form."""
    here = Path(__file__).parent
    drawing = here.parents[1] / "resources" / "icon" / "companion.svg"
    subprocess.run(
        [sys.executable, here.parent / "linux" / "icons.py", drawing, work, "companion"],
        check=True,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
    )
    return str(Path(work, "512x512", "apps", "companion.png"))


def quick(script: tuple[str, str, str]) -> bool:
    """Say whether a script is the program's own: PyInstaller's load Qt, zip files and process pools at every start.

    On Linux nothing needs them: Qt's Python package finds its plugins, and nobody lists modules or reads sources.
    """
    return not script[0].startswith("pyi_rth_")


def needed(entry: tuple[str, str, str]) -> bool:
    """Say whether a gathered file is needed: Qt brings plugins for screens and databases that nobody opens here."""
    name = entry[0].replace("\\", "/")
    parts = name.split("/")
    if "plugins" in parts and "PySide6" in parts:
        folder, file = parts[parts.index("plugins") + 1], parts[-1]
        return file.removeprefix("lib").removeprefix("q").startswith(PLUGINS_KEPT.get(folder, ()))
    if "PySide6" in parts and "translations" in parts:
        return parts[-1].startswith(LANGUAGES)
    return not any(dropped in parts[-1] for dropped in QT_LIBRARIES_DROPPED)


def of_system(entry: tuple[str, str, str]) -> bool:
    """Say whether a library is the system's own, which a Linux package depends on and does not bring along."""
    name, source, _ = entry
    if any(part in source for part in ("site-packages", "dist-packages", "lib-dynload")):
        return False
    return ".so" in Path(name).name and not Path(name).name.startswith(PYTHONS)
