// The look of a drawer.

export const drawerStyle = `
:host {
  display: contents; touch-action: auto; user-select: auto; -webkit-user-select: auto;
}
:host([hidden]) { display: none }
dialog {
  all: unset; position: fixed; inset: 0; margin: auto; box-sizing: border-box; overflow: visible;
  padding: env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom)
    env(safe-area-inset-left);
  color: CanvasText; user-select: text; -webkit-user-select: text;
}
dialog:not(.shown) { display: none }
dialog::backdrop { background: none }
.bottom, .top { max-width: var(--jelly-max-width, 640px) }
.page:is(.bottom, .top) { max-width: var(--jelly-max-width, none) }
.contained { position: absolute; z-index: 1; padding: 0; overflow: clip }
.contained #backdrop { position: absolute }
.contained #content { overscroll-behavior: auto }
.loose { pointer-events: none }
#backdrop {
  position: fixed; inset: 0; pointer-events: none;
  background: var(--jelly-backdrop-color, rgb(0 0 0 / .45)); opacity: 0;
}
#stage, #panel, #cast { position: absolute; inset: 0; pointer-events: none }
#cast { z-index: -1 }
#panel { isolation: isolate }
.loose #cast {
  filter: drop-shadow(0 0 12px rgb(0 0 0 / .18)) drop-shadow(0 1px 2px rgb(0 0 0 / .12));
}
.above #cast {
  filter: drop-shadow(0 0 1px color-mix(in srgb, CanvasText 45%, transparent))
    drop-shadow(0 0 16px rgb(0 0 0 / .3));
}
svg[aria-hidden] {
  z-index: 0; fill: var(--jelly-fill, Canvas); touch-action: pinch-zoom;
}
[part=base] {
  position: absolute; inset: 0 auto auto 0; box-sizing: border-box; display: flex;
  flex-direction: column; inline-size: 100%; block-size: 100%; pointer-events: auto;
  contain: layout; touch-action: pan-x pinch-zoom;
}
.left [part=base], .right [part=base] { touch-action: pan-y pinch-zoom }
#probe { position: fixed; inset: 0; visibility: hidden; pointer-events: none }
#content {
  flex: 1; min-block-size: 0; min-inline-size: 0; overflow: auto; overscroll-behavior: contain;
  box-sizing: border-box; padding: var(--jelly-padding, var(--_padding)); scrollbar-width: thin;
  scrollbar-color: color-mix(in srgb, currentColor 30%, transparent) transparent;
}
dialog { --_strip: 24px }
.page { --_strip: 0px }
.bottom [part=base] { padding: var(--_strip) 0 var(--_keyboard, 0px) }
.top [part=base] { padding: env(safe-area-inset-top) 0 var(--_strip) }
.left [part=base] {
  padding: env(safe-area-inset-top) var(--_strip) env(safe-area-inset-bottom)
    env(safe-area-inset-left);
}
.right [part=base] {
  padding: env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom)
    var(--_strip);
}
.bottom { --_padding: 0 1.25rem max(1.25rem, env(safe-area-inset-bottom)) }
.top { --_padding: 1.25rem 1.25rem 0 }
.left { --_padding: 1.25rem 0 1.25rem 1.25rem }
.right { --_padding: 1.25rem 1.25rem 1.25rem 0 }
slot:not([name]).fits { display: flow-root }
:is(.left, .right) slot.fits { inline-size: max-content }
[part=grabber] {
  all: unset; position: absolute; inset: 0 auto auto 0; width: 44px; height: 44px; display: grid;
  place-items: center; pointer-events: auto; cursor: grab; touch-action: pinch-zoom;
  margin: -22px; border-radius: 12px; user-select: none; -webkit-user-select: none;
  -webkit-tap-highlight-color: transparent;
}
[part=grabber] i {
  width: 36px; height: 5px; border-radius: 9px;
  background: color-mix(in srgb, currentColor 28%, transparent);
}
.left i, .right i { rotate: 90deg }
#content:focus-visible {
  outline: 2px solid var(--_ring); outline-offset: -4px; border-radius: 14px;
}
dialog:focus-visible { outline: none }
[part=grabber]:focus-visible { outline: 2px solid var(--_ring); outline-offset: 2px }
[part=grabber][hidden] { display: none }
:host(:state(held)) [part=grabber] { cursor: grabbing }
@supports (color: light-dark(red, red)) {
  svg[aria-hidden] {
    fill: var(--jelly-fill, light-dark(Canvas, color-mix(in srgb, Canvas 90%, CanvasText)));
  }
}
@media (forced-colors: active) {
  svg[aria-hidden] { fill: Canvas; stroke: CanvasText; stroke-width: 2px }
  #cast { filter: none !important }
  #backdrop { background: rgb(0 0 0 / .6); forced-color-adjust: none }
  [part=grabber] i { background: CanvasText }
}
`;

/** The style of a drawer without the core: a panel of the detent's length that does not move. */
export const plainStyle = `
#cast { display: none }
#backdrop { opacity: 1 }
[part=base] {
  background: var(--jelly-fill, Canvas); inset: auto 0 0; block-size: var(--_length);
  max-block-size: calc(100% - 10px); border-radius: 20px 20px 0 0;
}
.top [part=base] { inset: 0 0 auto; border-radius: 0 0 20px 20px }
.left [part=base], .right [part=base] {
  inset: 0 auto 0 0; block-size: auto; inline-size: var(--_length); border-radius: 0 20px 20px 0;
  max-block-size: none; max-inline-size: calc(100% - 44px);
}
.right [part=base] { inset: 0 0 0 auto; border-radius: 20px 0 0 20px }
[part=grabber] { display: none }
`;
