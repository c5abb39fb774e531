import { createAdmin } from '../../test/factories.js';
import { createRegistry, type Registry } from '../../test/release-registry.js';
import { CanaryWatch } from './canary-watch.js';

describe('The canary watch', () => {
  let registry: Registry;
  let live: string;
  let canary: string;
  beforeEach(async () => {
    registry = await createRegistry();
    const [one, other] = [
      await registry.publishVerified({ words: 'Live' }),
      await registry.publishVerified({ words: 'Canary' }),
    ];
    [live, canary] = [one.manifest.release, other.manifest.release];
    await registry.promote(one);
    await registry.act('POST', '/api/releases/mf-learning/canary', { release: canary, percent: 10 });
  });
  afterEach(() => registry.close());

  async function tell(release: string, { loads = 0, failures = 0 }): Promise<void> {
    const about = { app: 'mf-learning', release };
    const events = [
      ...Array.from({ length: loads }, () => ({ kind: 'load', ...about })),
      ...Array.from({ length: failures }, () => ({
        kind: 'failure',
        ...about,
        phase: 'render',
        class: 'exception',
        path: '/courses',
      })),
    ];
    for (let at = 0; at < events.length; at += 25) {
      const answer = await registry.app
        .visitor()
        .post('/api/telemetry', { events: events.slice(at, at + 25) });
      expect(answer.status).toBe(204);
    }
  }

  const look = (now?: Date) => registry.app.nest.get(CanaryWatch).look(now);
  const current = async () => (await registry.document()).apps['mf-learning'].canary?.release;

  it('stops a canary that fails more than what is live, and says why in the audit', async () => {
    await tell(live, { loads: 60, failures: 1 });
    await tell(canary, { loads: 2, failures: 8 });
    await look();
    expect(await current()).toBeUndefined();
    const admin = await registry.app.signInAs(await createAdmin(registry.app));
    const [act] = await registry.acts(admin);
    expect(act).toMatchObject({
      actor: 'canary watch',
      action: 'stop canary',
      release: canary,
      reason: expect.stringMatching(
        /^Failures: 8 in 10 \(80\.0 %\) of the canary against 1 in 61 \(1\.6 %\) of the live release\./,
      ),
      before: { canary: { release: canary } },
      after: { canary: null },
    });
  });

  it('lets a canary go on that does as well as what is live', async () => {
    await tell(live, { loads: 60, failures: 3 });
    await tell(canary, { loads: 40, failures: 2 });
    await look();
    expect(await current()).toBe(canary);
  });

  it('does not hold against a canary what was before its time', async () => {
    await registry.act('DELETE', '/api/releases/mf-learning/canary');
    await tell(live, { loads: 60 });
    await tell(canary, { failures: 20 });
    await registry.app.database.execute({
      text: `UPDATE telemetry_counts SET minute = minute - interval '5 minutes'`,
    });
    await registry.act('POST', '/api/releases/mf-learning/canary', { release: canary, percent: 10 });
    await look();
    expect(await current()).toBe(canary);
  });

  it('forgets after ten minutes', async () => {
    await tell(live, { loads: 60 });
    await tell(canary, { failures: 8 });
    await look(new Date(Date.now() + 12 * 60_000));
    expect(await current()).toBe(canary);
  });

  it('is done once when several processes look at the same moment', async () => {
    await tell(live, { loads: 60 });
    await tell(canary, { failures: 8 });
    await Promise.all([look(), look(), look()]);
    const admin = await registry.app.signInAs(await createAdmin(registry.app));
    const acts: { actor: string }[] = await registry.acts(admin);
    expect(acts.filter(({ actor }) => actor === 'canary watch')).toHaveLength(1);
  });
});
