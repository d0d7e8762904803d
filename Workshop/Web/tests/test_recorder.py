"""What was on the screen is what the trace says: recorded from real pointers, replayed natively."""

import pytest

from badges import FAR, HOME, NEAR, PAGE
from gestures import drag, go_on, keys
from measuring import middle
from menus import BUTTON, MENU
from pagers import carousel
from parameters import variants
from recordings import RECORD, assert_same, stop, watch
from refreshes import PULL, refresh
from test_field import FIELD
from test_field import middle as middle_of_field
from tracks import FORM as TRACKS
from tracks import beside

BAR = "position: absolute; left: 50px; top: 40px; width: 300px; height: 100px"

TUNINGS = {
    "jelly-bar": [
        "classic",
        '{"pullRatio": 0.4, "spring": {"response": 0.8, "dampingRatio": 0.1}, '
        '"depthLimit": {"linearRange": 50, "softRange": 20}}',
    ],
    "jelly-refresh": [
        '{"bar": {"maximumWaveDepth": 60, "spring": {"duration": 0.6, "bounce": 0.7}}}'
    ],
    "jelly-field": ['{"spring": {"mass": 1, "stiffness": 200, "damping": 4}}'],
    "jelly-pager": ['{"overscrollSqueeze": 0.4}'],
    "jelly-badge": ['{"preset": "classic", "dropletCount": 3, "keepsVelocity": true}'],
    "jelly-menu": ['{"bud": {"separationDistance": 1}, "stagger": 0.05}'],
    "jelly-switch": [
        "liquid",
        '{"maximumStretch": 0.3, "rearSpring": {"duration": 0.6, "bounce": 0.5}}',
    ],
    "jelly-slider": ["reduced"],
    "jelly-segments": ["liquid"],
    "jelly-press": [
        "reduced",
        '{"growthArea": 900, "liftSpring": {"duration": 0.3, "bounce": 0.4}}',
    ],
    "jelly-shape": ["liquid", '{"maximumDisplacement": 0.5, "waves": {"bendingStiffness": 0.05}}'],
}


def tunings(control):
    # The core has the same bits in all engines (`test_bits`).
    return variants("tuning", "standard", *TUNINGS[control])


@tunings("jelly-bar")
@variants("edge", "quadratic", "wave", "soft")
def test_a_bar_pulled_and_caught(stage, pointer, jelly, tmp_path, edge, tuning):
    browser = stage(
        f"{RECORD}<jelly-bar id=bar curve={edge} data-tuning='{tuning}' style='{BAR}'></jelly-bar>"
    )
    watch(browser, "bar")
    browser.perform(drag(pointer, [(200, 110), (190, 190, 96)]))
    browser.perform(drag(pointer, [(210, 120), (280, 150, 96)]))
    assert_same(jelly, *stop(browser, "bar"), tmp_path)


@tunings("jelly-refresh")
def test_a_refresh_pulled_until_it_works(stage, pointer, jelly, tmp_path, tuning):
    browser = stage(RECORD + refresh(f"curve=wave data-tuning='{tuning}'"))
    watch(browser, "refresh")
    browser.perform(drag(pointer, PULL))
    browser.evaluate("await pass(20); done()")
    assert_same(jelly, *stop(browser, "refresh"), tmp_path)


@tunings("jelly-field")
def test_a_field_pressed_and_rejected(stage, pointer, jelly, tmp_path, tuning):
    browser = stage(
        RECORD + FIELD.replace("name=email", f"name=email data-tuning='{tuning}' corner-radius=8")
    )
    watch(browser, "field")
    browser.perform(drag(pointer, [middle_of_field(browser, x=0.2)]))
    browser.evaluate("await pass(6); field.reject('No')")
    assert_same(jelly, *stop(browser, "field"), tmp_path)


@tunings("jelly-pager")
@variants("style", "", "indicator-style=square", "axis=vertical diameter=28")
def test_a_pager_tapped_and_swiped(stage, pointer, jelly, tmp_path, tuning, style):
    browser = stage(RECORD + carousel(pager=f"data-tuning='{tuning}' {style}"))
    watch(browser, "pager")
    browser.perform(drag(pointer, [(219, 222)]))
    browser.evaluate("pages.scrollTo({ left: 600, behavior: 'smooth' }); await pass(20)")
    assert_same(jelly, *stop(browser, "pager"), tmp_path)


@tunings("jelly-badge")
def test_a_badge_stretched_caught_and_torn(stage, pointer, jelly, tmp_path, tuning):
    browser = stage(RECORD + PAGE.replace("count=3", f"count=3 data-tuning='{tuning}'"))
    watch(browser, "badge")
    browser.perform(drag(pointer, [HOME, NEAR]))
    browser.perform(drag(pointer, [HOME, FAR], hold=True))
    browser.perform(go_on(pointer, [FAR, (180, 110)], pause_ms=200))
    assert_same(jelly, *stop(browser, "badge"), tmp_path)


@tunings("jelly-menu")
def test_a_menu_opened_and_chosen_from(stage, pointer, jelly, tmp_path, tuning):
    browser = stage(RECORD + MENU.replace("label=Compose", f"label=Compose data-tuning='{tuning}'"))
    watch(browser, "menu")
    browser.perform(drag(pointer, [BUTTON]))
    browser.evaluate("await pass(20)")
    browser.perform(drag(pointer, [middle(browser, "i2")]))
    assert_same(jelly, *stop(browser, "menu"), tmp_path)


KEY = (
    "M0 40C0 18 18 0 40 0C58 0 74 12 79 30L160 30V60H140V80H110V60H79"
    "C74 68 58 80 40 80C18 80 0 62 0 40Z"
)
HOLE = "M28 40A12 12 0 1 0 52 40A12 12 0 1 0 28 40Z"


@tunings("jelly-shape")
@pytest.mark.parametrize(
    "drawing",
    [
        f"path='{KEY}{HOLE}'>",
        f"><svg viewBox='0 0 160 80'><path d='{KEY}'/><path d='{HOLE}' fill=none /></svg>",
        f"><svg viewBox='0 0 160 80'><g><path d='{KEY}'/></g><g><path d='{HOLE}'/></g></svg>",
    ],
    ids=["path", "svg", "parts"],
)
def test_a_shape_pulled_and_poked(stage, pointer, jelly, tmp_path, tuning, drawing):
    place = "position: absolute; left: 60px; top: 60px; width: 160px; height: 80px"
    browser = stage(
        f"{RECORD}<jelly-shape id=shape data-tuning='{tuning}' style='{place}' "
        f"{drawing}</jelly-shape>"
    )
    watch(browser, "shape")
    browser.perform(drag(pointer, [(200, 100), (240, 90, 160)]))
    browser.evaluate("shape.poke(20, 20, 0.5)")
    assert_same(jelly, *stop(browser, "shape"), tmp_path)


@tunings("jelly-switch")
def test_a_switch_tapped_caught_and_dragged(stage, pointer, jelly, tmp_path, tuning):
    browser = stage(RECORD + TRACKS.replace("id=sound", f"id=sound data-tuning='{tuning}'"))
    watch(browser, "sound")
    browser.perform(drag(pointer, [beside(browser, "sound")]))
    browser.perform(
        drag(pointer, [beside(browser, "sound", 12), (*beside(browser, "sound", -30, 2), 160)])
    )
    browser.evaluate("sound.checked = !sound.checked")
    assert_same(jelly, *stop(browser, "sound"), tmp_path)


@tunings("jelly-slider")
@variants("more", "", "dir=rtl min=-1 max=1 step=any", "orientation=vertical")
def test_a_slider_dragged_and_thrown(stage, pointer, jelly, tmp_path, tuning, more):
    browser = stage(
        RECORD + TRACKS.replace("id=volume", f"id=volume data-tuning='{tuning}' {more}")
    )
    watch(browser, "volume")
    start = beside(browser, "volume")
    x, y = (0, -60) if "vertical" in more else (70, 0)
    browser.perform(drag(pointer, [start, (start[0] + x, start[1] + y, 160)]))
    browser.evaluate("await pass(4); volume.value = volume.min")
    assert_same(jelly, *stop(browser, "volume"), tmp_path)


@tunings("jelly-segments")
@variants("more", "", "dir=rtl corner-radius=6")
def test_segments_tapped_and_dragged(stage, pointer, jelly, tmp_path, tuning, more):
    browser = stage(RECORD + TRACKS.replace("id=view", f"id=view data-tuning='{tuning}' {more}"))
    watch(browser, "view")
    browser.perform(drag(pointer, [beside(browser, "view", 80)]))
    browser.perform(
        drag(pointer, [beside(browser, "view", 80), (*beside(browser, "view", -90), 160)])
    )
    browser.evaluate("view.selectedIndex = 1")
    assert_same(jelly, *stop(browser, "view"), tmp_path)


@tunings("jelly-press")
@variants("more", "", "corner-radius=8 clip")
def test_a_press_pressed_caught_and_pulled(stage, pointer, jelly, tmp_path, tuning, more):
    browser = stage(
        f"""{RECORD}<jelly-press id=press data-tuning='{tuning}' style='{BAR}; touch-action: none'
            {more}><button>Send</button></jelly-press>"""
    )
    watch(browser, "press")
    browser.perform(drag(pointer, [(90, 110)]))
    browser.perform(drag(pointer, [(320, 60), (390, 20, 160)]))
    browser.evaluate("press.firstChild.focus()")
    browser.perform(keys(" "))
    assert_same(jelly, *stop(browser, "press"), tmp_path)


TOUCH = '{"at": 0, "type": "touchBegan", "x": 1, "y": 2}'
TYPES = (
    "tuningChanged, sizeChanged, settingsChanged, touchBegan, touchMoved, touchEnded, "
    "touchCancelled, pullChanged, pullEnded"
)

WRONG = [
    ("null", "trace: must be an object; got null"),
    ("{", 'trace: must be JSON; got "{"'),
    ("{}", "version: must be 1; got nothing"),
    ('{"control": "jelly-bar"}', "version: must be 1; got nothing"),
    ({"version": '"1"'}, 'version: must be 1; got "1"'),
    ({"version": "2"}, "version: must be 1; got 2"),
    ({"control": '"jelly-baz"'}, 'control: must be "jelly-bar"; got "jelly-baz"'),
    ('{"version": 1}', 'control: must be "jelly-bar"; got nothing'),
    (
        {"setings": "{}"},
        'setings: must be one of version, control, size, tuning, settings, events; got "setings"',
    ),
    ({"size": "[300]"}, "size: must be [width, height], each at least 0; got [300]"),
    ({"size": "[-300, 100]"}, "size: must be [width, height], each at least 0; got [-300,100]"),
    ({"events": "null"}, "events: must be an array; got null"),
    ({"settings": "null"}, "settings: must be an object; got null"),
    ({"settings": "[]"}, "settings: must be an object; got []"),
    (
        {"settings": '{"curve": null}'},
        "settings.curve: must be one of quadratic, wave, soft; got null",
    ),
    ({"tuning": "null"}, "tuning: must be a name or an object; got null"),
    ({"tuning": "[]"}, "tuning: must be a name or an object; got []"),
    ({"events": "[null]"}, "events[0]: must be an object; got null"),
    ({"events": f"[{TOUCH}, 7]"}, "events[1]: must be an object; got 7"),
    ({"events": '[{"type": "touchBegan"}]'}, "events[0].at: must be a number; got nothing"),
    (
        {"events": '[{"at": 0, "type": null}]'},
        f"events[0].type: must be one of {TYPES}; got null",
    ),
    (
        {"events": '[{"at": 0, "type": "touchBegan", "x": null, "y": 2}]'},
        "events[0].x: must be a number; got null",
    ),
    (
        {"events": '[{"at": 0, "type": "touchBegan", "y": 2}]'},
        "events[0].x: must be there; got nothing",
    ),
    (
        {"events": '[{"at": 0, "type": "sizeChanged", "size": [1, -1]}]'},
        "events[0].size: must be [width, height], each at least 0; got [1,-1]",
    ),
    (
        {"events": '[{"at": 0, "type": "tuningChanged", "tuning": null}]'},
        "events[0].tuning: must be a name or an object; got null",
    ),
    (
        {"events": f'[{TOUCH}, {{"at": -1, "type": "pullEnded"}}]'},
        "events[1].at: must be at least 0, the time before; got -1",
    ),
    # It would be played for longer than there are browsers.
    (
        {"events": f'[{TOUCH}, {{"at": 1e308, "type": "pullEnded"}}]'},
        "events[1].at: must be at most 1000000000; got 1e+308",
    ),
]


@pytest.mark.engines("chromium")
def test_a_trace_that_is_wrong_is_refused_with_its_field(stage):
    browser = stage(f"{RECORD}<jelly-bar id=bar style='{BAR}'></jelly-bar>")
    browser.wait_until("return window.play")
    for change, message in WRONG:
        fields = {
            "version": "1",
            "control": '"jelly-bar"',
            "size": "[300, 100]",
            "events": "[]",
        }
        text = change
        if isinstance(change, dict):
            text = ", ".join(f'"{name}": {value}' for name, value in (fields | change).items())
            text = f"{{{text}}}"
        refused = """
            try { play(bar, arguments[0]); } catch (error) { return [error.name, error.message]; }
            """
        assert browser.evaluate(refused, text) == ["TypeError", message], text
    # One that is right is played after that.
    assert browser.evaluate(
        """
        const player = play(bar, arguments[0], { rate: 20 });
        await player.finished;
        player.stop();
        return player.duration > 0;""",
        f'{{"version": 1, "control": "jelly-bar", "size": [300, 100], "events": [{TOUCH}, '
        '{"at": 0.5, "type": "touchEnded", "x": 1, "y": 60}]}',
    )
