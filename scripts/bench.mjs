import { parseArgs } from 'node:util';
import { installDependencies } from './install.mjs';

const USAGE = `npm run bench [-- vitals|api|bytes|sign-ups …] [-- options]

  vitals   page loads on a shaped phone link against static copies of the same pages
  api      requests per second against a bare node:http and pg server with the same statements
  bytes    script sizes of every page against the same source as one application
  sign-ups 10,000 sign-ups from one address range while people elsewhere sign up (only when named)

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
const parts = positionals.length > 0 ? positionals : ['bytes', 'vitals', 'api'];
if (options.help || parts.some((part) => !['vitals', 'api', 'bytes', 'sign-ups'].includes(part))) {
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
    if (parts.includes('vitals')) {
      const { benchVitals } = await import('../e2e/perf/vitals.mjs');
      print(await benchVitals(product, settings));
    }
    if (parts.includes('api')) {
      const { benchApi } = await import('../e2e/perf/throughput.mjs');
      print(await benchApi(product, settings));
    }
    if (parts.includes('sign-ups')) {
      const { benchSignUps } = await import('../e2e/perf/sign-ups.mjs');
      print(await benchSignUps(product, settings));
    }
  } finally {
    await product.stop();
  }
}
const missed = verdicts.filter(({ holds }) => !holds);
if (missed.length > 0) console.log(`\nMissed: ${missed.map(({ name }) => name).join('; ')}`);
process.exit(options.check && missed.length > 0 ? 1 : 0);
