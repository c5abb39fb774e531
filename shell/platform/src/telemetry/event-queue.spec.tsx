import type { LoadEvent } from './event';
import type * as EventQueue from './event-queue';

const view: LoadEvent = { kind: 'load', app: 'mf-learning', release: '0123456789abcdef' };

describe('what a page tells the server', () => {
  let beacon: jest.Mock;
  let queue: typeof EventQueue;
  const sent = () =>
    beacon.mock.calls.map(([, body]) => (JSON.parse(body as string) as { events: unknown[] }).events);

  beforeEach(async () => {
    jest.useFakeTimers();
    jest.resetModules();
    beacon = jest.fn(() => true);
    Object.assign(navigator, { sendBeacon: beacon });
    queue = await import('./event-queue');
  });
  afterEach(() => jest.useRealTimers());

  it('waits for more and goes out in one piece', () => {
    queue.queueEvent(view);
    queue.queueEvent({ ...view, kind: 'failure', phase: 'page', class: 'network' });
    expect(beacon).not.toHaveBeenCalled();
    jest.advanceTimersByTime(5_000);
    expect(beacon).toHaveBeenCalledTimes(1);
    expect(beacon.mock.calls[0][0]).toBe('/api/telemetry');
    expect(sent()[0]).toHaveLength(2);
  });

  it('goes out when the page is hidden or left, and not again later', () => {
    queue.queueEvent(view);
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    expect(sent()).toEqual([[view]]);
    queue.queueEvent({ ...view, app: 'mf-account' });
    window.dispatchEvent(new Event('pagehide'));
    expect(beacon).toHaveBeenCalledTimes(2);
    jest.advanceTimersByTime(60_000);
    expect(beacon).toHaveBeenCalledTimes(2);
  });

  it('is cut into bodies that the server takes', () => {
    const route = `/${'ü'.repeat(190)}`;
    const vital = { ...view, kind: 'vital', name: 'LCP', value: 1, rating: 'good', route } as const;
    const reports = queue.reportsOf(Array.from({ length: 100 }, () => vital));
    expect(reports.flatMap((report) => (JSON.parse(report) as { events: unknown[] }).events)).toHaveLength(
      100,
    );
    for (const report of reports) expect(Buffer.byteLength(report)).toBeLessThanOrEqual(8 * 1024);
    const short = queue.reportsOf(Array.from({ length: 100 }, () => view));
    for (const report of short)
      expect((JSON.parse(report) as { events: unknown[] }).events.length).toBeLessThanOrEqual(50);
  });

  it('has an end, however often a page fails', () => {
    for (let time = 0; time < 1_000; time += 1) queue.queueEvent(view);
    jest.advanceTimersByTime(5_000);
    expect(sent().flat()).toHaveLength(200);
  });

  it('never breaks the page', () => {
    beacon.mockImplementation(() => {
      throw new Error('no beacons here');
    });
    queue.queueEvent(view);
    expect(() => jest.advanceTimersByTime(5_000)).not.toThrow();
  });

  it('goes out as a request that outlives the page where a beacon is refused', () => {
    beacon.mockReturnValue(false);
    globalThis.fetch = jest.fn(() => Promise.reject(new Error('offline'))) as unknown as typeof fetch;
    queue.queueEvent(view);
    jest.advanceTimersByTime(5_000);
    expect(fetch).toHaveBeenCalledWith(
      '/api/telemetry',
      expect.objectContaining({ keepalive: true, method: 'POST' }),
    );
  });
});
