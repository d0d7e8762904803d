"""Refreshing lists for the tests' pages, and what the tests ask of them; see pages/stage.js."""

from gestures import drag
from measuring import settle

ROWS = "".join(f"<p>Row {number}</p>" for number in range(40))


def refresh(attributes="", style="user-select: none; -webkit-user-select: none"):
    """A list of 40 rows under a bar of 60 pixels, 390 × 600 together.

    Its `action` waits until the page calls `done()` or `fail()`.
    """
    return f"""
        <style>
            #refresh {{ width: 390px; height: 600px }}
            #refresh [slot=title] {{ height: 60px }}
            #list {{ overflow: auto; {style} }}
            #list p {{ margin: 0; height: 50px }}
        </style>
        <jelly-refresh id=refresh {attributes}>
            <div slot=title>Mail</div><div id=list>{ROWS}</div>
        </jelly-refresh>
        <script>
            const signals = [];
            let done, fail;
            refresh.action = (signal) => {{
                signals.push(signal);
                return new Promise((resolve, reject) => [done, fail] = [resolve, reject]);
            }};
        </script>"""


PULL = [(195, 160), (200, 460, 160)]
"""Far enough for the threshold of 95 pixels: the list comes along by less than the finger."""
SHORT = [(195, 160), (200, 200, 96)]

REFRESHED = ["arm refresh", "refresh-start refresh"]
DONE = ["arm refresh", "refresh-start refresh", "refresh-end refresh success"]


def phase(browser):
    return browser.evaluate("await pass(2); return refresh.phase")


def busy(browser):
    return browser.evaluate("return list.getAttribute('aria-busy')")


def status(browser):
    """The announcement that is in the page now."""
    return browser.evaluate("return refresh.shadowRoot.querySelector('[aria-live]').textContent")


def shift(browser):
    """How far the list is from its place, in pixels downwards."""
    return browser.evaluate("""
        await pass(2);
        return list.getBoundingClientRect().top - (refresh.edge === "bottom" ? 0 : 60);
        """)


def pull(browser, pointer="mouse", path=None):
    """Pulls and lets go."""
    browser.perform(drag(pointer, path or PULL))


def let_it_wait(browser):
    """Lets the list come to where it waits for the work."""
    browser.evaluate("""
        const end = jelly.clock.seconds() + 4;
        jelly.clock.rate = 40;
        while (jelly.clock.seconds() < end) await pass(1);
        jelly.clock.rate = 1;
        """)


def wait_for_rest(browser, rate=20):
    """Lets the rest of the motion pass in a moment."""
    settle(browser, "refresh.phase === 'idle'", rate)
