import { access } from 'node:fs/promises';
import path from 'node:path';
import { createAdmin } from '../../test/factories/user-factory.js';
import type { BuiltRelease } from '../../test/factories/release-factory.js';
import { createRegistry, type Registry } from '../../test/release-registry.js';
import { PruningService } from './pruning.service.js';

describe('Pruning', () => {
  let registry: Registry;
  beforeEach(async () => {
    registry = await createRegistry();
  });
  afterEach(() => registry.close());

  const prune = () => registry.app.nest.get(PruningService).prune();
  const release = (built: BuiltRelease | undefined) => built!.manifest.release;
  const remaining = async () =>
    Object.keys((await registry.document()).manifests).map((key) => key.split('@')[1]);

  /** Published one after the other, the first `days` days ago, one every minute. */
  async function publishMany(count: number, days: number): Promise<BuiltRelease[]> {
    const built: BuiltRelease[] = [];
    for (let index = 0; index < count; index += 1) {
      built.push(await registry.publishVerified({ content: `Release ${index}` }));
      await registry.app.database.execute({
        text: `UPDATE releases SET published_at = now() - make_interval(days => $2) + make_interval(mins => $3)
               WHERE release = $1`,
        values: [release(built.at(-1)), days, index],
      });
    }
    return built;
  }

  it('throws away what is neither among the newest ten nor used within fourteen days', async () => {
    const built = await publishMany(12, 15);
    await prune();
    const ids = await remaining();
    expect(ids).toHaveLength(10);
    expect(ids).not.toContain(release(built[0]));
    expect(ids).not.toContain(release(built[1]));
    const folder = (index: number) =>
      access(path.join(registry.folder, 'mf-learning', release(built[index])));
    await expect(folder(0)).rejects.toThrow('ENOENT');
    await folder(2);
    const admin = await registry.app.signInAs(await createAdmin(registry.app));
    const events = await registry.auditEvents(admin, '?limit=2');
    expect(events).toMatchObject([
      { actor: 'pruning', action: 'prune' },
      { actor: 'pruning', action: 'prune' },
    ]);
    expect((await admin.get('/api/releases/mf-learning?limit=100')).body).toHaveLength(10);
  });

  it('keeps everything for fourteen days', async () => {
    await publishMany(12, 13);
    await prune();
    expect(await remaining()).toHaveLength(12);
  });

  it('keeps what is live, was live before, is a canary or is pinned, however old', async () => {
    const built = await publishMany(16, 40);
    const [previous, live, canary, pinned, served] = built;
    await registry.promote(previous!);
    await registry.promote(live!);
    await registry.action('POST', '/api/releases/mf-learning/canary', {
      release: release(canary),
      percent: 1,
    });
    const admin = await registry.app.signInAs(await createAdmin(registry.app));
    await admin.post(`/api/releases/mf-learning/${release(pinned)}/pin`, { reason: 'To see it.' });
    await registry.app.database.execute({
      text: `UPDATE releases SET last_served_at = CASE release WHEN $1 THEN now() - interval '3 days' END`,
      values: [release(served)],
    });
    await prune();
    const ids = await remaining();
    expect(ids).toEqual(
      expect.arrayContaining([previous, live, canary, pinned, served].map((each) => release(each))),
    );
    expect(ids).toHaveLength(15);
  });

  it('forgets what was pruned as a way back', async () => {
    const built = await publishMany(13, 40);
    for (const each of [built[0]!, built[1]!, built[12]!]) await registry.promote(each);
    await registry.app.database.execute({ text: 'UPDATE releases SET last_served_at = NULL' });
    await prune();
    expect(await remaining()).toHaveLength(11);
    const rollBack = () => registry.action('POST', '/api/releases/mf-learning/rollback');
    expect((await rollBack()).body).toMatchObject({ live: release(built[1]), previous: null });
    expect((await rollBack()).body.code).toBe('nothing_to_roll_back_to');
  });

  it('can be published again afterwards', async () => {
    const built = await publishMany(11, 40);
    await prune();
    expect(await remaining()).not.toContain(release(built[0]));
    expect((await registry.publish(built[0]!)).status).toBe(200);
    expect(await remaining()).toContain(release(built[0]));
  });

  it('happens as a job', async () => {
    await publishMany(11, 40);
    await registry.app.database.execute({
      text: `INSERT INTO pgboss.job (name, data) VALUES ('release-pruning', '{}')`,
    });
    await registry.app.runJobs();
    expect(await remaining()).toHaveLength(10);
  });
});
