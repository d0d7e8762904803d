"""The mail of the gallery: a letter that is deleted comes back by its toast, and by keys."""

import pytest

from test_gallery import gallery  # noqa: F401, a fixture

STATE = """
    const rows = [...document.querySelectorAll('#mail li')];
    return [rows.filter((it) => it.hidden).map((it) => rows.indexOf(it)),
        document.getElementById('unread').textContent, rows.indexOf(
            document.activeElement.closest('li'))]"""


@pytest.mark.engines("chromium")
def test_a_deleted_letter_comes_back(gallery):  # noqa: F811
    browser = gallery()
    [[], before, _] = browser.evaluate(STATE)
    press = "document.querySelectorAll('#mail .bin')[arguments[0]].click()"
    browser.evaluate(press, 0)
    browser.evaluate(press, 2)
    unread = int(before.split()[0])
    assert browser.evaluate(STATE) == [[0, 2], f"{unread - 1} unread", 3]
    browser.wait_until("return document.querySelector('.jelly-toasts button')")
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
