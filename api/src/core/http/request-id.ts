import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';

const running = new AsyncLocalStorage<string>();

/** Null outside of requests. */
export const currentRequestId = (): string | null => running.getStore() ?? null;

/** Before the handler: reading the body would leave the context. */
export function rememberRequestId(server: FastifyInstance): void {
  server.addHook('preHandler', (request, _reply, done) => running.run(request.id, done));
}
