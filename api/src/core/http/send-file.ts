import type { FastifyReply } from 'fastify';

/** Sends what a member brought, to be saved and never to be run. */
export function sendFile(
  reply: FastifyReply,
  { fileName, bytes }: { fileName: string; bytes: Buffer },
): void {
  const plain = fileName.replace(/[^\x20-\x7e]/g, '_');
  void reply
    .header('cache-control', 'private, no-store')
    .header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
    .header(
      'content-disposition',
      `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName)}`,
    )
    .type('application/octet-stream')
    .send(bytes);
}
