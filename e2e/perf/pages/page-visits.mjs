import { loadPage } from './load-page.mjs';
import { openPhone, PHONE } from '../phone/phone.mjs';
import { median } from '../statistics.mjs';

/** Asks for a page as a browser does, so that the server has it at hand for the next visitors of that minute. */
export const warmUp = async (url) =>
  (await fetch(url, { headers: { 'accept-encoding': 'br' } })).arrayBuffer();

/**
 * Each visit in a browser of its own; `repeat` measures the second view of the same page, `scroll` reads it to its end.
 * `askedFor`: another person has been there shortly before, while no browser was being started.
 */
export async function visitPage({ url, cookies, repeat, scroll, askedFor }, relays) {
  if (askedFor) await warmUp(url);
  const phone = await openPhone({ relays, cookies });
  try {
    const first = await loadPage(phone.context, url, { cpu: PHONE.cpu, scroll });
    return repeat ? [first, await loadPage(phone.context, url, { cpu: PHONE.cpu, scroll })] : [first];
  } finally {
    await phone.close();
  }
}

/** Visits in turn, forth and back, so that a slow minute of the machine falls on all of them. */
export async function visitInTurn(visits, { runs, relays, log }) {
  const results = new Map(
    visits
      .flatMap(({ name, repeat }) => [name, ...(repeat ? [`${name}, again`] : [])])
      .map((name) => [name, []]),
  );
  for (let run = 0; run < runs; run += 1) {
    for (const each of run % 2 ? [...visits].reverse() : visits) {
      const [first, second] = await visitPage(each, relays);
      log(`run ${run + 1}: ${each.name} LCP ${first.lcp?.toFixed(0)} ms`);
      results.get(each.name).push(first);
      if (second) results.get(`${each.name}, again`).push(second);
    }
  }
  return results;
}

/** What a first load weighs without what is to be looked at or listened to. */
export const kilobytesWithoutPictures = ({ bytes }) =>
  (bytes.total - (bytes.img ?? 0) - (bytes.media ?? 0)) / 1000;

/** The link and the phone in a heading. */
export const profileLabel = ({ down, up, rtt, cpu }) => `${down}/${up} kbit/s, ${rtt} ms, CPU ${cpu}×`;

export const VISIT_COLUMNS = [
  'Page',
  'TTFB',
  'FCP',
  'LCP',
  'min–max',
  'CLS',
  'TBT',
  'longest',
  'requests',
  'kB',
  'js',
  'css',
  'img',
  'font',
  'html',
  'api',
];

/** The medians of the visits of one page. */
export function visitRow(name, results) {
  const middle = (pick, digits = 0) => median(results.map(pick))?.toFixed(digits) ?? '–';
  const lcps = results.map(({ lcp }) => lcp);
  const kilobytes = (kind) => ((median(results.map(({ bytes }) => bytes[kind] ?? 0)) ?? 0) / 1000).toFixed(1);
  return [
    name,
    middle(({ ttfb }) => ttfb),
    middle(({ fcp }) => fcp),
    middle(({ lcp }) => lcp),
    `${Math.min(...lcps).toFixed(0)}–${Math.max(...lcps).toFixed(0)}`,
    middle(({ cls }) => cls, 4),
    middle(({ tbt }) => tbt),
    middle(({ longestTask }) => longestTask),
    middle(({ requests }) => requests),
    ...['total', 'js', 'css', 'img', 'font', 'html', 'api'].map(kilobytes),
  ];
}
