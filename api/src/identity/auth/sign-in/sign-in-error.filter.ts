import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { loginPage } from './login-page.js';
import { RegistrationsClosedError } from '../registrations-closed-error.js';
import { SignInError } from './sign-in-error.js';

/** Sign-in is a navigation: errors redirect to the login page instead of sending JSON. */
@Catch()
export class SignInErrorFilter implements ExceptionFilter {
  catch(exception: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const error = asSignInError(exception);
    if (error.cause) request.log.warn({ err: error.cause, code: error.code }, 'sign-in failed');
    if (reply.sent) return;
    const { code, returnTo } = error;
    void reply
      .header('cache-control', 'no-store')
      .redirect(loginPage({ error: code, ...(returnTo && { returnTo }) }), 302);
  }
}

function asSignInError(exception: unknown): SignInError {
  if (exception instanceof SignInError) return exception;
  if (exception instanceof RegistrationsClosedError) return new SignInError('registrations_closed');
  return new SignInError('oauth_callback_failed', { cause: exception });
}
