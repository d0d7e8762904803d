// Written by `make schema` from the controls' own declarations.
export const VERSION = '10ey8sz';
