import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** A whole request, body and all; an upload takes seconds. */
export const REQUEST_WITHIN_MS = 30_000;
/** What is done besides. */
const REST_WITHIN_MS = 3_000;

const IDLE_MS = 0.3;
const WAIT_FOR_IDLE_MS = 1_000;

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
    setTimeout(() => process.exit(1), drainMs + REQUEST_WITHIN_MS + REST_WITHIN_MS).unref();
    shuttingDown = true;
    setTimeout(close, drainMs);
  };
  process.once('SIGTERM', shutDown);
  process.once('SIGINT', shutDown);
}

/**
 * Makes `server.close` wait until the event loop is idle: connections that are still in the listen backlog when the socket
 * closes are reset, with the requests on them.
 */
export function closeWhenIdle(server: Server): void {
  const close = server.close.bind(server);
  server.close = (done) => {
    const deadline = performance.now() + WAIT_FOR_IDLE_MS;
    let before = -Infinity;
    const check = () => {
      const now = performance.now();
      if (now - before < IDLE_MS || now > deadline) return void close(done);
      before = now;
      setImmediate(check);
    };
    setImmediate(check);
    return server;
  };
}
