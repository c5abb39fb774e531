import type { FastifyRequest } from 'fastify';
import { ApiError } from '../errors/errors.js';

/**
 * Refuses `*` and `http://…`, which are for other kinds of servers.
 * @throws ApiError `bad_request`
 */
export function requirePath({ url }: FastifyRequest): void {
  if (!url.startsWith('/')) throw new ApiError(400, 'bad_request', 'This address isn’t valid.');
}
