import { parseArgs } from 'node:util';
import { installDependencies } from './install.mjs';

const USAGE = `npm run bench [-- vitals|api|bytes|sign-ups|rsvp|points|canary|axe …] [-- options]

  vitals   page loads on a shaped phone link against static copies of the same pages
  api      requests per second against a bare node:http and pg server with the same statements
  bytes    script sizes of every page against the same source as one application

  only when named, because they count what must be exact and are no figures of speed:
  sign-ups 10,000 sign-ups from one address range while people elsewhere sign up
  rsvp     500 people at once for 50 places, 20 rounds; then a mix with cancels, by a fixed seed
  points   10,000 actions and reversals by 50 clients: ledger, total and formula
  canary   2,000 fresh visitors of a canary for 10 %, ten visits each; stopped, then promoted
  axe      every page as everybody, at three widths in both themes, looked at by axe

  --runs=5     cold page loads of each page
  --rounds=5   rounds of load on each server
  --check      ends with an error when a figure misses its target
  --quiet      prints the tables only`;

installDependencies();
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '5' },
    check: { type: 'boolean', default: false },
    quiet: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

/** What runs against a product of its own, in this order. */
const ON_PRODUCT = {
  vitals: async () => (await import('../e2e/perf/vitals.mjs')).benchVitals,
  api: async () => (await import('../e2e/perf/throughput.mjs')).benchApi,
  'sign-ups': async () => (await import('../e2e/perf/sign-ups.mjs')).benchSignUps,
  rsvp: async () => (await import('../e2e/perf/rsvps.mjs')).benchRsvps,
  points: async () => (await import('../e2e/perf/points.mjs')).benchPoints,
  canary: async () => (await import('../e2e/perf/canary.mjs')).benchCanary,
  axe: async () => (await import('../e2e/perf/axe.mjs')).benchAxe,
};
const parts = positionals.length > 0 ? positionals : ['bytes', 'vitals', 'api'];
if (options.help || parts.some((part) => part !== 'bytes' && !Object.hasOwn(ON_PRODUCT, part))) {
  console.log(USAGE);
  process.exit(options.help ? 0 : 2);
}
const log = options.quiet ? () => {} : (words) => console.error(words);
const settings = { runs: Number(options.runs), rounds: Number(options.rounds), log };

const { buildStale } = await import('./builds.mjs');
await buildStale({ log });

const verdicts = [];
const print = (result) => {
  console.log(`\n${result.text}`);
  verdicts.push(...result.verdicts);
};

if (parts.includes('bytes')) {
  const { benchBytes } = await import('../e2e/perf/bytes.mjs');
  print(await benchBytes());
}
if (parts.some((part) => part !== 'bytes')) {
  const { startProduct } = await import('../e2e/stack/product.mjs');
  const product = await startProduct();
  try {
    for (const [part, bench] of Object.entries(ON_PRODUCT))
      if (parts.includes(part)) print(await (await bench())(product, settings));
  } finally {
    await product.stop();
  }
}
const missed = verdicts.filter(({ holds }) => !holds);
if (missed.length > 0) console.log(`\nMissed: ${missed.map(({ name }) => name).join('; ')}`);
process.exit(options.check && missed.length > 0 ? 1 : 0);
