"""Players' own screens on the local network: pages and JSON for each seat, made from what that seat may know.

    document ──► following.Table ──► view of a seat ──► pages, /api/status        (one view a seat and entry)
                      │ change                              ▲
                      └──► events.Hub ──► /api/events       │ gate: host, seat, rate, method, address, origin, body
    what players send ──► kernel.inbox ──► the referee, or at once where `--accept` makes this the writer

It knows Kind, rows and words; no game by its name, no Qt. What is asked of it comes from strangers: `gate.py` turns
away in a fixed order whatever has no seat, and nothing that a request holds reaches a file's name. Starlette and
uvicorn are an extra: whoever imports a module of this room asks `missing` first.
"""

from __future__ import annotations

from companion.rows.beside import INSTALL, NEEDED, missing, there

__all__ = ["INSTALL", "NEEDED", "missing", "there"]
