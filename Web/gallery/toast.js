// Toasts of a page: `toast('Saved')`, or `toast('No connection', { role: 'alert' })` for what is
// urgent. Those that are shown at once melt together, and a flick throws one away.

/** How far from its place a toast has to be let go to be thrown away, in pixels. */
const FAR = 40;
/** Each modal dialog, which makes all around it inert. */
const MODAL = 'dialog:modal, jelly-drawer[open]:not([non-modal])';

const group = document.createElement('jelly-group');
let isOver = false;

export function toast(text, { role = 'status', seconds = 5 } = {}) {
  const item = document.createElement('div');
  item.setAttribute('role', role);
  item.tabIndex = 0;
  group.append(item);
  raise();
  // A live region announces what changes in it, and not what it is born with.
  setTimeout(() => (item.textContent = text), 100);
  // An animation without frames is a timer that can pause.
  item.animate(null, { id: 'toast', duration: 1000 * seconds }).onfinish = () => leave(item);
  keepTime();
  return item;
}

function leave(item, x = 0, y = 0) {
  if (item.matches(':focus')) (item.nextElementSibling ?? item.previousElementSibling)?.focus();
  Object.assign(item.style, { opacity: 0, translate: `${4 * x}px ${4 * y}px` });
  setTimeout(() => item.remove(), 150);
}

/** Time stands still while somebody reads a toast, and while nobody can. */
function keepTime() {
  const isStill = document.hidden || isOver || group.matches(':focus-within');
  for (const timer of group.getAnimations({ subtree: true })) {
    if (timer.id === 'toast') timer[isStill ? 'pause' : 'play']();
  }
}

/** Puts the toasts above the page and its dialogs. */
function raise() {
  if (!group.children.length) return;
  const home = [...document.querySelectorAll(MODAL)].at(-1) ?? document.body;
  if (group.parentNode !== home) home.append(group);
  if (group.matches(':popover-open')) group.hidePopover();
  group.showPopover();
}

Object.assign(group, { className: 'toasts', popover: 'manual', draggableItems: true });
const listen = (target, types, listener) =>
  types.split(' ').forEach((type) => target.addEventListener(type, listener, true));
// What opens is open after its event.
listen(document, 'toggle close jelly-open jelly-close', ({ target }) => {
  if (target !== group) setTimeout(raise);
});
listen(document, 'visibilitychange', keepTime);
listen(group, 'focusin focusout', () => setTimeout(keepTime));
group.addEventListener('pointerenter', () => (isOver = true, keepTime()));
group.addEventListener('pointerleave', () => (isOver = false, keepTime()));
listen(group, 'jelly-release', ({ detail: { items: [item], x, y } }) => {
  if (Math.hypot(x, y) > FAR) leave(item, x, y);
});
listen(group, 'keydown', (event) => {
  if (!['Escape', 'Delete', 'Backspace'].includes(event.key)) return;
  event.preventDefault();
  leave(event.target);
});
listen(group, 'jelly-rest', () => group.children.length || group.hidePopover());
