/**
 * Matches all pairs of drawings for `<jelly-icon>`, when a page is built.
 *
 * @param drawings The texts of SVG files, by their names, which stand in errors.
 * @returns The text of a module that makes the matches known to a page that imports it.
 */
export function match(drawings: Record<string, string>): Promise<string>;
