import multipart, { type MultipartFile } from '@fastify/multipart';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../errors/errors.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route takes files, as a form sends them. */
    acceptsFiles?: boolean;
    /** Of the largest file it takes. The servers in front let larger requests pass here alone (`npm run openapi`). */
    maxFileBytes?: number;
  }
}

/** For routes that read a file with `formFile`; everywhere else they are refused unread. */
export const AcceptsFiles = ({ maxFileBytes }: { maxFileBytes: number }) =>
  RouteConfig({ acceptsFiles: true, maxFileBytes });

/** The one file of a form, with the few fields before it. */
export const formFile = (request: FastifyRequest): Promise<MultipartFile | undefined> =>
  request.file({
    limits: {
      fileSize: request.routeOptions.config.maxFileBytes,
      files: 1,
      fields: 10,
      fieldSize: 1_000,
      parts: 11,
    },
  });

export async function acceptFiles(server: FastifyInstance): Promise<void> {
  server.addHook('preParsing', (request, _reply, payload, done) => {
    const isForm = request.headers['content-type']?.startsWith('multipart/') ?? false;
    if (!isForm || request.routeOptions.config.acceptsFiles) return done(null, payload);
    done(new ApiError(415, 'unsupported_media_type', 'Please send JSON.'));
  });
  await server.register(multipart);
}
