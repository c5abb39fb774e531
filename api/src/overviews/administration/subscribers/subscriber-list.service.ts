import { Injectable } from '@nestjs/common';
import type { Member } from '../../../core/access/member.js';
import { Database } from '../../../core/database/database.js';
import { type JsonPage, readJsonPage } from '../../../core/paging/json-page.js';
import { decodeCursor } from '../../../core/paging/paging.js';
import { exportCsv } from '../csv-rows.js';
import type { SubscriberEntry, SubscriberQuery } from './subscriber-list.dto.js';
import { SUBSCRIBER_KEY, type SubscriberFilters, subscriberPage } from './subscriber-list.queries.js';

const COLUMNS = [
  'email',
  'name',
  'profile',
  'state',
  'suppression',
  'interests',
  'source',
  'asked',
  'confirmed',
  'left',
];

@Injectable()
export class SubscriberListService {
  constructor(private readonly database: Database) {}

  page({ cursor, limit, ...filters }: SubscriberQuery): Promise<JsonPage> {
    const after = cursor === undefined ? undefined : decodeCursor(cursor, SUBSCRIBER_KEY.length);
    return readJsonPage(this.database, subscriberPage(filters, limit, after));
  }

  /** Everything that the filters find. */
  async export(
    { query, state, interest, from, to, order }: SubscriberFilters,
    actor: Member,
  ): Promise<AsyncGenerator<string>> {
    const filters = { query, state, interest, from, to, order };
    return exportCsv(this.database, actor, {
      subjectKind: 'subscribers',
      filters,
      page: (size, after) => subscriberPage(filters, size, after),
      columns: COLUMNS,
      cellsOf,
    });
  }
}

const cellsOf = ({ member, interests, createdAt, confirmedAt, leftAt, ...entry }: SubscriberEntry) => ({
  email: entry.email,
  name: entry.name,
  profile: member?.slug,
  state: entry.state,
  suppression: entry.suppression,
  interests: interests.join(' '),
  source: entry.source,
  asked: createdAt,
  confirmed: confirmedAt,
  left: leftAt,
});
