"""Battles out to the table and back, by the door of every front end (RTG-15, RTG-R-OFF-*)."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from companion.charts.faults import BadInput
from companion.charts.figures import Refused
from companion.games.campaign.messages import successor
from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules.state import State
from companion.kernel.beginning import Beginning, begin
from companion.kernel.game import RULES_PREFIX
from companion.kernel.journal import JournalError
from companion.kernel.record import SeatRefused, json_text
from companion.kernel.session import Session
from companion.table import way as battles
from companion.table.away.history import ROSTER, UNITS
from companion.table.file.battle import BattleFile, encode
from companion.table.file.editing import result_of
from companion.table.file.records import Record
from tests import at_table
from tests.at_table import battle_json, go_on, paused, table_played, to_battle, typed

HETH, REYNOLDS, BUFORD = "confederate:H", "union:A", "union:H"
BATTLE = "1.1"


@pytest.fixture
def game(tmp_path: Path) -> Iterator[Session]:
    """A campaign of two people whose first battle waits on the table."""
    with Session.open(paused(tmp_path / "campaign.companion")) as session:
        yield session


def truth(session: Session) -> State:
    found = session.battles.truth()
    assert isinstance(found, State)
    return found


def strengths(session: Session) -> dict[str, Any]:
    return {one.id: (one.strength, one.stragglers, one.fatigue) for one in truth(session).corps.values()}


# ---- out


@pytest.mark.clause("RTG-15.0c", "RTG-R-OFF-EXPORT")
def test_giving_a_battle_out_changes_nothing_and_says_the_same_twice(game: Session, tmp_path: Path) -> None:
    before, state = game.head, truth(game)
    assert encode(battles.export(game)) == encode(battles.export(game))
    battles.table_game(tmp_path / "table.companion", battles.export(game))
    assert (game.head, truth(game)) == (before, state)
    (waiting,) = battles.battles(game)
    assert (waiting.battle, waiting.turn, waiting.day, waiting.place) == (BATTLE, 1, "July 1", "Gettysburg")
    assert (waiting.state, waiting.result, waiting.records) == ("waiting", 0, ())
    assert [one.id for one in battles.export(game).commands()] == [HETH, REYNOLDS, BUFORD]


@pytest.mark.clause("RTG-R-OFF-SCALE")
def test_the_scale_is_chosen_and_the_check_code_does_not_hang_on_it(game: Session) -> None:
    usual, small = battles.export(game), battles.export(game, scale="150")
    assert (usual.scale.men_a_stand, usual.scale.guns_a_stand) == (200, 8)
    assert (small.scale.men_a_stand, small.scale.guns_a_stand) == (150, 6)
    assert usual.check == small.check
    with pytest.raises(BadInput, match="175"):
        battles.export(game, scale="175")


def test_two_games_of_a_scenario_differ_and_copies_of_one_do_not(game: Session, tmp_path: Path) -> None:
    copy = tmp_path / "copy.companion"
    shutil.copy(tmp_path / "campaign.companion", copy)
    with Session.open(copy) as same, Session.open(paused(tmp_path / "b.companion", seed="9")) as other:
        assert battles.export(same) == battles.export(game)
        assert battles.export(other).source != battles.export(game).source
        assert battles.export(other).check != battles.export(game).check


@pytest.mark.clause("RTG-15.0c")
def test_a_battle_that_is_over_is_given_out_as_it_was_when_it_was_opened(game: Session) -> None:
    as_it_was = battles.export(game)
    battles.apply(game, typed(game, confederate_H={"infantry": 20}, union_A={"infantry": 9, "foot_guns": 2}))
    to_battle(game)
    assert truth(game).corps[HETH].strength.infantry < 75
    assert battles.export(game, BATTLE) == as_it_was
    assert battles.export(game).battle != BATTLE


def test_a_battle_of_the_computers_is_given_out_too_and_one_that_never_was_is_not(game: Session) -> None:
    as_it_was = battles.export(game)
    game.do(cmd.Answer(choice="computer"))
    while game.view.pending is not None:
        game.do(at_table_answer(game))
    assert battles.export(game, BATTLE) == as_it_was
    assert battles.battles(game)[0].state == "computer"
    with pytest.raises(Refused, match=r"there is no battle 9\.9 in this game"):
        battles.export(game, "9.9")


def at_table_answer(game: Session) -> cmd.Answer:
    asked = game.view.pending
    assert asked is not None
    return cmd.Answer(choice=asked.default or asked.choices[0])


@pytest.mark.clause("RTG-R-OFF-EXPORT", "RTG-1.0b")
@pytest.mark.parametrize("side", ["union", "confederate"])
def test_a_side_sees_the_battle_on_the_table_and_no_other(game: Session, side: Any) -> None:
    whole = battles.export(game)
    game.seat = side
    assert battles.export(game) == battles.export(game, BATTLE) == whole
    (waiting,) = battles.battles(game)
    assert (waiting.battle, waiting.state, waiting.entry) == (BATTLE, "waiting", 0)
    game.seat = "referee"
    battles.apply(game, typed(game))
    (record, *_) = battles.battles(game)[0].records
    game.seat = side
    assert battles.battles(game) == ()  # its report has not come in
    for act in (
        lambda: battles.export(game, BATTLE),
        lambda: battles.record(game, record),
        lambda: battles.preview(game, battles.blank(game)),
    ):
        with pytest.raises((SeatRefused, Refused)):
            act()
    assert not any(name.startswith("battles/") for name in game.sources)


@pytest.mark.clause("RTG-1.0b", "RTG-10.1a")
def test_a_side_lists_the_battles_that_it_has_read_of_without_their_numbers_or_records(game: Session) -> None:
    battles.apply(game, typed(game))
    while truth(game).turn < 3:
        if not go_on(game, table_too=False):
            battles.apply(game, typed(game))
    every = {(one.turn, one.place, one.state) for one in battles.battles(game) if not one.called_off}
    game.seat = "union"
    known = battles.battles(game)
    assert known
    assert {(one.turn, one.place, one.state) for one in known} <= every
    assert all((one.entry, one.result, one.records) == (0, 0, ()) for one in known)
    assert all(one.battle == str(one.turn) for one in known)


def test_only_a_campaign_has_battles_for_the_table() -> None:
    with begin(None, Beginning(scenario="mcphersons-ridge", seed="1")) as ridge:
        for act in (battles.battles, battles.export, battles.blank, battles.consequences):
            with pytest.raises(Refused, match="no battle"):
                act(ridge)


def test_a_document_carries_what_its_battles_are_made_of_and_an_older_one_falls_back(game: Session) -> None:
    sources = dict(game.sources)
    assert {RULES_PREFIX + "offline.toml", UNITS, ROSTER} <= sources.keys()
    older = {name: text for name, text in sources.items() if name not in (RULES_PREFIX + "offline.toml", UNITS, ROSTER)}
    whole = battles.export(game)
    game.replace_sources(older)
    assert replace(battles.export(game), rules={}) == replace(whole, rules={})
    changed = sources | {
        RULES_PREFIX + "offline.toml": sources[RULES_PREFIX + "offline.toml"].replace('scale = "200"', 'scale = "150"')
    }
    game.replace_sources(changed)
    assert battles.export(game).scale.id == "150"
    game.replace_sources(sources | {UNITS: sources[UNITS].replace('corps = "First Corps"', 'corps = "Lost Corps"', 1)})
    with pytest.raises(BadInput, match="bears these names"):
        battles.export(game)


# ---- back


@pytest.mark.clause("RTG-R-OFF-SCALE")
@pytest.mark.parametrize("way", ["battle", "table", "form"])
def test_a_battle_without_a_shot_changes_no_corps(game: Session, tmp_path: Path, way: str) -> None:
    before = strengths(game)
    path = tmp_path / "back"
    if way == "battle":
        draft = battles.read(game, battle_json(game, path))
    elif way == "table":
        battles.table_game(path, battles.export(game))
        draft = battles.holding(battles.read(game, path), "union")
    else:
        draft = typed(game)
    assert draft.questions == ()
    battles.apply(game, draft)
    assert strengths(game) == before


@pytest.mark.clause("RTG-15.0e", "RTG-R-OFF-SCALE", "RTG-R-OFF-AFTER")
def test_the_same_result_by_all_ways_makes_the_same_campaign(game: Session, tmp_path: Path) -> None:
    table = battles.read(game, table_played(game, tmp_path / "table.companion"))
    heth = table.line(HETH)
    assert (heth.infantry, heth.foot_guns, heth.captured, heth.stragglers) == (28, 9, 24, 11)
    result = tmp_path / "result.json"
    result.write_bytes(msgspec.json.encode(result_of(table)))
    filled = tmp_path / "battle.json"
    filled.write_text(encode(table.battle), encoding="utf-8")
    hand = battles.holding(
        typed(game, confederate_H={"infantry": 28, "foot_guns": 9, "stragglers": 11, "fatigue": heth.fatigue}), "union"
    )
    made: dict[str, State] = {}
    for draft in (table, battles.read(game, result), battles.read(game, filled), hand):
        copy = tmp_path / f"{draft.origin}.companion"
        shutil.copy(tmp_path / "campaign.companion", copy)
        with Session.open(copy) as one:
            battles.apply(one, draft)
            made[draft.origin] = truth(one)
    assert list(made) == ["table", "result", "battle", "form"]
    assert all(state == made["table"] for state in made.values())
    assert made["table"].corps[HETH].strength.infantry == 75 - 28 - 11


@pytest.mark.clause("RTG-15.0e", "RTG-R-OFF-WHEN")
def test_one_entry_one_undo_step_and_the_exact_state_before(game: Session) -> None:
    before, head = truth(game), game.head
    done = battles.apply(game, typed(game, union_A={"infantry": 30, "leader_lost": True}))
    after = truth(game)
    assert done.entry == game.head == head + 1
    assert (after.battle, after.pending, after.clock) == (None, None, before.clock)
    game.undo()
    assert (game.head, truth(game)) == (head, before)
    game.redo()
    assert truth(game) == after


@pytest.mark.clause("RTG-R-OFF-WHEN", "RTG-15.0d")
def test_saved_and_opened_again_the_phase_goes_on_where_it_stopped(game: Session, tmp_path: Path) -> None:
    copy = tmp_path / "copy.companion"
    stopped = truth(game).clock
    battles.apply(game, typed(game, union_A={"infantry": 30}))
    shutil.copy(tmp_path / "campaign.companion", copy)
    assert (truth(game).phase, truth(game).clock, truth(game).under_way) == ("execution", stopped, True)
    on = game.do(cmd.Continue())
    assert not [one for one in on.events if isinstance(one, ev.BattleOpened | ev.BattleFought)]
    assert [one.phase for one in on.events if isinstance(one, ev.PhaseBegan)] == ["fatigue"]
    to_battle(game)
    with Session.open(copy) as again:
        to_battle(again)
        assert truth(again) == truth(game)


@pytest.mark.clause("RTG-15.0e")
def test_a_preview_shows_what_applying_does_and_writes_nothing(game: Session, tmp_path: Path) -> None:
    bytes_before, state = (tmp_path / "campaign.companion").read_bytes(), truth(game)
    draft = typed(
        game,
        confederate_H={"infantry": 60, "fatigue": 6.5, "leader_lost": True},
        union_A={"surrendered": True},
        union_H={"cavalry": 3},
    )
    found = battles.preview(game, draft)
    assert found.ready
    assert (tmp_path / "campaign.companion").read_bytes() == bytes_before
    assert truth(game) == state
    battles.apply(game, draft)
    for row in found.rows:
        was, now = state.corps[row.command], truth(game).corps[row.command]
        assert row.before.strength.infantry == was.strength.infantry
        assert row.after.strength.infantry == now.strength.infantry
        assert (row.after.fatigue, row.after.stragglers, row.after.leader) == (now.fatigue, now.stragglers, now.leader)
        assert (row.after.demoralised, row.after.destroyed) == (now.demoralised, not now.here)
    heth, first, _ = found.rows
    assert (heth.before.demoralised, heth.after.demoralised, heth.after.destroyed) == (False, True, False)
    assert heth.after.leader == successor("Heth")
    assert first.after.destroyed


@pytest.mark.clause("RTG-15.0e")
def test_what_is_not_reported_is_a_question_and_nothing_is_entered(game: Session, tmp_path: Path) -> None:
    raw = json.loads(encode(battles.export(game)))
    raw["sides"][1]["commands"] = raw["sides"][1]["commands"][1:]
    raw["sides"][0]["commands"][0]["brigades"].pop(2)
    path = tmp_path / "battle.json"
    path.write_text(json.dumps(raw), encoding="utf-8")
    draft = battles.read(game, path)
    before = truth(game)
    found = battles.preview(game, draft)
    assert not found.ready
    assert found.rows == ()
    assert [words.split(":")[0] for words in found.questions] == ["Heth's Div", "I Corps"]
    with pytest.raises(Refused, match="not reported: Archer"):
        battles.apply(game, draft)
    assert truth(game) == before
    draft = battles.edited(draft, HETH)
    draft = battles.edited(draft, REYNOLDS, infantry=7)
    assert battles.preview(game, draft).ready


@pytest.mark.clause("RTG-R-OFF-ENTRY")
def test_a_figure_that_was_reported_is_overruled_with_a_reason_which_is_kept(game: Session, tmp_path: Path) -> None:
    draft = battles.read(game, table_played(game, tmp_path / "table.companion"))
    with pytest.raises(BadInput, match="wants a reason"):
        battles.edited(draft, HETH, infantry=20)
    changed = battles.edited(draft, HETH, "Davis was counted twice", infantry=20)
    done = battles.apply(game, changed)
    (said,) = [one for one in done.events if isinstance(one, ev.ResultEntered)]
    assert [(one.corps, one.field, one.was, one.now, one.reason) for one in said.changed] == [
        (HETH, "infantry", "28", "20", "Davis was counted twice")
    ]
    assert said.check == draft.battle.check
    assert said.origin == "table"
    assert "Davis was counted twice" in battles.record(game, said.records[1])


@pytest.mark.clause("RTG-R-OFF-ENTRY")
def test_forces_changed_since_the_return_was_begun_refuse_it(game: Session) -> None:
    draft = typed(game)
    game.do(cmd.Override(target=HETH, field="fatigue", value=4.0, reason="they marched all night"))
    found = battles.preview(game, draft)
    assert not found.ready
    assert "the forces are not those that this return was begun with" in found.reasons[0].text
    with pytest.raises(Refused, match="begin a new form"):
        battles.apply(game, draft)
    battles.apply(game, typed(game))


# ---- twice, too late, a stranger's


def test_a_second_result_is_refused_and_names_the_entry_of_the_first(game: Session, tmp_path: Path) -> None:
    path, played = battle_json(game, tmp_path / "battle.json"), table_played(game, tmp_path / "table.companion")
    result = tmp_path / "result.json"
    result.write_bytes(msgspec.json.encode(result_of(battles.read(game, played))))
    entry = battles.apply(game, battles.read(game, path)).entry
    before = truth(game)
    for again in (path, played, result):
        with pytest.raises(Refused, match=rf"battle 1\.1 has its result already: entry {entry} holds it"):
            battles.read(game, again)
    to_battle(game)
    with pytest.raises(Refused, match=f"entry {entry} holds it"):  # another battle waits by now
        battles.read(game, path)
    game.goto(entry - 1)
    assert truth(game) != before
    battles.apply(game, battles.read(game, path))


def test_a_result_that_comes_too_late_is_refused_with_words(game: Session, tmp_path: Path) -> None:
    path = battle_json(game, tmp_path / "battle.json")
    game.do(cmd.Answer(choice="computer"))
    while game.view.pending is not None:
        game.do(at_table_answer(game))
    entry = battles.battles(game)[0].result
    with pytest.raises(Refused, match=rf"battle 1\.1 was fought by the computer in entry {entry}"):
        battles.read(game, path)
    with pytest.raises(Refused, match="no battle waits on the table"):
        battles.blank(game)


def test_a_battle_called_off_is_listed_so_given_out_to_nobody_and_takes_no_result(
    game: Session, tmp_path: Path
) -> None:
    path = battle_json(game, tmp_path / "battle.json")
    open_battle = truth(game).battle
    assert open_battle is not None
    drafts = [
        ev.Answered("computer"),
        ev.BattleClosed(open_battle.id, open_battle.attackers, (), open_battle.at, aborted=True),
    ]
    with_it = _told(game, drafts)
    (off,) = battles.battles(with_it)
    assert (off.state, off.called_off) == ("computer", True)
    with pytest.raises(Refused, match="was called off in entry"):
        battles.read(with_it, path)
    with pytest.raises(Refused, match="was called off"):
        battles.export(with_it, BATTLE)


def _told(game: Session, facts: list[Any]) -> Session:
    """Give the game with facts of the rules' making."""
    from companion.kernel import journal

    game._book.append([journal.Draft("2026-01-01T00:00:00Z", "referee", "test", "[]", json_text(facts))])
    return Session(game._book)


def test_another_campaigns_battle_is_refused_whether_one_waits_or_not(game: Session, tmp_path: Path) -> None:
    with Session.open(paused(tmp_path / "other.companion", seed="9")) as other:
        path = battle_json(other, tmp_path / "battle.json")
        played = tmp_path / "table.companion"
        battles.table_game(played, battles.export(other))
    for _ in range(2):
        for file in (path, played):
            with pytest.raises(BadInput, match="comes from another campaign"):
                battles.read(game, file)
        if game.view.pending is not None:
            battles.apply(game, typed(game))


@pytest.mark.parametrize("what", ["nothing", "folder", "ridge", "campaign"])
def test_what_is_no_return_is_said_with_its_name(game: Session, tmp_path: Path, what: str) -> None:
    path = tmp_path / "return"
    if what == "folder":
        path.mkdir()
    elif what == "ridge":
        begin(path, Beginning(scenario="mcphersons-ridge", seed="1")).close()
    elif what == "campaign":
        begin(path, Beginning(scenario="gettysburg-battle", seed="1")).close()
    words = {"nothing": "there is no such file", "folder": "is a folder"}.get(what, "is no table game of a battle")
    with pytest.raises(BadInput, match=words) as caught:
        battles.read(game, path)
    assert "return" in caught.value.problems[0].file


def test_a_table_game_is_not_written_over(game: Session, tmp_path: Path) -> None:
    path = tmp_path / "table.companion"
    path.write_text("notes")
    with pytest.raises(JournalError, match="there is a file of this name already"):
        battles.table_game(path, battles.export(game))
    assert path.read_text() == "notes"


def test_a_table_game_that_is_open_in_another_window_is_read(game: Session, tmp_path: Path) -> None:
    path = tmp_path / "table.companion"
    battles.table_game(path, battles.export(game), seed="63")
    with Session.open(path) as table:
        for command in at_table.PLAYED:
            table.do(command)
        assert battles.read(game, path).line(HETH).infantry == 28


# ---- records


@pytest.mark.clause("RTG-15.0e")
def test_result_report_and_the_tables_journal_are_kept_for_good(game: Session, tmp_path: Path) -> None:
    draft = battles.read(game, table_played(game, tmp_path / "table.companion"))
    first = battles.apply(game, draft).entry
    names = tuple(f"battles/1.1/{first}/{name}" for name in ("result.json", "report.md", "journal.json"))
    assert battles.battles(game)[0].records == names
    kept = msgspec.json.decode(battles.record(game, names[0]), type=Record)
    assert kept.result == result_of(draft)
    proposed = tuple(replace(one, tiring=line.tiring) for one, line in zip(kept.draft.lines, draft.lines, strict=True))
    assert replace(kept.draft, log=draft.log, journal=draft.journal, lines=proposed) == draft
    report, journal = battles.record(game, names[1]), json.loads(battles.record(game, names[2]))
    assert "| Heth's Div | 28 of 75 |" in report
    assert "### The battle of Gettysburg" in report
    assert [line["label"] for line in journal][-1].startswith("End of the battle") or journal[-1]["events"]
    game.undo()
    assert battles.battles(game)[0].records == ()
    assert game.battles.records() == names
    second = battles.apply(game, typed(game)).entry
    assert second > first
    assert battles.battles(game)[0].records == tuple(
        f"battles/1.1/{second}/{name}" for name in ("result.json", "report.md")
    )
    assert battles.record(game, names[1]) == report
    game.replace_sources(dict(game.sources))
    assert len(game.battles.records()) == 5
    with pytest.raises(Refused, match="keeps no record"):
        battles.record(game, "battles/1.1/99/report.md")


def test_names_that_a_salvaged_document_has_already_are_passed_over(game: Session, tmp_path: Path) -> None:
    """Recovery may save a record whose entry was lost: the next entry has that number again."""
    entry = game.battles.next_entry
    stays = {f"battles/1.1/{entry}/result.json": "{}"}
    game._book.append([], stays)  # nothing: a record comes with an entry
    assert game.battles.records() == ()
    game.do(cmd.Note(text="saved"), records={f"battles/1.1/{entry + 1}/result.json": "{}"})
    assert battles.apply(game, typed(game)).entry == entry + 1
    assert battles.battles(game)[0].records[0] == f"battles/1.1/{entry + 1}a/result.json"


@pytest.mark.clause("RTG-1.0b")
def test_records_are_everybodys_when_the_game_is_over(game: Session) -> None:
    battles.apply(game, typed(game))
    (name, *_) = battles.battles(game)[0].records
    game.do(cmd.Resign(side="union"))
    game.seat = "union"
    assert battles.record(game, name)
    assert battles.battles(game)[0].records
    assert battles.export(game, BATTLE).battle == BATTLE


# ---- who holds the field, day two


@pytest.mark.clause("RTG-R-OFF-SCALE")
def test_off_field_is_chosen_at_the_start_beside_off_line_battles(tmp_path: Path) -> None:
    with Session.open(paused(tmp_path / "c.companion", field="withdraws")) as game:
        told = battles.consequences(game)
        assert any("Heth's Div" in words for words in told["union"])
        assert any("I Corps, Buford's Div" in words for words in told["confederate"])
        found = battles.preview(game, battles.holding(typed(game), "confederate"))
        assert found.consequences == told["confederate"]
        battles.apply(game, battles.holding(typed(game), "confederate"))
        assert truth(game).corps[REYNOLDS].combat == "withdraw"
    with pytest.raises(BadInput, match="add --set offline=yes"):
        begin(None, Beginning(scenario="gettysburg-battle", settings={"field": "withdraws"}))
    with pytest.raises(BadInput, match="withdraws, stays"):
        begin(None, Beginning(scenario="gettysburg-battle", settings={"offline": "yes", "field": "runs"}))


@pytest.mark.clause("RTG-15.0e", "RTG-11.4a", "RTG-R-OFF-EXPORT")
def test_day_two_starts_from_the_present_losses_with_fatigue_by_the_campaign(tmp_path: Path) -> None:
    """The first battle at Gettysburg on July 2 has on the table who was left of July 1, as tired as the campaign says."""
    path = paused(tmp_path / "c.companion", seed="8", players=at_table.SOLITAIRE)
    with Session.open(path) as game:
        lost, seen = dict[str, int](), battles.export(game)
        first = {one.id: one.strength.infantry for one in seen.commands()}
        while (seen := battles.export(game)).field.day == "July 1":
            draft = typed(game)
            for line in draft.lines:
                draft = battles.edited(draft, line.command, infantry=min(3, line.had.infantry), fatigue=6.0)
                lost[line.command] = lost.get(line.command, 0) + min(3, line.had.infantry)
            battles.apply(game, draft)
            evening = {one.id: truth(game).corps[one.id].fatigue for one in seen.commands()}
            to_battle(game)
        assert (seen.field.day, seen.field.place) == ("July 2", "Gettysburg")
        heth = seen.command(HETH)
        assert heth is not None
        assert heth.strength.infantry == first[HETH] - lost[HETH]
        assert sum(one.men for one in heth.brigades) == heth.strength.infantry * seen.scale.men_a_point
        assert heth.fatigue == truth(game).corps[HETH].fatigue
        assert 0 < heth.fatigue < evening[HETH]  # a night's rest, no more
        assert seen.check != battles.export(game, BATTLE).check


def test_the_whole_battle_file_goes_through_json(game: Session) -> None:
    found = battles.export(game)
    assert msgspec.json.decode(encode(found), type=BattleFile) == found
