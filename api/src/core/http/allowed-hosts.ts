import type { FastifyInstance } from 'fastify';
import { hostRule } from '#platform/server';
import type { Config } from '../config/config.js';
import { ApiError } from '../errors/errors.js';

export function refuseUnknownHosts(server: FastifyInstance, config: Config): void {
  const refusalOf = hostRule(config);
  server.addHook('onRequest', ({ raw, routeOptions }, _reply, done) => {
    const refusal = refusalOf(raw, routeOptions.url);
    done(refusal ? new ApiError(refusal.status, refusal.code, refusal.message) : undefined);
  });
}
