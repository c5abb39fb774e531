import { Injectable } from '@nestjs/common';
import { NotFoundError } from '../../core/errors/errors.js';
import type { IdOrSlug } from '../../core/validation/id-or-slug.pipe.js';
import { type JsonPage, readJsonPage } from '../../core/paging/json-page.js';
import { decodeCursor, type PageQuery } from '../../core/paging/paging.js';
import { Database, type Transaction } from '../../core/database/database.js';
import { RateLimitsService } from '../../core/rate-limits/rate-limits.service.js';
import type { Member } from '../../core/access/member.js';
import { GroupMembership } from './group-membership.entity.js';
import { AnswersRequiredError } from '../groups.errors.js';
import { GroupsService, type KnownGroup } from '../groups.service.js';
import { GroupMemberChanges } from './group-member-changes.js';
import type { JoinBody } from './group-members.dto.js';
import {
  requestDeletion,
  requestInsertion,
  requestPage,
  type SettledRequest,
  staffOf,
} from './group-members.queries.js';
import { agreementTo } from './rules-agreement.js';

const RATE_LIMIT = { name: 'group-requests', limit: 20, windowSeconds: 24 * 3600 };

/** Asking to join a private group, and what comes of it. */
@Injectable()
export class JoinRequestsService {
  constructor(
    private readonly database: Database,
    private readonly groups: GroupsService,
    private readonly changes: GroupMemberChanges,
    private readonly limits: RateLimitsService,
  ) {}

  /** @throws NotFoundError, NotGroupStaffError */
  async list(ref: IdOrSlug, member: Member, { limit, cursor }: PageQuery): Promise<JsonPage> {
    const { id } = await this.groups.lookedAfterOrFail(ref, member);
    const after = cursor === undefined ? undefined : decodeCursor(cursor, 2);
    return readJsonPage(this.database, requestPage(id, member.id, limit, after));
  }

  /** Asking twice is asking once. @throws AnswersRequiredError, RulesAgreementError, TooManyRequestsError */
  async ask(group: KnownGroup, member: Member, { answers = [], rulesVersion }: JoinBody): Promise<void> {
    const given = group.questions.map((question, index) => ({
      question,
      answer: answers[index]?.trim() ?? '',
    }));
    if (given.some(({ answer }) => answer === '')) throw new AnswersRequiredError();
    const agreement = agreementTo(group, rulesVersion);
    await this.database.transaction(async (transaction) => {
      const [request] = await transaction.query<{ id: string }>(
        requestInsertion(group.id, member.id, given, agreement?.version ?? null),
      );
      if (!request) return;
      await this.limits.count(RATE_LIMIT, member.id, transaction);
      const staff = await transaction.query<{ id: string }>(staffOf(group.id));
      const staffIds = staff.map(({ id }) => id);
      await this.changes.requested(group, request.id, member.id, staffIds, transaction);
    });
  }

  async withdraw(group: Pick<KnownGroup, 'id'>, member: Member): Promise<void> {
    await this.database.transaction(async (transaction) => {
      await this.settle(group, member.id, transaction);
    });
  }

  /** Of two who decide at once, the first does. @throws NotFoundError, NotGroupStaffError */
  async approve(ref: IdOrSlug, member: Member, memberId: string): Promise<void> {
    const group = await this.groups.lookedAfterOrFail(ref, member);
    await this.database.transaction(async (transaction) => {
      const request = await this.settle(group, memberId, transaction);
      if (!request) {
        const isIn = await transaction.manager.existsBy(GroupMembership, {
          groupId: group.id,
          userId: memberId,
        });
        if (!isIn) throw new NotFoundError('This request no longer exists.');
        return;
      }
      const { rulesAgreedVersion: version, createdAt: at } = request;
      const agreement = version === null ? null : { version, at };
      if (await this.changes.join(group.id, memberId, agreement, transaction))
        await this.changes.placed(group, 'joined', memberId, member.id, transaction);
    });
  }

  /** @throws NotFoundError, NotGroupStaffError */
  async decline(ref: IdOrSlug, member: Member, memberId: string): Promise<void> {
    const group = await this.groups.lookedAfterOrFail(ref, member);
    await this.database.transaction(async (transaction) => {
      if (await this.settle(group, memberId, transaction))
        await this.changes.placed(group, 'declined', memberId, member.id, transaction);
    });
  }

  /** @returns the request, if there was one */
  async settle(
    group: Pick<KnownGroup, 'id'>,
    memberId: string,
    transaction: Transaction,
  ): Promise<SettledRequest | undefined> {
    const [request] = await transaction.query<SettledRequest>(requestDeletion(group.id, memberId));
    if (request) await this.changes.settled(group, request.id, transaction);
    return request;
  }
}
