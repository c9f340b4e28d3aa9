"""How many cases a second a chart resolves: in the process, and end to end through the command line."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from typing import Any

from companion.kernel.lookup import Lookup

CASES = [
    {
        "firers": [{"stands_total": 10, "groups": [{"stands": 1 + n % 9, "range": n % 9 + 0.5 if n % 9 < 8 else 8}]}],
        "target": {"arm": "infantry", "cover": ["none", "cover", "works"][n % 3]},
        "die": 1 + n % 10,
    }
    for n in range(1000)
]
LINES = [json.dumps(case).encode() for case in CASES]
MANY = 100


def test_lines_in_the_process(benchmark: Any) -> None:
    chart = Lookup("miniatures.musketry")
    benchmark.extra_info["cases"] = len(LINES)
    assert b"error" not in b"".join(benchmark(lambda: list(chart.lines(LINES))))


def test_the_floor_is_reading_and_writing_json(benchmark: Any) -> None:
    benchmark(lambda: [json.dumps(json.loads(line)) for line in LINES])


def test_end_to_end(benchmark: Any) -> None:
    stream = b"\n".join(LINES * MANY) + b"\n"
    command = [sys.executable, "-m", "companion", "resolve", "miniatures.musketry", "--jsonl"]

    def run() -> bytes:
        return subprocess.run(command, input=stream, capture_output=True, check=True).stdout

    started = time.perf_counter()
    answers = benchmark.pedantic(run, rounds=3, warmup_rounds=1).splitlines()
    assert len(answers) == len(LINES) * MANY
    rate = (
        len(answers) / benchmark.stats.stats.median
        if benchmark.stats
        else len(answers) / (time.perf_counter() - started)
    )
    print(f"\n{rate:,.0f} cases a second, start of the process included")
