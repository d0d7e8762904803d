// Requests to a drawer to open and to close, beside those of a finger and of code.
import { windowOf } from './dom.js';
import { drawerOf } from './drawer-dialog.js';

/** The value of a button, if it has one: the result of the dialog that it closes. */
const valueOf = (button) => button?.getAttribute('value') ?? undefined;

/** Does what a button asks for. */
function obey(drawer, command, button) {
  const [, name] = /^--(show|close|toggle)$/.exec(command) ?? [];
  if (name === 'show' || (name && name !== 'close' && !drawer.open)) drawer.show();
  else if (name) drawer.closeFor('command', valueOf(button));
}

/**
 * Follows close requests, presses beside a drawer, forms that are sent to its dialog, and commands.
 * `closed` is called when its dialog is closed by whoever.
 */
export function followRequests(drawer, dialog, closed, signal) {
  const listen = (target, type, listener, options) =>
    target.addEventListener(type, listener, { signal, ...options });
  const page = drawer.ownerDocument;

  listen(dialog, 'cancel', (event) => {
    // A file input's own event comes here, too.
    if (event.target !== dialog) return;
    event.preventDefault();
    if (drawer.closedby !== 'none') drawer.closeFor('closerequest');
  });
  listen(dialog, 'close', closed);
  listen(dialog, 'toggle', ({ newState }) => newState === 'closed' && closed());
  // A press beside it: not every browser has `closedby`. A drag from there or to there is none, but
  // its click is the dialog's.
  let isPressed = false;
  const isBeside = (event) => event.composedPath()[0] === dialog;
  listen(dialog, 'pointerdown', (event) => (isPressed = isBeside(event)));
  listen(dialog, 'pointerup', (event) => (isPressed &&= isBeside(event)));
  listen(dialog, 'click', (event) => {
    if (isPressed && isBeside(event) && drawer.closedby === 'any') drawer.closeFor('press');
  });
  // iOS scrolls the page behind by a touch beside the panel.
  listen(dialog, 'touchmove', (event) => {
    if (isBeside(event) && event.cancelable) event.preventDefault();
  }, { passive: false });
  // The browser closes a dialog by the Escape key though it was prevented before, or several
  // dialogs at once, if nobody has pressed anything else meanwhile.
  listen(page, 'keydown', (event) => {
    const { key, defaultPrevented } = event;
    if (key !== 'Escape' || defaultPrevented || drawer.closedby === 'none') return;
    if (drawerOf(event, page) !== drawer) return;
    // A popover from inside goes first; a manual one, such as a toast, does not close so.
    const isCovered = page.querySelector(':popover-open:not([popover=manual])') ??
      drawer.querySelector('dialog[open]');
    if (isCovered) return;
    event.preventDefault();
    drawer.closeFor('closerequest');
  });
  listen(drawer, 'submit', (event) => {
    const { submitter, target, defaultPrevented } = event;
    const method = submitter?.getAttribute('formmethod') ?? target.getAttribute('method');
    // The form does not see the dialog, which is in another tree.
    if (method !== 'dialog' || target.closest('dialog') || defaultPrevented) return;
    event.preventDefault();
    drawer.closeFor('form', valueOf(submitter));
  });
  listen(drawer, 'command', ({ command, source }) => obey(drawer, command, source));
  // Browsers without commands.
  if ('command' in windowOf(drawer).HTMLButtonElement.prototype) return;
  listen(page, 'click', (event) => {
    const button = event.composedPath().find((node) => node.matches?.('[commandfor]'));
    if (button?.getAttribute('commandfor') !== drawer.id || event.defaultPrevented) return;
    if (button.getRootNode() !== drawer.getRootNode()) return;
    obey(drawer, button.getAttribute('command'), button);
  });
}
