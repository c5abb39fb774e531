import type { LoggerService } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type DestinationStream, type Logger, pino } from 'pino';
import { wasRefused } from '../http/overload/overload.js';
import { describeError } from './describe-error.js';

const EMAIL = /[\w.!#$&'*+=?^`{|}~-]{1,64}(@|%40)[\w-]{1,63}(\.[\w-]{1,63})+/gi;
const QUERY = /\?[^\s"\\]+/g;

/** Structured logs. Of a request only method and path are logged: never headers, cookies, bodies or queries. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { service: 'api' },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: {
      err: describeError,
      req: describeRequest,
      res: () => undefined,
      // What @fastify/multipart would log holds every header.
      busboyOptions: () => undefined,
    },
    hooks: { streamWrite: redact },
  };
  return pino(options, destination);
}

/** Personal data that may remain in a message or path: e-mail addresses and query strings. */
const redact = (line: string) => line.replace(QUERY, '?…').replace(EMAIL, '[email]');

/** One line for each write and each failure; successful reads only at debug. */
export function logResponses(server: FastifyInstance, logger: Logger): void {
  const detailed = logger.isLevelEnabled('debug');
  server.addHook('onResponse', (request, reply, done) => {
    // One line stands for all of them.
    if (wasRefused(request)) return done();
    const quiet = request.method === 'GET' && reply.statusCode < 400;
    if (quiet && !detailed) return done();
    const line = {
      ...describeRequest(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    if (quiet) request.log.debug(line, 'answered');
    else request.log.info(line, 'answered');
    done();
  });
}

/** Nest's messages through the same logger. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, ...details: unknown[]): void {
    this.logger.debug(lineOf(details), String(message));
  }

  warn(message: unknown, ...details: unknown[]): void {
    this.logger.warn(lineOf(details), String(message));
  }

  error(message: unknown, stack?: string, context?: string): void {
    this.logger.error({ context, stack }, String(message));
  }
}

/** Nest adds who speaks as the last detail. */
function lineOf(details: unknown[]) {
  return { context: details.at(-1), err: details.length > 1 ? details[0] : undefined };
}

function describeRequest(request: FastifyRequest) {
  return { method: request.method, path: request.originalUrl.split('?', 1)[0] };
}
