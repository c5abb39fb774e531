import pg from 'pg';
import { cpuMicroseconds } from './cpu-time.mjs';
import { saturate } from './load.mjs';
import { median } from '../statistics.mjs';

/** Public, and answered from memory: what a cookie adds to it is the session and nothing else. */
const PATH = '/api/auth/providers';
const READS = 1000;
/** PostgreSQL counts what an idle connection did at most this much later. */
const STATISTICS_DELAY_MS = 11_000;

/** CPU microseconds that one request costs the api. */
async function costOfRequest({ apiUrl, apiPid }, headers, seconds) {
  const before = cpuMicroseconds(apiPid);
  const { total } = await saturate(apiUrl, [PATH], { seconds, headers });
  return (cpuMicroseconds(apiPid) - before) / total;
}

/** What a session adds to a request, in CPU microseconds of the api: the median of pairs, with and without. */
export async function sessionCost(product, cookie, { seconds, rounds }) {
  const differences = [];
  await costOfRequest(product, { cookie }, 2);
  for (let round = 0; round < rounds; round += 1) {
    const without = await costOfRequest(product, {}, seconds);
    const withSession = await costOfRequest(product, { cookie }, seconds);
    differences.push(withSession - without);
  }
  return median(differences);
}

/** Rows written while a signed-in member reads a thousand times. */
export async function writesOnRead({ apiUrl, databaseUrl }, cookie) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const written = async () => {
    await new Promise((resolve) => setTimeout(resolve, STATISTICS_DELAY_MS));
    const { rows } = await client.query(
      `SELECT sum(n_tup_ins + n_tup_upd + n_tup_del)::integer AS count FROM pg_stat_user_tables WHERE schemaname = 'public'`,
    );
    return rows[0].count;
  };
  const before = await written();
  for (let read = 0; read < READS; read += 1) {
    const answer = await fetch(`${apiUrl}/api/auth/user`, { headers: { cookie } });
    if (!answer.ok) throw new Error(`/api/auth/user answered ${answer.status}`);
    await answer.arrayBuffer();
  }
  const after = await written();
  await client.end();
  return after - before;
}
