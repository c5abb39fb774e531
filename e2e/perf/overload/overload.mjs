import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { createMembers, openDatabase, tokenOf } from '../exact-counts/members.mjs';
import { machineNote, saveReport, table, verdict, verdictTable } from '../report.mjs';
import { median, percentile } from '../statistics.mjs';
import { ask, measureCapacity, offer } from './offered-load.mjs';

const TIMES = 10;
const SECONDS = 20;
const MEMBERS = 50;
const CAPACITY = { clients: 12, seconds: 5 };
const PROBE_EVERY_MS = 100;
/** Normal: as many of the dearest requests in a row, each within twice what is usual, or this long. */
const IN_A_ROW = 5;
const USUAL_AT_LEAST_MS = 100;

/** Of every four requests two are members' pages, each rendered for them alone, one a visitor's page, one a read of the api. */
function mixOf(slugs) {
  const cookies = slugs.map((slug) => `futurelab=${tokenOf(slug)}`);
  return cookies.flatMap((cookie, n) => [
    { path: ['/', '/community/discussions'][n % 2], cookie },
    { path: ['/', '/courses', '/events'][n % 3] },
    { path: ['/courses', '/events'][n % 2], cookie },
    { path: ['/api/courses', '/api/events', '/api/auth/user'][n % 3], cookie },
  ]);
}

/** Milliseconds from now until members’ pages are answered as before. */
async function untilNormal(url, request, usual) {
  const agent = new http.Agent({ keepAlive: true });
  const began = performance.now();
  let since = null;
  for (let inARow = 0; inARow < IN_A_ROW;) {
    const at = performance.now();
    const { status, ms } = await ask(agent, url, request);
    const isNormal = status === 200 && ms <= Math.max(2 * usual, USUAL_AT_LEAST_MS);
    inARow = isNormal ? inARow + 1 : 0;
    if (inARow === 1) since = at;
    await pause(PROBE_EVERY_MS);
  }
  agent.destroy();
  return since - began;
}

/** Ten times what the site can answer for twenty seconds: who is answered, how soon, and when it is over. */
export async function benchOverload(product, { log = () => {} } = {}) {
  const machine = machineNote();
  const database = await openDatabase(product);
  const { people, leave } = await createMembers(product, database, 'crowd', MEMBERS);
  await database.end();
  leave();
  const requests = mixOf(people.map(({ slug }) => slug));
  await measureCapacity(product.url, requests, { clients: 4, seconds: 2 });
  const capacity = await measureCapacity(product.url, requests, CAPACITY);
  log(`overload: ${capacity.perSecond.toFixed(0)} a second are answered`);

  const { sent, rest } = await offer(product.url, requests, {
    perSecond: TIMES * capacity.perSecond,
    seconds: SECONDS,
  });
  const normal = untilNormal(product.url, requests[0], median(capacity.times));
  const answers = await rest();
  const seconds = (await normal) / 1000;
  const accepted = answers.filter(({ status }) => status === 200 || status === 304);
  const refused = answers.filter(({ status, saysWhen }) => [429, 503].includes(status) && saysWhen);
  const failed = answers.length - accepted.length - refused.length;
  const [acceptedMs, refusedMs] = [accepted, refused].map((some) => some.map(({ ms }) => ms));

  const verdicts = [
    verdict('accepted, p99', percentile(acceptedMs, 0.99), 500, { unit: ' ms', digits: 0 }),
    verdict('refused with Retry-After', refused.length, 1, { atLeast: true, digits: 0 }),
    verdict('answered in another way, or not at all', failed, 0, { digits: 0 }),
    verdict('normal after', seconds, 5, { unit: ' s', digits: 1 }),
  ];
  const row = (name, times) => [
    name,
    ...[times.length, times.length / SECONDS, percentile(times, 0.5), percentile(times, 0.99)].map((value) =>
      value === null ? '–' : value.toFixed(0),
    ),
  ];
  const text = [
    `## Overload: ${TIMES} × ${capacity.perSecond.toFixed(0)} requests a second for ${SECONDS} s`,
    machine,
    `Half of them members’ pages, a quarter visitors’ pages, a quarter reads of the api. ${(sent / SECONDS).toFixed(0)} a second were sent.`,
    table(
      ['', 'requests', 'per second', 'median ms', 'p99 ms'],
      [row('before', capacity.times), row('accepted', acceptedMs), row('refused (503)', refusedMs)],
    ),
    verdictTable(verdicts),
  ].join('\n\n');
  await saveReport('overload', { capacity: capacity.perSecond, sent, failed, verdicts });
  return { text, verdicts };
}
