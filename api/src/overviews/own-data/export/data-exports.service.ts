import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { Repository } from 'typeorm';
import { CONFIG, type Config } from '../../../core/config/config.js';
import { NotFoundError } from '../../../core/errors/errors.js';
import { Database, type Transaction } from '../../../core/database/database.js';
import { type Job, JobsService } from '../../../core/jobs/jobs.service.js';
import { defineQueue } from '../../../core/jobs/queue.js';
import { LiveService } from '../../../core/live/live.service.js';
import { MailService } from '../../../core/mail/mail.service.js';
import { RateLimitsService } from '../../../core/rate-limits/rate-limits.service.js';
import type { Member } from '../../../core/access/member.js';
import { User } from '../../../identity/users/user.entity.js';
import { ArchiveStore } from '../archive/archive-store.js';
import { ArchiveWriter } from '../archive/archive-writer.service.js';
import { DataArchive } from '../archive/data-archive.entity.js';
import { DataExport } from './data-export.entity.js';
import type { DataExportState } from './data-export.dto.js';
import { exportReadyMail } from './data-export-mail.js';
import {
  exportInsertion,
  exportReadiness,
  exportsToRemove,
  givenUp,
  latestExport,
} from './data-exports.queries.js';

interface ExportJob {
  exportId: string;
  /** Whether an administrator asked for it. */
  byStaff?: boolean;
}

const DATA_EXPORT = defineQueue<ExportJob>('data-export', {
  retryLimit: 3,
  retryDelay: 60,
  retryBackoff: true,
  expireInSeconds: 900,
});
const PRUNING = defineQueue('data-export-pruning', {
  retryLimit: 2,
  retryDelay: 300,
  expireInSeconds: 900,
  schedule: '37 * * * *',
});
const PER_MEMBER = { name: 'data-export', limit: 5, windowSeconds: 24 * 3600 };
const BATCH_SIZE = 500;
const NONE: DataExportState = {
  state: 'none',
  requestedAt: null,
  readyAt: null,
  expiresAt: null,
  bytes: null,
  url: null,
};

type Latest = Omit<DataExportState, 'url'> & { id: string };

/** Copies of everything of a member's own: asked for, made by a job, downloaded for a week, removed. */
@Injectable()
export class DataExportsService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly jobs: JobsService,
    private readonly limits: RateLimitsService,
    private readonly mail: MailService,
    private readonly live: LiveService,
    private readonly store: ArchiveStore,
    private readonly writer: ArchiveWriter,
    @InjectRepository(DataExport) private readonly exports: Repository<DataExport>,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(DATA_EXPORT, (job) => this.make(job));
    this.jobs.handle(PRUNING, () => this.prune());
  }

  async stateOf({ id: memberId }: Member): Promise<DataExportState> {
    const latest = await this.database.one<Latest>(latestExport(memberId));
    if (!latest) return NONE;
    const { id: _, ...state } = latest;
    return { ...state, url: state.state === 'ready' ? '/api/my/export/file' : null };
  }

  /** Asking while one is being made changes nothing. @throws TooManyRequestsError */
  async request(member: Member): Promise<DataExportState> {
    const before = await this.stateOf(member);
    if (before.state === 'preparing') return before;
    await this.database.transaction((transaction) => this.begin(member.id, { byStaff: false }, transaction));
    return this.stateOf(member);
  }

  /** @returns whether one begins: not while one is being made. @throws TooManyRequestsError */
  async begin(
    memberId: string,
    { byStaff }: { byStaff: boolean },
    transaction: Transaction,
  ): Promise<boolean> {
    await transaction.query(givenUp());
    const [inserted] = await transaction.query<{ id: string }>(exportInsertion(memberId));
    if (!inserted) return false;
    await this.limits.count(PER_MEMBER, memberId, transaction);
    await this.jobs.enqueue(DATA_EXPORT, { exportId: inserted.id, byStaff }, transaction);
    return true;
  }

  /** @throws NotFoundError unless there is one to download now */
  async open({ id: memberId, slug }: Member): Promise<{ stream: Readable; fileName: string; bytes: number }> {
    const latest = await this.database.one<Latest>(latestExport(memberId));
    const stream = latest?.state === 'ready' ? await this.store.open(latest.id) : null;
    if (!latest || !stream) throw new NotFoundError();
    const fileName = `futurelab-${slug}-${latest.requestedAt!.slice(0, 10)}.zip`;
    return { stream, fileName, bytes: latest.bytes! };
  }

  private async make({ data: { exportId, byStaff = false } }: Job<ExportJob>): Promise<void> {
    const asked = await this.exports.findOneBy({ id: exportId });
    if (!asked?.userId || asked.readyAt) return;
    const memberId = asked.userId;
    let bytes = 0;
    let manifestHash = '';
    await this.store.put(exportId, async (file) => {
      manifestHash = await this.writer.write(exportId, memberId, file);
      ({ size: bytes } = await stat(file));
    });
    await this.database.transaction(async (transaction) => {
      const [ready] = await transaction.query<{ expiresAt: Date }>(exportReadiness(exportId, bytes));
      if (!ready) return;
      await transaction.manager.insert(DataArchive, { id: exportId, manifestHash });
      const member = await transaction.manager.findOneByOrFail(User, { id: memberId });
      const lastDay = dayOf(ready.expiresAt, member.timeZone);
      const { publicUrl: site } = this.config;
      if (member.email)
        await this.mail.send(exportReadyMail(member.email, { site, lastDay, byStaff }), transaction);
      await this.live.publish([{ topic: 'own-data', memberIds: [memberId] }], transaction);
    });
  }

  /** The files go first: what was interrupted is finished the next time. */
  async prune(): Promise<void> {
    await this.database.execute(givenUp());
    const over = await this.database.query<{ id: string }>(exportsToRemove(BATCH_SIZE));
    for (const { id } of over) {
      await this.store.remove(id);
      await this.exports.delete({ id });
    }
  }
}

const dayOf = (instant: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(instant);
