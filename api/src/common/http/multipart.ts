import multipart from '@fastify/multipart';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../errors.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route takes files, as a form sends them. */
    acceptsFiles?: boolean;
  }
}

/** For routes that read files with `request.file()`; everywhere else they are refused unread. */
export const AcceptsFiles = () => RouteConfig({ acceptsFiles: true });

export async function acceptFiles(server: FastifyInstance): Promise<void> {
  server.addHook('preParsing', (request, _reply, payload, done) => {
    const isForm = request.headers['content-type']?.startsWith('multipart/') ?? false;
    if (!isForm || request.routeOptions.config.acceptsFiles) return done(null, payload);
    done(new ApiError(415, 'unsupported_media_type', 'Please send JSON.'));
  });
  await server.register(multipart);
}
