import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../errors/errors.js';

/** `?cursor=&limit=` of every list; extend it to add filters. */
export class PageQuery {
  /** Where the previous page ended, from its Link header */
  @IsOptional()
  @IsString()
  @MaxLength(400)
  cursor?: string;

  @ApiPropertyOptional({ type: 'integer' })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(100)
  limit: number = 20;
}

const ORDERS = ['newest', 'oldest'] as const;

/** Also `?order=` of lists that can be turned round. */
export class OrderedPageQuery extends PageQuery {
  @ApiPropertyOptional({ enum: ORDERS })
  @IsOptional()
  @IsIn(ORDERS, { message: 'Choose newest or oldest.' })
  order: (typeof ORDERS)[number] = 'newest';
}

/** A cursor is the sort key of the last row, opaque to clients. */
export function encodeCursor(key: readonly (string | number | null)[]): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

/** @throws ApiError 400 when the text is not a cursor with `length` parts. */
export function decodeCursor(cursor: string, length: number): (string | number | null)[] {
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (Array.isArray(key) && key.length === length && key.every(isKeyPart)) return key;
  } catch {
    // falls through to the error below
  }
  throw new ApiError(400, 'invalid_cursor', 'This page no longer exists. Go back to the first page.');
}

function isKeyPart(part: unknown): part is string | number | null {
  return part === null || typeof part === 'number' || (typeof part === 'string' && !part.includes('\0'));
}

/** Adds `Link: <…>; rel="next"` for the page after `cursor`, and `X-Total-Count` when the total is known. */
export function sendPaging(
  request: FastifyRequest,
  reply: FastifyReply,
  { nextCursor, total }: { nextCursor?: string | null; total?: number },
): void {
  if (total !== undefined) reply.header('x-total-count', total);
  if (!nextCursor) return;
  const url = new URL(request.url, 'http://internal');
  url.searchParams.set('cursor', nextCursor);
  reply.header('link', `<${url.pathname}${url.search}>; rel="next"`);
}
