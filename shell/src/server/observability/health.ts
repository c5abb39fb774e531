import type { FastifyInstance } from 'fastify';
import { isShuttingDown } from '../http/graceful-shutdown';
import type { LiveDocumentSource } from '../releases/live-document-source';

/** `/healthz`: the process answers. `/readyz`: it has releases to serve and is not shutting down, or says what is missing. */
export function registerHealth(app: FastifyInstance, releases: LiveDocumentSource): void {
  app.addHook('onSend', async (_request, reply) => {
    if (isShuttingDown()) reply.header('connection', 'close');
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    try {
      if (isShuttingDown()) throw new Error('This server is shutting down.');
      const { version } = await releases.current();
      return { status: 'ready', version };
    } catch (error) {
      return reply.code(503).send({ status: 'not ready', message: (error as Error).message });
    }
  });
}
