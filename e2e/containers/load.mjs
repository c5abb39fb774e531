import { setTimeout as wait } from 'node:timers/promises';
import { request } from './request.mjs';

const PAGES = ['/', '/courses', '/events', '/login'];
const READS = ['/api/courses', '/api/events', '/api/posts', '/api/learning-paths'];
const TICK_MS = 10;
const STOOD_STILL_MS = 1_000;
/** One write among so many requests. */
const WRITE_EVERY = 8;

/**
 * Visitors who arrive at a fixed rate, however slow the answers are: pages, reads of the api, and sign-ups for the
 * newsletter, each with an address that nobody else has. A write that fails is sent once more, as a browser's user would.
 * @param {{ url: string, perSecond: number, name: string }} options `name` tells one run's addresses from another's
 */
export function startLoad({ url, perSecond, name }) {
  const figures = { sent: 0, reads: 0, writes: 0, readsLost: 0, writesFailed: 0, writesLost: 0, slowest: 0 };
  const problems = new Map();
  const accepted = [];
  const underWay = new Set();
  let started = performance.now();
  let looked = started;

  const attempt = async (path, options) => {
    const began = performance.now();
    try {
      const { status } = await request(url + path, options);
      if (status >= 200 && status < 300) return true;
      throw new Error(`${status}`);
    } catch (error) {
      const kind = `${options.method ?? 'GET'} ${path}: ${error.code ?? error.message}`;
      problems.set(kind, (problems.get(kind) ?? 0) + 1);
      return false;
    } finally {
      figures.slowest = Math.max(figures.slowest, performance.now() - began);
    }
  };
  const read = async (n) => {
    figures.reads += 1;
    const path = n % 2 === 0 ? PAGES[(n / 2) % PAGES.length] : READS[((n - 1) / 2) % READS.length];
    if (!(await attempt(path, { visitor: n }))) figures.readsLost += 1;
  };
  const write = async (n) => {
    figures.writes += 1;
    const email = `${name}-${n}@load.test`;
    const json = { name: 'Robin', email, source: 'load' };
    const send = () => attempt('/api/subscribe', { method: 'POST', visitor: n, json });
    if (await send()) return accepted.push(email);
    figures.writesFailed += 1;
    await wait(200);
    if (await send()) return accepted.push(email);
    figures.writesLost += 1;
  };
  const timer = setInterval(() => {
    // Where this very machine stood still, nobody arrived.
    const now = performance.now();
    if (now - looked > STOOD_STILL_MS) started += now - looked;
    looked = now;
    const due = Math.floor(((now - started) / 1000) * perSecond);
    for (; figures.sent < due; figures.sent += 1) {
      const n = figures.sent;
      const visit = (n % WRITE_EVERY === 0 ? write(n) : read(n)).finally(() => underWay.delete(visit));
      underWay.add(visit);
    }
  }, TICK_MS);

  let seconds;
  return {
    /** Lets what is under way end. */
    async stop() {
      clearInterval(timer);
      seconds ??= (performance.now() - started) / 1000;
      await Promise.all(underWay);
      return {
        ...figures,
        slowest: Math.round(figures.slowest),
        perSecond: Math.round(figures.sent / seconds),
        accepted,
        problems: [...problems],
      };
    },
  };
}
