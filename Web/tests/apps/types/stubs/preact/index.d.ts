// As much of Preact 10 as the package's types lean on.
import { JSXInternal } from './jsx.js';
export import JSX = JSXInternal;
export interface ClassAttributes<T> {
  key?: any;
  ref?: { current: T | null } | ((instance: T | null) => void) | null;
}
export interface HTMLAttributes<T extends EventTarget> {
  class?: string;
  children?: unknown;
  onClick?: (event: { currentTarget: T }) => void;
}
export interface InputHTMLAttributes<T extends EventTarget> extends HTMLAttributes<T> {
  name?: string;
  required?: boolean;
}
export function createElement(type: string): JSXInternal.Element;
export namespace createElement {
  export import JSX = JSXInternal;
}
