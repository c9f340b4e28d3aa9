"""The referee's companion for American Civil War miniatures games."""

import sys

__version__ = "0.1.0"

if sys.version_info < (3, 11):  # noqa: UP036 - an older one cannot even read what stands behind this line
    sys.stderr.write(
        "companion: Python 3.11 or newer is needed, this is {}.{}.{}; on Debian and Ubuntu: "
        "sudo apt-get install -y python3.11\n".format(*sys.version_info[:3])
    )
    sys.exit(2)
