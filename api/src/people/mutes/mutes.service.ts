import { Injectable } from '@nestjs/common';
import { Database } from '../../core/database/database.js';
import { insertIfAbsent } from '../../core/database/insert-if-absent.js';
import { ApiError } from '../../core/errors/errors.js';
import { type JsonPage, readJsonPage } from '../../core/paging/json-page.js';
import { decodeCursor, type PageQuery } from '../../core/paging/paging.js';
import type { IdOrSlug } from '../../core/validation/id-or-slug.pipe.js';
import type { Member } from '../../core/access/member.js';
import { MembersService } from '../members/members.service.js';
import { MemberMute } from './member-mute.entity.js';
import { mutePage } from './mutes.queries.js';

@Injectable()
export class MutesService {
  constructor(
    private readonly database: Database,
    private readonly members: MembersService,
  ) {}

  list(member: Member, { limit, cursor }: PageQuery): Promise<JsonPage> {
    const after = cursor === undefined ? undefined : decodeCursor(cursor, 2);
    return readJsonPage(this.database, mutePage(member.id, limit, after));
  }

  /** What they write is listed no more; they do not learn of it. @throws NotFoundError, ApiError 400 `yourself` */
  async mute(ref: IdOrSlug, member: Member): Promise<void> {
    const { id: mutedId } = await this.members.seenOrFail(ref, member);
    if (mutedId === member.id) throw new ApiError(400, 'yourself', 'You can’t mute yourself.');
    await this.database.transaction(({ manager }) =>
      insertIfAbsent(manager, MemberMute, { muterId: member.id, mutedId }),
    );
  }

  /** @throws NotFoundError */
  async unmute(ref: IdOrSlug, member: Member): Promise<void> {
    const { id: mutedId } = await this.members.seenOrFail(ref, member);
    await this.database.transaction(({ manager }) =>
      manager.delete(MemberMute, { muterId: member.id, mutedId }),
    );
  }
}
