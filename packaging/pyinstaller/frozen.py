"""The program of a one-folder build: the command line, or the desktop where it is called companion-desktop."""

import sys
from multiprocessing import freeze_support
from pathlib import Path

if __name__ == "__main__":
    freeze_support()  # the workers of `companion simulate` are this program again
    if Path(sys.argv[0]).stem == "companion-desktop":
        from companion.desktop import open_desktop

        open_desktop()
    else:
        from companion.cli import main

        main()
