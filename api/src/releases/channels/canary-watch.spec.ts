import { createAdmin } from '../../../test/factories/user-factory.js';
import { createRegistry, type Registry } from '../../../test/release-registry.js';
import { sendTelemetry, visitToken } from '../../../test/visits.js';
import { JobsService } from '../../core/jobs/jobs.service.js';
import { CANARY_WATCH, CanaryWatch } from './canary-watch.js';

describe('The canary watch', () => {
  let registry: Registry;
  let live: string;
  let canary: string;
  beforeEach(async () => {
    registry = await createRegistry({ CANARY_VISITS_PER_NETWORK: '4' });
    const [one, other] = [
      await registry.publishVerified({ content: 'Live' }),
      await registry.publishVerified({ content: 'Canary' }),
    ];
    [live, canary] = [one.manifest.release, other.manifest.release];
    await registry.promote(one);
    await registry.action('POST', '/api/releases/mf-learning/canary', { release: canary, percent: 10 });
  });
  afterEach(() => registry.close());

  const about = (release: string) => ({ app: 'mf-learning', release });
  const load = (release: string) => ({ kind: 'load', ...about(release) });
  const failure = (release: string) => ({
    kind: 'failure',
    ...about(release),
    phase: 'render',
    class: 'exception',
  });

  let visits = 0;
  const handedOut = (release: string) =>
    visitToken({ id: `visit-${(visits += 1)}`, releases: { 'mf-learning': release } });

  /** Visits from one network each, unless they are said to be from the same. */
  async function report(release: string, { loads = 0, failures = 0 }, network?: string): Promise<void> {
    for (let visit = 0; visit < loads + failures; visit += 1) {
      const event = visit < loads ? load(release) : failure(release);
      const token = handedOut(release);
      const address = network ?? `10.${visits >> 8}.${visits & 255}.1`;
      expect((await sendTelemetry(registry.app.visitor(), token, [event], address)).status).toBe(204);
    }
  }

  const check = (now?: Date) => registry.app.nest.get(CanaryWatch).check(now);
  const current = async () => (await registry.document()).apps['mf-learning'].canary?.release;

  it('stops a canary that fails more than what is live, and says why in the audit', async () => {
    await report(live, { loads: 60, failures: 1 });
    await report(canary, { loads: 2, failures: 8 });
    const { nest, database } = registry.app;
    await nest.get(JobsService).enqueue(CANARY_WATCH, {}, database);
    await registry.app.runJobs();
    expect(await current()).toBeUndefined();
    const admin = await registry.app.signInAs(await createAdmin(registry.app));
    const [event] = await registry.auditEvents(admin);
    expect(event).toMatchObject({
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
    await report(live, { loads: 60, failures: 3 });
    await report(canary, { loads: 40, failures: 2 });
    await check();
    expect(await current()).toBe(canary);
  });

  it('is not misled by reports of nobody whom a page was handed out to', async () => {
    await report(live, { loads: 60 });
    const events = Array.from({ length: 30 }, () => failure(canary));
    expect((await registry.app.visitor().post('/api/telemetry', { events })).status).toBe(204);
    await sendTelemetry(registry.app.visitor(), handedOut(live), events);
    await check();
    expect(await current()).toBe(canary);
  });

  it('counts a visit once, however often and from wherever it is reported', async () => {
    await report(live, { loads: 60 });
    const token = handedOut(canary);
    for (let time = 0; time < 30; time += 1) {
      const events = [load(canary), failure(canary), failure(canary)];
      await sendTelemetry(registry.app.visitor(), token, events, `203.0.${time}.1`);
    }
    await check();
    expect(await current()).toBe(canary);
    await report(canary, { failures: 4 });
    await check();
    const admin = await registry.app.signInAs(await createAdmin(registry.app));
    const [event] = await registry.auditEvents(admin);
    expect(event.reason).toMatch(/^Failures: 5 in 5 \(100\.0 %\) of the canary/);
  });

  it('takes a visit that loaded and then failed for one that failed', async () => {
    await report(live, { loads: 60 });
    for (let visit = 0; visit < 5; visit += 1) {
      const token = handedOut(canary);
      for (const event of [load(canary), failure(canary), load(canary)])
        await sendTelemetry(registry.app.visitor(), token, [event], `203.0.${visit}.1`);
    }
    await check();
    expect(await current()).toBeUndefined();
  });

  it('lets nobody stop a canary from one network alone', async () => {
    await report(live, { loads: 60 });
    await report(canary, { failures: 30 }, '2001:db8:1:2::7');
    await check();
    expect(await current()).toBe(canary);
  });

  it('does not hold against a canary what was before its time', async () => {
    await report(live, { loads: 60 });
    await report(canary, { failures: 20 });
    await registry.action('DELETE', '/api/releases/mf-learning/canary');
    await registry.app.database.execute({
      text: `UPDATE canary_visits SET at = at - interval '5 minutes'`,
    });
    await registry.action('POST', '/api/releases/mf-learning/canary', { release: canary, percent: 10 });
    await check();
    expect(await current()).toBe(canary);
  });

  it('forgets after ten minutes', async () => {
    await report(live, { loads: 60 });
    await report(canary, { failures: 8 });
    await check(new Date(Date.now() + 12 * 60_000));
    expect(await current()).toBe(canary);
  });

  it('is done once when several processes look at the same moment', async () => {
    await report(live, { loads: 60 });
    await report(canary, { failures: 8 });
    await Promise.all([check(), check(), check()]);
    const admin = await registry.app.signInAs(await createAdmin(registry.app));
    const events: { actor: string }[] = await registry.auditEvents(admin);
    expect(events.filter(({ actor }) => actor === 'canary watch')).toHaveLength(1);
  });
});
