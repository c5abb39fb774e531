import { cp } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { compressFolder } from '@futurelab/platform/build/compress.mjs';
import { runWebpack } from '@futurelab/platform/build/run-webpack.mjs';
import { shellClientConfig, shellServerConfig } from '@futurelab/platform/build/webpack-shell.mjs';

const folder = (path) => fileURLToPath(new URL(path, import.meta.url));
const context = folder('.');
const client = folder('dist/client');

await runWebpack([
  shellClientConfig({ context, output: client }),
  shellServerConfig({ context, output: folder('dist/server') }),
]);
await cp(folder('public'), client, { recursive: true });
await compressFolder(client);
