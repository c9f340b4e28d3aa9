"""Tables of modifiers on the bench: for each word that their rows may say, a case where that is so and one where not."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from companion.charts.vocabulary import Vocabulary
from companion.games.miniatures.charts import vocabulary as miniatures

Case = dict[str, Any]
Patch = Mapping[str, Any]
"""{path in the case, "target.arm": value}."""
NEW = "dug in"
"""A word that only the house row brings."""


class Bench(NamedTuple):
    """A table as a rule of `resolve` asks it."""

    ruleset: str
    rule: str
    words: Vocabulary
    row: str
    """What a row of the table says besides id, label, clause and where it holds; VALUE is what it is worth."""
    worth: tuple[str, str]
    """What it is worth, and what it is worth nothing by."""
    base: Case
    patches: Mapping[tuple[str, str], Mapping[str, Patch]]
    """{(of whom, condition): {word: what makes it so}}; of the case itself "".

    The word "" makes none of the others so, where another word's patch would not do for that.
    """
    total: Callable[[Any], float]
    """What the rows change of an answer."""
    added: bool = True
    """Whether the rows are added; else they multiply."""
    dice: tuple[str, ...] = ()
    """What of the case is a die, which odds are not told."""


class Trial(NamedTuple):
    """A condition on the bench."""

    bench: Bench
    of: str
    condition: str
    word: str

    @property
    def so(self) -> Case:
        """A case where it is so."""
        return patched(self.bench.base, self._patches[self.word])

    @property
    def otherwise(self) -> Case:
        """A case where it is not."""
        other = next((word for word in self._patches if word != self.word), "")
        return patched(self.bench.base, self._patches.get("", self._patches.get(other, {})))

    @property
    def _patches(self) -> Mapping[str, Patch]:
        return self.bench.patches[self.of, self.condition]

    def row(self, value: str) -> str:
        """The house row, worth this."""
        said = f"{self.condition} = {self.word if self.condition in ('within', 'beyond') else repr(self.word)}"
        of = f'of = "{self.of}"' if self.of else ""
        lines = ('id = "club"', 'label = "as the club has it"', 'clause = "CLUB-1"', of, said.replace("'", '"'))
        row = self.bench.row.replace("VALUE", value)
        return "\n".join((f"[[{self.bench.words.rows}]]", *(line for line in lines if line), row, ""))


def patched(case: Case, patch: Patch) -> Case:
    """Give a case with some of its values set: "firers.0.arm" is that of the first firer."""
    found = copy.deepcopy(case)
    for path, value in patch.items():
        *way, last = path.split(".")
        here: Any = found
        for step in way:
            here = here[int(step)] if step.isdigit() else here.setdefault(step, {})
        here[last] = value
    return found


def each(path: str, words: tuple[str, ...], **more: Any) -> dict[str, Patch]:
    """Give the patches of a condition whose word is the value of one place."""
    return {word: {path: word, **more} for word in words}


_UNIT = {"arm": ("infantry", "cavalry")}
_TARGET: dict[tuple[str, str], Mapping[str, Patch]] = {
    ("target", "arm"): each("target.arm", ("infantry", "cavalry", "artillery")),
    ("target", "mode"): {
        "mounted": {"target.arm": "cavalry", "target.mounted": True},
        "dismounted": {"target.arm": "cavalry"},
        "limbered": {"target.arm": "artillery", "target.limbered": True},
        "unlimbered": {"target.arm": "artillery"},
    },
    ("target", "formation"): each("target.formation", miniatures.FORMATIONS),
}
_FIRER: dict[tuple[str, str], Mapping[str, Patch]] = {
    ("firers", "arm"): {
        "infantry": {},
        "cavalry": {"firers.0.arm": "cavalry"},
        "artillery": {"firers.0.arm": "rifled"},
    },
    ("firers", "weapon"): {
        "smoothbore": {"firers.0.arm": "smoothbore"},
        "rifled": {"firers.0.arm": "rifled"},
        "muzzle-loading": {"firers.0.arm": "cavalry"},
        "breech-loading": {"firers.0.arm": "cavalry", "firers.0.carbine": "breech-loading"},
    },
    ("firers", "marker"): {
        "disordered": {"firers.0.disordered": True},
        "low-ammo": {"firers.0.low_ammo": True},
        "damaged": {"firers.0.arm": "rifled", "firers.0.groups.0.damaged": 1},
    },
    ("firers", "within"): {"2": {"firers.0.groups.0.range": 2}, "": {"firers.0.groups.0.range": 2.5}},
    ("firers", "beyond"): {"2": {"firers.0.groups.0.range": 2.5}, "": {"firers.0.groups.0.range": 2}},
}
_SAID: dict[tuple[str, str], Mapping[str, Patch]] = {
    ("", "asked"): {NEW: {"asked": [NEW]}},
    ("", "cover"): {NEW: {"target.cover": NEW}},
}
_VOLLEY: Case = {"firers": [{"groups": [{"stands": 12, "range": 4}]}], "target": {}, "die": 5}


def _fighter(of: str, side: str) -> dict[tuple[str, str], Mapping[str, Patch]]:
    one = f"{side}.0"
    return {
        (of, "arm"): {
            "infantry": {},
            "cavalry": {f"{one}.arm": "cavalry"},
            **({"artillery": {f"{one}.arm": "artillery"}} if side == "defenders" else {}),
        },
        (of, "mode"): {
            "mounted": {f"{one}.arm": "cavalry", f"{one}.mounted": True},
            "dismounted": {f"{one}.arm": "cavalry"},
        },
        (of, "formation"): each(f"{one}.formation", miniatures.FORMATIONS),
        (of, "state"): each(f"{one}.state", miniatures.STATES),
        (of, "marker"): {
            "disordered": {f"{one}.disordered": True},
            "silenced": {f"{one}.silenced": True},
            "low-ammo": {f"{one}.low_ammo": True},
            **({"damaged": {f"{one}.arm": "artillery", f"{one}.damaged": 1}} if side == "defenders" else {}),
        },
        (of, "army"): {"union": {}, "confederate": {f"{one}.confederate": True}},
        (of, "leader"): {
            "": {},
            "attached": {f"{one}.leaders": [{}]},
            "exceptional": {f"{one}.leaders": [{"exceptional": True}]},
            "commander": {f"{one}.exceptional_commander": True},
        },
    }


BENCHES = (
    Bench(
        ruleset="miniatures",
        rule="miniatures.musketry",
        words=miniatures.FIRE_DIE,
        row="value = VALUE",
        worth=("-3", "0"),
        base=_VOLLEY,
        patches={**_SAID, **_TARGET, **_FIRER},
        total=lambda answer: answer["die_modifier"],
        dice=("die",),
    ),
    Bench(
        ruleset="miniatures",
        rule="miniatures.musketry",
        words=miniatures.FIRE_POINTS,
        row="times = VALUE",
        worth=('"3/2"', "1"),
        base=_VOLLEY,
        patches={**_SAID, **_TARGET, **_FIRER},
        total=lambda answer: answer["fire_points"],
        added=False,
        dice=("die",),
    ),
    Bench(
        ruleset="miniatures",
        rule="miniatures.maneuver",
        words=miniatures.MANEUVER,
        row="value = VALUE",
        worth=("-2", "0"),
        base={"stands": 7, "state": "worn", "die": 5},
        patches={
            ("", "asked"): {NEW: {"asked": [NEW]}},
            ("brigade", "formation"): each("formation", miniatures.FORMATIONS),
            ("brigade", "state"): each("state", miniatures.STATES),
            ("brigade", "marker"): {"disordered": {"disordered": True}},
            ("brigade", "leader"): {
                "attached": {"leaders": [{"attached": True}]},
                "in-radius": {"leaders": [{"distance": 18}]},
                "exceptional": {"leaders": [{"distance": 3, "exceptional": True}]},
                "commander": {"exceptional_commander": True},
            },
        },
        total=lambda answer: answer["modifier"],
        dice=("die",),
    ),
    Bench(
        ruleset="miniatures",
        rule="miniatures.charge",
        words=miniatures.CHARGE,
        row='value = VALUE\nside = "attacker"\nhalf_rule = true',
        worth=("4", "0"),
        base={
            "attackers": [{"stands": 8, "state": "worn"}],
            "defenders": [{"stands": 8, "state": "worn"}],
            "attacker_die": 5,
            "defender_die": 5,
        },
        patches={
            ("", "asked"): {NEW: {"asked": [NEW]}},
            ("", "ground"): {NEW: {"ground": NEW}},
            **_fighter("own", "attackers"),
            **_fighter("enemy", "defenders"),
        },
        total=lambda answer: answer["attacker_total"],
        dice=("attacker_die", "defender_die"),
    ),
)


def trials() -> Iterator[Trial]:
    """Give every condition of every table with every word that there is a case for."""
    for bench in BENCHES:
        for (of, condition), words in bench.patches.items():
            yield from (Trial(bench, of, condition, word) for word in words if word)


def name(trial: Trial) -> str:
    """Name a trial."""
    return "-".join((trial.bench.rule, trial.bench.words.file, trial.of, trial.condition, trial.word)).replace(" ", "_")
