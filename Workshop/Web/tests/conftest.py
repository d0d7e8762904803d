"""Fixtures of the workshop's tests, beside those of the elements."""

from pathlib import Path

import pytest

from webserver import FOLDERS

ROOT = Path(__file__).resolve().parents[3]

# Its pages load the elements from where they are.
FOLDERS["/Workshop/"] = ROOT / "Workshop"


@pytest.fixture(scope="session")
def jelly() -> Path:
    """The command `jelly` as it was built last."""
    folders = [".build/tests/debug", "Workshop/CLI/.build/debug", "Workshop/CLI/.build/release"]
    built = [path for path in (ROOT / folder / "jelly" for folder in folders) if path.exists()]
    assert built, "no jelly; has `swift build --package-path Workshop/CLI` been run?"
    return max(built, key=lambda path: path.stat().st_mtime)
