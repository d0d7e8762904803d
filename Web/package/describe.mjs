// Writes what describes the package into its folder:
//
//     node package/describe.mjs FOLDER
//
// README.md is the package's own, with sections of the manual; MANUAL.md is the whole manual;
// llms.txt lists the texts of the package for language models, as llmstxt.org proposes.
// package.json gets the version, and the address of the repository where it is known: on GitHub,
// which passes it to every step of a workflow.
import { readFileSync, writeFileSync } from 'node:fs';

const read = (path) => readFileSync(new URL(path, import.meta.url), 'utf8');
const write = (name, text) => writeFileSync(`${process.argv[2]}/${name}`, text);

/**
 * The manual without the comments around the sections that a program writes, and without its film,
 * which is none of the package's files.
 */
const manual = read('../README.md').replace(/^(<!-- .* -->|!\[.*\n)\n/gm, '');

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

const sections = manual.split(/^(?=## )/m).slice(1).map((text) => {
  const [, heading] = /^## (.*)/.exec(text);
  return `- [${heading}](MANUAL.md#${placeOf(heading)}): ${firstSentence(text)}`;
});

write('MANUAL.md', manual);
write(
  'llms.txt',
  [
    '# jelly-elements',
    `> ${firstSentence(read('README.md'))}`,
    [
      '## Texts',
      '',
      '- [README.md](README.md): The first page of the package, with the first examples.',
      `- [MANUAL.md](MANUAL.md): ${firstSentence(manual)}`,
      '- [CHANGELOG.md](CHANGELOG.md): The changes of each version.',
    ].join('\n'),
    `## Sections of the manual\n\n${sections.join('\n')}`,
    [
      '## Data',
      '',
      '- [custom-elements.json](custom-elements.json): The manifest of all elements.',
      '- [elements.d.ts](elements.d.ts): The types of all elements, for TypeScript.',
    ].join('\n'),
    '',
  ].join('\n\n').trimEnd() + '\n',
);
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
