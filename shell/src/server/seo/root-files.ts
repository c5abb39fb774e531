import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { etagOf, sendUnlessKnown } from '../http/etag';

/** What browsers ask for at the root of a site, and what an installed site is called and looks like. */
const FILES = {
  'favicon.ico': 'image/x-icon',
  'apple-touch-icon.png': 'image/png',
  'manifest.webmanifest': 'application/manifest+json; charset=utf-8',
};

export async function registerRootFiles(app: FastifyInstance, clientFolder: string): Promise<void> {
  for (const [name, type] of Object.entries(FILES)) {
    const content = await readFile(path.join(clientFolder, name));
    const etag = etagOf(content);
    app.get(`/${name}`, (request, reply) => {
      reply.type(type).header('cache-control', 'public, max-age=86400');
      return sendUnlessKnown(request, reply, content, etag);
    });
  }
}
