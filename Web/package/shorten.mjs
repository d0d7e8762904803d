// Writes a core with short code for its constants, in place:
//
//   node package/shorten.mjs dist/package/jelly.wasm
//
// A number with 64 bits takes 9 bytes wherever it is used, and a vector 18; the optimizer repeats
// them, since it counts instructions. Here each that is used often becomes a global that never
// changes, which takes two or three. Engines compile such a global as the constant it is.
//
// The alignment of an access to memory is a hint that no engine needs. As 0 it is alike everywhere,
// so that compression leaves it out: all elements are 0.5 kB smaller with gzip, 2 kB with brotli.
import { readFileSync, writeFileSync } from 'node:fs';

const SECTIONS = { globals: 6, code: 10 };
const F64_CONST = 0x44;
const SIMD = 0xfd;
const V128_CONST = 0x0c;
/** From this number of uses on a constant is shorter as a global. */
const LEAST_USES = 4;

/** Reads an unsigned number; returns it, and the place after it. */
function leb(bytes, place) {
  for (let number = 0, shift = 0;; shift += 7) {
    const byte = bytes[place++];
    number |= (byte & 127) << shift;
    if (byte < 128) return [number >>> 0, place];
  }
}

const encoded = (number) =>
  number < 128 ? [number] : [number & 127 | 128, ...encoded(number >>> 7)];

/** The place after so many numbers of variable length. */
function skip(bytes, place, count = 1) {
  for (; count > 0; count--) while (bytes[place++] & 128);
  return place;
}

/** The place after an instruction. */
function next(bytes, place) {
  const code = bytes[place++];
  // Blocks; branches, calls, variables; integers: one number.
  const takesOne = [0x02, 0x03, 0x04, 0x0c, 0x0d, 0x10, 0x41, 0x42, 0xd0, 0xd2].includes(code) ||
    (code >= 0x20 && code <= 0x26) || code === 0x3f || code === 0x40;
  if (takesOne) return skip(bytes, place);
  if (code === 0x11 || (code >= 0x28 && code <= 0x3e)) return skip(bytes, place, 2);
  if (code === 0x43) return place + 4;
  if (code === F64_CONST) return place + 8;
  if (code === 0x0e || code === 0x1c) {
    const [count, after] = leb(bytes, place);
    return skip(bytes, after, count + (code === 0x0e));
  }
  if (code === 0xfc) {
    const [operation, after] = leb(bytes, place);
    const counts = { 8: 2, 9: 1, 10: 2, 11: 1, 12: 2, 13: 1, 14: 2, 15: 1, 16: 1, 17: 1 };
    return skip(bytes, after, counts[operation] ?? 0);
  }
  if (code === SIMD) {
    const [operation, after] = leb(bytes, place);
    if (operation === V128_CONST || operation === 13) return after + 16;
    if (operation < 12 || operation === 92 || operation === 93) return skip(bytes, after, 2);
    if (operation >= 21 && operation <= 34) return after + 1;
    if (operation >= 84 && operation <= 91) return skip(bytes, after, 2) + 1;
    return after;
  }
  if (code > 0xc4) throw new Error(`an instruction that is not known: ${code.toString(16)}`);
  return place;
}

/** Whether an instruction accesses memory, so that its alignment comes after its code. */
function isAccess(bytes, place) {
  if (bytes[place] !== SIMD) return bytes[place] >= 0x28 && bytes[place] <= 0x3e;
  const [operation] = leb(bytes, place + 1);
  return operation < 12 || (operation >= 84 && operation <= 93);
}

/** The code of a function with alignments of 0, which are as long as the others. */
function align(bytes, place, end) {
  const [groups, first] = leb(bytes, place);
  for (place = skip(bytes, first, 2 * groups); place < end; place = next(bytes, place)) {
    if (!isAccess(bytes, place)) continue;
    bytes[bytes[place] === SIMD ? leb(bytes, place + 1)[1] : place + 1] = 0;
  }
}

/** The long constants in a function's code: their bytes as text, by their places. */
function* constants(bytes, place, end) {
  const [groups, first] = leb(bytes, place);
  place = first;
  for (let group = 0; group < groups; group++) place = skip(bytes, place, 2);
  while (place < end) {
    const after = next(bytes, place);
    const isVector = bytes[place] === SIMD && leb(bytes, place + 1)[0] === V128_CONST;
    if (isVector || bytes[place] === F64_CONST) {
      yield [place, after, bytes.subarray(place, after).toString('latin1')];
    }
    place = after;
  }
  if (place !== end) throw new Error('code that cannot be read');
}

function shortened(bytes) {
  const sections = [];
  for (let place = 8; place < bytes.length;) {
    const id = bytes[place];
    const [length, start] = leb(bytes, place + 1);
    sections.push({ id, start, end: start + length });
    place = start + length;
  }
  const sectionOf = (wanted) => sections.find(({ id }) => id === wanted);
  const functions = [];
  let [count, place] = leb(bytes, sectionOf(SECTIONS.code).start);
  for (; count > 0; count--) {
    const [length, start] = leb(bytes, place);
    place = start + length;
    functions.push({ start, end: place });
  }
  const uses = new Map();
  for (const { start, end } of functions) {
    align(bytes, start, end);
    for (const [, , text] of constants(bytes, start, end)) {
      uses.set(text, (uses.get(text) ?? 0) + 1);
    }
  }
  const [ownGlobals, firstGlobal] = leb(bytes, sectionOf(SECTIONS.globals).start);
  const often = [...uses].filter(([, number]) => number >= LEAST_USES)
    .sort(([, one], [, two]) => two - one).map(([text]) => text);
  const globals = new Map(often.map((text, index) => [text, ownGlobals + index]));

  const write = {
    [SECTIONS.globals]: ({ end }) =>
      Buffer.concat([
        Buffer.from(encoded(ownGlobals + often.length)),
        bytes.subarray(firstGlobal, end),
        // Each has a type, cannot change, and starts as the constant.
        ...often.flatMap((text) => [
          Buffer.from([text.charCodeAt(0) === F64_CONST ? 0x7c : 0x7b, 0]),
          Buffer.from(text, 'latin1'),
          Buffer.from([0x0b]),
        ]),
      ]),
    [SECTIONS.code]: () =>
      Buffer.concat([
        Buffer.from(encoded(functions.length)),
        ...functions.flatMap(({ start, end }) => {
          const parts = [];
          let last = start;
          for (const [place, after, text] of constants(bytes, start, end)) {
            if (!globals.has(text)) continue;
            const globalGet = Buffer.from([0x23, ...encoded(globals.get(text))]);
            parts.push(bytes.subarray(last, place), globalGet);
            last = after;
          }
          const body = Buffer.concat([...parts, bytes.subarray(last, end)]);
          return [Buffer.from(encoded(body.length)), body];
        }),
      ]),
  };
  return Buffer.concat([
    bytes.subarray(0, 8),
    ...sections.flatMap((section) => {
      const { id, start, end } = section;
      const body = write[id]?.(section) ?? bytes.subarray(start, end);
      return [Buffer.from([id, ...encoded(body.length)]), body];
    }),
  ]);
}

for (const file of process.argv.slice(2)) {
  const bytes = shortened(readFileSync(file));
  if (!WebAssembly.validate(bytes)) throw new Error(`${file}: not valid when shortened`);
  writeFileSync(file, bytes);
}
