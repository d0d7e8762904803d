"""What Orca loads at its start: it writes what it says to a file, and says nothing aloud.

Each utterance is a line of JSON in the file `$JELLY_SPEECH`. The file beside it, `….idle`, has the
time at which Orca was last seen with nothing to do.
"""

import json
import os
import time
from pathlib import Path

import orca.event_manager as event_manager
import orca.settings as settings
import orca.speech as speech
import pyatspi
from gi.repository import GLib
from orca.scripts.web.script_utilities import Utilities

FILE = os.environ["JELLY_SPEECH"]
log = open(FILE, "a", buffering=1, encoding="utf-8")  # noqa: SIM115


def say(text, *_, **__):
    log.write(json.dumps(text, ensure_ascii=False) + "\n")


def say_all(utterances, _):
    for context, _ in utterances:
        say(context.utterance)


speech._speak = speech.speakCharacter = say
speech.sayAll = say_all
speech.init = speech.stop = speech.speakKeyEvent = lambda *_: None
settings.enableBraille = settings.enableSound = False
settings.sayAllOnLoad = settings.pageSummaryOnLoad = False

# Up to 45.0 Orca takes a custom element with a name and nothing in it for an image: with Chromium
# that is a slider. Later ones do so only if it has no role.
is_image = Utilities.isCustomImage
Utilities.isCustomImage = lambda self, element: (
    element is not None and element.getRole() == pyatspi.ROLE_SECTION and is_image(self, element)
)


def note_idle():
    if not event_manager._manager._eventQueue.qsize():
        Path(f"{FILE}.idle").write_text(str(time.time()), encoding="ascii")
    return True


GLib.timeout_add(80, note_idle)
