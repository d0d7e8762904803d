"""A drawing that is a sheet of jelly: at rest what the page has, and soft under fingers."""

import base64

import pytest

from gestures import drag, keys, lift
from measuring import settle

IN_ONE = pytest.mark.engines("chromium")
"""For what the elements do the same in every engine."""

STROKED = (
    "fill='none' stroke='currentColor' stroke-width='2' stroke-linecap='round' "
    "stroke-linejoin='round'"
)

# Of Feather, © 2013–2023 Cole Bemis, under the MIT license.
ICONS = {
    "bell": f"""<svg viewBox='0 0 24 24' {STROKED}>
        <path d='M18 8A6 6 0 0 0 6 8c0 7-3 9-3 9h18s-3-2-3-9'/>
        <path d='M13.73 21a2 2 0 0 1-3.46 0'/></svg>""",
    "camera": f"""<svg viewBox='0 0 24 24' {STROKED}>
        <path d='M23 19a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h4l2-3h6l2 3h4a2 2 0 0 1 2
        2z'/><circle cx='12' cy='13' r='4'/></svg>""",
    "calendar": f"""<svg viewBox='0 0 24 24' {STROKED}>
        <rect x='3' y='4' width='18' height='18' rx='2' ry='2'/>
        <line x1='16' y1='2' x2='16' y2='6'/><line x1='8' y1='2' x2='8' y2='6'/>
        <line x1='3' y1='10' x2='21' y2='10'/></svg>""",
    "map": f"""<svg viewBox='0 0 24 24' {STROKED}>
        <polygon points='1 6 1 22 8 18 16 22 23 18 23 2 16 6 8 2 1 6'/>
        <line x1='8' y1='2' x2='8' y2='18'/><line x1='16' y1='6' x2='16' y2='22'/></svg>""",
    "groups": """<svg viewBox='-10 -10 140 120'><title>A face</title>
        <defs><linearGradient id='dusk'><stop stop-color='tomato'/><stop offset='1'
        stop-color='navy'/></linearGradient></defs>
        <g transform='translate(60 50) rotate(10)'><ellipse rx='58' ry='46' fill='url(#dusk)'/>
        <g transform='scale(2)' fill='#fff'><circle cx='-10' cy='-6' r='5'/>
        <circle cx='10' cy='-6' r='5'/></g></g>
        <path class='mouth' d='M30 60q30 40 60 0t-60 0z' stroke='#000' stroke-dasharray='4 3'/>
        <text x='60' y='20' text-anchor='middle' font-size='14'>Hi</text></svg>""",
}

AT = "position: absolute; left: 100px; top: 100px; width: 240px; height: 240px; color: #345"


def shape(drawing, more=""):
    return f"<jelly-shape id=shape style='{AT}'{more}>{drawing}</jelly-shape>"


def data(browser):
    """The path data and the transforms of everything that is drawn."""
    return browser.evaluate(
        """
        const drawn = document.querySelectorAll('#shape svg *');
        return [...drawn].map((element) => ['d', 'transform', 'style', 'r', 'points']
            .map((name) => element.getAttribute(name)));
        """
    )


POKE = "jelly.clock.rate = 0.1; shape.poke({}); await pass(3);"
"""Pokes, and shows it in slow motion: a machine that stalls must not find it at rest again."""


def ends(browser, selector="path"):
    """The box of a path as it is drawn, on the screen: left, top, right, bottom."""
    return browser.evaluate(
        """
        const { left, top, right, bottom } =
            shape.querySelector(arguments[0]).getBoundingClientRect();
        return [left, top, right, bottom];
        """,
        selector,
    )


def difference(browser, ones, others):
    """The largest difference of any two channels of pictures, of 255.

    Of each channel it is the least between any of the one and any of the other pictures.
    """
    return browser.evaluate(
        """
        const [ones, others] = await Promise.all([...arguments].map((texts) =>
            Promise.all(texts.map(async (text) => {
                const picture = new Image();
                picture.src = `data:image/png;base64,${text}`;
                await picture.decode();
                const { width, height } = picture;
                const canvas = new OffscreenCanvas(width, height).getContext('2d');
                canvas.drawImage(picture, 0, 0);
                return canvas.getImageData(0, 0, width, height).data;
            }))));
        let most = 0;
        for (let at = 0; at < ones[0].length; at++) {
            let least = 255;
            for (const one of ones) {
                for (const other of others) least = Math.min(least, Math.abs(one[at] - other[at]));
            }
            most = Math.max(most, least);
        }
        return most;
        """,
        *([base64.b64encode(picture).decode() for picture in some] for some in (ones, others)),
    )


@pytest.mark.parametrize("icon", ICONS)
def test_at_rest_it_is_the_plain_drawing_pixel_for_pixel(complete_stage, tmp_path, icon):
    def picture():
        browser.screenshot(tmp_path / "picture.png")
        return (tmp_path / "picture.png").read_bytes()

    plain = f"<div id=shape style='{AT}'>{ICONS[icon]}</div>"
    plain += "<style>#shape svg { display: block; width: 100%; height: 100% }</style>"
    browser = complete_stage(plain)
    expected = picture()
    browser = complete_stage(shape(ICONS[icon]))
    before, rest = picture(), data(browser)
    # In a shadow tree Chromium rounds a pixel at an edge otherwise, and WebKit one of a path anew.
    rounding = 2 if browser.name == "webkit" else 1
    assert difference(browser, [expected], [before]) <= rounding
    # And again after it was poked.
    browser.evaluate(POKE.format("200, 60"))
    assert data(browser) != rest
    settle(browser)
    # With its whole renderer WebKit draws a page only when it is asked, so it may be a frame late.
    attempts = 5 if browser.name == "webkit" else 1
    assert any(difference(browser, [before], [picture()]) <= rounding for _ in range(attempts))
    assert [row[:2] for row in data(browser)] == [row[:2] for row in rest]


def test_a_finger_pulls_it_and_lets_it_come_home(stage, pointer):
    browser = stage(shape(ICONS["bell"]))
    rest, before = data(browser), ends(browser)
    # On the right side of the bell.
    start = (100 + 180, 100 + 90)
    browser.perform(drag(pointer, [start, (start[0] + 50, start[1])], hold=True))
    settle(browser)
    # The side of the bell was 30 px inside of its foot, and is pressed by 15 px.
    assert ends(browser)[2] > before[2] + 5
    assert browser.evaluate("return shape.matches(':state(held)')")
    browser.perform(lift(pointer))
    settle(browser)
    assert [row[:2] for row in data(browser)] == [row[:2] for row in rest]
    assert browser.evaluate("return heard") == ["grab shape", "release shape", "rest shape"]


@pytest.mark.pointers("touch")
@IN_ONE
def test_a_touch_counts_within_a_fingers_breadth_and_not_in_the_middle_of_a_hole(stage, pointer):
    ring = "<svg viewBox='0 0 24 24'><circle cx=12 cy=12 r=10.5 fill=none stroke=red /></svg>"
    browser = stage(shape(ring))

    def is_held(x, y):
        browser.perform(drag(pointer, [(100 + x, 100 + y)], hold=True))
        held = browser.evaluate("await pass(2); return shape.matches(':state(held)')")
        browser.perform(lift(pointer))
        settle(browser)
        return held

    assert is_held(225, 120)
    assert is_held(205, 120)
    assert not is_held(120, 120)
    # The same beside it, where neither axis is a finger's breadth away.
    assert is_held(208, 208)
    assert not is_held(220, 220)


@IN_ONE
def test_what_is_no_path_is_shown_as_one_only_while_it_moves(stage):
    browser = stage(shape(ICONS["camera"]))
    count = "return shape.querySelectorAll('svg > *').length"
    assert browser.evaluate(count) == 2
    assert browser.evaluate(POKE.format("200, 60") + count) == 3
    seen = "return getComputedStyle(shape.querySelector('circle')).visibility"
    assert browser.evaluate(seen) == "hidden"
    settle(browser)
    assert browser.evaluate(count) == 2
    assert browser.evaluate(seen) == "visible"


@IN_ONE
def test_a_label_rides_along(stage):
    browser = stage(shape(ICONS["groups"]))
    label = "return getComputedStyle(shape.querySelector('text')).transform"
    assert browser.evaluate(label) == "none"
    moved = browser.evaluate(POKE.format("120, 40") + label)
    assert moved.startswith("matrix(")
    settle(browser)
    assert browser.evaluate(label) == "none"


@IN_ONE
def test_path_data_alone_makes_a_drawing_as_large_as_the_element(stage):
    browser = stage(f"<jelly-shape id=shape style='{AT}' path='M2 2h20v20h-20z'></jelly-shape>")
    box = browser.evaluate("""
        const path = shape.shadowRoot.querySelector('svg[part=drawing] path');
        const { left, top, right, bottom } = path.getBoundingClientRect();
        return [left, top, right, bottom, getComputedStyle(path).fill];
        """)
    assert box == [100, 100, 340, 340, "rgb(51, 68, 85)"]
    moved = browser.evaluate(
        POKE.format("200, 40")
        + """
        return shape.shadowRoot.querySelector('svg[part=drawing] path').getAttribute('d');
        """
    )
    assert "c" in moved and moved != "M2 2h20v20h-20z"


@IN_ONE
@pytest.mark.parametrize(
    "wrong, message",
    [
        ("M1 1L5 x", 'must have a number at character 8; got "x"'),
        ("L1 1", 'must have M at character 1; got "L"'),
        ("M1 1A5 5 0 2 0 9 9", 'must have 0 or 1 at character 12; got "2"'),
        ("M1 1L1e999 2", "must have a number at character"),
    ],
)
def test_wrong_path_data_does_not_move_and_one_line_says_where_it_is_wrong(stage, wrong, message):
    listening = "<script>const said = []; console.warn = (text) => said.push(text)</script>"
    path = f"<path d='{wrong}'/>"
    browser = stage(listening + shape(f"<svg viewBox='0 0 9 9'>{path}{path}</svg>"))
    warnings = browser.evaluate("shape.poke(9, 9); await pass(3); return said")
    assert len(warnings) == 1 and message in warnings[0]


@IN_ONE
def test_it_is_pressed_with_its_button(stage):
    browser = stage(
        f"<button id=button style='all: unset'>{shape(ICONS['camera'])}</button><p id=told></p>"
    )
    browser.evaluate("""
        button.focus();
        button.onclick = () => told.textContent += '!';
        jelly.clock.rate = 0.1;
        """)
    rest, before = data(browser), ends(browser)
    browser.perform(keys(" "))
    browser.wait_until(
        "return shape.querySelector('path').getAttribute('d') !== arguments[0]", rest[0][0]
    )
    assert browser.evaluate("return told.textContent") == "!"
    settle(browser)
    assert [row[:2] for row in data(browser)] == [row[:2] for row in rest]
    assert ends(browser) == before


@IN_ONE
def test_it_is_decoration_unless_it_has_a_name(stage):
    browser = stage(shape(ICONS["bell"]))
    assert browser.evaluate("return shape.querySelector('svg').ariaHidden") == "true"
    browser = stage(shape(ICONS["groups"]))
    assert browser.evaluate("return shape.querySelector('svg').ariaHidden") is None


@IN_ONE
def test_it_stands_still_where_less_motion_is_wanted(reduced_stage):
    browser = reduced_stage(shape(ICONS["bell"]))
    rest = data(browser)
    browser.evaluate("shape.poke(200, 60); await pass(3)")
    assert data(browser) == rest


@IN_ONE
def test_a_drawing_that_changes_is_read_anew(stage):
    browser = stage(shape("<svg viewBox='0 0 9 9'><path d='M1 1h3v3z'/></svg>"))
    browser.evaluate("""
        shape.querySelector('path').setAttribute('d', 'M2 2h5v5h-5z');
        await pass(2);
        shape.poke(200, 60);
        await pass(3);
        """)
    settle(browser)
    assert data(browser)[0][0] == "M2 2h5v5h-5z"


# Two bars side by side, of which the fingers pull the left one.
BARS = "<path d='M0 0h40v100h-40z'/>", "<path d='M60 0h40v100h-40z'/>"
GROUPS = "".join(f"<g>{bar}</g>" for bar in BARS)


def held(browser, drawing, more=""):
    """What is drawn of two bars while a finger pulls the left one."""
    browser = browser(shape(f"<svg viewBox='0 0 100 100'>{drawing}</svg>", more))
    browser.perform(drag("touch", [(150, 120), (130, 200)], hold=True))
    settle(browser)
    drawn = [row[0] for row in data(browser) if row[0]]
    browser.perform(lift("touch"))
    settle(browser)
    assert [row[0] for row in data(browser) if row[0]] == [
        "M0 0h40v100h-40z",
        "M60 0h40v100h-40z",
    ]
    return drawn


@IN_ONE
def test_groups_or_what_a_selector_finds_bend_by_themselves(stage):
    one = held(stage, "".join(BARS))
    groups = held(stage, GROUPS)
    assert groups != one
    assert held(stage, "".join(BARS), " parts=path") == groups
    assert held(stage, f"<g>{GROUPS}</g>", " parts='g g'") == groups
    # Without two parts the drawing is one sheet, and a thousand parts are one, too.
    assert held(stage, GROUPS, " parts=none") == one
    assert held(stage, f"<g>{GROUPS}</g>") == one
    assert held(stage, GROUPS + "<g></g>" * 1000) == one
    # A part without a form moves with the drawing, as there is nothing of it.
    assert held(stage, GROUPS + "<g></g>") == groups


@IN_ONE
def test_other_parts_are_read_at_once_and_a_wrong_selector_is_reported_once(stage):
    browser = stage(shape(f"<svg viewBox='0 0 100 100'>{GROUPS}</svg>"))
    pull = [(150, 120), (130, 200)]
    seen = []
    for parts in ("", "none", "g"):
        browser.evaluate("shape.parts = arguments[0]; await pass(2)", parts)
        browser.perform(drag("touch", pull, hold=True))
        settle(browser)
        seen.append(data(browser))
        browser.perform(lift("touch"))
        settle(browser)
    assert seen[0] == seen[2] != seen[1]
    assert browser.evaluate("""
        const lines = [];
        console.warn = (line) => lines.push(line);
        shape.parts = '>';
        await pass(2);
        return lines;
        """) == ['jelly: <jelly-shape>: parts: must be a selector; got ">"']


@IN_ONE
def test_a_copy_made_in_mid_motion_is_as_the_page_drew_it(stage):
    browser = stage(shape(ICONS["groups"] + ICONS["camera"]))
    drawn = browser.evaluate("return shape.innerHTML")
    browser.perform(drag("mouse", [(220, 220), (260, 240, 96)], hold=True))
    moving = browser.evaluate("await pass(4); return shape.innerHTML")
    assert moving != drawn
    copies = browser.evaluate(
        """
        const element = shape.cloneNode(true);
        const text = document.createElement("main");
        text.innerHTML = shape.outerHTML;
        document.body.append(element, text);
        await pass(4);
        return [element.innerHTML, text.firstChild.innerHTML];
        """
    )
    browser.perform(lift("mouse"))
    browser.evaluate("jelly.clock.rate = 20")
    browser.wait_until("return isIdle()")
    # A drawing without a name gets nothing for a screen reader.
    at_rest = browser.evaluate("return document.querySelector('#shape').innerHTML")
    assert "visibility" not in at_rest and "data-jelly" not in at_rest
    assert copies == [at_rest, at_rest]


@IN_ONE
@pytest.mark.parametrize("mark", ["[", "7", "null", '["onclick", "heard.push(1)"]', '["href"]'])
def test_a_mark_of_a_motion_that_a_page_has_written_does_nothing(stage, mark):
    browser = stage(
        shape(f"<svg viewBox='0 0 9 9'><path d='M1 1h7v7z' data-jelly-rest='{mark}'/></svg>")
    )
    browser.perform(drag("mouse", [(220, 160)]))
    assert "onclick" not in browser.evaluate("return shape.innerHTML")


@IN_ONE  # Only its driver's touches scroll.
@pytest.mark.pointers("touch")
def test_a_touch_on_its_empty_part_scrolls_and_one_on_the_drawing_does_not(stage, pointer):
    dots = "<svg viewBox='0 0 24 24'><circle cx=2 cy=2 r=2 /><circle cx=22 cy=22 r=2 /></svg>"
    browser = stage(shape(dots) + "<div style='height: 3000px'></div>")

    def scrolled(x, y):
        # The scroll of the last touch may go on by itself.
        browser.evaluate("""
            for (let last = -1; last !== scrollY; await pass(10)) last = scrollY;
            scrollTo(0, 0);
            await pass(2);
            """)
        browser.perform(drag(pointer, [(x, y), (x, y - 90, 300)]))
        browser.evaluate("await pass(3)")
        return browser.evaluate("return scrollY")

    # Before the first touch of the drawing, and after it.
    assert scrolled(220, 220) > 50
    assert scrolled(120, 120) == 0
    settle(browser)
    assert scrolled(220, 220) > 50


@IN_ONE
@pytest.mark.pointers("touch")
def test_a_page_lets_a_touch_pull_a_shape_in_a_button(stage, pointer):
    button = "<button style='position: absolute; left: 100px; top: 100px'>"
    browser = stage(
        f"""{button}<jelly-shape id=shape path='M0 0h9v9h-9z' style='width: 120px;
            touch-action: none'></jelly-shape></button><div style='height: 3000px'></div>"""
    )
    browser.perform(drag(pointer, [(160, 160), (160, 80, 200)], hold=True))
    assert browser.evaluate("await pass(2); return shape.matches(':state(held)')")
    browser.perform(lift(pointer))
    settle(browser)
    assert browser.evaluate("return scrollY") == 0


@IN_ONE
def test_the_cores_memory_serves_drawings_of_any_size_again(stage):
    browser = stage(shape("", " path='M0 0h9v9z'"))
    before, after = browser.evaluate("""
        const { memory } = shape.control.core;
        const before = memory.buffer.byteLength;
        let data = 'M0 0h9v9z';
        for (let edit = 0; edit < 400; edit++) shape.path = data += `m${edit % 7} 1h2v2z`;
        return [before, memory.buffer.byteLength];
        """)
    # The largest drawing has 400 × 15 numbers; slots of all powers of two up to it are twice that.
    assert after - before < 1 << 18


@IN_ONE
def test_a_huge_path_is_refused_in_one_line(stage):
    listening = "<script>const said = []; console.warn = (text) => said.push(text)</script>"
    browser = stage(listening + shape(""))
    said = browser.evaluate(
        "shape.path = 'M0 0' + 'l1 1 1-1'.repeat(50000); await pass(3); return said"
    )
    assert said == ["jelly: <jelly-shape>: drawing: must be at most about 9000 curves; got more"]


@IN_ONE
def test_its_forms_are_moved_under_a_strict_policy_without_a_violation(stage):
    circle = "<circle cx=12 cy=12 r=9 onclick='1' />"
    browser = stage(shape(f"<svg viewBox='0 0 24 24'>{circle}</svg>"))
    browser.evaluate("""
        const policy = document.createElement('meta');
        policy.httpEquiv = 'Content-Security-Policy';
        policy.content = "style-src 'self'; require-trusted-types-for 'script'";
        window.forbidden = [];
        addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
            forbidden.push(violatedDirective));
        document.head.append(policy);
        """)
    for _ in range(2):
        assert browser.evaluate(POKE.format("120, 40") + "return !!shape.querySelector('path')")
        settle(browser)
    assert browser.evaluate(
        "await pass(2); return [forbidden, shape.innerHTML.includes('style')]"
    ) == [
        [],
        False,
    ]


@IN_ONE
def test_a_path_has_a_box_as_wide_as_the_element_that_is_square(stage):
    browser = stage("<jelly-shape id=shape style='width: 4rem' path='M0 0h9v9z'></jelly-shape>")
    assert browser.evaluate("return [shape.offsetWidth, shape.offsetHeight]") == [64, 64]


@IN_ONE
def test_new_shapes_do_not_ask_for_the_layout_one_after_another(stage):
    browser = stage("<div id=room></div>")
    assert browser.evaluate("""
        let asked = 0;
        const { getScreenCTM } = SVGGraphicsElement.prototype;
        SVGGraphicsElement.prototype.getScreenCTM = function () {
            asked += 1;
            return getScreenCTM.call(this);
        };
        const drawing = '<svg viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';
        room.innerHTML = '<jelly-shape path="M0 0h9v9z"></jelly-shape>'.repeat(50)
            + `<jelly-shape>${drawing}</jelly-shape>`.repeat(50);
        await null;
        const atOnce = asked;
        await pass(2);
        return [atOnce, asked > 100];
        """) == [0, True]


# Forms

FORMS = [
    "<path d='M2 4h8v3H6z M14 4V9H22 M4 20q4-9 8 0t8-4 M3 14c2-4 4 4 6 0s3-3 5 0'/>",
    # Arcs whose radii are large, exactly half of the distance, and too small for it.
    "<path d='M4 12A8 8 0 0 1 20 12'/>",
    "<path d='M4 12A8 5 30 1 0 16 9'/>",
    "<path d='M4 12A3 2 20 0 1 20 14'/>",
    "<path d='m4 12a9 9 0 0 1 12 3a9 7 0 1 1-3 4z'/>",
    "<circle cx=12 cy=11 r=8 />",
    "<ellipse cx=12 cy=11 rx=9 ry=4 />",
    "<rect x=3 y=4 width=17 height=12 />",
    "<rect x=3 y=4 width=17 height=12 rx=5 />",
    "<rect x=3 y=4 width=17 height=12 rx=6 ry=3 />",
    "<rect x=3 y=4 width=17 height=8 ry=90 />",
    "<line x1=3 y1=4 x2=20 y2=18 />",
    "<polyline points='3 4 9 20 14 6 21 18'/>",
    "<polygon points='3 4 9 20 14 6 21 18'/>",
]


@IN_ONE
def test_a_form_that_moves_is_drawn_by_commands_that_draw_the_same(stage):
    browser = stage(f"<svg viewBox='0 0 24 24' fill=none stroke=red id=svg>{''.join(FORMS)}</svg>")
    found = browser.evaluate("""
        const { commandsOf } = await import("/elements/drawing.js");
        const { movedPath, writePath } = await import("/elements/path-data.js");
        const matrix = new DOMMatrix().scale(100);
        return [...svg.children].map((form) => {
            // Browsers measure small forms roughly, and their strokes.
            const path = svg.appendChild(document.createElementNS(svg.namespaceURI, "path"));
            path.setAttribute("d", writePath(movedPath(commandsOf(form), matrix)));
            path.style.strokeWidth = 8;
            const [length, other] = [form.getTotalLength(), path.getTotalLength() / 100];
            let apart = 0;
            for (let at = 0; at <= 1; at += 0.005) {
                const { x, y } = form.getPointAtLength(at * length);
                if (!path.isPointInStroke(new DOMPoint(100 * x, 100 * y))) apart++;
            }
            return [form.outerHTML, apart, Math.abs(other / length - 1) < 0.02];
        });""")
    assert [form for form in found if form[1:] != [0, True]] == []
    assert len(found) == len(FORMS)


@IN_ONE
def test_a_form_without_an_area_on_the_screen_leaves_the_others_movable(stage):
    flat = "<g transform='scale(0)'><path d='M1 1h7v7z'/></g>"
    browser = stage(shape(f"<svg viewBox='0 0 9 9'>{flat}<path id=seen d='M1 1h7v7z'/></svg>"))
    moved = browser.evaluate(POKE.format("200, 40") + "return seen.getAttribute('d')")
    assert moved != "M1 1h7v7z" and "NaN" not in moved
    settle(browser)
    assert browser.evaluate("return seen.getAttribute('d')") == "M1 1h7v7z"
