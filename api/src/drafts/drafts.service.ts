import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { ApiError } from '../common/errors.js';
import type { Member } from '../sessions/member.js';
import { Draft } from './draft.entity.js';

const MAX_DRAFTS = 100;

@Injectable()
export class DraftsService {
  constructor(@InjectRepository(Draft) private readonly drafts: Repository<Draft>) {}

  /** The latest first. */
  list(member: Member): Promise<Draft[]> {
    return this.drafts.find({ where: { userId: member.id }, order: { updatedAt: 'DESC' }, take: MAX_DRAFTS });
  }

  /** @throws ApiError 409 `too_many_drafts` */
  async save(member: Member, place: string, content: Record<string, unknown>): Promise<void> {
    const userId = member.id;
    const isNew = !(await this.drafts.existsBy({ userId, place }));
    if (isNew && (await this.drafts.countBy({ userId })) >= MAX_DRAFTS)
      throw new ApiError(409, 'too_many_drafts', `You have ${MAX_DRAFTS} drafts. Send or discard one first.`);
    await this.drafts.upsert({ userId, place, content: content as never, updatedAt: new Date() }, [
      'userId',
      'place',
    ]);
  }

  async discard(member: Member, place: string): Promise<void> {
    await this.drafts.delete({ userId: member.id, place });
  }
}
