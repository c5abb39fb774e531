import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.js';
import { ApiError } from '../errors/errors.js';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
/** Orchestrators ask these under whatever address they know. */
const PROBES = ['/healthz', '/readyz'];

/** Refuses unknown `Host` headers, against DNS rebinding, and more than one: of two, another server may believe the other. */
export function refuseUnknownHosts(server: FastifyInstance, { publicUrl, allowedHosts }: Config): void {
  const names = new Set([...LOOPBACK, new URL(publicUrl).host, ...allowedHosts].map(nameOf));
  server.addHook('onRequest', ({ headers, raw, routeOptions }, _reply, done) => {
    if (countOfHosts(raw) > 1) return done(new ApiError(400, 'bad_request', 'Send one Host header.'));
    if (names.has(nameOf(headers.host ?? '')) || PROBES.includes(routeOptions.url ?? '')) return done();
    const message = `FutureLab does not answer under this host name. Open ${publicUrl}, or name the host in ALLOWED_HOSTS.`;
    done(new ApiError(421, 'unknown_host', message));
  });
}

/** Node.js keeps the first one alone in `headers`. */
const countOfHosts = ({ rawHeaders }: IncomingMessage): number =>
  rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host').length;

const nameOf = (host: string): string => host.replace(/:\d+$/, '').toLowerCase();
