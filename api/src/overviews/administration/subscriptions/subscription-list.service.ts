import { Inject, Injectable } from '@nestjs/common';
import type { Member } from '../../../core/access/member.js';
import { CONFIG, type Config } from '../../../core/config/config.js';
import { Database } from '../../../core/database/database.js';
import { type JsonPage, readJsonPage } from '../../../core/paging/json-page.js';
import { decodeCursor } from '../../../core/paging/paging.js';
import { PricesService } from '../../../membership/billing/sync/prices.service.js';
import { exportCsv } from '../csv-rows.js';
import type { SubscriptionEntry, SubscriptionQuery } from './subscription-list.dto.js';
import {
  providerStatus,
  SUBSCRIPTION_KEY,
  type SubscriptionFilters,
  subscriptionPage,
} from './subscription-list.queries.js';

const COLUMNS = [
  'name',
  'email',
  'profile',
  'provider',
  'period',
  'status',
  'ending',
  'twice',
  'since',
  'paidUntil',
  'endsAt',
];

@Injectable()
export class SubscriptionListService {
  constructor(
    private readonly database: Database,
    private readonly prices: PricesService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  page({ cursor, limit, ...filters }: SubscriptionQuery): Promise<JsonPage> {
    const after = cursor === undefined ? undefined : decodeCursor(cursor, SUBSCRIPTION_KEY.length);
    return readJsonPage(this.database, subscriptionPage(filters, limit, after));
  }

  /** Everything that the filters find; that it was taken is in the audit log. */
  async export(
    { query, state, plan, period, order }: SubscriptionFilters,
    actor: Member,
  ): Promise<AsyncGenerator<string>> {
    const filters = { query, state, plan, period, order };
    return exportCsv(this.database, actor, {
      subjectKind: 'subscriptions',
      filters,
      page: (size, after) => subscriptionPage(filters, size, after),
      columns: COLUMNS,
      cellsOf,
    });
  }

  async provider(): Promise<string> {
    await this.prices.read();
    return (await this.database.json(providerStatus(this.config.billing.kind)))!;
  }
}

const cellsOf = ({ member, isEnding, isTwice, ...entry }: SubscriptionEntry) => ({
  name: member.name,
  email: entry.email,
  profile: member.slug,
  provider: entry.provider,
  period: entry.period,
  status: entry.status,
  ending: isEnding,
  twice: isTwice,
  since: entry.since,
  paidUntil: entry.paidUntil,
  endsAt: entry.endsAt,
});
