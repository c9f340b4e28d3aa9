"""Packing a scenario: what it names is gathered, and what could not be begun is not packed."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import companion
from companion.kernel import packed, shelf
from companion.kernel.beginning import Beginning, laid_out, scenario_text


def packed_scenario(
    scenario: str, *, house: Path | None = None, pictures: Sequence[Path] = (), credit: Path | None = None
) -> bytes:
    """Give a scenario, by name or file, as one file; raises BadInput with what keeps it from being begun or packed."""
    if packed.is_pack(scenario) and house is None and not pictures and credit is None:
        return packed.pack(packed.unpack(shelf.read_bytes(Path(scenario), packed.WHOLE), scenario))
    text, _, folder = scenario_text(scenario)
    laid_out(Beginning(scenario=scenario, house=house))
    files = packed.named_by(text, folder)
    files[packed.SCENARIO], files[packed.ABOUT] = text.encode(), packed.about(text, companion.__version__)
    if house is not None:
        own = sorted(one for one in house.iterdir() if one.is_file())
        files |= {f"{packed.HOUSE}/{one.name}": shelf.read_bytes(one) for one in own}
    files |= {f"{packed.PICTURES}/{one.name}": shelf.read_bytes(one, packed.PICTURE) for one in pictures}
    if credit is not None:
        files[packed.CREDITS] = shelf.read_bytes(credit)
    return packed.pack(files)
