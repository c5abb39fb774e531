import { readFile } from 'node:fs/promises';
import http from 'node:http';
import { createMembers, openDatabase, tokenOf } from './members.mjs';
import { saveReport, machineNote, table, verdict, verdictTable } from '../report.mjs';
import { median } from '../statistics.mjs';

const STREAMS = 1000;
const ROUNDS = 10;
const LIMIT_MS = 1000;

/** A stream of `GET /api/live`; `heard` is called with each topic. */
function listen({ apiUrl }, slug, heard) {
  return new Promise((resolve, reject) => {
    const headers = { cookie: `futurelab=${tokenOf(slug)}`, accept: 'text/event-stream' };
    const request = http.get(`${apiUrl}/api/live`, { headers, agent: false }, (answer) => {
      answer.setEncoding('utf8').on('data', (text) => {
        resolve(() => request.destroy());
        for (const [, topic] of text.matchAll(/^data: ?(\S+)$/gm)) heard(topic);
      });
      answer.on('error', () => {});
    });
    request.on('error', reject);
  });
}

/** Of a process, as Linux tells. */
async function residentMegabytes(pid) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(status) ?? [];
  return kilobytes === undefined ? null : Number(kilobytes) / 1000;
}

/** 1,000 members each hold a stream of one api; how soon the last of them hears that a user wrote a post. */
export async function benchLive(product, { log = () => {} } = {}) {
  const machine = machineNote();
  const database = await openDatabase(product);
  const { people, leave } = await createMembers(product, database, 'listener', STREAMS);
  const author = people[0];
  await database.query(`UPDATE users SET joined_at = now() - interval '1 year' WHERE id = $1`, [author.id]);
  const closing = [];
  try {
    const before = await residentMegabytes(product.apiPid);
    let round = null;
    const onTopic = (index) => (topic) => round?.hear(index, topic);
    for (let from = 0; from < STREAMS; from += 100)
      closing.push(
        ...(await Promise.all(
          people.slice(from, from + 100).map(({ slug }, at) => listen(product, slug, onTopic(from + at))),
        )),
      );
    const after = await residentMegabytes(product.apiPid);
    const slowest = [];
    for (let number = 1; number <= ROUNDS; number += 1) {
      const waiting = new Set(people.keys());
      const started = performance.now();
      const allNotified = new Promise((resolve) => {
        round = {
          hear(index, topic) {
            if (topic === 'posts' && waiting.delete(index) && waiting.size === 0) resolve();
          },
        };
      });
      const timeout = new Promise((resolve) => setTimeout(resolve, 10 * LIMIT_MS).unref());
      await author.call('POST', '/api/posts', {
        title: `Live ${number}`,
        body: 'Does everybody hear of it?',
        kind: 'discussion',
      });
      await Promise.race([allNotified, timeout]);
      slowest.push(waiting.size === 0 ? performance.now() - started : Infinity);
      log(`live: round ${number}, ${slowest.at(-1).toFixed(0)} ms`);
    }
    const verdicts = [
      verdict(
        `L1 the last of ${STREAMS} streams hears of a post, worst round`,
        Math.max(...slowest),
        LIMIT_MS,
        {
          unit: ' ms',
          digits: 0,
        },
      ),
    ];
    const megabytes = (value) => (value === null ? 'unknown' : `${value.toFixed(0)} MB`);
    const text = [
      `## Live streams: ${STREAMS} members on one api, ${ROUNDS} posts`,
      machine,
      table(
        ['', ''],
        [
          ['Median round', `${median(slowest).toFixed(0)} ms`],
          ['Memory of the api without streams', megabytes(before)],
          [`Memory of the api with ${STREAMS} streams`, megabytes(after)],
        ],
      ),
      verdictTable(verdicts),
    ].join('\n\n');
    await saveReport('live', { verdicts, slowest, before, after });
    return { text, verdicts };
  } finally {
    for (const close of closing) close();
    leave();
    await database.end();
  }
}
