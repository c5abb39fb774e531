import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../core/errors/errors.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route reads an archive by itself. */
    acceptsArchive?: boolean;
  }
}

/** Hands an archive to the route that wants one as it arrives; nowhere else is one accepted. */
@Injectable()
export class ArchiveParser implements OnModuleInit {
  constructor(private readonly host: HttpAdapterHost) {}

  onModuleInit(): void {
    const server = this.host.httpAdapter.getInstance<FastifyInstance>();
    server.addContentTypeParser('application/gzip', (request, payload, done) => {
      if (request.routeOptions.config.acceptsArchive) return done(null, payload);
      done(new ApiError(415, 'unsupported_media_type', 'Please send JSON.'));
    });
  }
}
