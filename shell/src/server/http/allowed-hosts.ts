import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
/** Orchestrators ask these under whatever address they know. */
const PROBES = ['/healthz', '/readyz'];

/**
 * Refuses requests under another name than ours: a page whose name was made to lead here (DNS rebinding) sends its own.
 * More than one name is refused too: of two, another server may believe the other.
 */
export function refuseUnknownHosts(
  app: FastifyInstance,
  { publicUrl, allowedHosts }: { publicUrl: string; allowedHosts: string[] },
): void {
  const names = new Set([...LOOPBACK, new URL(publicUrl).host, ...allowedHosts].map(nameOf));
  app.addHook('onRequest', async ({ headers, raw, routeOptions }, reply) => {
    if (countOfHosts(raw) > 1)
      return reply.code(400).send({ code: 'bad_request', message: 'Send one Host header.' });
    if (names.has(nameOf(headers.host ?? '')) || PROBES.includes(routeOptions.url ?? '')) return;
    const message = `FutureLab does not answer under this host name. Open ${publicUrl}, or name the host in ALLOWED_HOSTS.`;
    return reply.code(421).header('cache-control', 'no-store').send({ code: 'unknown_host', message });
  });
}

/** Node.js keeps the first one alone in `headers`. */
const countOfHosts = ({ rawHeaders }: IncomingMessage): number =>
  rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host').length;

const nameOf = (host: string): string => host.replace(/:\d+$/, '').toLowerCase();
