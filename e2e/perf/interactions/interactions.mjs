import { openPhone, PHONE } from '../phone/phone.mjs';
import { cookieHeader, signIn } from '../phone/sign-in.mjs';
import { saveReport, machineNote, table, verdict, verdictTable } from '../report.mjs';
import { percentile } from '../statistics.mjs';
import { INTERACTIONS } from './interactions-to-measure.mjs';
import { observeInteractions } from './observe-interactions.mjs';

/** What the browser is given to draw the answer and to tell of it. */
const SETTLED_MS = 600;
/** What it does not tell of was quicker than this. */
const LEAST_MS = 16;

/** Does it once in a browser of its own; resolves to its slowest press or key. */
async function once({ path, as, screen, ready, action }, { url, cookiesOf }) {
  const cookies = as ? await cookiesOf(as) : [];
  const read = async (from) =>
    (await fetch(url + from, { headers: { cookie: cookieHeader(cookies) } })).json();
  const phone = await openPhone({ cookies, profile: { ...PHONE, ...screen } });
  try {
    const page = await phone.context.newPage();
    const cdp = await phone.context.newCDPSession(page);
    await page.addInitScript(observeInteractions);
    await page.goto(url + (typeof path === 'string' ? path : await path(read)), { waitUntil: 'networkidle' });
    // A visitor's page comes to life with the first sign of a user; what is measured is the second.
    await page.evaluate(() => void dispatchEvent(new Event('pointermove')));
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(SETTLED_MS);
    await ready?.(page);
    await page.waitForTimeout(SETTLED_MS);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: PHONE.cpu });
    await page.evaluate(() => void (window.interactions.length = 0));
    await action(page);
    await page.waitForTimeout(SETTLED_MS);
    const measured = await page.evaluate(() => window.interactions);
    return measured.reduce((most, each) => (each.duration > most.duration ? each : most), {
      duration: LEAST_MS,
      waited: 0,
      worked: 0,
    });
  } finally {
    await phone.close();
  }
}

/** The time from a press, a tap or a key to the next picture, on a slow phone whose pages have come to rest. */
export async function benchInteractions(product, { runs = 5, log = () => {} } = {}) {
  const machine = machineNote();
  const sessions = new Map();
  const cookiesOf = (name) => {
    if (!sessions.has(name)) sessions.set(name, signIn(product.url, name));
    return sessions.get(name);
  };
  const results = new Map(INTERACTIONS.map(({ name }) => [name, []]));
  for (let run = 0; run < runs; run += 1)
    for (const each of INTERACTIONS) {
      const slowest = await once(each, { url: product.url, cookiesOf });
      log(`run ${run + 1}: ${each.name} ${slowest.duration} ms`);
      results.get(each.name).push(slowest);
    }
  const durations = (name) => results.get(name).map(({ duration }) => duration);
  const verdicts = INTERACTIONS.map(({ name }) =>
    verdict(`P5 ${name}`, percentile(durations(name), 0.75), 100, { unit: ' ms', digits: 0 }),
  );
  await saveReport('interactions', { profile: PHONE, runs, verdicts, results: Object.fromEntries(results) });
  const most = (name, pick) => Math.max(...results.get(name).map(pick)).toFixed(0);
  return {
    verdicts,
    text: [
      `## Interactions, CPU ${PHONE.cpu}×: ${runs} times each, ms to the next picture`,
      machine,
      table(
        ['What', 'all', 'waited at most', 'worked at most'],
        INTERACTIONS.map(({ name }) => [
          name,
          durations(name).join(' '),
          most(name, ({ waited }) => waited),
          most(name, ({ worked }) => worked),
        ]),
      ),
      verdictTable(verdicts),
      `The 75th percentile; the browser tells in steps of 8 ms, and nothing below ${LEAST_MS} ms.`,
    ].join('\n\n'),
  };
}
