"""At rest a shape shows the drawing that its page has now, whatever came before it."""

import base64
import threading

import pytest

from test_shape import difference

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
          #plain > svg:not([data-name]) {{ fill: currentColor; overflow: visible }}
          {rules}
        </style>
        <style id=plainRule></style>
        <script src=/tests/pages/stage.js></script>
        <script src=/tests/pages/changes.js></script>
        <details id=around open><summary></summary>
          <button style="all: unset"><jelly-shape id=shape morphs style="{AT}"></jelly-shape></button>
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


def halves(browser):
    """Pictures of the shape and of its twin."""
    texts = browser.evaluate(
        """
        const boxes = both().map((one) => one.getBoundingClientRect());
        return boxes.map(({ left, top, width, height }) => [left, top, width, height]);
        """
    )
    return texts


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
