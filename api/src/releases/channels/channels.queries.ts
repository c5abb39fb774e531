import type { Statement } from '../../core/database/database.js';
import { jsonObject, jsonWhen } from '../../core/database/json.sql.js';
import type { CanaryState } from './channel-state.js';

const CANARY = jsonWhen(
  'c.canary_release IS NOT NULL',
  jsonObject<CanaryState>({
    release: 'c.canary_release',
    percent: 'c.canary_percent',
    cohort: 'c.canary_cohort',
    salt: 'c.canary_salt',
    since: 'c.canary_since',
  }),
);

const STATE = `
  SELECT c.app, c.version, c.live, c.earlier, c.earlier[1] AS previous, c.disabled, ${CANARY} AS canary
  FROM release_channels c`;

export const channelOf = (app: string): Statement => ({
  name: 'releases.channel',
  text: `${STATE} WHERE c.app = $1`,
  values: [app],
});

export const allChannels = (): Statement => ({ name: 'releases.channels', text: `${STATE} ORDER BY c.app` });

/** Serializes changes until the end of the transaction; readers never wait. */
export const documentLock = (): Statement => ({ text: 'SELECT FROM live_document FOR UPDATE' });

export const documentBump = (): Statement => ({ text: 'UPDATE live_document SET version = version + 1' });

/** Remembers until when releases were served to someone. */
export const servedUntilNow = (app: string, releases: (string | null | undefined)[]): Statement => ({
  text: 'UPDATE releases SET last_served_at = now() WHERE app = $1 AND release = ANY($2)',
  values: [app, releases.filter((release) => release != null)],
});

export const liveRoutesOfOthers = (app: string): Statement => ({
  text: `
    SELECT c.app, r.manifest->'routes' AS routes, r.manifest->'fragments' AS fragments
    FROM release_channels c JOIN releases r ON r.app = c.app AND r.release = c.live
    WHERE c.app <> $1 ORDER BY c.app`,
  values: [app],
});

export const sectionPaths = (): Statement => ({
  name: 'releases.section-paths',
  text: 'SELECT app, path FROM section_paths ORDER BY path, app',
});

/** @param age an interval */
export const verifiedBefore = (app: string, release: string, age: string): Statement => ({
  text: `
    SELECT 1 FROM releases WHERE app = $1 AND release = $2 AND pruned_at IS NULL
      AND verification = 'passed' AND verified_at < now() - $3::interval`,
  values: [app, release, age],
});
