// Writes what describes the package into its folder:
//
//     node package/describe.mjs FOLDER
//
// README.md is the package's own, with sections of the manual; MANUAL.md is the whole manual, with
// the version in its addresses. llms.txt lists the texts of the package for language models, as
// llmstxt.org proposes; SKILL.md is the same list for coding agents, as agentskills.io specifies.
// package.json gets the version, and the address of the repository where it is known: on GitHub,
// which passes it to every step of a workflow.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const read = (path) => readFileSync(new URL(path, import.meta.url), 'utf8');
function write(name, text) {
  const file = `${process.argv[2]}/${name}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const { name, version: _, ...rest } = JSON.parse(read('package.json'));
const version = read('../../VERSION').trim();

/**
 * The manual without the comments around the sections that a program writes, and without its film,
 * which is none of the package's files.
 */
const manual = read('../README.md')
  .replace(/^(<!-- .* -->|!\[.*\n)\n/gm, '')
  .replaceAll(`${name}@VERSION`, `${name}@${version}`);

function section(name) {
  const [found] = manual.split(/^(?=## )/m).filter((part) => part.startsWith(`## ${name}\n`));
  if (!found) throw new Error(`Web/README.md has no section "${name}"`);
  return found;
}

/** The first sentence of a text in Markdown, without its headings, pictures, tables and code. */
function firstSentence(text) {
  const blocks = text.split(/\n\s*\n/);
  const block = blocks.find((block) => !/^\s*(#|!|<|\||```|- )/.test(block)) ?? '';
  const words = block.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').replace(/\s+/g, ' ').trim();
  return words.match(/^.*?[.:!?](?=\s|$)|^.*/)[0].replace(/:$/, '.');
}

/** The place of a section in a text, as GitHub makes it from the heading. */
const placeOf = (heading) => heading.toLowerCase().replace(/[^\w\s-]/g, '').replace(/\s/g, '-');

/** A text whose links to places that it does not have lead to the manual in a folder. */
function linked(text, folder = '') {
  const own = new Set([...text.matchAll(/^## (.*)/gm)].map(([, heading]) => placeOf(heading)));
  return text.replace(
    /\]\(#([\w-]+)\)/g,
    (link, place) => own.has(place) ? link : `](${folder}MANUAL.md#${place})`,
  );
}

/** The texts and the data of the package, in lists with links from a folder of it. */
function lists(folder = '') {
  const line = (title, path, text) => `- [${title}](${folder}${path}): ${text}`;
  const file = (path, text) => line(path, path, text);
  const sections = manual.split(/^(?=## )/m).slice(1).map((text) => {
    const [, heading] = /^## (.*)/.exec(text);
    return line(heading, `MANUAL.md#${placeOf(heading)}`, firstSentence(text));
  });
  return [
    '## Texts',
    '',
    file('README.md', 'The first page of the package, with the first examples.'),
    file('MANUAL.md', firstSentence(manual)),
    file('CHANGELOG.md', 'The changes of each version.'),
    '',
    '## Sections of the manual',
    '',
    ...sections,
    '',
    '## Data',
    '',
    file('custom-elements.json', 'The manifest of all elements.'),
    file('elements.d.ts', 'The types of all elements, for TypeScript.'),
    file('bodies.d.ts', 'The types of bodies without elements.'),
    '',
  ].join('\n');
}

const readme = read('README.md');
/** The sentence of the README that names what the elements do. */
const summary = readme.split(/\n\s*\n/)[2].replace(/\s+/g, ' ').match(/^.*?\.(?= )/)[0];
const elements = read('../element-names').trim().split('\n').join(', ');
const use = `Use it to add such controls to a page or an app, and for ${elements}.`;
const skill = `---
name: ${name}
description: ${JSON.stringify(`${summary} ${use}`)}
license: ${rest.license}
---

# ${name}

All links lead to files of the package: node_modules/${name} in a project that has installed it.

`;

write('MANUAL.md', manual);
write('llms.txt', `# ${name}\n\n> ${firstSentence(readme)}\n\n${lists()}`);
write(
  `skills/${name}/SKILL.md`,
  skill + linked(section('Which line is for me') + section('The elements'), '../../') +
    lists('../../'),
);
write(
  'README.md',
  linked(readme.replace(/^<!-- manual: (.*) -->\n/gm, (_, name) => section(name))),
);

const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository } = process.env;
const page = server && repository && `${server}/${repository}`;
const addresses = page && {
  homepage: `${page}#readme`,
  repository: { type: 'git', url: `git+${page}.git`, directory: 'Web' },
  bugs: `${page}/issues`,
};
write('package.json', `${JSON.stringify({ name, version, ...addresses, ...rest }, null, 2)}\n`);
