"""No touch outlives its finger, however the finger or what it touches is lost."""

import pytest

from bars import BAR, PULL, WAVE, depth, shown
from elements import is_held
from gestures import drag, go_on, lift
from measuring import heard, settle
from refreshes import refresh

IN_ONE = pytest.mark.engines("chromium")
"""For what only its DevTools can do, or what the elements do the same in every engine."""

LIST = "position: absolute; left: 50px; top: 140px; width: 300px; height: 300px; overflow: auto"


def listed(more=""):
    """A bar over the list that pulls it, with a button in its first row."""
    return f"""{BAR.replace("curve=quadratic", "for=list")}
        <div id=list style='{LIST}; user-select: none; -webkit-user-select: none; {more}'>
        <p><button id=button>Open</button></p>{"<p>Row</p>" * 30}</div>
        <script>let clicks = 0; button.onclick = () => clicks += 1</script>"""


def hovers(browser, x, y):
    """Moves the mouse without a button, and without a release before."""
    browser.devtools("Input.dispatchMouseEvent", type="mouseMoved", x=x, y=y, buttons=0)


def test_a_list_released_elsewhere_is_not_pulled_by_a_mouse_that_hovers(stage):
    browser = stage(listed())
    # Up and out of the list, and released over the bar.
    browser.perform(drag("mouse", [(200, 250), (200, 100, 96)]))
    browser.perform(hover([(200, 200), (200, 350, 96)]))
    assert depth(browser) == 0
    assert heard(browser) == []
    browser.perform(drag("mouse", [(75, 165)]))
    assert browser.evaluate("return clicks") == 1


def test_a_click_after_a_release_elsewhere_starts_no_refresh(stage):
    browser = stage(refresh())
    browser.perform(drag("mouse", [(195, 160), (195, 30, 96)]))
    browser.perform(hover([(195, 160), (195, 500, 160)]))
    assert browser.evaluate("await pass(2); return refresh.progress") == 0
    browser.perform(drag("mouse", [(195, 400)]))
    assert heard(browser) == []


def hover(path):
    """Moves a mouse that has no button down."""
    return go_on("mouse", path, hold=True)


@IN_ONE
def test_a_pull_whose_release_is_lost_starts_no_refresh(stage):
    browser = stage(refresh())
    browser.perform(drag("mouse", [(195, 160), (195, 500, 160)], hold=True))
    assert heard(browser) == ["arm refresh"]
    hovers(browser, 200, 520)
    settle(browser)
    assert heard(browser) == ["arm refresh", "disarm refresh"]


@IN_ONE
def test_what_is_removed_and_put_back_by_who_hears_its_grab_is_held_by_nobody(stage):
    browser = stage(BAR)
    browser.evaluate("""
        window.bar = bar;
        bar.addEventListener("jelly-grab", () => document.body.append(bar), { once: true });
        """)
    browser.perform(drag("mouse", PULL))
    assert not is_held(browser, "bar")
    browser.perform(drag("mouse", PULL))
    assert not is_held(browser, "bar")
    settle(browser)


@IN_ONE
@pytest.mark.pointers("touch")
def test_a_pull_goes_on_while_the_rows_under_the_finger_are_replaced(stage, pointer):
    browser = stage(refresh())
    browser.perform(drag(pointer, [(195, 160), (195, 200, 96)], hold=True))
    before = browser.evaluate("await pass(2); return refresh.progress")
    assert before > 0.2
    browser.evaluate("list.innerHTML = list.innerHTML")
    browser.perform(go_on(pointer, [(195, 200), (195, 230, 96)], hold=True))
    assert browser.evaluate("await pass(2); return refresh.progress") > before
    browser.perform(lift(pointer))
    settle(browser)
    assert browser.evaluate("return refresh.progress") == 0
    browser.perform(drag(pointer, [(195, 160), (200, 460, 160)]))
    assert heard(browser) == ["arm refresh", "refresh-start refresh"]


@IN_ONE
@pytest.mark.pointers("touch")
def test_a_touch_on_a_carousel_ends_though_its_page_is_removed(stage, pointer):
    browser = stage("""
        <div id=pages style='display: flex; width: 300px; height: 200px; overflow: auto'>
        <p style='flex: 0 0 100%'>1</p><p style='flex: 0 0 100%'>2</p></div>
        <jelly-pager id=pager for=pages></jelly-pager>
        <script>
            customElements.whenDefined("jelly-pager").then(() => {
                const { handle } = pager;
                pager.handle = (code, numbers, ...more) => {
                    if (numbers?.length === 2) window.isDragged = numbers[1];
                    return handle.call(pager, code, numbers, ...more);
                };
            });
        </script>""")
    browser.perform(drag(pointer, [(250, 100), (180, 100, 96)], hold=True))
    browser.evaluate(
        "await pass(2); pages.firstElementChild.replaceWith(document.createElement('p'))"
    )
    browser.perform(lift(pointer))
    browser.evaluate("pages.scrollLeft += 1; await pass(4)")
    assert browser.evaluate("return isDragged") == 0


@IN_ONE
def test_a_page_that_is_left_holds_nothing_when_it_comes_back(browsers, engine, site):
    browser = browsers(engine, keeps_pages=True)
    browser.open(
        site.page(f"""<script src=/tests/pages/stage.js></script>{BAR}
        <script>
            onpageshow = ({{ persisted }}) => {{
                window.wasKept = persisted;
                window.wasHeld = bar.matches(":state(held)");
            }};
        </script>
        <script type=module>
            import * as jelly from "/jelly.js";
            await jelly.ready;
            await pass(3);
            window.jelly = jelly;
        </script>""")
    )
    browser.wait_until("return window.jelly && isIdle()")
    other = site.page("<p>Elsewhere")
    browser.perform(drag("mouse", PULL, hold=True))
    assert depth(browser) > 20
    browser.evaluate("setTimeout(() => location = arguments[0])", other)
    browser.wait_until("return document.body?.textContent === 'Elsewhere'")
    browser.perform(lift("mouse"))
    browser.evaluate("setTimeout(() => history.back())")
    browser.wait_until("return window.wasKept")
    assert not browser.evaluate("return wasHeld")
    browser.perform(hover([(190, 190), (190, 240, 96)]))
    browser.wait_until("return isIdle()")
    assert depth(browser) == 0


@IN_ONE
def test_what_scrolls_under_a_finger_at_rest_stays_with_it(stage):
    browser = stage(f"{WAVE}<div style='height: 3000px'></div>")
    browser.perform(drag("mouse", [(200, 138), (200, 190, 96)], hold=True))
    before = depth(browser)
    browser.devtools(
        "Input.dispatchMouseEvent", type="mouseWheel", x=200, y=190, deltaX=0, deltaY=20
    )
    browser.wait_until("return scrollY === 20")
    # The bar has gone up by 20 pixels, and its edge is at the finger still.
    assert depth(browser) == pytest.approx(before + 20, abs=1)
    browser.perform(lift("mouse"))


FRAME = """
    <iframe id=frame srcdoc="<!doctype html><body style='margin: 0'>"
        style='position: absolute; left: 0; top: 200px; width: 500px; height: 400px; border: 0'>
    </iframe>"""


def test_what_moves_into_another_document_follows_fingers_there(stage, pointer):
    browser = stage(BAR + FRAME)
    browser.evaluate("""
        window.bar = bar;
        frame.contentDocument.body.append(bar);
        frame.contentDocument.addEventListener("pointerdown", ({ pointerType }) =>
            pressed.add(pointerType));
        await pass(3);
        """)
    at_rest = shown(browser)
    browser.perform(drag(pointer, [(200, 310), (190, 390, 96)], hold=True))
    assert 30 < depth(browser) <= 80
    browser.perform(lift(pointer))
    assert not is_held(browser, "bar")
    browser.evaluate("jelly.clock.rate = 20")
    browser.wait_until(
        "return bar.restTime < jelly.clock.seconds() && shown(bar) === arguments[0]", at_rest
    )


@IN_ONE
def test_a_throw_in_another_document_has_the_speed_of_its_finger(stage):
    browser = stage(BAR + FRAME)
    browser.evaluate("""
        window.bar = bar;
        // The frame's own time begins later than the page's.
        await new Promise((done) => {
            frame.onload = done;
            setTimeout(() => frame.srcdoc += " ", 500);
        });
        frame.contentDocument.body.append(bar);
        bar.tuning = "classic";
        await pass(3);
        window.stamps = [];
        const { handle } = bar;
        bar.handle = (code, numbers, stamp) => {
            handle.call(bar, code, numbers, stamp);
            if (stamp) stamps.push(jelly.clock.seconds() - jelly.clock.seconds(stamp, bar));
        };
        """)
    browser.perform(drag("mouse", [(200, 310), (190, 390, 96)]))
    late = browser.evaluate("await pass(2); return stamps")
    # An event is handled soon after it happened, by the clock of the page.
    assert len(late) > 3
    assert all(0 <= seconds < 0.4 for seconds in late)
