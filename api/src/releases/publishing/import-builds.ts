import { cp, rm } from 'node:fs/promises';
import { DataSource, IsNull, Not, Or } from 'typeorm';
import type { Config } from '../../config/config.js';
import { connectionOptions } from '../../database/data-source.js';
import { Database } from '../../database/database.js';
import type { ArtifactStore } from '../artifacts/artifact-store.js';
import { chooseArtifactStore } from '../artifacts/choose-artifact-store.js';
import { ChannelsService } from '../channels/channels.service.js';
import { ReleaseChannel } from '../channels/release-channel.entity.js';
import { ReleaseAuditEvent } from '../registry/release-audit-event.entity.js';
import { type Finding, Release, type Verification } from '../registry/release.entity.js';
import { type Build, LOCAL_ACTOR } from './local-builds.js';
import { ReleasePublishingService } from './publishing.service.js';

/** Publishes and promotes local builds without verification. */
export async function importBuilds(builds: Build[], config: Config): Promise<void> {
  const artifacts = await chooseArtifactStore(config.releases);
  const dataSource = new DataSource({
    ...connectionOptions({ url: config.databaseUrl, poolSize: 2, statementTimeout: 5_000 }),
    entities: [Release, ReleaseAuditEvent, ReleaseChannel],
  });
  await dataSource.initialize();
  try {
    for (const build of builds) await importBuild(build, dataSource, artifacts, config);
  } finally {
    await dataSource.destroy();
  }
}

async function importBuild(
  { folder, app, release }: Build,
  dataSource: DataSource,
  artifacts: ArtifactStore,
  config: Config,
): Promise<void> {
  const database = new Database(dataSource);
  const releases = dataSource.getRepository(Release);
  const staged = await artifacts.stage();
  try {
    await cp(folder, staged, { recursive: true });
    const publishing = new ReleasePublishingService(database, releases, artifacts);
    await publishing.publishFolder(staged, { name: LOCAL_ACTOR, app: null });
  } finally {
    await rm(staged, { recursive: true, force: true });
  }
  const finding: Finding = {
    code: 'local_build',
    severity: 'warning',
    message: 'Built and made live on this machine, without being verified.',
  };
  await releases.update(
    { app, release, verification: Or(IsNull(), Not<Verification>('passed')) },
    { verification: 'passed', verifiedAt: new Date(), findings: [finding] },
  );
  const intent = { actor: LOCAL_ACTOR, reason: 'Built on this machine.' };
  await new ChannelsService(database, config).promoteLocal(app, release, intent);
}
