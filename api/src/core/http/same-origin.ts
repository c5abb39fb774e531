import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.js';
import { ForbiddenError } from '../errors/errors.js';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Set in the `config` of routes that other servers call: they send no origin and authenticate by token. */
declare module 'fastify' {
  interface FastifyContextConfig {
    serverToServer?: boolean;
  }
}

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/;

/**
 * Refuses writes that another site's page might have sent: a browser names the origin of every unsafe request, and it
 * has to be ours.
 * @throws ForbiddenError `foreign_origin`
 */
export function requireSameOrigin(request: FastifyRequest, config: Config): void {
  if (SAFE_METHODS.has(request.method) || request.routeOptions.config.serverToServer) return;
  refuseForeignOrigin(request, config);
}

/**
 * The same whatever the method or the route: for routes that other servers may call, when it is a browser that does.
 * @throws ForbiddenError `foreign_origin`
 */
export function refuseForeignOrigin(request: FastifyRequest, config: Config): void {
  const { origin, 'sec-fetch-site': site } = request.headers;
  const ours = origin === undefined ? site === 'same-origin' : isOurOrigin(origin, request, config);
  if (!ours) throw new ForbiddenError('foreign_origin', 'This request didn’t come from our site.');
}

/** Whether a page of this site led to a navigation, which may name its site, its origin or its referrer. */
export function isFromOurPage({ headers, host }: FastifyRequest, config: Config): boolean {
  const { 'sec-fetch-site': site, origin, referer } = headers;
  if (site !== undefined) return site === 'same-origin';
  const from = origin ?? (URL.canParse(referer ?? '') ? new URL(referer!).origin : undefined);
  return from !== undefined && isOurOrigin(from, { host }, config);
}

function isOurOrigin(origin: string, request: Pick<FastifyRequest, 'host'>, config: Config): boolean {
  if (origin === config.publicUrl) return true;
  // Locally the site has several host names: page and request have to use the same one.
  return !config.production && LOOPBACK.test(request.host) && origin === `http://${request.host}`;
}
