import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import { MANIFEST_FILE } from '#platform/manifest';
import type { Queryable } from '../../database/database.js';
import { releasesTakenIn } from '../releases.queries.js';

export const LOCAL_ACTOR = 'local build';

export interface Build {
  folder: string;
  app: string;
  release: string;
}

export async function describeBuild(folder: string): Promise<Build> {
  const { app, release } = JSON.parse(await readFile(path.join(folder, MANIFEST_FILE), 'utf8')) as Build;
  return { folder, app, release };
}

interface KnownRelease {
  app: string;
  release: string;
  isLive: boolean;
  /** Taken in by this machine and not refused, and nobody has decided anything about the section since. */
  isOurs: boolean;
}

/**
 * The builds to take in. A release that the registry knows stays as it was decided there, unless nobody but this machine
 * has decided anything since (a change that was undone), or it is live and has lost its files.
 */
export async function newBuilds(builds: Build[], database: Queryable, artifacts: string): Promise<Build[]> {
  const known = await database.query<KnownRelease>(releasesTakenIn(LOCAL_ACTOR));
  const isNew = async ({ app, release }: Build) => {
    const found = known.find((each) => each.app === app && each.release === release);
    if (!found) return true;
    return found.isLive ? !(await hasFiles(path.join(artifacts, app, release))) : found.isOurs;
  };
  const found = await Promise.all(builds.map(async (build) => ((await isNew(build)) ? [build] : [])));
  return found.flat();
}

const hasFiles = (folder: string) =>
  access(path.join(folder, MANIFEST_FILE)).then(
    () => true,
    () => false,
  );
