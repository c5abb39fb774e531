import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Not, Repository } from 'typeorm';
import { ApiError } from '../../core/errors/errors.js';
import { Database } from '../../core/database/database.js';
import type { Member } from '../../core/access/member.js';
import { User } from '../../identity/users/user.entity.js';
import { Draft } from './draft.entity.js';

const MAX_DRAFTS = 100;

@Injectable()
export class DraftsService {
  constructor(
    @InjectRepository(Draft) private readonly drafts: Repository<Draft>,
    private readonly database: Database,
  ) {}

  /** The latest first. */
  list(member: Member): Promise<Draft[]> {
    return this.drafts.find({ where: { userId: member.id }, order: { updatedAt: 'DESC' }, take: MAX_DRAFTS });
  }

  /** @throws ApiError 409 `too_many_drafts` */
  async save(member: Member, place: string, content: Record<string, unknown>): Promise<void> {
    const userId = member.id;
    const changes = { content: content as never, updatedAt: new Date() };
    const { affected } = await this.drafts.update({ userId, place }, changes);
    if (affected) return;
    await this.database.transaction(async ({ manager }) => {
      // Of several new ones at once, each counts the ones before.
      await manager.findOne(User, { where: { id: userId }, lock: { mode: 'for_no_key_update' } });
      if ((await manager.countBy(Draft, { userId, place: Not(place) })) >= MAX_DRAFTS)
        throw new ApiError(
          409,
          'too_many_drafts',
          `You have ${MAX_DRAFTS} drafts. Send or discard one first.`,
        );
      await manager.upsert(Draft, { userId, place, ...changes }, ['userId', 'place']);
    });
  }

  async discard(member: Member, place: string): Promise<void> {
    await this.drafts.delete({ userId: member.id, place });
  }
}
