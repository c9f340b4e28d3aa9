"""Compare whole tables: `python -m tests.games.miniatures.rules.fielded.plain [COUNT] [--seed S] [--most N]`."""

from __future__ import annotations

import argparse
import sys
from random import Random

from tests.games.miniatures.rules.fielded.plain import tables
from tests.games.miniatures.rules.fielded.plain.comparing import differences


def main() -> int:
    """Compare so many tables; tell every seed of which the answers differ."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("count", type=int, nargs="?", default=10_000)
    parser.add_argument("--seed", default="whole")
    parser.add_argument("--begin", type=int, default=0)
    parser.add_argument("--most", type=int, default=20, help="faults to stop at")
    asked = parser.parse_args()
    faults = tight = 0
    for nth in range(asked.begin, asked.begin + asked.count):
        seed = f"{asked.seed}/{nth}"
        tight += tables.table(Random(seed))["tight"]
        for told in differences(seed):
            faults += 1
            print(f"{seed}: {told}", flush=True)
        if faults >= asked.most:
            break
        if (nth + 1) % 500 == 0:
            print(f"{nth + 1} tables, {tight} of them at a limit, {faults} differences", flush=True)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
