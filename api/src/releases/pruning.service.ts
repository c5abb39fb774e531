import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../database/database.js';
import { JobsService } from '../jobs/jobs.service.js';
import { TelemetryService } from '../telemetry/telemetry.service.js';
import { ARTIFACTS, type ArtifactStore } from './artifacts/artifact-store.js';
import { documentBump, documentLock } from './channels/channels.queries.js';
import { record } from './registry/release-audit-event.entity.js';

const KEPT_RELEASES = 10;
const KEPT_DAYS = 14;

/** Beyond the newest ten, and unused for fourteen days; never what is live, was live before, is a canary or is pinned. */
const PRUNABLE = `
  SELECT r.app, r.release
  FROM (SELECT *, row_number() OVER (PARTITION BY app ORDER BY published_at DESC, release) AS rank
        FROM releases WHERE pruned_at IS NULL) r
  JOIN release_channels c ON c.app = r.app
  WHERE r.rank > ${KEPT_RELEASES}
    AND greatest(r.published_at, r.last_served_at, r.pinned_until) < now() - make_interval(days => ${KEPT_DAYS})
    AND r.release IS DISTINCT FROM c.live
    AND r.release IS DISTINCT FROM c.earlier[1]
    AND r.release IS DISTINCT FROM c.canary_release`;

interface Pruned {
  app: string;
  release: string;
}

/** Throws away, every night, releases whose time is over. */
@Injectable()
export class PruningService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly jobs: JobsService,
    private readonly telemetry: TelemetryService,
    @Inject(ARTIFACTS) private readonly artifacts: ArtifactStore,
  ) {}

  onModuleInit(): void {
    this.jobs.handle('release-pruning', async () => {
      await this.prune();
      await this.telemetry.forgetOld();
    });
  }

  /** First nobody is told of a release any more, then its files go; what was interrupted is finished the next time. */
  async prune(): Promise<void> {
    await this.retire();
    const retired = await this.database.query<Pruned>({
      text: 'SELECT app, release FROM releases WHERE pruned_at IS NOT NULL ORDER BY app, release',
    });
    for (const { app, release } of retired) {
      await this.artifacts.remove(app, release);
      await this.database.execute({
        text: 'DELETE FROM releases WHERE app = $1 AND release = $2 AND pruned_at IS NOT NULL',
        values: [app, release],
      });
    }
  }

  private retire(): Promise<void> {
    return this.database.transaction(async (transaction) => {
      await transaction.query(documentLock());
      const retired = await transaction.query<Pruned>({
        text: `
          UPDATE releases r SET pruned_at = now() FROM (${PRUNABLE}) p
          WHERE r.app = p.app AND r.release = p.release RETURNING r.app, r.release`,
      });
      if (retired.length === 0) return;
      await transaction.query({
        text: `
          UPDATE release_channels c SET earlier = coalesce((
            SELECT array_agg(e.release ORDER BY e.n)
            FROM unnest(c.earlier) WITH ORDINALITY AS e (release, n)
            JOIN releases r ON r.app = c.app AND r.release = e.release AND r.pruned_at IS NULL), '{}')`,
      });
      await transaction.query(documentBump());
      for (const { app, release } of retired) {
        const reason = `not among the newest ${KEPT_RELEASES} and unused for ${KEPT_DAYS} days`;
        await record({ actor: 'pruning', app, action: 'prune', release, reason }, transaction);
      }
    });
  }
}
