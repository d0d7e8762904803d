/** @jsxImportSource preact */
import type {} from 'jelly-elements/preact';

export const app = (
  <elastic-box overshoot={4}>
    <jelly-bar edge="wave" for="list" onjelly-grab={(event) => event.detail} />
    <elastic-field label="Name" name="who" required />
  </elastic-box>
);

// @ts-expect-error
export const round = <jelly-bar edge="round" />;
