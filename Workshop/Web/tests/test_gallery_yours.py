"""The gallery's stage for a drawing of one's own: read for its forms and colors alone."""

import threading
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest

from gestures import drag, keys, lift
from test_gallery import opener, swipe_to_scroll

pytestmark = pytest.mark.engines("chromium")

HOUSE = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'>{}</svg>"
CROWDED = "It has more curves than there is room for, about 9,000."
NO_SIZE = "It has no size: neither a viewBox, nor a width and a height."
ROOF = "<path d='M3 11l9-8 9 8v10H3z'/>"


@pytest.fixture
def yours(browser):
    """Opens the gallery at the stage."""
    return at_stage(opener(browser))


@pytest.fixture
def reduced_yours(reduced_browser):
    return at_stage(opener(reduced_browser))


def at_stage(open_gallery):
    def open_stage(width=1280, height=900):
        browser = open_gallery(width, height)
        browser.evaluate("""
            window.stage = document.querySelector('.yours');
            window.shape = document.querySelector('.yours > jelly-shape');
            window.told = document.querySelector('.told[role=status]');
            window.icons = [...document.querySelectorAll('.tray button')];
            window.typed = document.querySelector('#yours textarea');
            window.file = document.querySelector('#yours [type=file]');
            window.drawn = () => shape.querySelector('svg').innerHTML;
            window.wait = (ms) => new Promise((next) => setTimeout(next, ms));
            // No demonstration.
            stage.dispatchEvent(new Event('pointerdown'));
            stage.scrollIntoView({ block: 'center', behavior: 'instant' });
            """)
        rest(browser)
        return browser

    return open_stage


def rest(browser):
    browser.evaluate("""
        const { clock } = await import('Web/elements/clock.js');
        clock.rate = 20;
        const now = document.getElementById('now');
        for (let rests = 0; rests < 10; rests = now.textContent === 'at rest' ? rests + 1 : 0)
            await wait(20);
        clock.rate = 1;
        """)


def slow_down(browser):
    """Lets what moves move on for so long that also a machine that stalls sees it; see `rest`."""
    browser.evaluate("(await import('Web/elements/clock.js')).clock.rate = 0.1")


def drop(browser, text, name="house.svg"):
    """Drops a file; returns what the page says then, and lets the drawing rest."""
    browser.evaluate(
        """
        told.textContent = '';
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([arguments[0]], arguments[1]));
        const send = (type) => stage.dispatchEvent(
            new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
        window.isTaken = !send('dragover') && !send('drop');
        """,
        text,
        name,
    )
    browser.wait_until("return told.textContent")
    assert browser.evaluate("return isTaken && !stage.matches('.over')")
    rest(browser)
    return browser.evaluate("return told.textContent")


def attributes(browser, selector):
    """The attributes of each element of the drawing that a selector finds, in order."""
    return browser.evaluate(
        """
        return [...shape.querySelectorAll(arguments[0])].map((element) =>
            Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])));
        """,
        selector,
    )


def test_a_dropped_file_is_jelly_in_its_own_colors(yours):
    browser = yours()
    drawing = HOUSE.format(
        "<style>.wall { fill: rgb(1, 2, 3) } .wall.red { fill: red }</style>"
        "<defs><linearGradient id='a' href='#b'><stop offset='1' style='stop-color: #00f'/>"
        "</linearGradient></defs><g transform='translate(1 1)' opacity='.9'>"
        "<path class='wall' d='M3 11l9-8 9 8v10H3z' style='stroke: url(&quot;#a&quot;); cursor: "
        "help'/></g><circle class='wall red' cx='12' cy='14' r='3'/><text x='2' y='4'>Hi</text>"
    )
    assert drop(browser, drawing) == "house.svg is jelly now."
    [path], [circle] = attributes(browser, "g path"), attributes(browser, "circle")
    [gradient] = attributes(browser, "linearGradient")
    assert path == {
        "d": "M3 11l9-8 9 8v10H3z",
        "fill": "rgb(1, 2, 3)",
        "stroke": f"url(#{gradient['id']})",
    }
    assert (circle["fill"], circle["cx"], circle["r"]) == ("red", "12", "3")
    assert gradient["id"].endswith("-a") and gradient["href"] == f"#{gradient['id'][:-1]}b"
    assert attributes(browser, "stop") == [{"offset": "1", "stop-color": "rgb(0, 0, 255)"}]
    assert browser.evaluate("return shape.querySelector('text').textContent") == "Hi"
    # It answers to a finger.
    before = browser.evaluate("return drawn()")
    left, top, width, height = browser.evaluate("""
        const { left, top, width, height } = shape.querySelector('path').getBoundingClientRect();
        return [left, top, width, height];""")
    start = (left + width / 2, top + height * 0.3)
    browser.perform(drag("mouse", [start, (start[0] + 60, start[1])], hold=True))
    browser.wait_until("return drawn() !== arguments[0]", before)
    browser.perform(lift("mouse"))
    rest(browser)
    assert attributes(browser, "g path")[0]["d"] == path["d"]


def test_a_file_is_chosen_and_may_be_chosen_again(yours):
    browser = yours()
    choose = """
        told.textContent = '';
        const choice = new DataTransfer();
        choice.items.add(new File([arguments[0]], 'chosen.svg'));
        file.files = choice.files;
        file.dispatchEvent(new Event('change', { bubbles: true }));"""
    for _ in range(2):
        browser.evaluate(choose, HOUSE.format(ROOF))
        browser.wait_until("return told.textContent === 'chosen.svg is jelly now.'")
        assert browser.evaluate("return file.value + file.labels[0].textContent") == (
            "Choose an SVG file"
        )
    rest(browser)
    assert attributes(browser, "path")[0]["d"] == "M3 11l9-8 9 8v10H3z"


@pytest.mark.parametrize(
    "text, box, fill",
    [
        ("M10 10h40v20H10z", "10 10 40 20", "currentColor"),
        # A path that closes nowhere is a line.
        ("M4 12h16", "3.333 11.333 17.333 1.333", "none"),
        (HOUSE.format(ROOF), "0 0 24 24", "currentColor"),
        # As HTML has it: without a namespace, and with a size alone.
        (f"<svg width='30px' height='20'>{ROOF}<path xlink:href='#a' d='M0 0h1v1'/></svg>",
         "0 0 30 20", "currentColor"),
        (f"<s:svg xmlns:s='http://www.w3.org/2000/svg' viewBox='0 0 9 9'>{ROOF}<s:path d='M1 1h7z'/>"
         "</s:svg>", "0 0 9 9", "currentColor"),
    ],
    ids=["data", "line", "file", "html", "prefix"],
)  # fmt: skip
def test_what_is_pasted_is_jelly(yours, text, box, fill):
    browser = yours()
    browser.evaluate("typed.value = arguments[0]; typed.dispatchEvent(new Event('input'))", text)
    browser.wait_until("return told.textContent === 'The drawing is jelly now.'")
    rest(browser)
    [svg] = attributes(browser, "svg")
    assert svg["viewBox"] == box
    # A drawing without a color has that of the text.
    assert svg["fill"] == fill
    assert browser.evaluate("return typed.labels[0].textContent").startswith("Or paste path data")


class Listener:
    """A server that notes what it is asked for."""

    def __enter__(self):
        asked = self.asked = []

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self):
                asked.append(self.path)
                self.send_error(404)

            def log_message(self, *_):
                pass

        self._server = HTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_):
        self._server.shutdown()
        self._server.server_close()


HOSTILE = """<?xml version='1.0'?><?xml-stylesheet href='{url}/sheet.css'?>
<!DOCTYPE svg [<!ENTITY here 'M3 3h9v9z'>]>
<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink'
  xmlns:h='http://www.w3.org/1999/xhtml' viewBox='0 0 24 24' onload='bad()'
  style='background: url({url}/ground.png)'>
  <script>bad()</script><script href='{url}/script.js'/><h:script>bad()</h:script>
  <h:img src='{url}/html.png' onerror='bad()'/>
  <style>@import '{url}/import.css'; @font-face {{ font-family: x; src: url({url}/font) }}
    path {{ fill: url({url}/fill.svg#a); mask: image-set('{url}/mask.png' 1x) }}</style>
  <foreignObject width='9' height='9'><h:iframe src='{url}/frame.html'/></foreignObject>
  <image href='{url}/image.png' width='9' height='9'/><image xlink:href='{url}/image2.png'/>
  <use href='{url}/use.svg#a'/><a href='javascript:bad()'><path d='M1 1h2v2z'/></a>
  <filter id='f'><feImage href='{url}/filter.png'/></filter>
  <path d='&here;' onclick='bad()' onpointerdown='bad()' h:onclick='bad()' filter='url(#f)'
    fill='url({url}/fill2.svg#a) red' mask='image-set("{url}/mask2.png" 1x)'
    clip-path='u\\72l({url}/clip.svg#a)' stroke='src("{url}/stroke")' marker-end='url(#m)'>
    <animate attributeName='href' to='javascript:bad()'/><set attributeName='onclick' to='bad()'/>
  </path>
  <linearGradient id='a' href='{url}/gradient.svg#a'/>
  <text x='1' y='9' font-family='x' style='cursor: url({url}/cursor.png), auto'>
    &lt;img src=x onerror=bad()&gt;<h:b>b</h:b></text>
  <rect width='9' height='9' fill='url(#a)' cursor='url({url}/cursor2.png)' data-x='1'/>
</svg>"""


def test_nothing_of_a_hostile_file_runs_or_loads(yours):
    browser = yours()
    with Listener() as listener:
        browser.evaluate("window.hurt = 0; window.bad = () => hurt++")
        said = drop(browser, HOSTILE.format(url=listener.url), "bad.svg")
        assert said == (
            "bad.svg is jelly now, without <script>, <foreignObject>, <image>, <use>, <a>, "
            "<filter>, <animate>, <set>."
        )
        browser.evaluate("""
            for (const element of shape.querySelectorAll('*'))
                for (const type of ['click', 'pointerdown', 'load', 'error'])
                    element.dispatchEvent(new Event(type));
            shape.poke();
            await wait(500);""")
        rest(browser)
        copied = browser.evaluate(COPY)
        # The listener does hear what is asked for.
        browser.evaluate(
            "await fetch(arguments[0], { mode: 'no-cors' }).catch(() => {})",
            f"{listener.url}/heard",
        )
        assert listener.asked == ["/heard"]
    assert browser.evaluate("return hurt") == 0
    shown = browser.evaluate("return shape.innerHTML")
    for text in (shown, copied):
        for bad in ("http", "javascript", "bad.svg", "<img", "<style", "onload", "onclick", "src"):
            assert bad not in text.replace("&lt;img src=x onerror", "")
    assert browser.evaluate(
        """
        const page = new DOMParser().parseFromString(arguments[0], 'text/html');
        return [...page.querySelectorAll('svg, svg *')].map((element) => [element.localName,
            element.getAttributeNames().sort().join(' ')]);
        """,
        copied,
    ) == [
        ["svg", "viewBox"],
        ["path", "d"],
        ["linearGradient", "id"],
        ["text", "font-family x y"],
        ["rect", "fill height width"],
    ]


WRONG = {
    "large": ("a" * 1_000_001, "It is larger than 1 MB."),
    "many": (HOUSE.format("<rect/>" * 2001), "It has 2001 forms, more than 2000."),
    # Each of these would hold the page up for many seconds, some for minutes.
    "elements": (HOUSE.format("<g/>" * 150_000 + ROOF), "It has 150002 elements, more than 5000."),
    "selectors": (
        HOUSE.format(f"<style>{'.a{fill:red}' * 30_000}</style>{'<rect/>' * 1000}"),
        "It has 30000 selectors, too many for 1002 elements.",
    ),
    "long selectors": (
        HOUSE.format(
            f"<style>{('.a ' + '* > * ' * 60 + '{fill:red}') * 490}</style>"
            f"{'<g>' * 95}{ROOF * 1900}{'</g>' * 95}"
        ),
        CROWDED,
    ),
    "relations": (
        HOUSE.format(f"<style>{':has(path ~ path + path){fill:red}' * 300}</style>{ROOF * 1500}"),
        CROWDED,
    ),
    "open tags": ("<svg xmlns=''" * 60_000, "This is not SVG: line 1 is wrong at character 57."),
    "long": (HOUSE.format(f"<path d='M0 0{'l1 1' * 60_001}'/>"), CROWDED),
    "curves": (HOUSE.format(f"<path d='M0 0{'q1 1 2 2' * 12_000}'/>"), CROWDED),
    "points": (HOUSE.format(f"<polygon points='{'1 2 ' * 60_000}'/>"), CROWDED),
    "deep": (
        HOUSE.format("<g>" * 200 + ROOF + "</g>" * 200),
        "It has more than 100 groups in each other.",
    ),
    "no size": (f"<svg>{ROOF}</svg>", NO_SIZE),
    "share": (f"<svg width='100%' height='5'>{ROOF}</svg>", NO_SIZE),
    "no width": (f"<svg viewBox='0 0 0 5'>{ROOF}</svg>", NO_SIZE),
    "html": ("<html><body/></html>", "This is not an SVG file."),
    "open": (
        "<svg viewBox='0 0 1 1'>\n <path>\n</svg>",
        "This is not SVG: line 3 is wrong at character 6.",
    ),
    "form": (
        HOUSE.format(ROOF + "<path d='M1 1L5 x'/>"),
        'Form 2 of 2 is wrong: must have a number at character 8; got "x".',
    ),
    "words": ("hello", 'The path data is wrong: must have M at character 1; got "h".'),
    "path": ("M1 1L5", "The path data is wrong: must have a number at character 7; got the end."),
    "text": (HOUSE.format("<text>Hi</text>"), "There is nothing in it to bend."),
    "empty": (HOUSE.format(""), "There is nothing in it to bend."),
}


def test_what_cannot_be_shown_is_one_sentence_and_the_last_drawing_stays(yours):
    browser = yours()
    before = browser.evaluate("return [drawn(), shape.children.length]")
    copied = browser.evaluate(COPY)
    for name, (text, sentence) in WRONG.items():
        assert drop(browser, text, "wrong.svg") == sentence, name
        assert browser.evaluate("return [drawn(), shape.children.length]") == before, name
        assert browser.evaluate(COPY) == copied, name
    # And it still moves.
    slow_down(browser)
    browser.evaluate("shape.poke()")
    browser.wait_until("return drawn() !== arguments[0]", before[0])


def test_long_words_and_long_values_are_read_at_once(yours):
    browser = yours()
    word = "a" * 900_000
    assert drop(browser, HOUSE.format(f"<path fill='{word}' d='M2 2h20v20h-20z'/>")) == (
        "house.svg is jelly now."
    )
    assert drop(browser, HOUSE.format(f"<style>a:hover{{fill:red}}</style>{ROOF}")) == (
        "house.svg is jelly now, without some rules of its style."
    )


COPY = """
    let copied;
    Object.defineProperty(navigator, 'clipboard', {
        configurable: true, value: { writeText: async (text) => (copied = text) },
    });
    const button = document.querySelector(arguments[0] ?? '#yours .take .text');
    button.click();
    return copied;
    """


@pytest.mark.parametrize("drawing", ["icon", "file", "path"])
def test_the_copied_html_draws_the_same_in_an_empty_page(yours, stage, drawing):
    browser = yours()
    if drawing == "file":
        drop(browser, HOUSE.format(
            "<linearGradient id='a'><stop stop-color='red'/></linearGradient>"
            f"<g fill='url(#a)'>{ROOF}</g><text y='9'>a &lt; b</text>"))  # fmt: skip
    elif drawing == "path":
        drop(browser, "M10 10h40v20H10z")
    else:
        browser.evaluate("icons[5].click()")
        browser.wait_until("return told.textContent")
    # Also while it moves.
    slow_down(browser)
    before = browser.evaluate("const before = drawn(); shape.poke(); return before")
    browser.wait_until("return drawn() !== arguments[0]", before)
    copied = browser.evaluate(COPY)
    rest(browser)
    look = """
        const shape = document.querySelector(arguments[0]);
        const [left, top] = ['left', 'top'].map((end) =>
            shape.querySelector('svg').getBoundingClientRect()[end]);
        const { width } = shape.querySelector('svg').getBoundingClientRect();
        const forms = [...shape.querySelectorAll('path, circle, text')];
        return forms.map((form) => {
            const { fill, stroke } = getComputedStyle(form);
            const { x, y, width, height } = form.getBBox();
            return [form.localName, form.textContent, form.getAttribute('d'), fill, stroke,
                x, y, width, height];
        });"""
    expected = browser.evaluate(look, ".yours > jelly-shape")
    browser = stage(copied)
    assert browser.evaluate(look, "jelly-shape")[0][2:5] == expected[0][2:5]
    assert [row[:5] for row in browser.evaluate(look, "jelly-shape")] == [
        row[:5] for row in expected
    ]
    width, height, moved = browser.evaluate("""
        const shape = document.querySelector('jelly-shape');
        const before = shape.innerHTML;
        const { width, height } = shape.getBoundingClientRect();
        shape.poke();
        await pass(3);
        return [width, height, shape.innerHTML !== before];""")
    assert width == 192 and height > 90 and moved


def test_the_four_lines_under_the_word_draw_a_letter(yours, stage):
    copied = yours().evaluate(COPY, ".lines .text")
    lines = copied.split("\n")
    assert len(lines) == 4 and lines[0] == '<script type="module" src="jelly.js"></script>'
    browser = stage("\n".join(lines[1:]))
    assert browser.evaluate("""
        const shape = document.querySelector('jelly-shape');
        const { width, height } = shape.querySelector('path').getBBox();
        return [width, height, shape.commands !== undefined];""") == [12, 17, True]


def test_an_icon_is_a_button_that_shows_itself(yours):
    browser = yours()
    assert len({*browser.evaluate("return icons.map((one) => one.textContent.trim())")}) == 8
    browser.evaluate("icons[7].focus()")
    browser.perform(keys(" "))
    browser.wait_until("return told.textContent === 'Smile is jelly now.'")
    rest(browser)
    assert browser.evaluate("return shape.querySelector('title').textContent") == "Smile"
    # A finger that pulls an icon does not show it.
    left, top, before = browser.evaluate("""
        const { left, top, width, height } = icons[0].getBoundingClientRect();
        return [left + width / 2, top + height / 2, icons[0].innerHTML];""")
    browser.perform(drag("mouse", [(left, top), (left + 20, top)], hold=True))
    browser.wait_until("return icons[0].innerHTML !== arguments[0]", before)
    browser.perform(lift("mouse"))
    rest(browser)
    assert browser.evaluate("return shape.querySelector('title').textContent") == "Smile"


def test_a_drawing_that_comes_while_the_last_one_moves_is_soft_at_once(yours):
    browser = yours()
    slow_down(browser)
    browser.evaluate("shape.poke(); await wait(30)")
    browser.evaluate("icons[2].click()")
    browser.wait_until("return told.textContent === 'Cloud is jelly now.'")
    first = browser.evaluate("return drawn()")
    browser.wait_until("return drawn() !== arguments[0]", first)
    rest(browser)
    assert attributes(browser, "path")[1]["d"] == "M10.5 25L9 29M16.5 25L15 29M22.5 25L21 29"


@pytest.mark.parametrize("way, is_pull", [([(0, 0, 350)], True), ([], False)])
def test_a_touch_that_rests_first_pulls_up_and_another_scrolls(yours, way, is_pull):
    browser = yours(390, 844)
    x, y, top, scrolled = browser.evaluate("""
        const { left, top, width, height } = shape.getBoundingClientRect();
        return [left + width / 2, top + height / 2,
            shape.querySelector('path').getBoundingClientRect().top, scrollY];""")
    stops = [(x, y), *((x, y, ms) for _, _, ms in way)]
    swipe = drag("touch", [*stops, (x, y - 80, 32)], hold=is_pull)
    if is_pull:
        browser.perform(swipe)
        browser.evaluate("await wait(300)")
        assert browser.evaluate("return scrollY") == scrolled
        assert browser.evaluate("return shape.matches(':state(held)')")
        browser.perform(lift("touch"))
    else:
        swipe_to_scroll(browser, ".yours > jelly-shape", swipe)


def test_with_less_motion_a_drawing_stands_still(reduced_yours):
    browser = reduced_yours()
    drop(browser, HOUSE.format(ROOF))
    before = browser.evaluate("return drawn()")
    assert browser.evaluate("shape.poke(); await wait(60); return drawn()") == before


@pytest.mark.parametrize("width", [320, 390, 1280])
def test_icons_and_a_long_sentence_stay_within_the_window(yours, width):
    browser = yours(width)
    assert browser.evaluate("""
        const ends = (element) => element.getBoundingClientRect().right;
        return Math.max(...icons.map(ends)) < ends(stage);""")
    drop(browser, HOUSE.format(ROOF), "a" * 200 + ".svg")
    assert browser.evaluate("return document.documentElement.scrollWidth") <= width


def test_what_can_be_brought_is_reached_by_tab(yours):
    browser = yours()
    browser.evaluate("document.querySelector('#yours .pull').focus()")
    names = []
    for _ in range(4):
        browser.perform(keys("\ue004"))
        names.append(
            browser.evaluate("""
            const one = document.activeElement;
            const shown = one.closest('.file') ?? one;
            return [one.type, (one.labels?.[0] ?? one).textContent.trim().slice(0, 18),
                getComputedStyle(shown).outlineStyle];""")
        )
    assert names == [
        ["file", "Choose an SVG file", "solid"],
        ["button", "Copy the HTML", "solid"],
        ["", "Tune it in the lab", "solid"],
        ["textarea", "Or paste path data", "solid"],
    ]


def test_points_are_where_the_drawing_is(yours):
    browser = yours()
    drop(browser, HOUSE.format(f"<g transform='translate(4 2) scale(.5)'>{ROOF}</g>"))
    slow_down(browser)
    points, drawing = browser.evaluate("""
        document.querySelector('[name=points]').click();
        shape.poke();
        const circles = () => [...shape.shadowRoot.querySelectorAll('.points .ends circle')];
        // It has one frame after another, and more points once it bends.
        for (let frame = 0; frame < 60 && circles().length <= 5; frame++) await wait(20);
        const box = (element) => {
            const { left, top, right, bottom } = element.getBoundingClientRect();
            return [left, top, right, bottom];
        };
        const path = shape.querySelector('path');
        const end = path.getPointAtLength(0).matrixTransform(path.getScreenCTM());
        return [circles().map(box), [end.x, end.y]];""")
    browser.evaluate("document.querySelector('[name=points]').click()")
    left, top, right, bottom = points[0]
    assert [(left + right) / 2, (top + bottom) / 2] == pytest.approx(drawing, abs=1)
    assert len(points) > 5
