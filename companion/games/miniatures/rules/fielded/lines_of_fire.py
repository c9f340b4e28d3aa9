"""Many lines of fire at once: what stops each of them."""

from __future__ import annotations

import numpy as np
import shapely

from companion.field.lines import in_stands
from companion.field.stands import Numbers
from companion.games.miniatures.rules.fielded.board import Board, Ids
from companion.games.miniatures.rules.measuring.sight import Stop, by_ground


def stops(board: Board, starts: Numbers, ends: Numbers, firers: Ids, targets: Ids) -> list[str | None]:
    """Give for each line (n, 2) what first stops it, None where it is clear.

    `firers` and `targets` are the units whose stands stop nothing of it. The same as `measuring.sight.stopped`, with
    what cannot matter left out.
    """
    found: list[list[Stop]] = [[] for _ in starts]
    if not len(starts):
        return []
    met = board.terrain.blocking.met(starts, ends)
    if len(met):
        those = by_ground(starts[met], ends[met], board.terrain, board.figures.visible)
        for line, stopped in zip(met.tolist(), those, strict=True):
            found[line] += stopped
    # Boxes about the lines first: most stands are nowhere near most lines.
    low, high = np.minimum(starts, ends), np.maximum(starts, ends)
    lines, stands = board.tree.query(shapely.box(low[:, 0], low[:, 1], high[:, 0], high[:, 1]))
    owner = board.owner[stands]
    foreign = (owner != firers[lines]) & (owner != targets[lines])
    lines, stands = lines[foreign], stands[foreign]
    for one in in_stands(starts, ends, board.stands, (lines, stands)):
        found[one.line].append(Stop(one.begin, board.units[int(board.owner[one.shape])].id))
    return [min(every, key=lambda stop: stop.at).name if every else None for every in found]
