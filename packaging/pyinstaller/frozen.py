"""The program of a one-folder build: the command line, or the desktop where it is called companion-desktop."""

import sys
from pathlib import Path

if __name__ == "__main__":
    if "--multiprocessing-fork" in sys.argv or "-c" in sys.argv:  # a worker of `companion simulate`: this program again
        import multiprocessing

        import pyi_rth_multiprocessing  # noqa: F401 - PyInstaller's own freeze_support, in the way of every other start

        multiprocessing.freeze_support()
    if Path(sys.argv[0]).stem == "companion-desktop":
        from companion.desktop import open_desktop

        open_desktop()
    else:
        from companion.cli import main

        main()
