import { parseArgs } from 'node:util';
import { prepareWorkspaces } from './install.mjs';

const USAGE = `npm run bench [-- vitals|api|bytes|overload|sign-ups|rsvp|points|canary|live|signed-in …] [-- options]

  vitals   landing and home on a shaped phone link against static copies of the same pages
  api      requests per second against a bare node:http and pg server with the same statements
  bytes    script sizes of every page against the same source as one application

  only when named, because they take their time:
  pages    the same of every public page, read to its end
  lighthouse    every public page as Lighthouse sees it on a phone; fetches Lighthouse from npm
  interactions  how soon a slow phone shows what a press, a tap or a key does
  signed-in     members' pages per second and the CPU of one, beside a bare renderToString of the same tree
  overload      ten times what the site can answer for 20 seconds: who is answered, and how soon

  only when named, because they count what must be exact and are no figures of speed:
  sign-ups 10,000 sign-ups from one address range while people elsewhere sign up
  rsvp     500 people at once for 50 places, 20 rounds; then a mix with cancels, by a fixed seed
  points   10,000 actions and reversals by 50 clients: ledger, total and formula
  live     1,000 members listen on one api: how soon the last hears of a post, and the memory they take
  canary   2,000 fresh visitors of a canary for 10 %, ten visits each; stopped, then promoted

  --runs=5     cold page loads of each page, looks of Lighthouse, times that something is pressed
  --rounds=5   rounds of load on each server
  --only=/about,/courses*   some of the public pages, for pages and lighthouse
  --site=http://localhost:3000   a site that runs already, for vitals, pages, lighthouse and interactions
  --check      ends with an error when a figure misses its target
  --quiet      prints the tables only`;

await prepareWorkspaces();
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
    site: { type: 'string' },
    check: { type: 'boolean', default: false },
    quiet: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

/** What needs no more of a product than its pages. */
const ON_ANY_SITE = ['vitals', 'pages', 'lighthouse', 'interactions'];

/** What runs against a product of its own, in this order. */
const ON_PRODUCT = {
  vitals: async () => (await import('../e2e/perf/pages/vitals.mjs')).benchVitals,
  pages: async () => (await import('../e2e/perf/pages/pages.mjs')).benchPages,
  lighthouse: async () => (await import('../e2e/perf/pages/lighthouse.mjs')).benchLighthouse,
  interactions: async () => (await import('../e2e/perf/interactions/interactions.mjs')).benchInteractions,
  api: async () => (await import('../e2e/perf/api/throughput.mjs')).benchApi,
  'signed-in': async () => (await import('../e2e/perf/signed-in/signed-in.mjs')).benchSignedIn,
  overload: async () => (await import('../e2e/perf/overload/overload.mjs')).benchOverload,
  'sign-ups': async () => (await import('../e2e/perf/api/sign-ups.mjs')).benchSignUps,
  rsvp: async () => (await import('../e2e/perf/exact-counts/rsvps.mjs')).benchRsvps,
  points: async () => (await import('../e2e/perf/exact-counts/points.mjs')).benchPoints,
  live: async () => (await import('../e2e/perf/exact-counts/live.mjs')).benchLive,
  canary: async () => (await import('../e2e/perf/exact-counts/canary.mjs')).benchCanary,
};
const parts = positionals.length > 0 ? positionals : ['bytes', 'vitals', 'api'];
if (options.help || parts.some((part) => part !== 'bytes' && !Object.hasOwn(ON_PRODUCT, part))) {
  console.log(USAGE);
  process.exit(options.help ? 0 : 2);
}
if (options.site && parts.some((part) => !ON_ANY_SITE.includes(part))) {
  console.log(`--site goes with ${ON_ANY_SITE.join(', ')} alone.`);
  process.exit(2);
}
const log = options.quiet ? () => {} : (line) => console.error(line);
const only = options.only.split(',').filter(Boolean);
const settings = { runs: Number(options.runs), rounds: Number(options.rounds), only, log };

if (!options.site) {
  const { buildStale } = await import('./builds.mjs');
  await buildStale({ log });
}

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
  const product = options.site ? { url: options.site, stop: () => {} } : await startProduct();
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
