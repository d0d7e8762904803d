"""Pages with a switch, a slider and segments, and what they report."""

from measuring import middle

FORM = """
    <style>form > * { margin: 10px }</style>
    <form id=form>
        <label id=label for=sound>Sound</label><jelly-switch id=sound name=sound></jelly-switch>
        <label>Volume <jelly-slider id=volume name=volume style='width: 300px'></jelly-slider>
        </label>
        <jelly-segments id=view name=view label=View><button value=day>Day</button><button
            value=week>Week</button><button value=month>The whole month</button></jelly-segments>
        <button id=send>Send</button>
    </form>
    <script>
        const reported = (window.reports = []);
        for (const type of ["input", "change"]) {
            form.addEventListener(type, ({ target }) =>
                reported.push(`${type} ${target.id} ${target.checked ?? target.value}`));
        }
        const sent = () => [...new FormData(form)].map((pair) => pair.join("=")).join("&");
    </script>"""
"""A form with one of each; `reported` has the events of all of them."""


def reported(browser):
    """The events that were dispatched since the last call.

    A control reports in a task where a listener keeps the click to itself, and a busy browser
    draws two frames before it runs such a task.
    """
    return browser.evaluate("""
        await pass(2);
        await new Promise((done) => setTimeout(done));
        return reported.splice(0)""")


def sent(browser):
    """What the form would send now."""
    return browser.evaluate("return sent()")


def beside(browser, name, x=0, y=0):
    """A point beside the middle of an element, in whole pixels."""
    left, top = middle(browser, name)
    return (round(left) + x, round(top) + y)
