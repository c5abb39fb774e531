import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { prepareWorkspaces } from './install.mjs';
import { sections } from './workspaces.mjs';

const USAGE = `npm run dev -w <section> [-- --against <url> | --api <url>] [--port <port>]

  (nothing)         the section by itself, with a menu of its pages and no api
  --against <url>   inside that site: the section from here, everything else as it is there
  --api <url>       the section by itself, with the api of that site
  --port <port>     where to look at it; each section has its own, from 3100`;

await prepareWorkspaces();
const { values } = parseArgs({
  options: {
    against: { type: 'string' },
    api: { type: 'string' },
    port: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(USAGE);
  process.exit(0);
}
if (values.against && values.api) fail('Either --against or --api: a site brings its own api.');

const context = process.cwd();
const { name: app } = JSON.parse(await readFile(path.join(context, 'package.json'), 'utf8'));
if (!sections.includes(app)) fail(`${app} is not a section. ${USAGE}`);

const site = originOf(values.against ?? values.api);
const port = Number(values.port ?? process.env.PORT ?? 3100 + sections.indexOf(app));
const { startSectionServer } = await import('./section-dev/server.mjs');
const server = await startSectionServer({ app, context, site, standalone: !values.against, port }).catch(
  (error) => fail(error.message),
);
const place = values.against ? `inside ${site}` : site ? `alone, with the api of ${site}` : 'alone';
console.log(`${app} ${place} ready at ${server.url}`);

const stop = () => server.stop().then(() => process.exit(0));
process.once('SIGINT', stop);
process.once('SIGTERM', stop);

function originOf(address) {
  if (!address) return null;
  const { origin, protocol } = URL.canParse(address) ? new URL(address) : {};
  return /^https?:$/.test(protocol) ? origin : fail(`${address} is not the address of a site. ${USAGE}`);
}

function fail(problem) {
  console.error(problem);
  process.exit(1);
}
