import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type Config } from '../../core/config/config.js';
import type { Queryable } from '../../core/database/database.js';
import { JobsService } from '../../core/jobs/jobs.service.js';
import { defineQueue } from '../../core/jobs/queue.js';
import { MEDIA_STORE, type MediaStore } from '../../core/storage/media/media-store.js';

const MEDIA_TRANSFER = defineQueue<{ id: string }>('media-transfer', {
  retryLimit: 8,
  retryDelay: 30,
  retryBackoff: true,
  expireInSeconds: 3_600,
});

const MEDIA_WAITING = defineQueue('media-waiting', {
  retryLimit: 3,
  retryDelay: 300,
  schedule: '11 * * * *',
});

/** Brings files to S3, where there is one: each by a job of its own, which an upload that ended has enqueued. */
@Injectable()
export class MediaTransferService implements OnModuleInit {
  constructor(
    private readonly jobs: JobsService,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(MEDIA_STORE) private readonly store: MediaStore,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(MEDIA_TRANSFER, ({ data }) => this.store.transfer(data.id));
    this.jobs.handle(MEDIA_WAITING, () => this.transferWaiting());
  }

  async enqueue(ids: string[], transaction: Queryable): Promise<void> {
    if (!this.config.media.s3) return;
    for (const id of ids) await this.jobs.enqueue(MEDIA_TRANSFER, { id }, transaction);
  }

  /** Those of the time before there was an S3, of the seed, and of jobs that failed for good. */
  async transferWaiting(): Promise<void> {
    for await (const id of this.store.waiting()) await this.store.transfer(id);
  }
}
