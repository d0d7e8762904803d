// Writes what describes the package into its folder:
//
//     node package/describe.mjs FOLDER
//
// README.md is the package's own, with sections of the manual; MANUAL.md is the whole manual.
// package.json gets the version, and the address of the repository where it is known: on GitHub,
// which says it to every step of a workflow.
import { readFileSync, writeFileSync } from 'node:fs';

const read = (path) => readFileSync(new URL(path, import.meta.url), 'utf8');
const write = (name, text) => writeFileSync(`${process.argv[2]}/${name}`, text);

/**
 * What a program writes into the manual stands between such comments. Its film is none of the
 * package's files.
 */
const manual = read('../README.md').replace(/^(<!-- .* -->|!\[.*\n)\n/gm, '');

function section(name) {
  const [found] = manual.split(/^(?=## )/m).filter((part) => part.startsWith(`## ${name}\n`));
  if (!found) throw new Error(`Web/README.md has no section "${name}"`);
  return found;
}

write('MANUAL.md', manual);
write(
  'README.md',
  read('README.md').replace(/^<!-- manual: (.*) -->\n/gm, (_, name) => section(name)),
);

const { name, version: _, ...rest } = JSON.parse(read('package.json'));
const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository } = process.env;
const page = server && repository && `${server}/${repository}`;
const addresses = page && {
  homepage: `${page}#readme`,
  repository: { type: 'git', url: `git+${page}.git`, directory: 'Web' },
  bugs: `${page}/issues`,
};
const version = read('../../VERSION').trim();
write('package.json', `${JSON.stringify({ name, version, ...addresses, ...rest }, null, 2)}\n`);
