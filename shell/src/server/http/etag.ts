import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

export const etagOf = (content: string | Buffer): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;

/** Sends what the client does not have yet; an edge that compressed it has marked its ETag as weak. */
export function sendUnlessKnown(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  content: string | Buffer,
  etag = etagOf(content),
): FastifyReply {
  reply.header('etag', etag);
  const known = (headers['if-none-match'] ?? '').split(/\s*,\s*/).map((each) => each.replace(/^W\//, ''));
  return known.includes(etag) ? reply.code(304).send() : reply.send(content);
}
