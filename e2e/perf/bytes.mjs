import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { latestBuilds } from '../../scripts/builds.mjs';
import { inRoot } from '../../scripts/workspaces.mjs';
import { chunkOf } from '../../shell/platform/build/build-release.mjs';
import { buildMono } from './mono/build.mjs';
import { saveReport, table, verdict, verdictTable } from './report.mjs';

const REMOTE_ENTRY_LIMIT = 8_000;
const PAGE_LIMIT = 45_000;
/** The most that sections may cost; the aim is 1.15. */
const MONO_RATIO = 1.3;

/** Bytes of files of a folder as they cross the wire. */
async function brotliSize(folder, files) {
  const sizes = await Promise.all(
    files.map(async (file) => (await stat(path.join(folder, `${file}.br`))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The manifest of each section's newest build. */
async function manifests() {
  return Promise.all(
    (await latestBuilds()).map(async (folder) =>
      JSON.parse(await readFile(path.join(folder, 'release.json'), 'utf8')),
    ),
  );
}

const shellFolder = inRoot('shell', 'dist', 'client');

async function shellSize(names = /^shell\..*\.js$/) {
  const scripts = (await readdir(shellFolder)).filter((name) => names.test(name));
  return brotliSize(shellFolder, scripts);
}

/**
 * What the shell lends to pages only when they ask: files of its own, and strings that stand in their code and, in the one
 * application, in the chunks of the pages that use them.
 */
const LATE = [{ files: /markdown.*\.js$/, mark: 'Infinite loop on byte' }];

/** Bytes of what the shell lends to a page, recognized by what the same page of the one application contains. */
async function lentTo(page, mono) {
  const own = (mono.pages.get(chunkOf(page)) ?? []).filter((file) => !mono.entry.includes(file));
  const code = (await Promise.all(own.map((file) => readFile(path.join(mono.folder, file), 'utf8')))).join();
  const sizes = LATE.filter(({ mark }) => code.includes(mark)).map(({ files }) => shellSize(files));
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Scripts of each page: ours against the one application. */
async function pageSizes(shell, releases, mono) {
  const monoEntry = await brotliSize(mono.folder, mono.entry);
  const rows = [];
  for (const { app, assets, remote, routes } of releases) {
    const size = (files) => files.reduce((sum, file) => sum + assets[file].brotli, 0);
    const entry = size([remote.entry, ...remote.expose.js.sync]);
    for (const page of new Set(routes.map((route) => route.page))) {
      const own = size(
        routes
          .find((route) => route.page === page)
          .js.filter((file) => !remote.expose.js.sync.includes(file)),
      );
      const monoPage = await brotliSize(
        mono.folder,
        (mono.pages.get(chunkOf(page)) ?? []).filter((file) => !mono.entry.includes(file)),
      );
      const lent = await lentTo(page, mono);
      const ours = shell + entry + own + lent;
      const theirs = monoEntry + monoPage;
      rows.push({
        app,
        page,
        entry,
        own: own + lent,
        lent,
        ours,
        theirs,
        ratio: ours / theirs,
        found: mono.pages.has(chunkOf(page)),
      });
    }
  }
  return { rows, monoEntry };
}

/** Two sections with a page of one name would share a chunk in the one application, and the comparison be wrong. */
function assertComparable(rows) {
  const lost = rows.filter(({ found }) => !found).map(({ page }) => page);
  if (lost.length > 0) throw new Error(`The one application has no chunk for ${lost.join(', ')}`);
  const chunks = rows.map(({ page }) => chunkOf(page));
  const twice = rows.filter((_, index) => chunks.indexOf(chunks[index]) !== index);
  if (twice.length > 0)
    throw new Error(`Two sections have a page named ${twice.map(({ page }) => page).join(', ')}`);
  if (!rows.some(({ lent }) => lent > 0))
    throw new Error('No page asks the shell for what it lends: its marks have changed');
}

const kilobytes = (bytes) => (bytes / 1000).toFixed(1);

/** Script sizes of every page, from the builds alone: the same on every machine. */
export async function benchBytes() {
  const shell = await shellSize();
  const [releases, mono] = [await manifests(), await buildMono()];
  const { rows, monoEntry } = await pageSizes(shell, releases, mono);
  assertComparable(rows);
  const largest = (pick) => rows.reduce((most, row) => (pick(row) > pick(most) ? row : most));
  const remoteEntries = releases.map(({ app, remote, assets }) => ({
    app,
    size: assets[remote.entry].brotli,
  }));
  const heaviestEntry = remoteEntries.reduce((most, each) => (each.size > most.size ? each : most));
  const [heaviestPage, worstRatio] = [largest(({ own }) => own), largest(({ ratio }) => ratio)];
  const costliest = largest(({ ours, theirs }) => ours - theirs);
  const verdicts = [
    verdict(
      `P6 scripts of a page / one application, worst (${worstRatio.page})`,
      worstRatio.ratio,
      MONO_RATIO,
    ),
    verdict(
      `P6 remote entry, largest (${heaviestEntry.app})`,
      heaviestEntry.size / 1000,
      REMOTE_ENTRY_LIMIT / 1000,
      { unit: ' kB', digits: 1 },
    ),
    verdict(
      `P6 page of a section, largest (${heaviestPage.page})`,
      heaviestPage.own / 1000,
      PAGE_LIMIT / 1000,
      { unit: ' kB', digits: 1 },
    ),
  ];
  const text = [
    '## Scripts of pages, brotli, kB',
    `Shell ${kilobytes(shell)}; one application's entry ${kilobytes(monoEntry)}. Sections cost ${kilobytes(costliest.ours - costliest.theirs)} more than one application at most.`,
    table(
      ['Page', 'section entry', 'page', 'all', 'one application', 'ratio'],
      rows.map(({ app, page, entry, own, ours, theirs, ratio }) => [
        `${app} ${page}`,
        ...[entry, own, ours, theirs].map(kilobytes),
        ratio.toFixed(2),
      ]),
    ),
    verdictTable(verdicts),
  ].join('\n\n');
  await saveReport('bytes', { shell, monoEntry, remoteEntries, rows, verdicts });
  return { text, verdicts };
}
