import type {} from 'jelly-elements/react';

export const app = (
  <jelly-box pressDepth={4} className="card">
    <jelly-bar curve="wave" htmlFor="list" moveScroller onjelly-grab={(event) => event.detail} />
    <jelly-field label="Name" errorText={null} name="who" required onjelly-shake={() => {}} />
    <jelly-badge count={3} tuning={{ preset: 'reduced', maximumStretch: 1 }} />
    <jelly-menu start-angle={90} startAngle={90}><button>Note</button></jelly-menu>
    <jelly-icon shown="pause" onjelly-rest={({ detail }) => detail === null} />
  </jelly-box>
);

// @ts-expect-error
export const round = <jelly-bar curve="round" />;
// @ts-expect-error
export const tuned = <jelly-icon tuning="liquid" />;
// @ts-expect-error
export const lid = <jelly-lid />;
// @ts-expect-error
export const fast = <jelly-menu startAngle={true} />;
