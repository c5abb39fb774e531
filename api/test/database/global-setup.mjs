import { startPostgres } from '../../../scripts/postgres/embedded-postgres.mjs';
import { scratchFolder } from '../../../scripts/postgres/scratch-folder.mjs';
import { migrate } from '../../dist/app/migrate.js';
import tearDown from './global-teardown.mjs';

/** One PostgreSQL for the whole run; its migrated database is the template every spec file copies. */
export default async function setUp() {
  const dataDir = await scratchFolder('futurelab-api-test-');
  const postgres = await startPostgres({ dataDir, durable: false });
  globalThis.futurelabTestPostgres = { postgres, dataDir };
  // Jest runs no teardown after a setup that failed, nor when it is asked to stop.
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => tearDown().finally(() => process.exit(1)));
  await migrate(postgres.url).catch(async (error) => {
    await tearDown();
    throw error;
  });
  process.env.TEST_TEMPLATE_URL = postgres.url;
}
