"""What the tests of the recorder share: pages that record, and the command that replays."""

import json
import subprocess

from test_bits import STALE

RECORD = """
    <script type=module>
        import { recorder, play } from "/recorder.js";
        Object.assign(window, { recorder, play });
        const outlineText = (numbers) => {
            let text = "";
            for (let at = 0; at < numbers.length; ) {
                if (numbers[at] === 5) at += 2; // Of a drawing, with its units.
                const next = at + 1 + [2, 2, 4, 6, 0][numbers[at]];
                text += "MLQCZ"[numbers[at]] + [...numbers.slice(at + 1, next)].join(" ");
                at = next;
            }
            return text;
        };
        window.outlineNow = (element, time) => outlineText(jelly.outline(element, time));
        /** Records an element, and keeps each frame that it shows: its time and its outline, and
            how many events had happened. */
        window.watch = (element) => {
            window.frames_ = [];
            const { render, dataset: { tuning = 'standard' } } = element;
            element.tuning = tuning.startsWith('{') ? JSON.parse(tuning) : tuning;
            recorder.start(element);
            // Each frame is compared, so the motion must not fly.
            Object.defineProperty(element, "canFly", { value: false });
            element.render = function (data, time) {
                render.call(this, data, time);
                frames_.push([time, outlineNow(element, time), recorder.count(element)]);
            };
        };
    </script>"""


def watch(browser, name):
    """Records an element from now on."""
    browser.wait_until("return window.watch")
    browser.evaluate(f"watch({name})")


LEAST = 5
"""How many different outlines a recorded motion shows at least."""


def stop(browser, name, seconds=0.4):
    """Lets the motion go on for a while; returns the trace as text, and the frames.

    A busy machine may show only three frames of it: then it goes on slowly until enough is seen. It
    does not get faster again, since the first frame after that has a time before the last one.
    """
    browser.evaluate(
        """
        const end = performance.now() + 1000 * arguments[0];
        while (performance.now() < end) await pass(1);
        const count = () => new Set(frames_.map(([, outline]) => outline)).size;
        jelly.clock.rate = 0.1;
        while (count() < arguments[1] && !isIdle()) await pass(1);
        """,
        seconds,
        LEAST,
    )
    return browser.evaluate(f"return [recorder.stop({name}), frames_]")


def native(command, trace, moments, tmp_path):
    """The outlines of a trace at some moments, as the command draws them."""
    file = tmp_path / "trace.json"
    file.write_text(trace, encoding="utf-8")
    run = subprocess.run(
        [str(command), "frames", str(file), "--at", "-"],
        input=" ".join(moments),
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert run.returncode == 0, run.stderr
    return [json.loads(line)["outline"] for line in run.stdout.splitlines()]


def assert_same(command, trace, frames, tmp_path, least=LEAST):
    """Holds every frame to the command's, bit for bit.

    A browser's frame has the time of the screen's last refresh. Events arrive before it is drawn
    that are later, and events after it that count as of its time. So a moment is a time and the
    number of events that had happened.
    """
    moments = [f"{time!r}:{count}" for time, _, count in frames]
    drawn = native(command, trace, moments, tmp_path)
    shown = [outline for _, outline, _ in frames]
    wrong = [index for index, pair in enumerate(zip(shown, drawn)) if pair[0] != pair[1]]
    assert len(shown) == len(drawn) and not wrong, f"{len(wrong)} of {len(shown)} frames; {STALE}"
    assert len(set(drawn)) >= least, "little has moved"
