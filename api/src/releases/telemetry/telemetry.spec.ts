import { createAdmin } from '../../../test/factories/user-factory.js';
import { createRegistry, type Registry } from '../../../test/release-registry.js';
import { visitToken } from '../../../test/visits.js';

describe('POST /api/telemetry', () => {
  let registry: Registry;
  let release: string;
  beforeAll(async () => {
    registry = await createRegistry();
    release = (await registry.publishVerified()).manifest.release;
  });
  beforeEach(() =>
    registry.app.database.execute({ text: 'TRUNCATE telemetry_counts, vital_counts, rate_limit_counters' }),
  );
  afterAll(() => registry.close());

  const OTHER = { 'mf-learning': '0000000000000000' };
  const page = () => ({ id: 'a-visit', releases: { 'mf-learning': release } });
  const counts = () =>
    registry.app.database.query<Record<string, unknown>>({
      text: `
        SELECT app, release, kind, phase, detail, sum(count)::integer AS count
        FROM telemetry_counts GROUP BY app, release, kind, phase, detail ORDER BY kind, phase, detail`,
    });
  const about = () => ({ app: 'mf-learning', release });
  const given = (id = 'a-visit') => visitToken({ id, releases: { 'mf-learning': release } });
  const send = (body: unknown, token = given()) => {
    const browser = registry.app.visitor();
    browser.cookies.set('futurelab_visit', token);
    return browser.post('/api/telemetry', body);
  };

  it('counts loads and failures of a release, and keeps no address of a page', async () => {
    const path = '/members/maya-okafor';
    const answer = await send({
      events: [
        { kind: 'load', ...about() },
        { kind: 'failure', ...about(), phase: 'page', class: 'integrity', path },
        { kind: 'failure', ...about(), phase: 'page', class: 'integrity', path },
      ],
    });
    expect([answer.status, answer.text]).toEqual([204, '']);
    await send({ events: [{ kind: 'load', ...about() }] });
    expect(await counts()).toEqual([
      { ...about(), kind: 'failure', phase: 'page', detail: 'integrity', count: 2 },
      { ...about(), kind: 'load', phase: '', detail: '', count: 2 },
    ]);
    const rows = await registry.app.database.query<{ text: string }>({
      text: 'SELECT to_jsonb(t)::text AS text FROM telemetry_counts t',
    });
    expect(JSON.stringify(rows)).not.toContain('maya');
  });

  it('takes what navigator.sendBeacon sends', async () => {
    const browser = registry.app.visitor();
    browser.cookies.set('futurelab_visit', given());
    const answer = await browser.post('/api/telemetry', undefined, {
      headers: { 'content-type': 'text/plain;charset=UTF-8' },
      payload: JSON.stringify({ events: [{ kind: 'load', ...about() }] }),
    });
    expect(answer.status).toBe(204);
    expect(await counts()).toHaveLength(1);
  });

  it('drops what is reported of releases that are not there', async () => {
    const releases = { 'mf-learning': '0000000000000000', 'mf-nobody': release };
    const events = Object.entries(releases).map(([app, id]) => ({ kind: 'load', app, release: id }));
    expect((await send({ events }, visitToken({ id: 'a-visit', releases }))).status).toBe(204);
    expect(await counts()).toEqual([]);
  });

  it.each([
    ['no page was handed out', () => ''],
    ['somebody else says to have handed the page out', () => visitToken({ ...page(), secret: 'a guess' })],
    ['the page was another', () => `${visitToken(page()).replace(/^../, 'ab')}`],
    ['the page is older than a day', () => visitToken({ ...page(), at: Date.now() / 1000 - 86_401 })],
    ['the page was made with another release', () => visitToken({ ...page(), releases: OTHER })],
    ['the page was made without the section', () => visitToken({ ...page(), releases: {} })],
  ])('drops loads and failures where %s', async (_, token) => {
    const failure = { kind: 'failure', ...about(), phase: 'render', class: 'exception' };
    expect((await send({ events: [{ kind: 'load', ...about() }, failure] }, token())).status).toBe(204);
    expect(await counts()).toEqual([]);
  });

  it('counts exactly when many pages tell at once', async () => {
    const failure = { kind: 'failure', ...about(), phase: 'css', class: 'network' };
    const events = [{ kind: 'load', ...about() }, failure];
    await Promise.all(Array.from({ length: 20 }, () => send({ events: events.reverse() })));
    expect((await counts()).map(({ count }) => count)).toEqual([20, 20]);
  });

  const LOAD = { kind: 'load', app: 'mf-learning', release: '0'.repeat(16) };
  const VITAL = { ...LOAD, kind: 'vital', name: 'LCP', value: 1, rating: 'good', route: '/' };

  it('takes what it then refuses with one thing wrong', async () => {
    expect((await send({ events: [LOAD, VITAL] })).status).toBe(204);
  });

  it.each([
    ['nothing', undefined],
    ['a word', 'hello'],
    ['another shape', { events: 'many' }],
    ['an unknown kind', { events: [{ ...LOAD, kind: 'click' }] }],
    ['a list of lists', { events: [[LOAD]] }],
    ['a word for an event', { events: ['load'] }],
    ['a failure of no phase', { events: [{ ...LOAD, kind: 'failure', class: 'network' }] }],
    ['an address for a route', { events: [{ ...VITAL, route: 'https://futurelab.example/' }] }],
    ['a value that is text', { events: [{ ...VITAL, value: '1' }] }],
    ['a text that is not JSON', '{'],
    ['an object that calls itself of another class', { events: [{ ...LOAD, release: { constructor: 1 } }] }],
    ['too many events', { events: Array.from({ length: 51 }, () => LOAD) }],
  ])('refuses %s', async (_, body) => {
    const answer = await send(body);
    expect([answer.status, answer.body.code]).toEqual([400, 'validation_failed']);
  });

  it('refuses more than 8 KB', async () => {
    const answer = await registry.app.visitor().post('/api/telemetry', undefined, {
      headers: { 'content-type': 'text/plain' },
      payload: 'x'.repeat(8_193),
    });
    expect([answer.status, answer.body.code]).toEqual([413, 'too_large']);
  });

  it('is for pages of our own', async () => {
    const answer = await registry.app
      .visitor()
      .post('/api/telemetry', { events: [] }, { headers: { origin: 'https://evil.example' } });
    expect([answer.status, answer.body.code]).toEqual([403, 'foreign_origin']);
  });

  describe('GET /api/telemetry/vitals', () => {
    const vital = (name: string, value: number, rating: string, route = '/mf-learning') => ({
      kind: 'vital',
      ...about(),
      name,
      value,
      rating,
      route,
    });
    const read = async () => {
      const admin = await registry.app.signInAs(await createAdmin(registry.app));
      return (await admin.get(`/api/telemetry/vitals?app=mf-learning&release=${release}`)).body;
    };

    it('tells how fast each route of a release is', async () => {
      await send({
        events: [vital('LCP', 800, 'good'), vital('LCP', 5_000, 'poor'), vital('CLS', 0.02, 'good')],
      });
      await send({ events: [vital('LCP', 2_900, 'needs-improvement')] });
      expect(await read()).toEqual([
        { route: '/mf-learning', name: 'CLS', measured: 1, good: 1, poor: 0, mean: 0.02 },
        { route: '/mf-learning', name: 'LCP', measured: 3, good: 1, poor: 1, mean: 2_900 },
      ]);
    });

    it('knows the routes that a release declares, and no others', async () => {
      await send({ events: [vital('LCP', 800, 'good', '/members/maya-okafor')] });
      expect(await read()).toEqual([]);
    });
  });

  // The last one: from then on this address is refused.
  it('is limited per address', async () => {
    const answers = [];
    for (let time = 0; time < 601; time += 1) answers.push((await send({ events: [] })).status);
    expect(answers.slice(0, 600).every((status) => status === 204)).toBe(true);
    expect(answers[600]).toBe(429);
  });
});
