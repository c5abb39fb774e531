import { hostRule } from '@futurelab/platform/server';
import type { FastifyInstance } from 'fastify';

export function refuseUnknownHosts(
  app: FastifyInstance,
  config: { publicUrl: string; allowedHosts: string[] },
): void {
  const refusalOf = hostRule(config);
  app.addHook('onRequest', async ({ raw, routeOptions }, reply) => {
    const refusal = refusalOf(raw, routeOptions.url);
    if (!refusal) return;
    const { status, ...body } = refusal;
    return reply.code(status).header('cache-control', 'no-store').send(body);
  });
}
