// The address of the core. The gallery, a single file, has a data URL instead.
export const wasmURL = new URL('./jelly.wasm', import.meta.url);
