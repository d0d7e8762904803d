// Written by `make schema` from the controls' own declarations.
export const VERSION = 't6k8zv';
