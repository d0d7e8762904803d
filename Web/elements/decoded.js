// Cores inside of scripts.

/**
 * A response with a core that is inside a script, compressed by gzip and as Base64. On a server
 * there is nothing to decode.
 */
export const decoded = (text) => globalThis.customElements && unpacked(text);

/** The same, also on a server. */
export function unpacked(text) {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const core = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(core, { headers: { 'content-type': 'application/wasm' } });
}
