import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { compressFolder } from '@futurelab/platform/build/compress.mjs';
import { runWebpack } from '@futurelab/platform/build/webpack/run-webpack.mjs';
import { libraries, shared } from '@futurelab/platform/build/shared.mjs';
import {
  shellClientConfig,
  shellServerConfig,
  shellWorkerConfig,
} from '@futurelab/platform/build/webpack/webpack-shell.mjs';

const folder = (path) => fileURLToPath(new URL(path, import.meta.url));
const context = folder('.');
const client = folder('dist/client');

const { children } = await runWebpack([
  shellClientConfig({ context, output: client }),
  shellServerConfig({ context, output: folder('dist/server') }),
  shellWorkerConfig({ context, output: folder('dist/worker') }),
]);
// What the server needs to know of its browser files.
const filesOf = (entry) => children[0].namedChunkGroups[entry].assets.map(({ name }) => name);
const fileOf = (chunk, ending) => filesOf(chunk).find((file) => file.endsWith(ending));
const style = fileOf('shell', '.css');
const assets = {
  script: fileOf('shell', '.js'),
  inline: filesOf('inline')[0],
  style,
  frame: { script: fileOf('frame', '.js'), style: fileOf('frame', '.css') },
  fonts: (await readdir(path.join(client, 'media')))
    .filter((file) => /-basic\..*woff2$/.test(file))
    .map((file) => `media/${file}`),
};
await writeFile(path.join(client, 'assets.json'), JSON.stringify(assets));
// What sections may rely on, for the registry to check releases against.
const { platformExports } = await import(new URL('dist/server/platform-exports.mjs', import.meta.url).href);
const version = shared['@futurelab/platform/contract'];
await writeFile(
  path.join(client, 'platform.json'),
  JSON.stringify({ version, libraries, exports: await platformExports() }),
);
await rm(folder('dist/server/platform-exports.mjs'));
// The first rule names the cascade layers; were another file's first, the reset would override the components.
if (!/^@layer (reset|tokens)\b/.test(await readFile(path.join(client, style), 'utf8')))
  throw new Error(`${style} does not begin with the order of the cascade layers`);
await cp(folder('public'), client, { recursive: true });
await cp(folder('dist/worker'), client, { recursive: true });
await compressFolder(client);
