"""What only eyes know of a charge: the ground, the flank, who is supported, roads and bridges."""

from __future__ import annotations

from companion.desktop.desk.desk import Desk
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.screen.work.maneuver_answers import Question
from companion.games.miniatures.words.charge import Contact
from companion.language.tongue import declared, tr

GROUNDS = {
    "open": "open ground",
    "favorable": "favorable ground",
    "works": "works, town or wall",
    "trenches": "trenches",
}
declared(GROUNDS)
WAY_KEYS = "HJKMNPUVYZ"


class ChargeAnswers:
    """The answers of each combat; each starts at its last."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def asked(self, contact: Contact) -> list[Question]:
        """Give the questions about a combat."""
        ground = self._get(contact, "ground", "open")
        found = [
            Question("ground", tr(GROUNDS[str(ground)]), "G", ground != "open"),
            Question("outflanked", tr("outflanked"), "L", bool(self._get(contact, "outflanked", default=False))),
        ]
        units = [one for one in map(self._desk.unit, (*contact.attackers, *contact.defenders)) if one is not None]
        for nth, unit in enumerate(units, 1):
            on = bool(self._get(contact, f"supported {unit.id}", default=False))
            key = str(nth) if nth < 10 else ""
            found.append(Question(f"supported {unit.id}", tr("{unit} supported", unit=unit.name), key, on))
        keys = iter(WAY_KEYS)
        for unit in units:
            if unit.formation == "march-column":
                for way, words in (
                    ("road", tr("{unit} on a road", unit=unit.name)),
                    ("bridge", tr("{unit} over a bridge", unit=unit.name)),
                ):
                    on = bool(self._get(contact, f"{way} {unit.id}", default=False))
                    found.append(Question(f"{way} {unit.id}", words, next(keys, ""), on))
        return found

    def turn(self, contact: Contact, question: str) -> None:
        """Answer the other way; the ground goes round."""
        if question == "ground":
            grounds = list(GROUNDS)
            here = grounds.index(str(self._get(contact, "ground", "open")))
            self._put(contact, question, grounds[(here + 1) % len(grounds)])
        else:
            self._put(contact, question, not self._get(contact, question, default=False))

    def command(self, contact: Contact) -> cmd.ResolveCharge:
        """Give the command with the answers."""

        def those(way: str) -> tuple[str, ...]:
            names = (*contact.attackers, *contact.defenders)
            return tuple(name for name in names if self._get(contact, f"{way} {name}", default=False))

        return cmd.ResolveCharge(
            contact.attackers,
            contact.defenders,
            ground=self._get(contact, "ground", "open"),  # type: ignore[arg-type]
            outflanked=bool(self._get(contact, "outflanked", default=False)),
            supported=those("supported"),
            on_road=those("road"),
            over_bridge=those("bridge"),
        )

    def _get(self, contact: Contact, question: str, default: object = None) -> object:
        return self._desk.eyes.get((contact.defenders[0], question), default)

    def _put(self, contact: Contact, question: str, answer: object) -> None:
        self._desk.eyes[contact.defenders[0], question] = answer
