import type { FastifyBaseLogger } from 'fastify';

/** What there is too much of: pages to render, reads to hand on to the api, or work for the event loop altogether. */
export type OverloadReason = 'pages' | 'api' | 'event_loop';

/** Refused at once, because waiting would only make everybody wait longer. */
export class OverloadedError extends Error {
  readonly statusCode = 503;

  constructor(readonly reason: OverloadReason) {
    super('Too much is under way at once');
  }
}

/** Requests refused by this process, for metrics. */
export const refusedRequests: Record<OverloadReason, number> = { pages: 0, api: 0, event_loop: 0 };

const LOG_EVERY_MS = 10_000;
let loggedAt = -Infinity;

/** Counts a refusal. One line of the log stands for all of ten seconds. */
export function noteRefusal({ reason }: OverloadedError, log: FastifyBaseLogger): void {
  refusedRequests[reason] += 1;
  if (performance.now() - loggedAt < LOG_EVERY_MS) return;
  loggedAt = performance.now();
  log.warn({ refused: refusedRequests }, 'overloaded');
}
