import type { TestResponse } from '../../../test/client.js';
import { type BuiltRelease, buildRelease } from '../../../test/factories/release-factory.js';
import { createAdmin, createUser } from '../../../test/factories/user-factory.js';
import { FakeShell, OFFERED } from '../../../test/fakes/fake-shell.js';
import { createRegistry, type Registry } from '../../../test/release-registry.js';
import { sendTelemetry, visitToken } from '../../../test/visits.js';

describe('What is served to whom', () => {
  let shell: FakeShell;
  let registry: Registry;
  let first: BuiltRelease;
  let second: BuiltRelease;
  let third: BuiltRelease;
  beforeEach(async () => {
    shell = await FakeShell.start();
    registry = await createRegistry({ SHELL_URL: shell.url });
    first = await registry.publishVerified({ content: 'First' });
    second = await registry.publishVerified({ content: 'Second' });
    third = await registry.publishVerified({ content: 'Third' });
  });
  afterEach(async () => {
    await registry.close();
    await shell.close();
  });

  const id = (built: BuiltRelease) => built.manifest.release;
  const live = async () => (await registry.document()).apps['mf-learning'];

  describe('POST /api/releases/{app}/{release}/promotion', () => {
    it('serves a release to everybody, and remembers the one before', async () => {
      expect(await live()).toBeUndefined();
      const { status, body } = await registry.promote(first);
      expect(status).toBe(200);
      expect(body).toEqual({
        app: 'mf-learning',
        version: 1,
        live: id(first),
        previous: null,
        disabled: false,
        canary: null,
      });
      await registry.promote(second);
      expect(await live()).toEqual({ live: id(second), previous: id(first), disabled: false, canary: null });
    });

    it('changes nothing when it is live already', async () => {
      await registry.promote(first);
      const { version } = await registry.document();
      const again = await registry.promote(first);
      expect([again.status, again.body.version]).toEqual([200, 1]);
      expect((await registry.document()).version).toBe(version);
    });

    it('is refused for a release that was not verified, or did not pass', async () => {
      const built = buildRelease({ content: 'Unverified' });
      await registry.publish(built);
      const unverified = await registry.promote(built);
      expect([unverified.status, unverified.body]).toEqual([
        409,
        {
          code: 'not_verified',
          message: `mf-learning@${id(built)} has not been verified yet. Verify it first.`,
        },
      ]);
      await registry.app.database.execute({
        text: `UPDATE releases SET verification = 'failed' WHERE release = $1`,
        values: [id(built)],
      });
      expect((await registry.promote(built)).body.message).toMatch(/did not pass verification/);
      expect(await live()).toBeUndefined();
    });

    it('is refused for a release that nobody published', async () => {
      const unknown = buildRelease({ content: 'Never published' });
      expect((await registry.promote(unknown)).status).toBe(404);
    });

    it('is refused for a page that another section has taken since', async () => {
      const { routes } = first.manifest;
      const other = await registry.publishVerified({ app: 'mf-community', routes });
      await registry.promote(first);
      await registry.give('mf-community', '/mf-learning');
      const answer = await registry.promote(other);
      await registry.give('mf-learning', '/mf-learning');
      expect([answer.status, answer.body.code]).toEqual([409, 'route_taken']);
      expect(answer.body.message).toMatch(
        /^\/mf-learning \(public\) lies where mf-learning has pages\. Have mf-learning release/,
      );
    });

    it('verifies anew what was verified a while ago, and is refused when it does not pass any more', async () => {
      const verifiedLongAgo = (built: BuiltRelease) =>
        registry.app.database.execute({
          text: `UPDATE releases SET verified_at = now() - interval '16 minutes' WHERE release = $1`,
          values: [id(built)],
        });
      await verifiedLongAgo(first);
      expect((await registry.promote(first)).status).toBe(200);
      expect(shell.asks.map(({ path }) => path)).toContain('/mf-learning');
      await verifiedLongAgo(second);
      shell.pages.set('/mf-learning', { failures: [{ message: 'Its list is empty now' }] });
      const answer = await registry.promote(second);
      shell.pages.clear();
      expect([answer.status, answer.body.code]).toEqual([409, 'not_verified']);
      expect(await live()).toMatchObject({ live: id(first) });
    });

    it('needs a reason', async () => {
      const answer = await registry.promote(first, { reason: ' ' });
      expect([answer.status, Object.keys(answer.body.details)]).toEqual([400, ['reason']]);
    });

    it('lets one of two through who have seen the same version, and tells the other how things are', async () => {
      await registry.promote(first);
      const answers = await Promise.all([
        registry.promote(second, { expectedVersion: 1 }),
        registry.promote(third, { expectedVersion: 1 }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const won = answers.find(({ status }) => status === 200)!;
      const lost = answers.find(({ status }) => status === 409)!;
      expect(lost.body.code).toBe('release_conflict');
      expect(lost.body.details).toEqual({
        version: ['2'],
        live: [won.body.live],
        previous: [id(first)],
        canary: [],
        disabled: ['false'],
      });
    });

    it('lets two of one section through who have not looked, one after the other, and forgets neither', async () => {
      await registry.promote(first);
      const answers = await Promise.all([registry.promote(second), registry.promote(third)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(answers.map(({ body }) => body.version).sort()).toEqual([2, 3]);
      const [earlier, later] = answers
        .map(({ body }) => body)
        .sort((one, other) => one.version - other.version);
      expect(await live()).toMatchObject({ live: later.live, previous: earlier.live });
      const admin = await registry.app.signInAs(await createAdmin(registry.app));
      const [newest, before] = await registry.auditEvents(admin, '?app=mf-learning');
      expect([before.before.live, before.after.live]).toEqual([id(first), earlier.live]);
      expect([newest.before.live, newest.after.live]).toEqual([earlier.live, later.live]);
    });

    it('lets two sections promote at the same moment', async () => {
      const other = await registry.publishVerified({ app: 'mf-community' });
      const answers = await Promise.all([registry.promote(first), registry.promote(other)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const { apps } = await registry.document();
      expect([apps['mf-learning'].live, apps['mf-community'].live]).toEqual([id(first), id(other)]);
    });

    it('gives one page to one of two sections that promote it at the same moment', async () => {
      await registry.give('mf-learning', '/');
      await registry.app.database.execute({ text: `INSERT INTO section_paths VALUES ('mf-community', '/')` });
      const routes = first.manifest.routes.map((route) => ({ ...route, path: '/' }));
      const one = await registry.publishVerified({ content: 'The root', routes });
      const other = await registry.publishVerified({ app: 'mf-community', routes });
      const answers = await Promise.all([registry.promote(one), registry.promote(other)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    });
  });

  describe('POST /api/releases/{app}/rollback', () => {
    const rollBack = (body: object = {}) =>
      registry.action('POST', '/api/releases/mf-learning/rollback', body);

    it('goes back to what was live before, one further each time', async () => {
      for (const built of [first, second, third]) await registry.promote(built);
      expect((await rollBack()).body).toMatchObject({ live: id(second), previous: id(first) });
      expect((await rollBack()).body).toMatchObject({ live: id(first), previous: null });
      const answer = await rollBack();
      expect([answer.status, answer.body.code]).toEqual([409, 'nothing_to_roll_back_to']);
    });

    it('ends a canary', async () => {
      for (const built of [first, second]) await registry.promote(built);
      await registry.action('POST', '/api/releases/mf-learning/canary', { release: id(third), percent: 10 });
      expect((await rollBack()).body.canary).toBeNull();
    });

    it('takes what it goes back to out of the past when it is promoted again', async () => {
      for (const built of [first, second, first]) await registry.promote(built);
      expect(await live()).toMatchObject({ live: id(first), previous: id(second) });
      expect((await rollBack()).body).toMatchObject({ live: id(second), previous: null });
    });

    it('is refused when a page belongs to another section since', async () => {
      const {
        routes: [page],
      } = first.manifest;
      const moved = [{ ...page!, path: '/moved' }];
      const before = await registry.publishVerified({ content: 'Before', routes: moved });
      await registry.give('mf-learning', '/moved');
      for (const built of [before, first]) await registry.promote(built);
      await registry.give('mf-community', '/moved');
      const answer = await rollBack();
      expect([answer.status, answer.body.code]).toEqual([409, 'route_foreign']);
      expect(await live()).toMatchObject({ live: id(first) });
    });

    it.each<[string, () => Promise<TestResponse>]>([
      ['rollback', () => rollBack()],
      ['promotion', () => registry.promote(first)],
      [
        'canary',
        () => registry.action('POST', '/api/releases/mf-learning/canary', { release: id(first), percent: 5 }),
      ],
    ])(
      'is refused, as any %s is, for a release that the shell of today has not the libraries for',
      async (_, attempt) => {
        for (const built of [first, second]) await registry.promote(built);
        shell.platform = { ...OFFERED, libraries: { react: '20.0.0' } };
        const answer = await attempt();
        expect([answer.status, answer.body.code]).toEqual([409, 'incompatible']);
        expect(answer.body.message).toContain('It runs with react ^19.0.0, and the shell has 20.0.0.');
        expect(await live()).toMatchObject({ live: id(second), canary: null });

        shell.platform = null;
        expect((await attempt()).status).toBe(200);
      },
    );

    it('is 404 for a section that has published nothing', async () => {
      expect((await registry.action('POST', '/api/releases/mf-account/rollback')).status).toBe(404);
    });
  });

  describe('POST /api/releases/{app}/retirement', () => {
    const retire = (body: object = {}) =>
      registry.action('POST', '/api/releases/mf-learning/retirement', body);

    it('takes the section off the site, ends its canary and leaves its releases', async () => {
      for (const built of [first, second]) await registry.promote(built);
      await registry.action('POST', '/api/releases/mf-learning/canary', { release: id(third), percent: 10 });
      const { status, body } = await retire();
      expect([status, body]).toEqual([
        200,
        expect.objectContaining({ live: null, previous: id(second), canary: null }),
      ]);
      const { apps, manifests } = await registry.document();
      expect(apps).not.toHaveProperty('mf-learning');
      expect(Object.keys(manifests)).toContain(`mf-learning@${id(second)}`);
      const admin = await registry.app.signInAs(await createAdmin(registry.app));
      const [event] = await registry.auditEvents(admin, '?app=mf-learning');
      expect(event).toMatchObject({ action: 'retire', release: id(second), reason: 'Because.' });
    });

    it('is taken back by a promotion, or by a rollback to what was live', async () => {
      for (const built of [first, second]) await registry.promote(built);
      await retire();
      expect((await registry.promote(third)).body).toMatchObject({ live: id(third), previous: id(second) });
      await retire();
      const { body } = await registry.action('POST', '/api/releases/mf-learning/rollback');
      expect(body).toMatchObject({ live: id(third), previous: id(second) });
    });

    it('is refused where nothing is live, and so is a canary then', async () => {
      await registry.promote(first);
      await retire();
      const canary = { release: id(second), percent: 10 };
      for (const answer of [
        await retire(),
        await registry.action('POST', '/api/releases/mf-learning/canary', canary),
      ])
        expect([answer.status, answer.body.code]).toEqual([409, 'nothing_live']);
    });
  });

  describe('POST and DELETE /api/releases/{app}/canary', () => {
    const canary = (body: object) => registry.action('POST', '/api/releases/mf-learning/canary', body);

    beforeEach(() => registry.promote(first));

    it('serves a release to a share of the visitors', async () => {
      const { status, body } = await canary({ release: id(second), percent: 10 });
      expect(status).toBe(200);
      expect(body).toMatchObject({
        version: 2,
        live: id(first),
        canary: {
          release: id(second),
          percent: 10,
          cohort: null,
          since: expect.stringMatching(/^\d{4}-.*Z$/),
        },
      });
      expect((await live()).canary).toEqual({
        release: id(second),
        percent: 10,
        cohort: null,
        salt: expect.stringMatching(/^[\w-]{8}$/),
      });
    });

    it('keeps its visitors when it is widened, and draws others for another release', async () => {
      await canary({ release: id(second), percent: 10 });
      const { salt } = (await live()).canary;
      await canary({ release: id(second), percent: 50 });
      expect((await live()).canary).toMatchObject({ percent: 50, salt });
      await canary({ release: id(third), percent: 10 });
      expect((await live()).canary.salt).not.toBe(salt);
    });

    it('serves a release to a cohort', async () => {
      await canary({ release: id(second), cohort: 'hpc' });
      expect((await live()).canary).toMatchObject({ percent: null, cohort: 'hpc' });
    });

    it.each([
      [{ percent: 0 }],
      [{ percent: 101 }],
      [{ percent: 10, cohort: 'everybody' }],
      [{ percent: 10, cohort: 'admins' }],
      [{}],
      [{ cohort: null }],
    ])('is refused with %j', async (whom) => {
      expect((await canary({ release: id(second), ...whom })).status).toBe(400);
      expect((await live()).canary).toBeNull();
    });

    it('is refused for a page that another section has taken since', async () => {
      const [page] = first.manifest.routes;
      const routes = [{ ...page!, path: '/moved' }];
      await registry.give('mf-community', '/moved');
      const moved = await registry.publishVerified({ content: 'Moved', routes });
      await registry.promote(await registry.publishVerified({ app: 'mf-community', routes }));
      await registry.give('mf-learning', '/moved');
      const answer = await canary({ release: id(moved), percent: 10 });
      expect([answer.status, answer.body.code]).toEqual([409, 'route_taken']);
      expect((await live()).canary).toBeNull();
    });

    it('is refused for what is live already', async () => {
      expect((await canary({ release: id(first), percent: 10 })).body.code).toBe('already_live');
    });

    it('ends, and ends when it is promoted', async () => {
      await canary({ release: id(second), percent: 10 });
      const stopped = await registry.action('DELETE', '/api/releases/mf-learning/canary');
      expect([stopped.status, stopped.body.canary]).toEqual([200, null]);
      await canary({ release: id(second), percent: 10 });
      expect((await registry.promote(second)).body).toMatchObject({ live: id(second), canary: null });
    });
  });

  describe('PUT and DELETE /api/releases/{app}/disabled', () => {
    it('takes a section off the site and puts it back, for administrators', async () => {
      await registry.promote(first);
      const admin = await registry.app.signInAs(await createAdmin(registry.app));
      const off = await admin.put('/api/releases/mf-learning/disabled', { reason: 'It harms.' });
      expect([off.status, off.body.disabled]).toEqual([200, true]);
      expect((await live()).disabled).toBe(true);
      await admin.send('DELETE', '/api/releases/mf-learning/disabled', { reason: 'It is well.' });
      expect((await live()).disabled).toBe(false);
    });

    it('is not for pipelines', async () => {
      const answer = await registry.action('PUT', '/api/releases/mf-learning/disabled');
      expect(answer.status).toBe(403);
    });
  });

  it('can only be changed for the section of the token', async () => {
    const own = registry.token('mf-community');
    for (const path of [`${id(first)}/promotion`, `${id(first)}/verification`, 'rollback', 'canary']) {
      const answer = await registry.app
        .visitor()
        .post(`/api/releases/mf-learning/${path}`, { reason: 'Mine now.' }, { headers: own });
      expect([answer.status, answer.body.code]).toEqual([403, 'foreign_section']);
    }
    expect((await registry.document()).apps).toEqual({});
  });

  it('is seen by the pipeline of the section', async () => {
    await registry.promote(first);
    const headers = registry.token('mf-learning');
    const visitor = registry.app.visitor();
    const channel = await visitor.get('/api/releases/mf-learning/channel', { headers });
    expect(channel.body).toMatchObject({ version: 1, live: id(first) });
    const newest = await visitor.get('/api/releases/mf-learning?limit=2', { headers });
    expect(newest.body.map(({ release }: { release: string }) => release)).toEqual([id(third), id(second)]);
    const next = /<([^>]+)>; rel="next"/.exec(String(newest.headers.link))![1]!;
    const rest = await visitor.get(next, { headers });
    expect([rest.body[0].release, rest.headers.link]).toEqual([id(first), undefined]);
    expect(rest.body[0]).toMatchObject({
      version: '1.0.0',
      publishedBy: 'token mf-learning/development',
      verification: 'passed',
      routes: ['/mf-learning'],
    });
  });

  describe('The audit', () => {
    it('says who did what, why, and what it was before and after', async () => {
      const user = await createAdmin(registry.app, { firstName: 'Amara', lastName: 'Diallo', slug: 'amara' });
      const admin = await registry.app.signInAs(user);
      await registry.promote(first, { reason: 'The first.' });
      await admin.post(`/api/releases/mf-learning/${id(second)}/promotion`, { reason: 'A better one.' });
      const [latest, before] = await registry.auditEvents(admin, '?app=mf-learning');
      expect(latest).toMatchObject({
        actor: 'Amara Diallo (amara)',
        app: 'mf-learning',
        action: 'promote',
        release: id(second),
        reason: 'A better one.',
        before: { live: id(first), version: 1 },
        after: { live: id(second), previous: id(first), version: 2 },
      });
      expect(Date.now() - new Date(latest.at).getTime()).toBeLessThan(60_000);
      expect(before).toMatchObject({ actor: 'token mf-learning/development', reason: 'The first.' });
      const all = await registry.auditEvents(admin);
      expect(all.map(({ action }: { action: string }) => action)).toEqual([
        'promote',
        'promote',
        'publish',
        'publish',
        'publish',
      ]);
      expect(await registry.auditEvents(admin, '?app=mf-account')).toEqual([]);
    });

    it('is read page by page, by administrators', async () => {
      const admin = await registry.app.signInAs(await createAdmin(registry.app));
      const page = await admin.get('/api/releases/audit?limit=2');
      const next = /<([^>]+)>; rel="next"/.exec(String(page.headers.link))![1]!;
      const ids = [...page.body, ...(await admin.get(next)).body].map(
        ({ id: event }: { id: string }) => event,
      );
      expect(ids).toHaveLength(3);
      expect(new Set(ids).size).toBe(3);
      const member = await registry.app.signInAs(await createUser(registry.app));
      expect((await member.get('/api/releases/audit')).status).toBe(403);
    });

    it('cannot be changed afterwards', async () => {
      const change = registry.app.database.execute({ text: `UPDATE audit_events SET reason = 'nothing'` });
      await expect(change).rejects.toThrow('audit_events is only ever added to');
      const removal = registry.app.database.execute({ text: 'DELETE FROM audit_events' });
      await expect(removal).rejects.toThrow('audit_events is only ever added to');
    });
  });

  it('is announced to administrators with how it does', async () => {
    const admin = await registry.app.signInAs(await createAdmin(registry.app));
    await registry.promote(first);
    await registry.action('POST', '/api/releases/mf-learning/canary', { release: id(second), percent: 10 });
    const load = { kind: 'load', app: 'mf-learning', release: id(first) };
    const failure = {
      kind: 'failure',
      app: 'mf-learning',
      release: id(second),
      phase: 'page',
      class: 'exception',
      path: '/',
    };
    const page = (release: string) => visitToken({ id: release, releases: { 'mf-learning': release } });
    await sendTelemetry(registry.app.visitor(), page(id(first)), [load, load, load]);
    await sendTelemetry(registry.app.visitor(), page(id(second)), [failure]);
    const { status, body } = await admin.get('/api/releases');
    expect(status).toBe(200);
    expect(body.apps).toHaveLength(1);
    expect(body.apps[0]).toMatchObject({
      app: 'mf-learning',
      live: id(first),
      canary: { release: id(second), percent: 10 },
      health: {
        live: { loads: 3, failures: 0, rate: 0 },
        canary: { loads: 0, failures: 1, rate: 1 },
      },
    });
    expect(body.apps[0].releases.map(({ release }: { release: string }) => release)).toEqual([
      id(third),
      id(second),
      id(first),
    ]);
    expect(body.documentVersion).toBe((await registry.document()).version);
  });
});
