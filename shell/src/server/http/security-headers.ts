import type { FastifyReply } from 'fastify';

/** The policy of everything but pages, which have their own. */
const NOTHING = "default-src 'none'; frame-ancestors 'none'";

/** Headers of every response. */
export function setSecurityHeaders(reply: FastifyReply, secure: boolean): void {
  reply.header('x-content-type-options', 'nosniff');
  reply.header('content-security-policy', NOTHING);
  reply.header('referrer-policy', 'strict-origin-when-cross-origin');
  reply.header('cross-origin-opener-policy', 'same-origin');
  reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()');
  if (secure) reply.header('strict-transport-security', 'max-age=63072000; includeSubDomains');
}
