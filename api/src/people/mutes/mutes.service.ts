import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../core/database/database.js';
import { ApiError, NotFoundError } from '../../core/errors/errors.js';
import { LiveService } from '../../core/live/live.service.js';
import { type JsonPage, readJsonPage } from '../../core/paging/json-page.js';
import { decodeCursor, type PageQuery } from '../../core/paging/paging.js';
import { RateLimitsService } from '../../core/rate-limits/rate-limits.service.js';
import type { IdOrSlug } from '../../core/validation/id-or-slug.pipe.js';
import type { Member } from '../../core/access/member.js';
import { MemberMute } from './member-mute.entity.js';
import { MAX_MUTES, memberToMute, muteInsertion, mutePage } from './mutes.queries.js';

const RATE_LIMIT = { name: 'mutes', limit: 300, windowSeconds: 3600 };

@Injectable()
export class MutesService {
  constructor(
    private readonly database: Database,
    private readonly limits: RateLimitsService,
    private readonly live: LiveService,
  ) {}

  list(member: Member, { limit, cursor }: PageQuery): Promise<JsonPage> {
    const after = cursor === undefined ? undefined : decodeCursor(cursor, 2);
    return readJsonPage(this.database, mutePage(member.id, limit, after));
  }

  /**
   * What they write is listed no more; they do not learn of it.
   * @throws NotFoundError, ApiError 400 `yourself`, 409 `too_many_mutes`, TooManyRequestsError
   */
  async mute(ref: IdOrSlug, member: Member): Promise<void> {
    await this.limits.count(RATE_LIMIT, member.id);
    await this.change(ref, member, async (mutedId, transaction) => {
      if (mutedId === member.id) throw new ApiError(400, 'yourself', 'You can’t mute yourself.');
      const [row] = await transaction.query(muteInsertion(member.id, mutedId));
      if (!row)
        throw new ApiError(
          409,
          'too_many_mutes',
          `You’ve muted ${MAX_MUTES} people. Unmute one of them first.`,
        );
    });
  }

  /** @throws NotFoundError */
  unmute(ref: IdOrSlug, member: Member): Promise<void> {
    return this.change(ref, member, async (mutedId, { manager }) => {
      await manager.delete(MemberMute, { muterId: member.id, mutedId });
    });
  }

  private async change(
    ref: IdOrSlug,
    member: Member,
    write: (mutedId: string, transaction: Transaction) => Promise<void>,
  ): Promise<void> {
    const other = await this.database.one<{ id: string }>(memberToMute(ref, member.id));
    if (!other) throw new NotFoundError();
    await this.database.transaction(async (transaction) => {
      await write(other.id, transaction);
      // Every list that shows people may be another now, as after a block.
      await this.live.publish([{ topic: 'blocks', memberIds: [member.id] }], transaction);
    });
  }
}
