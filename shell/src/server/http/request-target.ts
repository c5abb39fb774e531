import type { FastifyReply } from 'fastify';

/** Whether a request names a path of this site: `*` and `http://…` are for other kinds of servers. */
export const isPath = (url: string): boolean => url.startsWith('/');

export const sendBadTarget = (reply: FastifyReply): FastifyReply =>
  reply.code(400).send({ code: 'bad_request', message: 'This address isn’t valid.' });

/**
 * The address, or one that can be decoded where it cannot be: the server refuses such a request before any route sees it,
 * and the page that says so is to be found by the address as it was sent.
 */
export function decodable(url: string): string {
  const end = url.search(/[?#]|$/);
  try {
    decodeURIComponent(url.slice(0, end));
    return url;
  } catch {
    return url.slice(0, end).replaceAll('%', '%25') + url.slice(end);
  }
}
