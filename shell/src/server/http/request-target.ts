import type { FastifyReply } from 'fastify';

/** Whether a request names a path of this site: `*` and `http://…` are for other kinds of servers. */
export const isPath = (url: string): boolean => url.startsWith('/');

export const sendBadTarget = (reply: FastifyReply): FastifyReply =>
  reply.code(400).send({ code: 'bad_request', message: 'This request names no path of this site.' });
