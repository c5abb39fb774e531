import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../core/config/config.js';

/**
 * Locally the site answers on several names of this machine, and a provider comes back to only one of them: cookies set
 * on the others would be missing then. So sign-in first moves to the right name.
 */
@Injectable()
export class CanonicalHostGuard implements CanActivate {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (this.config.production || request.host === new URL(this.config.publicUrl).host) return true;
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    void reply.header('cache-control', 'no-store').redirect(this.config.publicUrl + request.url, 302);
    return new Promise(() => undefined); // answered: nothing after this may run
  }
}
