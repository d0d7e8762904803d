// Builds apps with the bundlers as they come, without any configuration for the package:
//
//     NODE_PATH=…/nodejs node bundle.mjs FOLDER
//
// In the folder are the apps, NAME.js, and node_modules with the package. Each app goes to
// BUNDLER/NAME/main.js. Prints, for each, the bytes of all files that were written.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const modules = process.env.NODE_PATH;
const require = createRequire(`${modules}/`);
// Debian's webpack asks Node's configuration where modules are.
Object.defineProperty(process, 'config', {
  value: {
    ...process.config,
    variables: {
      ...process.config.variables,
      node_prefix: modules,
      node_relative_path: '.',
    },
  },
});

const bundlers = {
  esbuild(entry, folder) {
    execFileSync('esbuild', [
      entry,
      '--bundle',
      '--minify',
      '--format=esm',
      '--log-level=warning',
      `--outfile=${folder}/main.js`,
    ]);
  },

  async rollup(entry, folder) {
    const { rollup } = require('rollup');
    const { nodeResolve } = require('@rollup/plugin-node-resolve');
    const bundle = await rollup({ input: entry, plugins: [nodeResolve()] });
    await bundle.write({ dir: folder, format: 'es', compact: true, entryFileNames: 'main.js' });
  },

  webpack(entry, folder) {
    const webpack = require('webpack');
    return new Promise((resolve, reject) =>
      webpack(
        { mode: 'production', entry, output: { path: folder, publicPath: 'auto' } },
        (error, stats) =>
          error || stats.hasErrors() ? reject(error ?? new Error(stats.toString())) : resolve(),
      )
    );
  },
};

const [, , root] = process.argv;
const sizes = {};
for (const file of readdirSync(root).filter((name) => name.endsWith('.js'))) {
  const name = file.replace('.js', '');
  for (const bundler in bundlers) {
    const folder = `${root}/${bundler}/${name}`;
    mkdirSync(folder, { recursive: true });
    await bundlers[bundler](`${root}/${file}`, folder);
    const contents = readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`));
    const sum = (size) => contents.reduce((sum, content) => sum + size(content), 0);
    sizes[`${bundler}/${name}`] = {
      files: contents.length,
      bytes: sum((content) => content.length),
      gzip: sum((content) => gzipSync(content, { level: 9 }).length),
      brotli: sum((content) => brotliCompressSync(content).length),
    };
  }
}
console.log(JSON.stringify(sizes));
