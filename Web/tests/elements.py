"""All elements, and what a test needs of each: a new element gets most of its tests by a row here.

    @each
    def test_nothing_is_asked_for_at_rest(stage, element):
        browser = stage(element.html)
        browser.perform(drag("mouse", element.path))
        settle(browser, element)

The tests that run over this list are in test_each_*.py, test_properties.py, test_settings.py,
test_touch_ends.py and test_axe.py. What one element alone has is tested in files of its own.
"""

import json
import re
from dataclasses import dataclass, field, replace

import pytest

import measuring
from gestures import drag
from webserver import TESTS

BOX = "position: absolute; inset-inline-start: 100px; top: 100px; width: 160px; height: 120px"
ASIDE = "position: absolute; inset-inline-start: 100px; top: 300px; width: 300px; height: 100px"
TRACK = {"preset": "liquid", "maximumStretch": 0.5, "frontSpring": {"duration": 0.3, "bounce": 0.2}}
ROWS = "<p style='height: 900px; margin: 0'>Rows</p>"


@dataclass(frozen=True)
class Element:
    """One element and its behavior; `it` is its id in the page, and its name in JavaScript."""

    html: str
    """The element and what it needs in the page, in 800 × 600 pixels from left to right."""
    stir: str
    """The methods that set it in motion, as JavaScript: the same motion each time."""
    sends: str
    """The events that the path and the motion after it send, in order, without `jelly-`."""
    path: tuple = ((180, 160), (190, 230, 96))
    """The pointer's path that sets it in motion."""
    moves_at: str = "pointerup"
    """The event of the path from which on it moves by itself."""
    grab: tuple = ((180, 160), (188, 166, 64))
    """The pointer's path that holds it, a few pixels long; empty if no finger can hold it."""
    keeps: str = ""
    """The axes along which a touch on it is its own and scrolls nothing: x, y, or both."""
    is_pulled: bool = False
    """Whether it follows its first finger alone, as a list that is pulled."""
    home: str = ""
    """What brings it back after the path, as JavaScript, where it does not return by itself."""
    rested: str = "true"
    """What else is true at rest, as JavaScript."""
    styles: int = 0
    """How often styles are computed for each new one, since what it draws depends on its content;
    0 where they are computed for all new ones together."""
    rate: int = 20
    """How fast its clock may run until it rests; 1 for one that waits for the browser."""
    settings: dict = field(default_factory=dict)
    """Of each attribute that is a setting of the core, a value that is not the default."""
    attributes: dict = field(default_factory=dict)
    """The same of each other attribute with a number or one of several words."""
    defaults: dict = field(default_factory=dict)
    """The default of each property."""
    tuning: dict = field(default_factory=dict)
    """A tuning of its own: an object that changes a preset."""

    @property
    def tag(self):
        return re.search(r"<(jelly-\w+) id=it", self.html)[1]

    def but(self, attributes):
        """The same with more attributes."""
        return replace(self, html=self.html.replace("id=it", f"id=it {attributes}"))


def example(control):
    """The row's part that the control's example and its film have: the HTML and the last drag."""
    root = TESTS.parents[1]
    page = (root / f"Examples/Controls/jelly-{control}.md").read_text(encoding="utf-8")
    film = json.loads((root / f"Examples/Films/{control}.json").read_text(encoding="utf-8"))
    html = re.search(r"```html\n(.*?)```", page, re.S)[1]
    moves = [index for index, one in enumerate(film["events"]) if one["type"] == "touchMoved"]
    end = film["events"][moves[-1]]
    start = next(one for one in film["events"][moves[-1] :: -1] if one["type"] == "touchBegan")
    # A finger begins at the same share of the box, and goes the same way.
    x, y = (
        100 + round(start[axis] * length / size)
        for axis, length, size in zip("xy", (160, 120), film["size"])
    )
    way = (end["x"] - start["x"], end["y"] - start["y"])
    return {
        "html": html.replace(f"<jelly-{control}", f"<jelly-{control} id=it style='{BOX}'"),
        "path": (
            (x, y),
            (x + round(way[0]), y + round(way[1]), round(1000 * (end["at"] - start["at"]))),
        ),
        "grab": ((x, y), (x + 8, y + 6, 64)),
    }


ELEMENTS = {
    "bar": Element(
        html=f"""<jelly-bar id=it for=list curve=wave style='{BOX}'></jelly-bar>
            <div id=list tabindex=0 style='{ASIDE}; overflow: auto'>{ROWS}</div>""",
        stir="""
            const stamp = performance.now();
            const { left, top } = it.getBoundingClientRect();
            it.touchBegan({ clientX: left + 90, clientY: top + 60 }, stamp);
            it.touchMoved({ clientX: left + 70, clientY: top + 130 }, stamp);
            it.touchEnded({ clientX: left + 70, clientY: top + 130 }, stamp);""",
        sends="grab release rest",
        keeps="xy",
        settings={"curve": "wave", "edge": "bottom"},
        defaults={
            "curve": "soft",
            "edge": "top",
            "moveScroller": False,
            "htmlFor": "",
            "scroller": None,
            "depth": 0,
        },
        tuning={"preset": "classic", "pullRatio": 1},
    ),
    "refresh": Element(
        html=f"""<jelly-refresh id=it minimum-duration=0 style='{BOX}; height: 240px'>
            <h1 slot=title>News</h1><div id=rows tabindex=0>{ROWS}</div></jelly-refresh>
            <style>#rows {{ overflow: auto; user-select: none; -webkit-user-select: none }}</style>
            <script>it.action = async () => {{}}</script>""",
        stir="it.action = () => new Promise(() => {}); it.refresh();",
        sends="arm refresh-start refresh-end",
        path=((180, 240), (180, 250, 16), (184, 580, 160)),
        grab=((180, 240), (182, 262, 64)),
        is_pulled=True,
        styles=1,
        home="it.endRefresh();",
        settings={
            "curve": "wave",
            "edge": "bottom",
            "threshold": "60",
            "inset": "70",
            "minimum-duration": "2",
        },
        defaults={
            "curve": "soft",
            "edge": "top",
            "threshold": 95,
            "inset": 50,
            "minimumDuration": 0.4,
            "label": "Refresh",
            "refreshingText": "Refreshing",
            "successText": "Up to date",
            "failureText": "Could not refresh",
            "phase": "idle",
            "progress": 0,
        },
        tuning={"bar": {"pullRatio": 0.5}, "spins": False},
    ),
    "box": Element(
        html=f"<jelly-box id=it style='{BOX}'><button>Press</button></jelly-box>",
        moves_at="pointerdown",
        stir="it.nudge();",
        sends="nudge",
        settings={"press-depth": "20", "corner-radius": "8"},
        defaults={"pressDepth": 10, "cornerRadius": 12},
        tuning={"preset": "classic", "outwardDuration": 0.1, "outwardVelocity": 2},
    ),
    "field": Element(
        html=f"<jelly-field id=it label=Name name=who style='{BOX}'></jelly-field>",
        moves_at="pointerdown",
        stir="it.nudge(); it.reject('No');",
        sends="nudge",
        home="it.errorText = '';",
        settings={"press-depth": "20", "corner-radius": "8"},
        defaults={
            "pressDepth": 10,
            "cornerRadius": 12,
            "label": "",
            "errorText": "",
            "value": "",
            "type": "text",
            "required": False,
            "disabled": False,
            "maxLength": -1,
        },
        tuning={"preset": "classic", "outwardDuration": 0.1, "outwardVelocity": 2},
    ),
    "pager": Element(
        html=f"""<style>
                #pages {{ display: flex; overflow: auto; scroll-snap-type: x mandatory }}
                #pages p {{ flex: none; width: 300px; margin: 0; scroll-snap-align: start }}
            </style>
            <div id=pages tabindex=0 style='{ASIDE}'><p>1</p><p>2</p><p>3</p></div>
            <jelly-pager id=it for=pages style='{BOX}'></jelly-pager>""",
        stir="it.select(2);",
        sends="select",
        path=((246, 160),),
        keeps="x",
        home="it.select(0);",
        rate=1,
        rested="!it.scroller || Math.abs(Math.abs(pages.scrollLeft) - 300 * it.page) < 1",
        settings={"indicator-style": "square", "axis": "vertical", "diameter": "30"},
        defaults={
            "axis": "auto",
            "indicatorStyle": "ball",
            "diameter": 20,
            "label": "Pages",
            "pageLabel": "Page {n} of {count}",
            "page": 0,
            "pageCount": 0,
        },
        tuning={
            "stretchLimit": {"linearRange": 1, "softRange": 3},
            "wobbleSpring": {"mass": 1, "stiffness": 100, "damping": 5},
        },
    ),
    "badge": Element(
        html=f"""<div style='{BOX}; width: 60px; height: 60px'>
            <jelly-badge id=it count=3 label='unread mails'></jelly-badge></div>""",
        stir="it.dismiss();",
        sends="grab release",
        path=((160, 100), (200, 130, 96)),
        grab=((160, 100), (165, 104, 64)),
        keeps="xy",
        home="it.restore();",
        settings={"neck-stretch": "10", "floating": ""},
        attributes={"count": "4", "max": "9"},
        defaults={
            "count": None,
            "max": None,
            "label": "",
            "neckStretch": 20,
            "floating": False,
            "inline": False,
            "phase": "attached",
        },
        tuning={
            "dropletCount": 5,
            "returnSpring": {"settlingDuration": 1, "dampingRatio": 0.4},
        },
    ),
    "menu": Element(
        html="""<jelly-menu id=it style='position: absolute; inset-inline-start: 300px;
            top: 300px'><button>One</button><button>Two</button><a href=#three>3</a></jelly-menu>
            """,
        stir="it.show();",
        sends="open",
        path=((328, 328),),
        grab=(),
        home="it.close();",
        settings={
            "item-diameter": "50",
            "item-distance": "5",
            "start-angle": "90",
            "sweep-angle": "90",
        },
        defaults={
            "label": "Menu",
            "itemDiameter": 44,
            "itemDistance": None,
            "startAngle": 0,
            "sweepAngle": 180,
            "open": False,
        },
        tuning={
            "bud": {
                "separationDistance": 1,
                "recoilSpring": {"uikitDuration": 0.4, "dampingRatio": 0.6},
            },
        },
    ),
    "shape": Element(
        html=f"<jelly-shape id=it path='M0 0H16V12H0Z' style='{BOX}'></jelly-shape>",
        stir="it.poke(30, 30);",
        sends="grab release rest",
        keeps="xy",
        defaults={"path": ""},
    ),
    "switch": Element(
        html=f"<label for=it>Sound</label><jelly-switch id=it style='{BOX}'></jelly-switch>",
        stir="it.checked = true;",
        sends="grab cross release",
        path=((122, 160), (240, 163, 96)),
        grab=((122, 160), (130, 166, 64)),
        keeps="x",
        home="it.checked = false;",
        settings={"thumb-width": "30", "inset": "4"},
        defaults={
            "checked": False,
            "defaultChecked": False,
            "disabled": False,
            "inset": 2,
            "label": "",
            "name": "",
            "required": False,
            "thumbWidth": 37,
            "value": "on",
        },
        tuning=TRACK,
    ),
    "slider": Element(
        html=f"<label for=it>Volume</label><jelly-slider id=it style='{BOX}'></jelly-slider>",
        stir="it.value = 90;",
        sends="grab release",
        path=((180, 160), (220, 163, 96)),
        keeps="x",
        home="it.value = 50;",
        settings={
            "min": "10",
            "max": "60",
            "step": "5",
            "orientation": "vertical",
            "thumb-width": "30",
            "track-height": "10",
        },
        defaults={
            "disabled": False,
            "label": "",
            "max": 100,
            "min": 0,
            "name": "",
            "orientation": "horizontal",
            "step": 1,
            "thumbWidth": 37,
            "trackHeight": 6,
            "value": 50,
            "valueText": "",
        },
        tuning=TRACK,
    ),
    "segments": Element(
        html=f"""<jelly-segments id=it label=View style='{BOX}'><button>Day</button>
            <button>Week</button><button>Year</button></jelly-segments>""",
        stir="it.selectedIndex = 2;",
        sends="grab cross cross release",
        path=((122, 160), (244, 163, 160)),
        keeps="x",
        styles=1,
        grab=((122, 160), (130, 166, 64)),
        home="it.selectedIndex = 0;",
        settings={"inset": "4", "corner-radius": "8"},
        defaults={
            "cornerRadius": None,
            "disabled": False,
            "inset": 2,
            "label": "",
            "name": "",
            "selectedIndex": -1,
            "value": "",
        },
        tuning=TRACK,
    ),
    "press": Element(
        **example("press"),
        stir="""
            const press = new KeyboardEvent("keydown", { key: " ", bubbles: true });
            it.firstElementChild.dispatchEvent(press);""",
        sends="grab release rest",
        keeps="x",
        home="dispatchEvent(new KeyboardEvent('keyup', { key: ' ' }));",
        settings={"corner-radius": "8"},
        defaults={"cornerRadius": None, "clip": False, "disabled": False},
        tuning={
            "preset": "liquid",
            "growthArea": 900,
            "liftSpring": {"duration": 0.3, "bounce": 0.2},
        },
    ),
    "drawer": Element(
        html="""<jelly-drawer id=it open non-modal label=Filters detents='200 400' detent=200>
            <button>Reset</button></jelly-drawer>""",
        stir="it.detent = '400';",
        sends="grab release select rest",
        path=((400, 411), (400, 240, 128)),
        grab=((400, 411), (406, 400, 64)),
        keeps="xy",
        is_pulled=True,
        styles=7,
        home="it.detent = '200'; it.open = true;",
        settings={"edge": "left", "corner-radius": "8"},
        attributes={"closedby": "none"},
        defaults={
            "closedby": "any",
            "contained": False,
            "cornerRadius": 20,
            "detent": "large",
            "detents": "large",
            "edge": "bottom",
            "extent": 0,
            "grabberLabel": "Size",
            "label": "",
            "nonModal": False,
            "open": False,
            "progress": 0,
            "undimmed": "",
        },
        tuning={"preset": "liquid", "lead": 0.03, "openSpring": {"duration": 0.4, "bounce": 0.2}},
    ),
    "row": Element(
        html=f"""<jelly-row id=it mouse style='{BOX}'><p style='margin: 0'>Two books</p>
            <button slot=trailing>Flag</button></jelly-row>""",
        stir="it.show();",
        sends="open",
        path=((230, 160), (160, 163, 96)),
        keeps="x",
        is_pulled=True,
        grab=((230, 160), (214, 164, 64)),
        home="it.close();",
        settings={"full-swipe": "remove", "corner-radius": "8"},
        defaults={
            "armedText": "Armed",
            "cornerRadius": 16,
            "fullSwipe": "perform",
            "label": "Actions",
            "mouse": False,
            "openSide": "",
        },
        tuning={"preset": "liquid", "bump": 1, "openSpring": {"duration": 0.4, "bounce": 0.2}},
    ),
    "group": Element(
        html=f"""<style>jelly-group > * {{ width: 56px; height: 56px; padding: 0; border: 0;
                border-radius: 28px; background: none }}
                jelly-group:not([hidden]) {{ display: flex; gap: 4px; place-content: center;
                align-items: center }}</style>
            <jelly-group id=it draggable-items style='{BOX}'>
            <button>A</button><button>B</button></jelly-group>""",
        stir="it.style.gap = '60px'; it.measure();",
        sends="grab part release join rest",
        path=((210, 160), (280, 232, 128)),
        keeps="xy",
        styles=3,
        grab=((210, 160), (218, 166, 64)),
        home="it.style.gap = '4px';",
        settings={"spacing": "12"},
        defaults={"spacing": 20, "hub": "", "draggableItems": False},
        tuning={"preset": "liquid", "limit": 0.7, "bridgeSpring": {"duration": 0.3, "bounce": 0.2}},
    ),
}

each = pytest.mark.parametrize("element", ELEMENTS.values(), ids=ELEMENTS)
HELD = {name: element for name, element in ELEMENTS.items() if element.grab}
each_held = pytest.mark.parametrize("element", HELD.values(), ids=HELD)
"""Each element that a finger can hold."""


def shown(browser, name="it"):
    """The path data of all that an element shows."""
    return browser.evaluate(f"await pass(2); return allShown({name})")


def announced(browser):
    """The events that the elements have sent since the page was opened, without `jelly-`."""
    return browser.evaluate("await pass(2); return announced.join(' ')")


def is_held(browser, name="it"):
    return browser.evaluate(f"await pass(2); return {name}.matches(':state(held)')")


def settle(browser, element):
    """Lets the rest of the motion pass in a moment."""
    measuring.settle(browser, element.rested, element.rate)


def let_scroll_begin(browser):
    """Lets a scroll of a pager begin that is to be followed by another.

    Chromium stops a smooth scroll where it is, if one back to where it began follows its first
    frames: asked for 600 px and 14 ms later for 0, it stays at 2.
    """
    browser.evaluate("if (globalThis.it?.localName === 'jelly-pager') await pass(6)")


def go_home(browser, element):
    """Brings an element back after its path."""
    let_scroll_begin(browser)
    browser.evaluate(element.home)
    settle(browser, element)


def let_go_slowly(browser, element, pointer="mouse"):
    """Sets an element in motion by its path, so slowly that it moves until the clock runs again."""
    before = shown(browser)
    browser.evaluate(
        """
        const slow = () => jelly.clock.rate = 0.02;
        addEventListener(arguments[0], slow, { capture: true, once: true });""",
        element.moves_at,
    )
    browser.perform(drag(pointer, element.path))
    browser.wait_until("return !isIdle() && `${allShown(it)}` !== `${arguments[0]}`", before)
    let_scroll_begin(browser)
