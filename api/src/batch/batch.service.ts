import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BatchedAnswer } from './batch.dto.js';

/** What tells who is asking, and nothing that belongs to the batch alone. */
const FROM_THE_CALLER = ['cookie', 'x-forwarded-for', 'user-agent', 'accept-language'];
const FOR_THE_CALLER = ['content-type', 'link', 'x-total-count', 'retry-after'];

@Injectable()
export class BatchService {
  constructor(private readonly host: HttpAdapterHost) {}

  /** Asks this very process: every guard, limit and filter stands before each of `paths`, and no socket. */
  async read(caller: FastifyRequest, paths: string[]): Promise<BatchedAnswer[]> {
    const server = this.host.httpAdapter.getInstance<FastifyInstance>();
    const headers = { ...chosen(caller.headers, FROM_THE_CALLER), 'x-request-id': caller.id };
    return Promise.all(
      paths.map(async (url) => {
        const remoteAddress = caller.socket.remoteAddress ?? '127.0.0.1';
        const answer = await server.inject({ method: 'GET', url, headers, remoteAddress });
        return {
          status: answer.statusCode,
          headers: chosen(answer.headers, FOR_THE_CALLER),
          body: answer.payload,
        };
      }),
    );
  }
}

function chosen(headers: Record<string, unknown>, names: string[]): Record<string, string> {
  const present = names.filter((name) => headers[name] !== undefined);
  return Object.fromEntries(present.map((name) => [name, String(headers[name])]));
}
