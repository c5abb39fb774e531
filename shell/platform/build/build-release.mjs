import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { commitOf } from './commit.mjs';
import { compressFolder } from './compress.mjs';
import { declaredApp } from './declared-routes.mjs';
import { apiPaths, platformUses } from '../src/release/code.js';
import { describeAssets, listFiles, releaseIdOf, stampRelease } from './release-files.mjs';
import { lazyFilesOf } from './lazy-files.mjs';
import { runWebpack } from './webpack/run-webpack.mjs';
import {
  browserConfig,
  identifierOf,
  RELEASE_ID_PLACEHOLDER,
  serverConfig,
} from './webpack/webpack-remote.mjs';
import { rangesOf } from './shared.mjs';

/** The scripts of the release, the server bundle first. */
async function readCode(folder) {
  const scripts = (await listFiles(folder)).filter((file) => file.endsWith('.js'));
  return Promise.all(['server.cjs', ...scripts].map((file) => readFile(path.join(folder, file), 'utf8')));
}

/**
 * Compresses and describes every file, and writes `integrity.json`: the hashes a browser needs beyond those its
 * first page came with.
 */
async function describeRelease(folder) {
  const assets = await describeAssets(folder);
  const executed = Object.entries(assets).filter(([file]) => /\.(js|css)$/.test(file));
  const hashes = Object.fromEntries(executed.map(([file, { integrity }]) => [file, integrity]));
  await writeFile(path.join(folder, 'integrity.json'), JSON.stringify(hashes));
  await compressFolder(folder);
  return describeAssets(folder);
}

/**
 * Gives the plugin's manifest names that stay from release to release, for other hosts and the devtools; the container it
 * leads to (`globalName`) and the folder (`publicPath`) are the release's own.
 */
async function nameManifest(folder) {
  const file = path.join(folder, 'mf-manifest.json');
  const isName = (key, value) => (key === 'id' || key === 'name') && typeof value === 'string';
  const manifest = JSON.parse(await readFile(file, 'utf8'), (key, value) =>
    isName(key, value) ? value.replace(`_${RELEASE_ID_PLACEHOLDER}`, '') : value,
  );
  // In the order in which modules happened to be ready; the release id depends on it.
  manifest.shared.sort((a, b) => (a.name < b.name ? -1 : 1));
  await writeFile(file, JSON.stringify(manifest));
  return manifest;
}

/** The name webpack makes of `./pages/<page>.tsx` in a context import with `[request]`. */
export const chunkOf = (page) => `${page.replaceAll('/', '-')}-tsx`;

/**
 * Builds a section for the browser and for the server into `dist/<release id>`, with its manifest
 * `release.json`. The same source gives the same id on every machine.
 */
export async function buildRelease(folder) {
  const { name: app, version } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  await mkdir(path.join(folder, 'dist'), { recursive: true });
  const staging = await mkdtemp(path.join(folder, 'dist', '.staging-'));
  try {
    return await buildInto({ app, version, folder, staging });
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

async function buildInto({ app, version, folder, staging }) {
  const options = { app, context: folder, output: staging };
  const { children } = await runWebpack([browserConfig(options), serverConfig(options)]);
  const [browser] = children;
  const federation = await nameManifest(staging);
  await rm(path.join(staging, 'mf-stats.json'), { force: true });

  const exposed = federation.exposes[0].assets;
  const declared = await declaredApp(staging);
  const filesOfChunk = (chunk) => {
    const files = (browser.namedChunkGroups[chunk]?.assets ?? []).map(({ name }) => name);
    const ofKind = (ending) => files.filter((file) => file.endsWith(ending));
    return { js: ofKind('.js'), css: ofKind('.css') };
  };
  const routes = declared.routes.map(({ path: pattern, page, title, access, menu, fragments }) => {
    if (typeof pattern !== 'string' || !pattern.startsWith('/'))
      throw new Error(`${app}: the path of ${page} must be written out in routes.ts, beginning with a slash`);
    const files = filesOfChunk(chunkOf(page));
    if (files.js.length === 0) throw new Error(`${app}: no file src/pages/${page}.tsx for ${pattern}`);
    return { path: pattern, page, title, access, menu, ...files, fragments };
  });
  const fragments = declared.fragments?.map(({ name, late }) => {
    const files = filesOfChunk(`fragment-${chunkOf(name)}`);
    if (files.js.length === 0) throw new Error(`${app}: no file src/fragments/${name}.tsx`);
    return { name, late, ...files };
  });

  const code = await readCode(staging);
  const { platform, libraries } = rangesOf(folder);
  const facts = {
    schema: 1,
    app,
    version,
    platform,
    libraries,
    remote: { entry: 'remoteEntry.js', expose: { js: exposed.js, css: exposed.css } },
    server: 'server.cjs',
    routes,
    fragments,
    lazy: lazyFilesOf(browser.chunks, [
      ...exposed.js.sync,
      ...exposed.css.sync,
      ...[...routes, ...(fragments ?? [])].flatMap(({ js, css }) => [...js, ...css]),
    ]),
    uses: platformUses(code[0]),
    operations: apiPaths(code),
  };
  // What a release says about itself is part of it; the commit is not, since equal contents are one release.
  const release = await releaseIdOf(staging, JSON.stringify(facts));
  await stampRelease(staging, RELEASE_ID_PLACEHOLDER, release);
  const manifest = {
    ...facts,
    release,
    commit: commitOf(folder),
    remote: { ...facts.remote, globalName: `${identifierOf(app)}_${release}` },
    assets: await describeRelease(staging),
  };
  await writeFile(path.join(staging, 'release.json'), `${JSON.stringify(manifest, null, 2)}\n`);

  const target = path.join(folder, 'dist', release);
  await rm(target, { recursive: true, force: true });
  await cp(staging, target, { recursive: true });
  await writeFile(path.join(folder, 'dist', 'latest'), release);
  return manifest;
}
