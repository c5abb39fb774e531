import type { PathOf } from '../api/operations';
import type { TelemetryEvent } from './event';

const ENDPOINT = '/api/telemetry' satisfies PathOf<'POST'>;
/** Page views and failures wait equally long, so that a canary is never judged by its failures alone. */
const DELAY_MS = 5_000;
/** The server takes 50 events and 8 KB. */
const EVENTS_PER_REPORT = 40;
const BYTES_PER_REPORT = 7_500;
/** Limits what a page that keeps failing sends. */
const EVENTS_PER_PAGE = 200;

let waiting: TelemetryEvent[] = [];
let queued = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Batches events and sends them after a delay, or when the page is left. */
export function queueEvent(event: TelemetryEvent): void {
  if (typeof document === 'undefined' || queued >= EVENTS_PER_PAGE) return;
  if (queued === 0) sendWhenLeft();
  queued += 1;
  waiting.push(event);
  timer ??= setTimeout(sendNow, DELAY_MS);
}

function sendWhenLeft(): void {
  addEventListener('pagehide', sendNow);
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && sendNow());
}

function sendNow(): void {
  clearTimeout(timer);
  timer = undefined;
  const events = waiting;
  waiting = [];
  for (const report of reportsOf(events)) send(report);
}

/** The events as bodies that are small enough for the server, and for a browser that is leaving the page. */
export function reportsOf(events: readonly TelemetryEvent[]): string[] {
  const size = (each: string) => new TextEncoder().encode(each).length + 1;
  const reports: string[][] = [];
  let bytes = Infinity;
  for (const event of events.map((each) => JSON.stringify(each))) {
    if (bytes + size(event) > BYTES_PER_REPORT || reports.at(-1)!.length === EVENTS_PER_REPORT) {
      reports.push([]);
      bytes = 0;
    }
    reports.at(-1)!.push(event);
    bytes += size(event);
  }
  return reports.map((report) => `{"events":[${report.join(',')}]}`);
}

/** Telemetry must never break a page. */
function send(report: string): void {
  try {
    if (navigator.sendBeacon?.(ENDPOINT, report)) return;
    fetch(ENDPOINT, { method: 'POST', body: report, keepalive: true }).catch(() => undefined);
  } catch {
    // A browser that cannot send is not counted.
  }
}
