"""House rows in a game: in its orders, its ladders and its cards; one that nothing reads is shown and not counted."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path

import pytest

from companion.cards.decks import build
from companion.cards.source import Source
from companion.charts.faults import BadInput
from companion.charts.figures import Refused
from companion.games.miniatures.charts.ruleset import FILES, load
from companion.games.miniatures.game import Miniatures
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules import events as ev
from companion.games.miniatures.rules.odds.prospect import ChargeProspect, FireProspect, ManeuverProspect, prospect
from companion.games.miniatures.rules.state import State
from companion.games.miniatures.rules.this_turn import ThisTurn
from companion.games.miniatures.rules.view import view
from companion.games.miniatures.words import eyes
from companion.kernel.beginning import Beginning, begin
from companion.kernel.shelf import ruleset_texts
from companion.kernel.supply import Supply
from companion.language.messages import told as in_words
from tests.cards import told
from tests.games.miniatures.building import a_battle, a_brigade, a_leader, a_melee, a_worn, charge, shot

CLUB: Mapping[str, str] = {
    "musketry.toml": """
[[modifier]]
id = "dug-in"
label = "target dug in"
value = -2
asked = "dug in"
clause = "CLUB-1"

[[modifier]]
id = "orchard"
label = "target in an orchard"
value = -1
group = "cover"
cover = "orchard"
clause = "CLUB-2"

[[modifier]]
id = "woods"
value = -3
""",
    "fire-points.toml": """
[[factor]]
id = "close"
label = "at arm's length"
times = 2
within = 2
clause = "CLUB-3"
""",
    "charge.toml": """
[[modifier]]
id = "downhill"
label = "down a steep slope"
value = 2
side = "attacker"
half_rule = false
asked = "steep slope"
clause = "CLUB-4"

[[modifier]]
id = "hedge"
label = "a hedge"
value = 1
side = "defender"
half_rule = false
ground = "hedge"
clause = "CLUB-5"

[[modifier]]
id = "gallant"
label = "gallant officers"
value = 1
side = "both"
half_rule = true
leader = "exceptional"
clause = "CLUB-6"

[[modifier]]
id = "outnumbered-4-1"
label = "outnumbered 4:1"
value = -4
side = "both"
half_rule = false
rule = "outnumbered"
ratio = 4
clause = "CLUB-7"
""",
    "maneuver.toml": """
[[modifier]]
id = "band"
label = "the band plays"
value = 1
asked = "the band plays"
clause = "CLUB-8"

[[modifier]]
id = "shaky"
label = "spent and in line"
value = -1
state = "spent"
formation = "single-line"
clause = "CLUB-9"
""",
}


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """Give a folder of house rules."""
    for file, text in CLUB.items():
        (tmp_path / file).write_text(f"format = 2\n{text}", encoding="utf-8")
    return tmp_path


@pytest.fixture
def club(house: Path) -> Miniatures:
    """Give the rules with the club's rows."""
    return Miniatures(ruleset_texts("miniatures", house=house, only=tuple(FILES)))


def the_fight(**more: object) -> State:
    return a_battle(a_brigade("iron"), a_brigade("heth", "confederate"), step="offensive", player_turn="union")


# ---- fire


def test_the_ladder_of_a_shot_has_the_rows_that_count_and_those_that_do_not(club: Miniatures) -> None:
    state = the_fight()
    promise = prospect(club.rules(state), state, shot("iron", at="heth", cover="woods"))
    assert isinstance(promise, FireProspect)
    counted = {rung.label: rung.value for rung in promise.ladder}
    assert counted["In woods"] == promise.die_modifier == -3
    assert [counted[name] for name in ("Dug in", "In an orchard", "In cover")] == [None, None, None]
    said = cmd.Fire("heth", shot("iron", at="heth").firers, "orchard", ("dug in",))
    promise = prospect(club.rules(state), state, said)
    assert isinstance(promise, FireProspect)
    assert {rung.label: rung.value for rung in promise.ladder if rung.value} == {"Dug in": -2, "In an orchard": -1}
    assert promise.die_modifier == -3


def test_a_factor_of_the_club_multiplies_the_points(club: Miniatures) -> None:
    state = the_fight()
    near, far = (prospect(club.rules(state), state, shot("iron", at="heth", range=inches)) for inches in (2.0, 2.5))
    assert isinstance(near, FireProspect)
    assert isinstance(far, FireProspect)
    assert near.points == 2 * far.points
    assert [line.clause for line in near.firers[0].explain][1:] == ["CLUB-3"]


def test_the_journal_keeps_the_rows_that_counted(club: Miniatures) -> None:
    state = the_fight()
    command = cmd.Fire("heth", shot("iron", at="heth").firers, "none", ("dug in",))
    events = club.decide(state, command, Supply("1", faces=(9,), entered=lambda _: True))
    [fired] = [one for one in events if isinstance(one, ev.Fired)]
    assert ("CLUB-1", "target dug in", -2) in [(one.clause, in_words(one.label), one.value) for one in fired.working]


@pytest.mark.parametrize(
    ("command", "why"),
    [
        (
            shot("iron", at="heth", cover="moat"),
            "'moat' is not one of none, cover, woods, broken-ground, town, works, orchard",
        ),
        (
            cmd.Fire("heth", shot("iron", at="heth").firers, asked=("asleep",)),
            "no row asks for 'asleep'; what is asked for: dug in",
        ),
    ],
)
def test_what_no_row_asks_for_is_refused(club: Miniatures, command: cmd.Fire, why: str) -> None:
    state = the_fight()
    assert [reason.text for reason in club.why_not(state, command)] == [why]
    with pytest.raises(Refused):
        club.decide(state, command, Supply("1"))


# ---- charge


def of_charge(club: Miniatures, state: State, **more: object) -> ChargeProspect:
    found = prospect(club.rules(state), state, charge("iron", "heth", **more))
    assert isinstance(found, ChargeProspect)
    return found


def test_the_ladders_of_a_charge_have_the_rows_of_the_club(club: Miniatures) -> None:
    state = a_melee(a_worn("heth", "confederate", stands=2), a_leader("chief", exceptional=True, attached="iron"))
    promise = of_charge(club, state, ground="hedge", asked=("steep slope",))
    mine = {rung.label: (rung.value, rung.reason) for rung in promise.attacker}
    theirs = {rung.label: (rung.value, rung.reason) for rung in promise.defender}
    assert mine["Down a steep slope"] == (2, "yes")
    assert mine["Gallant officers"] == (1, "8 of 8")
    assert theirs["Gallant officers"] == (None, "none")
    assert theirs["A hedge"] == (1, "hedge")
    assert theirs["Outnumbered 4:1"] == (-4, "2 to 8")
    assert (promise.attacker_modifier, promise.defender_modifier) == (2 + 1 + 2, 1 - 4)
    plain = of_charge(club, state)
    assert {rung.label: rung.value for rung in plain.attacker}["Down a steep slope"] is None
    assert {rung.label: rung.value for rung in plain.defender}["Ground"] is None


def test_what_was_so_at_the_first_roll_of_a_struggle_stays_so(club: Miniatures) -> None:
    state = a_melee(a_worn("heth", "confederate"))
    events = club.decide(
        state, charge("iron", "heth", asked=("steep slope",)), Supply("1", faces=(4, 6), entered=lambda _: True)
    )
    for event in events:
        state = club.apply(state, event)
    [combat] = state.combats
    assert combat.again
    promise = prospect(club.rules(state), state, cmd.RollAgain())
    assert isinstance(promise, ChargeProspect)
    assert {rung.label: rung.value for rung in promise.attacker}["Down a steep slope"] == 2


def test_a_ground_or_answer_that_no_row_knows_is_refused(club: Miniatures) -> None:
    state = a_melee(a_worn("heth", "confederate"))
    told = [reason.text for reason in club.why_not(state, charge("iron", "heth", ground="bog", asked=("rain",)))]
    assert told == [
        "'bog' is not one of open, favorable, works, trenches, hedge",
        "no row asks for 'rain'; what is asked for: steep slope",
    ]


# ---- maneuver


def test_the_ladder_of_a_maneuver_roll_has_the_rows_of_the_club(club: Miniatures) -> None:
    state = a_battle(a_brigade("iron", stands=4), step="move")
    promise = prospect(club.rules(state), state, cmd.Maneuver("iron", asked=("the band plays",)))
    assert isinstance(promise, ManeuverProspect)
    told = {rung.label: (rung.value, rung.reason) for rung in promise.ladder}
    assert (told["The band plays"], told["Spent and in line"]) == ((1, "yes"), (-1, "yes"))
    assert promise.modifier == -2 + 1 - 1


# ---- about face


@pytest.mark.clause("D10-FIRE-DIE-ABOUT-FACE", "D10-RUL-FIRE-CHANGING-WHEN")
@pytest.mark.parametrize(
    ("turned", "label"),
    [
        (ThisTurn(about_faced=True), "About facing"),
        (ThisTurn(about_faced=True, changed_formation=True), "Changing formation or movement mode"),
    ],
)
def test_who_only_faced_about_is_told_by_his_own_row(turned: ThisTurn, label: str) -> None:
    game = Miniatures(ruleset_texts("miniatures", only=tuple(FILES)))
    state = a_battle(a_brigade("iron"), a_brigade("heth", "confederate", this_turn=turned), step="offensive")
    promise = prospect(game.rules(state), state, shot("iron", at="heth"))
    assert isinstance(promise, FireProspect)
    assert {rung.label: rung.value for rung in promise.ladder if rung.value} == {label: 1}


# ---- cards and chips


def test_every_row_of_the_club_stands_on_the_cards(house: Path) -> None:
    texts = ruleset_texts("miniatures", house=house)
    rules = load({name: texts[name] for name in FILES})
    cards = told.deck(build("charts", Source(rules, texts))).lower()
    for label in ("dug in", "in an orchard", "at arm's length", "down a steep slope", "a hedge", "the band plays"):
        assert label in cards, label
    assert "−3 | target in woods" in cards


def test_what_is_asked_has_its_chip_with_what_it_is_worth(club: Miniatures) -> None:
    rules = club.rules(the_fight())
    fire = {one.words: one.value for one in eyes.of_fire(rules)}
    assert fire == {
        "cover": "−1",
        "woods": "−3",
        "broken ground": "−1",
        "town": "−2",
        "works": "−2",
        "dug in": "−2",
        "orchard": "−1",
    }
    assert [(one.words, one.value) for one in eyes.of_charge(rules)] == [("steep slope", "+2")]
    assert [(one.words, one.value) for one in eyes.of_maneuver(rules)] == [("the band plays", "+1")]
    assert eyes.choices(rules, "resolve-charge", "ground")[-1] == ("Hedge", "hedge")


def test_a_row_may_be_taken_away_and_nothing_stumbles_over_it(tmp_path: Path) -> None:
    for file, rows in (
        ("charge", "modifier"),
        ("musketry", "modifier"),
        ("maneuver", "modifier"),
        ("fire-points", "factor"),
    ):
        gone = [row["id"] for row in tomllib.loads(ruleset_texts("miniatures")[f"{file}.toml"])[rows]]
        text = "".join(f'\n[[{rows}]]\nid = "{name}"\ngone = true\n' for name in gone)
        (tmp_path / f"{file}.toml").write_text(f"format = 2\n{rows} = []\n" if not gone else f"format = 2\n{text}")
    texts = ruleset_texts("miniatures", house=tmp_path)
    game, state = Miniatures(texts), a_melee(a_worn("heth", "confederate"))
    promise = of_charge(game, state, outflanked=True)
    assert (promise.attacker, promise.defender) == ((), ())
    fire, roll = the_fight(), a_battle(a_brigade("iron"), step="move")
    volley = prospect(game.rules(fire), fire, shot("iron", at="heth"))
    assert isinstance(volley, FireProspect)
    assert volley.ladder == ()
    assert isinstance(prospect(game.rules(roll), roll, cmd.Maneuver("iron")), ManeuverProspect)
    source = Source(load({name: texts[name] for name in FILES}), texts)
    for deck in ("charts", "formations", "markers"):
        assert build(deck, source)


# ---- games begun before


OLD = """
[[modifier]]
id = "dug-in"
label = "target dug in"
value = -5
clause = "CLUB-1"
"""


def test_in_a_game_begun_with_it_a_row_that_nothing_reads_is_shown_and_not_counted() -> None:
    texts = dict(ruleset_texts("miniatures"))
    texts["musketry.toml"] += OLD
    game, state = Miniatures(texts), the_fight()
    game.check()
    [problem] = game.uncounted()
    assert "nothing says where the row 'dug-in' counts" in str(problem)
    assert problem.line == texts["musketry.toml"].splitlines().index('id = "dug-in"')
    promise = prospect(game.rules(state), state, shot("iron", at="heth"))
    assert isinstance(promise, FireProspect)
    [rung] = [rung for rung in promise.ladder if rung.label == "Dug in"]
    assert (rung.value, rung.reason) == (None, "not counted: nothing says where it holds")
    cards = told.deck(build("charts", Source(game.rules(state), texts)))
    assert "dug in: not counted" in cards


def test_a_row_that_nothing_reads_says_so_on_a_units_own_card_too() -> None:
    row = '\n[[modifier]]\nid = "sheep"\nlabel = "lost sheep"\nvalue = -1\nclause = "CLUB-1"\n'
    texts = dict(ruleset_texts("miniatures"))
    texts["musketry.toml"] += row
    texts["maneuver.toml"] += row
    texts["charge.toml"] += f'{row}side = "both"\nhalf_rule = false\n'
    state = a_battle(a_brigade("iron"), a_brigade("heth", "confederate"))
    game = Miniatures(texts)
    rules = game.rules(state)
    cards = told.deck(build("roster", Source(rules, texts, view=view(rules, state, "referee"))))
    assert cards.count("lost sheep: not counted") == 3 * 2
    assert cards.count("lost sheep") == 3 * 2
    assert "lost sheep: not counted -1" not in cards


def test_a_new_game_is_refused_with_it_and_so_is_one_that_is_given_it(tmp_path: Path) -> None:
    (tmp_path / "musketry.toml").write_text(f"format = 2\n{OLD}")
    with pytest.raises(BadInput, match="nothing says where the row 'dug-in' counts"):
        begin(None, Beginning(scenario="the-cornfield", house=tmp_path))
    with begin(None, Beginning(scenario="the-cornfield", seed="1")) as session:
        assert session.uncounted() == []
        texts = ruleset_texts("miniatures", house=tmp_path)
        mine = {f"rules/{name}": text for name, text in texts.items() if f"rules/{name}" in session.sources}
        with pytest.raises(BadInput, match="nothing says where the row 'dug-in' counts"):
            session.replace_sources({**session.sources, **mine})


def test_a_chart_of_format_1_counts_as_it_always_did(tmp_path: Path) -> None:
    """Its rows did not say where they hold; a row that it added was printed, and never counted."""
    plain = ruleset_texts("miniatures")["musketry.toml"]
    lines = [line for line in plain.splitlines() if not line.startswith(("rule = ", "cover = "))]
    text = "\n".join(lines).replace("format = 2", "format = 1").replace("value = -1", "value = -3", 2)
    texts = {**ruleset_texts("miniatures"), "musketry.toml": text}
    game, state = Miniatures(texts), the_fight()
    assert game.uncounted() == []
    for cover, value in (("none", 0), ("cover", -3), ("works", -2), ("woods", -3)):
        promise = prospect(game.rules(state), state, shot("iron", at="heth", cover=cover))
        assert isinstance(promise, FireProspect)
        assert promise.die_modifier == value
    column = a_battle(a_brigade("iron"), a_brigade("heth", "confederate", formation="attack-column"), step="offensive")
    promise = prospect(game.rules(column), column, shot("iron", at="heth"))
    assert isinstance(promise, FireProspect)
    assert promise.die_modifier == 1
