import { Injectable } from '@nestjs/common';
import type { Member } from '../../../../core/access/member.js';
import { Database } from '../../../../core/database/database.js';
import { ForbiddenError } from '../../../../core/errors/errors.js';
import { type JsonPage, readJsonPage } from '../../../../core/paging/json-page.js';
import { decodeCursor } from '../../../../core/paging/paging.js';
import { exportCsv } from '../../csv-rows.js';
import { concernPlans, givenFilters } from '../filters/member-filters.sql.js';
import type { MemberRecordQuery, MemberRecordSummary } from './member-list.dto.js';
import {
  MEMBER_RECORD_KEY_LENGTH,
  type MemberRecordFilters,
  memberRecordPage,
} from './member-list.queries.js';

const COLUMNS = [
  'name',
  'email',
  'profile',
  'plan',
  'state',
  'role',
  'location',
  'points',
  'joined',
  'lastActive',
];

@Injectable()
export class MemberListService {
  constructor(private readonly database: Database) {}

  /** @throws ForbiddenError where a moderator filters by plan */
  async page({ cursor, limit, ...filters }: MemberRecordQuery, viewer: Member): Promise<JsonPage> {
    if (concernPlans(filters) && !viewer.isAdmin) throw new ForbiddenError();
    const after = cursor === undefined ? undefined : decodeCursor(cursor, MEMBER_RECORD_KEY_LENGTH);
    return readJsonPage(this.database, memberRecordPage(filters, viewer.isAdmin, limit, after));
  }

  /** Everything that the filters find; that it was taken is in the audit log. */
  async export(filters: MemberRecordFilters, actor: Member): Promise<AsyncGenerator<string>> {
    return exportCsv(this.database, actor, {
      subjectKind: 'members',
      filters: givenFilters(filters),
      page: (size, after) => memberRecordPage(filters, true, size, after),
      columns: COLUMNS,
      cellsOf,
    });
  }
}

const cellsOf = (member: MemberRecordSummary) => ({
  name: member.name,
  email: member.email,
  profile: member.slug,
  plan: member.plan,
  state: member.state,
  role: member.accessLevel,
  location: member.location,
  points: member.points,
  joined: member.joinedAt,
  lastActive: member.lastActiveAt,
});
