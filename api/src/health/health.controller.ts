import { Controller, Get, ServiceUnavailableException } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../common/access.js';
import { GracefulShutdown } from '../common/http/graceful-shutdown.js';
import { Database } from '../database/database.js';
import { LATEST_MIGRATION } from '../database/latest-migration.js';
import { migratedSince } from './health.queries.js';

/** For whoever runs the process: is it alive, and can it do its work. */
@Public()
@ApiExcludeController()
@Controller()
export class HealthController {
  constructor(
    private readonly database: Database,
    private readonly shutdown: GracefulShutdown,
  ) {}

  @Get('healthz')
  alive() {
    return { status: 'ok' };
  }

  /** 503 while the database is away or its tables are older than this build, and once the process is about to stop. */
  @Get('readyz')
  async ready() {
    if (this.shutdown.isShuttingDown) throw new ServiceUnavailableException();
    const migrated = await this.database.one(migratedSince(LATEST_MIGRATION));
    if (!migrated) throw new ServiceUnavailableException();
    return { status: 'ready' };
  }
}
