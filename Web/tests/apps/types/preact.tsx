/** @jsxImportSource preact */
import type {} from 'jelly-elements/preact';

export const app = (
  <jelly-box overshoot={4}>
    <jelly-bar edge="wave" for="list" onjelly-grab={(event) => event.detail} />
    <jelly-field label="Name" name="who" required />
  </jelly-box>
);

// @ts-expect-error
export const round = <jelly-bar edge="round" />;
