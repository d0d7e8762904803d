// A toast in a page: `toast('Saved')`, or `toast('No connection', { role: 'alert' })`. Toasts that
// are shown at once melt together; one is gone after a while, or with a flick.
import '../elements/jelly-group.js';

const SECONDS = 5;
/** How far a toast must be dragged to be thrown away, in pixels. */
const FAR = 72;

export function toast(text, { role = 'status', seconds = SECONDS } = {}) {
  // A modal dialog makes all around it inert.
  const home = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  let group = home.querySelector(':scope > .toasts');
  if (!group) {
    group = document.createElement('jelly-group');
    group.className = 'toasts';
    group.popover = 'manual';
    group.draggableItems = true;
    group.spacing = 14;
    home.append(group);
    group.addEventListener('jelly-release', () => {
      for (const item of group.items) {
        if (Math.hypot(...item.style.translate.split(' ').map(parseFloat)) > FAR) leave(item);
      }
    });
  }
  const item = document.createElement('div');
  item.setAttribute('role', role);
  item.tabIndex = 0;
  group.append(item);
  if (!group.matches(':popover-open')) group.showPopover();
  // A live region announces what changes in it.
  requestAnimationFrame(() => (item.textContent = text));
  const leave = (old) => {
    old.remove();
    if (!group.children.length) setTimeout(() => group.children.length || group.remove(), 600);
  };
  let left = seconds * 10;
  const timer = setInterval(() => {
    if (!item.isConnected) return clearInterval(timer);
    if (!document.hidden && !group.matches(':hover, :focus-within') && --left <= 0) leave(item);
  }, 100);
  return item;
}
