import { Injectable } from '@nestjs/common';
import type { Member } from '../../core/access/member.js';
import { recordAuditEvent } from '../../core/audit/audit.js';
import { Database, type Statement } from '../../core/database/database.js';
import { NotFoundError } from '../../core/errors/errors.js';
import { csvOf } from '../administration/csv-rows.js';
import type { AnalyticsQuery, AnalyticsResponse } from './analytics.dto.js';
import { cohorts } from './metrics/cohorts.queries.js';
import { eventNumbers } from './metrics/events.queries.js';
import { funnels } from './metrics/funnel.queries.js';
import { lessonNumbers } from './metrics/lessons.queries.js';
import { type Metric, METRICS } from './metrics/metrics.js';
import { periodNumbers } from './metrics/numbers.queries.js';
import { issueNumbers } from './metrics/newsletters.queries.js';
import { monthlyRevenue, recurringRevenue } from './metrics/revenue.queries.js';
import { emptySearches } from './metrics/searches.queries.js';
import { weeks } from './metrics/weeks.queries.js';
import { periodBefore, periodOf } from './period.js';

/** How many rows of a list the page has. */
const MOST_ROWS = 20;

@Injectable()
export class AnalyticsService {
  constructor(private readonly database: Database) {}

  /** @throws ApiError 400 when the last day is before the first. */
  async between(query: AnalyticsQuery): Promise<AnalyticsResponse> {
    const period = periodOf(query);
    const before = periodBefore(period);
    const [funnel, numbers, ...lists] = await Promise.all([
      this.read<Pick<AnalyticsResponse, 'funnel' | 'previousFunnel' | 'erased'>>(funnels(period, before)),
      this.read<Pick<AnalyticsResponse, 'numbers' | 'previousNumbers' | 'isCurrent'>>(
        periodNumbers(period, before),
      ),
      this.read<AnalyticsResponse['weeks']>(weeks(period)),
      this.read<AnalyticsResponse['cohorts']>(cohorts(period)),
      this.read<AnalyticsResponse['lessons']>(lessonNumbers(period, MOST_ROWS)),
      this.read<AnalyticsResponse['events']>(eventNumbers(period, MOST_ROWS)),
      this.read<AnalyticsResponse['revenue']>(monthlyRevenue(period)),
      this.read<AnalyticsResponse['searches']>(emptySearches(period, MOST_ROWS)),
      this.read<AnalyticsResponse['recurring']>(recurringRevenue),
      this.read<AnalyticsResponse['newsletters']>(issueNumbers(period, MOST_ROWS)),
    ]);
    const [weekly, retention, lessons, events, revenue, searches, recurring, newsletters] = lists;
    return {
      ...period,
      previousFrom: before.from,
      previousTo: before.to,
      ...funnel,
      ...numbers,
      weeks: weekly,
      cohorts: retention,
      ...{ lessons, events, revenue, searches, recurring, newsletters },
    };
  }

  /** One part of it as a file; that it was taken is in the audit log. @throws NotFoundError, ApiError 400 */
  async export(metric: string, query: AnalyticsQuery, actor: Member): Promise<string> {
    if (!Object.hasOwn(METRICS, metric)) throw new NotFoundError();
    const period = periodOf(query);
    const { columns, statement, rows } = METRICS[metric as Metric];
    const answer = await this.read<never>(statement(period));
    const event = {
      actor,
      action: 'export',
      subjectKind: 'analytics',
      subjectId: metric,
      after: { ...period },
    };
    await recordAuditEvent(event, this.database);
    return csvOf(rows(answer), columns, true);
  }

  private async read<T>(statement: Statement): Promise<T> {
    return JSON.parse((await this.database.json(statement))!) as T;
  }
}
