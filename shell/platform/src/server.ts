import type { IncomingMessage, Server } from 'node:http';

/** A whole request, body and all: an upload of a release needs seconds, and who dribbles holds a connection. */
export const REQUEST_WITHIN_MS = 30_000;

const IDLE_MS = 0.3;
const WAIT_FOR_IDLE_MS = 1_000;

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
/** Orchestrators ask these under whatever address they know. */
const PROBES = ['/healthz', '/readyz'];

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

/** Ends the process when its shutdown takes longer than draining, the requests under way and `restMs` besides may take. */
export function exitAfterDeadline(drainMs: number, restMs: number): void {
  setTimeout(() => process.exit(1), drainMs + REQUEST_WITHIN_MS + restMs).unref();
}

export interface HostRefusal {
  status: 400 | 421;
  code: string;
  message: string;
}

/**
 * Refuses requests under another name than ours: a page whose name was made to lead here (DNS rebinding) sends its own.
 * More than one name is refused too: of two, another server may believe the other.
 */
export function hostRule({
  publicUrl,
  allowedHosts,
}: {
  publicUrl: string;
  allowedHosts: readonly string[];
}) {
  const names = new Set([...LOOPBACK, new URL(publicUrl).host, ...allowedHosts].map(nameOf));
  return (request: IncomingMessage, route: string | undefined): HostRefusal | null => {
    if (countOfHosts(request) > 1)
      return { status: 400, code: 'bad_request', message: 'Send one Host header.' };
    if (names.has(nameOf(request.headers.host ?? '')) || PROBES.includes(route ?? '')) return null;
    const message = `FutureLab doesn’t accept this host name. Open ${publicUrl}, or add the host to ALLOWED_HOSTS.`;
    return { status: 421, code: 'unknown_host', message };
  };
}

/** Node.js keeps the first one alone in `headers`. */
const countOfHosts = ({ rawHeaders }: IncomingMessage): number =>
  rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host').length;

const nameOf = (host: string): string => host.replace(/:\d+$/, '').toLowerCase();
