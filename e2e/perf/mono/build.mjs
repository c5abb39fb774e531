import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';
import { inRoot } from '../../../scripts/workspaces.mjs';
import { compressFolder } from '../../../shell/platform/build/compress.mjs';
import { runWebpack } from '../../../shell/platform/build/webpack/run-webpack.mjs';
import { shellClientConfig } from '../../../shell/platform/build/webpack/webpack-shell.mjs';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/**
 * The control of the size measurements: the same source as one ordinary application. The shell's own tree and
 * presets; only the modules that reach sections over the federation are exchanged for one that imports them.
 * @returns {Promise<{ folder: string, entry: string[], pages: Map<string, string[]> }>} scripts of the entry and,
 * by its name, of the chunk of each page
 */
export async function buildMono() {
  const folder = inRoot('.data', 'bench', 'mono');
  const config = shellClientConfig({ context: inRoot('shell'), output: folder });
  const client = inRoot('shell', 'src', 'client');
  const replaced = ['federation', 'resilient-remote', 'release-tools/devtools'].map((name) =>
    path.join(client, name),
  );
  const stats = await runWebpack({
    ...config,
    name: 'mono',
    entry: { shell: here('./entry.ts') },
    plugins: [
      ...config.plugins,
      new webpack.NormalModuleReplacementPlugin(/\/(federation|resilient-remote|devtools)$/, (resource) => {
        if (replaced.includes(path.resolve(resource.context, resource.request)))
          resource.request = here('./bundled-sections.ts');
      }),
    ],
  });
  await compressFolder(folder);
  await assertOneApplication(folder);
  const scripts = (group) => group.assets.map(({ name }) => name).filter((name) => name.endsWith('.js'));
  const groups = Object.entries(stats.namedChunkGroups);
  return {
    folder,
    entry: scripts(stats.namedChunkGroups.shell),
    pages: new Map(
      groups.filter(([name]) => name.endsWith('-tsx')).map(([name, group]) => [name, scripts(group)]),
    ),
  };
}

/** A control that carries the federation would make us look good. */
async function assertOneApplication(folder) {
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.js'))) {
    const code = await readFile(path.join(folder, file), 'utf8');
    if (code.includes('__FEDERATION__'))
      throw new Error(`The one application carries the federation: ${file}`);
  }
}
