export interface ToastOptions {
  /** `alert` for what is urgent: screen readers stop for it. `status` by default. */
  role?: 'status' | 'alert';
  /**
   * How long it is shown: above 0, 5 by default, at least 10 with an action; `Infinity` until it is
   * closed.
   */
  seconds?: number;
  /** A button, which removes the toast and runs once. */
  action?: { label: string; run: () => void };
  /** The name of a button that removes the toast. */
  closeLabel?: string;
}

/** Why a toast has left: its time, its action, a person, or `close()`. */
export type ToastEnd = 'time' | 'action' | 'person' | 'code';

export interface Toast {
  /** Removes the toast. */
  close(): void;
  /** Changes it in its place, and starts its time again. One that has left is shown anew. */
  update(text: string, options?: ToastOptions): void;
  /** Why it has left. */
  readonly closed: Promise<ToastEnd>;
}

export interface ToastTexts<T> {
  /** The text until the work ends. */
  pending: string;
  /** The text after it; without one the toast leaves. */
  done?: string | ((value: T) => string);
  /** The text for an error, which then is not passed on; without one the toast leaves. */
  failed?: string | ((error: unknown) => string);
}

/**
 * Shows a text above all of the page for some seconds. Their time stops while a pointer is over the
 * toasts, while one has the focus, and while the page is hidden. A flick, Escape, Delete and
 * Backspace remove a toast; F8 leads to the newest one, and back.
 */
export declare const toast: {
  (text: string, options?: ToastOptions): Toast;
  /** Shows one toast for work, and its result in the same place. */
  promise<T>(work: Promise<T> | (() => T | Promise<T>), texts: ToastTexts<T>): Promise<
    T | undefined
  >;
};
