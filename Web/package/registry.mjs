// Writes the registry of the package for the command of shadcn/ui into its folder `r`:
//
//     node package/registry.mjs FOLDER
//
// Each file is an item in the built form of ui.shadcn.com/schema/registry-item.json; the command
// adds the item at its address. The items of elements are components for React. Those of
// frameworks add the types of all elements, and work without configuration. `registry.json` is
// the list of all. The elements are those of the manifest in the folder, the frameworks those
// with an entry of types in package.json.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const [, , folder] = process.argv;
const read = (file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'));
const { name, version, homepage, exports } = read('package.json');
const schema = 'https://ui.shadcn.com/schema';

const component = ({ tagName: tag, name: element, summary }) => {
  const component = element.replace(/Element$/, '');
  return {
    name: tag,
    type: 'registry:ui',
    title: component,
    description: summary,
    file: {
      path: `${tag}.tsx`,
      type: 'registry:ui',
      // React sets an attribute in place of a property that is not defined yet, and compares what
      // is in an element with the HTML of a server. So the element is defined after that, and its
      // properties are set then.
      content: `'use client';

import { type ComponentProps, useSyncExternalStore } from 'react';
import type {} from '${name}/react';

const isDefined = () => Boolean(customElements.get('${tag}'));
const onDefined = (changed: () => void) => {
  import('${name}/${tag}').then(({ ready }) => ready).then(changed);
  return () => {};
};

/** Whether React sets it correctly before the element is defined. */
const isEarly = ([name, value]: [string, unknown]) =>
  /^(on[A-Z]|(ref|style|className|children)$)/.test(name) ||
  (Object(value) !== value && !/[A-Z]/.test(name));

/** ${summary} */
export function ${component}(props: ComponentProps<'${tag}'>) {
  const isLate = useSyncExternalStore(onDefined, isDefined, () => false);
  const shown = isLate ? props : Object.fromEntries(Object.entries(props).filter(isEarly));
  return <${tag} {...shown} />;
}
`,
    },
  };
};

const types = (framework) => ({
  name: framework,
  type: 'registry:item',
  title: `Types for ${framework}`,
  description: `The types of all elements, for templates of ${framework}.`,
  file: {
    path: `${framework}.d.ts`,
    type: 'registry:file',
    target: `${name}.d.ts`,
    content: `import type {} from '${name}/${framework}';\n`,
  },
});

const frameworks = Object.keys(exports)
  .filter((path) => Object.keys(exports[path] ?? {}).join() === 'types')
  .map((path) => path.slice(2));
const items = [
  ...read('custom-elements.json').modules.map(({ declarations: [element] }) => component(element)),
  ...frameworks.map(types),
].map(({ file, ...item }) => ({
  ...item,
  dependencies: [`${name}@${version}`],
  docs: `The manual is node_modules/${name}/MANUAL.md.`,
  files: [file],
}));

mkdirSync(`${folder}/r`, { recursive: true });
const write = (file, schemaOf, value) =>
  writeFileSync(
    `${folder}/r/${file}.json`,
    `${JSON.stringify({ $schema: `${schema}/${schemaOf}.json`, ...value }, null, 2)}\n`,
  );
for (const item of items) write(item.name, 'registry-item', item);
write('registry', 'registry', {
  name,
  homepage: homepage ?? `https://www.npmjs.com/package/${name}`,
  items: items.map(({ files, ...item }) => ({
    ...item,
    files: files.map(({ content: _, ...file }) => file),
  })),
});
