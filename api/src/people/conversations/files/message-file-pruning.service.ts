import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../../core/database/database.js';
import { JobsService } from '../../../core/jobs/jobs.service.js';
import { defineQueue } from '../../../core/jobs/queue.js';
import { filesToPrune } from './message-files.queries.js';
import { MessageFilesService } from './message-files.service.js';

const BATCH_SIZE = 1_000;

const MESSAGE_FILE_PRUNING = defineQueue('message-file-pruning', {
  retryLimit: 3,
  retryDelay: 300,
  expireInSeconds: 900,
  schedule: '21 4 * * *',
});

/** Removes, every night, files that were never sent and those of messages that are gone. */
@Injectable()
export class MessageFilePruningService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly jobs: JobsService,
    private readonly files: MessageFilesService,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(MESSAGE_FILE_PRUNING, () => this.prune());
  }

  async prune(): Promise<void> {
    const rows = await this.database.query<{ id: string }>(filesToPrune(BATCH_SIZE));
    await this.files.drop(rows.map(({ id }) => id));
  }
}
