import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { PassThrough, type Readable } from 'node:stream';
import { forwardedHeaders } from './forwarded-headers';

const CONNECT_TIMEOUT_MS = 500;
const HEADERS_TIMEOUT_MS = 3_500;
/** The api says something every 20 seconds: one that has said nothing for longer is gone. */
const IDLE_TIMEOUT_MS = 50_000;

/**
 * The way to the api's live streams. They stay open, each on a connection of its own, apart from the connections that other
 * requests share.
 */
export async function registerLiveProxy(
  app: FastifyInstance,
  apiUrl: string,
  onError: (reply: FastifyReply, error: Error) => void,
): Promise<void> {
  const open = new Set<() => void>();
  // What is open would hold up the close of the server; browsers come back, to another one.
  app.addHook('preClose', (done) => {
    for (const end of open) end();
    done();
  });
  await app.register(httpProxy, {
    upstream: apiUrl,
    prefix: '/api/live',
    rewritePrefix: '/api/live',
    httpMethods: ['GET'],
    undici: {
      connections: null,
      connect: { timeout: CONNECT_TIMEOUT_MS },
      headersTimeout: HEADERS_TIMEOUT_MS,
      bodyTimeout: IDLE_TIMEOUT_MS,
    },
    replyOptions: {
      rewriteRequestHeaders: forwardedHeaders,
      retryDelay: () => null,
      onError: (reply, { error }) => onError(reply as FastifyReply, error),
      onResponse: (_request, reply, { stream }) => {
        const body = new PassThrough();
        pass(stream, body, open);
        void (reply as FastifyReply).send(body);
      },
    },
  });
}

/** Ends `to` in good order however `from` ends, and `from` when nobody listens any more. */
function pass(from: Readable, to: PassThrough, open: Set<() => void>): void {
  const end = () => {
    from.unpipe(to);
    to.end();
  };
  open.add(end);
  from.pipe(to);
  from.once('error', end);
  to.once('close', () => {
    open.delete(end);
    // Destroying an unfinished stream emits an error.
    from.on('error', () => undefined).destroy();
  });
}
