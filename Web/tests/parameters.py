"""Parameters of tests of which not every value is for every engine."""

import pytest

ONCE = [pytest.mark.engines("chromium"), pytest.mark.pointers("mouse")]


def variants(name, first, *others):
    """The first value for each engine and each pointer, and the others for one of each.

    For values that change our numbers and texts, and nothing of what an engine does: with all of
    them in all engines, 3,200 tests took 43 of the 60 minutes of `.ci/run`.
    """
    return pytest.mark.parametrize(
        name, [first, *(pytest.param(other, marks=ONCE) for other in others)]
    )
