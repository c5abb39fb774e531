import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import cookie from '@fastify/cookie';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Logger } from 'pino';
import { REQUEST_WITHIN_MS } from '#platform/server';
import { AppModule } from './app.module.js';
import { refuseUnknownHosts } from '../core/http/allowed-hosts.js';
import { ErrorFilter, sendError } from '../core/http/error.filter.js';
import { dropForgedAddresses } from '../core/http/forwarded-for.js';
import { GracefulShutdown } from '../core/http/graceful-shutdown.js';
import { acceptFiles } from '../core/http/multipart.js';
import { refuseOverload, WORK_LIMITS, type WorkLimits } from '../core/http/overload/overload.js';
import { requirePath } from '../core/http/request-target.js';
import { rememberRequestId } from '../core/http/request-id.js';
import { addResponseHeaders, setSecurityHeaders } from '../core/http/response-headers.js';
import { requireSameOrigin } from '../core/http/same-origin.js';
import { logResponses, NestLogger } from '../core/logging/logging.js';
import { validationPipe } from '../core/validation/validation.js';
import type { Config } from '../core/config/config.js';
import { measureRefusals, measureResponses } from '../core/metrics/http-metrics.js';
import { Database } from '../core/database/database.js';
import { answerRepeats } from '../core/idempotency/answers.js';
import { MetricsService } from '../core/metrics/metrics.service.js';

const BODY_LIMIT = 256 * 1024;
const TIMEOUTS = {
  requestTimeout: REQUEST_WITHIN_MS,
  connectionTimeout: 60_000,
  http: { headersTimeout: 15_000, connectionsCheckingInterval: 1_000 },
};
const REQUEST_ID = /^[\w.:-]{1,128}$/;

/** The whole api, wired and initialized but not listening. */
export async function createApp(
  config: Config,
  logger: Logger,
  limits: WorkLimits = WORK_LIMITS,
): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    ...TIMEOUTS,
    // Only the servers known to stand in front of us may say who the client is; what a client adds itself is ignored.
    trustProxy: [...config.trustedProxies],
    genReqId: (request: IncomingMessage) => requestId(request.headers['x-request-id']),
    // While stopping, what arrives on open connections is still answered, and asked to come back on another.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) => {
      setSecurityHeaders(reply, config);
      sendError(error, request, reply);
    },
  });
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(config), adapter, {
    logger: new NestLogger(logger),
    abortOnError: false,
    // A payment provider signs the body as it was sent.
    rawBody: true,
  });
  await configure(app, { config, logger, limits });
  return app.init();
}

async function configure(
  app: NestFastifyApplication,
  { config, logger, limits }: { config: Config; logger: Logger; limits: WorkLimits },
): Promise<void> {
  const server = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  server.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    requirePath(request);
    dropForgedAddresses(request);
    requireSameOrigin(request, config);
    done();
  });
  refuseUnknownHosts(server, config);
  addResponseHeaders(server, config, app.get(GracefulShutdown, { strict: false }));
  await refuseOverload(server, limits);
  logResponses(server, logger);
  const metrics = app.get(MetricsService, { strict: false });
  if (metrics.enabled) {
    measureResponses(server, metrics.registry);
    measureRefusals(metrics.registry);
  }
  answerRepeats(server, app.get(Database, { strict: false }));
  await app.register(cookie);
  await acceptFiles(server);
  rememberRequestId(server);
  if (config.developmentIdentity) {
    const { mountDevelopmentIdentity } = await import('../identity/auth/development-identity/mount.js');
    await mountDevelopmentIdentity(server, config);
  }
  app.useGlobalPipes(validationPipe());
  app.useGlobalFilters(new ErrorFilter());
}

function requestId(incoming: string | string[] | undefined): string {
  return typeof incoming === 'string' && REQUEST_ID.test(incoming) ? incoming : randomUUID();
}
