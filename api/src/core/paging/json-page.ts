import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database, Statement } from '../database/database.js';
import { sendPaging } from './paging.js';

/** One page of a list as PostgreSQL built it; see `pageStatement`. */
export interface JsonPage {
  json: string;
  /** The key of the last row as JSON text; null on the last page. */
  next: string | null;
  total: number | null;
}

export async function readJsonPage(database: Database, statement: Statement): Promise<JsonPage> {
  return (await database.one<JsonPage>(statement))!;
}

/** Sends the headers of a page and hands on its body. */
export function sendJsonPage(request: FastifyRequest, reply: FastifyReply, page: JsonPage): string {
  const nextCursor = page.next === null ? null : Buffer.from(page.next).toString('base64url');
  sendPaging(request, reply, { nextCursor, total: page.total ?? undefined });
  return page.json;
}
