// Asks the lab's own module, which reads traces and tunings, and writes films and springs, natively
// the same as the command `jelly`. A question and its answer are JSON; see Question.swift.

import { decoded } from '../../../Web/elements/decoded.js';

const PAGE = 65536;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Returns the part of a C library that the module needs: memory, and a few functions. */
function library(memory, heapStart) {
  // A block has a size that is a power of two; in the 16 bytes before it stands the power.
  const free = Array.from({ length: 32 }, () => []);
  let end = heapStart();
  const words = () => new Uint32Array(memory().buffer);
  const bytes = () => new Uint8Array(memory().buffer);
  return {
    posix_memalign(place, alignment, size) {
      const power = Math.max(5, Math.ceil(Math.log2(size)));
      let block = free[power].pop();
      if (!block) {
        block = end + 16;
        end = block + 2 ** power;
        const missing = end - memory().buffer.byteLength;
        if (missing > 0) memory().grow(Math.ceil(Math.max(missing, 16 * PAGE) / PAGE));
        words()[block / 4 - 1] = power;
      }
      words()[place / 4] = block;
      return 0;
    },
    free(block) {
      if (block) free[words()[block / 4 - 1]].push(block);
    },
    arc4random_buf: (place, count) => bytes().fill(7, place, place + count),
    memcmp(left, right, count) {
      const all = bytes();
      for (let at = 0; at < count; at++) {
        const difference = all[left + at] - all[right + at];
        if (difference) return difference;
      }
      return 0;
    },
    // The nearest whole number; halves go away from zero.
    round(number) {
      const whole = Math.trunc(number);
      return Math.abs(number - whole) < 0.5 ? whole : whole + Math.sign(number);
    },
    // Reads a number exactly as the C library would: JavaScript's is the nearest double, too.
    _swift_stdlib_strtod_clocale(text, place) {
      const all = bytes();
      let stop = text;
      while (all[stop]) stop++;
      const word = decoder.decode(all.slice(text, stop));
      const number = Number(word);
      if (!word.trim() || Number.isNaN(number)) return 0;
      new DataView(memory().buffer).setFloat64(place, number, true);
      return stop;
    },
  };
}

/**
 * Opens the module; returns a function that answers questions, and throws what is wrong with one.
 * It has the module's other functions as `exports`.
 */
export async function openAnswers(wasm) {
  const exports = instantiate(await WebAssembly.compile(wasm));
  let answering = exports;
  const ask = (question) => {
    const text = encoder.encode(JSON.stringify(question));
    let answer;
    try {
      answer = answerOf(answering, text);
    } catch (error) {
      if (!(error instanceof WebAssembly.RuntimeError)) throw error;
      // WebKitGTK 2.50 now and then reports an access out of bounds while another of its threads
      // compiles the module better, and answers well the next time. The memory may be half
      // written, so another instance answers from here on. (A call that never ends cannot be
      // caught here.)
      answering = instantiate(new WebAssembly.Module(wasm));
      answer = answerOf(answering, text);
    }
    if (answer.error) throw new TypeError(answer.error);
    return answer;
  };
  return Object.assign(ask, { exports });
}

/** The functions of a new instance, which calls none of its imports before they are known. */
function instantiate(module) {
  let env;
  const lazily = (name) => (...values) => {
    env ??= library(() => exports.memory, () => Math.ceil(exports.__heap_base.value / 16) * 16);
    return env[name](...values);
  };
  const names = [
    'posix_memalign',
    'free',
    'arc4random_buf',
    'memcmp',
    'round',
    '_swift_stdlib_strtod_clocale',
  ];
  const imports = { env: Object.fromEntries(names.map((name) => [name, lazily(name)])) };
  const { exports } = new WebAssembly.Instance(module, imports);
  return exports;
}

function answerOf({ memory, allocate, ask, answerLength }, text) {
  const place = allocate(text.length);
  new Uint8Array(memory.buffer, place, text.length).set(text);
  const start = ask(place, text.length);
  return JSON.parse(decoder.decode(new Uint8Array(memory.buffer, start, answerLength())));
}

/** Opens the module that lies in this page, compressed. */
export async function openLab() {
  const { textContent } = document.getElementById('lab-module');
  return openAnswers(await decoded(textContent).arrayBuffer());
}
