"""How many stands stand in each rank of a formation (D10-FORM-*); without arrays, for who only asks how deep it is."""

from __future__ import annotations


def ranks(formation: str, stands: int) -> tuple[int, ...]:
    """Give how many stands stand in each rank, the front first."""
    match formation:
        case "double-line":
            front = -(-stands // 2)
            return (front, stands - front) if stands > front else (front,)
        case "attack-column":
            return (2,) * (stands // 2) + (1,) * (stands % 2)
        case "march-column" | "limbered":
            return (1,) * stands
        case _:
            return (stands,)
