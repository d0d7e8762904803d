"""The C library: the bits of the core, bad input, the object, the headers and the stack.

They compile with the Swift toolchain's own `clang`.
"""

import json
import os
import platform
import re
import shutil
import subprocess
from pathlib import Path

import pytest

C = Path(__file__).resolve().parents[1]
ROOT = C.parent
LIB = C / "dist/lib"
TESTS = C / "tests"
WEB = ROOT / "Web"
TRACES = WEB / "tests/traces"
CLANG = Path(os.path.realpath(shutil.which("swiftc"))).parent / "clang"
# `make test` has built the modules already, in a folder of its own.
NATIVE = ROOT / os.environ.get("JELLY_BUILD", ".build") / "debug"
SUM = "0f407c4fc38c1b27"
"""The sum of all bits of the random events; it changes with the motion of any control."""

ARM = "/usr/aarch64-linux-gnu"


def run(*command, text=None, **options):
    """What a command prints."""
    outcome = subprocess.run(
        list(map(str, command)), input=text, capture_output=True, text=True, timeout=900, **options
    )
    assert outcome.returncode == 0, outcome.stdout + outcome.stderr
    return outcome.stdout


def compile_c(file, program, *options, compiler=(CLANG, "-fuse-ld=lld"), library=LIB):
    """Compiles a program of C with the library, and returns its path."""
    flags = ["-std=c11", "-D_GNU_SOURCE", "-O1", "-g", "-Wall", "-Wextra", "-Werror"]
    source = [f"-I{C / 'dist/include'}", TESTS / file, library / "libjelly.a"]
    run(*compiler, *flags, *options, *source, "-lm", "-lpthread", "-o", program)
    return program


@pytest.fixture(scope="session", autouse=True)
def library():
    if (platform.system(), platform.machine()) != ("Linux", "x86_64"):
        pytest.skip("the C library is built on Linux with x86-64")
    run(C / "build")


@pytest.fixture(scope="session")
def frames(tmp_path_factory):
    """The frames of each trace as the core draws them natively, by the trace's name."""
    program = tmp_path_factory.mktemp("native") / "frames"
    modules = ["Jelly", "JellySchema", "JellyRecording"]
    objects = [file for name in modules for file in NATIVE.glob(f"{name}.build/*.o")]
    assert objects, f"no modules in {NATIVE}; has the step native-build been run?"
    run("swiftc", "-I", NATIVE / "Modules", TESTS / "frames.swift", *objects, "-lm", "-o", program)
    text = run(program, *sorted(TRACES.glob("*.json")))
    parts = re.split(r"^(/.*\.json)\n", text, flags=re.MULTILINE)[1:]
    return {Path(name).name: lines for name, lines in zip(parts[::2], parts[1::2], strict=True)}


def replayed(frames, *program):
    """The count of frames of all traces, which a program compares."""
    count = 0
    for name, expected in frames.items():
        lines = run("node", TESTS / "trace.mjs", TRACES / name, text=expected)
        count += int(run(*program, text=lines).split()[0])
    return count


def test_frames_have_the_bits_of_the_core(frames, tmp_path):
    assert len(frames) == len(list(TRACES.glob("*.json")))
    replay = compile_c("replay.c", tmp_path / "replay")
    assert replayed(frames, replay) > 8000


def test_the_shared_library_has_them_too(frames, tmp_path):
    environment = {**os.environ, "PKG_CONFIG_PATH": str(LIB / "pkgconfig")}
    if shutil.which("pkg-config"):
        flags = run("pkg-config", "--cflags", "--libs", "jelly", env=environment).split()
    else:
        flags = [f"-I{C / 'dist/include'}", f"-L{LIB}", "-ljelly"]
    replay = tmp_path / "replay"
    run(CLANG, "-D_GNU_SOURCE", TESTS / "replay.c", *flags, f"-Wl,-rpath,{LIB}", "-o", replay)
    name = "switch-standard.json"
    assert replayed({name: frames[name]}, replay) > 50


def is_same(frame, native):
    """Whether a frame of JavaScript is that of the native core."""

    def texts(type, index):
        return {type, f"{type}({index})", f"{type}({str(bool(index)).lower()})"}

    effects = frame.pop("effects")
    told = native.pop("effects")
    return frame == native and all(
        text in texts(**effect) for text, effect in zip(told, effects, strict=True)
    )


def test_bodies_in_javascript_have_them_too(frames):
    files = [TRACES / name for name in frames]
    lines = run("node", WEB / "tests/bodies.mjs", WEB / "dist/jelly.wasm", *files).splitlines()
    native = [line for name, text in frames.items() for line in [name, *text.splitlines()]]
    assert len(lines) == len(native) > 8000
    pairs = zip(lines, native, strict=True)
    loads = json.loads
    assert [
        name
        for line, name in pairs
        if not (is_same(loads(line), loads(name)) if name[0] == "{" else line.endswith(name))
    ] == []


# Without -no-pie the arrays do not lie near address 0, before which no address is.
MISUSE = ["-Wl,--wrap=posix_memalign", "-ffp-contract=off", "-no-pie"]
SANITIZED = ["-fsanitize=address,undefined", "-fno-sanitize-recover=all"]


def test_bad_input_and_random_events(tmp_path):
    misuse = compile_c("misuse.c", tmp_path / "misuse", *MISUSE, *SANITIZED)
    assert run(misuse).split()[-1] == SUM


def test_its_memory_is_sanitized_too(tmp_path):
    run(C / "build", env={**os.environ, "SANITIZE": "address", "DIST": str(tmp_path)})
    library = tmp_path / "lib"
    misuse = compile_c("misuse.c", tmp_path / "misuse", *MISUSE, *SANITIZED, library=library)
    assert run(misuse).split()[-1] == SUM


@pytest.mark.skipif(
    not (shutil.which("qemu-aarch64") and shutil.which("aarch64-linux-gnu-gcc")),
    reason="Debian's qemu-user and gcc-aarch64-linux-gnu are not installed",
)
def test_arm_has_the_same_bits(frames, tmp_path):
    target = {"TARGET": "aarch64-none-none-elf", "SYSROOT": ARM, "DIST": str(tmp_path)}
    run(C / "build", env={**os.environ, **target})
    arm = {"compiler": ["aarch64-linux-gnu-gcc", "-static"], "library": tmp_path / "lib"}
    replay = compile_c("replay.c", tmp_path / "replay", **arm)
    assert replayed(frames, "qemu-aarch64", replay) > 8000
    misuse = compile_c("misuse.c", tmp_path / "misuse", *MISUSE, **arm)
    assert run("qemu-aarch64", misuse).split()[-1] == SUM


def sections(library):
    """The sizes of the sections of a library, by their names."""
    rows = re.findall(r"^(\.\S+) +(\d+)", run("size", "-A", library), re.MULTILINE)
    return {name: int(size) for name, size in rows}


def test_its_functions():
    undefined = set(re.findall(r" U (\w+)", run("nm", "-u", LIB / "libjelly.a")))
    assert undefined == {"free", "memcpy", "memmove", "memset", "posix_memalign"}
    header = (C / "include/jelly.h").read_text(encoding="utf-8")
    declared = sorted(re.findall(r"JELLY_API [\w ]+[ *](jelly_\w+)\(", header))
    for table in (["-g", LIB / "libjelly.a"], ["-D", LIB / "libjelly.so"]):
        exported = re.findall(r" [A-TV-Z] (\w+)", run("nm", "--defined-only", *table))
        assert sorted(exported) == declared


def test_its_size_and_its_data(tmp_path):
    library = LIB / "libjelly.so"
    sizes = sections(library)
    # The first thirteen controls had 660 and 640 kB.
    header = (C / "dist/include/jelly_controls.h").read_text()
    count = len(re.findall(r"\*jelly_\w+_create\(", header))
    assert sizes[".text"] <= 50.8e3 * count
    assert library.stat().st_size <= 49.2e3 * count
    # Data that can be written would need initialization or a lock: there is only the linker's own.
    empty = tmp_path / "empty.so"
    run(CLANG, "-fuse-ld=lld", "-shared", "-s", "-Wl,--gc-sections", "-o", empty)
    for name in (".data", ".bss", ".tdata", ".tbss"):
        assert sizes.get(name, 0) == sections(empty).get(name, 0), name


@pytest.mark.parametrize("standard", ["c99", "c11", "c17", "c++11", "c++17", "c++20"])
@pytest.mark.parametrize("compiler", [str(CLANG), "gcc"])
def test_the_headers_compile_alone(tmp_path, standard, compiler):
    if not shutil.which(compiler):
        pytest.skip(f"no {compiler} is installed")
    language = "c++" if "+" in standard else "c"
    source = tmp_path / "alone"
    source.write_text("#include <jelly.h>\nint main(void) { return jelly_body_kind(0) == 0; }\n")
    warnings = ["-Wall", "-Wextra", "-Wpedantic", "-Werror"]
    command = [compiler, "-x", language, f"-std={standard}", *warnings, f"-I{C / 'include'}"]
    run(*command, "-fsyntax-only", source)


def test_the_stack_of_a_call(tmp_path):
    most, of_shapes = map(int, run(compile_c("stack.c", tmp_path / "stack")).split())
    # The manual advises threads of 256 KiB, with shapes 512.
    assert most <= 160 << 10
    assert of_shapes <= 272 << 10
