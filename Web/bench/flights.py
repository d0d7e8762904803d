"""What a page shows of a motion while its thread is blocked for half a second, and what the motion
costs that thread, in Chromium.

    .venv/bin/python Web/bench/flights.py [element …]

For each element: the number of different pictures while the page is blocked in the middle of the
motion, and the milliseconds of the page's thread for one motion of 1, 10 and 100 elements, without
flights and with them.
"""

import os
import sys
import time
from contextlib import suppress
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from browsers import Chromium
from measuring import blocked_pictures
from webserver import Site

BLOCKED = 500
"""Milliseconds for which the page does not answer."""

ELEMENTS = {
    "jelly-switch": ("<jelly-switch></jelly-switch>", "it.click()"),
    "jelly-slider": ("<jelly-slider></jelly-slider>", "it.value = it.value < 50 ? 90 : 10"),
    "jelly-segments": (
        "<jelly-segments><button>One</button><button>Two</button><button>Three</button>"
        "</jelly-segments>",
        "it.selectedIndex = 2 - it.selectedIndex",
    ),
    "jelly-press": (
        "<jelly-press><button>Press</button></jelly-press>",
        "it.touchBegan(at(it), performance.now()); it.touchEnded(at(it), performance.now() + 60)",
    ),
    "jelly-bar": (
        "<jelly-bar style='height: 60px'></jelly-bar>",
        "it.touchBegan(at(it), performance.now());"
        "it.touchMoved(at(it, 80), performance.now() + 50);"
        "it.touchEnded(at(it, 80), performance.now() + 51)",
    ),
    "jelly-box": ("<jelly-box style='inline-size: 200px'>A box</jelly-box>", "it.nudge()"),
    "jelly-field": ("<jelly-field label=Name></jelly-field>", "it.nudge()"),
    "jelly-menu": (
        "<jelly-menu><button>A</button><button>B</button><button>C</button></jelly-menu>",
        "it.toggle()",
    ),
}

PAGE = """
<body style='margin: 120px 200px; font: 16px sans-serif'>
<script type=module src=/jelly.js></script>
<script>
  const at = (it, more = 0) => {{
    const {{ left, top, width, height }} = it.getBoundingClientRect();
    return {{ clientX: left + width / 2, clientY: top + height - 2 + more }};
  }};
  const all = () => [...document.querySelectorAll('.it > *')];
  const move = () => all().forEach((it) => {{ {move} }});
</script>
{elements}
"""


def open_page(browser, site, element, count, flies=True):
    html, move = ELEMENTS[element]
    elements = f"<div class=it>{html}</div>" * count
    browser.open(site.page(PAGE.format(move=move, elements=elements)))
    browser.wait_until("return all().every((it) => it.body)")
    if not flies:
        browser.evaluate("""
            for (const it of all()) Object.defineProperty(it, 'canFly', { value: false });
            """)
    time.sleep(0.7)


def milliseconds(browser) -> tuple[float, float]:
    """What one motion takes of the page's thread: all of it, and its scripts."""

    def counters():
        rows = browser.devtools("Performance.getMetrics")["metrics"]
        spent = {row["name"]: row["value"] for row in rows}
        return [1000 * spent[name] for name in ("TaskDuration", "ScriptDuration")]

    browser.devtools("Performance.enable")
    before = counters()
    browser.devtools("Runtime.evaluate", expression="move()")
    time.sleep(2.5)
    return tuple(now - then for now, then in zip(counters(), before))


def processor(browser) -> float:
    """The processor seconds of all processes of the browser so far."""
    processes = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            fields = stat.read_text().rsplit(")", 1)[1].split()
            processes[int(stat.parent.name)] = (int(fields[1]), sum(map(int, fields[11:13])))
    own = {os.getpid()}
    while more := {pid for pid, (parent, _) in processes.items() if parent in own} - own:
        own |= more
    own.remove(os.getpid())
    return sum(processes[pid][1] for pid in own) / os.sysconf("SC_CLK_TCK")


def main():
    elements = sys.argv[1:] or ELEMENTS
    with Site() as site, Chromium() as browser:
        print("pictures in half a second of a blocked page: frames, flights")
        for element in elements:
            counts = []
            for flies in (False, True):
                open_page(browser, site, element, 1, flies)
                counts.append(blocked_pictures(browser, "move()", BLOCKED))
            print(f"{element:16}", *counts, flush=True)
        print(
            "milliseconds a motion: page's thread, its scripts, all processes; by frames, flights"
        )
        for element in elements:
            for count in (1, 10, 100):
                results = []
                for flies in (False, True):
                    rounds = []
                    for _ in range(3):
                        open_page(browser, site, element, count, flies)
                        before = processor(browser)
                        page, script = milliseconds(browser)
                        rounds.append((page, script, 1000 * (processor(browser) - before)))
                    results += [f"{min(column):6.0f}" for column in zip(*rounds)]
                print(f"{element:16} {count:4}", *results, flush=True)


if __name__ == "__main__":
    main()
