import type { LoggerService } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Logger, pino, stdSerializers } from 'pino';

/** Structured logs. Of a request only its method and path are written: never headers, cookies, bodies or queries. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: { service: 'api' },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: stdSerializers.err, req: describeRequest, res: () => undefined },
  });
}

/** One line for each write and each failure; successful reads only at debug. */
export function logAnswers(server: FastifyInstance, logger: Logger): void {
  const detailed = logger.isLevelEnabled('debug');
  server.addHook('onResponse', (request, reply, done) => {
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

/** Nest's own messages, through the same logger. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, context?: string): void {
    this.logger.debug({ context }, String(message));
  }

  warn(message: unknown, context?: string): void {
    this.logger.warn({ context }, String(message));
  }

  error(message: unknown, stack?: string, context?: string): void {
    this.logger.error({ context, stack }, String(message));
  }
}

function describeRequest(request: FastifyRequest) {
  return { method: request.method, path: request.originalUrl.split('?', 1)[0] };
}
