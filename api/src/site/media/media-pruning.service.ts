import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../core/database/database.js';
import { JobsService } from '../../core/jobs/jobs.service.js';
import { defineQueue } from '../../core/jobs/queue.js';
import { MEDIA_STORE, type MediaStore } from '../../core/storage/media/media-store.js';
import { abandonedDeletion, abandonedUploads, unknownAmong } from './media.queries.js';
import { MediaUploadsService } from './uploads/media-uploads.service.js';

const BATCH_SIZE = 500;
const DAY_MS = 24 * 60 * 60 * 1_000;

const MEDIA_PRUNING = defineQueue('media-pruning', {
  retryLimit: 3,
  retryDelay: 300,
  expireInSeconds: 1_800,
  schedule: '41 4 * * *',
});

/** Removes, every night, uploads that nobody went on with, and files that nothing knows. */
@Injectable()
export class MediaPruningService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly jobs: JobsService,
    private readonly uploads: MediaUploadsService,
    @Inject(MEDIA_STORE) private readonly store: MediaStore,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(MEDIA_PRUNING, () => this.prune());
  }

  async prune(): Promise<void> {
    for (const { id } of await this.database.query<{ id: string }>(abandonedUploads(BATCH_SIZE))) {
      await this.uploads.removePart(id);
      await this.database.execute(abandonedDeletion(id));
    }
    const aDayAgo = new Date(Date.now() - DAY_MS);
    for await (const id of this.unknown(this.store.olderThan(aDayAgo))) await this.store.remove(id);
    for await (const id of this.unknown(partsBefore(this.uploads.partsFolder, aDayAgo)))
      await this.uploads.removePart(id);
  }

  /** Those that no row has. */
  private async *unknown(ids: AsyncIterable<string>): AsyncIterable<string> {
    let batch: string[] = [];
    for await (const id of ids) {
      batch.push(id);
      if (batch.length < BATCH_SIZE) continue;
      yield* await this.unknownAmong(batch);
      batch = [];
    }
    if (batch.length > 0) yield* await this.unknownAmong(batch);
  }

  private async unknownAmong(ids: string[]): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(unknownAmong(ids));
    return rows.map(({ id }) => id);
  }
}

async function* partsBefore(folder: string, time: Date): AsyncIterable<string> {
  const names = await readdir(folder).catch((): string[] => []);
  for (const name of names) {
    const found = await stat(path.join(folder, name)).catch(() => null);
    if (found?.isFile() && found.mtime < time) yield name;
  }
}
