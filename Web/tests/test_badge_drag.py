"""A badge under real pointers: it stretches, tears, joins again and is thrown away."""

import pytest

from badges import APP, BADGE, FAR, HEARD, HOME, NEAR, PAGE, center, heard, is_lifted, near, phase
from gestures import drag, go_on, lift
from measuring import settle


def test_it_follows_with_its_text_and_springs_home(stage, pointer):
    browser = stage(PAGE)
    browser.perform(drag(pointer, [HOME, NEAR], hold=True))
    assert phase(browser) == "stretched"
    assert near(center(browser), NEAR)
    browser.perform(go_on(pointer, [NEAR], pause_ms=200))
    assert heard(browser) == ["grab", "release"]
    settle(browser)
    assert phase(browser) == "attached"
    assert near(center(browser), HOME, 0.01)
    assert not is_lifted(browser)


def test_pulled_too_far_it_tears_and_is_thrown_away(stage, pointer):
    browser = stage(PAGE)
    browser.perform(drag(pointer, [HOME, FAR], hold=True))
    assert phase(browser) == "detached"
    browser.perform(go_on(pointer, [FAR], pause_ms=200))
    assert heard(browser) == ["grab", "detach", "dismiss"]
    settle(browser)
    assert phase(browser) == "dismissed"
    assert browser.evaluate("return shown(badge)") == ""
    assert not is_lifted(browser)


def test_brought_near_it_joins_again(stage, pointer):
    browser = stage(PAGE)
    browser.perform(drag(pointer, [HOME, FAR], hold=True))
    browser.perform(go_on(pointer, [FAR, (180, 110)], pause_ms=200))
    assert heard(browser) == ["grab", "detach", "reattach", "release"]
    settle(browser)
    assert phase(browser) == "attached"


def test_caught_on_its_way_home_it_stays_where_it_was(stage):
    browser = stage(PAGE)
    # The clock runs a little and stands still, so that nothing moves between look and press.
    browser.evaluate("""
        badge.addEventListener('jelly-release', () => {
            jelly.clock.rate = 0.05;
            const end = jelly.clock.seconds() + 0.02;
            const timer = setInterval(() => {
                if (jelly.clock.seconds() < end) return;
                jelly.clock.rate = 0;
                clearInterval(timer);
            }, 5);
        }, { once: true });
        """)
    browser.perform(drag("mouse", [HOME, NEAR], pause_ms=100))
    browser.wait_until("return jelly.clock.rate === 0")
    before = center(browser)
    assert phase(browser) == "returning"
    browser.perform(drag("mouse", [before], hold=True))
    assert near(center(browser), before, 0.01)
    assert phase(browser) == "stretched"
    browser.perform(lift("mouse"))


@pytest.mark.parametrize(
    "clip",
    [
        "overflow: hidden; width: 90px; height: 90px; position: absolute; left: 85px; top: 85px",
        "contain: paint; width: 90px; height: 90px; position: absolute; left: 85px; top: 85px",
        "overflow: hidden; transform: scale(1.5); transform-origin: 0 0; width: 70px; "
        "height: 90px; position: absolute; left: 40px; top: 40px",
    ],
)
def test_nothing_clips_it_while_it_is_dragged(stage, clip):
    browser = stage(
        f"{HEARD}<div style='{clip}'><div style='position: absolute; left: 10px; top: 20px; "
        f"width: 40px; height: 40px'>{BADGE}</div></div>"
    )
    home = center(browser)
    away = (round(home[0]) + 120, round(home[1]) + 150)
    browser.perform(drag("mouse", [tuple(map(round, home)), away], hold=True))
    assert near(center(browser), away, 1.5)
    assert browser.evaluate("return document.elementFromPoint(...arguments) === badge", *away)
    browser.perform(go_on("mouse", [away, tuple(map(round, home))], pause_ms=200))
    settle(browser)
    assert near(center(browser), home, 0.02)


def test_a_tap_is_the_pages(stage, pointer):
    browser = stage(PAGE + "<script>app.onclick = () => app.title = 'clicked'</script>")
    browser.perform(drag(pointer, [HOME]))
    browser.wait_until("return app.title === 'clicked'")
    settle(browser)
    assert phase(browser) == "attached"


def test_a_drag_is_no_tap(stage, pointer):
    browser = stage(PAGE + "<script>app.onclick = () => app.title = 'clicked'</script>")
    browser.perform(drag(pointer, [HOME, NEAR, HOME], pause_ms=100))
    settle(browser)
    assert browser.evaluate("return app.title") == ""


def test_who_prevents_the_dismissal_gets_it_back(stage):
    browser = stage(PAGE)
    browser.evaluate("badge.addEventListener('jelly-dismiss', (event) => event.preventDefault())")
    browser.perform(drag("mouse", [HOME, FAR], pause_ms=200))
    assert heard(browser) == ["grab", "detach", "dismiss", "restore"]
    settle(browser)
    assert phase(browser) == "attached"
    assert near(center(browser), HOME, 0.01)


def test_it_follows_its_place_when_the_page_scrolls(stage):
    browser = stage(PAGE + "<div style='height: 3000px'></div>")
    browser.perform(drag("mouse", [HOME, NEAR], hold=True))
    browser.evaluate("scrollTo(0, 40)")
    home = browser.evaluate("""
        await pass(3);
        const { left, top } = badge.shadowRoot.querySelector('svg').getBoundingClientRect();
        return [left + 11, top + 11];
        """)
    assert near(home, (160, 60), 0.5)
    browser.perform(lift("mouse"))
    settle(browser)


def test_its_target_is_at_least_24_pixels(stage):
    browser = stage(
        f"{HEARD}<div style='{APP}'>"
        f"{BADGE.replace('count', 'style=--jelly-diameter:14px count')}</div>"
    )
    width, height = browser.evaluate("""
        const { width, height } =
            badge.shadowRoot.querySelector('[part=button]').getBoundingClientRect();
        return [width, height];
        """)
    assert width >= 24 and height >= 24
    assert browser.evaluate("return document.elementFromPoint(171, 100) === badge")


@pytest.mark.engines("chromium")
def test_less_motion_has_no_neck_and_fades(reduced_stage, pointer):
    browser = reduced_stage(PAGE)
    browser.perform(drag(pointer, [HOME, NEAR], hold=True))
    assert browser.evaluate("await pass(2); return shown(badge).match(/[cs]/g).length") == 4
    browser.perform(go_on(pointer, [NEAR, FAR], hold=True))
    browser.evaluate("jelly.clock.rate = 0.1")
    browser.perform(go_on(pointer, [FAR], pause_ms=200))
    assert heard(browser) == ["grab", "detach", "dismiss"]
    opacity = browser.evaluate("return +badge.shadowRoot.querySelector('div').style.opacity")
    assert 0 < opacity <= 1
    assert browser.evaluate("return shown(badge).match(/[cs]/g).length") == 4
    settle(browser)
    assert browser.evaluate("return shown(badge)") == ""
