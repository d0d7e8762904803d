"""Pagers and their containers come, change and go, and leave nothing behind."""

import re

import pytest

from pagers import STYLE, carousel, settled, tabs


def center(browser):
    """Where the middle of the ball is, in pixels from the left."""
    return browser.evaluate("""
        const outline = pager.shadowRoot.querySelector("[part=outline]");
        const { x, width } = outline.getBoundingClientRect();
        return x + width / 2;
        """)


def test_one_that_comes_back_is_on_the_page_that_is_shown(stage):
    browser = stage(carousel())
    browser.evaluate("""
        window.gone = pager;
        pager.remove();
        pages.scrollTo({ left: 600, behavior: "instant" });
        await pass(2);
        document.body.append(gone);
        await pass(3);
        """)
    assert browser.evaluate("return [pager.page, selected.length]") == [2, 0]
    assert abs(center(browser) - 150) < 0.1
    browser.evaluate("pager.page = 1")
    settled(browser, 300)
    assert browser.evaluate("return selected") == [1]


def test_pages_that_come_and_go_have_their_dots(stage):
    browser = stage(carousel())
    browser.evaluate("""
        pager.select(4);
        for (let count = 0; count < 2; count++) pages.append(document.createElement("p"));
        await pass(3);
        """)
    assert [tab[0] for tab in tabs(browser)][-1] == "Page 7 of 7"
    settled(browser, 1200)
    assert abs(center(browser) - (12 + 4 * 46)) < 0.1
    browser.evaluate("""
        while (pages.children.length > 3) pages.lastChild.remove();
        await pass(4);
        """)
    browser.wait_until("return pager.page === 2 && isIdle()")
    assert len(tabs(browser)) == 3
    assert abs(center(browser) - 288) < 0.1
    browser.evaluate("pages.replaceChildren(); await pass(4)")
    assert tabs(browser) == []
    assert browser.evaluate("return [pager.pageCount, pager.page]") == [0, 0]


def test_a_container_of_another_size_stays_on_its_page(stage):
    browser = stage(carousel())
    browser.evaluate("""
        pages.scrollTo({ left: 600, behavior: "instant" });
        await pass(3);
        pages.style.width = "200px";
        await pass(6);
        """)
    browser.wait_until("return isIdle() && pages.scrollLeft === 400")
    assert browser.evaluate("return [pager.page, selected]") == [2, [2]]
    assert abs(center(browser) - 150) < 0.1


def test_a_pager_of_another_size_has_its_ball_on_its_dot(stage):
    browser = stage(carousel())
    browser.evaluate("""
        pages.scrollTo({ left: 600, behavior: "instant" });
        await pass(3);
        pager.style.width = "200px";
        await pass(4);
        """)
    browser.wait_until("return isIdle()")
    assert abs(center(browser) - 100) < 0.1
    # Too close for fingers from here on.
    browser.evaluate("pager.style.width = '100px'; await pass(4)")
    assert browser.evaluate("return !!pager.shadowRoot.querySelector('[role=slider]')")


def test_a_container_that_comes_later_or_by_property_is_bound(stage):
    browser = stage(
        "<jelly-pager id=pager for=pages></jelly-pager>" + carousel().split("<jelly-pager")[0]
    )
    browser.evaluate("await pass(3)")
    assert browser.evaluate("return [pager.pageCount, pager.scroller === pages]") == [5, True]
    browser.evaluate("""
        const other = pages.cloneNode(true);
        other.id = "other";
        other.lastElementChild.remove();
        document.body.append(other);
        pager.scroller = other;
        await pass(3);
        """)
    assert browser.evaluate("return pager.pageCount") == 4
    browser.evaluate("pager.scroller = null")
    browser.wait_until("return isIdle()")
    assert browser.evaluate("return [pager.scroller, pager.pageCount]") == [None, 0]


def test_pages_without_children_of_their_own_are_counted_by_what_is_shown(stage):
    browser = stage(f"""{STYLE}
        <div id=pages class=pages><div style="flex: none; width: 1500px">A wide map</div></div>
        <jelly-pager id=pager for=pages></jelly-pager>""")
    assert browser.evaluate("return pager.pageCount") == 5
    cards = "".join("<p style='flex: 0 0 100px'>Card</p>" for _ in range(9))
    browser = stage(f"""{STYLE}<div id=pages class=pages>{cards}</div>
        <jelly-pager id=pager for=pages></jelly-pager>""")
    assert browser.evaluate("return pager.pageCount") == 3


def test_pages_that_are_narrower_than_what_shows_them_are_counted_one_by_one(stage):
    cards = "".join("<p style='flex: 0 0 200px'>Card</p>" for _ in range(5))
    browser = stage(f"""{STYLE}<div id=pages class=pages style='scroll-snap-type: none'>{cards}
        <i style='flex: 0 0 100px; position: relative; display: contents'>
            <b style='flex: 0 0 100px'></b></i></div>
        <jelly-pager id=pager for=pages></jelly-pager>""")
    assert browser.evaluate("return [pages.scrollWidth - pages.clientWidth, pager.pageCount]") == [
        *(800, 5)
    ]


def test_what_does_not_scroll_has_its_dots_in_a_row(stage):
    browser = stage(carousel(1))
    assert tabs(browser)[0][0] == "Page 1 of 1"
    assert browser.evaluate("""
        const { ariaOrientation } = pager.shadowRoot.querySelector("[role=tablist]");
        return [ariaOrientation, pager.pageCount];""") == ["horizontal", 1]


def test_attributes_show_at_once(stage):
    browser = stage(carousel())
    shape = (
        "await pass(3); return pager.shadowRoot.querySelector('[part=outline]').getAttribute('d')"
    )
    assert len(re.findall("[cs]", browser.evaluate(shape))) == 4
    browser.evaluate("pager.indicatorStyle = 'square'")
    assert not re.search("[cs]", browser.evaluate(shape))
    browser.evaluate("pager.indicatorStyle = 'ball'; pager.diameter = 30")
    size = browser.evaluate("""
        await pass(3);
        const outline = pager.shadowRoot.querySelector("[part=outline]");
        const { x, width } = outline.getBoundingClientRect();
        return [x, width];
        """)
    # Nothing sticks out of the pager, also on the first page.
    assert size == pytest.approx([0, 30], abs=0.1)
    browser.evaluate(
        "pager.setAttribute('page-label', 'Seite {n} von {count}'); pager.label = 'Tour'"
    )
    assert tabs(browser)[1][0] == "Seite 2 von 5"
    assert (
        browser.evaluate("return pager.shadowRoot.querySelector('[role=tablist]').ariaLabel")
        == "Tour"
    )
    browser.evaluate("pager.tuning = 'classic'; pager.select(2)")
    settled(browser, 600)


@pytest.mark.engines("chromium")
@pytest.mark.parametrize("diameter", ["1e308", "5000"])
def test_a_ball_that_is_too_large_erases_no_track(stage, diameter):
    browser = stage(carousel(pager=f"diameter={diameter}"))
    width, ball = browser.evaluate("""
        await pass(4);
        const [track, , ball] = [...pager.shadowRoot.querySelectorAll("path")];
        return [track.getBBox().width, ball.getBBox().width];
        """)
    assert width >= 150
    assert 0 < ball <= 300
