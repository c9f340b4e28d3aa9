"""A campaign through the session: in memory and on disk, resumed at every phase, replayed, undone, told by seats."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from companion.charts.faults import BadInput
from companion.charts.figures import Refused
from companion.games.campaign.game import Campaign
from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.rules.apply import apply
from companion.kernel import shelf
from companion.kernel.beginning import Beginning, begin
from companion.kernel.carried import differing
from companion.kernel.game import RULES_PREFIX, commands_of
from companion.kernel.kind import kinds
from companion.kernel.record import SeatRefused
from companion.kernel.session import Session
from companion.language.messages import told as in_words
from tests.games.campaign.playing import SCENARIOS, SOLITAIRE, begun, next_command, play, to_phase

GOLDEN = Path(__file__).parent / "golden"
Command = cmd.AnyCommand


def facts(session: Session) -> list[Any]:
    return [event for line in session.log() if line.current for event in line.events]


def test_campaigns_are_a_kind_of_game() -> None:
    assert "campaign" in kinds()
    assert {one.__struct_config__.tag for one in commands_of("campaign")} >= {"ET", "MV", "continue", "answer", "OF"}
    with pytest.raises(BadInput, match="chess"):
        commands_of("chess")


@pytest.mark.clause("RTG-1.3a", "RTG-1.3b", "RTG-R-RNG", "RTG-13.1.4a")
@pytest.mark.parametrize("name", SCENARIOS)
def test_saved_and_opened_again_at_every_phase_it_goes_as_if_it_ran_through(name: str, tmp_path: Path) -> None:
    through = play(begun(name), until_turn=4)
    file = tmp_path / "game.companion"
    begun(name, file).close()
    while True:
        with Session.open(file) as session:
            if session.view.turn >= 4:
                assert session.view == through.view
                assert facts(session) == facts(through)
                break
            session.do(next_command(session))


@pytest.mark.clause("RTG-1.3b", "RTG-4.5a", "RTG-9.2.3b")
def test_an_execution_phase_that_stops_at_questions_goes_on_from_the_file(tmp_path: Path) -> None:
    """Lee rides into Gettysburg, and is asked for urgency and ranking there."""
    to_the_front = [
        cmd.Override(target="confederate:HQ", field="hex", value=[12, 8], reason="he rides to the front"),
        cmd.Override(target="confederate:HQ", field="contact", value="attack", reason="he leads"),
    ]
    through = begun("gettysburg-battle")
    for command in to_the_front:
        through.do(command)
    asked = set()
    while through.view.turn < 3:
        asked |= {through.view.pending.kind} if through.view.pending is not None else set()
        through.do(next_command(through))
    assert asked >= {"hand-over", "urgency", "ranking"}
    file = tmp_path / "game.companion"
    with begun("gettysburg-battle", file) as session:
        for command in to_the_front:
            session.do(command)
    while True:
        with Session.open(file) as session:
            if session.view.turn >= 3:
                assert facts(session) == facts(through)
                break
            session.do(next_command(session))


@pytest.mark.clause("RTG-R-RNG")
@pytest.mark.parametrize("name", SCENARIOS)
def test_the_facts_alone_give_the_state(name: str) -> None:
    session = play(begun(name))
    told = facts(session)
    state = told[0].state
    for event in told[1:]:
        state = apply(state, msgspec.json.decode(msgspec.json.encode(event), type=type(event)))
    assert state == session.view.truth


def test_one_seed_one_game_another_another() -> None:
    assert facts(play(begun("gettysburg-battle"))) == facts(play(begun("gettysburg-battle")))
    assert facts(play(begun("gettysburg-battle", seed="2"))) != facts(play(begun("gettysburg-battle")))


def test_undo_to_the_start_and_redo_to_the_end() -> None:
    session = play(begun("gettysburg-battle"), until_turn=3)
    views = []
    while session.head != 1:
        views.append(session.view)
        session.undo()
    assert session.view == begun("gettysburg-battle").view
    while views:
        session.redo()
        assert session.view == views.pop()


def test_a_side_takes_back_only_its_own_orders_of_its_own_phase() -> None:
    session = to_phase(begun("gettysburg-campaign", players=SOLITAIRE), "confederate")
    session.seat = "confederate"
    with pytest.raises(SeatRefused):
        session.undo()
    session.do(cmd.OC(corps="A"))
    session.do(cmd.SU(corps="A", urgency=7))
    assert in_words(session.undo()) == "SU urgency of McLaws Div (A): 7"
    session.do(cmd.ET())
    with pytest.raises(SeatRefused):
        session.undo()
    session.seat = "referee"
    session.undo()


def test_a_side_orders_its_own_corps_in_its_own_phase_only() -> None:
    session = to_phase(begun("gettysburg-campaign", players=SOLITAIRE), "confederate")
    session.seat = "union"
    for command in (cmd.ET(), cmd.OC(corps="A"), cmd.Override(target="game", field="rain", value=True, reason="")):
        if not isinstance(command, cmd.Override) or command.reason:
            with pytest.raises(Refused):
                session.do(command)
    session.seat = "confederate"
    with pytest.raises(Refused, match="no unit 'union:A'"):
        session.do(cmd.OC(corps="union:A"))
    session.do(cmd.ET())


def test_a_side_gets_the_charts_and_the_map_but_not_the_armies_or_the_score() -> None:
    session = begun("gettysburg-battle")
    assert {"scenario.toml", "order-of-battle.toml", "rules/map.txt"} <= set(session.sources)
    session.seat = "union"
    assert all(name.startswith(RULES_PREFIX) for name in session.sources)
    assert session.score() is None
    session.seat = "referee"
    assert play(session).score() is not None
    session.seat = "union"
    assert session.score() is not None


def test_the_log_of_a_side_names_no_corps_of_the_enemy() -> None:
    session = play(begun("gettysburg-battle"), until_turn=6)
    for seat, enemy in (("union", b"confederate:"), ("confederate", b"union:")):
        session.seat = seat
        told = msgspec.json.encode([(line.events, line.dice, line.commands) for line in session.log()])
        assert enemy not in told


@pytest.mark.clause("RTG-1.0b")
def test_when_the_game_is_over_every_seat_reads_the_whole_log_and_none_but_the_referee_takes_the_end_back() -> None:
    """Else a side could resign, read what the enemy did, and play on."""
    session = to_phase(begun("gettysburg-battle", players=SOLITAIRE), "confederate")
    session.seat = "confederate"
    before = session.log()
    session.do(cmd.Resign(side="confederate"))
    after = session.log()
    session.seat = "referee"
    assert after == session.log()
    assert len(after[0].events) == 1 > len(before[0].events)
    session.seat = "confederate"
    with pytest.raises(SeatRefused, match="only the referee"):
        session.undo()
    session.seat = "referee"
    session.undo()
    session.seat = "confederate"
    assert [line.events for line in session.log()[:-1]] == [line.events for line in before]


@pytest.mark.clause("RTG-R-MAP")
def test_a_map_of_ones_own_replaces_the_shipped_one(tmp_path: Path) -> None:
    text = shelf.resource_text("maps", "gettysburg", "map.txt").replace("Gettysburg", "Gettisburg")
    (tmp_path / "map.txt").write_text(text, encoding="utf-8")
    with begin(None, Beginning(scenario="gettysburg-battle", house=tmp_path)) as session:
        assert ((12, 8), "Gettisburg") in session.view.map.towns
        assert differing("campaign", session.sources) == [("rules/map.txt", "differs from the installed one")]
    with begun("gettysburg-battle") as session:
        assert differing("campaign", session.sources) == []


def test_a_house_rule_is_played_by(tmp_path: Path) -> None:
    text = shelf.ruleset_texts("gettysburg")["fatigue.toml"].replace("rest = { fatigue = -1,", "rest = { fatigue = -2,")
    (tmp_path / "fatigue.toml").write_text(text, encoding="utf-8")
    with begin(None, Beginning(scenario="gettysburg-battle", house=tmp_path)) as session:
        heth = to_phase(session, "reconnaissance").view.truth.corps["confederate:H"]
        assert heth.fatigue == 0.0


def test_settings_and_players_are_read_strictly() -> None:
    with begun("gettysburg-battle", settings={"offline": "yes", "RTG-R-SLOW": "1"}, players=SOLITAIRE) as session:
        view = session.view
        assert (view.offline, view.options, view.control["union"]) == (True, {"RTG-R-SLOW": 1}, "computer:basic")
    for settings, words in (
        ({"offline": "perhaps"}, "choose no, yes"),
        ({"RTG-R-SLOW": "9"}, "not one of its choices"),
    ):
        with pytest.raises(BadInput, match=words):
            begun("gettysburg-battle", settings=settings)
    with pytest.raises(BadInput, match=r"choose human, computer:basic"):
        begun("gettysburg-battle", players={"union": "computer:clever"})


def test_an_option_may_change_in_the_middle() -> None:
    session = begun("gettysburg-battle")
    session.do(cmd.SetOption(option="RTG-R-NIGHT-RECOVERY", value=1, reason="too easy"))
    assert session.rules.choice("RTG-R-NIGHT-RECOVERY") == 1
    session.undo()
    assert session.rules.choice("RTG-R-NIGHT-RECOVERY") == 0


# ---- the first two turns, told


def campaign_orders(turn: int, side: str) -> list[Command]:
    """Two simple sets of orders a side."""
    orders: dict[tuple[int, str], list[Command]] = {
        (1, "confederate"): [
            cmd.OC(corps="H"),
            cmd.SU(corps="H", urgency=7),
            cmd.MV(corps="H", start=(7, 7), path=(2, 3)),
            cmd.OF(corps=("A", "G"), rate="normal"),
            cmd.CM(corps="force", contact="stand"),
        ],
        (1, "union"): [cmd.OC(corps="H"), cmd.MV(corps="H", start=(6, 13), path=(1, 1)), cmd.PT(corps="H")],
        (2, "confederate"): [cmd.DC(corps="D"), cmd.SM(march="rest")],
        (2, "union"): [cmd.OC(corps="A"), cmd.CD(corps="A", deployment="road")],
    }
    return orders.get((turn, side), [])


def battle_orders(turn: int, side: str) -> list[Command]:
    """The Confederates press on, the Union stands."""
    orders: dict[tuple[int, str], list[Command]] = {
        (1, "confederate"): [
            cmd.OC(corps="H"),
            cmd.CM(corps="H", contact="attack"),
            cmd.OC(corps="I"),
            cmd.CM(corps="I", contact="attack"),
            cmd.OC(corps="C"),
            cmd.MV(corps="C", start=(7, 7), path=(2, 3)),
        ],
        (1, "union"): [cmd.OC(corps="B"), cmd.MV(corps="B", start=(14, 12), path=(6, 1))],
        (2, "confederate"): [cmd.OC(corps="HQ"), cmd.MV(corps="HQ", start=(9, 7), path=(3,))],
    }
    return orders.get((turn, side), [])


def first_turns(name: str, orders: Callable[[int, str], list[Command]]) -> str:
    """Give the report of two turns: everything but the reports that corps send."""
    from companion.games.campaign.words.names import Names
    from companion.games.campaign.words.sentences import sentences

    session = begun(name, players=SOLITAIRE)
    while session.view.turn < 3 and not session.view.over:
        view = session.view
        if view.pending is None and view.phase in ("confederate", "union"):
            for order in orders(view.turn, view.phase):
                session.do(order)
        session.do(next_command(session))
    names, lines = Names(session.view), []
    for line in session.log():
        told = [event for event in line.events if event.__struct_config__.tag != "began"]
        lines += [f"{line.entry} {in_words(line.label)}", *(f"    {text}" for text in sentences(told, names))]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(
    ("name", "orders"), [("gettysburg-campaign", campaign_orders), ("gettysburg-battle", battle_orders)]
)
def test_the_first_two_turns_are_the_ones_known(name: str, orders: Callable[[int, str], list[Command]]) -> None:
    found = first_turns(name, orders)
    golden = GOLDEN / f"{name}.txt"
    assert golden.exists(), f"write the story into {golden}:\n{found}"
    assert found == golden.read_text(encoding="utf-8")


def test_the_game_of_a_document_needs_its_map() -> None:
    texts = shelf.ruleset_texts("gettysburg")
    with pytest.raises(BadInput, match=r"map\.txt"):
        Campaign(texts).check()
