"""The mail of the gallery: a letter that is deleted comes back by its toast, and by keys."""

import pytest

from gestures import keys
from test_gallery import gallery  # noqa: F401, a fixture

STATE = """
    const places = [...document.querySelectorAll('#mail li')];
    const isGone = (place) => !place.querySelector('jelly-row:not(:state(leaving))');
    return [places.filter(isGone).map((it) => places.indexOf(it)),
        document.getElementById('unread').textContent, places.indexOf(
            document.activeElement.closest('li'))]"""

COUNT = "return document.querySelectorAll('#mail jelly-row').length"


@pytest.mark.engines("chromium")
@pytest.mark.parametrize("waits", [False, True])
def test_a_deleted_letter_comes_back(gallery, waits):  # noqa: F811
    """Also when it has not left yet."""
    browser = gallery()
    [[], before, _] = browser.evaluate(STATE)
    count = browser.evaluate(COUNT)
    unread = int(before.split()[0])
    for place in 0, 2:
        browser.evaluate(f"document.querySelectorAll('#mail li')[{place}].firstChild.focus()")
        # The row's button, then the action that it focuses.
        browser.perform(keys(" \ue007"))
        # The next letter has the focus.
        assert browser.evaluate(STATE)[2] == place + 1
    assert browser.evaluate(STATE) == [[0, 2], f"{unread - 1} unread", 3]
    if waits:
        browser.wait_until(f"{COUNT} === {count - 2}")
    browser.wait_until("return document.querySelectorAll('.jelly-toasts button').length === 2")
    browser.evaluate("document.querySelectorAll('.jelly-toasts button')[0].click()")
    assert browser.evaluate(STATE) == [[2], before, 0]
    # The keys of the platform do the same, and the toast goes.
    undo = """
        document.activeElement.dispatchEvent(new KeyboardEvent('keydown', {
            key: 'z', ctrlKey: true, bubbles: true, cancelable: true }))"""
    browser.evaluate(undo)
    assert browser.evaluate(STATE) == [[], before, 2]
    browser.wait_until("return !document.querySelector('.jelly-toasts > [tabindex]')")
    browser.evaluate(undo)
    assert browser.evaluate(STATE) == [[], before, 2]
    # Nothing that was on its way removes a letter later.
    browser.evaluate("await new Promise((done) => setTimeout(done, 1000))")
    assert browser.evaluate(COUNT) == count
