import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readRange } from './byte-range.js';

export interface StoredFile {
  type: string;
  /** Of the bytes. */
  hash: string;
  /** In bytes. */
  size: number;
}

/** Answers with a stored file, or the part of it that was asked for: players ask for what they are about to play. */
export async function sendFile(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { type, hash, size }: StoredFile,
  read: (from: number, length: number) => Promise<Buffer | Readable>,
): Promise<void> {
  const tag = `"${hash}"`;
  void reply
    .header('accept-ranges', 'bytes')
    .header('etag', tag)
    // Opened by itself, it is the document that plays it.
    .header('content-security-policy', "default-src 'none'; media-src 'self'; frame-ancestors 'none'")
    .type(type);
  if (headers['if-none-match']?.includes(tag)) return void reply.code(304).send();
  const isSame = headers['if-range'] === undefined || headers['if-range'] === tag;
  const range = isSame ? readRange(headers.range, size) : undefined;
  if (range === 'unsatisfiable')
    return void reply.code(416).header('content-range', `bytes */${size}`).send();
  const { from, to } = range ?? { from: 0, to: size - 1 };
  if (range) void reply.code(206).header('content-range', `bytes ${from}-${to}/${size}`);
  void reply.header('content-length', to - from + 1);
  return void reply.send(await read(from, to - from + 1));
}
