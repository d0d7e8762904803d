// As much of Svelte 5 as the package's types lean on.
export interface HTMLAttributes<T extends EventTarget> {
  class?: string | null;
  onclick?: (event: MouseEvent & { currentTarget: T }) => any;
}
export interface HTMLInputAttributes extends HTMLAttributes<HTMLInputElement> {
  name?: string | null;
  required?: boolean | null;
}
export interface SvelteHTMLElements {
  button: HTMLAttributes<HTMLButtonElement>;
  [name: string]: { [name: string]: any };
}
