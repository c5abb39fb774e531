import { observePage } from './observe-page.mjs';

/** A page counts as loaded when nothing has been on the network for this long. */
const QUIET_MS = 800;
const TIMEOUT_MS = 90_000;

const KINDS = {
  Script: 'js',
  Stylesheet: 'css',
  Image: 'img',
  Font: 'font',
  Document: 'html',
  Fetch: 'api',
  XHR: 'api',
  Media: 'media',
};

/** Counts requests and the bytes that crossed the wire for them. */
async function watchNetwork(cdp) {
  const requests = new Map();
  let underWay = 0;
  let quietSince = performance.now();
  const finish = (request, bytes) => {
    if (!request || request.done) return;
    Object.assign(request, { done: true, bytes });
    underWay -= 1;
    quietSince = performance.now();
  };
  await cdp.send('Network.enable');
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type, redirectResponse }) => {
    if (!/^https?:/.test(request.url)) return;
    if (redirectResponse) finish(requests.get(requestId), redirectResponse.encodedDataLength);
    requests.set(requestId, { url: request.url, kind: KINDS[type] ?? 'other', bytes: 0 });
    underWay += 1;
  });
  cdp.on('Network.responseReceived', ({ requestId, type }) => {
    const request = requests.get(requestId);
    if (request) request.kind = KINDS[type] ?? (/\.js$/.test(request.url) ? 'js' : request.kind);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    finish(requests.get(requestId), encodedDataLength),
  );
  cdp.on('Network.loadingFailed', ({ requestId }) => finish(requests.get(requestId), 0));
  return { requests, isQuiet: () => underWay === 0 && performance.now() - quietSince >= QUIET_MS };
}

/**
 * Loads `url` in a new tab of `context` with the CPU slowed down `cpu` times; resolves to what it measured. With `scroll`
 * a user then reads the page to its end: what moves and what
 * takes long meanwhile counts as well.
 */
export async function loadPage(context, url, { cpu = 1, scroll = false } = {}) {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const network = await watchNetwork(cdp);
  if (cpu > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await page.addInitScript(observePage);
  const start = performance.now();
  const quiet = async () => {
    while (!network.isQuiet() && performance.now() - start < TIMEOUT_MS)
      await new Promise((resolve) => setTimeout(resolve, 50));
  };
  await page.goto(url, { waitUntil: 'load', timeout: TIMEOUT_MS });
  await quiet();
  const { vitals, ttfb } = await page.evaluate(() => ({
    vitals: window.vitals,
    ttfb: performance.getEntriesByType('navigation')[0].responseStart,
  }));
  const loaded = { ttfb, ...vitals, ...blocking(vitals), ...transfer([...network.requests.values()]) };
  if (scroll) {
    await page.evaluate(scrollToEnd);
    await quiet();
    const { cls, moved, longTasks, fcp } = await page.evaluate(() => window.vitals);
    Object.assign(loaded, { cls, moved, longTasks, ...blocking({ longTasks, fcp }) });
    loaded.read = transfer([...network.requests.values()]);
  }
  await page.close();
  return loaded;
}

/** Runs in a page: down to its end, three quarters of a screen at a time, with a frame or two to draw each. */
async function scrollToEnd() {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let last = -1; scrollY > last;) {
    last = scrollY;
    scrollBy({ top: innerHeight * 0.75, behavior: 'instant' });
    await frame();
    await frame();
  }
}

/** Total blocking time counts what each task after the first paint took beyond 50 ms. */
const blocking = ({ longTasks, fcp }) => ({
  tbt: longTasks
    .filter(([start]) => start >= (fcp ?? 0))
    .reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0),
  longestTask: Math.max(0, ...longTasks.map(([, duration]) => duration)),
});

function transfer(requests) {
  const bytes = { total: 0 };
  for (const { kind, bytes: size } of requests) {
    bytes[kind] = (bytes[kind] ?? 0) + size;
    bytes.total += size;
  }
  return {
    requests: requests.length,
    bytes,
    files: requests.map(({ url, kind, bytes: size }) => ({ url, kind, bytes: size })),
  };
}
