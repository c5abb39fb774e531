import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from '../migrate.js';

interface EmbeddedPostgres {
  startPostgres(options: {
    dataDir: string;
    durable: boolean;
  }): Promise<{ url: string; stop(): Promise<void> }>;
}

const repository = fileURLToPath(new URL('../../../..', import.meta.url));

/** Runs `work` with a temporary, empty database that has every migration applied. */
export async function withScratchDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  const script = new URL('../../../../scripts/postgres/embedded-postgres.mjs', import.meta.url).href;
  const { startPostgres } = (await import(script)) as EmbeddedPostgres;
  await mkdir(join(repository, '.data'), { recursive: true });
  const dataDir = await mkdtemp(join(repository, '.data/scratch-'));
  const postgres = await startPostgres({ dataDir, durable: false });
  try {
    await migrate(postgres.url);
    return await work(postgres.url);
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
