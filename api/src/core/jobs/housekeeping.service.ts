import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../database/database.js';
import { EXPIRED } from './housekeeping.queries.js';
import { JobsService } from './jobs.service.js';
import { defineQueue } from './queue.js';

const HOUSEKEEPING = defineQueue('housekeeping', { retryLimit: 2, retryDelay: 60, schedule: '17 * * * *' });

/** Deletes expired rows every hour. */
@Injectable()
export class HousekeepingService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly jobs: JobsService,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(HOUSEKEEPING, async () => {
      for (const text of EXPIRED) await this.database.execute({ text });
    });
  }
}
