"""The gallery as it is opened from disk: usable by all, on every screen, and still at rest."""

import json
from importlib.resources import files
from itertools import count

import pytest

from test_bits import output
from webserver import DIST

GALLERY = (DIST / "gallery.html").as_uri()

SYSTEMS = ["single", "wave", "refresh", "field", "pager", "badge", "menu"]

ELEMENTS = [
    "jelly-bar",
    "elastic-refresh",
    "elastic-field",
    "elastic-box",
    "gooey-pager",
    "gooey-badge",
    "gooey-menu",
]

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
        browser.wait_until("return !!document.querySelector('jelly-bar').shadowRoot")
        return browser

    return open_gallery


def kept(open_gallery, browser, name, prepare=""):
    """The page that the test before has left open under this name, else a new one."""
    if not browser.evaluate("return window.keptAs === arguments[0]", name):
        open_gallery()
        browser.evaluate(f"window.keptAs = arguments[0]; {prepare}", name)
    return browser


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


@pytest.mark.parametrize("width", [390, 1280])
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
        document.querySelector('#single .panel > .pull').click();
        states.push(now.textContent);
        return [before !== '0', ...states];
        """)
    assert drawn == [True, "at rest", "moving"]
    assert browser.evaluate("return document.getElementById('idle').textContent") == "0"


@pytest.mark.parametrize("system", SYSTEMS)
def test_each_stage_shows_itself_at_a_button(gallery, system):
    browser = gallery(state="#speed=1/10")  # A slow engine shall see it, too.
    assert browser.evaluate(
        """
        const section = document.getElementById(arguments[0]);
        section.scrollIntoView();
        await new Promise(next => setTimeout(next, 400));
        const facts = () => [...section.querySelectorAll('[data-fact]')]
            .map(one => one.textContent);
        const before = facts().join();
        section.querySelector('.pull').click();
        for (const start = performance.now(); performance.now() < start + 5000;) {
            await new Promise(requestAnimationFrame);
            if (facts().join() !== before) return true;
        }
        return false;
        """,
        system,
    )


def test_the_switches_stay_in_the_address(gallery):
    browser = gallery(state="#tuning=classic&points=shown")
    assert browser.evaluate("""
        return [...document.querySelectorAll('.segments input:checked')].map(one => one.value);
        """)[:3] == ["classic", "1", "shown"]
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
        for (const what of ['grab', 'armed', 'refresh', 'bulge', 'select', 'detach', 'open'])
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


@pytest.mark.parametrize("system", SYSTEMS)
def test_each_stage_records_plays_again_and_saves(gallery, browser, jelly, tmp_path, system):
    kept(
        gallery,
        browser,
        "recorded",
        """
        window.files = [];
        const make = URL.createObjectURL;
        HTMLAnchorElement.prototype.click = () => {};
        URL.createObjectURL = (blob) => (files.push(blob), make(blob));
        """,
    )
    shown, files = browser.evaluate(
        """
        const wait = (time) => new Promise((next) => setTimeout(next, time));
        const section = document.getElementById(arguments[0]);
        section.scrollIntoView();
        // Its own demonstration begins now, and is over soon: until then it does not record.
        await wait(500);
        const tape = section.querySelector('.tape');
        const record = tape.querySelector('.record');
        for (record.click(); record.ariaPressed !== 'true'; record.click()) await wait(300);
        section.querySelector('.panel > .pull').click();
        await wait(1200);
        tape.querySelector('.record').click();
        const slider = tape.querySelector('input');
        const shown = new Set();
        for (let step = 32; step >= 0; step--) {
            slider.value = slider.max * step / 32;
            slider.dispatchEvent(new Event('input'));
            shown.add([...section.querySelectorAll('.stage *')].map((one) =>
                one.shadowRoot?.querySelector('[part=outline]')?.getAttribute('d')).join());
        }
        files.length = 0;
        tape.querySelector('.trace').click();
        tape.querySelector('.film').click();
        const status = tape.querySelector('[role=status]');
        for (let tries = 0; files.length < 2; tries++) {
            if (tries > 400) throw new Error(`no files: ${status.textContent}`);
            await wait(50);
        }
        return [shown.size, await Promise.all(files.map((file) => file.text()))];
        """,
        system,
    )
    assert shown >= 4
    trace, film = files
    file = tmp_path / "trace.json"
    file.write_text(trace, encoding="utf-8")
    assert output(jelly, "frames", file, "--at", json.loads(trace)["events"][0]["at"])
    assert film.startswith("<svg") and "<animate" in film
