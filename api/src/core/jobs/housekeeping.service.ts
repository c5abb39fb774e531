import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../database/database.js';
import { EXPIRED } from './housekeeping.queries.js';
import { JobsService } from './jobs.service.js';

/** Deletes expired rows every hour. */
@Injectable()
export class HousekeepingService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly jobs: JobsService,
  ) {}

  onModuleInit(): void {
    this.jobs.handle('housekeeping', async () => {
      for (const text of EXPIRED) await this.database.execute({ text });
    });
  }
}
