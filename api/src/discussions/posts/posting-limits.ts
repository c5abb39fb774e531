import { Injectable } from '@nestjs/common';
import { Database, type Queryable } from '../../core/database/database.js';
import { RateLimitsService } from '../../core/rate-limits/rate-limits.service.js';
import type { Member } from '../../core/access/member.js';
import { NewMembersReadError, TooManyLinksError } from './posts.errors.js';
import { isNewMember } from './posts.queries.js';

const NEW_FOR_DAYS = 3;
const LINKS_WHILE_NEW = 2;
const HOUR = 3600;
const RATE_LIMIT = {
  post: { new: 3, known: 20 },
  reply: { new: 15, known: 120 },
} as const;

interface NewMemberRules {
  isNew: boolean;
  /** Whether administrators let new members post. */
  newMembersPost: boolean;
}

const LINK = /https?:\/\/|www\./gi;

/** Keeps newcomers from flooding the community, and everybody from flooding it by mistake. */
@Injectable()
export class PostingLimits {
  constructor(
    private readonly database: Database,
    private readonly limits: RateLimitsService,
  ) {}

  /** @throws NewMembersReadError, TooManyLinksError, TooManyRequestsError */
  async check(
    member: Member,
    what: keyof typeof RATE_LIMIT,
    body: string,
    transaction?: Queryable,
  ): Promise<void> {
    const { isNew, newMembersPost } = await this.newMemberRules(member, transaction);
    if (isNew && !newMembersPost) throw new NewMembersReadError(NEW_FOR_DAYS);
    if (isNew && (body.match(LINK)?.length ?? 0) > LINKS_WHILE_NEW)
      throw new TooManyLinksError(LINKS_WHILE_NEW);
    const pace = isNew ? 'new' : 'known';
    await this.limits.count(
      { name: `write-${what}-${pace}`, limit: RATE_LIMIT[what][pace], windowSeconds: HOUR },
      member.id,
      transaction,
    );
  }

  private async newMemberRules(
    member: Member,
    transaction: Queryable = this.database,
  ): Promise<NewMemberRules> {
    const [row] = await transaction.query<NewMemberRules>(isNewMember(member.id, NEW_FOR_DAYS));
    return row ?? { isNew: true, newMembersPost: true };
  }
}
