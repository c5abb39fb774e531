import type { FastifyReply } from 'fastify';

/** Sends what a member brought, to be saved and never to be run. */
export function sendFile(
  reply: FastifyReply,
  { fileName, bytes }: { fileName: string; bytes: Buffer },
): void {
  void reply
    .header('cache-control', 'private, no-store')
    .header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
    .header('content-disposition', contentDisposition('attachment', fileName))
    .type('application/octet-stream')
    .send(bytes);
}

/** @param fileName without the characters that `fileNameOf` takes out */
export function contentDisposition(how: 'attachment' | 'inline', fileName: string): string {
  const plain = fileName.replace(/[^\x20-\x7e]/g, '_');
  return `${how}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName)}`;
}
