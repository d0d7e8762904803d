"""A film as Lottie, drawn by a player that is not ours, shows what the trace says."""

import json
import re

import pytest
from rlottie_python import LottieAnimation

from test_bits import output
from webserver import TESTS

FILMS = sorted((TESTS.parents[1] / "Examples/Films").glob("*.json"))

MOMENTS = 16
"""Pictures of each film, at even distances."""

LEAD = 0.308
"""The seconds before the first event; so the frames lie between the samples of a finger."""

LARGEST, MANY = 64, 64
"""What a pixel of an edge may differ by, of 255, and how many may differ by more than half of it.

An edge that is off by the film's 0.05 points changes a pixel by 11. Where shapes of a film overlap,
as at a neck or a bridge, the player smooths the edge of each, and once that of their sum. Measured
are 59, and 38 pixels above half of the limit. Each of the films fails if it is 4 ms late.
"""


def parts(path):
    """The subpaths of path data as Lottie has them: points, tangents, and whether it is closed."""
    found = []
    for letter, text in re.findall(r"([MLQCZ])([^MLQCZ]*)", path):
        numbers = [float(number) for number in text.split()]
        points = list(zip(numbers[::2], numbers[1::2]))
        if letter == "M":
            found.append({"c": False, "v": points, "i": [(0, 0)], "o": [(0, 0)]})
            continue
        part = found[-1]
        if letter == "Z":
            part["c"] = True
            continue
        start, end = part["v"][-1], points[-1]
        if letter == "L":
            handles = [start, end]
        elif letter == "C":
            handles = points[:2]
        else:
            handles = [mix(point, points[0], 2 / 3) for point in (start, end)]
        part["o"][-1] = less(handles[0], start)
        part["i"].append(less(handles[1], end))
        part["o"].append((0, 0))
        part["v"].append(end)
    return found


def mix(one, other, share):
    return tuple(a + share * (b - a) for a, b in zip(one, other))


def less(one, other):
    return tuple(a - b for a, b in zip(one, other))


def still(film, path, origin):
    """The film with a path that does not move in the place of its outline."""
    shapes = [
        {"ty": "sh", "ks": {"a": 0, "k": {**part, "v": [less(v, origin) for v in part["v"]]}}}
        for part in parts(path)
    ]
    bodies = [layer for layer in film["layers"] if layer["nm"] == "fill"]
    # A pager's outline is its ball, and a slider's its drop. The colored part of the track is a
    # body behind it.
    if film["nm"] in ("jelly-pager", "jelly-slider"):
        bodies = bodies[:1]
    group = bodies[0]["shapes"][0]
    paint = [item for item in group["it"] if item["ty"] in ("fl", "st")]
    place = [{**item, "o": {"a": 0, "k": 100}} for item in group["it"] if item["ty"] == "tr"]
    body = {**bodies[0], "shapes": [{**group, "it": [*shapes, *paint, *place]}]}
    layers = [body if each is bodies[0] else each for each in film["layers"]]
    return {**film, "layers": [each for each in layers if each not in bodies]}


def items(layer):
    """The items of a layer's groups."""
    return [item for group in layer["shapes"] for item in group["it"]]


def picture(film, frame):
    """The bytes of a film's frame, four a pixel, as the player draws it."""
    animation = LottieAnimation.from_data(json.dumps(film))
    return animation.lottie_animation_render(frame, width=film["w"], height=film["h"])


def differences(one, other):
    """The differences of two pictures, pixel by pixel, where there are any."""
    assert len(one) == len(other)
    row = 256
    for start in range(0, len(one), row):
        if one[start : start + row] != other[start : start + row]:
            for at in range(start, min(start + row, len(one)), 4):
                if one[at : at + 4] != other[at : at + 4]:
                    yield max(abs(one[at + i] - other[at + i]) for i in range(4))


def frames_between(events, film):
    """Frames of a film that are a millisecond away from each event, and their times in the trace.

    At an event the film jumps, in a time between two of its whole milliseconds.
    """
    start = events[0] - LEAD
    for index in range(MOMENTS):
        frame = round(film["op"] * index / MOMENTS)
        while any(abs(start + frame / film["fr"] - at) < 0.001 for at in events):
            frame += 1
        yield frame, max(events[0], start + frame / film["fr"])


@pytest.mark.parametrize("trace", FILMS, ids=lambda trace: trace.stem)
def test_another_player_shows_what_the_trace_says(jelly, tmp_path, trace):
    options = ["--no-touches", "--no-interpolation", "--appearance", "light", "--lead-in", LEAD]
    for ending in ("json", "svg"):
        output(jelly, "film", trace, "-o", tmp_path / f"film.{ending}", *options)
    film = json.loads((tmp_path / "film.json").read_text(encoding="utf-8"))
    svg = (tmp_path / "film.svg").read_text(encoding="utf-8")
    origin = [float(number) for number in re.search(r'viewBox="(\S+) (\S+) ', svg).groups()]
    # A symbol, such as the cross of a menu, is not a part of the outline.
    film["layers"] = [layer for layer in film["layers"] if layer["nm"] != "symbol"]

    # The outline of a row is all of it, without the colors of its drops.
    if film["nm"] == "jelly-row":
        bodies = [layer for layer in film["layers"] if layer["nm"] in ("fill", "track")]
        paints = [item for layer in bodies for item in items(layer) if item["ty"] == "fl"]
        for layer in bodies:
            layer["nm"] = "fill"
        for paint in paints:
            paint["o"] = paints[0]["o"]

    events = [event["at"] for event in json.loads(trace.read_text(encoding="utf-8"))["events"]]
    moments = list(frames_between(events, film))
    # Before its first event nothing has happened, also at its time.
    times = ",".join(f"{time}:0" if time == events[0] else str(time) for _, time in moments)
    drawn = [json.loads(line)["outline"] for line in output(jelly, "frames", trace, "--at", times)]
    assert len(drawn) == MOMENTS and len(set(drawn)) > MOMENTS / 2
    wrong = {}
    for (frame, time), outline in zip(moments, drawn):
        meant = picture(still(film, outline, origin), frame)
        found = list(differences(picture(film, frame), meant))
        most = max(found, default=0)
        many = sum(difference > LARGEST / 2 for difference in found)
        if most > LARGEST or many > MANY:
            wrong[time] = most, many
    assert wrong == {}
