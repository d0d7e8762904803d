/** @jsxImportSource preact */
import type {} from 'jelly-elements/preact';

export const app = (
  <jelly-box press-depth={4}>
    <jelly-bar curve="wave" for="list" onjelly-grab={(event) => event.detail} />
    <jelly-field label="Name" name="who" required />
  </jelly-box>
);

// @ts-expect-error
export const round = <jelly-bar curve="round" />;
