export namespace JSXInternal {
  interface Element {}
  interface ElementChildrenAttribute { children: any }
  interface IntrinsicElements { button: { class?: string } }
}
