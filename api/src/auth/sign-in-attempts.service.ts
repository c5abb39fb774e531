import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../config/config.js';
import { Database } from '../database/database.js';
import { hashToken, isToken, newToken } from '../sessions/token.js';

const MINUTES = 15;

export interface Attempt {
  provider: string;
  nonce: string;
  codeVerifier: string;
  returnTo: string | null;
}

/**
 * Sign-ins that are under way. Each belongs to the browser that began it, by a short-lived cookie, and is good for one
 * return: a state that is wrong, old, used or somebody else's finds nothing.
 */
@Injectable()
export class SignInAttemptsService {
  private readonly cookieName: string;

  constructor(
    private readonly database: Database,
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
    await this.database.query({
      text: `
        WITH expired AS (DELETE FROM sign_in_attempts WHERE expires_at < now())
        INSERT INTO sign_in_attempts
          (state_hash, browser_hash, provider, nonce, code_verifier, return_to, expires_at)
        VALUES ($1, $2, $3, $4, $5, $6, now() + make_interval(mins => ${MINUTES}))`,
      values: [
        hashToken(state),
        hashToken(browser),
        attempt.provider,
        attempt.nonce,
        attempt.codeVerifier,
        attempt.returnTo,
      ],
    });
  }

  /** Uses an attempt up; null when there is none for this state, browser and provider. */
  async take(state: string, browser: string, provider: string): Promise<Attempt | null> {
    const attempt = await this.database.one<Attempt>({
      text: `
        DELETE FROM sign_in_attempts
        WHERE state_hash = $1 AND browser_hash = $2 AND provider = $3 AND expires_at > now()
        RETURNING provider, nonce, code_verifier AS "codeVerifier", return_to AS "returnTo"`,
      values: [hashToken(state), hashToken(browser), provider],
    });
    return attempt ?? null;
  }
}
