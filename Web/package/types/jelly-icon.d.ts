/** An icon that flows to another one: it has several `<svg data-name>`, and shows one of them. */
export class JellyIconElement extends HTMLElement {
  static readonly tag: 'jelly-icon';
  /** A module with all matches that are known in this page, as text. */
  static readonly matches: string;
  /** The `data-name` of the `<svg>` that is shown; the first without it. */
  shown: string;
  /** Changes the drawing to one of those with a `data-name`, from a place in pixels. */
  morph(svg: SVGSVGElement, place?: { x: number; y: number }): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'jelly-icon': JellyIconElement;
  }
  interface HTMLElementEventMap {
    'jelly-rest': CustomEvent<null>;
  }
}
