import { readdirSync } from 'node:fs';

/** When the newest migration that this build knows was made: what its tables have to be as new as. */
export const LATEST_MIGRATION = readdirSync(new URL('migrations', import.meta.url))
  .map((file) => Number(/^(\d+)-/.exec(file)?.[1] ?? 0))
  .reduce((newest, made) => Math.max(newest, made));
