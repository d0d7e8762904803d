"""Elements in pages with styles of their own: other outlines around them, clipping ancestors, the
time before the script, and style sheets that many sites use."""

import pytest

from gestures import drag, go_on, lift
from measuring import layouts
from webserver import TESTS

SHEETS = {
    "bootstrap": ["mkdocs/themes/mkdocs/css/bootstrap.min.css"],
    "material-design-lite": [
        "sphinx_materialdesign_theme/static/material-design-lite-1.3.0/material.min.css"
    ],
    "furo": ["furo/theme/furo/static/styles/furo.css"],
    "mkdocs-material": ["material/templates/assets/stylesheets/main.*.min.css"],
    "django": [
        "django/contrib/admin/static/admin/css/base.css",
        "django/contrib/admin/static/admin/css/forms.css",
    ],
    "wagtail": ["wagtail/admin/static/wagtailadmin/css/core.css"],
    "unfold": ["unfold/static/unfold/css/styles.css"],
}
"""Seven style sheets, as `install-tools` brings them; and a reset of three lines."""

RESET = "*, ::before, ::after { box-sizing: inherit; margin: 0 } a { color: red }"

ALL = """
    <jelly-bar id=bar style='--jelly-fill: rgb(28, 78, 128); padding: 20px'><a href=#>Mail
        <jelly-badge id=badge inline count=3></jelly-badge></a></jelly-bar>
    <jelly-field label=One class=form-group></jelly-field>
    <jelly-field><input class='form-control vTextField' type=text></jelly-field>
    <jelly-field><select class=form-select><option>A</select></jelly-field>
    <jelly-field><textarea class=vLargeTextField></textarea></jelly-field>
    <jelly-box id=box style='padding: 16px'>Text</jelly-box>
    <div style='padding: 120px 300px'><jelly-menu id=menu open>
        <button class='btn btn-primary mdl-button mdl-button--raised button'>A</button>
        <a class='btn btn-primary' href=#>B</a><button>C</button></jelly-menu></div>"""


def sheet(name):
    if name == "reset":
        return RESET
    folder = TESTS.parents[1] / ".venv/sheets"
    files = [file for pattern in SHEETS[name] for file in folder.glob(pattern)]
    assert len(files) == len(SHEETS[name]), f"no {name} in {folder}; has install-tools been run?"
    return "".join(file.read_text(encoding="utf-8") for file in files)


@pytest.mark.parametrize("name", ["reset", *SHEETS])
def test_a_style_sheet_leaves_elements_as_they_should_be(stage, site, name):
    style = site.answer(f"{name}.css", sheet(name).encode(), Content_Type="text/css")
    browser = stage(f"<link rel=stylesheet href={style}>{ALL}")
    browser.wait_until("return isIdle()")
    fields, items, badge, colors = browser.evaluate("""
        const box = (one) => {
            const { left, top, width, height } = one.getBoundingClientRect();
            return [left, top, left + width, top + height];
        };
        const outline = (one) => one.shadowRoot.querySelector("path");
        const fields = [...document.querySelectorAll("jelly-field")].map((field) => {
            const [outer, inner] = [outline(field), field.input].map(box);
            const { paddingLeft, paddingTop } = getComputedStyle(field.input);
            const gap = Math.max(...outer.map((at, side) => Math.abs(at - inner[side])));
            return [Math.round(gap), paddingLeft, paddingTop];
        });
        const { color } = getComputedStyle(menu);
        const items = menu.items.map((item) => {
            const style = getComputedStyle(item);
            return [item.offsetWidth, item.offsetHeight, style.color === color,
                style.backgroundColor, style.borderTopWidth, style.borderRadius];
        });
        const round = [badge.offsetWidth === badge.offsetHeight, badge.offsetWidth > 8];
        return [fields, items, round,
            [bar, badge].map((one) => getComputedStyle(outline(one)).fill)];
        """)
    assert fields == [[0, "10px", "5px"]] * 4
    assert items == [[44, 44, True, "rgba(0, 0, 0, 0)", "0px", "50%"]] * 3
    assert badge == [True, True]
    assert colors == ["rgb(28, 78, 128)", "rgb(211, 35, 47)"]


def test_a_page_may_still_color_what_stands_in_an_element(stage):
    browser = stage("""<style>jelly-box { --jelly-fill: rgb(1, 2, 3) }</style>
        <jelly-bar style='--jelly-fill: rgb(9, 9, 9); --jelly-stroke: rgb(8, 8, 8)'>
        <jelly-box id=box>Text</jelly-box></jelly-bar>""")
    assert browser.evaluate("""
        const { fill, stroke } = getComputedStyle(box.shadowRoot.querySelector("path"));
        return [fill, stroke];""") == ["rgb(1, 2, 3)", "none"]


# Scrolling


CHAIN = """
    <style>body { height: 3000px } #list { overflow: auto; height: 200px; width: 300px }</style>
    <jelly-bar id=bar for=list curve=quadratic style='height: 60px; width: 300px'></jelly-bar>
    <div id=list><p style='margin: 0; height: arguments'>Rows</p></div>"""


@pytest.mark.engines("chromium")
@pytest.mark.parametrize("height", ["100px", "400px"])
def test_a_touch_scrolls_the_page_from_the_other_end_of_a_list_that_pulls(stage, height):
    browser = stage(CHAIN.replace("arguments", height))
    browser.evaluate("list.scrollTop = 900")
    browser.perform(drag("touch", [(150, 230), (150, 80, 160)]))
    browser.wait_until("return scrollY > 60")
    # A touch may go on scrolling for a moment after it has left.
    browser.evaluate("""
        for (let last, same = 0; same < 4; last = scrollY) {
            await new Promise((next) => setTimeout(next, 100));
            same = last === scrollY ? same + 1 : 0;
        }
        scrollTo(0, 100);
        """)
    # At the end that it pulls the page stays.
    browser.evaluate("list.scrollTop = 0; await pass(2)")
    browser.perform(drag("touch", [(150, 20), (150, 140, 160)], hold=True))
    assert browser.evaluate("await pass(3); return [scrollY, bar.depth > 10]") == [100, True]
    browser.release()
    browser.wait_until("return isIdle() && bar.depth === 0")
    assert browser.evaluate("return list.getAttribute('style')") in (None, "")


@pytest.mark.engines("chromium")
def test_a_wheel_scrolls_the_page_from_both_ends_of_a_list_that_pulls(stage):
    browser = stage(CHAIN.replace("arguments", "250px"))
    for delta, reached in [(300, "scrollY > 40"), (-600, "scrollY === 0")]:
        for _ in range(3):
            browser.devtools(
                "Input.dispatchMouseEvent", type="mouseWheel", x=150, y=150, deltaX=0, deltaY=delta
            )
            browser.evaluate("await new Promise((next) => setTimeout(next, 400))")
        browser.wait_until(f"return {reached}")


def test_a_list_is_never_carried_above_its_home(stage):
    browser = stage(
        CHAIN.replace("<jelly-bar ", "<jelly-bar move-scroller ").replace("arguments", "900px")
    )
    home, bar = browser.evaluate("""
        return [list, bar].map((one) => one.getBoundingClientRect().top)""")
    browser.perform(drag("mouse", [(150, bar + 30), (150, bar + 130, 96)], hold=True))
    browser.evaluate("await pass(2); jelly.clock.rate = 0.2")
    browser.perform(lift("mouse"))
    tops, depths = browser.evaluate("""
        const [tops, depths] = [[], []];
        while (!isIdle() || tops.length < 9) {
            await pass(1);
            tops.push(list.getBoundingClientRect().top);
            depths.push(bar.depth);
        }
        return [tops, depths];""")
    assert min(depths) < -1 and max(tops) > home + 1
    assert min(tops) >= home


# A menu's surroundings


@pytest.mark.parametrize("style", ["overflow: hidden", "overflow: auto"])
def test_a_fan_turns_from_what_clips_it(stage, style):
    browser = stage(f"""<div id=box style='position: absolute; left: 300px; top: 250px;
        width: 200px; height: 200px; {style}'><jelly-menu id=menu
        style='position: absolute; right: 4px; bottom: 4px'><b>1</b><b>2</b></jelly-menu></div>""")
    browser.evaluate("menu.open = true")
    browser.wait_until("return isIdle()")
    assert browser.evaluate("""
        const outer = box.getBoundingClientRect();
        return menu.items.map((item) => {
            const { left, top, right, bottom } = item.getBoundingClientRect();
            return left >= outer.left && top >= outer.top && right <= outer.right &&
                bottom <= outer.bottom;
        });""") == [True, True]


# Many badges


@pytest.mark.engines("chromium")
def test_many_badges_are_laid_out_together(stage):
    browser = stage("<main id=main></main>")
    before = layouts(browser)
    browser.evaluate("""
        main.innerHTML = "<p>Mail <jelly-badge inline count=3></jelly-badge></p>".repeat(100);
        await pass(3);""")
    assert layouts(browser) - before < 20
    assert browser.evaluate("""
        return [...main.querySelectorAll("jelly-badge")].every((badge) =>
            Math.abs(badge.shadowRoot.querySelector("path").getBoundingClientRect().width -
                badge.offsetWidth) < 1)""")


# Before the script


EARLY = """
    <style>body { margin: 0; font: 16px system-ui } jelly-bar { --jelly-fill: #1c4e80;
        color: #fff; padding: 1rem } jelly-refresh { height: 120px }
        #rows { overflow: auto; margin: 0 } #pages { display: flex; overflow: auto }
        #pages p { flex: 0 0 100%; margin: 0 }</style>
    <link rel=stylesheet href=/jelly.css>
    <jelly-bar><b>Inbox</b></jelly-bar>
    <jelly-refresh><h2 slot=title style='margin: 0'>Mail</h2><ul id=rows>
        <li>1<li>2<li>3<li>4<li>5<li>6<li>7<li>8<li>9</ul></jelly-refresh>
    <jelly-field label=Name></jelly-field>
    <jelly-field label=Own><input name=own></jelly-field>
    <jelly-field><label slot=label>More</label><textarea></textarea></jelly-field>
    <jelly-box style='padding: 1rem'>Text</jelly-box>
    <div id=pages><p>1</p><p>2</p></div><jelly-pager for=pages></jelly-pager>
    <p>Mail <jelly-badge inline count=3></jelly-badge></p>
    <p style='position: relative'>Chat <jelly-badge count=3></jelly-badge></p>
    <jelly-menu><button>Note</button></jelly-menu>
    <jelly-shape style='width: 6rem'><svg viewBox='0 0 24 24'><path d='M3 3h18v18z'/></svg>
    </jelly-shape><jelly-shape path='M0 0h4v4z'></jelly-shape>
    <jelly-shape style='width: 4rem' path='M0 0h4v4z'></jelly-shape>
    <p>Sound <jelly-switch checked></jelly-switch></p>
    <p><jelly-slider value=20></jelly-slider></p>
    <jelly-slider orientation=vertical></jelly-slider>
    <jelly-segments><button>Day</button><button>Week or month</button></jelly-segments>
    <jelly-press><button>Send</button></jelly-press> <jelly-press clip corner-radius=8><button
        style='width: 4rem; height: 3rem; background: tomato'></button></jelly-press>
    <p>The end</p>"""


@pytest.mark.parametrize("width", [390, 800])
def test_nothing_moves_when_the_script_comes(browser, site, width):
    browser.viewport(width, 900)
    browser.open(site.page(EARLY))
    # Chromium alone measures layout shifts as the browser itself sees them.
    browser.evaluate("""
        window.shift = 0;
        if (PerformanceObserver.supportedEntryTypes.includes("layout-shift"))
            new PerformanceObserver((list) => list.getEntries().forEach(({ value }) =>
                shift += value)).observe({ type: "layout-shift", buffered: true });""")
    read = """
        const boxes = document.querySelectorAll("body > :not(style, link, script), li, b, h2");
        return [...boxes].map((one) => {
            const { left, top, width, height } = one.getBoundingClientRect();
            return [one.localName, ...[left, top, width, height].map(Math.round)];
        });"""
    before = browser.evaluate(read)
    look = browser.evaluate("""
        const style = (selector) => getComputedStyle(document.querySelector(selector));
        return [style("jelly-bar").backgroundColor, style("jelly-menu button").position,
            getComputedStyle(document.querySelector("jelly-field"), "::before").content];""")
    # Firefox gives the text as it is written.
    assert look[:2] == ["rgb(28, 78, 128)", "absolute"] and look[2] in ('"Name"', "attr(label)")
    browser.evaluate("""
        const { ready } = await import("/jelly.js");
        await ready;
        for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);""")
    after = browser.evaluate(read)
    assert [row for row, other in zip(before, after) if row != other] == []
    assert browser.evaluate("return shift") == 0
    assert browser.evaluate("""
        return getComputedStyle(document.querySelector("jelly-bar")).backgroundColor""") == (
        "rgba(0, 0, 0, 0)"
    )


# Without the script


def test_without_any_script_a_menu_and_a_badge_are_of_use(browser, site):
    browser.viewport(390, 900)
    browser.open(
        site.page(f"""{
            EARLY.replace(
                "<button>Note</button>",
                "<button id=note>Note</button><a id=list href=#list>List</a>",
            )
        }
            <script>let clicks = 0; note.onclick = () => clicks += 1</script>""")
    )
    look = """
        const [one, other] = [note, list].map((item) => item.getBoundingClientRect());
        return [one.height, other.height, getComputedStyle(note).clipPath,
            Math.abs(one.top - other.top) > 9];"""
    # The disc shows its items under the mouse, and to the keyboard.
    menu = browser.evaluate("""
        const { left, top } = document.querySelector("jelly-menu").getBoundingClientRect();
        scrollTo(0, 0);
        return [Math.round(left) + 20, Math.round(top) + 20];""")
    browser.perform(go_on("mouse", [(1, 1), menu], hold=True))
    one, other, clip, _ = browser.evaluate(look)
    assert one > 10 and other > 10 and clip == "none"
    middle = browser.evaluate("""
        const { left, top, width, height } = note.getBoundingClientRect();
        return [left + width / 2, top + height / 2];""")
    browser.perform(go_on("mouse", [menu, middle], hold=True))
    browser.perform(drag("mouse", [middle]))
    assert browser.evaluate("return clicks") == 1
    browser.perform(go_on("mouse", [middle, (1, 1)], hold=True))
    browser.evaluate("document.activeElement.blur()")
    assert browser.evaluate(look)[2] != "none"
    browser.evaluate("note.focus()")
    assert browser.evaluate(look)[2] == "none"
    browser.evaluate("note.blur()")
    # After some seconds they stand in a row.
    browser.evaluate("document.getAnimations().forEach((animation) => animation.finish())")
    assert browser.evaluate(look)[2:] == ["none", False]
    counts = browser.evaluate("""
        return [...document.querySelectorAll("jelly-badge")].map((badge) => {
            const { width, height } = badge.getBoundingClientRect();
            return [getComputedStyle(badge, "::before").content.includes("3") ||
                getComputedStyle(badge, "::before").content.includes("attr"), width, height];
        });""")
    assert all(shown and width > 15 and height > 15 for shown, width, height in counts)


# Rules of a page for all elements and for buttons

RULES = {
    "none": "",
    "reset": "* { margin: 0; padding: 0; box-sizing: border-box }",
    "preflight": """
        *, ::before, ::after, ::backdrop, ::file-selector-button {
            box-sizing: border-box; margin: 0; padding: 0; border: 0 solid }
        button, input, select, optgroup, textarea, ::file-selector-button {
            font: inherit; font-feature-settings: inherit; font-variation-settings: inherit;
            letter-spacing: inherit; color: inherit; border-radius: 0;
            background-color: transparent; opacity: 1 }
        ::placeholder { opacity: 1 }
        textarea { resize: vertical }
        a { color: inherit; text-decoration: inherit }
        img, svg, video, canvas, audio, iframe, embed, object {
            display: block; vertical-align: middle }
        [hidden]:where(:not([hidden=until-found])) { display: none !important }""",
    "buttons": "button { color: #fff; background: #06c; padding: 10px 20px; font: 20px serif }",
    "controls": """
        button, a, input, label { color: #fff; background: #06c; padding: 10px 20px; margin: 9px;
            border: 4px solid; font: 20px serif; box-shadow: 2px 2px red; text-align: end }
        button, a { min-height: 50px; letter-spacing: 3px; text-transform: uppercase;
            white-space: normal }""",
}
"""Rules of a page, in the words of the most usual ones."""

INSIDE = """
    <meta charset=utf-8><style>{rules}</style>
    <style>body {{ margin: 0; padding: 20px; font: 16px system-ui }} div {{ width: 400px }}
        div div {{ width: 100px }}</style>
    <link rel=stylesheet href=/jelly.css>
    <div><jelly-segments value=b><button type=button>Day</button><button type=button
        value=b>A week</button><button type=button>Month</button></jelly-segments></div>
    <div><div><jelly-segments><button type=button>Day</button><button type=button>A week</button>
        <button type=button>Month</button></jelly-segments></div></div>
    <div><jelly-press><button type=button>Send message</button></jelly-press>
        <jelly-press><a href=#>A link</a></jelly-press></div>
    <div><jelly-field><input></jelly-field></div>
    <div style='padding: 100px'><jelly-menu open><button type=button>One</button><a href=#>2</a>
        </jelly-menu></div>"""


@pytest.mark.parametrize("rules", [name for name in RULES if name != "none"])
def test_rules_for_all_elements_and_for_buttons_change_no_control(browser, site, rules):
    browser.viewport(800, 600)
    read = """
        return [...document.querySelectorAll("body > div :not(span)")].map((one) => {
            const [{ left, top, width, height }, style] =
                [one.getBoundingClientRect(), getComputedStyle(one)];
            // The items of a menu lie elsewhere before the script comes.
            const isItem = one.parentNode.localName === "jelly-menu";
            const box = isItem && !arguments[0] ? [] : [left, top, width, height].map(Math.round);
            const names = ["color", "fontSize", "fontFamily", "fontWeight", "letterSpacing",
                "borderTopWidth", "boxShadow", "backgroundColor", "paddingLeft", "paddingTop"];
            const isKept = one.matches("button, a, input") && !(isItem && !arguments[0]);
            return [one.localName, box, isKept && names.map((name) => style[name])];
        });"""

    def looks(rules):
        browser.open(site.page(INSIDE.format(rules=RULES[rules])))
        browser.evaluate("""
            window.shift = 0;
            if (PerformanceObserver.supportedEntryTypes.includes("layout-shift"))
                new PerformanceObserver((list) => list.getEntries().forEach(({ value }) =>
                    shift += value)).observe({ type: "layout-shift", buffered: true });""")
        before = browser.evaluate(read, False)
        browser.evaluate("""
            const { ready, clock } = await import("/jelly.js");
            await ready;
            clock.rate = 20;
            for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame);""")
        boxes = [
            [(name, box) for name, box, _ in rows]
            for rows in (before, browser.evaluate(read, False))
        ]
        assert boxes[0] == boxes[1]
        assert browser.evaluate("return shift") == 0
        return browser.evaluate(read, True)

    assert looks(rules) == looks("none")
