import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MoreThan, Repository } from 'typeorm';
import { NotFoundError } from '../../../core/errors/errors.js';
import { Database } from '../../../core/database/database.js';
import type { Member } from '../../../core/access/member.js';
import { Session } from '../session.entity.js';
import { allSessionsDeletion, ownSessionDeletion } from '../sessions.queries.js';
import { deviceName } from './device-name.js';
import type { MySession } from './my-sessions.dto.js';

/** More browsers than anybody has; older ones end by themselves. */
const MAX_SESSIONS = 100;

/** Where a member is signed in. */
@Injectable()
export class MySessionsService {
  constructor(
    private readonly database: Database,
    @InjectRepository(Session) private readonly sessions: Repository<Session>,
  ) {}

  /** This browser first, then the ones used last. */
  async list({ id: userId, sessionId }: Member): Promise<MySession[]> {
    const rows = await this.sessions.find({
      where: { userId, readsOnly: false, expiresAt: MoreThan(new Date()) },
      order: { lastUsedAt: 'DESC', createdAt: 'DESC' },
      take: MAX_SESSIONS,
    });
    const shown = rows.map(({ id, userAgent, createdAt, lastUsedAt }) => ({
      id,
      device: deviceName(userAgent),
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      isCurrent: id === sessionId,
    }));
    return shown.sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
  }

  /** @throws NotFoundError when it is nobody's, or someone else's */
  async end(id: string, { id: userId }: Member): Promise<void> {
    if ((await this.database.execute(ownSessionDeletion(id, userId))) === 0) throw new NotFoundError();
  }

  async endAll({ id: userId }: Member): Promise<void> {
    await this.database.execute(allSessionsDeletion(userId));
  }
}
