import { Buffer } from 'node:buffer';
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { deployToken } from '../../../shell/platform/build/publish/deploy-token.mjs';
import { nextRelease } from './next-release.mjs';
import { saveReport, machineNote, table, verdict, verdictTable } from '../report.mjs';

const APP = 'mf-learning';
const PAGE = '/courses';
const VISITORS = 2_000;
const VISITS = 10;
const AT_ONCE = 32;
const WITHIN_MS = 5_000;
const VISITOR = /^futurelab_visitor=/;
const SHOWN = new RegExp(`/mfe/${APP}/([0-9a-f]{16})/`);

/** One act of the section's own pipeline. */
async function request({ url, dataDir }, method, path, body) {
  const token = await deployToken(APP, url, { DATA_DIR: dataDir });
  const answer = await fetch(`${url}/api/releases/${APP}/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ reason: 'To count visitors.', ...body }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
}

/** A copy of the id: a part of the page's text would keep all of it in memory. */
function releaseIn(html) {
  const shown = SHOWN.exec(html);
  return shown ? Buffer.from(shown[1]).toString() : undefined;
}

/** The release that the page is shown with, and the cookie that its visitor was given. */
function visit({ url }, agent, cookie) {
  return new Promise((resolve, reject) => {
    http
      .get(url + PAGE, { agent, headers: cookie ? { cookie } : {} }, (answer) => {
        let html = '';
        answer.setEncoding('utf8').on('data', (part) => (html += part));
        answer.on('end', () =>
          answer.statusCode === 200
            ? resolve({
                release: releaseIn(html),
                cookie: answer.headers['set-cookie']?.find((line) => VISITOR.test(line))?.split(';')[0],
              })
            : reject(new Error(`${PAGE} was answered with ${answer.statusCode}`)),
        );
      })
      .on('error', reject);
  });
}

async function visits(product, agent, count, cookieOf) {
  const seen = [];
  let next = 0;
  const visitor = async () => {
    for (let index = next++; index < count; index = next++)
      seen[index] = await visit(product, agent, cookieOf(index));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  return seen;
}

/** Resolves, with how long it took, when `holds` does of a visit. */
async function until(product, agent, holds) {
  const started = performance.now();
  while (!holds(await visit(product, agent))) {
    if (performance.now() - started > 2 * WITHIN_MS) throw new Error('The shell server did not follow');
    await pause(20);
  }
  return performance.now() - started;
}

/** A canary for ten percent of 2,000 fresh visitors, each of whom comes ten times; stopped, and then promoted. */
export async function benchCanary(product, { log = () => {} } = {}) {
  const machine = machineNote();
  const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE });
  try {
    const { release: live } = await visit(product, agent);
    const canary = await nextRelease(product, APP);
    log(`canary: ${live} is live, ${canary} is the next`);
    const start = () => request(product, 'POST', 'canary', { release: canary, percent: 10 });
    const isDrawn = ({ cookie }) => cookie !== undefined;

    await start();
    await until(product, agent, isDrawn);
    const started = performance.now();
    const fresh = await visits(product, agent, VISITORS, () => undefined);
    const cookieOf = (index) => fresh[index % VISITORS].cookie;
    const again = await visits(product, agent, VISITORS * (VISITS - 1), cookieOf);
    const seconds = (performance.now() - started) / 1000;
    const share = (100 * fresh.filter(({ release }) => release === canary).length) / VISITORS;
    const others = fresh.filter(({ release }) => release !== canary && release !== live).length;
    const fickle = again.filter(({ release }, index) => release !== fresh[index % VISITORS].release).length;
    log(`canary: ${share.toFixed(2)} %, ${VISITORS * VISITS} visits in ${seconds.toFixed(1)} s`);

    await request(product, 'DELETE', 'canary');
    const stopped = await until(product, agent, (one) => !isDrawn(one));
    const afterStop = await visits(product, agent, VISITORS, cookieOf);
    await start();
    await until(product, agent, isDrawn);
    await request(product, 'POST', `${canary}/promotion`);
    const promoted = await until(product, agent, (one) => !isDrawn(one) && one.release === canary);
    const afterPromotion = await visits(product, agent, VISITORS, cookieOf);

    const notOn = (seen, release) => seen.filter((one) => one.release !== release).length;
    const whole = { digits: 0 };
    const verdicts = [
      verdict('share of fresh visitors on the canary, away from 10 %', Math.abs(share - 10), 2, {
        unit: ' %',
      }),
      verdict('fresh visitors on anything else but canary or live', others, 0, whole),
      verdict('visits, of nine more each, that were shown another release', fickle, 0, whole),
      verdict('stopped: live for everybody after', stopped / 1000, WITHIN_MS / 1000, { unit: ' s' }),
      verdict('stopped: visitors who are not on what was live', notOn(afterStop, live), 0, whole),
      verdict('promoted: live for everybody after', promoted / 1000, WITHIN_MS / 1000, { unit: ' s' }),
      verdict('promoted: visitors who are not on it', notOn(afterPromotion, canary), 0, whole),
    ];
    const text = [
      `## A canary for 10 %: ${VISITORS.toLocaleString('en')} fresh visitors, ${VISITS} visits each`,
      machine,
      table(
        ['', 'value'],
        [
          ['Share on the canary', `${share.toFixed(2)} %`],
          ['Visits per second', ((VISITORS * VISITS) / seconds).toFixed(0)],
        ],
      ),
      verdictTable(verdicts),
    ].join('\n\n');
    await saveReport('canary', { verdicts, share, seconds });
    return { text, verdicts };
  } finally {
    agent.destroy();
  }
}
