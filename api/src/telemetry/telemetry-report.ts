import { z } from 'zod';
import { RATINGS, VITALS } from './vital-count.entity.js';

const app = z.string().regex(/^mf-[a-z0-9-]{1,60}$/);
const release = z.string().regex(/^[0-9a-f]{16}$/);
/** As a section declares it, `/courses/:id`; an address, which may name a person, is not kept. */
const route = z.string().startsWith('/').max(200);

const load = z.object({ kind: z.literal('load'), app, release });

const failure = z.object({
  kind: z.literal('failure'),
  app,
  release,
  phase: z.enum(['entry', 'expose', 'page', 'css', 'render', 'server']),
  class: z.enum(['network', 'integrity', 'timeout', 'exception']),
});

const vital = z.object({
  kind: z.literal('vital'),
  app,
  release,
  name: z.enum(VITALS),
  value: z.number().min(0).max(1_000_000),
  rating: z.enum(RATINGS),
  route,
});

const report = z.object({ events: z.array(z.discriminatedUnion('kind', [load, failure, vital])).max(50) });

export type TelemetryEvent = z.infer<typeof report>['events'][number];
export type VitalEvent = z.infer<typeof vital>;
export type CountedEvent = Exclude<TelemetryEvent, VitalEvent>;

/** What a body says, whether it came as JSON or, as `sendBeacon` sends texts, as text; null when it is no report. */
export function readReport(body: unknown): TelemetryEvent[] | null {
  const parsed = report.safeParse(typeof body === 'string' ? parse(body) : body);
  return parsed.success ? parsed.data.events : null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
