"""The word at the top of the gallery: soft under fingers, still at rest, usable by everybody."""

import pytest

from gestures import drag, go_on, keys, lift
from test_gallery import GALLERY, swipe_to_scroll, wait_for_rest

PATHS = "[...document.querySelectorAll('.word path')].map((path) => path.getAttribute('d'))"


def opener(browser):
    def open_word(width=1280, height=900, direction="ltr"):
        browser.viewport(width, height)
        browser.open("about:blank")
        browser.open(GALLERY)
        browser.evaluate("document.documentElement.dir = arguments[0]", direction)
        browser.wait_until("return document.querySelectorAll('.letters button').length === 5")
        # A pointer that is there keeps the word from showing itself.
        browser.evaluate("document.getElementById('word').dispatchEvent(new Event('pointerover'))")
        # The mouse of the test before may lie on a letter.
        wait_for_rest(browser)
        return browser

    return open_word


@pytest.fixture
def word(browser):
    return opener(browser)


@pytest.fixture
def reduced_word(reduced_browser):
    return opener(reduced_browser)


def paths(browser):
    return browser.evaluate(f"return {PATHS}")


def box(browser, letter):
    """The left, top, right and bottom end of a letter as it is drawn, without its stroke."""
    return browser.evaluate(
        """
        const path = document.querySelectorAll('.word path')[arguments[0]];
        const { x, y, width, height } = path.getBBox();
        const place = path.getScreenCTM();
        const [first, last] = [[x, y], [x + width, y + height]].map((end) =>
            new DOMPoint(...end).matrixTransform(place));
        return [first.x, first.y, last.x, last.y];
        """,
        letter,
    )


def bounds(browser, letter):
    """The left and the right end of a letter as it is drawn."""
    return box(browser, letter)[::2]


def place(browser, letter, across, down):
    """A point of a letter, by shares of its width and height."""
    left, top, right, bottom = box(browser, letter)
    return left + (right - left) * across, top + (bottom - top) * down


def slow_down(browser):
    """Lets an oscillation last so long that also a machine that stalls sees it."""
    browser.evaluate("(await import('Web/elements/clock.js')).clock.rate = 0.05")


def test_it_is_one_heading_and_a_drawing_before_it_is_soft(word):
    browser = word()
    assert browser.evaluate("""
        const [heading, ...more] = document.querySelectorAll('h1');
        const drawing = heading.firstElementChild;
        return [more.length, heading.children.length, drawing.getAttribute('role'),
            drawing.getAttribute('aria-label')];
        """) == [0, 1, "img", "Jelly"]
    source = GALLERY.removeprefix("file://")
    with open(source, encoding="utf-8") as page:
        assert page.read().split('id="word"')[1].split("</h1>")[0].count('<path d="M') == 5


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_a_pull_draws_a_letter_along_and_lets_it_come_home(word, pointer, direction):
    browser = word(direction=direction)
    before = paths(browser)
    (_, edge), start = bounds(browser, 2), place(browser, 2, 0.9, 0.5)
    browser.perform(drag(pointer, [start, (start[0] + 60, start[1])], hold=True))
    wait_for_rest(browser)
    assert bounds(browser, 2)[1] > edge + 15
    held = paths(browser)
    # The letter stretches, and the word leans.
    assert held[2] != before[2] and held[0] != before[0]
    browser.perform(lift(pointer))
    wait_for_rest(browser)
    assert paths(browser) == before


def test_a_finger_that_holds_still_stops_the_clock(word, pointer):
    browser = word()
    start = place(browser, 0, 0.9, 0.4)
    browser.perform(drag(pointer, [start], hold=True))
    wait_for_rest(browser)
    held = paths(browser)
    browser.perform(lift(pointer))
    wait_for_rest(browser)
    assert paths(browser)[0] != held[0]
    assert browser.evaluate("return document.getElementById('idle').textContent") == "0"


@pytest.mark.engines("chromium")
@pytest.mark.pointers("touch")
@pytest.mark.parametrize("letters", [(2, 2), (0, 4)])
def test_two_fingers_pull_at_once(word, pointer, letters):
    browser = word()
    before = [bounds(browser, letter) for letter in letters]
    first = place(browser, letters[0], *((0.05, 0.7) if letters[0] == 0 else (0.1, 0.3)))
    second = place(browser, letters[1], 0.95, 0.3)
    browser.perform(
        drag(pointer, [first, (first[0] - 60, first[1], 200)], hold=True)
        + drag(pointer, [second, (second[0] + 60, second[1], 200)], hold=True, finger=1)
    )
    wait_for_rest(browser)
    # Two fingers on one letter get at most the pair's limit: less than one of them alone.
    assert bounds(browser, letters[0])[0] < before[0][0] - 10
    assert bounds(browser, letters[1])[1] > before[1][1] + 10
    assert browser.evaluate("return visualViewport.scale") == 1
    # One lets go, the other goes on.
    browser.perform(lift(pointer))
    browser.perform(
        go_on(
            pointer,
            [(second[0] + 60, second[1]), (second[0] + 90, second[1])],
            hold=True,
            finger=1,
        )
    )
    wait_for_rest(browser)
    assert bounds(browser, letters[0])[0] > before[0][0] - 5
    assert bounds(browser, letters[1])[1] > before[1][1] + 15
    browser.perform(lift(pointer, finger=1))


@pytest.mark.engines("chromium")
@pytest.mark.pointers("touch")
def test_a_finger_that_goes_up_at_once_scrolls_the_page(word, pointer):
    browser = word(390)
    before = paths(browser)
    start = place(browser, 2, 0.5, 0.5)
    # In so few steps that a busy machine seldom makes it a finger that rests first.
    swipe = drag(pointer, [start, (start[0], start[1] - 80, 32)])
    swipe_to_scroll(browser, "#word jelly-shape", swipe)
    wait_for_rest(browser)
    # It has let the letter go.
    assert paths(browser) == before


@pytest.mark.engines("chromium")
@pytest.mark.pointers("touch")
@pytest.mark.parametrize("way", [[(0, 0, 350)], [(40, 0, 100)]], ids=["rested", "sideways"])
def test_a_finger_that_has_rested_or_gone_aside_pulls_up_and_does_not_scroll(word, pointer, way):
    browser = word(390)
    top, start = box(browser, 2)[1], place(browser, 2, 0.5, 0.1)
    stops = [start, *((start[0] + x, start[1] + y, ms) for x, y, ms in way)]
    browser.perform(drag(pointer, [*stops, (stops[-1][0], start[1] - 40, 200)], hold=True))
    wait_for_rest(browser)
    assert browser.evaluate("return scrollY") == 0
    assert box(browser, 2)[1] < top - 8
    browser.perform(lift(pointer))


@pytest.mark.engines("chromium")
@pytest.mark.pointers("mouse")
def test_a_hole_goes_along_with_its_letter(word, pointer):
    browser = word()
    outer, eye = paths(browser)[1].split("Z")[:2]
    start = place(browser, 1, 0.5, 0.44)
    browser.perform(drag(pointer, [start, (start[0], start[1] + 15)], hold=True))
    wait_for_rest(browser)
    held = paths(browser)[1].split("Z")
    assert held[0] != outer and held[1] != eye
    browser.perform(lift(pointer))


def test_each_letter_is_reached_by_tab_and_poked_by_space(word):
    browser = word()
    browser.evaluate("document.querySelector('[name=points]').focus()")
    names = []
    rest = paths(browser)
    slow_down(browser)
    for letter in range(5):
        browser.perform(keys("\ue004"))
        names.append(browser.evaluate("return document.activeElement.ariaLabel"))
        before = paths(browser)
        browser.perform(keys(" "))
        browser.wait_until(f"return {PATHS}[arguments[0]] !== arguments[1]", letter, before[letter])
    assert names == [f"Poke the {name}" for name in ("J", "e", "first l", "second l", "y")]
    wait_for_rest(browser)
    assert paths(browser) == rest


def test_it_shows_itself_once(word):
    # On this page a pointer keeps it from showing itself.
    browser = word()
    before = paths(browser)
    browser.open("about:blank")
    # It begins in slow motion.
    browser.open(f"{GALLERY}#speed=1/4")
    browser.wait_until("return document.querySelectorAll('.letters button').length === 5")
    slow_down(browser)
    for letter in range(5):
        browser.wait_until(f"return {PATHS}[arguments[0]] !== arguments[1]", letter, before[letter])
    wait_for_rest(browser)
    assert paths(browser) == before


def test_with_less_motion_it_stands_still_and_can_be_hit(reduced_word):
    browser = reduced_word()
    before = paths(browser)
    start = place(browser, 2, 0.5, 0.5)
    browser.perform(drag("mouse", [start, (start[0] + 60, start[1])], hold=True))
    assert browser.evaluate(
        "return document.elementFromPoint(...arguments[0]).matches('.word path:active')", start
    )
    browser.perform(lift("mouse"))
    browser.evaluate("""
        document.querySelector('.letters button').click();
        await new Promise((next) => setTimeout(next, 2000));
        """)
    assert paths(browser) == before


def test_it_is_as_wide_as_its_place_in_every_window(word):
    browser = word()
    for width in (390, 1600, 320):
        browser.viewport(width, 900)
        wait_for_rest(browser)
        (left, _), (_, right) = bounds(browser, 0), bounds(browser, 4)
        box = browser.evaluate("""
            const { left, right } = document.getElementById('word').getBoundingClientRect();
            return [left, right];
            """)
        assert [left, right] == pytest.approx(box, abs=2)
