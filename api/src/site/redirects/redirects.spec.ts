import { type Client, SITE } from '../../../test/client.js';
import { createAdmin, createUser } from '../../../test/factories/user-factory.js';
import { createRegistry, type Registry } from '../../../test/release-registry.js';
import { AuditEvent } from '../../core/audit/audit-event.entity.js';

describe('/api/admin/redirects', () => {
  let registry: Registry;
  let ada: Client;
  beforeEach(async () => {
    registry = await createRegistry();
    ada = await registry.app.signInAs(
      await createAdmin(registry.app, { firstName: 'Ada', lastName: 'Byron' }),
    );
  });
  afterEach(() => registry.close());

  const add = (from: string, to: string, more: object = {}) =>
    ada.post('/api/admin/redirects', { from, to, isPermanent: true, reason: 'It moved.', ...more });
  const shown = async () => (await registry.app.visitor().get('/api/site/redirects')).body;

  it('adds, changes and removes one, and the audit log has each with its reason', async () => {
    const { status, body } = await add('/Old-Courses/', '/courses?sort=new');
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({
        ...{ from: '/old-courses', to: '/courses?sort=new', isPermanent: true },
        setBy: expect.objectContaining({ name: 'Ada Byron' }),
      }),
    ]);
    const path = `/api/admin/redirects/${body.id}`;
    const change = { from: '/old', to: 'https://example.org', isPermanent: false, reason: 'For a week.' };
    expect((await ada.put(path, change)).body).toMatchObject({ from: '/old', to: 'https://example.org/' });
    expect(await shown()).toEqual([{ from: '/old', to: 'https://example.org/', isPermanent: false }]);
    expect((await ada.get('/api/admin/redirects')).body).toHaveLength(1);
    expect((await ada.send('DELETE', path, { reason: 'Over.' })).status).toBe(204);
    expect(await shown()).toEqual([]);
    expect((await ada.send('DELETE', path, { reason: 'Over.' })).status).toBe(404);
    const log = await registry.app.data.getRepository(AuditEvent).find({ order: { id: 'ASC' } });
    const first = { from: '/old-courses', to: '/courses?sort=new', isPermanent: true };
    const second = { from: '/old', to: 'https://example.org/', isPermanent: false };
    expect(log.filter(({ subjectKind }) => subjectKind === 'redirect')).toMatchObject([
      { action: 'create', after: first, reason: 'It moved.' },
      { action: 'change', before: first, after: second, reason: 'For a week.' },
      { action: 'delete', before: second, reason: 'Over.' },
    ]);
  });

  it('takes a whole address of this site for its path', async () => {
    expect((await add('/old', `${SITE}/courses#top`)).body.to).toBe('/courses#top');
  });

  it.each([
    ['a path without a slash', 'old', '/courses', 'from'],
    ['the front page', '/', '/courses', 'from'],
    ['a path with a query', '/old?a=1', '/courses', 'from'],
    ['a file', '/robots.txt', '/courses', 'from'],
    ['another host as a path', '/old', '//evil.example', 'to'],
    ['a host behind dots', '/old', '/..//evil.example', 'to'],
    ['an address without https', '/old', 'http://example.org', 'to'],
    ['a script', '/old', 'javascript:alert(1)', 'to'],
    ['nothing', '/old', ' ', 'to'],
  ])('refuses %s beside its field', async (_, from, to, field) => {
    const { status, body } = await add(from, to);
    expect([status, Object.keys(body.details)]).toEqual([400, [field]]);
  });

  it('refuses what has no reason', async () => {
    expect((await add('/old', '/courses', { reason: ' ' })).status).toBe(400);
  });

  it.each(['/api/courses', '/auth/x', '/shell/a', '/mfe/a', '/healthz', '/admin/anything', '/Admin'])(
    'never takes over %s',
    async (from) => {
      expect((await add(from, '/courses')).body).toMatchObject({
        code: 'from_exists',
        details: { from: [expect.anything()] },
      });
    },
  );

  it('never takes over a page of a live release', async () => {
    const built = await registry.publishVerified({});
    const { path } = built.manifest.routes[0]!;
    await registry.promote(built);
    expect((await add(path, '/courses')).body.code).toBe('from_exists');
    expect((await add(`${path}/before`, '/courses')).status).toBe(201);
  });

  it('has one for each path, and neither loops nor chains', async () => {
    await add('/a', '/b?x=1#y');
    expect((await add('/A', '/c')).body.code).toBe('from_taken');
    expect((await add('/l', '/L/')).body.code).toBe('loop');
    expect((await add('/z', '/A/?q=1')).body).toMatchObject({
      code: 'chain',
      details: { to: [expect.anything()] },
    });
    expect((await add('/b', '/c')).body).toMatchObject({
      code: 'chain',
      details: { from: [expect.anything()] },
    });
  });

  it('makes no loop of two that are added at once', async () => {
    const statuses = (await Promise.all([add('/a', '/b'), add('/b', '/a')])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 409]);
  });

  it('has 200 at most', async () => {
    await registry.app.database.execute({
      text: `INSERT INTO redirects (source, target, is_permanent)
             SELECT '/old-' || n, '/courses', true FROM generate_series(1, 200) n`,
    });
    expect((await add('/one-more', '/courses')).body.code).toBe('too_many');
  });

  it('is for administrators', async () => {
    const leo = await registry.app.signInAs(await createUser(registry.app));
    expect((await leo.get('/api/admin/redirects')).status).toBe(403);
    expect((await registry.app.visitor().get('/api/admin/redirects')).status).toBe(401);
  });
});
