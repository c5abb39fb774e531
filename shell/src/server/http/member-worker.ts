import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';

/** What the worker itself may ask for: this site's pages, data and files. */
const POLICY = "default-src 'none'; connect-src 'self'";

/** The service worker of members' browsers, at the root of the site, whose pages are its scope. */
export async function registerMemberWorker(app: FastifyInstance, clientFolder: string): Promise<void> {
  const script = await readFile(path.join(clientFolder, 'member-worker.js'));
  app.get('/member-worker.js', (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', POLICY)
      .send(script),
  );
}
