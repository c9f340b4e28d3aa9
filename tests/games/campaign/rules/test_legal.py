"""Every reason against a command, with its clause and what could be done instead; a refusal tells no secret."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.games.campaign.charts.ruleset import load
from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.rules.hexes import distance, neighbours
from companion.games.campaign.rules.state import Phase, Prompt, State
from companion.kernel.shelf import ruleset_texts
from companion.language.messages import kept
from tests.games.campaign.commanding import (
    a_phase,
    clauses,
    gathered,
    laid_out,
    refused,
    the_map,
    with_corps,
)
from tests.games.campaign.rules.test_legal_paths import reached

COMPUTERS: tuple[Phase, ...] = ("reconnaissance", "receipt", "execution", "fatigue")
ORDERS: tuple[Any, ...] = (
    cmd.ET(),
    cmd.DC(corps="D"),
    cmd.OC(corps="C"),
    cmd.OF(corps=("C",), rate="normal"),
    cmd.SU(corps="C", urgency=5),
    cmd.SM(march="rest"),
    cmd.CM(corps="C", contact="stand"),
    cmd.RT(corps="C", hex=(6, 7)),
    cmd.AT(corps="C", hex=(6, 7)),
    cmd.RE(corps="C", hex=(6, 7)),
    cmd.MV(corps="C", start=(6, 6), path=(4,)),
    cmd.PT(corps="J"),
    cmd.CD(corps="C", deployment="road"),
)


# ---- whose turn it is


@pytest.mark.clause("RTG-4.2.6a", "RTG-4.3a", "RTG-13.0a")
@pytest.mark.parametrize("command", ORDERS)
def test_orders_are_given_in_the_player_phases_only(command: Any) -> None:
    assert refused(a_phase(), command) == ()
    for phase in COMPUTERS:
        (reason,) = refused(a_phase(phase), command)
        assert "continue" in reason.text


@pytest.mark.clause("RTG-3.0a")
def test_the_set_up_takes_set_up_and_et_only_and_only_then() -> None:
    setup = cmd.SetUp(corps="E", number=1)
    assert refused(laid_out(), setup) == refused(laid_out(), cmd.ET()) == ()
    for command in ORDERS[1:]:
        assert clauses(laid_out(), command) == {"RTG-3.0a"}
    assert clauses(a_phase(), setup) == {"RTG-3.0a"}


@pytest.mark.clause("RTG-4.5a", "RTG-13.1.5a")
def test_continue_plays_the_computers_phases_et_ends_the_players() -> None:
    for phase in COMPUTERS:
        assert refused(a_phase(phase), cmd.Continue()) == ()
    for state in (a_phase("confederate"), a_phase("union"), laid_out()):
        assert clauses(state, cmd.Continue()) == {"RTG-13.1.5a"}


def test_nobody_orders_the_other_sides_corps() -> None:
    assert clauses(a_phase("union"), cmd.SU(corps="confederate:C", urgency=5)) == {"RTG-4.2.6a"}
    assert refused(a_phase("union"), cmd.SU(corps="confederate:Z", urgency=5)) == refused(
        with_corps(a_phase("union"), "confederate:C", status="eliminated"), cmd.SU(corps="confederate:Z", urgency=5)
    )


def test_a_question_holds_everything_but_its_answer_and_the_referee() -> None:
    asked = replace(
        a_phase(), pending=Prompt("union", "second-withdrawal", kept("Try again, Reynolds?"), choices=("yes", "no"))
    )
    for command in (*ORDERS, cmd.Continue(), cmd.Resign(side="union")):
        (reason,) = refused(asked, command)
        assert "union" in reason.text
        assert "Reynolds" not in reason.text
    assert refused(asked, cmd.Answer(choice="yes")) == ()
    assert refused(asked, cmd.Answer(choice="perhaps"))
    assert refused(asked, cmd.Note(text="a note")) == ()
    assert refused(a_phase(), cmd.Answer(choice="yes"))


@pytest.mark.clause("RTG-9.6.1.2a")
def test_a_ranking_names_each_corps_once() -> None:
    pending = Prompt("union", "ranking", kept(""), corps=("union:A", "union:B"))
    asked = replace(a_phase("execution"), pending=pending)
    assert refused(asked, cmd.Answer(choice="union:B,union:A")) == ()
    for wrong in ("union:B", "union:A,union:A", "union:A,union:B,union:C", "A,B"):
        assert clauses(asked, cmd.Answer(choice=wrong)) == {"RTG-9.6.1.2a"}


@pytest.mark.clause("RTG-R-GAME-END")
def test_when_it_is_over_only_the_referee_goes_on() -> None:
    over = a_phase(over=True)
    for command in (*ORDERS, cmd.Continue(), cmd.Answer(choice="x"), cmd.Resign(side="union")):
        assert refused(over, command)
    assert refused(over, cmd.Note(text="well played")) == ()
    assert refused(over, cmd.Override(target="game", field="over", value=False, reason="another turn")) == ()
    assert refused(a_phase(), cmd.Resign(side="union")) == ()


# ---- names and those who are gone


@pytest.mark.parametrize("command", ORDERS[1:])
def test_an_unknown_corps_is_answered_with_those_there_are(command: Any) -> None:
    command = replace(command, corps=("Z",) if isinstance(command, cmd.OF) else "Z")
    (reason,) = refused(a_phase(), command)
    assert "'Z'" in reason.text
    assert "C (3)" in reason.text


@pytest.mark.clause("RTG-R-ELIMINATED", "RTG-R-XU-SIDE")
@pytest.mark.parametrize(("status", "clause"), [("eliminated", "RTG-R-ELIMINATED"), ("exited", "RTG-R-XU-SIDE")])
def test_who_is_gone_takes_no_orders(status: str, clause: str) -> None:
    state = a_phase()
    for name in ("confederate:C", "confederate:D", "confederate:J", "confederate:HQ"):
        state = with_corps(state, name, status=status)
    for command in ORDERS[1:]:
        assert clauses(state, command) == ({"RTG-14.0a"} if isinstance(command, cmd.OF) else {clause})


# ---- the limits of the orders


@pytest.mark.clause("RTG-13.2.8a", "RTG-6.4a", "RTG-OSC-a", "RTG-R-PATROL-WHO")
def test_only_cavalry_patrols_headquarters_too() -> None:
    assert refused(a_phase(), cmd.PT(corps="J")) == refused(a_phase(), cmd.PT(corps="HQ")) == ()
    for letter in "ABCDEFGHI":
        assert clauses(a_phase(), cmd.PT(corps=letter)) == {"RTG-6.4a"}
    assert clauses(a_phase("union"), cmd.PT(corps="J")) == {"RTG-6.4a"}


@pytest.mark.clause("RTG-13.2.1c", "RTG-3.2a")
@pytest.mark.parametrize("urgency", [-1, 0, 10, 10**9])
def test_urgency_runs_from_one_to_nine(urgency: int) -> None:
    orders = ((a_phase(), cmd.SU(corps="C", urgency=urgency)), (laid_out(), cmd.SetUp(corps="C", urgency=urgency)))
    for state, order in orders:
        (reason,) = refused(state, order)
        assert (reason.clause, reason.text) == ("RTG-13.2.1c", f"urgency is from 1 to 9, not {urgency}")
    for fit in (1, 9):
        assert refused(a_phase(), cmd.SU(corps="C", urgency=fit)) == ()
        assert refused(laid_out(), cmd.SetUp(corps="C", urgency=fit)) == ()


@pytest.mark.clause("RTG-13.2.1c")
def test_the_scale_of_urgency_is_the_charts_to_say() -> None:
    texts, was = ruleset_texts("gettysburg"), "urgency = { min = 1, max = 9,"
    assert texts["scale.toml"].count(was) == 1
    house = load({**texts, "scale.toml": texts["scale.toml"].replace(was, "urgency = { min = 2, max = 8,")})
    assert refused(a_phase(), cmd.SU(corps="C", urgency=8), house) == ()
    assert [one.text for one in refused(a_phase(), cmd.SU(corps="C", urgency=9), house)] == [
        "urgency is from 2 to 8, not 9"
    ]


@pytest.mark.clause("RTG-3.1a", "RTG-3.1b", "RTG-R-OB-LETTER")
def test_headquarters_is_eleven_and_nobody_else() -> None:
    assert clauses(laid_out(), cmd.SetUp(corps="HQ", number=1)) == {"RTG-3.1b"}
    assert refused(laid_out(), cmd.SetUp(corps="HQ", number=11, urgency=2)) == ()
    assert refused(laid_out(), cmd.SetUp(corps="force", number=2))
    for number in (-1, 0, 11, 12):
        (reason,) = refused(laid_out(), cmd.SetUp(corps="A", number=number))
        assert reason.clause == "RTG-R-OB-LETTER"
        assert reason.text == f"the number of a corps is from 1 to 10, not {number}"


def test_a_set_up_that_changes_nothing_is_refused_with_words() -> None:
    for command in (cmd.SetUp(corps="A"), cmd.SetUp(corps="A", number=1, urgency=5, contact="initiative")):
        (reason,) = refused(laid_out(), command)
        assert "nothing" in reason.text


@pytest.mark.clause("RTG-12.0e")
def test_a_set_that_is_begun_and_empty_is_not_begun_again() -> None:
    assert refused(a_phase(drafts={"confederate:C": ()}), cmd.OC(corps="C"))
    assert refused(a_phase(drafts={"confederate:C": ()}), cmd.OC(corps="D")) == ()


@pytest.mark.clause("RTG-13.2.4b", "RTG-13.2.5a", "RTG-13.2.6a", "RTG-R-DELAY")
@pytest.mark.parametrize("order", [cmd.RT, cmd.AT, cmd.RE])
@given(st.sampled_from([at for at in the_map().terrain if the_map().steps(at, "confederate")]))
def test_rt_at_and_re_reach_five_hexes(order: Any, at: tuple[int, int]) -> None:
    state = with_corps(a_phase(), "confederate:C", hex=at)
    steps = the_map().steps(at, "confederate")
    assert bool(refused(state, order(corps="C", hex=steps[0]))) == (distance((6, 6), at) > 5)


@pytest.mark.clause("RTG-13.2.4a", "RTG-13.2.5a", "RTG-R-IMMEDIATE-SEND")
@pytest.mark.parametrize("order", [cmd.RT, cmd.AT, cmd.RE])
def test_rt_at_and_re_name_a_hex_next_to_where_the_corps_really_is(order: Any) -> None:
    state = with_corps(a_phase(), "confederate:C", hex=(8, 8))
    for at in neighbours((8, 8)):
        allowed = at in the_map().steps((8, 8), "confederate")
        assert bool(refused(state, order(corps="C", hex=at))) != allowed
    for at in ((8, 8), (6, 7), (6, 6)):
        assert refused(state, order(corps="C", hex=at))


@pytest.mark.clause("RTG-R-IMMEDIATE-SEND")
@given(st.sampled_from([cmd.RT, cmd.AT, cmd.RE]), st.tuples(st.integers(1, 20), st.integers(1, 18)))
def test_a_hex_that_is_not_adjacent_is_refused_in_the_same_words_wherever_the_corps_is(
    order: Any, at: tuple[int, int]
) -> None:
    """Within range the words are one and the same; they tell nothing of the hex."""
    texts = set()
    for spot in ((6, 6), (5, 6), (7, 7), (4, 6), (8, 7)):
        state = with_corps(a_phase(), "confederate:C", hex=spot)
        texts |= {one.text for one in refused(state, order(corps="C", hex=at))}
    assert len(texts) <= 1


@pytest.mark.clause("RTG-R-FOREST", "RTG-13.2.4b", "RTG-8.5a")
@pytest.mark.parametrize("order", [cmd.RT, cmd.AT, cmd.RE])
def test_no_mountain_and_nothing_off_the_map_is_named(order: Any) -> None:
    mountain = next(at for at, terrain in the_map().terrain.items() if terrain == "mountain")
    for at in (mountain, (0, 5), (21, 3), (4, 19)):
        assert clauses(a_phase(), order(corps="C", hex=at)) == {"RTG-R-FOREST"}


def test_a_hex_that_is_named_already_is_refused_with_words() -> None:
    for order, field in ((cmd.RT, "retreat_to"), (cmd.AT, "attack_hex"), (cmd.RE, "reinforce")):
        state = with_corps(a_phase(), "confederate:C", **{field: (6, 7)})
        (reason,) = refused(state, order(corps="C", hex=(6, 7)))
        assert "already" in reason.text


@pytest.mark.clause("RTG-13.2.13a", "RTG-13.2.13b", "RTG-R-XU-SIDE", "RTG-R-EXIT-HEX", "RTG-OSC-a")
def test_xu_is_for_confederates_at_an_exit_within_range() -> None:
    state = with_corps(gathered(a_phase(), "confederate", (18, 17)), "confederate:C", hex=(20, 18))
    assert refused(state, cmd.XU(corps="C")) == ()
    assert clauses(state, cmd.XU(corps="D")) == {"RTG-13.2.13a"}
    assert "20,18" in refused(state, cmd.XU(corps="D"))[0].text
    away = with_corps(state, "confederate:HQ", hex=(6, 6))
    assert clauses(away, cmd.XU(corps="C")) == {"RTG-13.2.13a"}
    assert "dispatch" in refused(away, cmd.XU(corps="C"))[0].text
    union = gathered(a_phase("union"), "union", (20, 18))
    assert clauses(union, cmd.XU(corps="A")) == {"RTG-R-XU-SIDE"}


# ---- a refusal tells nothing that is hidden


@given(st.sampled_from(ORDERS[1:]), st.sampled_from("ABCDEFGHIJ"), st.tuples(st.integers(1, 20), st.integers(1, 18)))
def test_what_the_enemy_does_changes_no_answer(command: Any, letter: str, at: tuple[int, int]) -> None:
    state = a_phase()
    moved = with_corps(state, f"union:{letter}", hex=at, fatigue=7.0, demoralised=True, status="eliminated")
    assert refused(state, command) == refused(moved, command)


@pytest.mark.clause("RTG-R-IMMEDIATE-SEND", "RTG-1.0b")
@given(st.sampled_from(ORDERS[1:]), st.tuples(st.integers(1, 20), st.integers(1, 18)))
def test_where_a_far_corps_really_is_changes_no_answer(command: Any, at: tuple[int, int]) -> None:
    """A corps out of range gets the same answers wherever out of range it is."""
    far = distance((6, 6), at) > 5 and at in reached()
    if far:
        command = replace(command, corps=("J",) if isinstance(command, cmd.OF) else "J")
        assert refused(a_phase(), command) == refused(with_corps(a_phase(), "confederate:J", hex=at), command)


# ---- the referee


@pytest.mark.parametrize(
    ("target", "field", "value"),
    [
        ("union:A", "fatigue", 3.25),
        ("union:A", "hex", [12, 8]),
        ("union:A", "urgency", 9),
        ("union:A", "strength", {"infantry": 5}),
        ("game", "rain", True),
        ("game", "secondary", {"union": "union:B"}),
        ("game", "holder", {"12,8": "confederate"}),
    ],
)
def test_the_referee_sets_what_a_campaign_can_hold(target: str, field: str, value: Any) -> None:
    assert refused(a_phase(), cmd.Override(target=target, field=field, value=value, reason="a slip")) == ()


@pytest.mark.parametrize(
    ("target", "field", "value", "word"),
    [
        ("union:Z", "fatigue", 3.25, "no corps"),
        ("union:A", "id", "x", "no field"),
        ("union:A", "luck", 1, "no field"),
        ("union:A", "fatigue", "much", "expected"),
        ("union:A", "fatigue", 0.1, "parts of"),
        ("union:A", "fatigue", -1, "0 or more"),
        ("union:A", "hex", [0, 8], "off the map"),
        ("union:A", "urgency", 10, "from 1 to 9"),
        ("union:A", "number", 2, "another"),
        ("union:A", "number", 11, "11"),
        ("union:HQ", "number", 3, "11"),
        ("union:A", "strength", {"infantry": -5}, "infantry"),
        ("union:A", "leadership", 0, "leadership"),
        ("union:A", "aggressiveness", 31, "aggressiveness"),
        ("union:A", "heading", 7, "direction"),
        ("union:A", "stragglers", -1, "stragglers"),
        ("game", "corps", {}, "no field"),
        ("game", "turn", -1, "turns"),
        ("game", "holder", {"12": "union"}, "12,8"),
        ("game", "holder", {"40,8": "union"}, "off the map"),
        ("game", "secondary", {"union": "union:HQ"}, "secondary"),
        ("game", "secondary", {"union": "confederate:A"}, "secondary"),
        ("game", "forage_points", -1, "points"),
    ],
)
def test_and_nothing_else(target: str, field: str, value: Any, word: str) -> None:
    reasons = refused(a_phase(), cmd.Override(target=target, field=field, value=value, reason="a slip"))
    assert any(word in one.text.lower() for one in reasons), reasons


def test_a_ruling_is_read_otherwise_where_there_is_such_a_reading() -> None:
    def switched(option: str, value: int, state: State | None = None) -> bool:
        return not refused(state or a_phase(), cmd.SetOption(option=option, value=value, reason="agreed"))

    assert switched("RTG-R-DELAY", 1)
    assert not switched("RTG-R-DELAY", 0)
    assert not switched("RTG-R-DELAY", 9)
    assert not switched("RTG-R-NO-SUCH", 1)
    assert switched("RTG-R-DELAY", 0, a_phase(options={"RTG-R-DELAY": 1}))
