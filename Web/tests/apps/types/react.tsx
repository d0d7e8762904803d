import type {} from 'jelly-elements/react';

export const app = (
  <jelly-box overshoot={4} className="card">
    <jelly-bar edge="wave" htmlFor="list" carry onjelly-grab={(event) => event.detail} />
    <jelly-field label="Name" error={null} name="who" required onjelly-shake={() => {}} />
    <jelly-badge count={3} tuning={{ from: 'calm', viscosity: 1 } as never} />
    <jelly-menu start-angle={90} startAngle={90}><button>Note</button></jelly-menu>
  </jelly-box>
);

// @ts-expect-error
export const round = <jelly-bar edge="round" />;
// @ts-expect-error
export const lid = <jelly-lid />;
// @ts-expect-error
export const fast = <jelly-menu startAngle={true} />;
