// Written by `make schema` from the controls' own declarations.
export const VERSION = 'wxdy5c';
