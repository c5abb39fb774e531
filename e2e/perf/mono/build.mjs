import path from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';
import { inRoot } from '../../../scripts/workspaces.mjs';
import { compressFolder } from '../../../shell/platform/build/compress.mjs';
import { runWebpack } from '../../../shell/platform/build/run-webpack.mjs';
import { shellClientConfig } from '../../../shell/platform/build/webpack-shell.mjs';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/**
 * The control of the size measurements: the same source as one ordinary application. The shell's own entry and
 * presets; only the module that starts the federation is exchanged for one that imports the sections.
 * @returns {Promise<{ folder: string, entry: string[], pages: Map<string, string[]> }>} scripts of the entry and,
 * by page, of its own chunks
 */
export async function buildMono() {
  const folder = inRoot('.data', 'bench', 'mono');
  const config = shellClientConfig({ context: inRoot('shell'), output: folder });
  const federation = inRoot('shell', 'src', 'client', 'federation');
  const stats = await runWebpack({
    ...config,
    name: 'mono',
    plugins: [
      ...config.plugins.filter(({ constructor }) => constructor.name !== 'ShellAssetsPlugin'),
      new webpack.NormalModuleReplacementPlugin(/\/federation$/, (resource) => {
        if (path.resolve(resource.context, resource.request) === federation)
          resource.request = here('./together.ts');
      }),
    ],
  });
  await compressFolder(folder);
  const scripts = (group) => group.assets.map(({ name }) => name).filter((name) => name.endsWith('.js'));
  const groups = Object.entries(stats.namedChunkGroups);
  return {
    folder,
    entry: scripts(stats.namedChunkGroups.shell),
    pages: new Map(
      groups
        .filter(([name]) => name.endsWith('-tsx'))
        .map(([name, group]) => [name.slice(0, -'-tsx'.length), scripts(group)]),
    ),
  };
}
