import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../config/config.js';
import type { GracefulShutdown } from './graceful-shutdown.js';
import type { RequestWithMember } from '../access/request.js';

const STRICT_TRANSPORT = 'max-age=31536000; includeSubDomains';

/**
 * Headers of every response. Public reads get an ETag; what a member gets is never stored. A handler's own
 * Cache-Control or Content-Security-Policy stays.
 */
export function addResponseHeaders(
  server: FastifyInstance,
  config: Config,
  shutdown: GracefulShutdown,
): void {
  server.addHook('onSend', (request: RequestWithMember, reply, payload, done) => {
    setSecurityHeaders(reply, config);
    if (shutdown.isShuttingDown) reply.header('connection', 'close');
    if (reply.hasHeader('cache-control')) return done(null, payload);
    const cacheable = request.method === 'GET' && reply.statusCode === 200 && typeof payload === 'string';
    if (!cacheable || request.member || !request.url.startsWith('/api/')) {
      reply.header('cache-control', 'no-store');
      return done(null, payload);
    }
    return done(null, withEntityTag(request, reply, payload));
  });
}

/** Also used for errors before any hook runs. */
export function setSecurityHeaders(reply: FastifyReply, config: Config): void {
  reply.header('x-content-type-options', 'nosniff');
  if (config.secureCookies) reply.header('strict-transport-security', STRICT_TRANSPORT);
  if (!reply.hasHeader('content-security-policy')) {
    reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  }
}

function withEntityTag(request: RequestWithMember, reply: FastifyReply, payload: string): string | null {
  const tag = `"${hash('sha1', payload, 'base64url')}"`;
  reply.header('etag', tag).header('cache-control', 'public, no-cache').header('vary', 'Cookie');
  if (
    !request.headers['if-none-match']?.split(/\s*,\s*/).some((known) => known.replace(/^W\//, '') === tag)
  ) {
    return payload;
  }
  reply.code(304).removeHeader('content-type').removeHeader('content-length');
  return null;
}
