import { createHmac, hash, randomInt, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { TooManyRequestsError } from '../../../core/errors/errors.js';
import { CONFIG, type Config } from '../../../core/config/config.js';
import { Database } from '../../../core/database/database.js';
import { MailService } from '../../../core/mail/mail.service.js';
import { networkRange } from '../../../core/rate-limits/network.js';
import { RateLimitsService } from '../../../core/rate-limits/rate-limits.service.js';
import { hashToken, isToken, newToken } from '../../sessions/token.js';
import { MailCode } from './mail-code.entity.js';
import {
  CodeExpiredError,
  CodeUsedUpError,
  tooManyCodesAsked,
  tooManyCodesTried,
  UnknownCodeError,
  WrongCodeError,
} from './mail-code.errors.js';
import { type MailCodePurpose, SIGN_IN } from './mail-code-purposes.js';
import { mailCodeAddress, mailCodeTried, mailCodeUsed, mailCodeWaiting } from './mail-code.queries.js';

export const CODE_SECONDS = 600;
const MAX_TRIES = 5;

/** A workshop may sign in from behind one address; nobody reads ten codes in a quarter of an hour. */
const ASKED_BY_CLIENT = { name: 'mail-code-client', limit: 40, windowSeconds: 600 };
const TRIED_BY_CLIENT = { name: 'mail-code-tries', limit: 60, windowSeconds: 600 };
/** For one address and from one network, so that a stranger elsewhere keeps nobody from signing in. */
const ASKED_FROM_NETWORK = [
  { name: 'mail-code-network', limit: 5, windowSeconds: 900 },
  { name: 'mail-code-network-day', limit: 15, windowSeconds: 86_400 },
];
/** From all networks. Together with the tries of each code, at most 300 guesses a day at one address out of a million. */
const MAILS_TO_ADDRESS = [
  { name: 'mail-code-address', limit: 20, windowSeconds: 3600 },
  { name: 'mail-code-address-day', limit: 60, windowSeconds: 86_400 },
];

interface TriedCode extends Pick<MailCode, 'email' | 'codeHash' | 'tries'> {
  isExpired: boolean;
}

/** Six digits by mail, bound to the browser that asked for them by a cookie of their own. */
@Injectable()
export class MailCodesService {
  constructor(
    private readonly database: Database,
    private readonly mail: MailService,
    private readonly rateLimits: RateLimitsService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Mails a code. Whether the address has an account is not even looked up, so neither the answer nor its time tells.
   * The browser gets a new key each time: one that someone else planted is worth nothing.
   * @throws ApiError with a message for the field, and then a code that this browser waits for stays good
   */
  async send(email: string, request: FastifyRequest, reply: FastifyReply, purpose = SIGN_IN): Promise<void> {
    await this.limitAsking(email, request, purpose);
    const [browser, before] = [newToken(), this.browserOf(request, purpose)];
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    await this.database.transaction(async (transaction) => {
      if (before) await transaction.manager.delete(MailCode, { browserHash: hashToken(before) });
      await transaction.manager.insert(MailCode, {
        browserHash: hashToken(browser),
        email,
        codeHash: hashCode(browser, purpose, email, code),
        expiresAt: new Date(Date.now() + CODE_SECONDS * 1000),
      });
      await this.mail.send(purpose.mail(email, code), transaction, 'code');
    });
    // Longer than the code, so that a late one is distinguished from an unknown one.
    reply.setCookie(this.cookieNameOf(purpose), browser, { ...this.cookieOptions, maxAge: CODE_SECONDS * 3 });
  }

  /** @throws ApiError with a message for the field unless this is the code that was mailed for this browser */
  async use(
    email: string,
    code: string,
    request: FastifyRequest,
    reply: FastifyReply,
    purpose = SIGN_IN,
  ): Promise<void> {
    await this.limitTries(request);
    const browser = this.browserOf(request, purpose);
    if (!browser) throw new UnknownCodeError();
    const browserHash = hashToken(browser);
    const tried = await this.database.one<TriedCode>(mailCodeTried(browserHash));
    if (!tried || tried.email !== email) throw new UnknownCodeError();
    if (tried.isExpired) throw new CodeExpiredError();
    if (tried.tries > MAX_TRIES) throw new CodeUsedUpError();
    const codeHash = hashCode(browser, purpose, email, code);
    if (!timingSafeEqual(codeHash, tried.codeHash)) throw wrong(MAX_TRIES - tried.tries);
    // Of two that come at once with the same code, one is too late.
    if (!(await this.database.one(mailCodeUsed(browserHash, codeHash)))) throw new UnknownCodeError();
    reply.clearCookie(this.cookieNameOf(purpose), this.cookieOptions);
  }

  /** The address at which this browser is waiting for a code to sign in with, if it is. */
  async addressOf(request: FastifyRequest): Promise<string | null> {
    const browser = this.browserOf(request, SIGN_IN);
    if (!browser) return null;
    const row = await this.database.one<{ email: string }>(mailCodeAddress(hashToken(browser)));
    return row?.email ?? null;
  }

  private async limitAsking(email: string, request: FastifyRequest, purpose: MailCodePurpose): Promise<void> {
    try {
      await this.rateLimits.count(ASKED_BY_CLIENT, request.ip);
      const fromNetwork = keyOf(`${email} ${networkRange(request.ip)}`);
      for (const rule of ASKED_FROM_NETWORK) await this.rateLimits.count(rule, fromNetwork);
      for (const rule of MAILS_TO_ADDRESS) await this.rateLimits.count(rule, keyOf(email));
    } catch (error) {
      if (!(error instanceof TooManyRequestsError)) throw error;
      throw tooManyCodesAsked(error, await this.isWaiting(email, request, purpose));
    }
  }

  /** Whether this browser was sent a code to this address that can still be used. */
  private async isWaiting(
    email: string,
    request: FastifyRequest,
    purpose: MailCodePurpose,
  ): Promise<boolean> {
    const browser = this.browserOf(request, purpose);
    if (!browser) return false;
    const row = await this.database.one(mailCodeWaiting(hashToken(browser), email, MAX_TRIES));
    return row !== undefined;
  }

  private browserOf(request: FastifyRequest, purpose: MailCodePurpose): string | null {
    const key = request.cookies[this.cookieNameOf(purpose)];
    return key !== undefined && isToken(key) ? key : null;
  }

  private async limitTries(request: FastifyRequest): Promise<void> {
    try {
      await this.rateLimits.count(TRIED_BY_CLIENT, request.ip);
    } catch (error) {
      throw error instanceof TooManyRequestsError ? tooManyCodesTried(error) : error;
    }
  }

  private cookieNameOf({ cookieName }: MailCodePurpose): string {
    return this.config.secureCookies ? `__Host-${cookieName}` : cookieName;
  }

  private get cookieOptions() {
    return { path: '/', httpOnly: true, sameSite: 'lax', secure: this.config.secureCookies } as const;
  }
}

const wrong = (triesLeft: number) => (triesLeft > 0 ? new WrongCodeError(triesLeft) : new CodeUsedUpError());

const hashCode = (browser: string, { prefix }: MailCodePurpose, email: string, code: string): Buffer =>
  createHmac('sha256', browser).update(`${prefix}${email} ${code}`).digest();

/** Addresses are longer than the table of the limits allows, and are nobody's business there. */
const keyOf = (email: string): string => hash('sha256', email, 'base64url');
