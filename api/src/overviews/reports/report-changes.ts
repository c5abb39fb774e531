import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../core/database/database.js';
import type { LiveChange } from '../../core/live/live.queries.js';
import { LiveService } from '../../core/live/live.service.js';
import { reportSubject } from '../../core/report-subjects/report-subjects.module.js';
import type { SubjectKind } from '../../core/report-subjects/report-subjects.module.js';
import { staff } from './reports.queries.js';

/** Tells browsers what reports and decisions have changed. */
@Injectable()
export class ReportChanges {
  constructor(private readonly live: LiveService) {}

  /** The queue of people who look after reports. */
  async queue(transaction: Transaction): Promise<void> {
    const memberIds = (await transaction.query<{ id: string }>(staff())).map(({ id }) => id);
    if (memberIds.length > 0) await this.live.publish([{ topic: 'reports', memberIds }], transaction);
  }

  /** What was reported, for everybody who may see it. */
  async subject(kind: SubjectKind, id: string, transaction: Transaction): Promise<void> {
    const changes = reportSubject(kind).changes?.(id);
    if (!changes) return;
    await this.live.publish(await transaction.query<LiveChange>(changes), transaction);
  }

  /** What a member may do. */
  member(memberId: string, transaction: Transaction): Promise<void> {
    return this.live.publish([{ topic: 'me', memberIds: [memberId] }], transaction);
  }
}
