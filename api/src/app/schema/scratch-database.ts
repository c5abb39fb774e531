import { rm } from 'node:fs/promises';
import { migrate } from '../migrate.js';

interface EmbeddedPostgres {
  startPostgres(options: {
    dataDir: string;
    durable: boolean;
  }): Promise<{ url: string; stop(): Promise<void> }>;
}

interface ScratchFolder {
  scratchFolder(prefix: string): Promise<string>;
}

const scripts = new URL('../../../../scripts/postgres/', import.meta.url);

/** Runs `work` with a temporary, empty database that has every migration applied. */
export async function withScratchDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  const { startPostgres } = (await import(`${scripts}embedded-postgres.mjs`)) as EmbeddedPostgres;
  const { scratchFolder } = (await import(`${scripts}scratch-folder.mjs`)) as ScratchFolder;
  const dataDir = await scratchFolder('futurelab-schema-');
  const postgres = await startPostgres({ dataDir, durable: false });
  try {
    await migrate(postgres.url);
    return await work(postgres.url);
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
