"""A bar's edge under real fingers."""

import pytest

from bars import (
    AT,
    BAR,
    ONE_PULL,
    PULL,
    WAVE,
    depth,
    difference,
    exact,
    let_go_slowly,
    shown,
    wait_for_rest,
)
from gestures import drag, go_on, lift
from measuring import heard


def test_a_drag_makes_the_edge_sag_and_it_wobbles_home(stage, pointer):
    browser = stage(BAR)
    # The bubbling events that the document has received, each once and in order.
    assert heard(browser) == []
    at_rest = shown(browser)
    browser.evaluate("""
        window.depths = [];
        const note = () => {
            depths.push(bar.depth);
            requestFrame(note);
        };
        note();
        """)
    browser.perform(drag(pointer, PULL, hold=True))
    assert 25 < depth(browser) <= 80
    assert shown(browser) != at_rest
    # Slowly, so that an engine that misses frames shows it as well.
    browser.evaluate("""
        depths.length = 0;
        addEventListener("jelly-release", () => window.released = jelly.clock.seconds());
        jelly.clock.rate = 0.05;
        """)
    browser.perform(lift(pointer))
    browser.wait_until("return depths.length > 10")
    # The motion at given times: frames may come between them.
    swings = browser.evaluate(
        "return Array.from({ length: 100 }, (_, n) => bar.values(released + n * 0.01).depth)"
    )
    assert max(browser.evaluate("return depths")) > 10
    assert max(swings) > 10 and min(swings) < -1
    wait_for_rest(browser)
    assert shown(browser) == at_rest
    assert heard(browser) == ["grab bar", "release bar", "rest bar"]


def test_at_full_speed_the_edge_is_at_rest_within_three_seconds(stage):
    browser = stage(BAR)
    at_rest = shown(browser)
    # A busy machine draws the rest later; when it comes is known from the start.
    browser.evaluate("""
        addEventListener("jelly-release", () =>
            window.seconds = bar.restTime - jelly.clock.seconds());
        """)
    browser.perform(drag("mouse", PULL))
    browser.wait_until("return heard.at(-1) === 'rest bar'")
    assert 0 < browser.evaluate("return seconds") < 3
    assert shown(browser) == at_rest


def test_an_event_says_nothing_but_what_happened(stage):
    browser = stage(BAR)
    browser.evaluate("""
        window.told = [];
        for (const what of ["grab", "release", "rest"])
            bar.addEventListener(`jelly-${what}`, ({ constructor, bubbles, cancelable, detail }) =>
                told.push([constructor.name, bubbles, cancelable, detail]));
        """)
    browser.perform(drag("mouse", PULL))
    wait_for_rest(browser)
    assert browser.evaluate("return told") == [["CustomEvent", True, False, None]] * 3


def test_a_press_in_mid_air_catches_the_edge_where_it_is(stage, pointer):
    browser = stage(WAVE)
    catch_in_mid_air(browser, pointer)


@pytest.mark.engines("chromium")  # The core is the same in all, to the bit.
@pytest.mark.parametrize("kind", ["curve=quadratic", "tuning=classic", "tuning=classic curve=wave"])
def test_every_kind_of_edge_can_be_caught(stage, kind):
    browser = stage(f"<jelly-bar id=bar {kind} style='{AT}' curve=quadratic></jelly-bar>")
    catch_in_mid_air(browser, "mouse")


def catch_in_mid_air(browser, pointer):
    at_rest = shown(browser)
    let_go_slowly(browser, pointer)
    browser.evaluate("window.presses = watchPresses(bar)")
    # Elsewhere than where the finger left it.
    browser.perform(drag(pointer, [(120, 70)], hold=True))
    [press] = browser.evaluate("return presses")
    assert press["depth"] > 5
    assert difference(press["before"], press["after"]) <= 1e-9

    browser.evaluate("jelly.clock.rate = 1; await pass(2)")
    caught = shown(browser)
    browser.evaluate("await pass(5)")
    assert shown(browser) == caught
    assert depth(browser) == press["depth"]

    browser.perform(go_on(pointer, [(120, 70), (120, 130, 64)], hold=True))
    assert depth(browser) > press["depth"] + 5
    browser.perform(lift(pointer))
    wait_for_rest(browser)
    assert shown(browser) == at_rest
    assert heard(browser) == ["grab bar", "release bar", *ONE_PULL]


def test_the_sagged_edge_can_be_caught_outside_the_bar_at_rest(stage):
    browser = stage(WAVE)
    let_go_slowly(browser)
    # The bar at rest ends at 140.
    browser.perform(drag("mouse", [(190, 160)], hold=True))
    assert heard(browser) == ["grab bar", "release bar", "grab bar"]


def test_a_finger_may_leave_the_bar_while_it_holds_it(stage, pointer):
    browser = stage(BAR)
    browser.perform(drag(pointer, [(200, 110), (200, 300, 96), (700, 550, 160)], hold=True))
    assert depth(browser) > 60
    browser.perform(lift(pointer))
    wait_for_rest(browser)
    assert heard(browser) == ONE_PULL


@pytest.mark.engines("chromium", "firefox")  # WebKitGTK's driver would mix the buttons up after it.
def test_another_mouse_button_does_not_pull(stage):
    browser = stage(BAR)
    browser.evaluate("document.oncontextmenu = event => event.preventDefault()")
    [source] = drag("mouse", PULL)
    browser.perform(
        [
            {
                **source,
                "actions": [
                    {**action, "button": 2} if "button" in action else action
                    for action in source["actions"]
                ],
            }
        ]
    )
    assert heard(browser) == []


# Fingers that are taken away


@pytest.mark.engines("chromium")
@pytest.mark.pointers("touch")
def test_a_finger_that_the_browser_takes_to_pan_lets_go(stage, pointer):
    browser = stage(f"""
        <div style='height: 3000px'>
            <jelly-bar id=bar style='{AT}; touch-action: pan-y' curve=quadratic></jelly-bar>
        </div>
        <script>
            const cancels = [];
            addEventListener("pointercancel", ({{ isTrusted }}) => cancels.push(isTrusted));
        </script>""")
    at_rest = shown(browser)
    browser.perform(drag(pointer, [(200, 110), (200, 40, 160)]))
    wait_for_rest(browser)
    assert browser.evaluate("return scrollY") > 20
    assert browser.evaluate("return cancels") == [True]
    assert heard(browser) == ONE_PULL
    assert shown(browser) == at_rest


def test_a_cancelled_pointer_lets_go_without_its_velocity(stage):
    # The event is the page's own: only Chromium has a way to a real one, the test before.
    browser = stage(
        BAR
        + """<script>
        let last;
        addEventListener("pointermove", event => last = event, true);
        </script>"""
    )
    at_rest = shown(browser)
    browser.perform(drag("mouse", PULL, hold=True))
    held = depth(browser)
    browser.evaluate("""
        jelly.clock.rate = 0.001;
        const { pointerId } = last;
        bar.dispatchEvent(new PointerEvent("pointercancel", { pointerId, bubbles: true }));
        """)
    assert heard(browser) == ["grab bar", "release bar"]
    # The finger's velocity would have carried it on.
    assert held - 1 < depth(browser) <= held
    wait_for_rest(browser, rate=20)
    # The pointer that is still down means nothing any more.
    browser.perform(go_on("mouse", [(190, 190), (190, 230, 32)]))
    assert heard(browser) == ONE_PULL
    assert shown(browser) == at_rest


# Two fingers


@pytest.mark.engines("chromium", "firefox")
@pytest.mark.pointers("touch")
def test_a_second_finger_takes_over_and_hands_back(stage, pointer):
    browser = stage(BAR)
    at_rest = shown(browser)
    browser.perform(drag(pointer, [(200, 110), (200, 170, 96)], hold=True))
    held_by_first = exact(browser)

    browser.perform(drag(pointer, [(120, 70)], hold=True, finger=1))
    assert difference(exact(browser), held_by_first) <= 1e-9
    browser.perform(go_on(pointer, [(200, 170), (200, 200, 32)], hold=True))
    assert difference(exact(browser), held_by_first) <= 1e-9
    before = depth(browser)
    browser.perform(go_on(pointer, [(120, 70), (120, 110, 64)], hold=True, finger=1))
    assert depth(browser) > before + 10

    held_by_second = exact(browser)
    browser.perform(lift(pointer, finger=1))
    assert difference(exact(browser), held_by_second) <= 1e-9
    before = depth(browser)
    browser.perform(go_on(pointer, [(200, 200), (200, 210, 16)], hold=True))
    # It goes on from where the finger is, not from where it once came down.
    assert 1 < depth(browser) - before <= 10
    assert heard(browser) == ["grab bar"]

    browser.perform(lift(pointer))
    wait_for_rest(browser)
    assert heard(browser) == ONE_PULL
    assert shown(browser) == at_rest


@pytest.mark.engines("chromium", "firefox")
@pytest.mark.pointers("touch")
def test_the_first_finger_may_leave_before_the_second(stage, pointer):
    browser = stage(BAR)
    browser.perform(drag(pointer, [(200, 110), (200, 170, 96)], hold=True))
    browser.perform(drag(pointer, [(120, 70)], hold=True, finger=1))
    before = depth(browser)
    browser.perform(lift(pointer))
    assert depth(browser) == before
    assert heard(browser) == ["grab bar"]
    browser.perform(lift(pointer, finger=1))
    wait_for_rest(browser)
    assert heard(browser) == ONE_PULL


@pytest.mark.engines("chromium", "firefox")
@pytest.mark.pointers("touch")
def test_on_a_wave_the_second_finger_leads_on_when_the_first_leaves(stage, pointer):
    browser = stage(WAVE)
    browser.perform(drag(pointer, [(200, 110), (200, 150, 96)], hold=True))
    browser.perform(drag(pointer, [(120, 70)], hold=True, finger=1))
    held = exact(browser)
    browser.perform(lift(pointer))
    assert difference(exact(browser), held) <= 1e-9
    before = depth(browser)
    browser.perform(go_on(pointer, [(120, 70), (120, 110, 64)], hold=True, finger=1))
    assert depth(browser) > before + 10
    assert heard(browser) == ["grab bar"]
    browser.perform(lift(pointer, finger=1))
    wait_for_rest(browser)
    assert heard(browser) == ONE_PULL
