"""A bar's edge is where the finger is, on any side, in any size, however the page is scaled."""

import pytest

from bars import AT, BAR, WAVE, depth, let_go_slowly, shown, wait_for_rest
from gestures import drag, go_on, lift
from measuring import heard

AWAY = {"top": (0, 1), "bottom": (0, -1), "left": (1, 0), "right": (-1, 0)}
"""From each side, the direction into which a bar sags."""

BOX = "position: absolute; left: 300px; top: 200px; width: 160px; height: 160px"
CENTER = (380, 280)


def pull(browser, start, displacement):
    """Holds the bar after a pull, and returns where the finger is."""
    end = (start[0] + displacement[0], start[1] + displacement[1])
    browser.perform(drag("mouse", [start, (*end, 96)], hold=True))
    depth(browser)
    return end


def reach(browser, place, direction):
    """How far the bar covers the page from a place in a direction, in pixels of the viewport."""
    return browser.evaluate("return reach(bar, ...arguments)", *place, direction)


@pytest.mark.parametrize(
    "side, edge",
    [("top", "quadratic"), ("bottom", "wave"), ("left", "quadratic"), ("right", "wave")],
)
def test_a_bar_sags_away_from_the_side_it_hangs_from(stage, side, edge):
    browser = stage(f"<jelly-bar id=bar edge={side} curve={edge} style='{BOX}'></jelly-bar>")
    at_rest = shown(browser)
    x, y = AWAY[side]
    pull(browser, CENTER, (60 * x, 60 * y))
    deep = depth(browser)
    assert deep > 25
    # From the middle of the bar it is 80 pixels to each of its sides.
    for direction in AWAY.values():
        far = 80 + (deep if direction == (x, y) else 0)
        assert reach(browser, CENTER, direction) == pytest.approx(far, abs=1)
    browser.perform(lift("mouse"))
    wait_for_rest(browser)
    assert shown(browser) == at_rest


@pytest.mark.parametrize("side", ["top", "right"])
def test_a_push_towards_its_own_side_leaves_the_bar_as_it_is(stage, side):
    browser = stage(f"<jelly-bar id=bar edge={side} style='{BOX}' curve=quadratic></jelly-bar>")
    at_rest = shown(browser)
    x, y = AWAY[side]
    pull(browser, CENTER, (-60 * x, -60 * y))
    assert depth(browser) == 0
    assert shown(browser) == at_rest


@pytest.mark.parametrize(
    "direction, start, end", [("ltr", "left", "right"), ("rtl", "right", "left")]
)
def test_start_and_end_are_where_the_text_starts_and_ends(stage, direction, start, end):
    browser = stage(f"""
        <script>document.documentElement.dir = "{direction}"</script>
        <jelly-bar id=bar edge=start style='{BOX}' curve=quadratic></jelly-bar>
        <jelly-bar id=other edge=end curve=quadratic></jelly-bar>""")
    assert browser.evaluate("return [bar.physicalEdge, other.physicalEdge]") == [start, end]
    x, _ = AWAY[start]
    pull(browser, CENTER, (60 * x, 0))
    assert reach(browser, CENTER, (x, 0)) == pytest.approx(80 + depth(browser), abs=1)


@pytest.mark.parametrize(
    "scale, middle, edge, width",
    [
        ("transform: scale(2); transform-origin: 0 0", 240, 160, 400),
        ("transform: scale(2, 1.5); transform-origin: 20px 0", 220, 120, 400),
        ("zoom: 2", 240, 160, 400),
        ("zoom: 1.6; --inner: 1.25", 240, 160, 400),
    ],
    ids=["scale 2", "scale 2 and 1.5", "zoom 2", "zoom 1.6 and 1.25"],
)
def test_the_tip_of_the_wave_follows_the_finger_at_any_scale(stage, scale, middle, edge, width):
    browser = stage(f"""
        <div style='{scale}'>
            <div style='zoom: var(--inner, 1)'>
                <jelly-bar id=bar curve=wave style='position: absolute;
                    left: 20px; top: 20px; width: 200px; height: 60px'></jelly-bar>
            </div>
        </div>""")
    x, y = pull(browser, (middle, edge - 2), (round(0.15 * width), 80))
    # The edge was two pixels below the finger, and still is, at the finger and only there.
    assert reach(browser, (x, y), (0, 1)) == pytest.approx(2, abs=1.5)
    for aside in (-width / 5, width / 5):
        assert reach(browser, (x + aside, edge), (0, 1)) < 70


def test_a_scrolled_page_makes_no_difference(stage):
    browser = stage(f"<div style='height: 3000px'></div>{WAVE}<script>scrollTo(0, 20)</script>")
    browser.wait_until("return scrollY === 20")
    x, y = pull(browser, (200, 118), (0, 60))
    assert reach(browser, (x, y), (0, 1)) == pytest.approx(2, abs=2)


def test_a_bar_takes_another_size_in_mid_motion(stage):
    browser = stage(
        f"{BAR}<div style='{AT}; top: 400px; width: 480px; height: 60px'>"
        "<jelly-bar id=fresh style='height: 100%' curve=quadratic></jelly-bar></div>"
    )
    let_go_slowly(browser)
    before = depth(browser)
    assert before > 5
    browser.evaluate("bar.style.width = '480px'; bar.style.height = '60px'; await pass(3)")
    after = browser.evaluate("return [bar.depth, exact(bar)]")
    # The edge goes on as it did, under the new size.
    assert after[0] == pytest.approx(before, abs=before / 4)
    assert after[1][:8] == [0, 0, 0, 1, 480, 0, 1, 480]
    wait_for_rest(browser)
    assert shown(browser) == browser.evaluate("return shown(fresh)")
    assert heard(browser) == ["grab bar", "release bar", "rest bar"]


def test_a_bar_takes_another_size_under_the_finger(stage):
    browser = stage(BAR)
    pull(browser, (200, 110), (0, 60))
    before = depth(browser)
    browser.evaluate("bar.style.width = '200px'; bar.style.height = '80px'; await pass(3)")
    assert depth(browser) == pytest.approx(before, abs=1e-9)
    browser.perform(go_on("mouse", [(200, 170), (200, 190, 48)], hold=True))
    assert depth(browser) > before + 5


def test_an_outline_fits_its_bar_to_a_fraction_of_a_pixel(stage):
    browser = stage(
        "<jelly-bar id=bar style='position: absolute; left: 3px; top: 7px;"
        "width: 123.4375px; height: 45.5px' curve=quadratic></jelly-bar>"
    )
    box, outline = browser.evaluate("""
        const path = bar.shadowRoot.querySelector("path");
        const [box, outline] = [bar, path].map(element => element.getBoundingClientRect());
        return [box, outline].map(({ left, top, width, height }) => [left, top, width, height]);
        """)
    # The text has hundredths; Firefox gives all places in sixtieths.
    assert outline == pytest.approx(box, abs=1 / 60 + 0.005)
