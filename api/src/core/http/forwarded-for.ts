import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

const MAX_LENGTH = 500;

/** Drops a malformed `X-Forwarded-For`: the client's address is then that of the connection. */
export function dropForgedAddresses({ raw: { headers } }: FastifyRequest): void {
  const value = headers['x-forwarded-for'];
  if (value !== undefined && !isAddressList(String(value))) delete headers['x-forwarded-for'];
}

const isAddressList = (text: string): boolean =>
  text.length <= MAX_LENGTH && text.split(',').every((part) => isIP(part.trim()) > 0);
