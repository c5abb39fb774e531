import type { FastifyInstance } from 'fastify';
import { isLeaving } from './leaving';
import type { LiveDocumentSource } from './live-document-source';

/** `/healthz`: the process answers. `/readyz`: it has releases to serve and is not on its way out. */
export function registerHealth(app: FastifyInstance, releases: LiveDocumentSource): void {
  app.addHook('onSend', async (_request, reply) => {
    if (isLeaving()) reply.header('connection', 'close');
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const live = isLeaving() ? null : await releases.current().catch(() => null);
    return live ? { status: 'ready', version: live.version } : reply.code(503).send({ status: 'not ready' });
  });
}
