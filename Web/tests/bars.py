"""Bars for the tests' pages, and what the tests ask of them; see pages/stage.js."""

from gestures import drag, lift

AT = "position: absolute; left: 50px; top: 40px; width: 300px; height: 100px"
BAR = f"<jelly-bar id=bar style='{AT}' curve=quadratic></jelly-bar>"
WAVE = f"<jelly-bar id=bar curve=wave style='{AT}'></jelly-bar>"

PULL = [(200, 110), (190, 190, 96)]
"""From just above the lower edge of that bar 80 pixels down, and a little to the side."""

ONE_PULL = ["grab bar", "release bar", "rest bar"]


def shown(browser):
    """The path data that the bar shows."""
    return browser.evaluate("return shown(bar)")


# Chromium hands touches on with the next frame, so these wait for it.


def depth(browser):
    """How far the bar's edge reaches beyond its rest, in pixels."""
    return browser.evaluate("await pass(2); return bar.depth")


def exact(browser):
    """The bar's outline as exact numbers."""
    return browser.evaluate("await pass(2); return exact(bar)")


def difference(some, others):
    """The greatest difference between the numbers of two outlines."""
    assert len(some) == len(others)
    return max(abs(a - b) for a, b in zip(some, others))


def let_go_slowly(browser, pointer="mouse", rate=0.02):
    """Pulls the bar, and lets it go while time creeps, so that a busy machine misses nothing."""
    browser.perform(drag(pointer, PULL, hold=True))
    browser.evaluate("await pass(2); jelly.clock.rate = arguments[0]", rate)
    browser.perform(lift(pointer))


def wait_for_rest(browser, rate=20):
    """Lets the rest of the motion pass in a moment."""
    browser.evaluate("jelly.clock.rate = arguments[0]", rate)
    browser.wait_until("return heard.at(-1)?.startsWith('rest')")
    browser.evaluate("jelly.clock.rate = 1")
