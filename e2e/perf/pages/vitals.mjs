import {
  profileLabel,
  kilobytesWithoutPictures,
  VISIT_COLUMNS,
  visitInTurn,
  visitPage,
  visitRow,
} from './page-visits.mjs';
import { PHONE, shapeHosts } from '../phone/phone.mjs';
import { saveReport, machineNote, table, verdict, verdictTable } from '../report.mjs';
import { cookieHeader, signIn } from '../phone/sign-in.mjs';
import { startStaticCopy } from './static-copy.mjs';
import { median } from '../statistics.mjs';

function judge(results) {
  const of = (name, pick) => median(results.get(name).map(pick));
  const worst = (pick) => Math.max(...['landing', 'home', 'home, again'].map((name) => of(name, pick)));
  const lcp = ({ lcp: value }) => value;
  return [
    verdict('P1 landing LCP / static page', of('landing', lcp) / of('landing, static', lcp), 1.25),
    verdict('P1 landing LCP', of('landing', lcp), 900, { unit: ' ms', digits: 0 }),
    verdict('P2 home LCP / static page', of('home', lcp) / of('home, static', lcp), 1.5),
    verdict(
      'P3 CLS, worst page',
      worst(({ cls }) => cls),
      0.01,
      { digits: 4 },
    ),
    verdict(
      'P4 landing total blocking time',
      of('landing', ({ tbt }) => tbt),
      100,
      { unit: ' ms', digits: 0 },
    ),
    verdict(
      'P4 longest task, worst page',
      worst(({ longestTask }) => longestTask),
      200,
      { unit: ' ms', digits: 0 },
    ),
    verdict('P7 landing without pictures', of('landing', kilobytesWithoutPictures), 160, {
      unit: ' kB',
      digits: 1,
    }),
    verdict(
      'P7 landing requests',
      of('landing', ({ requests }) => requests),
      14,
      { digits: 0 },
    ),
  ];
}

/** Page loads on a shaped phone link against static copies of the same pages, in one run. */
export async function benchVitals(product, { runs = 5, log = () => {} } = {}) {
  const machine = machineNote();
  const cookies = await signIn(product.url, 'Maya');
  const copy = await startStaticCopy(product.url, {
    '/landing': { from: '/' },
    '/home': { from: '/', cookie: cookieHeader(cookies) },
  });
  const visits = [
    { name: 'landing, static', url: `${copy.url}/landing` },
    { name: 'landing', url: `${product.url}/` },
    { name: 'home, static', url: `${copy.url}/home` },
    { name: 'home', url: `${product.url}/`, cookies, repeat: true },
  ];
  // Once without the link: every process has then seen every page, and only the browser is cold.
  for (const each of visits) await visitPage({ ...each, repeat: false }, undefined);
  const shaped = await shapeHosts([product.url, copy.url].map((url) => new URL(url).host));
  try {
    const results = await visitInTurn(visits, { runs, relays: shaped.relays, log });
    const verdicts = judge(results);
    const text = [
      `## Page loads: ${runs} cold runs, ${profileLabel(PHONE)}, medians`,
      machine,
      table(
        VISIT_COLUMNS,
        [...results].map(([name, each]) => visitRow(name, each)),
      ),
      verdictTable(verdicts),
    ].join('\n\n');
    await saveReport('vitals', { profile: PHONE, runs, verdicts, results: Object.fromEntries(results) });
    return { text, verdicts };
  } finally {
    shaped.close();
    copy.close();
  }
}
