import { fileURLToPath, pathToFileURL } from 'node:url';
import { inRoot } from '../../../scripts/workspaces.mjs';
import { runWebpack } from '../../../shell/platform/build/webpack/run-webpack.mjs';
import { shellServerConfig } from '../../../shell/platform/build/webpack/webpack-shell.mjs';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/** Builds the control: the shell's own tree in a bare `renderToString`. */
export async function buildBareRenderer() {
  const folder = inRoot('.data', 'bench', 'bare-render');
  const config = shellServerConfig({ context: inRoot('shell'), output: folder });
  await runWebpack({ ...config, name: 'bare-render', entry: { 'bare-render': here('./bare-render.tsx') } });
  return (await import(pathToFileURL(`${folder}/bare-render.mjs`).href)).bareRenderer;
}

/** The data that came with a page. */
export const pageDataOf = (html) =>
  JSON.parse(/<script type="application\/json" id="futurelab">(.*?)<\/script>/s.exec(html)[1]);

/** CPU microseconds of one rendering in this process. */
export function costOfRendering(render, seconds) {
  const before = process.cpuUsage();
  const end = performance.now() + seconds * 1000;
  let count = 0;
  for (; performance.now() < end; count += 1) render();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / count;
}
