import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../errors/errors.js';

export interface WorkLimits {
  /** Requests of browsers that are worked on at once. */
  fromOutside: number;
  /** All of them, with those of the shell servers, whose pages should not fail halfway. */
  all: number;
  /** The mean of one second, in milliseconds; 0: not limited. */
  eventLoopDelay: number;
}

/** Far above what one process has under way on an ordinary day, and little enough to be answered in seconds. */
export const WORK_LIMITS: WorkLimits = { fromOutside: 200, all: 500, eventLoopDelay: 250 };

/** With less under way, it is not the requests that delay it: the machine stood still. */
const MIN_WORK = 32;
/** How long work may go on whose client has left; statements end sooner. */
const ABANDONED_WORK_MS = 10_000;
const PROBES = ['/healthz', '/readyz'];
const LIVE = '/api/live';
const LOG_EVERY_MS = 10_000;

export class OverloadedError extends ApiError {
  constructor(readonly reason: 'requests' | 'event_loop') {
    super(503, 'overloaded', 'FutureLab is very busy right now. Please try again in a moment.');
  }
}

/** Requests refused by this process, for metrics. */
export const refusedRequests = { requests: 0, event_loop: 0 };

/**
 * Refuses, with 503 and at once, what is too much to be answered soon. Probes are never refused, nor live streams, which
 * last, nor requests with files, which take long to arrive.
 */
export async function refuseOverload(server: FastifyInstance, limits: WorkLimits): Promise<void> {
  const ends = new WeakMap<FastifyRequest, () => void>();
  let underWay = 0;

  const begin = (request: FastifyRequest, reply: FastifyReply): void => {
    underWay += 1;
    let ended = false;
    const end = () => {
      if (!ended) underWay -= 1;
      ended = true;
    };
    ends.set(request, end);
    reply.raw.once('close', () => {
      if (reply.sent) end();
      else setTimeout(end, ABANDONED_WORK_MS).unref();
    });
  };

  await server.register(underPressure, {
    maxEventLoopDelay: limits.eventLoopDelay,
    pressureHandler: (request) => {
      if (underWay >= MIN_WORK && !isExempt(request)) throw new OverloadedError('event_loop');
    },
  });
  // Once the body has arrived, however slowly it came.
  server.addHook('preValidation', (request, reply, done) => {
    if (isExempt(request)) return done();
    if (underWay >= (isFromOutside(request) ? limits.fromOutside : limits.all))
      return done(new OverloadedError('requests'));
    begin(request, reply);
    done();
  });
  // However long the client takes to receive it.
  server.addHook('onSend', (request, _reply, payload, done) => {
    ends.get(request)?.();
    done(null, payload);
  });
}

function isExempt({ routeOptions }: FastifyRequest): boolean {
  const { url, config } = routeOptions;
  return url === LIVE || PROBES.includes(url ?? '') || config.maxFileBytes !== undefined;
}

/** The edge and the shell's proxy name the host that a browser asked; a shell server that renders a page does not. */
const isFromOutside = ({ headers }: FastifyRequest): boolean => headers['x-forwarded-host'] !== undefined;

const refused = new WeakSet<FastifyRequest>();
let loggedAt = -Infinity;

/** Counts a refusal. One line of the log stands for all of ten seconds. */
export function noteRefusal({ reason }: OverloadedError, request: FastifyRequest): void {
  refused.add(request);
  refusedRequests[reason] += 1;
  if (performance.now() - loggedAt < LOG_EVERY_MS) return;
  loggedAt = performance.now();
  request.log.warn({ refused: refusedRequests }, 'overloaded');
}

export const wasRefused = (request: FastifyRequest): boolean => refused.has(request);
