import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { Member } from '../../../../core/access/member.js';
import { recordAuditEvent } from '../../../../core/audit/audit.js';
import { Database, type Transaction } from '../../../../core/database/database.js';
import { violatedConstraint } from '../../../../core/database/driver-errors.js';
import { NotFoundError } from '../../../../core/errors/errors.js';
import type { MemberFilters } from '../filters/member-filters.dto.js';
import { concernPlans, givenFilters } from '../filters/member-filters.sql.js';
import { MemberSegment } from './member-segment.entity.js';
import type { MemberSegmentSummary, NewMemberSegment } from './member-segments.dto.js';
import { NameTakenError, NoFiltersError, TooManySegmentsError } from './member-segments.errors.js';

const MOST_SEGMENTS = 50;

/** Saved filters of the list of members, which all administrators share. */
@Injectable()
export class MemberSegmentsService {
  constructor(
    private readonly database: Database,
    @InjectRepository(MemberSegment) private readonly segments: Repository<MemberSegment>,
  ) {}

  async list(viewer: Member): Promise<MemberSegmentSummary[]> {
    const segments = await this.segments.find({ order: { name: 'ASC' }, take: MOST_SEGMENTS });
    return segments.filter(({ filters }) => viewer.isAdmin || !concernPlans(filters)).map(summaryOf);
  }

  /** @throws NoFiltersError, NameTakenError, TooManySegmentsError */
  async create({ name, ...request }: NewMemberSegment, actor: Member): Promise<MemberSegmentSummary> {
    const filters = givenFilters(request.filters) as MemberFilters;
    if (Object.keys(filters).length === 0) throw new NoFiltersError();
    return this.change(async (transaction) => {
      const { manager } = transaction;
      if ((await manager.count(MemberSegment)) >= MOST_SEGMENTS)
        throw new TooManySegmentsError(MOST_SEGMENTS);
      const row = { name, filters, createdById: actor.id };
      const segment = await manager.save(MemberSegment, row);
      await record('create segment', segment.id, actor, { after: summaryOf(segment) }, transaction);
      return summaryOf(segment);
    });
  }

  /** @throws NotFoundError, NameTakenError */
  rename(id: string, name: string, actor: Member): Promise<MemberSegmentSummary> {
    return this.change(async (transaction) => {
      const before = await locked(id, transaction);
      if (before.name === name) return summaryOf(before);
      await transaction.manager.update(MemberSegment, { id }, { name });
      const states = { before: { name: before.name }, after: { name } };
      await record('rename segment', id, actor, states, transaction);
      return { ...summaryOf(before), name };
    });
  }

  /** @throws NotFoundError */
  async remove(id: string, actor: Member): Promise<void> {
    await this.change(async (transaction) => {
      const before = await locked(id, transaction);
      await transaction.manager.delete(MemberSegment, { id });
      await record('delete segment', id, actor, { before: summaryOf(before) }, transaction);
    });
  }

  private async change<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    try {
      return await this.database.transaction(work);
    } catch (error) {
      throw violatedConstraint(error) === 'uq_member_segments_name' ? new NameTakenError() : error;
    }
  }
}

const summaryOf = ({ id, name, filters }: MemberSegment): MemberSegmentSummary => ({ id, name, filters });

async function locked(id: string, { manager }: Transaction): Promise<MemberSegment> {
  const lock = { mode: 'pessimistic_write' as const };
  const segment = await manager.findOne(MemberSegment, { where: { id }, lock });
  if (!segment) throw new NotFoundError();
  return segment;
}

async function record(
  action: string,
  subjectId: string,
  actor: Member,
  states: { before?: object; after?: object },
  transaction: Transaction,
): Promise<void> {
  await recordAuditEvent({ actor, action, subjectKind: 'segment', subjectId, ...states }, transaction);
}
