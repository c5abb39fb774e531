import type { FastifyInstance } from 'fastify';
import type { ReleaseSource } from './release-set';

/** `/healthz`: the process answers. `/readyz`: it has releases to serve and is not on its way out. */
export function registerHealth(app: FastifyInstance, releases: ReleaseSource): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const set = closing ? null : await releases.current().catch(() => null);
    return set ? { status: 'ready', set: set.id } : reply.code(503).send({ status: 'not ready' });
  });
}
