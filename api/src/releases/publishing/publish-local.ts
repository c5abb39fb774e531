import { readConfig } from '../../config/config.js';
import { connect } from '../../database/connect.js';
import type { Queryable, Statement } from '../../database/database.js';

/**
 * Makes builds on this machine live: `node dist/releases/publishing/publish-local.js mf-learning/dist/<release> …`, with
 * DATABASE_URL and RELEASES_DIR. When nothing is new this is a look into the database, so only then is the rest loaded.
 */
const config = readConfig();
if (config.production)
  throw new Error('Local builds are for development. In production publish with a deploy token.');

const { describeBuild, newBuilds } = await import('./local-builds.js');
const builds = await Promise.all(process.argv.slice(2).map(describeBuild));
const client = await connect(config.databaseUrl, 'futurelab-publish-local');
const reads: Queryable = {
  query: async <T>({ text, values = [] }: Statement) => (await client.query(text, [...values])).rows as T[],
};
const fresh = await newBuilds(builds, reads, config.releases.folder);
await client.end();

if (fresh.length > 0) {
  const { importBuilds } = await import('./import-builds.js');
  await importBuilds(fresh, config);
  for (const { app, release } of fresh) console.log(`${app}@${release} is live.`);
}
