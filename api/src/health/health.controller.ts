import { Controller, Get, ServiceUnavailableException } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../common/access.js';
import { GracefulShutdown } from '../common/http/graceful-shutdown.js';
import { Database } from '../database/database.js';
import { LATEST_MIGRATION } from '../database/latest-migration.js';
import { migratedSince } from './health.queries.js';

/** Liveness and readiness probes. */
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

  /** 503 while the database is unreachable or lacks migrations of this build, and during shutdown. */
  @Get('readyz')
  async ready() {
    if (this.shutdown.isShuttingDown) throw new ServiceUnavailableException();
    const migrated = await this.database.one(migratedSince(LATEST_MIGRATION));
    if (!migrated) throw new ServiceUnavailableException();
    return { status: 'ready' };
  }
}
