import { cp, rm } from 'node:fs/promises';
import { DataSource } from 'typeorm';
import type { Config } from '../../config/config.js';
import { connectionOptions } from '../../database/data-source.js';
import { Database } from '../../database/database.js';
import type { ArtifactStore } from '../artifacts/artifact-store.js';
import { ChannelsService } from '../channels/channels.service.js';
import { chooseArtifactStore } from '../artifacts/choose-artifact-store.js';
import { type Build, LOCAL_ACTOR } from './local-builds.js';
import { PublishingService } from './publishing.service.js';
import type { Finding } from '../registry/release.entity.js';

/** Publishes builds and makes them live, without asking anybody: it is the builder's own machine. */
export async function importBuilds(builds: Build[], { databaseUrl, releases }: Config): Promise<void> {
  const artifacts = await chooseArtifactStore(releases);
  const dataSource = new DataSource(
    connectionOptions({ url: databaseUrl, poolSize: 2, statementTimeout: 5_000 }),
  );
  await dataSource.initialize();
  try {
    const database = new Database(dataSource);
    for (const build of builds) await importBuild(build, database, artifacts);
  } finally {
    await dataSource.destroy();
  }
}

async function importBuild(
  { folder, app, release }: Build,
  database: Database,
  artifacts: ArtifactStore,
): Promise<void> {
  const staged = await artifacts.stage();
  try {
    await cp(folder, staged, { recursive: true });
    await new PublishingService(database, artifacts).publishFolder(staged, { name: LOCAL_ACTOR, app: null });
  } finally {
    await rm(staged, { recursive: true, force: true });
  }
  const finding: Finding = {
    code: 'local_build',
    severity: 'warning',
    message: 'Built and made live on this machine, without being verified.',
  };
  await database.execute({
    text: `
      UPDATE releases SET verification = 'passed', verified_at = now(), findings = $3
      WHERE app = $1 AND release = $2 AND verification IS DISTINCT FROM 'passed'`,
    values: [app, release, JSON.stringify([finding])],
  });
  const intent = { actor: LOCAL_ACTOR, reason: 'Built on this machine.' };
  await new ChannelsService(database).promoteLocal(app, release, intent);
}
