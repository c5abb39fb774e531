import { cpuMicroseconds } from '../api/cpu-time.mjs';
import { saturate } from '../api/load.mjs';
import { cookieHeader, signIn } from '../phone/sign-in.mjs';
import { machineNote, saveReport, table } from '../report.mjs';
import { median } from '../statistics.mjs';
import { buildBareRenderer, costOfRendering, pageDataOf } from './bare.mjs';

const SECONDS = 4;
/** Fewer than the shell renders at once: none is refused. */
const CONNECTIONS = 8;

async function pagesToMeasure(apiUrl) {
  const [topic] = await (await fetch(`${apiUrl}/api/posts?limit=1`)).json();
  return [
    { name: 'Home', path: '/' },
    { name: 'Notifications', path: '/notifications' },
    { name: 'A topic', path: `/community/discussions/${topic.id}` },
    { name: 'Events, a list', path: '/events' },
    { name: 'Discussions, a list', path: '/community/discussions' },
  ];
}

/** Pages per second, and the CPU that one costs shell and api, in milliseconds. */
async function measureSite(product, path, cookie) {
  const pids = [product.shellPid, product.apiPid];
  const before = pids.map(cpuMicroseconds);
  const { perSecond, total } = await saturate(product.url, [path], {
    seconds: SECONDS,
    headers: { cookie },
    connections: CONNECTIONS,
  });
  const [shell, api] = pids.map((pid, n) => (cpuMicroseconds(pid) - before[n]) / total / 1000);
  return { perSecond, shell, api };
}

async function measurePage(product, { name, path }, cookie, bareRenderer, rounds) {
  const url = product.url + path;
  const html = await (await fetch(url, { headers: { cookie } })).text();
  const render = await bareRenderer(pageDataOf(html), url, product.releases);
  const bareBytes = render().length;
  costOfRendering(render, 2);
  await measureSite(product, path, cookie);
  const measured = [];
  for (let round = 0; round < rounds; round += 1) {
    const bare = costOfRendering(render, SECONDS / 2) / 1000;
    measured.push({ bare, ...(await measureSite(product, path, cookie)) });
  }
  const of = (key) => median(measured.map((each) => each[key]));
  return {
    name,
    path,
    bytes: html.length,
    bareBytes,
    perSecond: of('perSecond'),
    shell: of('shell'),
    api: of('api'),
    bare: of('bare'),
    measured,
  };
}

/** Members’ pages, each made for one member alone, beside a bare `renderToString` of the same tree with the same data. */
export async function benchSignedIn(product, { rounds = 5, log = () => {} } = {}) {
  const machine = machineNote();
  const cookie = cookieHeader(await signIn(product.url, 'Maya'));
  const bareRenderer = await buildBareRenderer();
  const results = [];
  for (const page of await pagesToMeasure(product.apiUrl)) {
    const result = await measurePage(product, page, cookie, bareRenderer, rounds);
    log(`${page.name}: ${result.perSecond.toFixed(0)}/s, ${result.shell.toFixed(1)} ms`);
    results.push(result);
  }
  const text = [
    `## Members’ pages: ${CONNECTIONS} connections, ${rounds} rounds of ${SECONDS} s, medians`,
    machine,
    table(
      ['Page', 'a second', 'shell, CPU ms', 'renderToString, CPU ms', 'api, CPU ms', 'kB'],
      results.map(({ name, perSecond, shell, bare, api, bytes }) => [
        name,
        perSecond.toFixed(0),
        shell.toFixed(1),
        bare.toFixed(1),
        api.toFixed(1),
        (bytes / 1000).toFixed(0),
      ]),
    ),
  ].join('\n\n');
  await saveReport('signed-in', { connections: CONNECTIONS, seconds: SECONDS, rounds, results });
  return { text, verdicts: [] };
}
