import type { FastifyReply } from 'fastify';

/** Pictures come from anywhere, as in a mail program; nothing runs, and only the site itself shows it. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src https: data: 'self'; sandbox; frame-ancestors 'self'";

/** An email as a page to look at. */
export function sendMailPage(reply: FastifyReply, page: string): void {
  void reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', POLICY)
    .header('cache-control', 'no-store')
    .send(page);
}
