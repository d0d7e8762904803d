"""Bodies without elements, in Node and on a canvas."""

import json
import subprocess

import pytest

from gestures import drag, lift
from webserver import DIST, TESTS

CANVAS = "Examples/Bodies/canvas.html"


def node(script, *options):
    """What a script gives back, with `make`: the functions of `bodies`."""
    text = f"""
        import {{ bodies }} from '{TESTS.parent}/elements/bodies.js';
        import {{ readFileSync }} from 'node:fs';
        const make = await bodies(readFileSync('{DIST}/jelly.wasm'));
        const result = await (async () => {{ {script} }})();
        console.log(JSON.stringify(result));"""
    command = ["node", *options, "--input-type=module", "--eval", text]
    outcome = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert outcome.returncode == 0, outcome.stderr
    return json.loads(outcome.stdout)


def test_each_control_is_made_drawn_and_asked():
    drawn = node("""
        // A shape bends a drawing, and a group draws its children.
        const settings = { shape: { path: 'M6 6L90 18Q20 80 6 6Z' } };
        return Object.entries(make).map(([name, control]) => {
            const body = control({ size: [100, 60], ...settings[name] });
            if (name === 'group') {
                body.handle('bodyPlaced', {
                    body: 0, x: 50, y: 30, width: 60, height: 40, cornerRadius: 20,
                    isAnimated: false }, 0);
            }
            const calls = [];
            const path = new Proxy({}, { get: (_, name) => (...numbers) => {
                calls.push(name);
                if (!numbers.every(Number.isFinite)) throw new Error(name);
            } });
            if (body.draw(0, path) !== path) throw new Error('another path');
            const values = Object.values(body.values(0)).concat(Object.values(body.layout));
            return [name, calls.length > 3, values.length > 0, body.restTime <= 0];
        });""")
    assert len(drawn) == 14
    moves = {"refresh"}
    assert [row for row in drawn if row[1:3] != [True, True] and row[0] not in moves] == []


def test_an_event_returns_its_effect_and_a_path_may_be_that_of_skia():
    script = """
        const toggle = make.switch({ size: [63, 28] });
        const effect = toggle.handle('toggled', {}, 1);
        const calls = [];
        const skia = {};
        for (const name of ['moveTo', 'lineTo', 'quadTo', 'cubicTo', 'close']) {
            skia[name] = () => calls.push(name);
        }
        toggle.draw(1.1, skia, 'track');
        return [effect, toggle.handle('touchMoved', { x: 1, y: 1, id: 7 }, 1.2) ?? null,
            calls[0], calls.at(-1), toggle.values(9).progress];"""
    assert node(script) == [{"type": "changed", "index": 1}, None, "moveTo", "close", 1]


MISTAKES = {
    "make.bar({})": "bar.size: must be there; got nothing",
    "make.bar()": "bar.size: must be there; got nothing",
    "make.bar({ size: [1] })": "bar.size: must be [width, height], each at least 0; got [1]",
    "make.bar({ size: [1, 1], curve: 'round' })": (
        'bar.curve: must be one of quadratic, wave, soft; got "round"'
    ),
    "make.bar({ size: [1, 1], color: 1 })": "bar.color: must be one of curve, edge, headroom; got",
    "make.bar({ size: [1, 1], tuning: 'soft' })": (
        'preset: must be one of standard, liquid, classic, reduced; got "soft"'
    ),
    "make.bar({ size: [1, 1], tuning: { soft: { pullRatio: -1 } } })": (
        "soft.pullRatio: must be in its range; got -1"
    ),
    "bar.handle('touched', {}, 0)": "type: must be one of tuningChanged, sizeChanged,",
    "bar.handle('touchBegan', { x: 1 }, 0)": "touchBegan.y: must be there; got nothing",
    "bar.handle('touchBegan', { x: '1', y: 1 }, 0)": 'touchBegan.x: must be a number; got "1"',
    "bar.handle('touchBegan', { x: 1, y: 1 })": "time: must be a number; got nothing",
    "bar.draw(0, {})": "path: must be a path; got {}",
    "bar.draw(0)": "path: must be a path; got nothing",
    "bar.outline(0, 'track')": 'part: must be one of ; got "track"',
    "toggle.outline(0, 'edge')": 'part: must be one of track; got "edge"',
    "make.shape({ size: [24, 24], path: 'L1 1' })": "shape.path: must have M at character 1",
}


def test_a_mistake_is_an_error_with_its_place():
    told = node(f"""
        const bar = make.bar({{ size: [390, 100] }});
        const toggle = make.switch({{ size: [63, 28] }});
        return {json.dumps(list(MISTAKES))}.map((code) => {{
            try {{
                new Function('make', 'bar', 'toggle', code)(make, bar, toggle);
            }} catch ({{ message }}) {{
                return message;
            }}
        }});""")
    wrong = {
        code: text
        for (code, begin), text in zip(MISTAKES.items(), told, strict=True)
        if not (text or "").startswith(begin)
    }
    assert wrong == {}


def test_the_memory_of_bodies_that_nobody_has_is_used_again():
    script = """
        const kept = make.bar({ size: [390, 100] });
        const memory = () => kept.outline(0).buffer.byteLength;
        const pause = () => new Promise((done) => setTimeout(done));
        const made = async (count) => {
            for (let index = 0; index < count; index++) {
                const name = index % 2 ? 'bar' : 'shape';
                const path = { shape: 'M6 6L90 18Q20 80 6 6Z' }[name];
                make[name]({ size: [100, 60], ...path && { path } });
                if (index % 100 === 0) { gc(); await pause(); }
            }
        };
        const lines = [];
        for (let turn = 0; turn < 6; turn++) { await made(500); lines.push(memory()); }
        return Math.max(...lines);"""
    # All 3000 would be 100 MB.
    assert node(script, "--expose-gc") < 20e6


@pytest.mark.engines("chromium")
@pytest.mark.pointers("mouse", "touch")
def test_a_bar_on_a_canvas_follows_a_pointer_and_asks_for_no_frame_at_rest(browser, pointer, site):
    browser.open(f"{site.url}/{CANVAS}")
    browser.wait_until(
        "return [...document.querySelector('canvas')?.getContext('2d')\
        .getImageData(100, 100, 1, 1).data ?? []].join() === '207,231,255,255'"
    )
    browser.evaluate("""
        const own = window.requestAnimationFrame.bind(window);
        window.asked = 0;
        window.requestAnimationFrame = (call) => (window.asked++, own(call));
        // The color of a point of the canvas, in its own pixels.
        window.color = (x, y) => [...document.querySelector('canvas').getContext('2d')
            .getImageData(2 * x, 2 * y, 1, 1).data].slice(0, 3).join();
        const { left, top } = document.querySelector('canvas').getBoundingClientRect();
        window.corner = [left, top];""")
    left, top = browser.evaluate("return corner")
    pause = "await new Promise((done) => setTimeout(done, arguments[0])); return asked;"
    assert browser.evaluate(pause, 200) == 0
    below = "return color(195, 104)"
    assert browser.evaluate(below) != "207,231,255"
    browser.perform(drag(pointer, [(left + 195, top + 70), (left + 195, top + 190)], hold=True))
    browser.wait_until(f"return (() => {{ {below} }})() === '207,231,255'")
    browser.perform(lift(pointer))
    at_rest = """
        for (let before; before !== asked;) {
            before = asked;
            await new Promise((done) => setTimeout(done, 250));
        }
        return [asked, color(195, 104), color(50, 314)];"""
    count, beneath, track = browser.evaluate(at_rest)
    assert count > 5 and beneath != "207,231,255" and track != "52,199,89"
    # A tap turns the switch on: its track is green.
    browser.perform(drag(pointer, [(left + 70, top + 314)]))
    assert browser.evaluate(at_rest)[2] == "52,199,89"
