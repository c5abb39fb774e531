import type { FastifyInstance } from 'fastify';
import { isShuttingDown } from '../http/graceful-shutdown';
import type { LiveDocumentSource } from '../releases/live-document-source';

/** `/healthz`: the process answers. `/readyz`: it has releases to serve and is not shutting down. */
export function registerHealth(app: FastifyInstance, releases: LiveDocumentSource): void {
  app.addHook('onSend', async (_request, reply) => {
    if (isShuttingDown()) reply.header('connection', 'close');
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const live = isShuttingDown() ? null : await releases.current().catch(() => null);
    return live ? { status: 'ready', version: live.version } : reply.code(503).send({ status: 'not ready' });
  });
}
