#!/usr/bin/env node
// The command: `jelly match play.svg pause.svg > icons.js`.
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

const HELP = `Matches the drawings of icons, for <jelly-icon>.

USAGE: jelly match <svg> <svg> ... [--output <file>]

It writes a module that makes the match of each pair known to a page that
imports it. The drawings are forms in one color each, as they are in the page.

  <svg>                 A file with a drawing.
  -o, --output <file>   The module, which an error leaves as it is; standard
                        output without it.
  -h, --help            Shows this.
`;

/** An error with the exit status: 1 for a file, 2 for what is in it or for an argument. */
const fault = (status, message) => Object.assign(new Error(message), { status });

const unusable = (name, word, { code, message }) =>
  fault(1, `${name}: cannot be ${word} (${code ?? message})`);

function given() {
  try {
    return parseArgs({
      options: { output: { type: 'string', short: 'o' }, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    });
  } catch ({ message }) {
    const [option] = message.match(/--?\w[\w-]*/);
    throw fault(2, `${option}: must be a known option, with its value; see 'jelly --help'`);
  }
}

async function run() {
  const { values: { output, help }, positionals: [name, ...files] } = given();
  if (help || !name) return process.stdout.write(HELP);
  if (name !== 'match') throw fault(2, `<command>: must be match; got ${JSON.stringify(name)}`);
  const count = new Set(files).size;
  if (count < 2) throw fault(2, `<svg>: must be two or more files; got ${count || 'none'}`);
  if (output && files.some((file) => resolve(file) === resolve(output))) {
    throw fault(2, `--output: must not be a drawing; got ${JSON.stringify(output)}`);
  }
  const read = (file) =>
    readFile(file, 'utf8').catch((error) => {
      throw unusable(file, 'read', error);
    });
  const { match } = await import('./match.js');
  const texts = await Promise.all(files.map(async (file) => [file, await read(file)]));
  const module = await match(Object.fromEntries(texts)).catch(({ message }) => {
    throw fault(2, message);
  });
  if (!output) return process.stdout.write(module);
  await writeFile(output, module).catch((error) => {
    throw unusable(output, 'written', error);
  });
}

// A reader that has enough, such as head, ends it.
process.stdout.on('error', () => process.exit());
run().catch(({ message, status }) => {
  process.stderr.write(`jelly match: ${message}\n`);
  process.exitCode = status ?? 1;
});
