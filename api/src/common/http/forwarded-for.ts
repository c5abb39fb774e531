import type { FastifyRequest } from 'fastify';
import { isIP } from 'node:net';

const MAX_LENGTH = 500;

/** A list of addresses that is none is nobody's word: the request then counts as that of whoever sent it here. */
export function dropForgedAddresses({ raw: { headers } }: FastifyRequest): void {
  const value = headers['x-forwarded-for'];
  if (value !== undefined && !isAddressList(String(value))) delete headers['x-forwarded-for'];
}

const isAddressList = (text: string): boolean =>
  text.length <= MAX_LENGTH && text.split(',').every((part) => isIP(part.trim()) > 0);
