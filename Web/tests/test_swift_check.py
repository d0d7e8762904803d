"""A machine without the Swift toolchain is told so in one line, before anything is installed."""

import os
import shutil
import subprocess

import pytest

from webserver import SITE

ROOT = SITE.parents[1]
TOOLS = ["sh", "env", "make", "dirname", "sed", "awk", "paste", "mkdir", "rm", "cat", "date"]


def run(folder, *command):
    for tool in TOOLS:
        (folder / tool).symlink_to(shutil.which(tool))
    # Without the flags of a make that runs this test.
    environment = {**os.environ, "PATH": str(folder), "MAKEFLAGS": ""}
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)


@pytest.mark.parametrize("target", ["test", "gallery", "docs", "package"])
def test_make_names_the_missing_toolchain(tmp_path, target):
    outcome = run(tmp_path, "make", "--no-print-directory", target)
    lines = outcome.stderr.splitlines()
    assert outcome.returncode == 2
    assert lines[0] == (
        "swift: must be 6.1 or later, with its WebAssembly SDK (swift.org/install); got none"
    )
    # The other one is make's own.
    assert len(lines) == 2


@pytest.mark.parametrize(
    "info, got",
    [
        ('"compilerVersion": "Swift version 5.10 (swift-5.10-RELEASE)"', "5.10"),
        (
            '"compilerVersion": "Apple Swift version 6.2 (swiftlang-6.2.0)",\n'
            '"runtimeResourcePath": "/nowhere"',
            "6.2 without it",
        ),
    ],
)
def test_another_toolchain_is_named(tmp_path, info, got):
    for tool in ("swift", "swiftc"):
        (tmp_path / tool).write_text(f"#!/bin/sh\necho '{info}'\n")
        (tmp_path / tool).chmod(0o755)
    outcome = run(tmp_path, "sh", "Tests/swift-check", "WebAssembly")
    assert outcome.returncode == 1
    assert outcome.stderr.endswith(f"; got {got}\n")


def test_the_c_library_needs_a_newer_toolchain(tmp_path):
    text = '"compilerVersion": "Swift version 6.2 (swift-6.2-RELEASE)"'
    for tool in ("swift", "swiftc"):
        (tmp_path / tool).write_text(f"#!/bin/sh\necho '{text}'\n")
        (tmp_path / tool).chmod(0o755)
    outcome = run(tmp_path, "sh", "Tests/swift-check", "x86_64-unknown-linux-gnu")
    assert outcome.returncode == 1
    assert outcome.stderr == (
        "swift: must be 6.3 or later, with Embedded Swift for x86_64-unknown-linux-gnu"
        " (swift.org/install); got 6.2\n"
    )
