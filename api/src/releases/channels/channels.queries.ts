import type { Statement } from '../../core/database/database.js';

/** Serializes changes until the end of the transaction; readers never wait. */
export const documentLock = (): Statement => ({ text: 'SELECT FROM live_document FOR UPDATE' });

export const documentBump = (): Statement => ({ text: 'UPDATE live_document SET version = version + 1' });

/** Remembers until when releases were served to someone. */
export const servedUntilNow = (app: string, releases: (string | null)[]): Statement => ({
  text: 'UPDATE releases SET last_served_at = now() WHERE app = $1 AND release = ANY($2)',
  values: [app, releases],
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
