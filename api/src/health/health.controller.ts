import { Controller, Get, ServiceUnavailableException } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../common/access.js';
import { isLeaving } from '../common/leaving.js';
import { Database } from '../database/database.js';

/** For whoever runs the process: is it alive, and can it do its work. */
@Public()
@ApiExcludeController()
@Controller()
export class HealthController {
  constructor(private readonly database: Database) {}

  @Get('healthz')
  alive() {
    return { status: 'ok' };
  }

  /** 503 while the database is away or has not been migrated, and once the process is about to stop. */
  @Get('readyz')
  async ready() {
    if (isLeaving()) throw new ServiceUnavailableException();
    await this.database.query({ name: 'health.ready', text: 'SELECT 1 FROM migrations LIMIT 1' });
    return { status: 'ready' };
  }
}
