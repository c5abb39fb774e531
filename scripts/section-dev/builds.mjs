import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { declaredRoutes } from '@futurelab/platform/build/declared-routes.mjs';
import { hotSectionConfig, hotShellConfig } from '@futurelab/platform/build/webpack/webpack-hot.mjs';
import { serverConfig } from '@futurelab/platform/build/webpack/webpack-remote.mjs';
import webpack from 'webpack';
import { inRoot } from '../workspaces.mjs';

const SETTLE_MS = 50;
const RELOAD = { kind: 'reload' };
const errorsOf = (stats) => stats.toString({ all: false, errors: true, colors: false });

/**
 * Builds the section and the shell around it whenever a file changes. `notify` is called after each build: what is wrong with
 * it, that the section has new modules, or that the page must be loaded again.
 */
export async function watchBuilds({ app, context, standalone, notify }) {
  const output = await mkdtemp(path.join(os.tmpdir(), `futurelab-dev-${app}-`));
  const folders = { section: path.join(output, 'section'), shell: path.join(output, 'shell') };
  const routes = path.join(output, 'routes');
  const compiler = webpack([
    hotSectionConfig({ app, context, output: folders.section }),
    // Read for the routes it declares, never run.
    serverConfig({ app, context, output: routes }),
    hotShellConfig({
      context: inRoot('shell'),
      output: folders.shell,
      entry: standalone ? 'standalone' : 'inside-site',
    }),
  ]);

  let current;
  let underWay = deferred();
  compiler.hooks.invalid.tap('section-dev', () => {
    if (underWay.done) underWay = deferred();
  });
  // Only the builds that had something to do are among these stats.
  const known = new Map();
  const built = async ({ stats }) => {
    for (const each of stats) known.set(each.compilation.compiler.name, each);
    const problems = [...known.values()].filter((each) => each.hasErrors());
    if (problems.length > 0) return notify({ kind: 'problem', text: problems.map(errorsOf).join('\n') });
    const [section, , shell] = compiler.compilers.map(({ name }) => known.get(name)?.hash);
    const before = current;
    current = { section, around: JSON.stringify([shell, await routesOf(routes)]) };
    if (before) notify(before.around === current.around ? { kind: 'built', hash: section } : RELOAD);
  };
  const watching = compiler.watch({ aggregateTimeout: SETTLE_MS }, (error, stats) => {
    const result = error ? Promise.reject(error) : built(stats);
    result
      .catch((reason) => notify({ kind: 'problem', text: reason.message }))
      .finally(() => underWay.resolve());
  });
  return {
    folders,
    /** The routes of the last good build; waits for one that is under way. */
    routes: async () => {
      await underWay.promise;
      return current ? JSON.parse(current.around)[1] : [];
    },
    /** The hash of the container's entry, which is all that the federation checks of a section that changes. */
    integrity: async () => {
      await underWay.promise;
      const entry = await readFile(path.join(folders.section, 'remoteEntry.js'));
      return { 'remoteEntry.js': `sha384-${createHash('sha384').update(entry).digest('base64')}` };
    },
    stop: async () => {
      await new Promise((resolve) => watching.close(resolve));
      await rm(output, { recursive: true, force: true });
    },
  };
}

/** As a document tells them to the browser, where the files of a page are known only once they are asked for. */
async function routesOf(folder) {
  const routes = await declaredRoutes(folder);
  return routes.map(({ path: pattern, page, title, access, fragments }) => ({
    path: pattern,
    page,
    title,
    access,
    fragments,
    js: [],
    css: [],
  }));
}

function deferred() {
  const one = { done: false };
  one.promise = new Promise((resolve) => {
    one.resolve = () => {
      one.done = true;
      resolve();
    };
  });
  return one;
}
