import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import { Database } from '../../core/database/database.js';
import { Session } from './session.entity.js';
import { longestHere } from './sessions.queries.js';
import { SessionsService } from './sessions.service.js';
import { hashToken, newToken } from './token.js';

/** Should this process end before it ends the sessions. */
const VALID_MS = 120_000;

/** One for each kind of people; null where there is nobody of it. */
export interface Readers {
  member: string | null;
  admin: string | null;
}

/**
 * Lets the site look at its own pages as some member and some administrator see them. Nothing can be written so, and they
 * neither see these sessions nor count as having been here.
 */
@Injectable()
export class ReadingSessionsService {
  constructor(
    private readonly database: Database,
    private readonly sessions: SessionsService,
    @InjectRepository(Session) private readonly stored: Repository<Session>,
  ) {}

  /** @param task is handed the cookies, which are good for as long as it takes */
  async during<T>(task: (cookies: Readers) => Promise<T>): Promise<T> {
    const readers = (await this.database.one<Readers>(longestHere()))!;
    const [member, admin] = [newToken(), newToken()];
    const expiresAt = new Date(Date.now() + VALID_MS);
    const rowOf = (userId: string | null, token: string) =>
      userId === null ? [] : [{ userId, tokenHash: hashToken(token), readsOnly: true, expiresAt }];
    const cookieOf = (userId: string | null, token: string) =>
      userId === null ? null : `${this.sessions.cookieName}=${token}`;
    await this.stored.insert([...rowOf(readers.member, member), ...rowOf(readers.admin, admin)]);
    try {
      return await task({ member: cookieOf(readers.member, member), admin: cookieOf(readers.admin, admin) });
    } finally {
      await this.stored.delete({ tokenHash: In([hashToken(member), hashToken(admin)]) });
    }
  }
}
