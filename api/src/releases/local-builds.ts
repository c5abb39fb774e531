import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Queryable } from '../database/database.js';
import { MANIFEST_FILE } from './release-manifest.js';

export const LOCAL_ACTOR = 'local build';

export interface Build {
  folder: string;
  app: string;
  release: string;
}

/** What a built folder is. */
export async function describeBuild(folder: string): Promise<Build> {
  const { app, release } = JSON.parse(await readFile(path.join(folder, MANIFEST_FILE), 'utf8')) as Build;
  return { folder, app, release };
}

/**
 * The builds that have not been taken in. A build that was, and that somebody has since rolled back or replaced, is
 * left as they decided.
 */
export async function newBuilds(builds: Build[], database: Queryable, artifacts: string): Promise<Build[]> {
  const taken = await database.query<{ app: string; release: string }>({
    text: `
      SELECT app, live AS release FROM release_channels
      UNION SELECT app, release FROM (
        SELECT DISTINCT ON (app) app, release FROM release_acts
        WHERE actor = '${LOCAL_ACTOR}' AND action = 'promote' ORDER BY app, id DESC) latest`,
  });
  const isTaken = async ({ app, release }: Build) =>
    taken.some((act) => act.app === app && act.release === release) &&
    (await access(path.join(artifacts, app, release, MANIFEST_FILE)).then(
      () => true,
      () => false,
    ));
  const found = await Promise.all(builds.map(async (build) => ((await isTaken(build)) ? [] : [build])));
  return found.flat();
}
