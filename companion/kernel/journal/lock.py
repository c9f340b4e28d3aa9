"""One writer: a lock on one byte of the document itself, so that no lock file is ever left behind.

The byte lies beyond those that SQLite locks (at 1 GiB) and beyond any game. On Linux it is an open-file-description
lock: it lives as long as its descriptor (a plain POSIX lock falls when *any* descriptor of the file is closed) and ends
with the process, however that ends. flock would not do: network file systems turn it into a lock on the whole file,
which shuts SQLite out. On Windows the lock is mandatory, but nobody reads that byte. Elsewhere there is no such lock;
then SQLite's own locks and the check of the head in every transaction still keep the file whole, and the second writer
is told at its first command.
"""

from __future__ import annotations

import errno
import os
import struct
import sys

_BYTE = 0x40000000 + 1024
_BUSY = {errno.EACCES, errno.EAGAIN, errno.EDEADLK}

if sys.platform == "win32":
    import msvcrt

    def take(descriptor: int) -> bool:
        """Take the lock until the descriptor is closed; False when another has it."""
        os.lseek(descriptor, _BYTE, os.SEEK_SET)
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except OSError as error:
            return error.errno not in _BUSY
        return True

elif sys.platform == "linux":
    import fcntl

    def take(descriptor: int) -> bool:
        """Take the lock until the descriptor is closed; False when another has it."""
        # Python has no name for the structure of an open-file-description lock; this is Linux's, with its padding.
        request = struct.pack("hhqqi0q", fcntl.F_WRLCK, os.SEEK_SET, _BYTE, 1, 0)
        try:
            fcntl.fcntl(descriptor, fcntl.F_OFD_SETLK, request)
        except OSError as error:
            return error.errno not in _BUSY  # a file system without locks must not keep people from their game
        return True

else:

    def take(descriptor: int) -> bool:
        """Say yes: there is no lock of this kind here."""
        return descriptor >= 0
