"""The window of GTK in Workshop/Examples/GTK, under a real mouse on a display of its own."""

import os
import shutil
import struct
import subprocess
import time
import zlib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
BLUE, GREEN = (207, 232, 255), (51, 199, 89)


def has_gtk():
    if not shutil.which("pkg-config"):
        return False
    return subprocess.run(["pkg-config", "--exists", "gtk4"]).returncode == 0


pytestmark = pytest.mark.skipif(not has_gtk(), reason="Debian's libgtk-4-dev is not installed")


class Screen:
    """What a display shows, from the file of its server."""

    def __init__(self, file):
        data = file.read_bytes()
        head = struct.unpack(">25I", data[:100])
        self.width, self.height, self.row = head[4], head[5], head[12]
        self.data = data[head[0] + 12 * head[19] :]

    def color(self, x, y):
        blue, green, red = self.data[self.row * y + 4 * x :][:3]
        return red, green, blue

    def write_png(self, file):
        rows = b"".join(
            b"\0" + bytes(part for x in range(self.width) for part in self.color(x, y))
            for y in range(self.height)
        )
        size = struct.pack(">IIBBBBB", self.width, self.height, 8, 2, 0, 0, 0)
        chunks = [(b"IHDR", size), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b"")]
        file.write_bytes(
            b"\x89PNG\r\n\x1a\n"
            + b"".join(
                struct.pack(">I", len(data))
                + name
                + data
                + struct.pack(">I", zlib.crc32(name + data))
                for name, data in chunks
            )
        )


def is_near(one, other):
    return all(abs(a - b) <= 3 for a, b in zip(one, other, strict=True))


@pytest.fixture
def display(tmp_path):
    """The number of a display, and a function that reads what it shows."""
    reading, writing = os.pipe()
    size = ["-screen", "0", "390x400x24", "-fbdir", str(tmp_path), "-displayfd", str(writing)]
    server = subprocess.Popen(["Xvfb", *size], pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    with os.fdopen(reading) as numbers:
        number = numbers.readline().strip()
    yield f":{number}", lambda: Screen(tmp_path / "Xvfb_screen0")
    server.terminate()
    server.wait()


@pytest.fixture
def window(display, tmp_path):
    """The program that shows the window."""
    program = tmp_path / "window"
    library = ROOT / "C/dist"
    subprocess.run([ROOT / "C/build"], check=True)
    flags = subprocess.run(
        ["pkg-config", "--cflags", "--libs", "gtk4"], check=True, capture_output=True, text=True
    ).stdout.split()
    sources = [ROOT / "Workshop/Examples/GTK/window.c", library / "lib/libjelly.a"]
    options = ["-Wall", "-Wextra", "-Werror", "-O1", f"-I{library / 'include'}"]
    subprocess.run(["cc", *options, *sources, *flags, "-lm", "-o", program], check=True)
    environment = {
        **os.environ,
        "DISPLAY": display[0],
        "GDK_BACKEND": "x11",
        "GSK_RENDERER": "cairo",
        "HOME": str(tmp_path),
        "XDG_RUNTIME_DIR": str(tmp_path),
    }
    running = subprocess.Popen(
        ["stdbuf", "-oL", program], env=environment, stdout=subprocess.PIPE, text=True
    )
    yield running
    running.terminate()
    running.wait()


def until(condition, seconds=20):
    end = time.monotonic() + seconds
    while not (result := condition()):
        assert time.monotonic() < end, "it has not come"
        time.sleep(0.05)
    return result


def cpu(process):
    """The ticks that a process has computed for."""
    fields = Path(f"/proc/{process.pid}/stat").read_text().rsplit(")", 1)[1].split()
    return int(fields[11]) + int(fields[12])


def test_a_bar_and_a_switch_under_the_mouse_rest_without_a_frame(display, window):
    name, shown = display

    def mouse(*command):
        environment = {**os.environ, "DISPLAY": name}
        subprocess.run(["xdotool", *map(str, command)], env=environment, check=True)

    # Without a window manager its corner is that of the screen.
    until(lambda: is_near(shown().color(195, 80), BLUE))
    below = (195, 120)
    assert not is_near(shown().color(*below), BLUE)
    mouse("mousemove", 195, 70, "mousedown", 1)
    assert window.stdout.readline() == "bar: grabbed\n"
    for y in range(70, 200, 10):
        mouse("mousemove", 195, y)
    until(lambda: is_near(shown().color(*below), BLUE))
    shown().write_png(ROOT / ".build/window.png")
    mouse("mouseup", 1)
    assert window.stdout.readline() == "bar: released\n"
    until(lambda: not is_near(shown().color(*below), BLUE))
    track = (171, 314)
    assert not is_near(shown().color(*track), GREEN)
    mouse("mousemove", *track, "click", 1)
    assert window.stdout.readline() == "switch: on\n"
    until(lambda: is_near(shown().color(*track), GREEN))

    def rests():
        before = cpu(window)
        time.sleep(1)
        return cpu(window) == before

    assert until(rests)
