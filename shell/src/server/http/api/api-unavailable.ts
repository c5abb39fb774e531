import { API_PREFIXES } from '@futurelab/platform/paths';
import type { FastifyReply } from 'fastify';
import { sendUnavailable } from '../plain-pages';

const RETRY_AFTER_SECONDS = 2;

/** Whether the api answers at this address. */
export const isApiUrl = (url: string): boolean =>
  API_PREFIXES.some((prefix) => url.startsWith(prefix) && /^(?:[/?]|$)/.test(url.slice(prefix.length)));

/** HTML for people, the api's error format for scripts. */
export const wantsPage = (reply: FastifyReply): boolean =>
  reply.request.headers.accept?.includes('text/html') ?? false;

/** Instead of an answer of the api. */
export function sendApiUnavailable(
  reply: FastifyReply,
  error: { code: string; message: string },
): FastifyReply {
  if (wantsPage(reply)) return sendUnavailable(reply, { retryAfter: RETRY_AFTER_SECONDS });
  return reply.code(503).header('retry-after', String(RETRY_AFTER_SECONDS)).send(error);
}
