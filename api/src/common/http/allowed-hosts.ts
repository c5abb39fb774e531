import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.js';
import { ApiError } from '../errors.js';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
/** Orchestrators ask these under whatever address they know. */
const PROBES = ['/healthz', '/readyz'];

/** Refuses unknown `Host` headers, against DNS rebinding. */
export function refuseUnknownHosts(server: FastifyInstance, { publicUrl, allowedHosts }: Config): void {
  const names = new Set([...LOOPBACK, new URL(publicUrl).host, ...allowedHosts].map(nameOf));
  server.addHook('onRequest', ({ headers, routeOptions }, _reply, done) => {
    if (names.has(nameOf(headers.host ?? '')) || PROBES.includes(routeOptions.url ?? '')) return done();
    const message = `FutureLab does not answer under this host name. Open ${publicUrl}, or name the host in ALLOWED_HOSTS.`;
    done(new ApiError(421, 'unknown_host', message));
  });
}

const nameOf = (host: string): string => host.replace(/:\d+$/, '').toLowerCase();
