"""The gallery's reasons to stay: what a catch keeps, how many fingers hold, a pull in a link."""

import pytest

from gestures import drag, go_on, lift
from parameters import variants
from test_gallery import opener, wait_for_rest

STAGES = {
    "bar": ".mail jelly-bar",
    "yours": ".yours > jelly-shape",
    "sum": ".hold",
    "wave": ".tides .list",
}
"""Stages, and what one pulls down on them."""


@pytest.fixture
def gallery(browser):
    return at_stage(opener(browser))


@pytest.fixture
def reduced_gallery(reduced_browser):
    return at_stage(opener(reduced_browser))


def at_stage(open_gallery):
    """Opens the gallery at a stage that shows nothing by itself, and keeps its arrows."""

    def open_stage(system, width=1280, state=""):
        browser = open_gallery(width, 900, state)
        browser.evaluate(
            """
            window.clock = (await import('Web/elements/clock.js')).clock;
            window.stage = document.querySelector(`#${arguments[0]} .stage`);
            stage.dispatchEvent(new Event('pointerdown'));
            document.getElementById('word').dispatchEvent(new Event('pointerover'));
            stage.scrollIntoView({ block: 'center', behavior: 'instant' });
            window.arrows = [];
            new MutationObserver((records) => {
                for (const { addedNodes } of records) for (const node of addedNodes) {
                    if (node.matches('.kept')) arrows.push(node.innerHTML);
                }
            }).observe(stage, { childList: true });
            """,
            system,
        )
        wait_for_rest(browser)
        return browser

    return open_stage


def place(browser, system, across=0.5, down=0.5):
    """A place on what one pulls on a stage."""
    return browser.evaluate(
        """
        const { left, top, width, height } =
            document.querySelector(arguments[0]).getBoundingClientRect();
        return [left + width * arguments[1], top + height * arguments[2]];
        """,
        STAGES[system],
        across,
        down,
    )


def pull_and_catch(browser, system, pointer="mouse"):
    """Pulls, lets go, and catches while it returns; returns the arrows and how many there are."""
    x, y = place(browser, system, 0.45)
    browser.perform(drag(pointer, [(x, y), (x, y + 110, 200)], hold=True))
    wait_for_rest(browser)
    # It moves a little way and stands still: a slow engine would catch it as it springs back, and
    # one that hears late of the release, after the time of that at full speed.
    browser.evaluate("""
        clock.rate = 0.01;
        addEventListener('pointerup', () => {
            const end = clock.seconds() + 0.015;
            const timer = setInterval(() => {
                if (clock.seconds() < end) return;
                clock.rate = 0;
                clearInterval(timer);
            }, 5);
        }, { once: true, capture: true });
        """)
    browser.perform(lift(pointer))
    browser.wait_until("return clock.rate === 0")
    # A list is not held before a move.
    browser.perform(drag(pointer, [(x, y), (x, y + 12, 32)], hold=True))
    return browser.evaluate("return [arrows, stage.querySelectorAll(':scope > .kept').length]")


@variants("system", *STAGES)
def test_a_catch_shows_for_a_moment_the_velocity_that_it_keeps(gallery, system):
    browser = gallery(system)
    arrows, count = pull_and_catch(browser, system)
    assert len(arrows) == 1 and count <= 1
    # An outline that was pulled down returns upward.
    angle = browser.evaluate("return +/rotate\\((.*?)\\)/.exec(arrows[0])[1]")
    assert angle == pytest.approx(-90, abs=40)
    browser.wait_until("return !stage.querySelector('.kept')")
    browser.evaluate("clock.rate = 1")
    browser.perform(lift("mouse"))
    wait_for_rest(browser)
    assert browser.evaluate("return document.getElementById('idle').textContent") == "0"


def test_the_arrow_points_where_the_edge_goes(gallery):
    browser = gallery("sum")
    pull_and_catch(browser, "sum")
    x, y, angle, length = browser.evaluate("""
        const [x, y, angle] = arrows[0].match(/translate\\((.*?) (.*?)\\) rotate\\((.*?)\\)/)
            .slice(1).map(Number);
        const ends = arrows[0].match(/ d="(.*?)"/)[1].match(/L(\\S+) 0/)[1];
        return [x, y, angle, +ends];
        """)
    height = browser.evaluate("return document.querySelector('.hold').offsetHeight")
    assert 0 < x < 390 and 0 < y < height + 110 and 0 < length <= 110


def test_a_press_at_rest_shows_no_arrow(gallery):
    browser = gallery("bar")
    browser.perform(drag("mouse", [place(browser, "bar")] * 2, hold=True))
    browser.evaluate("await new Promise((next) => setTimeout(next, 100))")
    browser.perform(lift("mouse"))
    assert browser.evaluate("return [arrows, stage.querySelector('.kept')]") == [[], None]


def test_with_less_motion_a_catch_shows_nothing(reduced_gallery):
    browser = reduced_gallery("bar")
    assert pull_and_catch(browser, "bar") == [[], 0]
    browser.evaluate("clock.rate = 1")
    browser.perform(lift("mouse"))


@pytest.mark.engines("chromium", "firefox")  # WebKitGTK's driver has one pointer of a kind.
def test_a_stage_says_how_many_fingers_hold_it_while_there_are_several(gallery):
    browser = gallery("bar")
    browser.evaluate("""
        window.touches = 0;
        for (const type of ['pointerdown', 'pointerup']) {
            addEventListener(type, () => touches++, { capture: true });
        }
        """)

    def sees():
        """What the stage says once the page has heard of the last touch."""
        browser.wait_until("return touches === arguments[0]", len(seen) + 1)
        return browser.evaluate("return stage.querySelector('.fingers')?.textContent ?? null")

    places = [place(browser, "bar", across) for across in (0.3, 0.5, 0.7)]
    fingers = [
        drag("touch", [one, (one[0], one[1] + 60)], hold=True, finger=finger)
        for finger, one in enumerate(places)
    ]
    seen = []
    for finger in fingers:
        browser.perform(finger)
        seen.append(sees())
    for finger in range(3):
        browser.perform(lift("touch", finger=finger))
        seen.append(sees())
    assert seen == [None, "2 fingers", "3 fingers", "2 fingers", None, None]


# MARK: A link with a pull

PULLED = {
    "word": ("#word path:nth-of-type(3)",) * 2,
    "bar": (".mail jelly-bar", ".mail jelly-bar"),
    # Beside the drawing a finger pulls nothing.
    "yours": (".yours > jelly-shape path",) * 2,
    "sum": (".hold", ".sum .part"),
    "wave": (".tides .list", ".tides jelly-bar"),
}
"""What one pulls on a stage, and what moves then."""

BOX = """
    const boxOf = (selector) => {
        const one = document.querySelector(selector);
        const path = one.shadowRoot?.querySelector('[part=outline]') ?? one;
        const { left, top, width, height } = path.getBoundingClientRect();
        const home = one.closest('.word, .stage').getBoundingClientRect();
        return [left - home.left, top - home.top, width, height];
    };
"""

COPY_LINK = """
    let copied;
    Object.defineProperty(navigator, 'clipboard', {
        configurable: true, value: { writeText: async (text) => (copied = text) },
    });
    const links = [...document.querySelectorAll('.text')].filter(
        (one) => one.textContent === 'Copy a link with your pull' && !one.hidden);
    for (const link of links) link.click();
    return [links.length, copied];
"""


def pull_and_let_go(browser, system):
    """Pulls down, rests, and lets go; returns how far the outline went and how it was held."""
    pulled, moving = PULLED[system]
    x, y = browser.evaluate(
        """
        const { left, top, width, height } =
            document.querySelector(arguments[0]).getBoundingClientRect();
        return [left + 0.45 * width, top + 0.75 * height];""",
        pulled,
    )
    # A mouse that comes to a letter pokes it: what a link carries begins at rest.
    browser.perform(go_on("mouse", [(x - 1, y), (x, y)], hold=True))
    wait_for_rest(browser)
    before = browser.evaluate(f"{BOX} return boxOf(arguments[0])", moving)
    path = [(x, y), (x + 14, y, 100), (x + 20, y + 70, 250)]
    browser.perform(drag("mouse", path, hold=True))
    browser.evaluate("await new Promise((next) => setTimeout(next, 2000))")
    # A slow engine may not have drawn its rest yet.
    browser.wait_until("return document.getElementById('now').textContent === 'at rest'")
    held = browser.evaluate(f"{BOX} return boxOf(arguments[0])", moving)
    browser.perform(lift("mouse"))
    return max(abs(one - other) for one, other in zip(before, held)), held


@variants("system", *PULLED)
def test_a_link_carries_a_pull_and_plays_it(gallery, browser, system):
    gallery("bar" if system == "word" else system)
    assert browser.evaluate(COPY_LINK)[0] == 0
    far, held = pull_and_let_go(browser, system)
    count, link = browser.evaluate(COPY_LINK)
    address, pull = link.split("#")
    assert far > 20 and count == 1
    assert pull.startswith(f"pull={system}:") and len(pull) < 600
    # Whoever opens it sees the same, without a mouse on a letter.
    browser.perform(go_on("mouse", [(3, 300), (2, 300)], hold=True))
    browser.open(f"{address}again#speed=1/4&{pull}")
    # A drawing comes a moment after the page's script; until then it plays in slow motion.
    browser.wait_until(
        "return ['.to-lab', arguments[0]].every((one) => document.querySelector(one))",
        PULLED[system][1],
    )
    # Time goes in steps, with a picture of each: an engine that stalls would miss the gesture.
    nearest = browser.evaluate(
        f"""
        {BOX}
        const {{ clock }} = await import('Web/elements/clock.js');
        let nearest = Infinity;
        for (let step = 0; step < 50 && nearest > 1; step++) {{
            clock.rate = 1;
            for (const end = clock.seconds() + 0.2; clock.seconds() < end;);
            clock.rate = 0;
            // What plays the gesture looks at the clock by a timer.
            await new Promise((next) => setTimeout(next, 20));
            for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
            const away = boxOf(arguments[0]).map((one, axis) => Math.abs(one - arguments[1][axis]));
            nearest = Math.min(nearest, Math.max(...away));
        }}
        clock.rate = 1;
        return nearest;""",
        PULLED[system][1],
        held,
    )
    assert nearest <= 1
    wait_for_rest(browser)
    # A played gesture is nobody's own.
    assert browser.evaluate(COPY_LINK)[0] == 0


@pytest.mark.engines("chromium")
def test_a_pull_that_is_played_late_begins_where_the_finger_came_down(gallery):
    browser = gallery("bar")
    began = browser.evaluate("""
        const bar = stage.querySelector('jelly-bar');
        const { handle, control } = bar;
        const began = new Promise((next) => bar.handle = (code, numbers, ...more) => {
            if (code === control.touchBegan) next(numbers.map((one) => one / stage.clientWidth));
            handle.call(bar, code, numbers, ...more);
        });
        // The first look at the gesture is half a second late.
        clock.rate = 60;
        const text = [0, 500, 100, 1000, 700, 300].map((one) => one.toString(36)).join('.');
        location.hash = `pull=bar:0t${text}`;
        return began;
        """)
    assert began[:2] == pytest.approx([0.5, 0.1])
    browser.evaluate("clock.rate = 1")


BAD_PULLS = ["", "bar", "nowhere:0t0.0.0", "bar:", "bar:zzt0.0.0", "bar:0x0.0.0",
             "bar:0t0.0", "bar:0t0.0.zzzzz", "bar:0t-1.0.0", "bar:0tzzzz.0.0",
             "bar:0t0..0", "bar:0t0.0.-", "bar:0t0.0.0_", "bar:" + "0t0.0.0_" * 40,
             "constructor:0t0.0.0",
             "yours:0p0.0.0", "refresh:0t0.0.0", "menu:0t0.0.0", "pager:0p0.0.0"]  # fmt: skip


def test_what_is_no_pull_is_left_out_and_says_so(gallery):
    browser = gallery("bar")
    told, state = browser.evaluate(
        """
        let told = [];
        console.warn = (text) => told.push(text);
        const all = [];
        for (const pull of arguments[0]) {
            told = [];
            location.hash = `pull=${pull}`;
            await new Promise((next) => addEventListener('hashchange', next, { once: true }));
            all.push(told.join());
        }
        await new Promise((next) => setTimeout(next, 1000));
        return [all, document.getElementById('now').textContent];""",
        BAD_PULLS,
    )
    assert told == ["The pull in the address cannot be read, and is left out."] * len(BAD_PULLS)
    assert state == "at rest"
