"""Libraries forget the folder that this machine's Python was built in: `python at_home.py FOLDER`.

Where Python was built from its source it has that folder looked through for every library; on another machine
somebody else's libraries could stand there. The name is overwritten in its place; an empty one counts as none.
"""

import sys
import sysconfig
from pathlib import Path

SYSTEMS = ("/usr/", "/lib")
"""Where libraries are looked for anyhow."""


def main(folder: str) -> None:
    """Overwrite the name wherever a library has it."""
    built_in = sysconfig.get_config_var("LIBDIR") or ""
    if not built_in or f"{built_in}/".startswith(SYSTEMS):
        return
    name = b"\0" + built_in.encode() + b"\0"
    for library in Path(folder).rglob("*.so*"):
        if not library.is_symlink() and name in (held := library.read_bytes()):
            library.write_bytes(held.replace(name, bytes(len(name))))


if __name__ == "__main__":
    main(*sys.argv[1:])
