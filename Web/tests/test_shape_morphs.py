"""A drawing that flows to another one: caught at any time, and exact at both ends."""

import json
import re

import pytest

from gestures import drag, keys, lift
from measuring import settle
from test_shape import IN_ONE, shape

BOX = "M2 2h20v20h-20z"
TENT = "M12 2L22 22H2Z"
RING = "M12 2A10 10 0 0 1 12 22A10 10 0 0 1 12 2ZM12 7A5 5 0 0 0 12 17A5 5 0 0 0 12 7Z"

# Drawn for these tests.
PLAY = "<svg data-name=play viewBox='0 0 24 24'><path d='M6 4L20 12L6 20Z'/></svg>"
PAUSE = """<svg data-name=pause viewBox='0 0 24 24'><path d='M6 4H10V20H6Z'/>
    <rect x=14 y=4 width=4 height=16 /></svg>"""
LINES = "fill=none stroke=currentColor stroke-width=2 stroke-linecap=round"
MENU = f"""<svg data-name=menu viewBox='0 0 24 24' {LINES}><line x1=4 y1=6 x2=20 y2=6 />
    <path d='M4 12H20'/><path d='M4 18H20'/></svg>"""
CLOSE = f"""<svg data-name=close viewBox='0 0 24 24' {LINES}><path d='M6 6L18 18'/>
    <path d='M18 6L6 18'/></svg>"""

SHOWN = """
    /** Where the drawing is painted: of a grid of 4 px whether each point is. */
    const shown = () => {
        const paths = [...shape.querySelectorAll('path'),
            ...shape.shadowRoot.querySelectorAll('svg[part=drawing] path')]
            .filter((path) => path.getClientRects().length &&
                getComputedStyle(path).visibility === 'visible')
            .map((path) => [path, path.getScreenCTM().inverse()]);
        return Array.from({ length: 3600 }, (_, at) => {
            const point = new DOMPoint(102 + 4 * (at % 60), 102 + 4 * Math.floor(at / 60));
            return paths.some(([path, matrix]) =>
                path.isPointInFill(point.matrixTransform(matrix)));
        });
    };
    """


def slow(browser, script, rate=0.05):
    """Runs a script in slow motion, and lets some of its motion pass."""
    browser.evaluate(f"jelly.clock.rate = {rate}; {script}; await pass(6);")


def at_rest(browser):
    """What the page has: everything that a motion may write into it."""
    return browser.evaluate("return shape.innerHTML")


@pytest.fixture
def flowing(stage):
    """Opens a shape whose script for other drawings has been loaded."""

    def open_flowing(drawing, more=""):
        browser = stage(shape(drawing, f" morphs {more}"))
        browser.wait_until("return shape.flow")
        return browser

    return open_flowing


def test_path_data_flows_to_other_path_data_and_is_exact_at_the_end(flowing):
    browser = flowing("", f"path='{BOX}'")
    slow(browser, f"shape.path = '{TENT}'")
    [data] = browser.evaluate(
        """
        return [...shape.shadowRoot.querySelectorAll('svg[part=drawing] path')]
            .filter((path) => getComputedStyle(path).visibility === 'visible')
            .map((path) => path.getAttribute('d'));
        """
    )
    assert data not in (BOX, TENT)
    settle(browser)
    assert (
        browser.evaluate("return shape.shadowRoot.querySelector('svg[part=drawing]').innerHTML")
        == f'<path d="{TENT}"></path>'
    )
    assert browser.evaluate("return [heard, shape.flow.isOn]") == [["rest shape"], False]
    # From then on nothing is asked of the browser.
    assert (
        browser.evaluate(
            """
        const { asked } = frames;
        await new Promise((next) => setTimeout(next, 300));
        return frames.asked - asked;
        """
        )
        == 0
    )


def test_one_of_several_drawings_is_shown_and_flows_to_another(flowing):
    # A page's rule for all drawings does not show them all.
    browser = flowing(MENU + CLOSE + "<style>svg { display: block }</style>", "shown=menu")
    rest = at_rest(browser)
    seen = """
        return [...shape.querySelectorAll('svg')]
            .map((svg) => getComputedStyle(svg).display !== 'none');
        """
    assert browser.evaluate(seen) == [True, False]
    slow(browser, "shape.shown = 'close'")
    assert browser.evaluate(seen) == [False, True]
    # The forms of the page are hidden, and paths are in their place.
    assert browser.evaluate("return shape.flow.paths.length") > 0
    assert at_rest(browser) != rest
    settle(browser)
    assert at_rest(browser).replace(' aria-hidden="true"', "") == rest.replace(
        ' aria-hidden="true"', ""
    )


def test_another_svg_in_the_slot_flows(flowing):
    browser = flowing(PLAY)
    slow(browser, f"shape.innerHTML = `{PAUSE}`")
    assert browser.evaluate("return shape.flow.isOn")
    settle(browser)
    assert browser.evaluate("return shape.children.length") == 1
    assert "rect" in at_rest(browser)


def test_without_the_attribute_another_drawing_is_there_at_once(stage):
    browser = stage(shape(PLAY + PAUSE, " shown=play"))
    browser.evaluate("shape.shown = 'pause'; await pass(3);")
    assert browser.evaluate("return [shape.flow === undefined, heard, isIdle()]") == [
        True,
        [],
        True,
    ]
    # And its script is not loaded.
    loaded = "return performance.getEntriesByType('resource').map(({ name }) => name)"
    assert not [name for name in browser.evaluate(loaded) if "morph" in name]


def test_with_reduce_motion_another_drawing_is_there_at_once(reduced_stage):
    browser = reduced_stage(shape("", f" morphs path='{BOX}'"))
    browser.wait_until("return shape.flow")
    browser.evaluate(f"shape.path = '{TENT}'; await pass(3);")
    assert browser.evaluate("return [shape.flow.isOn, isIdle()]") == [False, True]


@pytest.mark.parametrize("turns", [[TENT, BOX], [TENT, RING, BOX], [RING, TENT, RING, BOX]])
def test_a_flow_that_is_caught_goes_on_from_where_it_is(flowing, turns):
    browser = flowing("", f"path='{BOX}'")
    for turn in turns:
        # What is shown in the frame of the change is what was shown in the frame before.
        jump = browser.evaluate(
            SHOWN
            + """
            jelly.clock.rate = 1e-4;
            await pass(2);
            const before = shown();
            shape.path = arguments[0];
            await pass(2);
            const after = shown();
            const jump = after.filter((isPainted, at) => isPainted !== before[at]).length;
            jelly.clock.rate = 0.2;
            await pass(10);
            return jump;
            """,
            turn,
        )
        # Of the points at the edge alone; without the catch it is a tenth of all.
        assert jump < 10
    settle(browser)
    assert browser.evaluate("return shape.flow.isOn") is False


def test_a_finger_holds_what_flows(flowing, pointer):
    browser = flowing("", f"path='{BOX}'")
    start = (100 + 200, 100 + 120)
    slow(browser, f"shape.path = '{TENT}'")
    browser.perform(drag(pointer, [start, (start[0] + 30, start[1])], hold=True))
    assert browser.evaluate("return shape.matches(':state(held)') && shape.flow.isOn")
    # It is held longer than it flows, and then another drawing comes.
    settle(browser)
    browser.evaluate(f"shape.path = '{RING}'; await pass(3);")
    assert browser.evaluate("return shape.flow.isOn && shape.matches(':state(held)')")
    browser.perform(lift(pointer))
    settle(browser)
    assert browser.evaluate("return [shape.flow.isOn, heard.at(-1)]") == [False, "rest shape"]


@pytest.mark.pointers("mouse")
def test_a_mouse_finds_what_is_shown(flowing, pointer):
    browser = flowing("", f"path='{BOX}'")
    browser.evaluate(f"jelly.clock.rate = 0.001; shape.path = '{TENT}'; await pass(3);")
    # In the corner of the box, where the tent has nothing.
    browser.perform(drag(pointer, [(110, 110), (112, 112)], hold=True))
    assert browser.evaluate("return shape.matches(':state(held)')")
    browser.perform(lift(pointer))
    browser.evaluate("jelly.clock.rate = 1")
    settle(browser)
    browser.perform(drag(pointer, [(110, 110), (112, 112)], hold=True))
    assert not browser.evaluate("return shape.matches(':state(held)')")
    browser.perform(lift(pointer))


BUTTON = f"""<button id=button aria-label=Play aria-pressed=false>
    <jelly-shape id=shape morphs style='width: 96px'>{PLAY}{PAUSE}</jelly-shape></button>
    <script>
      button.onclick = () => {{
        const isOn = button.ariaPressed !== 'true';
        [button.ariaPressed, shape.shown] = [`${{isOn}}`, isOn ? 'pause' : 'play'];
      }};
    </script>"""


def test_a_button_of_two_icons_stays_the_pages_own(stage):
    browser = stage(BUTTON)
    browser.wait_until("return shape.flow")
    browser.evaluate("button.focus(); jelly.clock.rate = 0.1")
    browser.perform(keys(" "))
    browser.evaluate("await pass(3)")
    now = "return [button.ariaPressed, document.activeElement.id, shape.shown, shape.flow.isOn]"
    assert browser.evaluate(now) == ["true", "button", "pause", True]
    assert browser.is_named("button", "Play")
    browser.perform(keys(" "))
    assert browser.evaluate(now)[:3] == ["false", "button", "play"]
    settle(browser)
    assert browser.evaluate(now)[3] is False


@pytest.mark.engines("chromium", "firefox")
def test_a_button_is_named_by_the_drawing_that_is_shown(stage):
    # WebKitGTK does not name a button by the title of an <svg>, with or without these elements.
    named = "".join(
        svg.replace("24'>", f"24' role=img><title>{name}</title>")
        for svg, name in ((PLAY, "Play"), (PAUSE, "Pause"))
    )
    browser = stage(
        f"<button id=button><jelly-shape id=shape morphs>{named}</jelly-shape></button>"
    )
    browser.wait_until("return shape.flow")
    assert browser.is_named("button", "Play")
    slow(browser, "shape.shown = 'pause'")
    assert browser.evaluate("return shape.flow.isOn")
    assert browser.is_named("button", "Pause")
    settle(browser)
    assert browser.is_named("button", "Pause")


@IN_ONE
def test_colors_widths_and_opacities_go_along(flowing):
    one = "<svg viewBox='0 0 24 24' style='color: rgb(200, 0, 0)'><path d='{}' {} /></svg>"
    before = one.format(BOX, "fill=currentColor stroke=#000 stroke-width=1")
    after = one.format(TENT, "fill='rgb(0, 0, 200)' stroke=#fff stroke-width=3 opacity=.5")
    browser = flowing(before)
    paint = """
        const path = [...shape.querySelectorAll('path')]
            .find((one) => getComputedStyle(one).visibility === 'visible');
        const { fill, strokeWidth, opacity } = getComputedStyle(path);
        const numbers = fill.match(/[\\d.]+/g).map(Number);
        const unit = fill.startsWith('color') ? 255 : 1;
        return [numbers[0] * unit, numbers[2] * unit, parseFloat(strokeWidth), +opacity];
        """
    slow(browser, f"shape.innerHTML = `{after}`", rate=0.3)
    red, blue, width, opacity = browser.evaluate(paint)
    assert 0 < red < 200 and 0 < blue < 200 and 1 < width < 3 and 0.5 < opacity < 1
    assert red + blue == pytest.approx(200, abs=2)
    settle(browser)
    assert browser.evaluate(paint) == [0, 200, 3, 0.5]


@IN_ONE
@pytest.mark.parametrize("is_back", [False, True])
def test_a_line_that_comes_from_a_fill_has_round_ends_on_the_way(flowing, is_back):
    line = f"<svg viewBox='0 0 24 24' {LINES}><path d='M4 12H20' stroke-width=6 /></svg>"
    ring = f"<svg viewBox='0 0 24 24'><path d='{RING}'/></svg>"
    start, end = (line, ring) if is_back else (ring, line)
    browser = flowing(start)
    # Where the drawing is almost the line: at the beginning, or before it rests.
    ends = browser.evaluate(
        """
        const isBack = arguments[1];
        jelly.clock.rate = 0.1;
        shape.innerHTML = arguments[0];
        await pass(2);
        while (!isBack && jelly.clock.seconds() < shape.restTime - 0.1) await pass(1);
        const path = [...shape.querySelectorAll('path')]
            .find((one) => getComputedStyle(one).visibility === 'visible');
        const matrix = path.getScreenCTM().inverse();
        // The shape has ten pixels a unit.
        const isPainted = (x, y) => path.isPointInStroke(
            new DOMPoint(100 + 10 * x, 100 + 10 * y).matrixTransform(matrix));
        return [[2, 12], [12, 12], [22, 12], [0.5, 12], [23.5, 12]]
            .map((place) => isPainted(...place));
        """,
        end,
        is_back,
    )
    assert ends == [True, True, True, False, False]


@IN_ONE
def test_gradients_and_texts_fade_and_nothing_of_them_stays(flowing):
    gradient = """<svg viewBox='0 0 24 24'><linearGradient id=dusk><stop stop-color=red />
        <stop offset=1 stop-color=blue /></linearGradient>
        <path d='{}' fill='url(#dusk)'/><text x=12 y=12>Hi</text></svg>"""
    browser = flowing(gradient.format(BOX))
    slow(browser, f"shape.innerHTML = `<svg viewBox='0 0 24 24'><path d='{TENT}'/></svg>`")
    fades = """
        return [[...shape.querySelectorAll('path, text')]
            .filter((one) => getComputedStyle(one).visibility === 'visible')
            .map((one) => one.localName + (one.style.fill.includes('before') ? ' before' : '')),
            [...shape.querySelectorAll('linearGradient')].map(({ id }) => id.includes('before'))];
        """
    assert browser.evaluate(fades) == [["path before", "path", "text"], [True]]
    settle(browser)
    assert browser.evaluate(fades) == [["path"], []]


@IN_ONE
@pytest.mark.parametrize("wrong", ["M1 1L5 x", "M1 1L1e999 2"])
def test_wrong_path_data_leaves_the_old_drawing(flowing, wrong):
    browser = flowing("", f"path='{BOX}'")
    [warnings, *rest] = browser.evaluate(
        """
        const warnings = [];
        console.warn = (text) => warnings.push(text);
        shape.path = arguments[0];
        await pass(3);
        const { d } = shape.shadowRoot.querySelector('svg[part=drawing] path').attributes;
        return [warnings, d.value, shape.flow.isOn];
        """,
        wrong,
    )
    assert len(warnings) == 1 and "jelly: <jelly-shape>: path: must have a number" in warnings[0]
    assert rest == [BOX, False]


@IN_ONE
def test_an_empty_drawing_shrinks_and_grows(flowing):
    browser = flowing(PLAY)
    slow(browser, "shape.innerHTML = ''")
    assert browser.evaluate("return [shape.flow.isOn, shape.flow.paths.length]") == [True, 1]
    settle(browser)
    assert (
        browser.evaluate("return shape.shadowRoot.querySelectorAll('svg[part=drawing]').length")
        == 0
    )
    slow(browser, f"shape.innerHTML = `{PAUSE}`")
    assert browser.evaluate("return shape.flow.isOn")
    settle(browser)


@IN_ONE
def test_more_curves_than_can_be_matched_fade(flowing):
    browser = flowing("", f"path='{BOX}'")
    many = "M2 2" + "".join(f"L{2 + index / 30} {2 + index % 2}" for index in range(600)) + "V22H2Z"
    slow(browser, f"shape.path = '{many}'")
    opacities = "return shape.flow.paths.map((path) => +getComputedStyle(path).opacity)"
    first, second = browser.evaluate(opacities)
    assert 0 < min(first, second) < 1
    # And is caught by one more.
    slow(browser, f"shape.path = '{TENT}'")
    assert len(browser.evaluate(opacities)) >= 2
    settle(browser)
    assert browser.evaluate("return shape.flow.isOn") is False


@IN_ONE
@pytest.mark.parametrize("rate", (0.5, 1, 2))
def test_what_fades_may_get_another_drawing_in_each_frame(flowing, rate):
    browser = flowing("", f"path='{BOX}'")
    many = "M2 2" + "".join(f"L{2 + index / 30} {2 + index % 2}" for index in range(600)) + "V22H2Z"
    layers = browser.evaluate(
        """
        jelly.clock.rate = arguments[1];
        for (let change = 0; change < 30; change++) {
            shape.path = arguments[0].replace('V22', `V${10 + change / 4}`);
            await pass(1);
        }
        const { length } = shape.flow.paths;
        jelly.clock.rate = 1;
        return length;
        """,
        many,
        rate,
    )
    assert layers <= 10
    settle(browser)
    assert browser.evaluate("return shape.flow.isOn") is False


@IN_ONE
def test_a_hundred_changes_in_a_second(flowing):
    browser = flowing("", f"path='{BOX}'")
    browser.evaluate(
        """
        for (let change = 0; change < 100; change++) {
            shape.path = arguments[change % 3];
            await new Promise((next) => setTimeout(next, 5));
        }
        """,
        BOX,
        TENT,
        RING,
    )
    settle(browser)
    # A flow that has ended gives its memory back. The most of one depends on the times of frames:
    # the first hundreds may still need more.
    sizes = []
    for _ in range(4):
        browser.evaluate(
            """
            for (let change = 0; change < 100; change++) {
                shape.path = arguments[change % 3];
                await pass(1);
            }
            """,
            BOX,
            TENT,
            RING,
        )
        settle(browser)
        sizes.append(browser.evaluate("return shape.control.core.memory.buffer.byteLength"))
    assert sizes[-1] == sizes[-2]


@IN_ONE
@pytest.mark.parametrize("rate", (0.2, 0.5, 1, 2))
def test_a_flow_may_get_another_drawing_in_each_frame(flowing, rate):
    gradient = """<svg viewBox='0 0 24 24'><linearGradient id=dusk><stop stop-color=red />
        <stop offset=1 stop-color=blue /></linearGradient><path d='{}' fill='url(#dusk)'/></svg>"""
    browser = flowing(gradient.format(BOX))
    layers = browser.evaluate(
        """
        jelly.clock.rate = arguments[1];
        for (let change = 0; change < 40; change++) {
            shape.innerHTML = arguments[0].replace('V22', `V${10 + change / 4}`);
            await pass(1);
        }
        const { length } = shape.querySelectorAll('path');
        jelly.clock.rate = 1;
        return length;
        """,
        gradient.format("M2 2H22V22H2Z"),
        rate,
    )
    # What has faded is not drawn, however often that happens.
    assert layers < 20
    settle(browser)
    assert browser.evaluate("return shape.querySelectorAll('linearGradient, path').length") == 2


@IN_ONE
def test_a_drawing_that_is_removed_while_it_is_the_target_is_gone(flowing):
    browser = flowing(PLAY + PAUSE, "shown=play")
    slow(browser, "shape.shown = 'pause'")
    slow(browser, "shape.querySelector('[data-name=pause]').remove()")
    settle(browser)
    assert browser.evaluate(
        "return [...shape.children].map((svg) => getComputedStyle(svg).display)"
    ) == ["block"]
    # And so is the whole shape.
    slow(browser, "shape.innerHTML = ''; window.flow = shape.flow; shape.remove()")
    assert browser.evaluate("return flow.isOn") is False


@IN_ONE
def test_another_size_in_mid_flow_ends_in_that_size(flowing):
    browser = flowing(PLAY + PAUSE, "shown=play")
    rest = at_rest(browser).replace(' aria-hidden="true"', "")
    slow(browser, "shape.shown = 'pause'", rate=0.2)
    browser.evaluate("shape.style.width = shape.style.height = '120px'; await pass(6)")
    slow(browser, "shape.shown = 'play'", rate=0.2)
    settle(browser)
    assert at_rest(browser).replace(' aria-hidden="true"', "") == rest
    [left, right] = browser.evaluate(
        """
        const { left, right } = shape.querySelector('path').getBoundingClientRect();
        return [left, right];
        """
    )
    assert (left, right) == pytest.approx((100 + 30, 100 + 100))


@IN_ONE
def test_a_name_that_no_drawing_has_leaves_the_drawing(flowing):
    browser = flowing(PLAY + PAUSE, "shown=pause")
    warnings = browser.evaluate(
        """
        const warnings = [];
        console.warn = (text) => warnings.push(text);
        shape.shown = 'stop';
        await pass(3);
        return warnings;
        """
    )
    assert warnings == [
        'jelly: <jelly-shape>: shown: must be the data-name of an <svg>; got "stop"'
    ]
    assert browser.evaluate(
        "return [...shape.children].map((svg) => getComputedStyle(svg).display)"
    ) == ["none", "block"]


@IN_ONE
def test_a_method_changes_the_drawing_from_a_place(stage):
    browser = stage(shape(PLAY))
    # It loads the script by itself; until then the new drawing is there at once.
    assert browser.evaluate(f"await shape.morph('{TENT}'); return [shape.path, shape.flow]") == [
        TENT,
        None,
    ]
    browser.wait_until("return shape.flow && isIdle()")
    slow(browser, f"await shape.morph('{BOX}', {{ x: 0, y: 0 }})")
    assert browser.evaluate("return [shape.morphs, shape.path, shape.flow.isOn]") == [
        True,
        BOX,
        True,
    ]
    settle(browser)
    slow(
        browser,
        """
        const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
        svg.innerHTML = '<circle cx=10 cy=10 r=10 />';
        svg.setAttribute('viewBox', '0 0 20 20');
        await shape.morph(svg)
        """,
    )
    assert browser.evaluate("return [shape.path, shape.flow.isOn, shape.children.length]") == [
        "",
        True,
        1,
    ]
    settle(browser)
    assert (
        browser.evaluate("return shape.morph(7).catch(({ message }) => message)")
        == "jelly-shape: morph: must be an <svg> or path data; got 7"
    )


@IN_ONE
def test_the_method_changes_a_drawing_that_cannot_flow(stage):
    browser = stage(shape(f"<svg viewBox='0 0 24 24'><path d='{TENT}'/></svg>"))
    changed = browser.evaluate(f"""
        const other = document.createElement("jelly-shape");
        await other.morph("{BOX}");
        const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
        const before = other.path;
        await other.morph(svg);
        return [before, other.path, svg.parentNode === other];
        """)
    assert changed == [BOX, "", True]


@IN_ONE
def test_parts_flow_part_by_part(flowing):
    two = "<svg viewBox='0 0 24 12'><g><path d='{}'/></g><g><path d='{}'/></g></svg>"
    left, right = "M1 1H11V11H1Z", "M18 1L23 11H13Z"
    browser = flowing(two.format(left, right))
    # What is nearest would become each other, but these are other parts.
    slow(browser, f"shape.innerHTML = `{two.format(right, left)}`", rate=0.001)
    assert browser.evaluate(
        """
        return [...shape.querySelectorAll('g')].map((part) =>
            part.lastChild.getBoundingClientRect().left < 220);
        """
    ) == [True, False]
    browser.evaluate("jelly.clock.rate = 1")
    settle(browser)


@IN_ONE
def test_a_drawing_that_gave_the_shape_its_height_flows(stage):
    browser = stage("<jelly-shape id=shape morphs style='width: 99px'></jelly-shape>")
    browser.wait_until("return shape.flow")
    browser.evaluate(f"shape.innerHTML = `{PLAY}`; await pass(3)")
    assert browser.evaluate("return [shape.flow.isOn, shape.offsetHeight]") == [False, 99]
    # Of another size, and so at another place.
    browser.evaluate("shape.style.width = '48px'; await pass(3)")
    slow(browser, f"shape.innerHTML = `{PAUSE}`", rate=0.001)
    left, right = browser.evaluate(
        """
        const boxes = shape.flow.paths.map((path) => path.getBoundingClientRect());
        return [Math.min(...boxes.map(({ left }) => left)),
            Math.max(...boxes.map(({ right }) => right))];
        """
    )
    # As the triangle has them.
    assert (left, right) == pytest.approx((12, 40), abs=1)
    browser.evaluate("jelly.clock.rate = 1")
    settle(browser)


@IN_ONE
def test_the_same_drawing_again_moves_nothing(flowing):
    browser = flowing(PLAY)
    browser.evaluate(f"shape.innerHTML = `{PLAY}`; await pass(3);")
    assert browser.evaluate("return [shape.flow.isOn, isIdle(), heard]") == [False, True, []]


@IN_ONE
@pytest.mark.parametrize(
    "start, expected", [(BOX, "M0 0L240 0L240 240L0 240Z"), ("", "")], ids=["drawn", "empty"]
)
def test_a_trace_has_each_drawing_and_can_be_played(flowing, start, expected):
    browser = flowing("", f"path='{start}'")
    text = browser.evaluate(
        """
        const { recorder, play } = await import('/recorder.js');
        recorder.start(shape);
        shape.path = arguments[0];
        await pass(3);
        const text = recorder.stop(shape);
        await play(shape, text, { rate: 20 }).finished;
        return text;
        """,
        TENT,
    )
    trace = json.loads(text)
    [change] = [one for one in trace["events"] if one["type"] == "drawingChanged"]
    # In the element's 240 pixels.
    assert trace["settings"]["path"] == expected
    assert change["path"] == "M120 0L240 240L0 240Z"
    assert change["wave"] == 0


@IN_ONE
def test_a_trace_has_the_width_of_strokes(flowing):
    lines = "<svg viewBox='0 0 24 24' fill=none stroke=red stroke-width=2><path d='{}'/></svg>"
    browser = flowing(lines.format("M4 6H20M4 18H20"))
    text = browser.evaluate(
        """
        const { recorder, play } = await import('/recorder.js');
        recorder.start(shape);
        for (const svg of arguments) {
            shape.innerHTML = svg;
            await pass(3);
        }
        const text = recorder.stop(shape);
        await play(shape, text, { rate: 20 }).finished;
        const wrong = text.replace('"strokeWidth": 30', '"strokeWidth": 0');
        try {
            play(shape, wrong);
        } catch ({ message }) {
            return [text, message];
        }
        """,
        lines.format("M6 6L18 18M18 6L6 18").replace("width=2", "width=3"),
        f"<svg viewBox='0 0 24 24'><path d='{BOX}'/></svg>",
    )
    trace = json.loads(text[0])
    changes = [one for one in trace["events"] if one["type"] == "drawingChanged"]
    # In the element's 240 pixels; a fill has none.
    widths = [one.get("strokeWidth") for one in [trace["settings"], *changes]]
    assert widths == [20, 30, None]
    assert text[1] == "events[0].strokeWidth: must be above 0; got 0"


def many(browser, site, count, drawings):
    """Opens so many shapes with two drawings each; counts the matchings of each frame."""
    shapes = "".join(
        f"<jelly-shape morphs style='width: 48px'>{drawings(at)}</jelly-shape>"
        for at in range(count)
    )
    browser.viewport(800, 600)
    browser.open(
        site.page(f"""
        <script src=/tests/pages/stage.js></script>
        <script>
          const matched = [0];
          const called = [];
          const {{ instantiate }} = WebAssembly;
          WebAssembly.instantiate = async (...given) => {{
            const {{ exports }} = await instantiate.apply(WebAssembly, given);
            const watched = Object.entries(exports).map(([name, own]) =>
              [name, !name.startsWith("morph") ? own : (...numbers) => {{
                if (name === "morphStart") matched[matched.length - 1] += 1;
                called.push(name);
                return own(...numbers);
              }}]);
            return {{ exports: Object.fromEntries(watched) }};
          }};
        </script>
        {shapes}
        <script type=module>
          import * as jelly from "/jelly.js";
          window.jelly = jelly;
          window.all = [...document.querySelectorAll("jelly-shape")];
          await jelly.ready;
          await pass(3);
          window.isReady = true;
        </script>""")
    )
    browser.wait_until("""
        return window.isReady && isIdle() && all.every((one) => one.flow && one.isDisplayed);""")


@IN_ONE
def test_a_frame_asks_once_for_all_paths_of_a_flow(browser, site):
    lines = MENU.replace("d='M4 12H20'", "d='M4 12H20' stroke=red")
    many(browser, site, 1, lambda at: lines + CLOSE)
    calls, paths = browser.evaluate(
        """
        const [shape] = all;
        jelly.clock.rate = 0.01;
        shape.shown = 'close';
        await pass(3);
        called.length = 0;
        shape.draw(jelly.clock.seconds());
        return [[...called], shape.flow.paths.length];
        """
    )
    assert paths > 1
    # The share of the paint comes with the paths, from which no list is made in between.
    assert calls == ["morphDraw"]
    settle(browser)


DATA = """
    const dataOf = (shape) => shape.flow.paths.map((path) => path.getAttribute('d')).join();
    """


@IN_ONE
def test_equal_icons_that_change_together_are_matched_once(browser, site):
    many(browser, site, 50, lambda at: PLAY + PAUSE)
    # Before any of them changes one pair is matched for all.
    assert browser.evaluate(
        """
        await new Promise((done) => requestIdleCallback(done));
        return matched.splice(0, 1, 0);
        """
    ) == [1]
    browser.evaluate(
        """
        jelly.clock.rate = 0.001;
        for (const one of all) one.shown = 'pause';
        for (let frame = 0; !all.every(({ flow }) => flow.isOn); frame++) {
            await pass(1);
            matched.push(0);
        }
        """
    )
    # Sixteen at a time: one matching for those that begin together.
    counts, data = browser.evaluate(f"{DATA} return [matched, new Set(all.map(dataOf)).size]")
    assert sum(counts) == 4 and data <= 4
    # One of them turns back; the others go on together, and it does not jump.
    before, after, others = browser.evaluate(
        f"""
        {DATA}
        const before = dataOf(all[1]);
        all[1].shown = 'play';
        await 0;
        const after = dataOf(all[1]);
        jelly.clock.rate = 0.1;
        await pass(6);
        return [before, after, new Set(all.filter((_, at) => at !== 1).map(dataOf)).size];
        """
    )
    numbers = [[float(one) for one in re.findall(r"-?[\d.]+", text)] for text in (before, after)]
    assert numbers[1] == pytest.approx(numbers[0], abs=0.05)
    assert others <= 4
    settle(browser)
    assert browser.evaluate("return all.some(({ flow }) => flow.isOn)") is False
    # All of them again, from a memory that has been given back.
    browser.evaluate("for (const one of all) one.shown = 'menu'; await pass(3)")
    settle(browser)


@IN_ONE
def test_many_icons_begin_to_flow_one_after_another(browser, site):
    def drawings(at):
        return PLAY.replace("L20 12", f"L20 {12 + at / 50}") + PAUSE

    many(browser, site, 50, drawings)
    counts = browser.evaluate(
        """
        jelly.clock.rate = 0.001;
        for (const one of all) one.shown = 'pause';
        const isSwapped = () => all.some(({ flow, shown, children }) =>
            !flow.isOn && getComputedStyle(children[0]).display === 'none');
        const counts = [];
        do {
            await pass(1);
            // Until its turn each one shows its first drawing.
            counts.push(isSwapped() ? 'swapped' : all.filter(({ flow }) => flow.isOn).length);
        } while (counts.at(-1) < 50 && counts.length < 100);
        return counts;
        """
    )
    assert counts[0] < 50 and counts[-1] == 50, counts
    # What the page has drawn itself does not wait: it would be seen for a frame.
    settle(browser)
    flows = browser.evaluate(
        """
        for (const one of all) one.querySelector('[data-name=pause]').innerHTML =
            '<path d="M3 3H21V21H3Z"/>';
        await 0; await 0; await 0;
        return all.filter(({ flow }) => flow.isOn).length;
        """
    )
    assert flows == 50
    settle(browser)


TARGETS = {
    "faint": f"<svg viewBox='0 0 24 24' opacity='.5'><g opacity='.5'><path d='{TENT}'/></g></svg>",
    "clipped": f"""<svg viewBox='0 0 24 24'><clipPath id=cut><path d='M0 0H4V4H0Z'/></clipPath>
        <g clip-path='url(#cut)'><path d='{TENT}'/></g></svg>""",
    "masked": f"""<svg viewBox='0 0 24 24'><mask id=dark><path d='M0 0H4V4H0Z'/></mask>
        <g style='mask: url(#dark)'><g><path d='{TENT}'/></g></g></svg>""",
}


@pytest.mark.parametrize("target", TARGETS)
def test_what_is_around_the_new_drawing_does_not_change_the_old_one_at_once(flowing, target):
    browser = flowing(f"<svg viewBox='0 0 24 24'><path d='{BOX}'/></svg>")
    slow(browser, f"shape.innerHTML = `{TARGETS[target]}`", rate=0.001)
    around = """
        const [path] = shape.flow?.paths ?? shape.querySelectorAll('g path');
        const nodes = [];
        for (let node = path; node.localName !== 'jelly-shape'; node = node.parentNode) {
            nodes.push(getComputedStyle(node));
        }
        const product = nodes.reduce((product, { opacity }) => product * opacity, 1);
        const isCut = nodes.some(({ clipPath, maskImage }) =>
            `${clipPath} ${maskImage}`.replaceAll('none', '').trim() !== '');
        return [Math.round(100 * product), isCut];
        """
    assert browser.evaluate(around) == [100, False]
    browser.evaluate("jelly.clock.rate = 1")
    settle(browser)
    assert browser.evaluate(around) == [25 if target == "faint" else 100, target != "faint"]


def test_a_drawing_that_its_box_cuts_off_stays_cut_off(flowing):
    wide = "<svg viewBox='0 0 24 24' preserveAspectRatio='xMidYMid slice'><path d='{}'/></svg>"
    browser = flowing(wide.format(BOX), "class=wide")
    browser.evaluate("shape.style.width = '480px'; await pass(3)")
    overflow = "return getComputedStyle(shape.querySelector('svg')).overflow"
    slow(browser, f"shape.innerHTML = `{wide.format(TENT)}`", rate=0.001)
    assert browser.evaluate("return shape.flow.isOn")
    assert browser.evaluate(overflow) == "hidden"
    # One that is whole reaches out of its box while it moves.
    browser.evaluate("shape.style.width = '240px'; jelly.clock.rate = 1")
    settle(browser)
    browser.evaluate("jelly.clock.rate = 0.001; shape.poke(); await pass(3)")
    assert browser.evaluate(overflow) == "visible"
    browser.evaluate("jelly.clock.rate = 1")
    settle(browser)
    assert browser.evaluate(overflow) == "hidden"


def test_dashes_in_units_of_a_path_keep_their_length(flowing):
    lines = """<svg viewBox='0 0 24 24' fill=none stroke=red><path d='{}' pathLength=10
        stroke-dasharray='5 5' stroke-dashoffset=2.5 /></svg>"""
    browser = flowing(lines.format("M2 2H22"))
    slow(browser, f"shape.innerHTML = `{lines.format('M2 12H22')}`", rate=0.001)
    dashes = browser.evaluate("""
        return shape.flow.paths.map((path) => {
            const { strokeDasharray, strokeDashoffset } = getComputedStyle(path);
            return [strokeDasharray, strokeDashoffset].map(parseFloat);
        });""")
    assert dashes == [[10, 5]]
    browser.evaluate("jelly.clock.rate = 1")
    settle(browser)


COUNTED = """<script type=module>
    import { openMatching } from '/elements/morph.js';
    const core = await openMatching();
    window.calls = { morphRest: 0, morphStart: 0, morphMatch: 0 };
    for (const name in calls) {
        const own = core[name];
        core[name] = (...values) => (calls[name]++, own(...values));
    }
    await import('/jelly.js');
    </script>"""
"""Loads the elements when the matching is there, and counts the calls of its functions."""


@IN_ONE
@pytest.mark.parametrize("pair", [PLAY + PAUSE, MENU + CLOSE])
def test_the_first_press_loads_nothing_and_waits_for_no_match(browser, site, pair):
    shapes = "".join(
        f"""<jelly-shape id={name} morphs style='display: block; width: {size}px; height: {size}px'>
        {drawings}</jelly-shape>"""
        # The place of a drawing with another class is not known before; of one size they would
        # share a match.
        for name, size, drawings in [
            ("shape", 240, pair),
            ("other", 120, pair.replace("<svg", "<svg class=other", 1)),
        ]
    )
    browser.open(site.page(shapes + COUNTED))
    requests = "performance.getEntriesByType('resource').map(({ name }) => name)"
    browser.wait_until(
        "return window.calls?.morphStart && shape.flow && other.flow &&"
        f" {requests}.some((name) => name.endsWith('/flight.js'))"
    )
    before, spent, far = browser.evaluate(
        f"""
        const {{ clock }} = await import('/elements/clock.js');
        const {{ paint }} = await import('/elements/core.js');
        const before = {requests};
        const now = performance.now();
        performance.now = () => now;
        window.requestAnimationFrame = () => {{}};
        const name = shape.children[1].dataset.name;
        const spent = [];
        for (const one of [shape, other]) {{
            const {{ morphRest }} = calls;
            one.shown = name;
            await 0;
            await 0;
            spent.push(calls.morphRest - morphRest);
        }}
        const far = [0, 30, 80, 150, 300, 500].map((passed) => {{
            paint([shape, other], clock.seconds(now + passed));
            const [one, two] = [shape, other].map(({{ flow }}) => flow.paths.map((path) =>
                [path.getAttribute('d'), path.getAttribute('style')]));
            const numbers = (rows) => rows.flat().join().match(/-?[\\d.]+/g).map(Number);
            const [some, same] = [numbers(one), numbers(two)];
            return some.length === same.length && Math.max(...some.map((number, at) =>
                Math.abs(number - same[at])));
        }});
        return [before, spent, far];
        """
    )
    # The text has hundredths of a unit.
    assert spent == [0, 1] and max(far) < 0.011
    assert browser.evaluate(f"return {requests}") == before


@IN_ONE
def test_the_matching_is_used_before_a_path_becomes_the_first_other_one(browser, site):
    page = f"<jelly-shape id=shape morphs path='{BOX}'></jelly-shape>{COUNTED}"
    browser.open(site.page(page))
    browser.wait_until("return window.calls?.morphMatch && shape.flow")
