"""The program of a one-folder build: the command line, or the desktop where it is called companion-desktop."""

import os
import sys
from pathlib import Path

if __name__ == "__main__":
    if sys.platform.startswith("linux"):  # the system's viewer of a PDF is not to find the libraries of this folder
        searched = os.environ.pop("LD_LIBRARY_PATH_ORIG", "")
        os.environ.pop("LD_LIBRARY_PATH", None)
        if searched:
            os.environ["LD_LIBRARY_PATH"] = searched
    if "--multiprocessing-fork" in sys.argv or "-c" in sys.argv:  # a worker of `companion simulate`: this program again
        import multiprocessing

        import pyi_rth_multiprocessing  # noqa: F401 - PyInstaller's own freeze_support, in the way of every other start

        multiprocessing.freeze_support()
    if Path(sys.argv[0]).stem == "companion-desktop":
        from companion.desktop.app.program import open_desktop

        open_desktop()
    else:
        from companion.cli import main

        main()
