import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { KnownValues } from './known-values.mjs';
import { operationsOf } from './operations.mjs';
import { personNamed } from './people.mjs';
import { isFailure, Report } from './report.mjs';
import { requestsOf } from './requests.mjs';
import { SchemaValues } from './schema-values.mjs';
import { send } from './send.mjs';
import { startApi } from './start-api.mjs';

const USAGE = `npm run test:fuzz [-- options]

  Sends mutated requests to every route of the api, as Leo and as Ada, and fails when one is answered with 5xx.

  --count=50000   how many requests
  --seed=1        of what is drawn; the same for the same seed
  --only=/api/posts   routes whose path begins so`;

/** Of one operation, as one person, before the next. */
const BLOCK = 5;
/** Requests that look for a smaller one with the same failure. */
const MAX_SHRINKABLE = 150;

const { values: options } = parseArgs({
  options: {
    count: { type: 'string', default: '50000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '/' },
    help: { type: 'boolean', default: false },
  },
});
if (options.help) {
  console.log(USAGE);
  process.exit(0);
}
const count = Number(options.count);
const seed = Number(options.seed);

const api = await startApi();
const report = new Report({ seed, site: api.site });
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => void api.stop().finally(() => process.exit(1)));
// The api runs in this process: what nobody catches would have ended it.
process.once('uncaughtException', (error) => {
  console.error(`The api has ended after ${report.lastRequest()}`, error);
  void api.stop().finally(() => process.exit(1));
});
try {
  await run();
} finally {
  await api.stop();
}
console.log(report.text());
process.exit(report.failures.length > 0 ? 1 : 0);

async function run() {
  const { document, operations } = operationsOf(api.routes);
  const chosen = operations.filter(({ path }) => path.startsWith(options.only));
  const people = [];
  for (const name of ['leo', 'ada']) people.push(await prepared(name, document, chosen));
  const random = fc.sample(fc.integer(), { seed, numRuns: 2 * Math.ceil(count / BLOCK) + chosen.length });
  for (let sent = 0, round = 0; sent < count; round += 1) {
    const order = shuffled(chosen, random[round]);
    for (const operation of order) {
      const person = people[round % people.length];
      if (sent >= count) break;
      const runs = Math.min(BLOCK, count - sent);
      await person.restore();
      await block(person, operation, runs, random[sent % random.length] + sent);
      sent += runs;
    }
    await api.runJobs().catch((error) => report.addJob(error.stack ?? String(error)));
    for (const line of api.takeErrors()) report.addJob(line);
    console.error(`${sent} of ${count}, ${report.failures.length} failures`);
  }
}

async function prepared(name, document, chosen) {
  const person = await personNamed(name, api);
  await person.restore();
  const known = new KnownValues();
  await known.read(api.query);
  await send(api, { method: 'POST', path: '/api/my/export' }, person.token);
  await api.runJobs();
  const archive = await send(api, { method: 'GET', path: '/api/my/export/file' }, person.token);
  const values = new SchemaValues(document, known);
  const requests = new Map(chosen.map((one) => [one.name, requestsOf(one, values, archive.bytes)]));
  return { ...person, known, requests };
}

/** Some requests of one operation; the first that fails is made as small as it can be. */
async function block(person, operation, runs, blockSeed) {
  let shrinking = 0;
  let failure = null;
  const property = fc.asyncProperty(person.requests.get(operation.name), async (request) => {
    if (failure && ++shrinking > MAX_SHRINKABLE) return;
    report.sending(request);
    const answer = await send(api, request, person.token);
    const errors = api.takeErrors();
    if (!failure) report.count(operation.name, answer.status);
    if (answer.status >= 200 && answer.status < 400) person.known.learn(operation.path, answer);
    if (!isFailure(answer)) return;
    const found = { operation: operation.name, person: person.name, request, answer, errors, blockSeed };
    if (!failure && report.isKnown(found)) return;
    failure = found;
    throw new Error(`Answered with ${answer.status}`);
  });
  await fc.check(property, { seed: blockSeed, numRuns: runs });
  if (failure) report.add(failure);
}

function shuffled(list, number) {
  const [order] = fc.sample(fc.shuffledSubarray(list, { minLength: list.length }), {
    seed: number,
    numRuns: 1,
  });
  return order;
}
