// Written by `make schema` from the controls' own declarations.
export const VERSION = 'gdi2ss';
