export interface ToastOptions {
  /** `alert` for what is urgent: screen readers stop for it. `status` by default. */
  role?: 'status' | 'alert';
  /** How long it is shown: above 0, 5 by default; `Infinity` until it is closed. */
  seconds?: number;
}

/**
 * Shows a text above all of the page for some seconds. Their time stops while a pointer is over the
 * toasts, while one has the focus, and while the page is hidden. A flick, Escape, Delete and
 * Backspace remove a toast.
 */
export function toast(text: string, options?: ToastOptions): {
  /** Removes the toast. */
  close(): void;
};
