"""Tests in browsers have the same fixtures, whether they are the product's or the workshop's."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent / "Web/tests"))
pytest_plugins = ["browser_fixtures"]
