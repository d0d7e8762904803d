// As much of @types/react 19 as the package's types lean on.
export = React;
declare namespace React {
  interface RefObject<T> { current: T }
  interface ClassAttributes<T> {
    key?: string | number | null;
    ref?: RefObject<T | null> | ((instance: T | null) => void) | null;
  }
  interface HTMLAttributes<T> {
    className?: string;
    title?: string;
    children?: unknown;
    onClick?: (event: { currentTarget: T }) => void;
  }
  interface InputHTMLAttributes<T> extends HTMLAttributes<T> { name?: string; required?: boolean }
  type ComponentProps<Tag extends keyof JSX.IntrinsicElements> = JSX.IntrinsicElements[Tag];
  function useSyncExternalStore<T>(
    subscribe: (onChange: () => void) => () => void, snapshot: () => T, server?: () => T,
  ): T;
  namespace JSX {
    interface Element {}
    interface ElementChildrenAttribute { children: {} }
    interface IntrinsicElements { button: HTMLAttributes<HTMLButtonElement> }
  }
}
