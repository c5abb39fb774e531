import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const TIMEOUT_MS = 60_000;
const TICK_MS = 5;

/** One request over a connection that stays open: its status, or 0 without an answer, and how long it took. */
export function ask(agent, url, { path, cookie }) {
  const began = performance.now();
  return new Promise((resolve) => {
    const done = (status, headers = {}) =>
      resolve({ status, ms: performance.now() - began, saysWhen: headers['retry-after'] !== undefined });
    const headers = { 'accept-encoding': 'br', accept: 'text/html, */*', ...(cookie && { cookie }) };
    const sent = http.get(url + path, { agent, headers, timeout: TIMEOUT_MS }, (answer) => {
      answer.on('end', () => done(answer.statusCode, answer.headers)).on('error', () => done(0));
      answer.resume();
    });
    sent.on('timeout', () => sent.destroy()).on('error', () => done(0));
  });
}

/** As many as are answered by `clients` who each ask again once they are answered: requests per second, and their times. */
export async function measureCapacity(url, requests, { clients, seconds }) {
  const agent = new http.Agent({ keepAlive: true });
  const until = performance.now() + seconds * 1000;
  const answers = [];
  let next = 0;
  const client = async () => {
    while (performance.now() < until) answers.push(await ask(agent, url, requests[next++ % requests.length]));
  };
  await Promise.all(Array.from({ length: clients }, client));
  agent.destroy();
  const failed = answers.filter(({ status }) => status !== 200);
  if (failed.length > 0) throw new Error(`${failed.length} answers were not 200: ${failed[0].status}`);
  return { perSecond: answers.length / seconds, times: answers.map(({ ms }) => ms) };
}

/** Sends so many a second, however they are answered; resolves with the answers as soon as no more is sent. */
export async function offer(url, requests, { perSecond, seconds }) {
  const agent = new http.Agent({ keepAlive: true });
  const answers = [];
  const underWay = new Set();
  const began = performance.now();
  let sent = 0;
  for (let elapsed = 0; elapsed < seconds; elapsed = (performance.now() - began) / 1000) {
    for (const due = Math.floor(elapsed * perSecond); sent < due; sent += 1) {
      const request = ask(agent, url, requests[sent % requests.length]).then((answer) => {
        answers.push(answer);
        underWay.delete(request);
      });
      underWay.add(request);
    }
    await pause(TICK_MS);
  }
  const rest = async () => {
    await Promise.all(underWay);
    agent.destroy();
    return answers;
  };
  return { sent, rest };
}
