"""Compare whole tables: `python -m tests.games.miniatures.rules.fielded.plain [COUNT] [--seed S] [--most N]`."""

from __future__ import annotations

import argparse
import sys
from collections import Counter

from tests.games.miniatures.rules.fielded.plain.comparing import differences


def main() -> int:
    """Compare so many tables; tell every seed of which the answers differ."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("count", type=int, nargs="?", default=10_000)
    parser.add_argument("--seed", default="whole")
    parser.add_argument("--begin", type=int, default=0)
    parser.add_argument("--most", type=int, default=20, help="faults to stop at")
    asked = parser.parse_args()
    faults, seen = 0, Counter[str]()
    for nth in range(asked.begin, asked.begin + asked.count):
        seed = f"{asked.seed}/{nth}"
        for told in differences(seed, seen):
            faults += 1
            print(f"{seed}: {told}", flush=True)
        if faults >= asked.most:
            break
        if (nth + 1) % 500 == 0:
            print(f"{nth + 1 - asked.begin} tables, {faults} differences", flush=True)
    for name, count in seen.items():
        print(f"{count:6} {name}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
