import { Injectable } from '@nestjs/common';
import { type JsonPage, readJsonPage } from '../../core/paging/json-page.js';
import { ApiError, NotFoundError } from '../../core/errors/errors.js';
import { insertIfAbsent } from '../../core/database/insert-if-absent.js';
import type { IdOrSlug } from '../../core/validation/id-or-slug.pipe.js';
import { decodeCursor, type PageQuery } from '../../core/paging/paging.js';
import { Database, type Transaction } from '../../core/database/database.js';
import { pairLock } from '../friendships/friendships.queries.js';
import { FriendshipsService } from '../friendships/friendships.service.js';
import { IntroductionsService } from '../introductions/introductions.service.js';
import { LiveService } from '../../core/live/live.service.js';
import type { Member } from '../../core/access/member.js';
import { blockPage, memberToBlock } from './blocks.queries.js';
import { MemberBlock } from './member-block.entity.js';

@Injectable()
export class BlocksService {
  constructor(
    private readonly database: Database,
    private readonly friendships: FriendshipsService,
    private readonly introductions: IntroductionsService,
    private readonly live: LiveService,
  ) {}

  list(member: Member, { limit, cursor }: PageQuery): Promise<JsonPage> {
    const after = cursor === undefined ? undefined : decodeCursor(cursor, 2);
    return readJsonPage(this.database, blockPage(member.id, limit, after));
  }

  /**
   * Neither sees the other from now on; a friendship and what was open between them is gone, also after the block ends.
   * @throws NotFoundError, ApiError 400 `yourself`
   */
  block(ref: IdOrSlug, member: Member): Promise<void> {
    return this.change(ref, member, async (blockedId, transaction) => {
      const row = { blockerId: member.id, blockedId };
      await insertIfAbsent(transaction.manager, MemberBlock, row);
      await this.friendships.end(member.id, blockedId, transaction);
      await this.introductions.end(member.id, blockedId, transaction);
    });
  }

  /** @throws NotFoundError, ApiError 400 `yourself` */
  unblock(ref: IdOrSlug, member: Member): Promise<void> {
    return this.change(ref, member, async (blockedId, { manager }) => {
      await manager.delete(MemberBlock, { blockerId: member.id, blockedId });
    });
  }

  private async change(
    ref: IdOrSlug,
    member: Member,
    write: (otherId: string, transaction: Transaction) => Promise<void>,
  ): Promise<void> {
    const other = await this.database.one<{ id: string }>(memberToBlock(ref, member.id));
    if (!other) throw new NotFoundError();
    if (other.id === member.id) throw new ApiError(400, 'yourself', 'You can’t block yourself.');
    await this.database.transaction(async (transaction) => {
      await transaction.query(pairLock(member.id, other.id));
      await write(other.id, transaction);
      // Everything that shows people may be another now, for both.
      await this.live.publish([{ topic: 'blocks', memberIds: [member.id, other.id] }], transaction);
    });
  }
}
