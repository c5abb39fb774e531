import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { saveReport, machineNote, table, verdict, verdictTable } from '../report.mjs';
import { percentile } from '../statistics.mjs';

const FLOOD = 10_000;
const AT_ONCE = 64;
const PEOPLE = 100;
/** What one address range may ask for in a window, and how long that is. */
const RANGE_LIMIT = 60;
const WINDOW_MS = 600_000;

/** One subscription to the api itself, as the edge hands it on for a user at `ip`. */
async function signUp({ apiUrl, url }, email, ip) {
  const started = performance.now();
  const answer = await fetch(`${apiUrl}/api/subscribe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, 'x-forwarded-for': ip },
    body: JSON.stringify({ name: 'Ines', email, source: 'landing_page' }),
  });
  await answer.arrayBuffer();
  return { status: answer.status, ms: performance.now() - started };
}

/** Ten thousand from the 254 addresses of one range, as fast as they are answered. */
async function flood(product) {
  const answers = [];
  let next = 0;
  const sender = async () => {
    for (let number = next++; number < FLOOD; number = next++)
      answers.push(
        await signUp(product, `flood${number % 5000}@example.test`, `198.51.100.${(number % 254) + 1}`),
      );
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sender));
  return answers;
}

/** People from everywhere else, one after another, while `others` goes on and until all have asked. */
async function people(product, others) {
  const answers = [];
  let isOver = false;
  void others.then(() => (isOver = true));
  for (let number = 0; number < PEOPLE; number += 1) {
    answers.push(await signUp(product, `person${number}@example.test`, `10.${number}.0.7`));
    if (!isOver) await pause(50);
  }
  return answers;
}

/** How many mailboxes were, or will be, written to more than once; and how many at all. */
async function mailboxes(databaseUrl) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query(`
    SELECT count(*)::integer AS all, count(*) FILTER (WHERE jobs > 1)::integer AS twice,
           count(*) FILTER (WHERE mailbox LIKE 'person%')::integer AS people
    FROM (SELECT data ->> 'to' AS mailbox, count(*) AS jobs FROM pgboss.job WHERE name LIKE 'mail%' GROUP BY 1) m`);
  await client.end();
  return rows[0];
}

const countOf = (answers, status) => answers.filter((answer) => answer.status === status).length;

/** 10,000 sign-ups from one address range within a minute, with people elsewhere who sign up meanwhile. */
export async function benchSignUps(product, { log = () => {} } = {}) {
  const machine = machineNote();
  const started = Date.now();
  const flooding = flood(product);
  const [theirs, ours] = await Promise.all([flooding, people(product, flooding)]);
  const seconds = (Date.now() - started) / 1000;
  const windows = Math.floor(Date.now() / WINDOW_MS) - Math.floor(started / WINDOW_MS) + 1;
  const mails = await mailboxes(product.databaseUrl);
  log(`sign-ups: ${FLOOD} in ${seconds.toFixed(1)} s`);
  const verdicts = [
    verdict('10,000 sign-ups from one range', seconds, 60, { unit: ' s', digits: 1 }),
    verdict('taken from that range', countOf(theirs, 201), RANGE_LIMIT * windows, { digits: 0 }),
    verdict('refused with 429', countOf(theirs, 429), FLOOD - RANGE_LIMIT * windows, {
      atLeast: true,
      digits: 0,
    }),
    verdict('people elsewhere who got through', countOf(ours, 201), PEOPLE, { atLeast: true, digits: 0 }),
    verdict('people elsewhere who are mailed', mails.people, PEOPLE, { atLeast: true, digits: 0 }),
    verdict('mailboxes mailed twice', mails.twice, 0, { digits: 0 }),
  ];
  const row = (name, answers) => {
    const times = answers.map(({ ms }) => ms);
    return [name, answers.length, percentile(times, 0.5).toFixed(1), percentile(times, 0.99).toFixed(1)].map(
      String,
    );
  };
  const text = [
    `## Sign-ups: ${AT_ONCE} at once from one range, ${PEOPLE} people from elsewhere meanwhile`,
    machine,
    table(['From', 'requests', 'median ms', 'p99 ms'], [row('one range', theirs), row('elsewhere', ours)]),
    verdictTable(verdicts),
  ].join('\n\n');
  await saveReport('sign-ups', { verdicts, seconds, mails });
  return { text, verdicts };
}
