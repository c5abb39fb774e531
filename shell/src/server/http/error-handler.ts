import type { FastifyInstance } from 'fastify';
import { isApiUrl, sendApiUnavailable } from './api/api-unavailable';
import { noteRefusal, OverloadedError } from './overload/overloaded-error';
import { sendNotFound, sendUnavailable } from './plain-pages';

/** The code and the message are the api's own. */
const OVERLOADED = {
  code: 'overloaded',
  message: 'FutureLab is very busy right now. Please try again in a moment.',
};

export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    if (error instanceof OverloadedError) {
      noteRefusal(error, request.log);
      return isApiUrl(request.url) ? sendApiUnavailable(reply, OVERLOADED) : sendUnavailable(reply);
    }
    const { statusCode = 500 } = error;
    // No file may have such a name.
    if (statusCode < 500) return sendNotFound(reply, statusCode === 403 ? 404 : statusCode);
    request.log.error({ err: error }, 'no page');
    return sendUnavailable(reply);
  });
  app.setNotFoundHandler((_request, reply) => sendNotFound(reply));
}
