import { readdirSync } from 'node:fs';

/** Timestamp of the newest migration in this build. */
export const LATEST_MIGRATION = readdirSync(new URL('migrations', import.meta.url))
  .map((file) => Number(/^(\d+)-/.exec(file)?.[1] ?? 0))
  .reduce((newest, made) => Math.max(newest, made));
