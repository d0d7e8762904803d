"""The gallery as it is opened from disk: usable by all, on every screen, and still at rest."""

import gzip
import json
import re
from importlib.resources import files
from itertools import count

import pytest

from gestures import drag, keys
from parameters import variants
from webserver import DIST, ELEMENTS, TESTS

GALLERY = (DIST / "gallery.html").as_uri()

PAGE = (TESTS.parents[1] / "Workshop/Web/gallery/index.html").read_text(encoding="utf-8")
STAGES = re.findall(r'<section class="system[^"]*" id="(\w+)"', PAGE)
"""The sections with a stage, in the order of the page."""
SYSTEMS = [stage for stage in STAGES if stage != "sum"]
"""Those whose stage has elements."""

AXE = files("axe_core_python").joinpath("axe.min.js").read_text(encoding="utf-8")

WIDTHS = [320, 390, 768, 1024, 1600]


@pytest.fixture
def gallery(browser):
    """Opens the gallery in a viewport of the given size."""
    return opener(browser)


@pytest.fixture
def dark_gallery(browsers, engine):
    """The same for somebody who likes it dark."""
    return opener(browsers(engine, dark=True))


@pytest.fixture
def reduced_gallery(reduced_browser):
    """The same for somebody who has asked the system for less motion."""
    return opener(reduced_browser)


VISITS = count()


def opener(browser):
    def open_gallery(width=1280, height=900, state=""):
        browser.viewport(width, height)
        # Another address each time, so that another state of the same page is loaded anew.
        browser.open(f"{GALLERY}?{next(VISITS)}{state}")
        # Its script, which runs when the elements are defined, adds these links.
        browser.wait_until("return !!document.querySelector('.to-lab')")
        return browser

    return open_gallery


def kept(open_gallery, browser, name, prepare=""):
    """The page that the test before has left open under this name, else a new one."""
    if not browser.evaluate("return window.keptAs === arguments[0]", name):
        open_gallery()
        browser.evaluate(f"window.keptAs = arguments[0]; {prepare}", name)
    return browser


def wait_for_rest(browser):
    """Lets the rest of the motion pass in a moment, until no frame is asked for any more."""
    browser.evaluate(
        """
        const { clock } = await import('Web/elements/clock.js');
        const { rate } = clock;
        clock.rate = 20;
        const now = document.getElementById('now');
        // An act of a moment ago may ask for its first frame only now.
        for (let rests = 0; rests < 10; rests = now.textContent === 'at rest' ? rests + 1 : 0) {
            await new Promise((next) => setTimeout(next, 20));
        }
        clock.rate = rate;
        """
    )


def problems(browser):
    """What axe finds, as a list of rule and place."""
    browser.evaluate(AXE + "; window.axe = axe")
    found = browser.evaluate("return JSON.stringify((await axe.run()).violations)")
    return [
        (rule["id"], node["html"][:120], node["failureSummary"])
        for rule in json.loads(found)
        for node in rule["nodes"]
    ]


def test_every_element_is_there(gallery):
    browser = gallery()
    assert browser.evaluate("""
        const names = [...new Set([...document.querySelectorAll('.stage *')]
            .map(one => one.localName).filter(name => name.includes('-')))];
        return [names.sort(), names.filter(name => !customElements.get(name))];
        """) == [sorted(ELEMENTS), []]


@pytest.mark.engines("chromium")
def test_the_icon_of_the_player_flows_by_the_match_of_the_page(gallery):
    browser = gallery()
    on_the_way = "return play.firstElementChild.shadowRoot.querySelectorAll('path').length"
    browser.evaluate("play.scrollIntoView()")
    # The core of icons may come later than the page.
    browser.wait_until(f"play.click(); {on_the_way}")


LISTEN = """
    window.wrong = [];
    addEventListener('error', ({ message }) => wrong.push(message), { capture: true });
    addEventListener('unhandledrejection', ({ reason }) => wrong.push(`${reason}`));
    for (const type of ['error', 'warn']) {
        const say = console[type];
        console[type] = (...words) => (wrong.push(words.join(' ')), say(...words));
    }
    """
"""Collects what goes wrong in a page, from before its first script on."""


@pytest.mark.engines("chromium")
@pytest.mark.parametrize("width", [390, 1440])
@pytest.mark.parametrize("place", ["disk", "http"])
def test_nothing_goes_wrong_while_it_loads(browser, site, place, width):
    browser.viewport(width, 844)
    browser.open("about:blank")
    browser.devtools("Page.enable")
    heard = browser.devtools("Page.addScriptToEvaluateOnNewDocument", source=LISTEN)
    try:
        browser.open(GALLERY if place == "disk" else f"{site.url}/gallery.html")
        browser.wait_until("return !!document.querySelector('.to-lab')")
        # The word has shown itself by then, and everything has been laid out and drawn.
        wrong = browser.evaluate(
            "await new Promise((next) => setTimeout(next, 2500)); return wrong"
        )
    finally:
        browser.devtools("Page.removeScriptToEvaluateOnNewDocument", **heard)
        browser.devtools("Page.disable")
    assert wrong == []


@variants("width", 390, 1280)
def test_axe_finds_nothing_in_the_light(gallery, width):
    assert problems(gallery(width)) == []


@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.engines("chromium")
def test_axe_finds_nothing_in_the_dark(dark_gallery, width):
    assert problems(dark_gallery(width)) == []


@pytest.mark.parametrize("width", WIDTHS)
def test_nothing_is_wider_than_the_screen(gallery, browser, width):
    kept(gallery, browser, "resized")
    browser.viewport(width, 900)
    browser.evaluate("for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame)")
    assert browser.evaluate("return document.documentElement.scrollWidth") <= width


@pytest.mark.engines("chromium")
@pytest.mark.parametrize("width", [390, 1024, 1440])
def test_each_row_is_full(gallery, width):
    rows = gallery(width).evaluate("""
        const tops = [...document.querySelectorAll(".system:not(.front)")].flatMap((one) => {
            const columns = getComputedStyle(one).gridColumnStart === "span 2" ? 2 : 1;
            return Array(columns).fill(Math.round(one.getBoundingClientRect().top + scrollY));
        });
        return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);""")
    assert {*rows} == {{390: 1, 1024: 2, 1440: 3}[width]}


@pytest.mark.engines("chromium")
def test_the_controls_have_names_of_one_family(gallery):
    named = gallery().evaluate("""
        return [...document.querySelectorAll(".system[id]")]
            .map(({ id }) => [id, document.getElementById(`${id}-title`)?.textContent]);""")
    others = {"bar", "morphs", "yours", "wave", "sum"}
    controls = {id: title for id, title in named if id not in others}
    assert controls == {id: f"Jelly {id}" for id in SYSTEMS if id not in others}


def test_it_comes_to_rest_and_then_asks_for_nothing(gallery):
    browser = gallery()
    # Everything that shows itself once comes into view.
    for system in SYSTEMS:
        browser.evaluate("document.getElementById(arguments[0]).scrollIntoView()", system)
        browser.evaluate("await new Promise(next => setTimeout(next, 150))")
    drawn = browser.evaluate("""
        const [frames, now] = ['frames', 'now'].map((id) => document.getElementById(id));
        let before;
        do {
            before = frames.textContent;
            await new Promise(next => setTimeout(next, 1200));
        } while (before !== frames.textContent);
        const states = [now.textContent];
        document.querySelector('#bar .panel > .pull').click();
        states.push(now.textContent);
        return [before !== '0', ...states];
        """)
    assert drawn == [True, "at rest", "moving"]
    assert browser.evaluate("return document.getElementById('idle').textContent") == "0"


@variants("system", *SYSTEMS)
def test_each_stage_shows_itself_at_a_button(gallery, system):
    browser = gallery(state="#speed=1/4")  # A slow engine shall see it, too.
    # Whoever presses a stage keeps it from showing itself, and so the button alone can do it.
    browser.evaluate(
        """
        const section = document.getElementById(arguments[0]);
        section.querySelector('.stage').dispatchEvent(new Event('pointerdown'));
        section.scrollIntoView();
        """,
        system,
    )
    wait_for_rest(browser)
    assert browser.evaluate(
        """
        const section = document.getElementById(arguments[0]);
        const elastic = [...section.querySelectorAll('.stage *')]
            .find((one) => 'restTime' in one && one.restTime < Infinity && +one.count !== 0);
        // A shape is drawn in the page's own tree.
        const outline = elastic.localName === 'jelly-shape'
            ? elastic.querySelector('path') : elastic.shadowRoot.querySelector('[part=outline]');
        const drawn = () => outline.getAttribute('d');
        const before = drawn();
        section.querySelector('.pull').click();
        for (const start = performance.now(); performance.now() < start + 20_000;) {
            await new Promise(requestAnimationFrame);
            if (drawn() !== before) return true;
        }
        return false;
        """,
        system,
    )


def test_the_switches_stay_in_the_address(gallery):
    browser = gallery(state="#tuning=classic&points=shown")
    assert browser.evaluate("""
        return [...document.querySelectorAll('.segments input:checked')].map(one => one.value);
        """)[:2] == ["shown", "classic"]
    assert (
        browser.evaluate("""
        return [...document.querySelectorAll('.stage *')]
            .filter(one => 'tuning' in one && one.tuning !== 'classic').map(one => one.localName);
        """)
        == []
    )


@pytest.mark.parametrize("system", SYSTEMS)
def test_with_less_motion_no_stage_plays_by_itself(reduced_gallery, reduced_browser, system):
    browser = kept(
        reduced_gallery,
        reduced_browser,
        "still",
        """
        window.heard = [];
        for (const what of ['grab', 'arm', 'refresh-start', 'nudge', 'select', 'detach', 'open'])
            document.addEventListener(`jelly-${what}`, () => heard.push(what));
        """,
    )
    assert (
        browser.evaluate(
            """
        document.getElementById(arguments[0]).scrollIntoView();
        await new Promise(next => setTimeout(next, 800));
        return heard;
        """,
            system,
        )
        == []
    )


def test_each_stage_leads_to_its_control_in_the_lab(gallery):
    assert gallery().evaluate("""
        return [...document.querySelectorAll('.system .to-lab')].map((link) =>
            [link.closest('.system').querySelector('.stage ' + link.hash.split('=')[1]) !== null,
                new URL(link.href).pathname.split('/').at(-1)]);
        """) == [[True, "lab.html"]] * len(SYSTEMS)


def test_it_is_a_few_hundred_kilobytes():
    # As a host sends it, with the code and the stage of each element. The module in it is the
    # compiler's: wasm-opt, where it is installed, makes only the package's.
    #
    # The matching of two drawings has a bound of its own, since it is no element's: a page without
    # such drawings does not load it. As a file it is 78,600 bytes.
    matching = 84_000
    page = gzip.compress((DIST / "gallery.html").read_bytes())
    assert len(page) < 24_000 * len(ELEMENTS) + matching


# MARK: The look

FAN = """
    const over = (one, other) =>
        one.left < other.right && other.left < one.right &&
        one.top < other.bottom && other.top < one.bottom;
    const boxOf = (one) => one.getBoundingClientRect();
    """


@pytest.mark.engines("chromium")
@pytest.mark.parametrize("width", [320, 390, 1440])
def test_the_menus_button_covers_no_note_and_its_fan_has_calm_behind_it(gallery, width):
    browser = gallery(width, 844)
    browser.evaluate(
        "document.querySelector('#menu .stage').dispatchEvent(new Event('pointerdown'))"
    )
    calm = "return +getComputedStyle(document.querySelector('.notes'), '::after').opacity"
    assert (
        browser.evaluate(
            FAN + "return over(boxOf(compose), boxOf(document.getElementById('notes')))"
        )
        is False
    )
    assert browser.evaluate(calm) == 0
    browser.evaluate("compose.open = true")
    browser.wait_until(calm + " === 1")
    # All of the fan lies above it, and above the notes.
    assert browser.evaluate("""
        const { left, top, width, height } = document.querySelector('.notes')
            .getBoundingClientRect();
        const scrim = getComputedStyle(document.querySelector('.notes'), '::after');
        return [scrim.position, scrim.inset, scrim.pointerEvents,
            +scrim.zIndex < +getComputedStyle(compose).zIndex];""") == [
        "absolute",
        "0px",
        "none",
        True,
    ]
    browser.evaluate("compose.open = false")
    browser.wait_until(calm + " === 0")


@pytest.mark.parametrize("width, columns", [(390, 1), (1024, 2), (1440, 3), (1920, 3)])
def test_what_is_said_of_a_stage_stands_at_the_stage(gallery, browser, width, columns):
    kept(gallery, browser, "resized")
    browser.viewport(width, 900)
    browser.evaluate("for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame)")
    gaps, lefts, share = browser.evaluate(
        """
        const boxOf = (one) => one.getBoundingClientRect();
        const sections = arguments[0].slice(1).map((id) => document.getElementById(id));
        const gaps = sections.map((section) => {
            const [say, stage, more] = ['.say', '.stage', '.more'].map((one) =>
                boxOf(section.querySelector(one)));
            // Boxes are laid out in 64ths of a pixel, and reported with a rounding error.
            return [stage.top - say.bottom, Math.max(more.top - stage.bottom,
                more.left - stage.right)].map((gap) => Math.round(gap * 64) / 64);
        });
        const stages = sections.map((section) => boxOf(section.querySelector('.stage')));
        const main = boxOf(document.getElementById('main'));
        const all = stages.reduce((sum, { width, height }) => sum + width * height, 0);
        const { top } = boxOf(sections[0]);
        const { bottom } = boxOf(sections.at(-1));
        return [gaps, [...new Set(stages.map(({ left }) => Math.round(left)))],
            all / ((bottom - top) * Math.min(main.width, 1248))];""",
        STAGES,
    )
    assert len(lefts) == columns
    # A title of one line has space for the second line that another one in its row has.
    assert all(0 <= above < 60 and 0 <= beside < 80 for above, beside in gaps)
    # In a zigzag of one stage a row it is 0.26 of a desktop's page.
    assert share > 0.35


@variants("width", 390, 320, 1024)
def test_a_small_screen_has_a_list_of_contents_for_keys_and_fingers(gallery, width):
    browser = gallery(width, 800)
    browser.evaluate(
        "for (const one of document.querySelectorAll('.stage')) "
        "one.dispatchEvent(new Event('pointerdown'))"
    )
    assert browser.evaluate("""
        const nav = document.getElementById('contents');
        const targets = [...nav.querySelectorAll('a[href^="#"]')].map(({ hash }) => hash.slice(1));
        const sections = [...document.querySelectorAll('main > section')].map(({ id }) => id);
        return [nav.matches(':popover-open'), getComputedStyle(nav).display,
            targets.join() === sections.join()];""") == [False, "none", True]
    for link in range(len(STAGES) + 1):
        browser.evaluate("document.querySelector('.dock .contents').focus()")
        browser.perform(keys(" "))
        browser.wait_until("return document.getElementById('contents').matches(':popover-open')")
        right, bottom = browser.evaluate("""
            const { right, bottom } = document.getElementById('contents').getBoundingClientRect();
            return [right, bottom];""")
        assert right <= width and bottom <= 800
        # The first link comes after the button, and Enter goes there.
        browser.perform(keys("\ue004" * (link + 1) + "\ue007"))
        browser.wait_until("return !document.getElementById('contents').matches(':popover-open')")
        browser.perform(keys("\ue004"))
        section, focused, top = browser.evaluate(
            """
            await new Promise((next) => setTimeout(next, 60));
            const section = document.querySelectorAll('main > section')[arguments[0]];
            const { top } = section.getBoundingClientRect();
            return [section.id, document.activeElement.closest('section')?.id, top];""",
            link,
        )
        # The next Tab after it goes to what is there to use.
        assert focused == section
    browser.evaluate("document.querySelector('.dock .contents').focus()")
    browser.perform(keys(" \ue00c"))
    assert browser.evaluate("""
        return [document.getElementById('contents').matches(':popover-open'),
            document.activeElement.className];""") == [False, "contents"]


def test_a_large_screen_shows_the_contents_in_a_row(gallery):
    assert gallery(1440).evaluate("""
        const nav = document.getElementById('contents');
        const tops = [...nav.querySelectorAll('a')].map((one) => one.getBoundingClientRect().top);
        return [new Set(tops).size, document.querySelector('.dock .contents').offsetWidth];
        """) == [1, 0]


SWIPES = 6
"""How many a person needs: a list comes to its end first."""


@pytest.mark.engines("chromium")
def test_a_touch_scrolls_the_page_past_every_stage(gallery):
    browser = gallery(390, 844)
    for system in [*SYSTEMS, "sum"]:
        moved = 0
        place = browser.evaluate(
            """
            const stage = document.querySelector(`#${arguments[0]} .stage`);
            stage.dispatchEvent(new Event('pointerdown'));
            // The last swipe may go on for a moment.
            for (let last; last !== scrollY; await new Promise((next) => setTimeout(next, 300))) {
                last = scrollY;
                stage.scrollIntoView({ block: 'center', behavior: 'instant' });
            }
            window.scrolled = scrollY;
            const { left, width, top, height } = stage.getBoundingClientRect();
            return [left + width / 2, top + height * .8];
            """,
            system,
        )
        for _ in range(SWIPES):
            browser.perform(drag("touch", [place, (place[0], place[1] - 250, 160)]))
            browser.evaluate("await new Promise((next) => setTimeout(next, 400))")
            moved = browser.evaluate("return scrollY - scrolled")
            if moved > 250:
                break
        assert moved > 250, system


@pytest.mark.engines("chromium")
def test_a_touch_on_an_icon_of_the_morphs_scrolls_and_one_to_the_side_pulls(gallery):
    browser = gallery(390, 844)
    x, y, highlight = browser.evaluate("""
        const button = document.querySelector('.flows button');
        button.scrollIntoView({ block: 'center', behavior: 'instant' });
        await new Promise((next) => setTimeout(next, 300));
        window.scrolled = scrollY;
        window.shape = button.querySelector('jelly-shape');
        const { left, top, width, height } = button.getBoundingClientRect();
        return [left + width / 2, top + height / 2,
            getComputedStyle(button).webkitTapHighlightColor];""")
    # Its own press is the answer.
    assert highlight == "rgba(0, 0, 0, 0)"
    browser.perform(drag("touch", [(x, y), (x + 60, y, 160)], hold=True))
    assert browser.evaluate("return shape.matches(':state(held)')")
    browser.release()
    assert browser.evaluate("return scrollY === scrolled")
    browser.perform(drag("touch", [(x, y), (x, y - 200, 160)]))
    browser.wait_until("return scrollY > scrolled + 100")


def swipe_to_scroll(browser, pulled, swipe):
    """Swipes by touch over what can be pulled after a rest: the page must scroll."""
    browser.evaluate(
        """
        window.scrolled = scrollY;
        const one = document.querySelector(arguments[0]);
        let pressed;
        one.addEventListener('pointerdown', ({ timeStamp }) => {
            pressed = timeStamp;
            window.rested = undefined;
        });
        one.addEventListener('touchmove', ({ timeStamp }) => (rested ??= timeStamp - pressed));
        """,
        pulled,
    )
    for _ in range(5):
        browser.perform(swipe)
        browser.wait_until("return scrollY > scrolled + 20 || rested > 200")
        if browser.evaluate("return scrollY > scrolled + 20"):
            return
        # A machine that stalls makes a rest of it: then another one counts.
        wait_for_rest(browser)
    pytest.fail("the machine stalls each time")


KIT = ["stage", "list", "title", "masthead", "face", "from", "when", "about", "pages"]
"""The classes that stages share on purpose."""


def test_a_class_rule_is_for_one_stage(gallery):
    found = gallery().evaluate(
        """
        const stages = [...document.querySelectorAll('.stage')];
        const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
            .flatMap((rule) => rule.cssRules?.length && !rule.selectorText
                ? [...rule.cssRules] : [rule])
            .filter(({ selectorText }) => selectorText);
        const found = [];
        for (const { selectorText } of rules) {
            for (const one of selectorText.split(/,(?![^(]*\\))/)) {
                const plain = one.trim().replace(/::[\\w-]+|:(hover|active|focus-visible)/g, '');
                const classes = [...plain.matchAll(/\\.([\\w-]+)/g)].map(([, name]) => name);
                if (!classes.length || classes.every((name) => arguments[0].includes(name)))
                    continue;
                const hit = stages.filter((stage) => stage.querySelector(plain));
                if (hit.length > 1) found.push([one, hit.length]);
            }
        }
        return found;
        """,
        KIT,
    )
    assert found == []


def test_a_failure_does_not_look_like_a_success(gallery):
    look = """
        const path = lantern.shadowRoot.querySelector('[part=outline]');
        const { fill, stroke } = getComputedStyle(path);
        return [fill, stroke, document.getElementById('lantern-says').textContent];"""
    browser = gallery()
    browser.evaluate(
        "document.querySelector('#refresh .stage').dispatchEvent(new Event('pointerdown'))"
    )
    before = browser.evaluate(look)
    refresh = """
        const server = document.querySelector(`[name="refresh.server"][value=${arguments[0]}]`);
        server.click();
        lantern.refresh();
        await new Promise((next) =>
            lantern.addEventListener('jelly-refresh-end', next, { once: true }));"""
    browser.evaluate(refresh, "down")
    after = browser.evaluate(look)
    assert after[0] != before[0] and after[1] != before[1]
    assert after[2] == "Could not refresh" != before[2]
    browser.evaluate(refresh, "up")
    assert browser.evaluate(look) == before


@pytest.mark.parametrize(
    "system, is_as_before",
    [
        ("field", "!card.matches(':state(held)') && card.restTime < Infinity"),
        ("pager", "steps.page === 0"),
        ("badge", "[...document.querySelectorAll('#badge li jelly-badge')]"
         ".every(({ phase }) => phase === 'attached') && waiting.textContent.startsWith('23 ')"),
        ("menu", "!compose.open"),
    ],
)  # fmt: skip
def test_what_has_been_played_goes_back(gallery, system, is_as_before):
    browser = gallery()
    was_other = browser.evaluate(
        f"""
        document.querySelector(`#${{arguments[0]}} .stage`).dispatchEvent(new Event('pointerdown'));
        document.querySelector(`#${{arguments[0]}} .pull`).click();
        for (const start = performance.now(); performance.now() < start + 8000;) {{
            if (!({is_as_before})) return true;
            await new Promise((next) => setTimeout(next, 5));
        }}
        return false;""",
        system,
    )
    assert was_other
    browser.wait_until(f"return {is_as_before}")


@pytest.mark.engines("chromium")
def test_buttons_whose_drawings_flow_are_pressed_again_and_again(gallery):
    browser = gallery()
    browser.wait_until(
        "return [...document.querySelectorAll('.morphs jelly-shape')].every(({ flow }) => flow)"
    )
    press = """
        // Slowly, so that a machine that stalls does not find them at rest.
        (await import('Web/elements/clock.js')).clock.rate = 0.1;
        document.querySelector('.morphs').dispatchEvent(new Event('pointerdown'));
        const buttons = [...document.querySelectorAll('.morphs button')];
        for (const button of buttons) button.click();
        // Of many drawings some begin a frame later.
        while (buttons.some(({ firstElementChild: { flow } }) => !flow.isOn)) {
            await new Promise(requestAnimationFrame);
        }
        await new Promise((next) => setTimeout(next, 100));
        return buttons.map(({ ariaLabel, ariaPressed, firstElementChild: { flow } }) =>
            [ariaLabel, ariaPressed, flow.isOn]);
        """
    names = ["Play", "Mute", "Close the menu", "Break the heart"]
    # And each is caught on its way.
    for time, pressed, weather in [("10:00", "true", "moon"), ("10:01", "false", "cloud")]:
        assert browser.evaluate(press) == [
            [f"{time}, one minute later", None, True],
            *([name, pressed, True] for name in names),
            [f"Weather: {weather}", None, True],
        ]
    wait_for_rest(browser)


def test_the_space_bar_is_slow_motion_while_it_is_held(gallery):
    browser = gallery()
    rate = "return (await import('Web/elements/clock.js')).clock.rate"
    press = """
        dispatchEvent(new KeyboardEvent(arguments[0], { key: ' ', cancelable: true }));"""
    assert browser.evaluate(rate) == 1
    browser.evaluate(press, "keydown")
    assert browser.evaluate(rate) == 0.25
    browser.evaluate(press, "keyup")
    assert browser.evaluate(rate) == 1
    browser.evaluate("document.querySelector('#bar .pull').focus()")
    browser.evaluate(press, "keydown")
    assert browser.evaluate(rate) == 1


@pytest.mark.engines("chromium")
@pytest.mark.parametrize("system", [name for name in SYSTEMS if name != "badge"])
def test_what_a_stage_copies_can_be_seen_when_it_is_pasted(gallery, stage, system):
    copied = gallery(state="#tuning=liquid").evaluate(
        """
        let copied;
        Object.defineProperty(navigator, 'clipboard', {
            value: { writeText: async (text) => (copied = text) },
        });
        document.querySelector(`#${arguments[0]} .panel .take .text`).click();
        return copied;
        """,
        system,
    )
    tag = re.search(r"<(jelly-\w+)", copied)[1]
    assert 'tuning="liquid"' in copied
    browser = stage(copied)
    width, height, tuning = browser.evaluate(
        """
        const one = document.querySelector(arguments[0]);
        // A drawer does not have a box of its own.
        const { offsetWidth, offsetHeight } =
            one.offsetWidth ? one : one.shadowRoot.querySelector("[part=base]");
        return [offsetWidth, offsetHeight, one.tuning];""",
        tag,
    )
    assert width > 40 and height > 20 and tuning == "liquid"


@pytest.mark.parametrize("width", [320, 360, 390, 430, 800, 1201, 1280])
def test_the_dock_is_one_row_within_the_window(gallery, browser, width):
    kept(gallery, browser, "resized")
    browser.viewport(width, 800)
    height, left, right, inner = browser.evaluate("""
        for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
        const dock = document.querySelector('.dock');
        const shown = [...dock.querySelectorAll('a, select, .segments')]
            .map((one) => one.getBoundingClientRect()).filter(({ width }) => width);
        return [dock.offsetHeight, Math.min(...shown.map(({ left }) => left)),
            Math.max(...shown.map(({ right }) => right)), document.documentElement.clientWidth];
        """)
    assert height <= 60 and left >= 0 and right <= inner


def test_large_letters_fit_a_small_window(gallery):
    browser = gallery(390, 700)
    browser.evaluate("document.documentElement.style.fontSize = '32px'")
    assert (
        browser.evaluate("""
        for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
        return document.documentElement.scrollWidth""")
        <= 390
    )


def test_a_small_window_shows_all_of_the_sign_in(gallery):
    assert gallery(320, 480).evaluate("""
        const desk = document.querySelector('.desk');
        desk.scrollTop = 0;
        return desk.querySelector('.shelf').getBoundingClientRect().top >=
            desk.getBoundingClientRect().top;""")


def test_points_stand_where_the_outline_has_them(gallery):
    browser = gallery(state="#points=shown")
    assert browser.evaluate("""
        const root = lantern.shadowRoot;
        const home = root.querySelector('.points').getBoundingClientRect();
        return [...root.querySelectorAll('.points .ends circle')].every((dot) => {
            const { left, width, top, height } = dot.getBoundingClientRect();
            return Math.abs(left + width / 2 - home.left - dot.getAttribute('cx')) < 1 &&
                Math.abs(top + height / 2 - home.top - dot.getAttribute('cy')) < 1;
        });""")


def test_points_move_with_the_outline_also_after_the_finger_has_left(gallery):
    browser = gallery(state="#points=shown")
    assert (
        browser.evaluate("""
        const it = document.querySelector('#lamps');
        const seen = new Set();
        const { clock } = it;
        // A switch far off the screen changes without a motion.
        it.scrollIntoView();
        for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
        // A busy machine shows few frames a second.
        clock.rate = 0.1;
        it.click();
        while (seen.size < 9 && it.restTime > clock.seconds()) {
            await new Promise(requestAnimationFrame);
            seen.add(it.shadowRoot.querySelector('.points').innerHTML);
        }
        clock.rate = 1;
        return seen.size;""")
        > 3
    )
