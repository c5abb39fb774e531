import type { FastifyReply } from 'fastify';

/** For files and texts, which load nothing; what may load something brings a policy of its own. */
const NOTHING = "default-src 'none'; frame-ancestors 'none'";

/** Headers of every answer of the shell, whatever it is. */
export function setSecurityHeaders(reply: FastifyReply, secure: boolean): void {
  reply.header('x-content-type-options', 'nosniff');
  reply.header('content-security-policy', NOTHING);
  reply.header('referrer-policy', 'strict-origin-when-cross-origin');
  reply.header('cross-origin-opener-policy', 'same-origin');
  reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()');
  if (secure) reply.header('strict-transport-security', 'max-age=63072000; includeSubDomains');
}
