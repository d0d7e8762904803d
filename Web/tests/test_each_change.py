"""Whatever a page changes, in any order, seen or not: at rest an element looks like a new one."""

import pytest

from elements import each
from measuring import settle

CHANGE = """
    const [values, seed, count] = arguments;
    const told = [];
    let state = seed * 2654435761 >>> 0;
    const below = (count) => {
        state = (Math.imul(state ^ state >>> 15, 2246822519) + 0x9e3779b9) >>> 0;
        return ((state ^ state >>> 13) >>> 0) % count;
    };
    const element = it;
    const parent = element.parentNode;
    const items = () => [...element.children].filter(({ slot, localName }) =>
        !slot && localName !== 'svg');
    const one = () => items()[below(items().length)];
    const changes = {
        attribute: () => {
            const names = Object.keys(values);
            const name = names[below(names.length)];
            if (name && below(3)) element.setAttribute(name, values[name]);
            else if (name) element.removeAttribute(name);
        },
        text: () => {
            const item = one();
            if (!item || item.localName === 'input') return;
            item.textContent = 'Other '.repeat(1 + below(3));
        },
        added: () => {
            const item = one();
            if (item && items().length < 6) item.after(item.cloneNode(true));
        },
        removed: () => items().length > 2 && one().remove(),
        moved: () => one() && items()[0].before(one()),
        size: () => (element.style.width = ['', '140px', '220px'][below(3)]),
        unseen: () => (element.style.display = element.style.display ? '' : 'none'),
        away: async () => {
            const { nextSibling } = element;
            element.remove();
            if (below(2)) await pass(below(3));
            parent.insertBefore(element, nextSibling);
        },
        stir: () => { STIR },
    };
    for (let change = 0; change < count; change++) {
        const names = Object.keys(changes);
        const name = names[below(names.length)];
        told.push(name);
        await changes[name]();
        if (below(2)) await pass(below(8));
    }
    element.style.display = '';
    await pass(3);
    HOME
    await pass(3);
    return told.join(' ');
    """

LOOK = """
    const around = it.getBoundingClientRect();
    const boxes = [...it.children, ...it.shadowRoot.querySelectorAll('[part]')]
        .filter((part) => !part.closest('svg') && part.getClientRects().length)
        .map((part) => {
            const { left, top, width, height } = part.getBoundingClientRect();
            return [part.localName, part.textContent.trim(),
                ...[left - around.left, top - around.top, width, height].map(Math.round)].join(' ');
        });
    // Where each path is painted: its curves and the bodies in it may come in another order.
    const painted = [...it.shadowRoot.querySelectorAll('path')]
        .filter((path) => path.checkVisibility({ visibilityProperty: true }))
        .map((path) => {
            const matrix = path.getScreenCTM().inverse();
            const rows = Array.from({ length: 30 }, (_, y) => Array.from({ length: 40 }, (_, x) => {
                const point = new DOMPoint(around.left - 38 + 7.3 * x, around.top - 38 + 7.3 * y)
                return +path.isPointInFill(point.matrixTransform(matrix));
            }).join(''));
            return `${path.getAttribute('part')} ${rows.join(' ')}`;
        });
    return [painted, boxes];
    """


@each
@pytest.mark.parametrize("seed", range(1, 5))
def test_an_element_that_was_changed_looks_like_a_new_one(stage, element, seed):
    browser = stage(element.html)
    values = {**element.settings, **element.attributes}
    # A badge that floats never rests.
    values.pop("floating", None)
    script = CHANGE.replace("STIR", element.stir).replace("HOME", element.home)
    told = browser.evaluate(script, values, seed, 12)
    settle(browser, element.rested, element.rate)
    outlines, boxes = browser.evaluate(LOOK)
    browser.evaluate(
        """
        const other = it.cloneNode(true);
        const { value, checked, selectedIndex } = it;
        it.replaceWith(other);
        // What a person or a script has chosen is not in the markup.
        if (!other.matches('jelly-field')) Object.assign(other, { value, checked, selectedIndex });
        await pass(5);
        """
    )
    settle(browser, element.rested, element.rate)
    others = browser.evaluate(LOOK)
    unlike = [pair for pair in zip(outlines, others[0], strict=False) if pair[0] != pair[1]]
    assert (unlike, len(outlines), boxes) == ([], len(others[0]), others[1]), told
