import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';

/** What the api answers, whether its document describes it or not. */
@Injectable()
export class ApiPaths {
  /** With parameters as `:name`. */
  readonly all: string[] = [];

  constructor({ httpAdapter }: HttpAdapterHost) {
    const server = httpAdapter.getInstance<FastifyInstance>();
    server.addHook('onRoute', ({ url }) => void this.all.push(url));
  }
}
