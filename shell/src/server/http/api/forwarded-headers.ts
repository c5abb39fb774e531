import type { FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';

/** What the api learns of a request that it did not receive itself. */
export const forwardedHeaders = (
  { id, ip, headers }: Pick<FastifyRequest, 'id' | 'ip' | 'headers'>,
  sent: object,
): IncomingHttpHeaders => ({
  ...sent,
  'x-request-id': id,
  'x-forwarded-for': ip,
  'x-forwarded-host': headers.host,
  host: headers.host,
});
