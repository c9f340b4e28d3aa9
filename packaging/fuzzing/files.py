"""Files of people's own, mutated: charts, scenarios, armies, maps and orders of battle."""

from __future__ import annotations

import random
import shutil
import tempfile
from pathlib import Path

import msgspec

from companion.games.miniatures.charts import scale
from companion.games.miniatures.setup.rosters import read_roster, state_from_rosters
from companion.kernel import lookup
from companion.kernel import shelf as data
from companion.kernel.beginning import Beginning, laid_out, scenarios
from fuzzing import mutations
from fuzzing.targets import ALLOWED, Target


class Files(Target):
    """Texts of people's own, mutated, in a folder of their own: the base of charts, scenarios, armies and maps."""

    def prepare(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="fuzz-"))
        self.texts = self.gathered()

    def gathered(self) -> dict[str, str]:
        """Give the sound texts by name."""
        raise NotImplementedError

    def make(self, rng: random.Random) -> bytes:
        name = rng.choice(sorted(self.texts))
        raw = mutations.text(rng, self.texts[name]).encode("utf-8", "surrogatepass")
        raw = mutations.raw(rng, raw) if rng.random() < 0.1 else raw
        return name.encode() + b"\n" + raw

    def act(self, raw: bytes) -> None:
        name, _, content = raw.partition(b"\n")
        home = Path(tempfile.mkdtemp(dir=self.folder))
        try:
            self.read(name.decode(), content, home)
        finally:
            shutil.rmtree(home)

    def read(self, name: str, content: bytes, home: Path) -> None:
        """Read one mutated text, as its command would, in an empty folder; raises one of ALLOWED."""
        raise NotImplementedError


SCENARIO_OF = {
    "miniatures": "the-cornfield",
    "gettysburg": "gettysburg-battle",
    "antietam": "antietam-advanced",
    "shiloh": "shiloh-sunken-road",
}
CASE_OF = {
    "miniatures": ("miniatures.musketry", b'{"firers":[{"groups":[{"stands":8,"range":3.5}]}],"die":7}'),
    "gettysburg": ("gettysburg.victory", b'{"points":-75}'),
    "antietam": ("antietam.move-cost", b"{}"),
    "shiloh": ("shiloh.move-cost", b"{}"),
}


class Charts(Files):
    """A chart in a folder of house rules, through `new --rules` and `resolve --rules`."""

    def gathered(self) -> dict[str, str]:
        return {f"{name}/{file}": text for name in SCENARIO_OF for file, text in data.ruleset_texts(name).items()}

    def read(self, name: str, content: bytes, home: Path) -> None:
        ruleset, _, file = name.partition("/")
        (home / file).write_bytes(content)
        rule, case = CASE_OF[ruleset]
        try:
            lookup.Lookup(rule, house=home).one(case)
        except ALLOWED as error:
            str(error)
        first = laid_out(Beginning(scenario=SCENARIO_OF[ruleset], house=home))
        msgspec.json.encode(first.event)


class Scenarios(Files):
    """A scenario file, or the armies, set-up or order of battle beside it, through `new`."""

    def gathered(self) -> dict[str, str]:
        return {f"{one.name}.toml": data.resource_text("scenarios", f"{one.name}.toml") for one in scenarios()}

    def read(self, name: str, content: bytes, home: Path) -> None:
        (home / name).write_bytes(content)
        msgspec.json.encode(laid_out(Beginning(scenario=str(home / name))).event)


class Armies(Files):
    """What lies beside a scenario: armies and set-ups, through `new`."""

    SHELVES = (
        ("campaign", "gettysburg-campaign"),
        ("tactical", "antietam-advanced"),
        ("tactical", "shiloh-sunken-road"),
    )

    def gathered(self) -> dict[str, str]:
        found = {}
        for shelf, scenario in self.SHELVES:
            for name in data.resource_names(shelf):
                found[f"{scenario}/{name}.toml"] = data.resource_text(shelf, f"{name}.toml")
        return found

    def read(self, name: str, content: bytes, home: Path) -> None:
        scenario, _, file = name.partition("/")
        text = data.resource_text("scenarios", f"{scenario}.toml")
        if file.removesuffix(".toml") not in text and "order_of_battle" not in text:
            text += f'\norder_of_battle = "{file.removesuffix(".toml")}"\n'
        (home / "mine.toml").write_text(text)
        (home / file).write_bytes(content)
        laid_out(Beginning(scenario=str(home / "mine.toml")))


class Maps(Files):
    """A map, through the readers of both kinds."""

    def gathered(self) -> dict[str, str]:
        from companion.games.campaign.charts import ruleset as campaign
        from companion.games.tactical.charts import ruleset as tactical
        from companion.games.tactical.rules.ground.map import Terrains

        del campaign
        self.terrains = {
            name: Terrains.of(tactical.load(data.ruleset_texts(name, only=tuple(tactical.FILES))))
            for name in ("antietam", "shiloh")
        }
        return {name: data.resource_text("maps", name, data.MAP) for name in ("gettysburg", "antietam", "shiloh")}

    def read(self, name: str, content: bytes, home: Path) -> None:
        from companion.games.campaign.setup.map_text import read_map as hexes
        from companion.games.tactical.setup.map_text import read_map as squares

        (home / data.MAP).write_bytes(content)
        text = data.read_text(home / data.MAP)
        if name == "gettysburg":
            hexes(text, file=data.MAP)
        else:
            squares(text, self.terrains[name], file=data.MAP)


class Rosters(Files):
    """An order of battle as CSV, through what `new --roster` does."""

    def gathered(self) -> dict[str, str]:
        self.scale = scale.scale_of(
            scale.read_scales(data.ruleset_texts("miniatures", only=("scale.toml",))["scale.toml"]), ""
        )
        names = data.resource_names("orders-of-battle", suffix=".csv")
        texts = {name: data.resource_text("orders-of-battle", f"{name}.csv") for name in names}
        found = {}
        for name, text in texts.items():
            head, *rows = [line for line in text.splitlines() if line and not line.startswith("#")]
            found[name] = "\n".join((head, *rows[:12], *rows[-12:])) + "\n"
        return found

    def read(self, name: str, content: bytes, home: Path) -> None:
        (home / "a.csv").write_bytes(content)
        rows = read_roster(data.read_text(home / "a.csv"), "a.csv")
        msgspec.json.encode(state_from_rosters(rows, self.scale))
