"""Words that every drawing shares: names for ids, phases, markers, counts, dice."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from companion.dice import Roll

PHASES = {"maneuver": "Maneuver", "musketry": "Musketry & Cannonade", "charge": "Charge"}
MARKERS = {"disordered": "disordered", "low-ammo": "low on ammunition", "silenced": "silenced"}
STATUS = {
    "on-table": "on the table", "to-arrive": "to arrive", "destroyed": "destroyed", "quit": "quit the field",
    "surrendered": "surrendered", "captured": "captured", "wrecked": "wrecked", "left": "left the table",
}  # fmt: skip
NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


class Names:
    """Shown names by id, as far as a view knows them; what it does not know keeps its id."""

    def __init__(self, view: Any) -> None:
        """Take the names of a view's units, leaders, objectives and formations; of a campaign those of its corps.

        Of a campaign it may be a state as well.
        """
        self.campaign = hasattr(view, "corps")
        if self.campaign:
            corps = view.corps.values() if isinstance(view.corps, dict) else view.corps
            self._names: dict[str, str] = {one.id: corps_name(one) for one in corps}
            self.batteries = set[str]()
            return
        self._names = dict(view.names)
        self._names |= {one.id: one.name for one in (*view.objectives, *view.leaders, *view.units)}
        self.batteries = {unit.id for unit in view.units if unit.kind == "battery"}

    @classmethod
    def of_log(cls, view: Any, lines: Sequence[Any]) -> Names:
        """Take the names for a journal: those of the view, or everybody's where the journal itself tells who began."""
        start = getattr(lines[0].events[0], "state", None) if lines and lines[0].events else None
        return cls(view if start is None or not hasattr(view, "corps") else start)

    def __call__(self, name: str) -> str:
        """Give one name."""
        return self._names.get(name, name)

    def all(self, names: Iterable[str]) -> str:
        """Give several names as a list in words."""
        return listed([self(name) for name in names])


def corps_name(corps: Any) -> str:
    """Give what a corps of a campaign is called; both armies have headquarters."""
    return f"{capital(corps.side)} headquarters" if corps.headquarters else str(corps.unit)


def listed(words: Sequence[str]) -> str:
    """Join words: "a", "a and b", "a, b and c"."""
    return " and ".join((", ".join(words[:-1]), words[-1])) if len(words) > 1 else "".join(words)


def plain(name: str) -> str:
    """Give an id of a chart as words: "driven-back" is "driven back"."""
    return name.replace("-", " ")


def counted(count: int, what: str) -> str:
    """Give a count in words: "one stand", "12 stands"."""
    number = NUMBERS[count] if 0 <= count < len(NUMBERS) else str(count)
    return f"{number} {what}{'' if count == 1 else 's'}"


def capital(text: str) -> str:
    """Begin with a capital, whatever follows."""
    return text[:1].upper() + text[1:]


def die(roll: Roll) -> str:
    """Give one die in brackets' words: "die 9, rolled"."""
    return f"die {roll.face}, {roll.origin}" if roll.sides == 10 else f"draw {roll.face} of {roll.sides}, {roll.origin}"
