// Cores inside of scripts.

/**
 * A response with a core that is inside a script, compressed by gzip and as Base64. On a server
 * there is nothing to decode.
 */
export function decoded(text) {
  if (!globalThis.customElements) return undefined;
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const core = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(core, { headers: { 'content-type': 'application/wasm' } });
}
