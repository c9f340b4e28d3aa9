"""The icon in the sizes that desktops ask for: `python icons.py ICON.svg FOLDER NAME`."""

import sys
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)


def main(source: str, folder: str, name: str) -> None:
    """Draw every size into the icon theme at `folder`."""
    app = QGuiApplication(["icons"])
    drawing = QSvgRenderer(source)
    for size in SIZES:
        picture = QImage(size, size, QImage.Format.Format_ARGB32)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        drawing.render(painter)
        painter.end()
        place = Path(folder, f"{size}x{size}", "apps")
        place.mkdir(parents=True, exist_ok=True)
        picture.save(str(place / f"{name}.png"))
    del app


if __name__ == "__main__":
    main(*sys.argv[1:])
