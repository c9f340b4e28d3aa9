"""Short sounds through the system's own player, for ears that are turned elsewhere.

Nobody waits for a sound: a player is a process of its own, one that fails or hangs is left for the next one, and where
there is none it is said once.
"""

from __future__ import annotations

import io
import math
import shutil
import sys
import wave
from array import array
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, QProcess, QTemporaryDir, QTimer, Signal
from PySide6.QtWidgets import QApplication

from companion.language.tongue import tr

RATE = 22_050
"""Samples a second."""
LOUD = 9_000
"""Of 32,767: it is to be heard in a room where people talk, and to startle nobody."""
SOFT = 0.012
"""Seconds in which a note swells and fades, or it would click."""
LONGEST = 4_000
"""Milliseconds after which a player is taken for one that hangs."""
PLAYERS = (("paplay",), ("pw-play",), ("aplay", "-q"), ("afplay",))
"""What systems play sounds by, the likeliest first: PulseAudio, PipeWire, ALSA, macOS."""


class Sound(NamedTuple):
    """A sound."""

    id: str
    notes: tuple[tuple[float, float], ...]
    """Each a pitch in hertz and its length in seconds."""


RESULT = Sound("result", ((659.3, 0.11),))
TURNS = {
    "union": Sound("union", ((523.3, 0.14), (784.0, 0.26))),
    "confederate": Sound("confederate", ((784.0, 0.14), (523.3, 0.26))),
}
"""Whose turn it is: the Union's rises, the Confederates' falls."""


def waves(sound: Sound) -> bytes:
    """Give a sound as the bytes of a WAV file."""
    samples = array("h")
    for pitch, seconds in sound.notes:
        count, swell = round(seconds * RATE), round(SOFT * RATE)
        for nth in range(count):
            share = min(1.0, nth / swell, (count - nth) / swell) * (1 - nth / count) ** 0.5
            samples.append(round(LOUD * share * math.sin(2 * math.pi * pitch * nth / RATE)))
    if sys.byteorder == "big":
        samples.byteswap()
    found = io.BytesIO()
    with wave.open(found, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(samples.tobytes())
    return found.getvalue()


def players(which: Callable[[str], str | None] = shutil.which) -> list[tuple[str, ...]]:
    """Give the players that this machine has, each a program with its options."""
    return [(place, *options) for name, *options in PLAYERS if (place := which(name)) is not None]


class Sounding(QObject):
    """Plays one sound after the other."""

    silent = Signal(str)
    """Why nothing is heard, told once in people's words."""

    def __init__(self, found: Callable[[], Sequence[tuple[str, ...]]] = players, parent: QObject | None = None) -> None:
        """Take how players are found; they are looked for when the first sound is wanted."""
        super().__init__(parent)
        self._found = found
        self._players: list[tuple[str, ...]] | None = None
        self._folder: QTemporaryDir | None = None
        self._waiting: list[Sound] = []
        self._told = self._ended = False
        self._process = QProcess(self)
        self._process.finished.connect(self._on_finished)
        self._process.errorOccurred.connect(self._on_error)
        self._patience = QTimer(self, singleShot=True, interval=LONGEST)
        self._patience.timeout.connect(self._process.kill)

    def again(self) -> None:
        """Look for players anew, and tell again where there are none: somebody has just switched sounds on."""
        self._players, self._told = None, False

    def play(self, sound: Sound) -> None:
        """Play a sound after those that wait; of one that waits already, once."""
        if sound not in self._waiting:
            self._waiting.append(sound)
        if self._process.state() == QProcess.ProcessState.NotRunning:
            self._next()

    def rest(self) -> None:
        """Play nothing more: the program ends."""
        self._waiting.clear()
        self._patience.stop()
        self._process.kill()
        self._process.waitForFinished(500)

    def _next(self) -> None:
        if not self._waiting:
            return
        if self._players is None:
            self._players = list(self._found())
        place = self._file(self._waiting[0])
        if sys.platform == "win32":
            import winsound

            if place is not None:
                winsound.PlaySound(str(place), winsound.SND_FILENAME | winsound.SND_ASYNC | winsound.SND_NODEFAULT)
            self._waiting.clear()
        elif place is None or not self._players:
            self._be_silent()
        else:
            program, *options = self._players[0]
            self._ended = False
            self._patience.start()
            self._process.start(program, [*options, str(place)])

    def _file(self, sound: Sound) -> Path | None:
        """Give the file of a sound, None where none can be written."""
        if self._folder is None:
            self._folder = QTemporaryDir()
        if not self._folder.isValid():
            return None
        place = Path(self._folder.path()) / f"{sound.id}.wav"
        try:
            if not place.exists():
                place.write_bytes(waves(sound))
        except OSError:
            return None
        return place

    def _on_finished(self, code: int, how: QProcess.ExitStatus) -> None:
        self._end(well=code == 0 and how == QProcess.ExitStatus.NormalExit)

    def _on_error(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart:  # of every other end `finished` tells as well
            self._end(well=False)

    def _end(self, *, well: bool) -> None:
        if self._ended:
            return
        self._ended = True
        self._patience.stop()
        if well:
            del self._waiting[:1]
        elif self._players:
            del self._players[:1]  # a machine may have a player and nothing that it could play to
        QTimer.singleShot(0, self, self._next)

    def _be_silent(self) -> None:
        self._waiting.clear()
        QApplication.beep()
        if not self._told:
            self._told = True
            self.silent.emit(
                tr(
                    "no sound is heard: this machine has no player that works (paplay, pw-play, aplay); at most it "
                    "beeps"
                )
            )
