import { loadPage } from './load-page.mjs';
import { openPhone, PHONE, shapeHosts } from './phone.mjs';
import { keep, machineNote, table, verdict, verdictTable } from './report.mjs';
import { cookieHeader, signIn } from './sign-in.mjs';
import { startStaticCopy } from './static-copy.mjs';
import { median } from './statistics.mjs';

/** Each visit in a browser of its own; `repeat` measures the second view of the same page. */
async function visit({ url, cookies, repeat }, relays) {
  const phone = await openPhone({ relays, cookies });
  try {
    const first = await loadPage(phone.context, url, { cpu: PHONE.cpu });
    return repeat ? [first, await loadPage(phone.context, url, { cpu: PHONE.cpu })] : [first];
  } finally {
    await phone.close();
  }
}

/** Visits in turn, forth and back, so that a slow minute of the machine falls on all of them. */
async function measure(visits, runs, relays, log) {
  const results = new Map(
    visits
      .flatMap(({ name, repeat }) => [name, ...(repeat ? [`${name}, again`] : [])])
      .map((name) => [name, []]),
  );
  for (let run = 0; run < runs; run += 1) {
    for (const each of run % 2 ? [...visits].reverse() : visits) {
      const [first, second] = await visit(each, relays);
      log(`run ${run + 1}: ${each.name} LCP ${first.lcp?.toFixed(0)} ms`);
      results.get(each.name).push(first);
      if (second) results.get(`${each.name}, again`).push(second);
    }
  }
  return results;
}

const COLUMNS = [
  'Page',
  'TTFB',
  'FCP',
  'LCP',
  'min–max',
  'CLS',
  'TBT',
  'longest',
  'requests',
  'kB',
  'js',
  'css',
  'img',
  'font',
  'html',
  'api',
];

function row(name, results) {
  const middle = (pick, digits = 0) => median(results.map(pick))?.toFixed(digits) ?? '–';
  const lcps = results.map(({ lcp }) => lcp);
  const kilobytes = (kind) => ((median(results.map(({ bytes }) => bytes[kind] ?? 0)) ?? 0) / 1000).toFixed(1);
  return [
    name,
    middle(({ ttfb }) => ttfb),
    middle(({ fcp }) => fcp),
    middle(({ lcp }) => lcp),
    `${Math.min(...lcps).toFixed(0)}–${Math.max(...lcps).toFixed(0)}`,
    middle(({ cls }) => cls, 4),
    middle(({ tbt }) => tbt),
    middle(({ longestTask }) => longestTask),
    middle(({ requests }) => requests),
    ...['total', 'js', 'css', 'img', 'font', 'html', 'api'].map(kilobytes),
  ];
}

function judge(results) {
  const of = (name, pick) => median(results.get(name).map(pick));
  const worst = (pick) => Math.max(...['landing', 'home', 'home, again'].map((name) => of(name, pick)));
  const lcp = ({ lcp: value }) => value;
  const withoutPictures = ({ bytes }) => (bytes.total - (bytes.img ?? 0) - (bytes.media ?? 0)) / 1000;
  return [
    verdict('P1 landing LCP / static page', of('landing', lcp) / of('landing, static', lcp), 1.25),
    verdict('P1 landing LCP', of('landing', lcp), 900, { unit: ' ms', digits: 0 }),
    verdict('P2 home LCP / static page', of('home', lcp) / of('home, static', lcp), 1.5),
    verdict('P2 home LCP again / static page', of('home, again', lcp) / of('home, static', lcp), 0.75),
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
    verdict('P7 landing without pictures', of('landing', withoutPictures), 160, { unit: ' kB', digits: 1 }),
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
  for (const each of visits) await visit({ ...each, repeat: false }, undefined);
  const shaped = await shapeHosts([product.url, copy.url].map((url) => new URL(url).host));
  try {
    const results = await measure(visits, runs, shaped.relays, log);
    const verdicts = judge(results);
    const { down, up, rtt, cpu } = PHONE;
    const text = [
      `## Page loads: ${runs} cold runs, ${down}/${up} kbit/s, ${rtt} ms, CPU ${cpu}×, medians`,
      machine,
      table(
        COLUMNS,
        [...results].map(([name, each]) => row(name, each)),
      ),
      verdictTable(verdicts),
    ].join('\n\n');
    await keep('vitals', { profile: PHONE, runs, verdicts, results: Object.fromEntries(results) });
    return { text, verdicts };
  } finally {
    shaped.close();
    copy.close();
  }
}
