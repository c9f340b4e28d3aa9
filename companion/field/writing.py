"""A field as the file that people read: its head, then a feature a line."""

from __future__ import annotations

import msgspec

from companion.field.shapes import Ground


def written(ground: Ground, about: str = "") -> str:
    """Give a field file; `about` says for readers where the ground is from."""
    head: dict[str, object] = {"type": ground.type, "name": ground.name}
    head |= {"about": about} if about else {}
    head |= {"table": ground.table}
    head |= {"scale": ground.scale} if ground.scale is not None else {}
    lines = [f" {_line(key)}: {_line(value)}" for key, value in head.items()]
    features = ",\n".join(f"  {_line(one)}" for one in ground.features)
    return "{\n" + ",\n".join([*lines, f' "features": [\n{features}\n ]']) + "\n}\n"


def _line(value: object) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=0).decode()
