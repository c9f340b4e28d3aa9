"""`companion play`: the course of a campaign at the prompt, and menu A."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from companion.kernel.session import Session
from companion.language.messages import told as in_words
from tests.cli.conftest import Run, order, unseated
from tests.games.campaign.prompt.scripts import SIR, Play, answer, begun, corps, placed, scripted, solo


@pytest.fixture
def play(run: Run) -> Play:
    return scripted(run)


@pytest.fixture
def game(run: Run, tmp_path: Path) -> Path:
    """A campaign for one Confederate player, at his first orders."""
    return solo(run, tmp_path / "g.companion")


# ---- the phase opens


@pytest.mark.clause("RTG-4.2.1a", "RTG-4.2.1b", "RTG-R-DISPLAY")
def test_a_player_phase_opens_with_a_prompt_and_x_skips_the_reports(game: Path, play: Play) -> None:
    assert play(game).splitlines()[-1] == "Confederate Player Turn. Type Return to continue."
    assert "Location reports" in play(game, "")
    before, after = play(game, "x", "LD").split(f"{SIR}LD")
    assert "reports" not in before
    assert "Location reports" in after


@pytest.mark.clause("RTG-4.2.2a", "RTG-4.2.3a", "RTG-4.2.4a", "RTG-4.2.5a", "RTG-4.2.5b", "RTG-13.1.8a")
def test_reports_come_in_the_order_of_the_book(run: Run, play: Play, tmp_path: Path) -> None:
    file = begun(run, tmp_path / "b.companion", scenario="gettysburg-battle")
    told = play(file, "", "H", "", "", "A", *["ET", ""] * 2, *["ET", "", ""] * 2, "LD")
    moment = "Turn {} of 14, July 1, {}, dry\n"
    first = told.split(moment.format(1, "0900"))[1].split(SIR)[0]
    second, again = told.split(moment.format(2, "1300"))[1].split(SIR.strip())[:2]
    heads = ["Activity reports", "Battle reports", "Reconnaissance reports", "Location reports"]
    assert {head for head in heads if head in first + second} == set(heads)
    for opening in (first, second):
        places = [opening.index(head) for head in heads if head in opening]
        assert places == sorted(places)
    assert again == f" LD\n{second}"
    assert "July 1, 0900: Heth's Div attacked in 12,8:" in second
    assert "strong" in second.split("Battle reports")[1].split("Reconnaissance")[0]
    assert "July 1, 1300: Heth's Div reports" in second.split("Reconnaissance reports")[1]
    assert "foraged" in second.split("Location reports")[1]


@pytest.mark.clause("RTG-4.3a", "RTG-4.2.6b", "RTG-13.1.5a", "RTG-R-HOTSEAT")
def test_two_players_hand_over_and_neither_reads_the_other(run: Run, play: Play, tmp_path: Path) -> None:
    file = begun(run, tmp_path / "two.companion")
    told = play(file, "", "ET", "", "ET", "", "OC", "A", "SU", "9", "EX", "ET", "", "", "SR", "ET", "")
    first, second = told.split("Type Return to hand over the keyboard.")[:2]
    assert "A courier leaves for McLaws Div (A, number 1), expected there in turn 1: SU urgency 9" in first
    hand_over, union = second.split("Union Player Turn. Type Return to continue.")
    assert hand_over.strip() == ""
    assert "McLaws" not in union
    assert "I Corps" in union
    assert "CORPS    EFF" in union


def test_a_seat_plays_its_own_side_only(run: Run, play: Play, tmp_path: Path) -> None:
    file = begun(run, tmp_path / "two.companion")
    assert play(file, seat="union").splitlines()[-1] == "The game waits for the Confederate player."
    told = play(file, "", "ET", seat="confederate")
    assert told.splitlines()[-1] == "The game waits for the Union player."
    assert "Union Player Turn" in play(file, seat="union")


@pytest.mark.clause("RTG-4.0a")
def test_the_computer_plays_on_and_tells_what_may_be_known(game: Path, play: Play) -> None:
    told = play(game, "x", "ET", "x").split(f"{SIR}ET\n")[1].split("Confederate Player Turn")[0]
    moment = "Turn 1 of 35, June 28, 0500: "
    assert told.splitlines() == [
        f"{moment}the Union player gives his orders",
        f"{moment}Order Receipt Phase",
        f"{moment}Execution Phase",
        f"{moment}Fatigue Phase",
        "Turn 2 of 35, June 28, 0900: Reconnaissance Phase",
    ]


# ---- the set-up


@pytest.mark.clause("RTG-3.0a", "RTG-3.1a", "RTG-3.1b", "RTG-3.1c", "RTG-3.2a", "RTG-3.3a")
def test_the_set_up_gives_number_urgency_and_contact_mode(run: Run, play: Play, tmp_path: Path) -> None:
    file = begun(run, tmp_path / "g.companion", "--union", "computer:basic")
    told = play(file, "", "Z", "H", "12", "2", "11", "7", "Z", "H", "HQ", "", "", "ET")
    army = told.splitlines()
    assert "EFF" in next(line for line in army if line.startswith("DIVSN"))
    assert any(line.split()[:3] == ["8", "H", "Heth's"] for line in army)
    assert "'Z' is no corps of yours" in told
    assert "refused: the number of a corps is from 1 to 10, not 12 [RTG-R-OB-LETTER]" in told
    assert "refused: urgency is from 1 to 9, not 11" in told
    assert "'Z' is not one of I, W, S, A, H." in told
    assert "number 11): number" not in told
    heth, pickett = corps(run, file, "confederate:H"), corps(run, file, "confederate:B")
    assert (heth["number"], heth["now"]["urgency"], heth["now"]["contact"]) == (2, 7, "hasty-attack")
    assert pickett["number"] == 8


def test_all_asks_for_numbers_then_urgencies_then_contact_modes(run: Run, play: Play, tmp_path: Path) -> None:
    file = begun(run, tmp_path / "g.companion", "--union", "computer:basic")
    told = play(file, "", "all", *[""] * 30, "", "w", "?")
    asked = [
        line.split(": ")[1].split(" ")[0] for line in told.splitlines() if "Return keeps" in line and "): " in line
    ]
    assert asked == ["number"] * 10 + ["urgency"] * 11 + ["contact"] * 11
    assert "ALL asks for each corps in turn" in told


# ---- menu A


@pytest.mark.clause("RTG-13.1a", "RTG-4.2.6a", "RTG-13.2a", "RTG-13.3a", "RTG-OSC-a", "RTG-1.1a", "RTG-13.0a")
def test_each_menu_explains_its_codes(game: Path, play: Play) -> None:
    told = play(game, "x", "?", "OC", "A", "h", "EX", "OF", "y", *["n"] * 6, "N", "?")
    parts = told.split("Menu ")
    codes = [
        [line.split()[0] for line in part.splitlines()[1:] if line[2:4].isupper() and line[4:6] == "  "]
        for part in parts[1:4]
    ]
    assert codes == [
        ["LM", "SR", "DC", "SG", "ET", "OC", "OF", "LD"],
        ["SU", "SM", "CM", "RT", "AT", "RE", "MV", "PT", "CD", "EX", "OC", "CS", "XU"],
        ["SU", "CM", "MV", "PT", "CD", "EX"],
    ]
    assert "headquarters only; R, N or F" in parts[2]


def test_unknown_codes_are_answered(game: Path, play: Play) -> None:
    told = play(
        game, "x", "XX", "\x00\x1b[2J", "", "oc", "a", "LM", "ex", "of", "maybe", "y", *["n"] * 6, "Z", "N", "OC"
    )
    assert (
        "'XX' is no order here. There are: LM map, SR status report, DC second in command, SG saved game, ET end of the phase, "
        "OC orders, OF force, LD dispatches." in told
    )
    assert "\x1b" not in told
    assert (
        "'LM' is no order here. There are: SU urgency, SM march mode, CM contact mode, RT retreat, AT attack, RE reinforcement"
        in told
    )
    assert "'MAYBE' is neither Y nor N." in told
    assert "'Z' is not one of R, N, F." in told
    assert (
        "'OC' is no order here. There are: SU urgency, CM contact mode, MV march, PT patrol, CD deployment, EX back."
        in told
    )


@pytest.mark.clause(
    "RTG-13.1.2a", "RTG-13.1.2b", "RTG-13.1.2c", "RTG-13.1.2d", "RTG-13.1.2g", "RTG-13.1.2h", "RTG-2.0e"
)
def test_the_status_report_has_nine_columns_of_the_corps_near_headquarters(
    run: Run, play: Play, tmp_path: Path
) -> None:
    file = solo(run, tmp_path / "g.companion")
    for field, value in (("demoralised", True), ("fatigue", 3.75)):
        run(
            "do",
            file,
            order("override", target="confederate:C", field=field, value=value, reason="test"),
            "--as",
            "referee",
        )
    rows = answer(play(file, "x", "SR"), f"{SIR}SR").split("\n\n")[0].strip().splitlines()
    assert rows[0].split() == ["DIVSN", "EFF", "FAT", "INF", "CAV", "GUNS", "STR", "URG", "%"]
    assert [row.split()[0] for row in rows[1:]] == ["1I", "2I", "3I", "7I", "8I", "9I", "11W"]
    assert rows[1].split() == ["1I", "6.5", "0", "65", "0", "40", "0", "5", "100"]
    assert rows[3].split() == ["3I", "7.5", "3", "70", "0", "29", "0", "5", "100", "demoralised"]


@pytest.mark.clause("RTG-13.1.3a", "RTG-R-SECONDARY")
def test_a_corps_commander_becomes_secondary_commander(run: Run, game: Path, play: Play) -> None:
    told = play(game, "x", "DC", "HQ", "DC", "4")
    assert "refused: headquarters is the primary army commander" in told
    assert "Early of Early's Div (D, number 4) is secondary army commander." in told
    assert corps(run, game, "confederate:D")["secondary"]
    assert not corps(run, game, "confederate:C")["secondary"]


@pytest.mark.clause("RTG-13.1.4a", "RTG-1.3a", "RTG-1.3b", "RTG-1.2a")
def test_a_game_is_saved_at_every_order_and_goes_on_where_it_was_left(game: Path, play: Play) -> None:
    assert "The game is saved to its last order, entry 6." in play(
        game, "x", "OC", "B", "SU", "8", "CD", "R", "EX", "SG", "Q"
    )
    told = play(game, "x", "OC", "B")
    assert "Written this phase: SU urgency 8; CD deployment road." in told


@pytest.mark.clause("RTG-13.1.7a", "RTG-13.1.7b", "RTG-13.1.7f", "RTG-14.3a")
def test_a_force_is_asked_for_corps_by_corps(run: Run, game: Path, play: Play) -> None:
    told = play(game, "x", "OF", "y", "n", "y", "n", "n", "n", "n", "F", "CM", "A", "y", "EX", "OF", *["n"] * 7)
    asked = [line.split(" (")[0] for line in told.splitlines() if "in the force (Y or N)?" in line]
    assert asked[:7] == [
        "McLaws Div",
        "Pickett's Div",
        "Hood's Div",
        "Anderson's Div",
        "Heth's Div",
        "Pender's Div",
        "Confederate headquarters",
    ]
    assert "What march rate do you wish (R,N,F)? F\nOF force of McLaws Div (A), Hood's Div (C) at force" in told
    assert "Force orders? CM" in told
    assert "refused: a force of nobody is none" in told
    for letter in "AC":
        found = corps(run, game, f"confederate:{letter}")
        assert found["draft"] == [{"order": "CM", "contact": "attack"}]
        assert found["now"]["imposed"] == "force"


# ---- questions and the end


def test_battle_questions_are_asked_of_the_side_they_are_for(run: Run, play: Play, tmp_path: Path) -> None:
    file = begun(run, tmp_path / "b.companion", scenario="gettysburg-battle")
    attack = (order("set-up", corps=one, contact="attack") for one in ("H", "I", "HQ"))
    for one in (
        placed("confederate:HQ", 12, 8),
        *attack,
        order("ET"),
        order("answer", choice="X"),
        placed("union:HQ", 12, 8),
        order("ET"),
    ):
        assert run("do", file, one).exit_code == 0
    told = play(file, "x", "ET", "", "x", "ET", "", "", "?", "11", "7", "", "", "", "HQ,H", "H,HQ,i", "", "", "x")
    union = told.split("A question for the Union player.")
    assert "you are attacking. Estimated battle odds" in union[0]
    assert "Answers: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9" in union[0]
    assert "refused: '11' is not one of 0, 1, 2, 3, 4, 5, 6, 7, 8, 9" in union[0]
    assert "you are defending" in union[1]
    assert "refused: a ranking names each corps once" in union[1]
    assert "rank your corps" in union[2]
    with Session.open(file) as session:
        chosen = [in_words(line.label) for line in session.log() if in_words(line.label).startswith("Answer: Heth")]
    assert chosen == ["Answer: Heth's Div, HQ Staff, Pender's Div"]


@pytest.mark.clause("RTG-6.2.1l")
def test_a_commander_is_asked_whether_his_corps_tries_again(run: Run, play: Play, tmp_path: Path) -> None:
    file = begun(run, tmp_path / "b.companion", "--confederate", "computer:basic", scenario="gettysburg-battle")
    weary = order("override", target="union:F", field="fatigue", value=6, reason="test")
    withdraws = order("set-up", corps="F", contact="withdraw")
    for one in (placed("union:HQ", 12, 9), weary, withdraws, order("ET")):
        assert run("do", file, one, "--as", "referee").exit_code == 0
    told = play(file, "x", "ET", "?", "perhaps", "n", "x", "SR")
    assert "XI Corps (Howard) has failed to get away safely" in told
    assert "Answers: yes, no" in told
    assert "'perhaps' is neither Y nor N." in told
    assert "Union Player Turn" in told.split("? n\n")[1]


def test_an_off_line_battle_is_offered_and_waits_for_its_result(run: Run, play: Play, tmp_path: Path) -> None:
    file = begun(
        run, tmp_path / "b.companion", "--set", "offline=yes", "--union", "computer:basic", scenario="gettysburg-battle"
    )
    run("do", file, order("set-up", corps="H", contact="attack"), order("ET"))
    told = play(file, "x", "ET", "maybe", "y", "perhaps", "computer", *["n"] * 9, "x")
    assert "fight it off-line?" in told
    assert "'maybe' is neither Y nor N." in told
    assert "is fought on the table: enter its result" in told
    assert "companion battle export gives it out for the table, companion battle import enters its result." in told
    assert "refused: 'perhaps' is not one of computer" in told
    assert "Turn 2 of 14" in told


@pytest.mark.clause("RTG-SC2-C13")
def test_the_game_ends_with_the_table_of_points(run: Run, play: Play, tmp_path: Path) -> None:
    file = begun(
        run,
        tmp_path / "c.companion",
        "--union",
        "computer:basic",
        "--confederate",
        "computer:basic",
        scenario="gettysburg-battle",
    )
    told = play(file)
    assert "Turn 14 of 14, July 3, 2100: Fatigue Phase" in told
    score = json.loads(run("status", file, "--json").stdout)["score"]
    table = told.split("Confederate victory points")[1]
    assert sum(int(row.split()[-1]) for row in table.splitlines()[1:-3]) == score["points"]
    assert f"{score['level'].split('-')[0].capitalize()}" in table.splitlines()[-2]
    assert play(file).splitlines()[-2:] == told.splitlines()[-2:]


def test_whatever_is_typed_it_ends_well(game: Path, run: Run) -> None:
    junk = b"\xff\xfe\n" + b"x" * 5000 + b"\n0\nOC\nA\nMV\n99,99\n6,6\n9\nMV\n\nLM\n\n\n1,1\nq\n"
    found = run("play", game, stdin=b"\n" + junk)
    assert (found.exit_code, unseated(found.stderr)) == (0, "")
