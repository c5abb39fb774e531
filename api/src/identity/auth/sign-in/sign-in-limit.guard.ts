import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { TooManyRequestsError } from '../../../core/errors/errors.js';
import { RateLimitsService } from '../../../core/rate-limits/rate-limits.service.js';
import { SignInError } from './sign-in-error.js';

/** Enough for a whole office behind one address at the start of a workshop. */
const LIMIT = { name: 'sign-in', limit: 60, windowSeconds: 60 };

/** Limits sign-in attempts per address: too many redirect to the login page and store nothing. */
@Injectable()
export class SignInLimitGuard implements CanActivate {
  constructor(private readonly rateLimits: RateLimitsService) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    try {
      await this.rateLimits.count(LIMIT, request.ip);
      return true;
    } catch (error) {
      if (error instanceof TooManyRequestsError) throw new SignInError('too_many_requests');
      throw error;
    }
  }
}
