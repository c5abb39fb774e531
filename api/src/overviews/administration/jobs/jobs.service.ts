import { Injectable } from '@nestjs/common';
import type { Member } from '../../../core/access/member.js';
import { recordAuditEvent } from '../../../core/audit/audit.js';
import { Database, type Transaction } from '../../../core/database/database.js';
import { type JsonPage, readJsonPage } from '../../../core/paging/json-page.js';
import { decodeCursor } from '../../../core/paging/paging.js';
import { exportCsv } from '../csv-rows.js';
import type { JobDropRequest, JobEntry, JobListQuery, JobRetryRequest } from './jobs.dto.js';
import {
  AlreadyDroppedError,
  ExpiredCodeError,
  JobGoneError,
  JobNotDroppableError,
  JobNotFailedError,
  UncertainEmailError,
} from './jobs.errors.js';
import {
  dropRecorded,
  JOB_KEY,
  jobDropped,
  type JobFilters,
  jobLocked,
  jobNamed,
  jobPage,
  jobRetried,
  type LockedJob,
  queueNumbers,
} from './jobs.queries.js';
import { redactedAddress, redactedData, redactedText } from './redaction.js';

/** The background jobs as administrators see them, and what they do with those that failed. */
@Injectable()
export class AdministeredJobsService {
  constructor(private readonly database: Database) {}

  async queues(): Promise<string> {
    return (await this.database.json(queueNumbers()))!;
  }

  async page({ cursor, limit, ...filters }: JobListQuery): Promise<JsonPage> {
    const after = cursor === undefined ? undefined : decodeCursor(cursor, JOB_KEY.length);
    const page = await readJsonPage(this.database, jobPage(filters, limit, after));
    return { ...page, json: JSON.stringify((JSON.parse(page.json) as JobEntry[]).map(redacted)) };
  }

  /** Everything that the filters find; that it was taken is in the audit log. */
  async export(
    { queue, kind, state, query, order }: JobFilters,
    actor: Member,
  ): Promise<AsyncGenerator<string>> {
    const filters = { queue, kind, state, query, order };
    return exportCsv(this.database, actor, {
      subjectKind: 'job',
      // What was looked for may be an address.
      filters: { queue, kind, state, order },
      page: (size, after) => jobPage(filters, size, after),
      columns: COLUMNS,
      cellsOf: rowOf,
    });
  }

  /**
   * Lets a job that failed run again, at once.
   * @throws JobGoneError, AlreadyDroppedError, JobNotFailedError, ExpiredCodeError, UncertainEmailError
   */
  retry(id: string, { reason, mayArriveTwice = false }: JobRetryRequest, actor: Member): Promise<JobEntry> {
    return this.database.transaction(async (transaction) => {
      const job = await this.lock(id, transaction);
      if (job.state !== 'failed') throw new JobNotFailedError(job.state);
      if (job.expired) throw new ExpiredCodeError();
      if (job.uncertain && !mayArriveTwice) throw new UncertainEmailError();
      await transaction.query(jobRetried(job));
      await record(
        'retry',
        job,
        { actor, reason, after: { queue: job.queue, state: 'waiting', attempts: 0 } },
        transaction,
      );
      const [row] = await transaction.query<{ json: string }>(jobNamed(id));
      return redacted(JSON.parse(row!.json) as JobEntry);
    });
  }

  /** @throws JobGoneError, AlreadyDroppedError, JobNotDroppableError */
  async drop(id: string, { reason }: JobDropRequest, actor: Member): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const job = await this.lock(id, transaction);
      if (job.state === 'running' || job.state === 'done') throw new JobNotDroppableError(job.state);
      await transaction.query(jobDropped(job));
      await record('drop', job, { actor, reason }, transaction);
    });
  }

  private async lock(id: string, transaction: Transaction): Promise<LockedJob> {
    const [job] = await transaction.query<LockedJob>(jobLocked(id));
    if (job) return job;
    const [drop] = await transaction.query(dropRecorded(id));
    throw drop ? new AlreadyDroppedError() : new JobGoneError();
  }
}

const record = (
  action: 'retry' | 'drop',
  { id, queue, state, attempts }: LockedJob,
  act: { actor: Member; reason: string; after?: object },
  transaction: Transaction,
) =>
  recordAuditEvent(
    { ...act, action, subjectKind: 'job', subjectId: id, before: { queue, state, attempts } },
    transaction,
  );

function redacted(job: JobEntry): JobEntry {
  return { ...job, error: job.error && redactedText(job.error), payload: redactedPayload(job) };
}

function redactedPayload({ kind, payload }: JobEntry): object | null {
  if (kind === 'job' || payload === null) return redactedData(payload) as object | null;
  const { to, subject } = payload as Record<string, unknown>;
  return { to: redactedAddress(String(to)), subject: redactedText(String(subject)) };
}

const COLUMNS = [
  'createdAt',
  'queue',
  'state',
  'attempts',
  'nextRunAt',
  'endedAt',
  'error',
  'uncertain',
  'payload',
];

const rowOf = (job: JobEntry) => {
  const { payload, uncertain, ...shown } = redacted(job);
  return { ...shown, uncertain: uncertain ? 'yes' : '', payload: payload && JSON.stringify(payload) };
};
