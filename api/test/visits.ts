import { createHmac } from 'node:crypto';
import type { TestResponse, Client } from './client.js';

export const VISIT_SECRET = 'what the api and the shell servers know in specs';

interface Visit {
  id: string;
  /** By section, as the page of the visit was made with. */
  releases: Record<string, string>;
  /** Seconds since 1970. */
  at?: number;
  secret?: string;
}

/** What a shell server hands out with a page. */
export function visitToken({ id, releases, at = Date.now() / 1000, secret = VISIT_SECRET }: Visit): string {
  const payload = Buffer.from(JSON.stringify({ id, at: Math.floor(at), releases })).toString('base64url');
  return `${payload}.${createHmac('sha256', secret).update(payload).digest('base64url')}`;
}

/** What the browser of one visit tells. */
export function sendTelemetry(
  browser: Client,
  token: string,
  events: unknown[],
  address = '192.0.2.1',
): Promise<TestResponse> {
  browser.cookies.set('futurelab_visit', token);
  return browser.post('/api/telemetry', { events }, { headers: { 'x-forwarded-for': address } });
}
