"""Switch, slider and segments dispatch the events of the browser's own controls, in their order.

Both stand in one page, and get the same input in the same run: what a row of the table does to the
native control and to ours must leave the same log. Where ours is meant to differ, the row has the
reason and both logs.
"""

import re
from dataclasses import dataclass

import pytest

from gestures import drag, go_on, keys, lift
from measuring import middle
from tracks import FORM, beside, reported

IN_ONE = pytest.mark.engines("chromium")
"""For what the elements do the same in every engine."""

SPACE, ENTER = " ", "\ue007"
RIGHT, PAGE_UP, END, HOME = "\ue014", "\ue00e", "\ue010", "\ue011"

PAGE = """
    <style>
        body { touch-action: manipulation }
        [id^=native], [id^=ours] { position: absolute; box-sizing: border-box; margin: 0 }
        #nativeSwitch, #oursSwitch { width: 64px; height: 44px }
        #nativeSlider, #oursSlider { width: 300px; height: 44px }
        #nativeSegments, #oursSegments { width: 300px; height: 44px; padding: 0; border: 0 }
        #nativeSegments { display: flex }
        #nativeSegments input { flex: 1; height: 44px; margin: 0 }
        [id^=native] { left: 20px } [id^=ours] { left: 400px }
        [id$=Switch] { top: 150px } [id$=Slider] { top: 250px } [id$=Segments] { top: 350px }
        label { position: absolute; top: 450px; left: 20px } label + label { left: 400px }
    </style>
    <form id=form onsubmit="event.preventDefault(); log.push('submit')">
        <input type=checkbox id=nativeSwitch><jelly-switch id=oursSwitch></jelly-switch>
        <input type=range id=nativeSlider><jelly-slider id=oursSlider></jelly-slider>
        <fieldset id=nativeSegments><input type=radio name=radio value=a checked><input type=radio
            name=radio value=b><input type=radio name=radio value=c></fieldset>
        <jelly-segments id=oursSegments><button type=button value=a>a</button><button type=button
            value=b>b</button><button type=button value=c>c</button></jelly-segments>
        <button style='position: absolute; top: 500px'>Send</button>
        <label id=nativeLabel for=nativeSwitch>Native</label>
        <label id=oursLabel for=oursSwitch>Ours</label>
    </form>
    <script>
        const log = (window.reports = []);
        const valueOf = (one) => one.id === "nativeSegments" ? form.radio.value :
            /Switch/.test(one.id) ? one.checked : one.value;
        const TYPES = "pointerdown pointerup pointercancel mousedown mouseup touchstart touchend " +
            "focus blur click input change keydown keyup";
        const note = (event) => {
            const own = event.composedPath().find(({ id }) =>
                /^(native|ours)(Switch|Slider|Segments)$/.test(id));
            if (!own) return;
            const hasValue = /click|input|change/.test(event.type);
            log.push(event.type + (hasValue ? `=${valueOf(own)}` : ""));
        };
        for (const type of TYPES.split(" ")) document.addEventListener(type, note, true);
    </script>"""


@dataclass(frozen=True)
class Row:
    """An input, and the control that gets it."""

    control: str
    path: tuple = ()
    """The path of a pointer, from the middle of the control."""
    keys: str = ""
    """The keys that are pressed while it has the focus."""
    label: bool = False
    """Whether its label is clicked."""
    pause_ms: int = 0
    """How long the pointer stays before it leaves."""
    pointers: tuple = ("mouse", "touch", "pen")
    differs: str = ""
    """Why ours leaves another log, if that is meant."""
    engines: tuple = ("chromium", "firefox", "webkit")
    """The engines in which it differs."""
    log: str = ""
    """Ours, where it differs, as a regular expression."""


IS_DRAG = "A drag moves the drop as a native switch of a phone; it is no click, which would turn it"
WAITS = "A touch on the track may be the start of a scroll: the value waits for the finger"
LONG = "Who holds a switch long has pressed it all the same; Firefox does not click then"

ROWS = {
    "switch: tap": Row("Switch", ((0, 0),)),
    "switch: label": Row("Switch", label=True),
    "switch: Space": Row("Switch", keys=SPACE),
    "switch: Enter": Row("Switch", keys=ENTER),
    "switch: arrow": Row("Switch", keys=RIGHT),
    "switch: left 90 px below": Row("Switch", ((0, 0), (0, 90))),
    "switch: left 6 px below": Row("Switch", ((0, 0), (0, 28)), pointers=("mouse", "pen")),
    "switch: held": Row("Switch", ((0, 0),), pause_ms=900, pointers=("mouse", "pen")),
    "switch: held by a touch": Row(
        "Switch",
        ((0, 0),),
        pause_ms=900,
        pointers=("touch",),
        differs=LONG,
        engines=("firefox",),
        log="pointerdown touchstart pointerup touchend input=true change=true",
    ),
    "switch: drag": Row(
        "Switch",
        ((-12, 0), (20, 0)),
        pointers=("mouse", "pen"),
        differs=IS_DRAG,
        log="pointerdown mousedown focus pointerup mouseup input=true change=true",
    ),
    "switch: drag by a touch": Row(
        "Switch",
        ((-12, 0), (20, 0)),
        pointers=("touch",),
        differs=IS_DRAG,
        log="pointerdown touchstart pointerup touchend input=true change=true",
    ),
    "slider: track": Row("Slider", ((60, 0),), pointers=("mouse", "pen")),
    "slider: track, and on": Row("Slider", ((60, 0), (90, 0)), pointers=("mouse", "pen")),
    "slider: tap on the track": Row(
        "Slider",
        ((60, 0),),
        pointers=("touch",),
        differs=WAITS,
        log="pointerdown touchstart pointerup touchend input change mousedown focus mouseup click",
    ),
    "slider: touch on the track, and on": Row("Slider", ((60, 0), (90, 0)), pointers=("touch",)),
    "slider: drag": Row("Slider", ((0, 0), (-40, 0))),
    "slider: swipe up from the track": Row(
        "Slider",
        ((60, 0), (60, -90)),
        pointers=("touch",),
        differs="Who scrolls the page by it does not move it",
        log="pointerdown touchstart pointer(cancel|up) touchend",
    ),
    "slider: Enter": Row(
        "Slider",
        keys=ENTER,
        differs="A range input of Firefox does not send its form; the others do, and a checkbox",
        engines=("firefox",),
        log="keydown submit keyup",
    ),
    "slider: arrow": Row("Slider", keys=RIGHT),
    "slider: Page Up": Row("Slider", keys=PAGE_UP),
    "slider: Home": Row("Slider", keys=HOME),
    "slider: End twice": Row("Slider", keys=END + END),
    "slider: Space": Row("Slider", keys=SPACE),
    "segments: tap": Row("Segments", ((0, 0),)),
    "segments: left 90 px below": Row("Segments", ((0, 0), (0, 90))),
    "segments: arrow": Row("Segments", keys=RIGHT),
    "segments: Space": Row(
        "Segments",
        keys=SPACE,
        differs="A button clicks also where it is selected; so does a radio button of Firefox",
        engines=("chromium", "webkit"),
        log="keydown keyup click=a",
    ),
    "segments: drag": Row(
        "Segments",
        ((-100, 0), (0, 0)),
        pause_ms=200,
        pointers=("mouse", "pen"),
        differs=IS_DRAG,
        log="pointerdown mousedown focus pointerup mouseup input=b change=b",
    ),
}


def logged(browser, whose, row, pointer):
    """The log of an input to the native control or to ours, as one text: the moves of a drag as
    one, and a slider's without values, since the thumbs are not equally wide."""
    name = f"{whose}{row.control}"
    place = middle(browser, f"{whose}Label" if row.label else name)
    x, y = (round(part) for part in place)
    if row.keys:
        browser.evaluate(f"({name}.querySelector('input, button') ?? {name}).focus()")
    browser.evaluate("await pass(1); log.length = 0")
    if row.keys:
        browser.perform(keys(row.keys))
    else:
        path = [(x + right, y + down) for right, down in row.path or ((0, 0),)]
        browser.perform(drag(pointer, path, pause_ms=row.pause_ms))
    # A long touch is reported later.
    log = browser.evaluate("""
        await new Promise((done) => setTimeout(done, 400));
        const own = log.splice(0);
        document.activeElement.blur();
        form.reset();
        return own;""")
    if row.control == "Slider":
        log = [event.split("=")[0] for event in log]
    return " ".join(
        event for event, before in zip(log, ["", *log]) if event != before or event != "input"
    )


def compare(browser, engine, rows, pointer="", core="there"):
    """Compares the logs of rows of the table; returns what is not as it must be.

    Before its core is there, a control may be as the native one where it differs later.
    """
    wrong = {}
    for name, row in rows.items():
        native, ours = (logged(browser, whose, row, pointer) for whose in ("native", "ours"))
        differs = row.differs and engine in row.engines
        is_right = ours != native and re.fullmatch(row.log, ours) if differs else ours == native
        is_right = is_right or (core == "late" and ours == native)
        if not is_right:
            wrong[name] = {"native": native, "ours": ours, "reason": row.differs}
    return wrong


@pytest.mark.late_core("chromium", "firefox", "webkit")
def test_a_pointer_leaves_the_log_of_the_native_control(stage, engine, pointer, core):
    rows = {name: row for name, row in ROWS.items() if row.path and pointer in row.pointers}
    assert compare(stage(PAGE), engine, rows, pointer, core) == {}


@pytest.mark.late_core("chromium", "firefox", "webkit")
def test_keys_and_a_label_leave_the_log_of_the_native_control(stage, engine, core):
    rows = {name: row for name, row in ROWS.items() if not row.path}
    assert compare(stage(PAGE), engine, rows, "mouse", core) == {}


# Clicks


@IN_ONE
@pytest.mark.parametrize("name", ["sound", "view"])
def test_a_click_that_is_prevented_changes_nothing(stage, name):
    browser = stage(FORM)
    browser.evaluate(f"""
        window.seen = [];
        {name}.addEventListener("click", (event) => {{
            seen.push({name}.checked ?? {name}.value);
            event.preventDefault();
        }});""")
    before = browser.evaluate(f"return {name}.checked ?? {name}.value")
    browser.perform(drag("mouse", [beside(browser, name, 10)]))
    browser.perform(drag("touch", [beside(browser, name, 10)]))
    browser.evaluate(f"({name}.children[1] ?? {name}).click(); {name}.focus()")
    browser.perform(keys(SPACE if name == "sound" else RIGHT))
    browser.wait_until("return seen.length === 4 && isIdle()")
    assert reported(browser) == []
    assert browser.evaluate(f"return {name}.checked ?? {name}.value") == before
    # An event that is not prevented has the value already, as in native controls.
    assert before not in browser.evaluate("return seen")
    shown = browser.evaluate(
        f"const {{ isOn, selectedIndex }} = {name}.values(); return isOn ?? selectedIndex"
    )
    assert shown == 0


@IN_ONE
def test_a_click_that_stops_at_a_listener_still_changes_the_value(stage):
    browser = stage(FORM)
    browser.evaluate("sound.onclick = (event) => event.stopPropagation()")
    browser.perform(drag("mouse", [beside(browser, "sound")]))
    assert reported(browser) == ["input sound true", "change sound true"]


OPENED = """
    <div id=popover popover>Popover</div><dialog id=dialog closedby=any>Dialog</dialog>
    <div id=panel hidden>Panel</div>
    <style>#popover, dialog { inset: auto; left: 500px; top: 300px }</style>
    <script>
        document.addEventListener("click", () => panel.hidden = true);
        const openers = {
            popover: () => popover.showPopover(),
            dialog: () => dialog.show(),
            panel: () => panel.hidden = false,
        };
        let opener;
        form.addEventListener("change", () => openers[opener]());
    </script>"""


@IN_ONE
@pytest.mark.pointers("mouse", "touch")
@pytest.mark.parametrize("what", ["popover", "dialog", "panel"])
def test_what_a_change_opens_stays_open(stage, pointer, what):
    browser = stage(FORM + OPENED)
    browser.evaluate("opener = arguments[0]", what)
    is_open = """
        await new Promise((done) => setTimeout(done, 100));
        return { popover: popover.matches(":popover-open"), dialog: dialog.open,
            panel: !panel.hidden }[arguments[0]];"""
    closes = "popover.hidePopover(); dialog.close(); panel.hidden = true"
    taps = [[beside(browser, "sound")], [beside(browser, "view")]]
    drags = [[beside(browser, "sound", 12), beside(browser, "sound", -30)]]
    for path in taps + drags:
        browser.perform(drag(pointer, path))
        assert browser.evaluate(is_open, what), path
        browser.evaluate(closes)


@IN_ONE
def test_enter_sends_a_form_as_the_browser_does(stage):
    form = "<form id=form><jelly-switch id=it></jelly-switch>{}</form>"
    for rest, expected in {
        "": ["submit form"],
        "<input><button id=one>1</button><button id=two>2</button>": ["submit one"],
        "<button id=one type=button>1</button><input type=image id=two alt=''>": ["submit two"],
        "<button id=one disabled>1</button><button id=two>2</button>": [],
        "<input>": ["submit form"],
        "<input><input>": [],
        "<input><input type=checkbox>": ["submit form"],
    }.items():
        browser = stage(form.format(rest))
        browser.evaluate("""
            window.sent = [];
            form.addEventListener("submit", (event) => {
                event.preventDefault();
                sent.push(`submit ${(event.submitter ?? form).id}`);
            });
            it.focus();""")
        browser.perform(keys(ENTER))
        assert browser.evaluate("return sent") == expected, rest
        assert not browser.evaluate("return it.checked")


# Values


MOVES = {
    "append": "list.append(row)",
    "remove and append": "row.remove(); list.append(row)",
    "insertBefore": "list.insertBefore(row, list.firstChild)",
}


@pytest.mark.parametrize("move", MOVES.values(), ids=MOVES)
@pytest.mark.pointers("mouse", "touch")
def test_a_slider_that_moves_in_the_page_is_dragged_on(stage, pointer, move):
    browser = stage(
        """
        <div id=list style='width: 300px'><p id=row><jelly-slider id=it></jelly-slider></p>
            <p style='height: 0; margin: 0'></p></div>
        <script>
            const heard = [];
            for (const type of ["input", "change"]) {
                it.addEventListener(type, () => heard.push(type));
            }
        </script>""".replace("const heard", "const told").replace("heard.push", "told.push")
    )
    browser.evaluate(
        f"window.move = () => {{ const row = window.held; {move} }}; window.held = row"
    )
    x, y = beside(browser, "it")
    browser.perform(drag(pointer, [(x, y), (x + 20, y)], hold=True))
    before = browser.evaluate("await pass(2); move(); await pass(2); return held.firstChild.value")
    assert before > 55
    browser.perform(go_on(pointer, [(x + 20, y), (x + 40, y)], hold=True))
    assert browser.evaluate("await pass(2); return held.firstChild.value") > before + 5
    assert browser.evaluate("return held.firstChild.matches(':state(held)')")
    browser.perform(lift(pointer))
    told = browser.evaluate("await pass(3); return told")
    assert told[-1] == "change" and told.count("change") == 1
    assert not browser.evaluate("return held.firstChild.matches(':state(held)')")
    browser.wait_until("return isIdle()")


@IN_ONE
def test_a_slider_that_is_removed_in_mid_drag_ends_with_its_change(stage):
    browser = stage("<jelly-slider id=it></jelly-slider>")
    browser.evaluate("""
        window.told = [];
        it.addEventListener("change", ({ target }) => told.push(target.value));""")
    x, y = beside(browser, "it")
    browser.perform(drag("mouse", [(x, y), (x + 20, y)], hold=True))
    value = browser.evaluate("window.held = it; it.remove(); await pass(2); return held.value")
    assert browser.evaluate("return told") == [value] and value > 55
    browser.perform(lift("mouse"))
    assert browser.evaluate("document.body.append(held); await pass(3); return told") == [value]


@pytest.mark.pointers("mouse", "touch")
def test_a_value_that_is_set_in_input_stops_the_drop_there(stage, pointer):
    browser = stage("<jelly-slider id=it style='width: 341px' thumb-width=37></jelly-slider>")
    browser.evaluate("it.oninput = () => { if (it.value > 60) it.value = 60 }")
    x, y = beside(browser, "it")
    browser.perform(drag(pointer, [(x, y), (x + 120, y, 300)], hold=True))
    browser.wait_until("return it.restTime < jelly.clock.seconds() || isIdle()")
    there = browser.evaluate("await pass(2); return [it.value, it.values().x]")
    # The drop leans on its stop by a few pixels, as on an end of the track.
    assert there[0] == 60
    stop = 2 + 37 / 2 + 0.6 * 300
    assert stop < there[1] < stop + 10
    browser.perform(go_on(pointer, [(x + 120, y), (x - 60, y, 200)], hold=True))
    assert browser.evaluate("await pass(2); return it.value") == pytest.approx(30, abs=1)
    browser.perform(lift(pointer))
    browser.wait_until("return isIdle()")


@IN_ONE
def test_autofocus_in_the_page_focuses(stage):
    for html in "<jelly-switch {}></jelly-switch>", "<jelly-slider {}></jelly-slider>":
        browser = stage(html.format("id=it autofocus"))
        assert browser.evaluate("return document.activeElement?.id") == "it"
    segments = "<jelly-segments {}><button>1</button><button>2</button></jelly-segments>"
    browser = stage(segments.format("id=it autofocus value=2"))
    assert browser.evaluate("return document.activeElement?.textContent") == "2"
    browser = stage("<input id=other autofocus>" + segments.format("id=it autofocus"))
    assert browser.evaluate("return document.activeElement?.id") == "other"


@IN_ONE
def test_they_have_the_properties_that_form_libraries_read(stage):
    browser = stage(FORM)
    assert browser.evaluate("return [sound.type, volume.type, view.type]") == [
        "checkbox",
        "range",
        "select-one",
    ]
    assert browser.evaluate("""
        volume.stepUp(); volume.stepUp(4); volume.stepDown(2);
        const steps = volume.valueAsNumber;
        volume.valueAsNumber = 20;
        return [steps, volume.value, volume.values().value];""") == [53, 20, 20]
    assert reported(browser) == []


@IN_ONE
def test_a_value_has_a_text_for_screen_readers(stage):
    browser = stage("<jelly-slider id=it label=Heat value-text='{value} °C'></jelly-slider>")
    text = "return it.internals.ariaValueText"
    assert browser.evaluate(text) == "50 °C"
    assert browser.evaluate("it.value = 21;" + text) == "21 °C"
    assert browser.evaluate("it.valueText = 'warm';" + text) == "warm"
    assert browser.evaluate("it.valueText = '';" + text) is None


@IN_ONE
def test_a_required_switch_that_was_missed_can_be_styled(stage):
    browser = stage(FORM)
    browser.evaluate("sound.required = true; form.checkValidity()")
    is_missed = "return sound.matches(':state(user-invalid)')"
    assert not browser.evaluate(is_missed)
    browser.perform(drag("mouse", [beside(browser, "send")]))
    assert browser.evaluate(is_missed)
    browser.perform(drag("mouse", [beside(browser, "sound")]))
    assert not browser.evaluate(is_missed)
    browser.perform(drag("mouse", [beside(browser, "sound")]))
    assert browser.evaluate(is_missed)
    browser.evaluate("form.reset()")
    assert not browser.evaluate(is_missed)


@IN_ONE
def test_a_card_in_a_row_that_can_be_dragged_is_dragged(stage):
    browser = stage("""
        <li id=row draggable=true><jelly-press id=it clip><div id=card
            style='width: 200px; height: 60px'>Card</div></jelly-press></li>
        <script>
            const told = [];
            row.ondragstart = () => told.push("dragstart");
        </script>""")
    x, y = beside(browser, "it")
    browser.perform(drag("mouse", [(x, y), (x + 60, y + 30, 300)], hold=True))
    assert browser.evaluate("await pass(3); return told") == ["dragstart"]
    assert not browser.evaluate("return it.matches(':state(held)')")
    browser.perform(lift("mouse"))
    browser.wait_until("return isIdle()")


@IN_ONE
def test_a_touch_pulls_a_press_sideways(stage):
    browser = stage(
        "<jelly-press id=it><button type=button style='width: 200px'>Send</button></jelly-press>"
    )
    x, y = beside(browser, "it")
    browser.perform(drag("touch", [(x, y), (x + 80, y, 200)], hold=True))
    assert browser.evaluate("await pass(2); return it.matches(':state(held)')")
    browser.perform(lift("touch"))
    browser.wait_until("return isIdle()")
