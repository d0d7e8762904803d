"""Gestures as W3C actions, the lists of input sources that `Browser.perform` takes.

A path is a list of points in CSS pixels of the viewport, `(x, y)` or `(x, y, milliseconds)`: the
time from the point before to this one, at even speed, 100 ms if it is not given.

    drag("touch", [(195, 60), (195, 160, 250)])                 # press, pull, lift
    drag("mouse", [(195, 60)])                                  # click
    drag("touch", [(20, 20), (90, 20)], hold=True)              # stays down …
    go_on("touch", [(90, 20), (90, 80)], pause_ms=150)          # … rests at the end, lifts
    drag("touch", [(20, 20)]) + drag("touch", [(80, 20)], finger=1)  # two fingers at once
"""

STEP_MS = 16
"""Time between two moves. The engines must be given each one: only Firefox fills in a long one."""

DOWN = {"type": "pointerDown", "button": 0}
UP = {"type": "pointerUp", "button": 0}


def drag(
    pointer_type: str,
    path: list[tuple],
    *,
    hold: bool = False,
    pause_ms: float = 0,
    finger: int = 0,
) -> list[dict]:
    """Presses at the first point, moves through the others, rests for `pause_ms` and lifts.

    With `hold` it does not lift. Fingers with different numbers can be down at the same time.
    """
    start = _move(*path[0][:2], 0)
    return _source(pointer_type, finger, [start, DOWN, *_way(path), *_end(hold, pause_ms)])


def go_on(
    pointer_type: str,
    path: list[tuple],
    *,
    hold: bool = False,
    pause_ms: float = 0,
    finger: int = 0,
) -> list[dict]:
    """Goes on with a pointer that was held; `path` starts where it is."""
    return _source(pointer_type, finger, [*_way(path), *_end(hold, pause_ms)])


def lift(pointer_type: str, *, finger: int = 0) -> list[dict]:
    """Lifts a pointer that was held."""
    return _source(pointer_type, finger, [UP])


def keys(text: str) -> list[dict]:
    """Presses the keys of `text` one after another; `\\ue00c` is Escape, `\\ue004` Tab."""
    presses = [{"type": type, "value": key} for key in text for type in ("keyDown", "keyUp")]
    return [{"type": "key", "id": "keyboard", "actions": presses}]


def _source(pointer_type: str, finger: int, actions: list[dict]) -> list[dict]:
    return [
        {
            "type": "pointer",
            "id": f"{pointer_type} {finger}",
            "parameters": {"pointerType": pointer_type},
            "actions": actions,
        }
    ]


def _way(path: list[tuple]) -> list[dict]:
    moves = []
    for (x0, y0, *_), (x1, y1, *time) in zip(path, path[1:]):
        duration = time[0] if time else 100
        steps = max(1, round(duration / STEP_MS))
        for step in range(1, steps + 1):
            part = step / steps
            moves.append(_move(x0 + (x1 - x0) * part, y0 + (y1 - y0) * part, duration / steps))
    return moves


def _move(x: float, y: float, duration: float) -> dict:
    # Drivers take whole pixels and whole milliseconds.
    return {
        "type": "pointerMove",
        "origin": "viewport",
        "x": round(x),
        "y": round(y),
        "duration": round(duration),
    }


def _end(hold: bool, pause_ms: float) -> list[dict]:
    pause = [{"type": "pause", "duration": round(pause_ms)}] if pause_ms else []
    return pause if hold else [*pause, UP]
