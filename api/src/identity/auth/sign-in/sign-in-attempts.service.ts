import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LessThan, Repository } from 'typeorm';
import { CONFIG, type Config } from '../../../core/config/config.js';
import { Database } from '../../../core/database/database.js';
import { hashToken, isToken, newToken } from '../../sessions/token.js';
import { attemptTaken } from './sign-in-attempts.queries.js';
import { SignInAttempt } from './sign-in-attempt.entity.js';

const MINUTES = 15;

export interface Attempt {
  provider: string;
  nonce: string;
  codeVerifier: string;
  returnTo: string | null;
  /** Whether it is the proof for an identity that waits in this browser. */
  joins: boolean;
}

/**
 * Sign-ins in progress. Each is bound to the browser that began it by a short-lived cookie, and is valid for one
 * return: a state that is wrong, old, used or someone else's finds nothing.
 */
@Injectable()
export class SignInAttemptsService {
  private readonly cookieName: string;

  constructor(
    private readonly database: Database,
    @InjectRepository(SignInAttempt) private readonly attempts: Repository<SignInAttempt>,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.cookieName = config.secureCookies ? '__Host-futurelab_signin' : 'futurelab_signin';
  }

  /** The key of this browser, made and set as a cookie if it has none. */
  claimBrowser(request: FastifyRequest, reply: FastifyReply): string {
    const key = this.browserOf(request) ?? newToken();
    reply.setCookie(this.cookieName, key, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: this.config.secureCookies,
      maxAge: MINUTES * 60,
    });
    return key;
  }

  browserOf(request: FastifyRequest): string | null {
    const key = request.cookies[this.cookieName];
    return key !== undefined && isToken(key) ? key : null;
  }

  async begin(state: string, browser: string, attempt: Attempt): Promise<void> {
    const expiresAt = new Date(Date.now() + MINUTES * 60_000);
    await this.attempts.delete({ expiresAt: LessThan(new Date()) });
    await this.attempts.insert({
      ...attempt,
      stateHash: hashToken(state),
      browserHash: hashToken(browser),
      expiresAt,
    });
  }

  /** Uses an attempt up; null when there is none for this state, browser and provider. */
  async take(state: string, browser: string, provider: string): Promise<Attempt | null> {
    return (
      (await this.database.one<Attempt>(attemptTaken(hashToken(state), hashToken(browser), provider))) ?? null
    );
  }
}
