"""The programs of Workshop/Docs/Languages.md run, and all of them draw the same outline."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
LIB = ROOT / "C/dist/lib"
TEXT = (ROOT / "Workshop/Docs/Languages.md").read_text(encoding="utf-8")
PRINTED = ["2", "178 True"]
"""A bar that is let go, and still moves when it is drawn."""


def program(language):
    (text,) = re.findall(rf"```{language}\n(.*?)```", TEXT, re.S)
    return text


def output(*command, folder):
    environment = {**os.environ, "LD_LIBRARY_PATH": str(LIB)}
    outcome = subprocess.run(
        list(map(str, command)), cwd=folder, env=environment, capture_output=True, text=True
    )
    assert outcome.returncode == 0, outcome.stderr
    return outcome.stdout.splitlines()


@pytest.fixture(autouse=True)
def library():
    subprocess.run([ROOT / "C/build"], check=True)


def test_python(tmp_path):
    assert output(sys.executable, "-c", program("python"), folder=tmp_path) == PRINTED


@pytest.mark.skipif(not shutil.which("rustc"), reason="Rust is not installed")
def test_rust(tmp_path):
    (tmp_path / "main.rs").write_text(program("rust"))
    output("rustc", "-L", LIB, "main.rs", folder=tmp_path)
    lines = output(tmp_path / "main", folder=tmp_path)
    assert lines == [PRINTED[0], PRINTED[1].replace("True", "true")]


def test_c(tmp_path):
    host = "int id = 0; double x = 50, y = 14, time = 1; JellyPathSink sink; void *canvas = 0;"
    begin = "#include <jelly.h>"
    lines = program("c").replace(begin, "")
    lines = lines.replace("report(effect.index)", "(void)0")
    source = f"{begin}\nint main(void) {{ {host} (void)sink; {lines} return progress > 1; }}\n"
    (tmp_path / "main.c").write_text(source)
    options = ["-Wall", "-Wextra", "-fsyntax-only", f"-I{ROOT / 'C/dist/include'}"]
    output("cc", *options, "main.c", folder=tmp_path)
