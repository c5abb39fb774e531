import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../core/config/config.js';
import { SingleFlight } from '../../core/async/single-flight.js';
import { Database } from '../../core/database/database.js';
import { noticesOf, type Occasions } from '../../core/notices/notices.module.js';
import { KnownDevicesService } from './devices/known-devices.service.js';
import type { Member } from '../../core/access/member.js';
import { presenceNow } from '../presence/presence.queries.js';
import { Session } from './session.entity.js';
import {
  administratorByAddress,
  memberBySession,
  sessionAuthenticated,
  sessionDeletion,
  sessionUsed,
} from './sessions.queries.js';
import { hashToken, isToken, newToken } from './token.js';

type SessionMember = Omit<Member, 'notices'> & { isIdle: boolean; occasions: Occasions };

const SESSION_DAYS = 30;

/** Sessions in PostgreSQL behind an opaque cookie: revoking one takes effect on every replica at once. */
@Injectable()
export class SessionsService {
  readonly cookieName: string;
  /** Shared by the many requests of one page. */
  private readonly members = new SingleFlight<Member | undefined>();

  constructor(
    private readonly database: Database,
    private readonly devices: KnownDevicesService,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.cookieName = config.secureCookies ? '__Host-futurelab' : 'futurelab';
  }

  /** Who is asking. Without a cookie there is no query; with one, at most one, and a write once an hour. */
  async resolve(request: FastifyRequest): Promise<Member | null> {
    const token = this.tokenOf(request);
    if (!token) return null;
    return (await this.members.get(token, () => this.read(token))) ?? null;
  }

  /** Starts a session in this browser and ends its previous one; an address in `ADMIN_EMAILS` makes an administrator. */
  async begin(request: FastifyRequest, reply: FastifyReply, userId: string): Promise<void> {
    await this.end(request);
    const token = newToken();
    const expiresAt = new Date(Date.now() + SESSION_DAYS * 86_400_000);
    const userAgent = request.headers['user-agent']?.slice(0, 300) ?? null;
    await this.database.transaction(async (transaction) => {
      const authenticatedAt = () => 'now()';
      const session = { tokenHash: hashToken(token), userId, userAgent, authenticatedAt, expiresAt };
      await transaction.manager.insert(Session, session);
      if (this.config.adminEmails.length > 0)
        await transaction.query(administratorByAddress(userId, this.config.adminEmails));
      await transaction.query(presenceNow(userId));
      await this.devices.signedIn(userId, request, reply, transaction);
    });
    reply.setCookie(this.cookieName, token, { ...this.cookieOptions, expires: expiresAt });
  }

  /** Notes that the member has just confirmed that it is them. */
  async reauthenticated({ sessionId }: Member): Promise<void> {
    await this.database.execute(sessionAuthenticated(sessionId));
  }

  /** Signs this browser out. */
  async endWithCookie(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await this.end(request);
    reply.clearCookie(this.cookieName, this.cookieOptions);
  }

  private async read(token: string): Promise<Member | undefined> {
    const found = await this.database.one<SessionMember>(memberBySession(hashToken(token)));
    if (!found) return undefined;
    const { isIdle, occasions, ...member } = found;
    // Nobody waits for it, and the next request tries again.
    if (isIdle) void this.database.execute(sessionUsed(member.sessionId)).catch(() => undefined);
    return { ...member, notices: noticesOf(occasions) };
  }

  private async end(request: FastifyRequest): Promise<void> {
    const token = this.tokenOf(request);
    if (token) await this.database.execute(sessionDeletion(hashToken(token)));
  }

  private tokenOf(request: FastifyRequest): string | null {
    if (!request.headers.cookie) return null;
    const token = request.cookies[this.cookieName];
    return token !== undefined && isToken(token) ? token : null;
  }

  private get cookieOptions() {
    return { path: '/', httpOnly: true, sameSite: 'lax', secure: this.config.secureCookies } as const;
  }
}
