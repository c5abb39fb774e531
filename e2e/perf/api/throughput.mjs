import { cookieHeader, signIn } from '../phone/sign-in.mjs';
import { saveReport, machineNote, table, verdict, verdictTable } from '../report.mjs';
import { median } from '../statistics.mjs';
import { startBareServer } from './contenders.mjs';
import { CONNECTIONS, saturate } from './load.mjs';
import { sessionCost, writesOnRead } from './session-cost.mjs';

const SECONDS = 4;

/** Both must give the same answer before it makes sense to compare how fast they do. */
async function assertSameAnswer(urls, path, headers) {
  const [ours, bare] = await Promise.all(
    urls.map(async (url) => JSON.stringify(await (await fetch(url + path, { headers })).json())),
  );
  const sorted = (json) => JSON.stringify(Object.entries(JSON.parse(json)).sort());
  if (sorted(ours) !== sorted(bare)) throw new Error(`${path}: the bare server answers something else`);
}

/** Requests per second of the api and the bare server, in turn, in one run. */
async function compare({ name, paths, headers = {} }, api, bare, rounds, log) {
  await assertSameAnswer([api, bare], paths[0], headers);
  const measured = { api: [], bare: [] };
  for (const url of [api, bare]) await saturate(url, paths, { seconds: 2, headers });
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 ? ['bare', 'api'] : ['api', 'bare'];
    for (const who of order) {
      const { perSecond } = await saturate(who === 'api' ? api : bare, paths, { seconds: SECONDS, headers });
      measured[who].push(perSecond);
    }
  }
  const [ours, theirs] = [median(measured.api), median(measured.bare)];
  log(`${name}: ${ours.toFixed(0)}/s against ${theirs.toFixed(0)}/s`);
  return { name, api: ours, bare: theirs, ratio: ours / theirs, measured };
}

/** The api's reads against a bare node:http and pg server with the same statements on the same database. */
export async function benchApi(product, { rounds = 5, log = () => {} } = {}) {
  const machine = machineNote();
  const cookie = cookieHeader(await signIn(product.url, 'Maya'));
  const events = await (await fetch(`${product.apiUrl}/api/events?limit=20`)).json();
  const ids = events.map(({ id }) => `/api/events/${id}`);
  const bare = await startBareServer(product.databaseUrl);
  try {
    const cases = [
      { name: 'GET /api/events (list of 20)', paths: ['/api/events'] },
      { name: 'GET /api/events/:id', paths: ids },
      { name: 'GET /api/auth/user (session)', paths: ['/api/auth/user'], headers: { cookie } },
    ];
    const results = [];
    for (const each of cases) results.push(await compare(each, product.apiUrl, bare.url, rounds, log));
    const cost = await sessionCost(product, cookie, { seconds: SECONDS, rounds });
    const writes = await writesOnRead(product, cookie);
    const [list, one, user] = results;
    const verdicts = [
      verdict('P9 list of 20, share of the bare server', list.ratio, 1, { atLeast: true }),
      verdict('P10 one event by id, share of the bare server', one.ratio, 0.8, { atLeast: true }),
      verdict('P11 a session, CPU of the api', cost, 150, { unit: ' µs', digits: 0 }),
      verdict('P11 rows written by 1,000 reads', writes, 0, { digits: 0 }),
    ];
    const text = [
      `## Requests per second: ${CONNECTIONS} connections, ${rounds} rounds of ${SECONDS} s in turn, medians`,
      machine,
      table(
        ['Request', 'api', 'bare', 'share'],
        [list, one, user].map(({ name, api, bare: other, ratio }) => [
          name,
          api.toFixed(0),
          other.toFixed(0),
          ratio.toFixed(2),
        ]),
      ),
      `The list has ${events.length} events. Requests that arrive together share queries in the api; the bare server runs one for each.`,
      verdictTable(verdicts),
    ].join('\n\n');
    await saveReport('api', {
      connections: CONNECTIONS,
      seconds: SECONDS,
      rounds,
      verdicts,
      results,
      sessionMicroseconds: cost,
      writes,
    });
    return { text, verdicts };
  } finally {
    bare.stop();
  }
}
