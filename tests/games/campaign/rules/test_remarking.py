"""What only eyes know of a corps, and its traits: said by its player, counted by the rows of a house, told and taken back."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from companion.charts.faults import BadInput
from companion.games.campaign.charts.ruleset import Rules, load
from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.rules import drafting, legal
from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules.combat.sides import Fighter
from companion.games.campaign.rules.combat.strength import multiple
from companion.games.campaign.rules.remarking import turned
from companion.games.campaign.rules.secrecy import tells
from companion.games.campaign.rules.state import State
from companion.games.campaign.rules.view import view
from companion.games.campaign.setup.armies import OrderOfBattle, read_order_of_battle
from companion.games.campaign.words.status import corps_lines
from companion.kernel.shelf import resource_text, ruleset_texts
from companion.language.messages import told
from tests.games.campaign.commanding import a_phase, a_story, the_map, the_rules, with_corps
from tests.rulesets import clubs

E = "confederate:E"


@pytest.fixture
def club(tmp_path: Path) -> Rules:
    """Give the rules with the club's rows."""
    return load(ruleset_texts("gettysburg", house=clubs.written(tmp_path / "club", clubs.CAMPAIGN)))


def said(club: Rules, state: State, *words: str) -> State:
    command = cmd.Remark(corps="E", asked=words)
    assert legal.why_not(club, the_map(), state, command) == ()
    story = a_story(state, rules=club)
    drafting.carry_out(story, command)
    return story.state


def shifts(club: Rules, state: State) -> dict[str, object]:
    """Give the working of the corps' infantry: {label: value}."""
    _, lines = multiple(club, Fighter.of(state.corps[E]), "infantry", town=False)
    return {told(one.label).partition(": ")[2]: one.value for one in lines}


def test_a_trait_shifts_the_combat_multiple(club: Rules) -> None:
    state = with_corps(a_phase(), E, traits=("stonewall",))
    assert shifts(club, state)["the Stonewall Brigade"] == 1
    assert "the Stonewall Brigade" not in shifts(club, a_phase())


def test_what_is_said_of_a_corps_counts_until_it_is_taken_back(club: Rules) -> None:
    after = said(club, a_phase(), "dug in", "dug in")
    assert after.corps[E].asked == ("dug in",)
    assert shifts(club, after)["dug in"] == 2
    command = turned(E, after.corps[E].asked, "dug in")
    assert command == cmd.Remark(corps=E)
    assert said(club, after).corps[E].asked == ()


def test_what_no_row_asks_for_is_refused_and_so_is_what_is_said_of_a_force_or_the_enemy(club: Rules) -> None:
    def why(corps: str, word: str = "dug in", rules: Rules = club) -> str:
        [reason] = legal.why_not(rules, the_map(), a_phase(), cmd.Remark(corps=corps, asked=(word,)))
        return reason.text

    assert why("E", "asleep") == "no row asks for 'asleep'; what is asked for: dug in"
    assert "no row asks for 'dug in'" in why("E", rules=the_rules())
    assert why("force") == "say it of one corps, not of a force"
    assert "is not his" in why("union:E")


def test_its_player_is_told_and_the_enemy_is_not(club: Rules) -> None:
    state = said(club, with_corps(a_phase(), E, traits=("stonewall",)), "dug in")
    own = next(one for one in view(club, the_map(), state, "confederate").corps if one.id == E)
    assert (own.traits, own.asked) == (("stonewall",), ("dug in",))
    assert "stonewall, dug in" in "\n".join(corps_lines([own]))
    assert b"dug in" not in msgspec.json.encode(view(club, the_map(), state, "union"))
    fact = ev.Remarked(E, ("dug in",))
    assert [tells(state, seat, fact) for seat in ("referee", "confederate", "union")] == [True, True, False]


# ---- orders of battle


def read(traits: str) -> tuple[OrderOfBattle, str]:
    text = resource_text("campaign", "july1.toml").replace('unit = "', f'traits = {traits}, unit = "', 1)
    return read_order_of_battle(text, file="mine.toml", scale=the_rules().scale, ground=the_map()), text


def test_an_order_of_battle_gives_traits() -> None:
    found, _ = read('["stonewall"]')
    assert [one.traits for one in found.units if one.traits] == [("stonewall",)]


def test_what_is_no_trait_is_a_fault_with_line_and_column() -> None:
    with pytest.raises(BadInput, match=r"line 8, column 41: \$\.corps\[0\]\.traits: 'Stone Wall' is no trait"):
        read('["Stone Wall"]')
