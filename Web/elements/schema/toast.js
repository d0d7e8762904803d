// Written by `make schema` from the controls' own declarations.
export const MAXIMUM_VISIBLE = 3;
export const SECONDS = 5;
export const ACTION_SECONDS = 10;
export const THROW_DISTANCE = 40;
export const THROW_SPEED = 400;
export const THROW_REACH = 4;
export const FADE_DURATION = 0.15;
export const ANNOUNCEMENT_DELAY = 0.1;
