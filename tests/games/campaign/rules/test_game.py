"""The campaign as a session asks it: whose business, duties, labels, names, events to and from JSON."""

from __future__ import annotations

from functools import cache
from typing import get_args

import msgspec
import pytest
from msgspec.structs import replace

from companion.charts.figures import Reasoned
from companion.games.campaign.game import Campaign, known_event
from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules.plans import Mission
from companion.games.campaign.rules.state import Prompt, State
from companion.kernel.dice import Why
from companion.kernel.shelf import MAP, resource_text, ruleset_texts
from companion.language.messages import among, kept, told
from tests.games.campaign.playing import laid_out


@cache
def the_game() -> Campaign:
    return Campaign(ruleset_texts("gettysburg") | {MAP: resource_text("maps", "gettysburg", "map.txt")})


def at_phase(phase: str, **more: object) -> State:
    return replace(laid_out("gettysburg-battle"), turn=1, phase=phase, setting_up=(), **more)


QUESTION = Prompt("union", "urgency", kept("Which urgency?"), choices=("0", "1"), default="1")


@pytest.mark.parametrize(
    ("phase", "command", "side"),
    [
        ("confederate", cmd.ET(), "confederate"),
        ("union", cmd.OC(corps="A"), "union"),
        ("execution", cmd.ET(), "both"),
        ("execution", cmd.Continue(), "both"),
        ("union", cmd.Note(text="so"), "both"),
        ("union", cmd.SetOption(option="RTG-R-SLOW", value=1, reason="so"), "referee"),
        ("union", cmd.Resign(side="confederate"), "confederate"),
    ],
)
def test_whose_business_a_command_is(phase: str, command: cmd.AnyCommand, side: str) -> None:
    assert the_game().acting_side(at_phase(phase), command) == side


def test_a_question_is_its_seats_to_answer_and_nobody_elses_duty() -> None:
    state = at_phase("execution", pending=QUESTION)
    assert the_game().acting_side(state, cmd.Answer(choice="1")) == "union"
    assert [duty.text for duty in the_game().duties(state, "union")] == ["answer: Which urgency? (0, 1)"]
    assert "urgency" not in str(the_game().duties(state, "confederate"))


def test_duties_of_a_player_phase() -> None:
    state = at_phase("confederate", drafts={"confederate:A": ()})
    found = the_game().duties(state, "confederate")
    assert [duty.clause for duty in found if duty.must] == ["RTG-13.1.5a"]
    assert any(duty.text.endswith("has nothing to do") for duty in found)
    assert the_game().duties(state, "union") == ()
    assert the_game().duties(replace(state, over=True), "confederate") == ()
    assert the_game().duties(at_phase("execution"), "union")[0].clause == "RTG-4.0a"
    setting_up = laid_out("gettysburg-battle")
    assert the_game().duties(setting_up, "confederate")[0].clause == "RTG-3.0a"


def test_a_demoralised_corps_is_told_of_and_nothing_has_to_be_done() -> None:
    state = at_phase("confederate")
    broken = replace(state.corps["confederate:A"], demoralised=True)
    found = the_game().duties(replace(state, corps={**state.corps, broken.id: broken}), "confederate")
    assert [(one.unit, one.must) for one in found if one.clause == "RTG-11.0f"] == [(broken.id, False)]


@pytest.mark.clause("RTG-1.0b")
def test_one_order_among_others_keeps_the_words_of_a_whole_line_from_the_enemy() -> None:
    state = at_phase("union")
    assert the_game().opens(state, "confederate", (cmd.Continue(), cmd.Resign(side="union")))
    assert not the_game().opens(state, "confederate", (cmd.Continue(), cmd.OC(corps="union:A")))
    assert the_game().opens(state, "union", (cmd.OC(corps="union:A"),))


def test_a_side_is_not_told_of_corps_of_the_enemys() -> None:
    state = at_phase("confederate")
    assert the_game().names_hidden(state, cmd.OC(corps="union:A"), "confederate") == "union:A"
    assert the_game().names_hidden(state, cmd.OC(corps="confederate:A"), "confederate") == ""
    assert the_game().names_hidden(state, cmd.OC(corps="union:A"), "referee") == ""
    assert len(the_game().unknown(state, cmd.OF(corps=("A", "Z"), rate="normal"))) == 1
    assert the_game().unknown(at_phase("execution"), cmd.OC(corps="Z")) == ()


LABELS: dict[str, cmd.AnyCommand] = {
    "Execution Phase": cmd.Continue(),
    "ET, end of the phase: Execution Phase": cmd.ET(),
    "Answer: 5": cmd.Answer(choice="5"),
    "Note: so": cmd.Note(text="so"),
    "Tom commands I Corps (union; knows what the side knows)": cmd.NameCommander("Tom", "union", ("union:A",)),
    "Tom commands no more": cmd.Dismiss("Tom"),
    "Override I Corps (A): fatigue = 2.0 (typo)": cmd.Override(
        target="union:A", field="fatigue", value=2.0, reason="typo"
    ),
    "Override the game: rain = yes (wet)": cmd.Override(target="game", field="rain", value=True, reason="wet"),
    "RTG-R-SLOW = 1 (quick)": cmd.SetOption(option="RTG-R-SLOW", value=1, reason="quick"),
    "The Union player resigns": cmd.Resign(side="union"),
    "The Union player takes the referee's seat": cmd.TakeSeat(by="union"),
}
MENUS: dict[str, cmd.AnyCommand] = {
    "OF force of I Corps (A), II Corps (B) at force": cmd.OF(corps=("A", "2"), rate="force"),
    "SU urgency of I Corps (A): 7": cmd.SU(corps="union:A", urgency=7),
    "SM march mode of HQ Staff (HQ): rest": cmd.SM(march="rest"),
    "CM contact mode of the force: hasty attack": cmd.CM(corps="force", contact="hasty-attack"),
    "RT retreat of I Corps (A): to 12,9": cmd.RT(corps="A", hex=(12, 9)),
    "AT attack of I Corps (A): on 12,9": cmd.AT(corps="1", hex=(12, 9)),
    "RE reinforcement by Z: in 12,9": cmd.RE(corps="Z", hex=(12, 9)),
    "MV march of II Corps (B): from 14,12 by 6 1": cmd.MV(corps="B", start=(14, 12), path=(6, 1)),
    "PT patrol of Buford's Div (H)": cmd.PT(corps="H"),
    "CD deployment of II Corps (B): road": cmd.CD(corps="B", deployment="road"),
    "Of II Corps (B) is said: dug in, weary": cmd.Remark(corps="B", asked=("dug in", "weary")),
    "OC orders to II Corps (B)": cmd.OC(corps="B"),
    "The plan for II Corps (B)": cmd.Plan(missions=(Mission(corps="B", task="hold", hex=(12, 8), why="place"),)),
    "DC second in command: the leader of II Corps (B)": cmd.DC(corps="B"),
    "XU exit of II Corps (B)": cmd.XU(corps="B"),
}


def named(state: State, command: cmd.AnyCommand) -> str:
    """Give a label with everybody's name."""
    return told(the_game().label(state, command), among(the_game().called(state, "referee")))


@pytest.mark.parametrize("words", LABELS)
def test_labels(words: str) -> None:
    assert named(at_phase("execution"), LABELS[words]) == words


@pytest.mark.parametrize("words", MENUS)
def test_labels_of_orders(words: str) -> None:
    assert named(at_phase("union"), MENUS[words]) == words


def test_labels_of_the_set_up() -> None:
    command = cmd.SetUp(corps="A", number=3, contact="stand")
    assert named(laid_out("gettysburg-battle"), command) == "Set up McLaws Div (A): number 3, contact stand"
    assert named(laid_out("gettysburg-battle"), cmd.ET()) == "ET, end of the phase: the set-up is over"


def test_every_command_has_a_label() -> None:
    known = {type(command) for command in (*LABELS.values(), *MENUS.values())} | {cmd.SetUp, cmd.EnterResult}
    assert known == set(get_args(cmd.AnyCommand))


@pytest.mark.clause("RTG-1.0b")
def test_a_campaign_always_hides_and_draws_for_itself() -> None:
    state = at_phase("union")
    assert the_game().hidden(state)
    assert not the_game().entered(state, Why(kept("a draw"), "union", "draw"))
    assert not the_game().enters_any(state)
    assert the_game().gives_away(state, "union", cmd.ET())
    assert the_game().moment(state) == (1, "union", 1)


def test_commands_and_events_go_through_json() -> None:
    order = cmd.MV(corps="A", start=(5, 8), path=(4,))
    assert the_game().decode_command(msgspec.json.encode(order)) == order
    assert the_game().decode_commands(msgspec.json.encode([order]).decode()) == [order]
    facts = [ev.PhaseBegan(3, "fatigue"), ev.Entered("union:A", (5, 6), 4, (1, 3))]
    text = msgspec.json.encode(facts).decode()
    assert the_game().decode_events(text) == facts
    assert known_event(text)
    assert not known_event('[{"event": "flew"}]')


def test_working_is_kept_apart_from_the_facts() -> None:
    line = Reasoned("RTG-6.1.1a", kept("mode"), "stand")
    bare, working = the_game().split(
        [ev.CombatModeTaken("union:A", "stand", working=(line,)), ev.PhaseBegan(1, "union")]
    )
    assert working == [line]
    assert bare[0] == ev.CombatModeTaken("union:A", "stand")
