import { createHash } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { declaredApp } from '@futurelab/platform/build/declared-routes.mjs';
import { hotSectionConfig, hotShellConfig } from '@futurelab/platform/build/webpack/webpack-hot.mjs';
import { serverConfig } from '@futurelab/platform/build/webpack/webpack-remote.mjs';
import webpack from 'webpack';
import { inRoot } from '../workspaces.mjs';

const SETTLE_MS = 50;
const errorsOf = (stats) => stats.toString({ all: false, errors: true, colors: false });

/**
 * The state of the builds, as it is sent to open pages.
 * @typedef {object} BuildState
 * @property {string} [section] webpack's hash of the section, which a page can catch up with
 * @property {string} [around] what a page is loaded again for when it changes: server, shell and routes
 * @property {string} [problem] why the last build failed
 */

/** Builds the section and the shell around it whenever a file changes. `notify` is called with the state after each build. */
export async function watchBuilds({ app, context, standalone, notify }) {
  const output = await mkdtemp(path.join(os.tmpdir(), `futurelab-dev-${app}-`));
  const folders = { section: path.join(output, 'section'), shell: path.join(output, 'shell') };
  const declarations = path.join(output, 'routes');
  const compiler = webpack([
    hotSectionConfig({ app, context, output: folders.section }),
    // Read for the routes it declares, never run.
    serverConfig({ app, context, output: declarations }),
    hotShellConfig({
      context: inRoot('shell'),
      output: folders.shell,
      entry: standalone ? 'standalone' : 'inside-site',
    }),
  ]);

  let routes = [];
  /** @type {BuildState} */
  let state = {};
  // Only the builds that had something to do are among the stats of a round.
  const known = new Map();
  async function stateAfter({ stats }) {
    for (const each of stats) known.set(each.compilation.compiler.name, each);
    const problems = [...known.values()].filter((each) => each.hasErrors());
    if (problems.length > 0) return { problem: problems.map(errorsOf).join('\n') };
    const [section, , shell] = compiler.compilers.map(({ name }) => known.get(name).hash);
    ({ routes } = await declaredApp(declarations));
    const around = createHash('sha256').update(JSON.stringify([output, shell, routes]));
    return { section, around: around.digest('hex') };
  }

  const rounds = new EventEmitter();
  let isUnderWay = true;
  compiler.hooks.invalid.tap('section-dev', () => (isUnderWay = true));
  const watching = compiler.watch({ aggregateTimeout: SETTLE_MS }, async (error, stats) => {
    const before = state;
    const after = error
      ? { problem: error.message }
      : await stateAfter(stats).catch(({ message }) => ({ problem: message }));
    state = { ...before, problem: undefined, ...after };
    if (state.problem) console.error(state.problem);
    else if (before.around)
      console.log(state.around === before.around ? 'Rebuilt' : 'Rebuilt; pages are reloaded');
    notify(state);
    isUnderWay = false;
    rounds.emit('end');
  });
  const finished = async () => {
    if (isUnderWay) await once(rounds, 'end');
  };
  return {
    folders,
    finished,
    state: () => state,
    /** The routes of the last good build. */
    routes: async () => {
      await finished();
      return routes;
    },
    /** The hash of the container's entry, which is all that the federation checks of a section that changes. */
    integrity: async () => {
      const entry = await readFile(path.join(folders.section, 'remoteEntry.js'));
      return { 'remoteEntry.js': `sha384-${createHash('sha384').update(entry).digest('base64')}` };
    },
    stop: async () => {
      await new Promise((resolve) => watching.close(resolve));
      await rm(output, { recursive: true, force: true });
    },
  };
}
