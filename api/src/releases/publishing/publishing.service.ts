import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { MANIFEST_FILE, type ReleaseManifest } from '#platform/manifest';
import { insertIfAbsent } from '../../core/database/insert-if-absent.js';
import { Database, type Transaction } from '../../core/database/database.js';
import { type Actor, requireSection } from '../access/release-actor.js';
import { ARTIFACTS, type ArtifactStore, withFiles } from '../../core/storage/artifact-store.js';
import { fileProblems } from '../artifacts/release-files.js';
import { documentBump, documentLock } from '../channels/channels.queries.js';
import { ReleaseChannel } from '../channels/release-channel.entity.js';
import { record } from '../registry/release-audit.js';
import { Release } from '../registry/release.entity.js';
import type { PublishedRelease } from '../releases.dto.js';
import { PublishRefusedError, unpack } from './archive.js';
import { readStagedRelease } from './staged-release.js';

/** Takes releases in: reads, checks, stores and registers them. What is stored is never changed. */
@Injectable()
export class ReleasePublishingService {
  constructor(
    private readonly database: Database,
    @InjectRepository(Release) private readonly releases: Repository<Release>,
    @Inject(ARTIFACTS) private readonly artifacts: ArtifactStore,
  ) {}

  /**
   * Publishing a release again is publishing it once, and repairs files that were lost.
   * @param archive a .tar.gz of the release's folder
   * @param contentDigest the `Content-Digest` header, if the client sent one
   * @throws PublishRefusedError saying what is wrong and what to do
   * @throws ArtifactsUnavailableError when nothing can be stored now
   */
  publish(archive: Readable, actor: Actor, contentDigest?: string): Promise<PublishedRelease> {
    return withFiles(this.receive(archive, actor, contentDigest));
  }

  private async receive(archive: Readable, actor: Actor, contentDigest?: string): Promise<PublishedRelease> {
    const folder = await this.artifacts.stage();
    try {
      requireDigest(contentDigest, await unpack(archive, folder));
      return await this.publishFolder(folder, actor);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** @param folder staged: it may be moved */
  private async publishFolder(folder: string, actor: Actor): Promise<PublishedRelease> {
    const manifest = await readStagedRelease(folder);
    const { app, release } = manifest;
    requireSection(actor, app);
    const known = await this.releases.findOneBy({ app, release });
    if (known) requireSameContents(known.manifest, manifest);
    const stored = await this.store(known?.manifest ?? manifest, manifest, folder);
    await this.database.transaction((transaction) => register(stored, actor, transaction));
    return { app, release, status: 'published' };
  }

  /** @returns the manifest that belongs to the files which are stored now */
  private async store(
    known: ReleaseManifest,
    staged: ReleaseManifest,
    folder: string,
  ): Promise<ReleaseManifest> {
    const { app, release } = staged;
    const read = (file: string) => this.artifacts.read(app, release, file);
    if (await read(MANIFEST_FILE)) {
      if ((await fileProblems(known, read)).length === 0) return known;
      // What an interrupted publish left, or a damaged disk.
      await this.artifacts.remove(app, release);
    }
    await this.artifacts.put(app, release, folder);
    return staged;
  }
}

async function register(manifest: ReleaseManifest, actor: Actor, transaction: Transaction): Promise<void> {
  const { app, release, version, commit } = manifest;
  const { manager } = transaction;
  await transaction.query(documentLock());
  const known = await manager.findOneBy(Release, { app, release });
  if (known?.prunedAt === null && isDeepStrictEqual(known.manifest, manifest)) return;
  const published = { publishedAt: () => 'now()', publishedBy: actor.name, prunedAt: null };
  await manager.upsert(Release, { app, release, manifest: manifest as object, ...published }, [
    'app',
    'release',
  ]);
  await insertIfAbsent(manager, ReleaseChannel, { app });
  await transaction.query(documentBump());
  const after = { release, version, commit };
  await record({ actor, app, action: 'publish', release, reason: `version ${version}`, after }, transaction);
}

/** One id is one release for as long as the registry knows it; who built it, and how well it is compressed, may differ. */
function requireSameContents(known: ReleaseManifest, published: ReleaseManifest): void {
  if (isDeepStrictEqual(contentsOf(known), contentsOf(published))) return;
  throw new PublishRefusedError(
    'release_exists',
    `${known.app}@${known.release} was published before, with other contents. A release is never changed: build a new one.`,
    409,
  );
}

const contentsOf = ({ commit: _commit, assets, ...described }: ReleaseManifest) => ({
  ...described,
  assets: Object.fromEntries(Object.entries(assets).map(([file, { integrity }]) => [file, integrity])),
});

function requireDigest(header: string | undefined, actual: string): void {
  const expected = /(?:^|[,\s])sha-256=:([A-Za-z0-9+/=]+):/.exec(header ?? '')?.[1];
  if (expected === undefined || expected === actual) return;
  throw new PublishRefusedError(
    'digest_mismatch',
    'The archive that arrived is not the one that was sent (Content-Digest). Send it again.',
  );
}
