import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** Deeper bodies are refused by the validation, which comes later. */
const MAX_DEPTH = 20;

/** Of what is asked for, in whatever order its fields are. A file arrives later: it counts by where it is sent alone. */
export function fingerprintOf({ method, url, body }: FastifyRequest): string {
  const content = JSON.stringify([method, url, inOrder(body)]);
  return createHash('sha256').update(content).digest('hex');
}

export const isMultipart = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.startsWith('multipart/') ?? false;

function inOrder(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth > MAX_DEPTH) return 'too deep';
  if (Array.isArray(value)) return value.map((each) => inOrder(each, depth + 1));
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, each]) => [name, inOrder(each, depth + 1)]);
}
