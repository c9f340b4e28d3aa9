"""The control file of the Debian package: `python control.py VERSION ARCHITECTURE KILOBYTES`."""

import sys

from companion.doctor.loading import brought, libraries

MORE = ("libc6 (>= 2.34)", "fonts-dejavu-core")
"""What the program asks for beside the libraries of Qt."""


def main(version: str, architecture: str, kilobytes: str) -> None:
    """Print the control file. A library that Debian renamed for its 64-bit times is asked for by either name."""
    of_qt = dict.fromkeys(one.debian for one in (*libraries(), *brought()) if one.needed != "for wayland")
    needed = [f"{one}t64 | {one}" if one == "libglib2.0-0" else one for one in of_qt]
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
