// The components of the registry, as an app with React uses them.
import { JellyBar } from './registry/jelly-bar.js';
import { JellyMenu } from './registry/jelly-menu.js';

export const app = (
  <JellyBar curve="wave" className="card" moveScroller onjelly-grab={(event) => event.detail}>
    <JellyMenu startAngle={90} ref={(menu) => menu?.focus()}><button>Note</button></JellyMenu>
  </JellyBar>
);

// @ts-expect-error
export const round = <JellyBar curve="round" />;
// @ts-expect-error
export const fast = <JellyMenu startAngle={true} />;
