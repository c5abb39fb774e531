import type { Server } from 'node:http';

const QUIET_MS = 0.3;
const WAIT_MS = 1_000;

/**
 * Connections that were opened while this process was busy wait to be accepted, and the system resets those that still
 * wait when the server closes, with what was asked on them. So it closes in a moment in which there was nothing else to
 * do, right after accepting all that waited.
 */
export function closeGracefully(server: Server): void {
  const close = server.close.bind(server);
  server.close = (done) => {
    const deadline = performance.now() + WAIT_MS;
    let before = -Infinity;
    const look = () => {
      const now = performance.now();
      if (now - before < QUIET_MS || now > deadline) return void close(done);
      before = now;
      setImmediate(look);
    };
    setImmediate(look);
    return server;
  };
}

let shuttingDown = false;

/** Whether this process has been told to stop. */
export const isShuttingDown = () => shuttingDown;

/**
 * From now on every response closes its connection, and readiness is denied, so that whoever stands in front of us turns
 * elsewhere before we stop listening.
 */
export function startShutdown(): void {
  shuttingDown = true;
}
