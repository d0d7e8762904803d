// Where the core is. The gallery, a single file, has it as a data URL instead.
export const wasmURL = new URL('jelly.wasm', import.meta.url);
