"""The control file of the Debian package: `python control.py VERSION ARCHITECTURE KILOBYTES`."""

import sys

from companion.doctor.machine import libraries

MORE = (
    "libc6 (>= 2.34)", "libx11-6", "libx11-xcb1", "libxcb-image0", "libxcb-randr0", "libxcb-render-util0",
    "libxcb-render0", "libxcb-shm0", "libxcb-sync1", "libxcb-xfixes0", "libxcb-xkb1", "libxcb1", "libfreetype6",
    "libstdc++6", "fonts-dejavu-core",
)  # fmt: skip
"""What the libraries that the doctor looks for bring along in Debian, or the program itself asks for."""


def main(version: str, architecture: str, kilobytes: str) -> None:
    """Print the control file. A library that Debian renamed for its 64-bit times is asked for by either name."""
    needed = [f"{one.debian}t64 | {one.debian}" if one.debian == "libglib2.0-0" else one.debian for one in libraries()]
    print(f"""Package: companion-referee
Version: {version}
Architecture: {architecture}
Section: misc
Priority: optional
Maintainer: The companion authors <maintainers@companion-referee.invalid>
Installed-Size: {kilobytes}
Depends: {", ".join([*needed, *MORE])}
Recommends: shared-mime-info, desktop-file-utils, hicolor-icon-theme
Description: referee American Civil War miniatures battles
 The program for the referee at the table: brigades, stands, leaders and
 markers, every volley and charge with real or rolled dice, the odds before and
 the working after, cards and charts to print, and a journal that loses nothing.
 .
 Beside it three computer games of the 1980s: The Road to Gettysburg, Battle of
 Antietam and the Shiloh charts. A campaign's battle can be fought on the table.""")


if __name__ == "__main__":
    main(*sys.argv[1:])
