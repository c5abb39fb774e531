import PgBoss from 'pg-boss';
import { UNFINISHED_INDEX } from './jobs.queries.js';
import { allQueues } from './queue.js';

/** Creates or upgrades the job queue's own schema, with one table per queue. */
export async function installJobs(url: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, max: 2, supervise: false, schedule: false });
  boss.on('error', () => undefined);
  await boss.start();
  for (const { name, ...options } of allQueues()) {
    await boss.createQueue(name, { name, policy: 'standard', ...options });
    await boss.updateQueue(name, { name, ...options });
  }
  await boss.getDb().executeSql(UNFINISHED_INDEX, []);
  await boss.stop({ graceful: false, wait: true });
}
