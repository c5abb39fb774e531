import type { FastifyInstance } from 'fastify';
import { isShuttingDown } from '../http/graceful-shutdown';
import type { LiveDocumentSource } from '../releases/registry-source';
import type { ApiReadiness } from './api-readiness';

interface ReadinessQuery {
  /** `api`: whether this server has pages to serve, be the api there or not, for who chooses among shell servers. */
  exclude?: string;
}

/**
 * `/healthz`: the process answers. `/readyz`: it has releases to serve, the api is ready and it is not shutting down, or it
 * says what is missing; and which releases it has no platform for.
 */
export function registerHealth(
  app: FastifyInstance,
  releases: LiveDocumentSource,
  api: Pick<ApiReadiness, 'problem'>,
): void {
  app.addHook('onSend', async (_request, reply) => {
    if (isShuttingDown()) reply.header('connection', 'close');
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get<{ Querystring: ReadinessQuery }>('/readyz', async (request, reply) => {
    try {
      if (isShuttingDown()) throw new Error('This server is shutting down.');
      const { version, incompatible = [] } = await releases.current();
      if (api.problem !== null && request.query.exclude !== 'api') throw new Error(api.problem);
      return { status: 'ready', version, ...(incompatible.length > 0 && { incompatible }) };
    } catch (error) {
      return reply.code(503).send({ status: 'not ready', message: (error as Error).message });
    }
  });
}
