// Shows toasts. The group that draws them is loaded with the first, unless the page has one.
import { toast as show } from './elements/toast.js';

export function toast(text, options) {
  if (globalThis.document && !customElements.get('jelly-group')) {
    import('./jelly-group.js').catch(({ message }) =>
      console.error(`jelly: toast: jelly-group.js: must be available; got ${message}`)
    );
  }
  return show(text, options);
}
