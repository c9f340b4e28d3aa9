"""Whatever is done to a journal, memory and file agree after each step, and the file is the same when opened again."""

from __future__ import annotations

import tempfile
from pathlib import Path

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from companion.kernel.journal import Draft, MemoryJournal, check, create, open_document

texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=40)
drafts = st.builds(
    Draft, at=texts, seat=texts, label=texts, command=texts, events=texts, dice=texts, working=st.binary(max_size=60)
)
SOURCES = {"rules": "range = 3"}


class Game(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.path = Path(self.folder.name) / "a.companion"
        self.memory = MemoryJournal({"seed": "1"}, SOURCES)
        self.file = create(self.path, {"seed": "1"}, SOURCES)

    @rule(some=st.lists(drafts, max_size=3))
    def append(self, some: list[Draft]) -> None:
        assert self.memory.append(some) == self.file.append(some)

    @rule(some=st.lists(drafts, max_size=2), data=st.data())
    def graft(self, some: list[Draft], data: st.DataObject) -> None:
        parent = data.draw(st.sampled_from([None, *range(1, self.memory.next_seq())]))
        assert self.memory.graft(parent, some) == self.file.graft(parent, some)

    @rule(one=drafts, name=texts, text=texts)
    def append_with_a_record(self, one: Draft, name: str, text: str) -> None:
        name = f"{self.memory.next_seq()}/{name}"
        assert self.memory.append([one], {name: text}) == self.file.append([one], {name: text})

    @precondition(lambda self: self.memory.head() is not None)
    @rule()
    def undo(self) -> None:
        self.move(self.memory.line()[-1].parent)

    @precondition(lambda self: self.memory.children(self.memory.head()))
    @rule()
    def redo(self) -> None:
        self.move(self.memory.children(self.memory.head())[-1])

    @precondition(lambda self: self.memory.next_seq() > 1)
    @rule(data=st.data())
    def goto(self, data: st.DataObject) -> None:
        self.move(data.draw(st.integers(1, self.memory.next_seq() - 1)))

    @precondition(lambda self: self.memory.head() is not None)
    @rule()
    def undo_and_redo_is_nothing(self) -> None:
        before = self.file.line()
        newest = self.memory.children(before[-1].parent)[-1]
        self.move(newest)
        self.undo()
        self.redo()
        assert self.file.head() == newest
        self.move(before[-1].seq)
        assert self.file.line() == before

    @rule(text=texts)
    def update(self, text: str) -> None:
        self.memory.replace_sources({"map": text})
        self.file.replace_sources({"map": text})

    @rule()
    def open_again(self) -> None:
        self.file.close()
        self.file = open_document(self.path)

    @invariant()
    def memory_and_file_agree(self) -> None:
        memory, file = self.memory, self.file
        assert memory.head() == file.head()
        assert memory.line() == file.line()
        assert memory.entries() == file.entries()
        assert memory.next_seq() == file.next_seq()
        assert memory.sources() == file.sources()
        assert memory.records() == file.records()
        assert all(memory.record(name) == file.record(name) for name in memory.records())
        for entry in memory.entries():
            assert memory.working(entry.seq) == file.working(entry.seq)
            assert memory.children(entry.seq) == file.children(entry.seq)

    def move(self, seq: int | None) -> None:
        self.memory.move_head(seq)
        self.file.move_head(seq)

    def teardown(self) -> None:
        self.open_again()
        self.memory_and_file_agree()
        self.file.close()
        assert not check(self.path)
        assert [path.name for path in self.path.parent.iterdir()] == [self.path.name]
        self.folder.cleanup()


TestGame = Game.TestCase
TestGame.settings = settings(max_examples=40, stateful_step_count=25, deadline=None)
