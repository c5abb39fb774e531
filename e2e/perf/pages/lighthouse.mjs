import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { executablePath, launchArguments } from '../../stack/chromium.mjs';
import { publicPages } from './public-pages.mjs';
import { saveReport, machineNote, table, verdict, verdictTable } from '../report.mjs';
import { median } from '../statistics.mjs';

/** Fetched when it is asked for: 185 MB that nothing else needs. The last one for Node 20. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

const TARGETS = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 };

/** What performance is made of, as Lighthouse estimates it for its link and phone. */
const METRICS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  SI: 'speed-index',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};

/** Lighthouse sometimes misses the start of a page in the browser's trace, and then asks to be run again. */
async function audit(url, page, attempts = 3) {
  try {
    return await auditOnce(url, page);
  } catch (error) {
    if (attempts === 1) throw error;
    return audit(url, page, attempts - 1);
  }
}

/** One look at a page, as a phone; `listed` tells whether search engines may have it. */
async function auditOnce(url, { listed }) {
  const child = spawn(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      url,
      '--quiet',
      '--output=json',
      '--form-factor=mobile',
      `--only-categories=${Object.keys(TARGETS).join(',')}`,
      `--chrome-flags=--headless=new ${launchArguments.join(' ')}`,
      // A page that asks not to be listed does what this would complain of.
      ...(listed ? [] : ['--skip-audits=is-crawlable']),
    ],
    {
      env: { ...process.env, ...(executablePath && { CHROME_PATH: executablePath }) },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    },
  );
  let report = '';
  let complaint = '';
  child.stdout.on('data', (part) => (report += part));
  child.stderr.on('data', (part) => (complaint += part));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`Lighthouse could not look at ${url}:\n${complaint}`);
  return JSON.parse(report);
}

/** Audits that cost the page something, by the category they count for. */
function faults({ categories, audits }) {
  return Object.entries(categories).flatMap(([category, { auditRefs }]) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
      .map(({ id }) => ({ category, id, ...summaryOf(audits[id]) })),
  );
}

const summaryOf = ({ title, displayValue, score, details }) => ({
  score,
  title: displayValue ? `${title}: ${displayValue}` : title,
  places: (details?.items ?? [])
    .slice(0, 4)
    .map(({ node, url, description }) => node?.selector ?? url ?? description)
    .filter(Boolean),
});

/** One line for each fault that a page has in most looks, with the pages that have it. */
function together(pages) {
  const lines = new Map();
  for (const { path, results } of pages) {
    const all = results.flatMap(({ faults: found }) => found);
    for (const { category, id, title, places } of all) {
      const often = all.filter((each) => each.id === id).length;
      if (often * 2 < results.length) continue;
      const known = lines.get(`${category} ${id}`) ?? { category, title, id, places, paths: new Set() };
      known.paths.add(path);
      lines.set(`${category} ${id}`, known);
    }
  }
  return [...lines.values()].map(({ category, id, title, places, paths }) => {
    const where = places.length > 0 ? ` (${places.join('; ')})` : '';
    return `- ${category}, ${id}: ${title}${where}: ${[...paths].join(' ')}`;
  });
}

/** Every public page as Lighthouse sees it on its phone: the median of some looks at each. */
export async function benchLighthouse(product, { runs = 3, only = [], log = () => {} } = {}) {
  const machine = machineNote();
  const pages = (await publicPages(product.url, only)).map((page) => ({ ...page, results: [] }));
  for (let run = 0; run < runs; run += 1)
    for (const page of pages) {
      const report = await audit(product.url + page.path, page);
      const scores = Object.fromEntries(
        Object.keys(TARGETS).map((name) => [name, Math.round(report.categories[name].score * 100)]),
      );
      log(`run ${run + 1}: ${page.path} ${Object.values(scores).join(' / ')}`);
      const metrics = Object.fromEntries(
        Object.entries(METRICS).map(([name, id]) => [name, report.audits[id].numericValue]),
      );
      page.results.push({ scores, metrics, faults: faults(report), version: report.lighthouseVersion });
    }
  const middle = ({ results }, name, of = 'scores') => median(results.map((each) => each[of][name]));
  const verdicts = pages.flatMap((page) =>
    Object.entries(TARGETS).map(([name, target]) =>
      verdict(`P8 ${page.path} ${name}`, middle(page, name), target, { atLeast: true, digits: 0 }),
    ),
  );
  await saveReport('lighthouse', { runs, verdicts, pages });
  const missed = verdicts.filter(({ holds }) => !holds);
  return {
    verdicts,
    text: [
      `## Lighthouse ${pages[0]?.results[0]?.version}, phone: ${runs} looks at each page, medians`,
      machine,
      table(
        ['Page', ...Object.keys(TARGETS), ...Object.keys(METRICS), ''],
        pages.map((page) => [
          page.path,
          ...Object.keys(TARGETS).map((name) => middle(page, name).toFixed(0)),
          ...Object.keys(METRICS).map((name) =>
            middle(page, name, 'metrics').toFixed(name === 'CLS' ? 4 : 0),
          ),
          page.listed ? '' : 'not listed',
        ]),
      ),
      ...together(pages),
      missed.length > 0 ? verdictTable(missed) : 'P8 holds on every page.',
    ].join('\n\n'),
  };
}
