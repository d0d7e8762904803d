"""Flights: Chromium shows a motion by keyframes that a busy page does not stop."""

import base64
import random
import re
from time import sleep

import pytest

from elements import ELEMENTS, each, go_home, settle
from measuring import assert_no_frames, blocked_pictures, styles
from webserver import TESTS

pytestmark = pytest.mark.engines("chromium")

SOFT = 0.25
"""The largest distance between a flight and the body's outline, in pixels."""


def kept():
    """The elements that keep their frames, by the manual's table."""
    manual = (TESTS.parent / "README.md").read_text(encoding="utf-8")
    table = re.search(r"\| drawn in each frame \|.*?\n\n", manual, re.S)[0]
    return re.findall(r"^\| `<(jelly-\w+)>` \|", table, re.M)


def fly(browser, element, look="return true", *args):
    """Sets an element in motion, and looks at its flight as soon as it flies.

    Returns what `look` does, or None for an element that does not fly. Between two calls a short
    flight can end.
    """
    return browser.evaluate(
        f"""
        const look = function () {{ {look} }};
        {{ {element.stir} }}
        // A field in error has a stroke.
        it.removeAttribute("error-text");
        for (let count = 0; count < 60 && !isIdle(); count++) {{
            if (flights().length) return look.apply(null, arguments);
            await pass(1);
        }}
        return null;
        """,
        *args,
    )


DIFFERENCE = """
    const numbers = (data) => data.match(/-?[\\d.]+(e-?\\d+)?/g).map(Number);
    const path = it.shadowRoot.querySelector('[part=outline]');
    const FAR = 1e9;
    /** The largest difference between what an outline shows and the body's own, at a time. */
    const difference = (time) => {
        const own = [...jelly.outline(it, time)];
        const seen = numbers(getComputedStyle(path.ownerSVGElement).clipPath);
        const counts = [2, 2, 4, 6, 0];
        // Of a drawer the box of the outline moves with the content.
        const { contentX = 0, contentY = 0 } = it.values(time);
        const places = [];
        for (let at = 0; at < own.length; at += 1 + counts[own[at]]) {
            const coordinates = own.slice(at + 1, at + 1 + counts[own[at]]);
            places.push(...coordinates.map((place, index) =>
                place - (index % 2 ? contentY : contentX)));
        }
        // What is below that outline is a rectangle of its own, of the same width.
        const rest = it.shadowRoot.querySelector('#cast svg + svg path')?.getAttribute('d');
        if (rest) {
            const [left, top, right, bottom] = numbers(rest);
            for (let at = 0; at < places.length; at += 2) {
                const [x, y] = places.slice(at, at + 2);
                if (y > top + 1 && (y > bottom + 0.25 || x !== left && x !== right)) return FAR;
                places[at + 1] = Math.min(y, top + 1);
            }
        }
        // Of a group the bodies come first. A neck that comes or goes grows from a point, and tails
        // that nobody sees are left out. Between the closest keyframes a neck that has just joined
        // can bend by half a pixel.
        const clip = flights().find((one) => one.effect.target === path.ownerSVGElement);
        const { progress, duration } = clip?.effect.getComputedTiming() ?? {};
        const keyframes = clip?.effect.getKeyframes() ?? [];
        const next = keyframes.findIndex(({ offset }) => offset > progress);
        const around = keyframes.slice(next - 1, next + 1);
        const grows = around.some(({ clipPath }) => clipPath.includes('c 0 0 0 0 0 0'));
        const [from, to] = around.map(({ offset }) => offset);
        const isClose = progress !== from && (to - from) * duration < 5;
        if (it.flightPart && (grows || isClose || places.length !== seen.length)) {
            places.length = 34 * it.values(time).bodies.length;
        } else if (places.length !== seen.length) return null;
        return Math.max(...places.map((place, index) => Math.abs(place - seen[index])));
    };
"""


@each
def test_what_does_not_keep_its_frames_flies(stage, element):
    browser = stage(element.html)
    flies = bool(fly(browser, element))
    assert flies != (element.tag in kept())
    go_home(browser, element)
    assert_no_frames(browser)


@each
def test_a_flight_shows_the_outline_of_the_body_at_every_time(stage, element):
    browser = stage(element.html)
    numbers = random.Random(element.tag)
    shares = [numbers.random() for _ in range(140)]
    differences = fly(
        browser,
        element,
        DIFFERENCE
        + """
        const clips = flights().filter((one) => one.effect.target === path.ownerSVGElement);
        for (const one of flights()) one.pause();
        const { duration } = flights()[0].effect.getComputedTiming();
        const first = it.restTime - duration / 1000;
        // With marks all commands stay, so that each keyframe is the body's own outline.
        const own = it.flightPart ? clips[0].effect.getKeyframes().map(({ offset }) => offset) : [];
        return clips.length && [...arguments[0], ...own].map((share) => {
            for (const one of flights()) one.currentTime = share * duration;
            return difference(first + share * duration / 1000);
        });
        """,
        shares,
    )
    # One whose outline stays does not have a clip. Where parts join or leave, the flight has the
    # commands from before for half a millisecond, in which they move by up to a pixel.
    if differences:
        compared = sorted(one for one in differences if one is not None)
        assert len(compared) > 0.95 * len(differences)
        assert compared[int(0.95 * len(compared))] < SOFT
        assert compared[-1] < (SOFT if element.tag != "jelly-menu" else 1.5)
    go_home(browser, element)


@each
def test_a_caught_flight_goes_on_from_what_was_seen(stage, element):
    browser = stage(element.html)
    # On a busy machine a frame's stamp may be earlier than the change of the rate, which a flight
    # from that frame would not follow.
    browser.evaluate("jelly.clock.rate = 0.1; await pass(2)")
    if not fly(browser, element):
        return go_home(browser, element)
    before, after, frames = browser.evaluate(
        DIFFERENCE
        + """
        await pass(3);
        // A scroller may have moved a pager meanwhile.
        while (!flights().length) await pass(1);
        const seen = jelly.clock.seconds(document.timeline.currentTime);
        const flies = getComputedStyle(path.ownerSVGElement).clipPath !== 'none';
        const before = flies ? difference(seen) : 0;
        // An event that changes nothing.
        it.configure();
        const after = it.shownTime - seen;
        const left = flights().length;
        return [before, after, left];
        """
    )
    assert before is None or before < SOFT
    assert 0 <= after < 1e-6
    assert frames == 0
    go_home(browser, element)


DISTURBANCES = {
    "removed": "it.remove()",
    "moved": "document.body.append(it)",
    "hidden": "it.hidden = true",
    "resized": "it.style.width = '210px'",
    "retuned": "it.tuning = 'liquid'",
    "reduced": "it.motion = 'reduced'",
    "slowed": "jelly.clock.rate = 0.5",
    "paused": "jelly.clock.rate = 0",
    "blocked": "const end = performance.now() + 200; while (performance.now() < end);",
}


@each
def test_whatever_happens_in_a_flight_nothing_is_left_behind(stage, element):
    browser = stage(element.html)
    browser.evaluate("window.kept = it; window.timers = new Set()")
    browser.evaluate("""
        const { setTimeout: set, clearTimeout: clear } = window;
        window.setTimeout = (act, delay) => {
            const timer = set(() => (timers.delete(timer), act()), delay);
            timers.add(timer);
            return timer;
        };
        window.clearTimeout = (timer) => (timers.delete(timer), clear(timer));
        """)
    for name, disturb in DISTURBANCES.items():
        browser.evaluate("if (!it.isConnected) document.body.prepend(it); await pass(3)")
        fly(browser, element)
        browser.evaluate(f"const it = kept; {disturb}; await pass(3)")
        if name == "removed":
            assert browser.evaluate("return [flights().length, timers.size]") == [0, 0]
            assert browser.evaluate("return kept.shadowRoot.getAnimations().length") == 0
        browser.evaluate("""
            if (!kept.isConnected) document.body.prepend(kept);
            Object.assign(kept, { hidden: false, tuning: '', motion: '' });
            kept.style.width = '';
            await pass(3);
            """)
        go_home(browser, element)
        assert (
            browser.evaluate("""
            const own = [...kept.shadowRoot.querySelectorAll('*'), ...kept.querySelectorAll('*')];
            return own.flatMap((node) => node.getAnimations()).length;
            """)
            == 0
        ), name


@pytest.mark.parametrize(
    "name, html, move",
    [
        ("switch", "<jelly-switch id=it></jelly-switch>", "it.checked = true"),
        ("drawer", "<jelly-drawer id=it detents=400>Text</jelly-drawer>", "it.show()"),
        ("group", ELEMENTS["group"].html, "it.style.gap = '60px'"),
    ],
)
def test_a_blocked_page_shows_the_motion(stage, name, html, move):
    """On an idle machine there are about eighty pictures; frames by a script would be two.

    In slow motion it goes on for longer than a busy machine may take for its first frames.
    """
    browser = stage(f"<div style='position: absolute; top: 50px'>{html}</div>")
    move = f"jelly.clock.rate = 0.2; {move}"
    assert len(blocked_pictures(browser, move, 1500, "flights().length")) > 4
    settle(browser, ELEMENTS[name])


def test_the_page_computes_no_style_while_a_drawer_flies(stage):
    """An animation that the compositor refuses, as of a hidden grabber, would in each frame."""
    browser = stage("<jelly-drawer id=it detents=400>Text</jelly-drawer>")
    browser.evaluate("""
        jelly.clock.rate = 0.1;
        it.show();
        while (!it.isFlying) await pass(1);
        await pass(3);""")
    before = styles(browser)
    sleep(0.5)
    assert styles(browser) - before < 8
    assert browser.evaluate("return it.isFlying")
    settle(browser, ELEMENTS["drawer"])


@pytest.mark.parametrize("edge", ["bottom", "top", "left", "right"])
@pytest.mark.parametrize("look", ["", "non-modal", "motion=reduced"])
def test_a_drawer_of_two_parts_is_one_in_a_flight(stage, tmp_path, edge, look):
    browser = stage(f"""<style>jelly-drawer {{ color-scheme: light; --jelly-fill: #000;
        --jelly-backdrop-color: none }}</style>
        <jelly-drawer id=it edge={edge} detents=300 {look}></jelly-drawer>""")
    browser.evaluate("""
        jelly.clock.rate = 0.001;
        it.show();
        while (!it.isFlying) await pass(1);
        """)
    assert browser.evaluate(IS_CUT)
    for share in (0.1, 0.2, 0.3, 0.5, 0.9):
        browser.evaluate(
            """
            for (const one of flights()) {
                one.pause();
                one.currentTime = arguments[0] * one.effect.getComputedTiming().duration;
            }
            await pass(3);
            """,
            share,
        )
        browser.screenshot(tmp_path / "picture.png")
        picture = base64.b64encode((tmp_path / "picture.png").read_bytes()).decode()
        # It is 640 pixels wide, or as high as the screen, and black up to its free edge.
        length = 640 if edge in ("bottom", "top") else 600
        assert browser.evaluate(HOLES, picture, edge) == [length, 0], share


IS_CUT = 'return !!it.shadowRoot.querySelector("#cast svg + svg path[d]")'
"""Whether only the free edge of a drawer is clipped in a flight, and the rest only moves."""

HOLES = """
    const picture = new Image();
    picture.src = `data:image/png;base64,${arguments[0]}`;
    await picture.decode();
    const { width, height } = picture;
    const canvas = new OffscreenCanvas(width, height).getContext('2d');
    canvas.drawImage(picture, 0, 0);
    const { data } = canvas.getImageData(0, 0, width, height);
    const [from, isUpright] = [arguments[1], /bottom|top/.test(arguments[1])];
    const [lines, length] = isUpright ? [width, height] : [height, width];
    const light = (line, at) => {
        const place = /bottom|right/.test(from) ? length - 1 - at : at;
        return data[4 * (isUpright ? place * width + line : line * width + place)];
    };
    let [black, holes] = [0, 0];
    for (let line = 0; line < lines; line++) {
        if (light(line, 0) < 16) black++;
        for (let at = 1; at < length; at++) {
            if (light(line, at) < light(line, at - 1) - 16) holes++;
        }
    }
    return [black, holes];
"""
"""How much of an edge of the screen is black, and how often it is darker farther from there."""


def test_a_drawer_through_which_one_sees_is_one_part_in_a_flight(stage):
    browser = stage("""
        <jelly-drawer id=it detents=300 style='--jelly-fill: rgb(0 0 0 / .9)'></jelly-drawer>""")
    browser.evaluate("""
        jelly.clock.rate = 0.001;
        it.show();
        while (!it.isFlying) await pass(1);
        """)
    assert not browser.evaluate(IS_CUT)


@pytest.mark.parametrize("count", [4, 5])
def test_elements_fly_where_at_most_four_move_at_once(stage, count):
    """Beside others that are drawn in each frame a flight would save the page nothing."""
    switches = "".join(f"<jelly-switch id=it{n}></jelly-switch>" for n in range(count))
    browser = stage(switches)
    flying, drawn = browser.evaluate("""
        const all = [...document.querySelectorAll('jelly-switch')];
        jelly.clock.rate = 0.1;
        for (const one of all) one.checked = true;
        await pass(9);
        const others = all.filter(({ isFlying }) => !isFlying);
        const before = others.map((one) => one.shownTime);
        await pass(3);
        return [all.length - others.length,
            others.every((one, index) => one.shownTime > before[index])];
        """)
    assert flying == (count if count <= 4 else 0) and drawn
    browser.evaluate("jelly.clock.rate = 20")
    browser.wait_until("return isIdle()")


def test_what_cannot_fly_is_asked_for_one_frame_in_each(stage):
    browser = stage("<jelly-bar id=it style='height: 60px; --jelly-stroke: #000'></jelly-bar>")
    asked, frames = browser.evaluate("""
        const { frame } = it;
        let asked = 0;
        it.frame = (...rest) => (asked++, frame.apply(it, rest));
        it.touchBegan({ clientX: 300, clientY: 60 }, performance.now());
        it.touchMoved({ clientX: 300, clientY: 120 }, performance.now());
        it.touchEnded({ clientX: 300, clientY: 120 }, performance.now());
        const before = frames.stamps.length;
        await pass(12);
        return [asked, frames.stamps.length - before];
        """)
    # One more for the look at whether it can.
    assert frames > 3 and asked <= frames + 2
    settle(browser, ELEMENTS["bar"])


@each
def test_a_flight_is_sampled_at_twice_as_many_times_as_it_has_keyframes(stage, element):
    """Each keyframe, and the middle between two of them."""
    browser = stage(element.html)
    browser.evaluate("""
        window.asked = 0;
        const { frame, fly } = it;
        it.frame = (...rest) => (asked++, frame.apply(it, rest));
        it.fly = (time) => ((asked = 0), fly.call(it, time));""")
    counts = fly(
        browser,
        element,
        """
        return [asked, Math.max(...flights().map(({ effect }) => effect.getKeyframes().length))];
        """,
    )
    if counts:
        asked, keyframes = counts
        assert asked <= 2 * keyframes
    go_home(browser, element)


def test_no_outline_waits_for_the_script_of_flights(stage):
    browser = stage(ELEMENTS["switch"].html)
    asked = "return performance.getEntriesByName(`${location.origin}/elements/flight.js`).length"
    browser.wait_until(asked)
    # The core had come before: what a page has loaded is in the order of its requests.
    names = browser.evaluate("""
        return performance.getEntriesByType("resource").map(({ name }) => name.split("/").pop())""")
    assert names.index("jelly.wasm") < names.index("flight.js")


def test_a_motion_flies_as_soon_as_the_script_has_come(stage):
    browser = stage(ELEMENTS["switch"].html)
    takes = browser.evaluate("""
        const { fly } = it;
        const asked = [];
        // As while the script is on its way.
        it.fly = (time) => {
            asked.push(asked.length < 3 ? undefined : fly.call(it, time));
            return asked.at(-1);
        };
        jelly.clock.rate = 0.1;
        it.checked = true;
        await pass(12);
        return asked.map((one) => one ?? null);
        """)
    assert takes == [None, None, None, True]
    browser.evaluate("jelly.clock.rate = 20")
    browser.wait_until("return isIdle()")
