import { createAdmin } from '../../../test/factories/user-factory.js';
import type { Client } from '../../../test/client.js';
import { createRegistry, type Registry } from '../../../test/release-registry.js';

describe('PUT /api/releases/{app}/paths', () => {
  let registry: Registry;
  let admin: Client;
  beforeAll(async () => {
    registry = await createRegistry();
    admin = await registry.app.signInAs(await createAdmin(registry.app));
  });
  afterAll(() => registry.close());

  const give = (app: string, paths: unknown) =>
    admin.put(`/api/releases/${app}/paths`, { paths, reason: 'It is theirs.' });

  it('says which part of the site belongs to a section, and is written down', async () => {
    const { status, body } = await give('mf-glossary', ['/terms-explained', '/glossary']);
    expect([status, body]).toEqual([200, ['/glossary', '/terms-explained']]);
    await give('mf-glossary', ['/glossary']);
    const [event] = await registry.auditEvents(admin, '?app=mf-glossary');
    expect(event).toMatchObject({
      action: 'give paths',
      before: { paths: ['/glossary', '/terms-explained'] },
      after: { paths: ['/glossary'] },
    });
  });

  it('comes with the paths of the sections that there are', async () => {
    const [{ app }] = (await registry.app.database.query<{ app: string }>({
      text: `SELECT app FROM section_paths WHERE path = '/admin'`,
    })) as [{ app: string }];
    expect(app).toBe('mf-account');
  });

  it.each([
    ['mf-learning', ['/admin'], /^\/admin belongs to mf-account\. Take it from there first\.$/],
    ['mf-account', ['/admin', '/api/mine'], /^\/api\/mine is reserved for the platform\.$/],
  ])('gives %s none of %j', async (app, paths, message) => {
    const { status, body } = await give(app, paths);
    expect([status, body.code, body.message]).toEqual([409, 'path_taken', expect.stringMatching(message)]);
  });

  it.each([['/a/'], ['a'], ['/A'], ['/:id'], ['/*'], ['/a.b'], ['']])(
    'takes no %s for a path',
    async (path) => {
      expect((await give('mf-learning', [path])).status).toBe(400);
    },
  );
});
