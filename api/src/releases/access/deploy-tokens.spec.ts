import { createAdmin } from '../../../test/factories/user-factory.js';
import type { Client } from '../../../test/client.js';
import { archiveOf, buildRelease } from '../../../test/factories/release-factory.js';
import { createRegistry, type Registry } from '../../../test/release-registry.js';

describe('Deploy tokens', () => {
  let registry: Registry;
  let admin: Client;
  beforeAll(async () => {
    registry = await createRegistry({ RELEASE_DEV_TOKENS: 'mf-account=a-token-of-the-environment' });
    admin = await registry.app.signInAs(await createAdmin(registry.app, { slug: 'amara' }));
  });
  afterAll(() => registry.close());

  const publishWith = async (token: string, content: string, app = 'mf-learning') =>
    registry.app.visitor().post('/api/releases', undefined, {
      headers: {
        origin: undefined,
        authorization: `Bearer ${token}`,
        'content-type': 'application/gzip',
      },
      payload: await archiveOf(buildRelease({ app, content }).files),
    });

  it('are shown once, work for their section until they are revoked, and are nowhere in the database', async () => {
    const made = await admin.post('/api/releases/mf-learning/tokens', { name: 'pipeline' });
    expect(made.status).toBe(201);
    const { id, token } = made.body;
    expect((await publishWith(token, 'With a token')).status).toBe(200);
    expect((await publishWith(token, 'Elsewhere', 'mf-community')).body.code).toBe('foreign_section');

    const [listed] = (await admin.get('/api/releases/mf-learning/tokens')).body;
    expect(listed).toEqual({
      id,
      app: 'mf-learning',
      name: 'pipeline',
      createdBy: 'Person Number 1 (amara)',
      createdAt: expect.any(String),
      lastUsedAt: expect.any(String),
      revokedAt: null,
    });
    const rows = await registry.app.database.query<{ text: string }>({
      text: 'SELECT to_jsonb(t)::text AS text FROM deploy_tokens t',
    });
    expect(rows.map(({ text }) => text).join()).not.toContain(token);

    for (let time = 0; time < 2; time += 1)
      expect((await admin.delete(`/api/releases/mf-learning/tokens/${id}`)).status).toBe(204);
    expect((await publishWith(token, 'Revoked')).status).toBe(401);
    const actions = (await registry.auditEvents(admin)).map(({ action }: { action: string }) => action);
    expect(actions).toEqual(['revoke token', 'publish', 'create token']);
  });

  it('cannot be revoked through another section', async () => {
    const { id, token } = (await admin.post('/api/releases/mf-learning/tokens', { name: 'other' })).body;
    expect((await admin.delete(`/api/releases/mf-community/tokens/${id}`)).status).toBe(404);
    expect((await publishWith(token, 'Still good')).status).toBe(200);
  });

  it('of development are those of the environment, and no others', async () => {
    expect((await publishWith('a-token-of-the-environment', 'Hello', 'mf-account')).status).toBe(200);
    expect((await publishWith('futurelab-development-mf-account', 'Hello', 'mf-account')).status).toBe(401);
  });
});
