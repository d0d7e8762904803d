"""At rest a shape shows the drawing that its page has now, whatever came before it."""

import threading

import pytest

RULES = [
    "",
    "* { transition: all .3s }",
    "svg * { transition: all .2s !important }",
    "button { transition: color .15s } svg, path { transition: fill .2s, visibility .2s }",
]
CORES = ["there", "late", "absent"]
AT = "display: inline-block; width: 64px; height: 64px; vertical-align: top"


def open_page(browser, site, core, rules):
    """Opens a shape beside its plain twin; returns what lets the core come."""
    release = threading.Event()
    folder = {
        "there": "",
        "late": f"/{site.core(after=release)}",
        "absent": f"/{site.core(b'', status=404)}",
    }[core]
    browser.viewport(400, 300)
    browser.open(
        site.page(f"""
        <style>
          html, body {{ margin: 0; color: #123; background: #fff }}
          body.dark {{ color: #eef; background: #111 }}
          #plain > svg {{ display: block; width: 100%; height: 100% }}
          #plain.path > svg {{ fill: currentColor; overflow: visible }}
          {rules}
        </style>
        <style id=plainRule></style>
        <script src=/tests/pages/stage.js></script>
        <script src=/tests/pages/changes.js></script>
        <details id=around open><summary></summary>
          <button style="all: unset">
            <jelly-shape id=shape morphs style="{AT}"></jelly-shape></button>
          <div id=plain style="{AT}"></div>
        </details>
        <script type=module>
          import * as jelly from "{folder}/jelly.js";
          window.jelly = jelly;
          jelly.ready.then((isElastic) => window.isElastic = isElastic);
          await pass(2);
          window.isReady = true;
        </script>""")
    )
    browser.wait_until("return window.isReady")
    return release


def story(browser, site, seed):
    """Tells a story of changes; returns what differs at its end, and what happened."""
    core = CORES[seed % 3]
    rules = RULES[seed // 3 % len(RULES)]
    release = open_page(browser, site, core, rules)
    browser.evaluate("begin(arguments[0])", seed)
    if core == "there" and seed % 5:
        browser.wait_until("return shape.flow")
    browser.evaluate("await change(arguments[0], 6)", seed)
    release.set()
    browser.evaluate("await change(arguments[0], 8)", seed + 1000)
    if core != "absent":
        browser.wait_until("return window.isElastic && shape.flow")
    browser.evaluate("await rest()")
    return browser.evaluate("return [unlike(), told.join(' '), errors]")


@pytest.mark.parametrize("seed", range(1, 37))
def test_at_rest_it_shows_what_a_plain_drawing_shows(browser, site, seed):
    unlike, told, errors = story(browser, site, seed)
    assert (unlike, errors) == ([], []), told


COLORS = """
    /** How far what is painted is from the color of the text around it, until the end. */
    const colorsUntilRest = async () => {
        const channels = (color) => {
            const numbers = color.match(/[\\d.]+/g).map(Number).slice(0, 3);
            return color.startsWith('color') ? numbers.map((number) => 255 * number) : numbers;
        };
        const rows = [];
        for (let frame = 0; frame < 300 && !heard.length; frame++) {
            await pass(1);
            for (const path of shape.querySelectorAll('path')) {
                const text = channels(getComputedStyle(path.parentNode).color);
                const { visibility, display, fill } = getComputedStyle(path);
                if (!path.getClientRects().length || visibility !== 'visible') continue;
                rows.push(Math.max(...channels(fill).map((one, at) => Math.abs(one - text[at]))));
            }
        }
        return [Math.round(Math.max(...rows)), rows.length > 5, heard];
    };
    """
"""Chromium and Firefox write a color on its way from one to the same one in other words."""


@pytest.fixture
def icons(browser, site):
    """Opens a button with two icons and these rules."""

    def open_icons(rules, icons="play pause"):
        open_page(browser, site, "there", f"svg {{ fill: currentColor }} {rules}")
        browser.evaluate(
            """
            window.shape = document.querySelector('jelly-shape');
            shape.replaceChildren(...arguments[0].split(' ').map(drawn));
            [shape.ariaPressed, plain.hidden] = ['false', true];
            """,
            icons,
        )
        browser.wait_until("return shape.isDisplayed && shape.flow && isIdle()")
        return browser

    yield open_icons
    assert browser.evaluate("return errors") == []


@pytest.mark.parametrize(
    "rules, change",
    [
        # A theme that changes with the icon, which is the button for it.
        ("", "document.body.classList.add('dark')"),
        ("* { transition: all .2s }", "document.body.classList.add('dark')"),
        # A color with a transition of its own, and one that comes later.
        ("button { transition: color .15s }", "shape.parentNode.style.color = 'red'"),
        ("", "setTimeout(() => shape.parentNode.style.color = 'red', 60)"),
        # A page that has had another color for a while.
        ("", "shape.parentNode.style.color = ''"),
    ],
    ids=["theme", "all", "color", "later", "before"],
)
def test_on_the_way_it_has_the_color_of_the_text(icons, rules, change):
    browser = icons(rules)
    if "''" in change:
        browser.evaluate("shape.parentNode.style.color = 'blue'; await pass(3)")
    most, is_seen, heard = browser.evaluate(
        f"""
        {COLORS}
        jelly.clock.rate = 0.5;
        heard.length = 0;
        shape.shown = 'pause';
        {change};
        return colorsUntilRest();
        """
    )
    assert (most <= 1, is_seen, heard) == (True, True, ["rest shape"])


def test_before_the_core_it_shows_what_is_asked_for_and_gets_all_at_once(browser, site):
    release = open_page(browser, site, "late", "")
    loaded = """
        const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
        return ['/morph.js', '/jelly-morph.wasm'].every((end) =>
            loaded.some((name) => name.endsWith(end)));
        """
    browser.wait_until(loaded)
    displayed = """
        return [...shape.children].map((svg) => getComputedStyle(svg).display !== 'none');
        """
    assert browser.evaluate(
        f"""
        window.shape = document.querySelector('jelly-shape');
        shape.replaceChildren(drawn('play'), drawn('pause'), drawn('menu'));
        shape.shown = 'pause';
        await pass(1);
        {displayed}
        """
    ) == [False, True, False]
    # Nor does the method wait for anything.
    browser.evaluate("await shape.morph(arguments[0])", "M2 2h20v20h-20z")
    assert browser.evaluate(
        "return shape.shadowRoot.querySelector('svg[part=drawing] path').getAttribute('d')"
    ) == ("M2 2h20v20h-20z")
    assert browser.evaluate("return [shape.body, errors]") == [0, []]
    release.set()
    browser.wait_until("return shape.flow && isIdle()")


ODD = {
    "use": "<svg viewBox='0 0 24 24'><use href='#nowhere'/><path d='M2 2h20v20h-20z'/></svg>",
    "box": "<svg width=24 height=24><path d='M2 2h20v20h-20z'/></svg>",
    "none": "<svg viewBox='0 0 0 0'><path d='M2 2h20v20h-20z'/></svg>",
    "flat": "<svg viewBox='0 0 24 0'><path d='M2 2h20v20h-20z'/></svg>",
    "empty": "<svg viewBox='0 0 24 24'></svg>",
    "wrong": "<svg viewBox='0 0 24 24'><path d='M2 2 nonsense'/><rect width=-4 height=9 /></svg>",
}


@pytest.mark.parametrize("odd", ODD)
def test_an_odd_drawing_is_shown_as_a_plain_page_shows_it(icons, odd):
    browser = icons("")
    browser.evaluate(
        """
        window.isPath = false;
        [plain.hidden, window.told] = [false, []];
        plain.innerHTML = shape.innerHTML = arguments[0];
        await pass(3);
        // And on to one that is not, and back in the middle of it.
        const other = drawn('pause');
        plain.replaceChildren(other.cloneNode(true));
        shape.replaceChildren(other);
        await pass(4);
        plain.innerHTML = shape.innerHTML = arguments[0];
        await rest();
        """,
        ODD[odd],
    )
    assert browser.evaluate("return unlike()") == []


def test_changes_that_nobody_can_see_are_there_when_it_is_seen(icons):
    browser = icons("")
    shown = """
        return [...shape.children].find((svg) => svg.checkVisibility()).dataset.name;
        """
    # Between two places.
    assert (
        browser.evaluate(
            f"""
            const parent = shape.parentNode;
            shape.remove();
            shape.shown = 'pause';
            parent.append(shape);
            await pass(3);
            {shown}
            """
        )
        == "pause"
    )
    # A style sheet that hides every drawing, for a while.
    assert browser.evaluate(
        f"""
        const {{ sheet }} = document.querySelector('style');
        sheet.insertRule('svg {{ display: none !important }}');
        shape.shown = 'play';
        // Nothing waits for the page to show it.
        await rest();
        const {{ asked }} = frames;
        sheet.deleteRule(0);
        await pass(3);
        return [(() => {{ {shown} }})(), shape.flow.isOn, frames.asked - asked];
        """
    ) == ["play", False, 0]
    # No frame comes, as in a tab in the background; there many changes wait for one. The processor
    # has other things to do between any two looks at the time.
    assert browser.evaluate(
        f"""
        const held = [];
        const {{ requestAnimationFrame }} = window;
        window.requestAnimationFrame = (callback) => held.push(callback);
        let late = 0;
        performance.now = () => Performance.prototype.now.call(performance) + (late += 10);
        for (let change = 0; change < 101; change++) shape.shown = ['pause', 'play'][change % 2];
        await null;
        delete performance.now;
        await new Promise((next) => setTimeout(next, 100));
        window.requestAnimationFrame = requestAnimationFrame;
        const first = (() => {{ {shown} }})();
        held.forEach((callback) => callback(performance.now()));
        await rest();
        return [first, (() => {{ {shown} }})(), held.length < 5];
        """
    ) == ["pause", "pause", True]
