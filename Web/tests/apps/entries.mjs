// Imports every entry of the package as a server does, where nothing may happen:
//
//     node entries.mjs FOLDER      FOLDER has node_modules with the package
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const [, , root] = process.argv;
const name = 'jelly-elements';
const folder = `${root}/node_modules/${name}`;
const { exports } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
const resolve = createRequire(`${root}/`).resolve;
const scripts = (place) =>
  readdirSync(`${folder}/${place}`).filter((file) => /^\w+-\w+\.js$/.test(file))
    .map((file) => file.replace('.js', ''));

globalThis.fetch = () => {
  throw new Error('an entry has asked for something');
};
const names = Object.keys(exports).filter((key) => !key.includes('*') && exports[key]?.default);
names.push(
  ...scripts('.').map((file) => `./${file}`),
  ...scripts('inline').map((file) => `./inline/${file}`),
);
for (const entry of names) {
  const module = await import(pathToFileURL(resolve(name + entry.slice(1))));
  const outcome = await (module.ready ?? module.define?.() ?? false);
  console.log(entry, outcome, Object.keys(module).join(' '));
}
