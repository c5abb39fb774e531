import PgBoss from 'pg-boss';

/** Creates or upgrades the job queue's own schema. */
export async function installJobs(url: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, max: 2, supervise: false, schedule: false });
  boss.on('error', () => undefined);
  await boss.start();
  await boss.stop({ graceful: false, wait: true });
}
