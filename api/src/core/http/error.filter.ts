import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { apiErrorFromDatabase } from '../database/database-errors.js';
import { ApiError, TooManyRequestsError } from '../errors/errors.js';
import { noteRefusal, OverloadedError } from './overload/overload.js';

const CODES: Record<number, [code: string, message: string]> = {
  400: ['bad_request', 'We couldn’t understand this request.'],
  401: ['unauthorized', 'Unauthorized'],
  403: ['forbidden', 'You don’t have permission to do this.'],
  404: ['not_found', 'Not found'],
  405: ['method_not_allowed', 'This method isn’t supported here.'],
  413: ['too_large', 'This is too large.'],
  415: ['unsupported_media_type', 'Please send JSON.'],
  429: ['too_many_requests', 'Too many requests. Please try again later.'],
  503: ['temporarily_unavailable', 'Please try again in a moment.'],
};

/** Turns every exception into `{ code, message, details? }`; unexpected ones are logged, and their text is not sent. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  catch(exception: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    sendError(exception, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }
}

/** Also used for errors before routing. */
export function sendError(exception: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const error = toApiError(exception);
  const status = error.getStatus();
  if (error instanceof OverloadedError) noteRefusal(error, request);
  else if (status >= 500) request.log.error({ err: exception }, error.code);
  if (reply.sent) return;
  reply.header('cache-control', 'no-store').header('content-type', 'application/json; charset=utf-8');
  if (status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', '2');
  if (error instanceof TooManyRequestsError) reply.header('retry-after', String(error.retryAfter));
  const { code, message, details } = error;
  reply.status(status).send(JSON.stringify({ code, message, ...(details && { details }) }));
}

function toApiError(exception: unknown): ApiError {
  if (exception instanceof ApiError) return exception;
  const fromDatabase = apiErrorFromDatabase(exception);
  if (fromDatabase) return fromDatabase;
  const status = statusOf(exception);
  const [code, message] =
    CODES[status] ?? (status < 500 ? CODES[400]! : ['internal_error', 'Something went wrong on our side.']);
  return new ApiError(status, code, message);
}

function statusOf(exception: unknown): number {
  if (exception instanceof HttpException) return exception.getStatus();
  // No id is as long as Fastify's limit for one.
  if ((exception as { code?: unknown } | null)?.code === 'FST_ERR_MAX_PARAM_LENGTH') return 404;
  // Fastify marks what the client got wrong (bad JSON, too large) with a status below 500.
  const status = (exception as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
}
