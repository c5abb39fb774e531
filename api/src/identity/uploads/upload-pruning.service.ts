import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { Database } from '../../core/database/database.js';
import { JobsService } from '../../core/jobs/jobs.service.js';
import { defineQueue } from '../../core/jobs/queue.js';
import { PictureStore } from '../../core/storage/picture-store.js';
import { Upload } from './upload.entity.js';
import { unusedUploads } from './uploads.queries.js';

const BATCH_SIZE = 1_000;

const UPLOAD_PRUNING = defineQueue('upload-pruning', {
  retryLimit: 3,
  retryDelay: 300,
  expireInSeconds: 900,
  schedule: '11 4 * * *',
});

/** Removes, every night, pictures that nothing shows. */
@Injectable()
export class UploadPruningService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    @InjectRepository(Upload) private readonly uploads: Repository<Upload>,
    private readonly jobs: JobsService,
    private readonly store: PictureStore,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(UPLOAD_PRUNING, () => this.prune());
  }

  /** The files go first: what was interrupted is finished the next time. */
  async prune(): Promise<void> {
    const unused = await this.database.query<Pick<Upload, 'id'>>(unusedUploads(BATCH_SIZE));
    for (const { id } of unused) {
      await this.store.remove(id);
      await this.uploads.delete({ id });
    }
  }
}
