import { closeWhenIdle, exitAfterDeadline } from '@futurelab/platform/server';
import type { FastifyInstance } from 'fastify';

/** For what is done besides requests. */
const REST_WITHIN_MS = 3_000;

let shuttingDown = false;

export const isShuttingDown = (): boolean => shuttingDown;

/**
 * On SIGTERM or SIGINT: for `drainMs`, readiness is denied and every response closes its connection, so that a load balancer
 * turns elsewhere; then the server stops listening and finishes what it has begun, uploads on slow lines among it.
 */
export function shutDownOnSignal(app: FastifyInstance, drainMs: number): void {
  closeWhenIdle(app.server);
  const close = (): void => {
    app.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  const shutDown = (): void => {
    exitAfterDeadline(drainMs, REST_WITHIN_MS);
    shuttingDown = true;
    setTimeout(close, drainMs);
  };
  process.once('SIGTERM', shutDown);
  process.once('SIGINT', shutDown);
}
