import { Controller, Get } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../access/access.js';
import { driverErrorOf } from '../database/driver-errors.js';
import { ApiError } from '../errors/errors.js';
import { GracefulShutdown } from '../http/graceful-shutdown.js';
import { Database } from '../database/database.js';
import { LATEST_MIGRATION } from '../database/latest-migration.js';
import { migratedSince } from './health.queries.js';

const UNDEFINED_TABLE = '42P01';

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

  /** 503, with the reason, while the database is unreachable or lacks migrations of this build, and during shutdown. */
  @Get('readyz')
  async ready() {
    if (this.shutdown.isShuttingDown) throw notReady('This server is shutting down.');
    if (!(await this.isMigrated()))
      throw notReady('The database lacks migrations of this version: run node dist/app/migrate.js.');
    return { status: 'ready' };
  }

  private async isMigrated(): Promise<boolean> {
    try {
      return (await this.database.one(migratedSince(LATEST_MIGRATION))) !== undefined;
    } catch (error) {
      const { code, message } = driverErrorOf(error);
      if (code === UNDEFINED_TABLE) return false;
      throw notReady(`The database does not answer (${code ?? message}).`);
    }
  }
}

const notReady = (reason: string) => new ApiError(503, 'not_ready', reason);
