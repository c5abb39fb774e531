import type { Server } from 'node:http';

const GRACE_MS = 500;

/**
 * A server that closes ends, with its idle connections, those that were opened a moment ago and on which a request is
 * just arriving. Given half a second, what has arrived is answered.
 */
export function closeGently(server: Server): void {
  const closeIdle = server.closeIdleConnections.bind(server);
  server.closeIdleConnections = () => void setTimeout(closeIdle, GRACE_MS);
}
