import { Readable, Transform } from 'node:stream';
import httpProxy from '@fastify/http-proxy';
import { API_PREFIXES } from '@futurelab/platform/paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { WorkInProgress } from '../overload/work-in-progress';
import { sendTooLargePage } from '../plain-pages';
import { sendApiUnavailable, wantsPage } from './api-unavailable';
import { compressedAnswer } from './compressed-answer';
import { registerLiveProxy } from './live-proxy';
import { forwardedHeaders } from './forwarded-headers';
import uploadRoutes from './upload-routes.json';

/** The api's own limit, in bytes. It stops reading there, which looks from here as if it had gone away. */
const BODY_LIMIT = 256 * 1024;
const UPLOADS = uploadRoutes.map(({ method, path, maxBodyBytes }) => ({
  method,
  path: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`),
  maxBodyBytes,
}));
/** Verified and rendered before they are answered. */
const RELEASES = /^\/api\/releases\//;

/** As many as the api itself takes from outside. What has a body is left to the api, once it has read it. */
const MAX_READS = 200;

const CONNECT_TIMEOUT_MS = 500;
const RESPONSE_TIMEOUT_MS = 3_500;
const SLOW_RESPONSE_TIMEOUT_MS = 60_000;
const RETRY_DELAY_MS = 50;
/** Failed before a connection was made, so retrying is safe. */
const NEVER_CONNECTED = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
]);

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0]!;
const uploadFor = (request: FastifyRequest) =>
  UPLOADS.find(({ method, path }) => method === request.method && path.test(pathOf(request)));
const isSlow = (request: FastifyRequest): boolean =>
  uploadFor(request) !== undefined || RELEASES.test(pathOf(request));

const isRead = ({ method }: { method: string }): boolean => method === 'GET' || method === 'HEAD';

/** Proxies to the api where no edge in front does. */
export async function registerApiProxy(
  app: FastifyInstance,
  apiUrl: string,
  reads = new WorkInProgress('api', MAX_READS),
): Promise<void> {
  const endOf = new WeakMap<FastifyRequest, () => void>();
  await registerLiveProxy(app, apiUrl, sendFailure);
  for (const prefix of API_PREFIXES) {
    await app.register(httpProxy, {
      upstream: apiUrl,
      prefix,
      rewritePrefix: prefix,
      undici: { connect: { timeout: CONNECT_TIMEOUT_MS } },
      preHandler: async (request, reply) => {
        if (isRead(request)) {
          const end = reads.begin();
          endOf.set(request, end);
          reply.raw.once('close', end);
        }
        const limit = uploadFor(request)?.maxBodyBytes ?? BODY_LIMIT;
        if (Number(request.headers['content-length']) > limit) return sendTooLarge(reply);
        if (request.body instanceof Readable) request.body = limited(request.body, limit);
      },
      handler: (request, reply, target, options) =>
        reply.from(target, {
          ...options,
          timeout: isSlow(request as FastifyRequest) ? SLOW_RESPONSE_TIMEOUT_MS : RESPONSE_TIMEOUT_MS,
        }),
      replyOptions: {
        // One retry, and only of requests that certainly had no effect.
        retryDelay: ({ err, req, attempt }) => {
          const { code = '' } = (err ?? {}) as NodeJS.ErrnoException;
          return attempt === 0 && isRead(req) && NEVER_CONNECTED.has(code) ? RETRY_DELAY_MS : null;
        },
        onError: (reply, { error }) => sendFailure(reply as FastifyReply, error),
        // However long the client takes to receive it.
        onResponse: (request, reply, { stream }) => {
          endOf.get(request as FastifyRequest)?.();
          const answer = reply as FastifyReply;
          void answer.send(compressedAnswer(request as FastifyRequest, answer, stream as Readable));
        },
        rewriteRequestHeaders: forwardedHeaders,
      },
    });
  }
}

class TooLargeError extends Error {}

/** A chunked body, of unknown length. */
function limited(body: Readable, limit: number): Transform {
  let size = 0;
  const limiter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      done(size > limit ? new TooLargeError() : null, chunk);
    },
  });
  body.once('error', (error) => limiter.destroy(error));
  return body.pipe(limiter);
}

function sendTooLarge(reply: FastifyReply): FastifyReply {
  // Unread bytes of the body would be parsed as the next request.
  void reply.header('connection', 'close');
  if (wantsPage(reply)) return sendTooLargePage(reply);
  return reply.code(413).send({ code: 'too_large', message: 'This is too large.' });
}

function sendFailure(reply: FastifyReply, error: Error): void {
  if (error.cause instanceof TooLargeError) return void sendTooLarge(reply);
  reply.log.warn({ err: error }, 'the api did not answer');
  sendApiUnavailable(reply, {
    code: 'unavailable',
    message: 'FutureLab isn’t available right now. Please try again.',
  });
}
