"""Each element beside its native twin, and what is done to both.

The element's HTML is its example, the one in Examples/Controls, or its row in the tests' list. Both
sides have the id `it`. A step is a key by its X name, code of the page, or a drag of the mouse.
"""

import re
from dataclasses import dataclass
from pathlib import Path

from elements import ELEMENTS

EXAMPLES = Path(__file__).resolve().parents[3] / "Examples/Controls"


@dataclass(frozen=True)
class Code:
    """A step by code, with another one for the native twin where it has no such method."""

    code: str
    native: str = ""


@dataclass(frozen=True)
class Drag:
    """A drag of the mouse along the middle of `it`, from one share of its width to another."""

    start: float
    end: float


@dataclass(frozen=True)
class Twin:
    """An element and its native twin."""

    native: str
    steps: tuple
    jelly: str


START = Code("start.focus()")
"""Where reading begins; it is not compared."""


def example(control: str) -> str:
    """The HTML of an element's example, whose last element with the tag has the id `it`."""
    page = (EXAMPLES / f"jelly-{control}.md").read_text(encoding="utf-8")
    html = re.findall(r"```html\n(.*?)```", page, re.S)[-1]
    if re.search(rf"<jelly-{control}[^>]* id=", html):
        return html
    return html.replace(f"<jelly-{control}", f"<jelly-{control} id=it")


def labeled(html: str) -> str:
    """The same with a label around it in place of the attribute."""
    name = re.search(r' label="(.*?)"', html)
    return f"<label>{name[1]} {html.replace(name[0], '').strip()}</label>"


def read(lines: int) -> tuple:
    """Reads on from the start, line by line, as one reads text."""
    return (START, *["Down"] * lines)


DAYS = "".join(
    f"<label><input type=radio name=day{' checked' * (day == 'Day')}> {day}</label>"
    for day in ("Day", "Week", "Month", "Year")
)
PAGES = """<div role=tablist aria-label=Pages aria-orientation=horizontal id=it></div>
    <div id=pages style='display: flex; overflow-x: auto; scroll-snap-type: x mandatory'
        tabindex=0 role=region aria-label=Pages></div>
    <script>
        for (const [index, text] of ["One", "Two", "Three"].entries()) {
            const label = `Page ${index + 1} of 3`;
            const onclick = () => pick(index);
            it.append(make("button", { role: "tab", ariaLabel: label, onclick }));
            pages.append(make("p", { style: "flex: 0 0 100%", textContent: text }));
        }
        const mark = (page) => [...it.children].forEach((tab, index) => {
            tab.ariaSelected = index === page;
            tab.tabIndex = index === page ? 0 : -1;
        });
        const pick = (page) => {
            mark(page);
            it.children[page].focus();
            pages.scrollTo({ left: pages.clientWidth * page, behavior: "smooth" });
        };
        mark(0);
        pages.onscrollend = () => mark(Math.round(pages.scrollLeft / pages.clientWidth));
        it.onkeydown = ({ key }) => {
            const way = { ArrowRight: 1, ArrowLeft: -1 }[key];
            if (way) pick([...it.children].indexOf(document.activeElement) + way);
        };
    </script>"""
MENU = """<button id=it aria-haspopup=menu aria-expanded=false>New</button>
    <div role=menu aria-label=New id=items hidden><button role=menuitem tabindex=-1>A</button>
        <button role=menuitem tabindex=-1>B</button>
        <button role=menuitem tabindex=-1>C</button></div>
    <script>
        it.show = (isShown = true) => {
            items.hidden = !isShown;
            it.ariaExpanded = isShown;
        };
        const all = [...items.children];
        it.onclick = () => {
            it.show();
            all[0].focus();
        };
        const close = () => {
            it.focus();
            it.show(false);
        };
        for (const item of all) item.onclick = close;
        onkeydown = (event) => {
            const way = { ArrowDown: 1, ArrowUp: -1 }[event.key];
            if (event.key === "Escape") close();
            if (!way || items.hidden) return;
            event.preventDefault();
            all.at((all.indexOf(document.activeElement) + way) % 3).focus();
        };
    </script>"""
ERROR = "<p id=error role=alert hidden></p>"
REJECT = """<script>
        it.reject = (text) => {
            error.textContent = text;
            error.hidden = !text;
            it.ariaInvalid = text ? "true" : null;
        };
        it.oninput = () => it.reject("");
        it.oninvalid = (event) => {
            event.preventDefault();
            it.reject(it.validationMessage);
            it.focus();
        };
    </script>"""
BADGE = """<button id=it aria-label='3 messages, dismiss'>3</button>
    <script>
        it.show = (name, rest) => {
            it.ariaLabel = `${name}, ${rest}`;
            say(name);
        };
        let isGone = false;
        it.onkeydown = ({ key }) => {
            if (!/^(Delete|Enter)$/.test(key)) return;
            isGone = !isGone;
            if (isGone) it.show("3 messages dismissed", "restore");
            else it.show("3 messages", "dismiss");
        };
    </script>"""
TOASTS = """<div id=it></div><style>#it > div:not([aria-live]) { display: flex; gap: 12px }</style>
    <script>
        let before, next = 0;
        const live = { status: "polite", alert: "assertive" };
        for (const role in live) {
            it.append((live[role] = make("div", { ariaLive: live[role] })));
            live[role].style.cssText = "position: absolute; clip-path: inset(50%)";
        }
        const leave = (item) => {
            const next = item.nextSibling?.firstChild ?? before;
            if (item.contains(document.activeElement)) next.focus();
            setTimeout(() => item.remove(), 150);
        };
        const put = (item, text, { role = "status", action } = {}) => {
            item.firstChild.textContent = text;
            item.children[1]?.remove();
            const onclick = () => {
                leave(item);
                action.run();
            };
            if (action) item.append(make("button", { textContent: action.label, onclick }));
            const spoken = make("div", { textContent: action ? `${text}, ${action.label}` : text });
            next = Math.max(next, performance.now()) + 100;
            setTimeout(() => live[role].append(spoken), next - performance.now());
            setTimeout(() => spoken.remove(), next - performance.now() + 1000);
        };
        window.toast = (text, options) => {
            const item = make("div", { tabIndex: -1 });
            item.append(make("span", { tabIndex: 0 }));
            put(item, text, options);
            it.append(item);
            return { update: (...all) => put(item, ...all), close: () => leave(item) };
        };
        toast.promise = async (work, { pending, done }) => {
            const shown = toast(pending);
            await work;
            shown.update(done);
        };
        document.addEventListener("keydown", ({ key }) => {
            const last = document.activeElement;
            if (key === "F8") it.lastElementChild.firstChild.focus();
            if (key === "F8" && !it.contains(last)) before = last;
            if (key === "Escape" && it.contains(last)) leave(last.closest("#it > *"));
        });
        onload = () => document.body.append(it);
    </script>"""
TOAST = """<div id=it></div><script type=module>
        import { toast } from "/elements/toast.js";
        window.toast = toast;
    </script>"""
UNDO = "{ seconds: 600, action: { label: 'Undo', run() {} } }"
WORK = "const work = () => new Promise((done) => setTimeout(done, 1500));"

SWITCH, SLIDER, BADGE_EXAMPLE = example("switch"), example("slider"), example("badge")
PERCENT = "this.ariaValueText = `${this.value} %`"
FILTERS = example("drawer").replace('id="filters"', "id=it").replace('"filters"', "it")

TWINS = {
    "switch": Twin(
        native="<input type=checkbox role=switch aria-label=Sound id=it>",
        jelly=SWITCH,
        steps=("Tab", "space", "space", Code("it.checked = true"), *read(1)),
    ),
    "switch in a label": Twin(
        native="<label>Sound <input type=checkbox role=switch id=it></label>",
        jelly=labeled(SWITCH),
        steps=("Tab", "space", Code("it.checked = false"), Drag(0.25, 0.9), *read(1)),
    ),
    "switch that is required": Twin(
        native="<label>Sound <input type=checkbox role=switch required id=it></label>",
        jelly=labeled(SWITCH).replace("id=it", "id=it required"),
        steps=("Tab", "space", *read(1)),
    ),
    "slider": Twin(
        native="<input type=range aria-label=Volume value=20 id=it>",
        jelly=SLIDER,
        steps=("Tab", "Right", "Page_Up", "Home", "End", Code("it.value = 25"), Drag(0.3, 0.8)),
    ),
    "slider in a label": Twin(
        native=f"""<label>Volume <input type=range value=20 id=it oninput='{PERCENT}'
            aria-valuetext='20 %'></label>""",
        jelly=labeled(SLIDER).replace("id=it", "id=it value-text='{value} %'"),
        steps=("Tab", "Right", "Home", Code("it.value = 25", "it.value = 25; it.oninput()")),
    ),
    "segments": Twin(
        native=f"<div role=radiogroup aria-label=View id=it>{DAYS}</div>",
        jelly=example("segments"),
        # The keys of Orca for its focus mode, in which a group of radio buttons gets the arrows.
        steps=("Tab", "Insert+a", "Right", "Right", "Left", "Left", "Left"),
    ),
    "press": Twin(
        native="<button id=it>Send</button>",
        jelly=example("press"),
        steps=("Tab", "space", "Return", *read(1)),
    ),
    "box": Twin(
        native="<div id=it><button>Press</button></div>",
        jelly=ELEMENTS["box"].html,
        steps=("Tab", "Return", Code("it.nudge()", "0"), *read(2)),
    ),
    "bar": Twin(
        native="<div id=it><h1>Inbox</h1></div>",
        jelly=example("bar"),
        steps=(*read(2), Drag(0.2, 0.4)),
    ),
    "field": Twin(
        native=f"<label for=it>Name</label><div><input id=it aria-describedby=error></div>{ERROR}"
        + REJECT,
        jelly=example("field"),
        steps=("Tab", "a", Code("it.reject('Taken')"), "b", *read(3)),
    ),
    "field in a form": Twin(
        native=f"""<form><label for=it>Name</label><div><input type=email required id=it
            aria-describedby=error></div>{ERROR}<button>Send</button></form>{REJECT}""",
        jelly="<form>"
        + example("field").replace("id=it", "id=it type=email required")
        + "<button>Send</button></form>",
        steps=("Tab", "a", "Tab", "Return", "b", *read(3)),
    ),
    "badge": Twin(
        native=BADGE,
        jelly=BADGE_EXAMPLE,
        steps=("Tab", "Delete", "Return", Code("it.count = 4", "it.show('4 messages', 'dismiss')")),
    ),
    "badge in a link": Twin(
        native="""<a href=#mail>Mail <span role=img aria-label='3 messages'
            id=it>3</span></a>""",
        jelly=f"<a href=#mail>Mail {BADGE_EXAMPLE}</a>",
        steps=("Tab", *read(2)),
    ),
    "pager": Twin(
        native=PAGES,
        jelly=example("pager"),
        steps=("Tab", "Right", "Right", "Left", Code("pages.scrollTo({ left: 0 })"), *read(3)),
    ),
    "menu": Twin(
        native=MENU,
        jelly=example("menu"),
        steps=("Tab", "Return", "Down", "Down", "Escape", "Return", "Return", *read(2)),
    ),
    "menu opened by code": Twin(
        native=MENU,
        jelly=example("menu"),
        steps=("Tab", Code("it.show()"), "Escape"),
    ),
    "drawer": Twin(
        native="""<button onclick=it.showModal()>Filters</button><dialog id=it aria-label=Filters>
            <h2>Filters</h2><button onclick=it.close()>Done</button></dialog>""",
        jelly=FILTERS,
        steps=("Tab", "Return", "Escape", "Return", "Return"),
    ),
    "drawer beside a page": Twin(
        native="""<button id=launch onclick=it.showPopover()>Filters</button><div role=dialog
            popover=manual aria-label=Filters id=it><h2>Filters</h2>
            <button onclick='it.hidePopover(); launch.focus()'>Done</button></div>""",
        jelly=FILTERS.replace("id=it", "id=it non-modal"),
        steps=("Tab", "Return", "Tab", "Tab", "shift+Tab", "Return"),
    ),
    "refresh": Twin(
        native=f"""<h1>News</h1><button id=it>Refresh</button><div>Pull this list.</div>
            <script>
                {WORK}
                it.onclick = async () => {{
                    say("Refreshing");
                    await work();
                    say("Up to date");
                }};
                it.refresh = it.click;
            </script>""",
        jelly=example("refresh") + f"<script>{WORK} it.action = work</script>",
        steps=("Tab", "Return", Code("it.refresh()"), *read(3)),
    ),
    "shape": Twin(
        native="<svg id=it aria-hidden=true><path d='M0 0H16V12H0Z'></svg>",
        jelly=example("shape"),
        steps=(*read(2), Code("it.poke()", "0")),
    ),
    "icon": Twin(
        native="<svg id=it aria-hidden=true><path d='M0 0H16V12H0Z'></svg>",
        jelly="""<jelly-icon id=it>
            <svg data-name=play viewBox='0 0 9 9'><path d='M1 1l7 3.5L1 8z'/></svg>
            <svg data-name=pause viewBox='0 0 9 9'><path d='M1 1h2v7H1zm5 0h2v7H6z'/></svg>
            </jelly-icon>""",
        steps=(*read(2), Code("it.shown = 'pause'", "0")),
    ),
    "group": Twin(
        native="<div id=it><button>A</button><button>B</button><button>C</button></div>",
        jelly=example("group"),
        steps=("Tab", "Return", "Tab", Code("it.style.gap = '60px'"), Code("it.style.gap = '2px'")),
    ),
    "toast": Twin(
        native=TOASTS,
        jelly=TOAST,
        steps=(
            Code("toast('Saved')"),
            Code("toast('One'); toast('Two')"),
            Code("toast('Not sent', { role: 'alert' })"),
        ),
    ),
    "toast with an action": Twin(
        native=TOASTS,
        jelly=TOAST,
        steps=(Code(f"toast('Moved', {UNDO})"), "F8", "Tab", "Return", "Tab"),
    ),
    "toast that changes": Twin(
        native=TOASTS,
        jelly=TOAST,
        steps=(
            Code("window.shown = toast('Draft', { seconds: 600 })"),
            Code("shown.update('Sent', { seconds: 600 })"),
            Code("shown.update('Not sent', { role: 'alert', seconds: 600 })"),
            "F8",
            Code("shown.update('Sent', { seconds: 600 })"),
            Code("shown.close()"),
        ),
    ),
    "toast for work": Twin(
        native=TOASTS,
        jelly=TOAST,
        steps=(
            Code("""
                const work = new Promise((done) => (window.finish = done));
                toast.promise(work, { pending: 'Sending', done: 'Sent' })"""),
            Code("finish()"),
        ),
    ),
    "toasts that a person removes": Twin(
        native=TOASTS,
        jelly=TOAST,
        steps=(
            Code(f"toast('One', {UNDO}); toast('Two', {UNDO})"),
            "F8",
            "shift+Tab",
            "Escape",
            "Escape",
            "Tab",
        ),
    ),
    "toasts of which one waits": Twin(
        native=TOASTS,
        jelly=TOAST,
        steps=(
            Code(
                f"window.all = ['One', 'Two', 'Three', 'Four'].map((it) => toast(it, {UNDO}))",
                f"window.all = ['Two', 'Three', 'Four'].map((it) => toast(it, {UNDO}))",
            ),
            Code("all[3].close()", f"all[2].close(); toast('One', {UNDO})"),
        ),
    ),
    "toast that is read": Twin(
        native=TOASTS,
        jelly=TOAST,
        steps=(Code(f"toast('One', {UNDO})"), *read(3)),
    ),
    "row": Twin(
        native="""<div id=it><p>Two books are due</p>
            <button id=more aria-expanded=false>Actions</button>
            <div id=actions hidden><button>Delete</button><button>Flag</button></div></div>
            <script>
                more.onclick = () => {
                    actions.hidden = !actions.hidden;
                    more.ariaExpanded = !actions.hidden;
                    (actions.hidden ? more : actions.firstChild).focus();
                };
            </script>""",
        jelly=example("row"),
        steps=(*read(2), "Tab", "Return", "Tab", "shift+Tab"),
    ),
}
"""A name for each pair: that of the element, and what is special."""
