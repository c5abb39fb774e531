import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Not, type Repository } from 'typeorm';
import { Database } from '../core/database/database.js';
import { JobsService } from '../core/jobs/jobs.service.js';
import { defineQueue } from '../core/jobs/queue.js';
import { TelemetryService } from './telemetry/telemetry.service.js';
import { ARTIFACTS, type ArtifactStore } from '../core/storage/artifact-store.js';
import { documentBump, documentLock } from './channels/channels.queries.js';
import { record } from './registry/release-audit.js';
import { Release } from './registry/release.entity.js';
import { earlierWithoutRetired, retirement } from './releases.queries.js';

const MIN_RELEASES = 10;
const RETENTION_DAYS = 14;

const RELEASE_PRUNING = defineQueue('release-pruning', {
  retryLimit: 3,
  retryDelay: 300,
  expireInSeconds: 900,
  schedule: '41 3 * * *',
});

/** Deletes expired releases every night. */
@Injectable()
export class PruningService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    @InjectRepository(Release) private readonly releases: Repository<Release>,
    private readonly jobs: JobsService,
    private readonly telemetry: TelemetryService,
    @Inject(ARTIFACTS) private readonly artifacts: ArtifactStore,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(RELEASE_PRUNING, async () => {
      await this.prune();
      await this.telemetry.forgetOld();
    });
  }

  /** Leaves the live document first, then deletes the files; an interrupted run is finished by the next. */
  async prune(): Promise<void> {
    await this.retire();
    const retired = { prunedAt: Not(IsNull()) };
    for (const { app, release } of await this.releases.findBy(retired)) {
      await this.artifacts.remove(app, release);
      await this.releases.delete({ app, release, ...retired });
    }
  }

  private retire(): Promise<void> {
    return this.database.transaction(async (transaction) => {
      await transaction.query(documentLock());
      const retired = await transaction.query<Pick<Release, 'app' | 'release'>>(
        retirement(MIN_RELEASES, RETENTION_DAYS),
      );
      if (retired.length === 0) return;
      await transaction.query(earlierWithoutRetired());
      await transaction.query(documentBump());
      for (const { app, release } of retired) {
        const reason = `not among the newest ${MIN_RELEASES} and unused for ${RETENTION_DAYS} days`;
        await record({ actor: 'pruning', app, action: 'prune', release, reason }, transaction);
      }
    });
  }
}
