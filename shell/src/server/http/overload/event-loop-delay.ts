import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { OverloadedError } from './overloaded-error';

/** The mean of one second. */
const MAX_DELAY_MS = 250;
/** With fewer, it is not the requests that delay it: the machine stood still. */
const MIN_REQUESTS = 32;
/** What an orchestrator asks, what belongs to pages that were already sent, and what stays open for hours. */
const EXEMPT = /^\/(?:healthz|readyz|shell\/|mfe\/|api\/live\b)/;

/** Refuses reads while the event loop is late: the last resort against requests that are cheap, but too many. */
export async function refuseWhileEventLoopIsLate(app: FastifyInstance): Promise<void> {
  let underWay = 0;
  app.addHook('onRequest', ({ url }, { raw }, done) => {
    if (EXEMPT.test(url)) return done();
    underWay += 1;
    raw.once('close', () => (underWay -= 1));
    done();
  });
  await app.register(underPressure, {
    maxEventLoopDelay: MAX_DELAY_MS,
    pressureHandler: ({ method, url }) => {
      const isRead = method === 'GET' || method === 'HEAD';
      if (isRead && underWay >= MIN_REQUESTS && !EXEMPT.test(url)) throw new OverloadedError('event_loop');
    },
  });
}
