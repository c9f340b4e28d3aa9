"""The licences of what the gathered folder brings along, a file for each: `python licences.py FOLDER`."""

import sys
import sysconfig
from importlib.metadata import Distribution, distribution
from pathlib import Path

BROUGHT = (
    "PySide6-Essentials",
    "shiboken6",
    "click",
    "rich",
    "pygments",
    "markdown-it-py",
    "mdurl",
    "msgspec",
    "reportlab",
    "pillow",
    "charset-normalizer",
    "pypdfium2",
    "openpyxl",
    "shapely",
    "numpy",
    "opencv-python-headless",
    "et-xmlfile",
    "starlette",
    "uvicorn",
    "anyio",
    "idna",
    "h11",
    "jinja2",
    "markupsafe",
    "segno",
    "cryptography",
    "PyNaCl",
    "cffi",
    "pycparser",
    "typing-extensions",
    "platformdirs",
    "pyinstaller",
)
"""The distributions that the folder holds parts of."""
NAMES = ("licen", "copying", "notice", "build_licen")
"""What their licences' files, or the folders of these, begin with."""


def texts(brought: Distribution) -> list[str]:
    """Give the licence texts of a distribution; of one that carries none what it says of itself."""
    texts_of = [file for file in brought.files or [] if file.suffix in ("", ".txt", ".md", ".rst")]
    files = [file for file in texts_of if any(part.lower().startswith(NAMES) for part in file.parts)]
    found = [Path(str(file.locate())).read_text(encoding="utf-8", errors="replace") for file in files]
    about = brought.metadata
    return found or [about["License-Expression"] or about["License"] or "; ".join(about.get_all("Classifier", []))]


def main(folder: str) -> None:
    """Write them."""
    there = Path(folder)
    there.mkdir(parents=True, exist_ok=True)
    for name in BROUGHT:
        found = distribution(name)
        head = f"{found.metadata['Name']} {found.version}\n{'; '.join(found.metadata.get_all('Project-URL', []))}\n"
        there.joinpath(f"{name.lower()}.txt").write_text("\n\n".join((head, *texts(found))), encoding="utf-8")
    python = Path(sysconfig.get_path("stdlib"), "LICENSE.txt")
    ours = "The Python Software Foundation License, Version 2: https://docs.python.org/3/license.html\n"
    there.joinpath("python.txt").write_text(python.read_text() if python.exists() else ours, encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
