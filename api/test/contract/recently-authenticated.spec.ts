import { RECENTLY_AUTHENTICATED } from '../../src/core/access/access.js';
import { routesOf } from '../../src/app/openapi/routes.js';
import type { User } from '../../src/identity/users/user.entity.js';
import type { Client } from '../client.js';
import { createAdmin } from '../factories/user-factory.js';
import { createTestApp, type TestApp } from '../test-app.js';

const NOWHERE = '00000000-0000-4000-8000-000000000000';

/** What a member may do only within 15 minutes of signing in or confirming who they are. */
const CONSEQUENTIAL = [
  // Roles.
  'PUT /api/admin/members/:id/access-level',
  'PUT /api/groups/:id/members/:memberId',
  'PUT /api/projects/:id/owner',
  'POST /api/admin/invitations',
  'POST /api/admin/invitations/import',
  'POST /api/admin/invitations/:id/resend',
  // What staff do with an account.
  'PATCH /api/admin/members/:id',
  'PUT /api/admin/members/:id/suspension',
  'DELETE /api/admin/members/:id/suspension',
  'PUT /api/admin/members/:id/pro',
  'DELETE /api/admin/members/:id/pro',
  'DELETE /api/admin/members/:id/sessions',
  'POST /api/admin/members/:id/sign-in-email',
  // Money.
  'POST /api/admin/subscriptions/:id/refund',
  'POST /api/admin/promotion-codes',
  'POST /api/admin/promotion-codes/:code/end',
  // Erasing.
  'POST /api/admin/members/:id/merge',
  'POST /api/admin/members/:id/deletion',
  'DELETE /api/admin/members/:id/deletion',
  'POST /api/my/deletion',
  // The data of another.
  'POST /api/admin/members/:id/export',
  // A file that also holds what others wrote.
  'GET /api/my/export/file',
  // Keys: what opens an account, and what brings code into the site.
  'POST /api/my/passkeys/options',
  'POST /api/my/passkeys',
  'DELETE /api/my/passkeys/:id',
  'DELETE /api/my/identities/:provider',
  'POST /api/releases/:app/tokens',
  'DELETE /api/releases/:app/tokens/:id',
  'POST /api/releases',
];

/** Sounds like one of them, and is not. */
const HARMLESS = [
  // Takes one’s own wish to be erased back.
  'DELETE /api/my/deletion',
  // Only the name.
  'PATCH /api/my/passkeys/:id',
  // Only asks for the file, which is made for its owner alone.
  'POST /api/my/export',
  // A course without anything of its members, for who writes it.
  'GET /api/authoring/courses/:id/export',
  // Signs in, or confirms.
  'POST /api/auth/passkey',
  'POST /api/auth/passkey/options',
  'POST /api/my/reauthentication/passkey',
  'POST /api/my/reauthentication/passkey/options',
  // One’s own notes and progress: nothing of others.
  'GET /api/my/notes/export',
  'GET /api/my/reflections/export',
  'GET /api/my/progress/export',
  // Reads without the secrets.
  'GET /api/my/export',
  'GET /api/my/deletion',
  'GET /api/my/passkeys',
  'GET /api/my/identities',
  'GET /api/releases/:app/tokens',
  'GET /api/releases/key',
];

const IN_NAME = /access-level|role|owner|deletion|erasure|refund|export|passkey|identities|token|key|secret/;

describe('An act with great consequences', () => {
  let app: TestApp;
  let admin: User;
  let client: Client;
  beforeAll(async () => {
    app = await createTestApp();
    admin = await createAdmin(app);
  });
  beforeEach(async () => {
    client = await app.signInAs(admin);
  });
  afterAll(() => app.close());

  const names = (routes: { method: string; path: string }[]) =>
    routes.map(({ method, path }) => `${method} ${path}`);
  const call = (route: string) => {
    const [method = '', path = ''] = route.split(' ');
    const body = method === 'GET' || method === 'DELETE' ? undefined : {};
    return client.send<{ code?: string } | null>(method, path.replace(/:\w+/g, NOWHERE), body);
  };
  const setAuthenticatedAt = (value: string) =>
    app.database.execute({
      text: `UPDATE sessions SET authenticated_at = ${value} WHERE user_id = $1`,
      values: [admin.id],
    });

  it('says so by its decorator', () => {
    const marked = routesOf(app.nest).filter(
      ({ handler }) => Reflect.getMetadata(RECENTLY_AUTHENTICATED, handler) === true,
    );
    expect(names(marked).sort()).toEqual([...CONSEQUENTIAL].sort());
  });

  it('is not missing from the list by its name', () => {
    const named = names(routesOf(app.nest)).filter((route) => IN_NAME.test(route));
    expect(named.filter((route) => ![...CONSEQUENTIAL, ...HARMLESS].includes(route))).toEqual([]);
  });

  it.each(CONSEQUENTIAL)(
    'is refused where nobody has confirmed anything for 15 minutes: %s',
    async (route) => {
      await setAuthenticatedAt(`now() - interval '15 minutes'`);
      const { status, body } = await call(route);
      expect([status, body?.code]).toEqual([403, 'confirm_identity']);
    },
  );

  it.each(CONSEQUENTIAL)('is refused in a session from before that was noted: %s', async (route) => {
    await setAuthenticatedAt('NULL');
    expect((await call(route)).body?.code).toBe('confirm_identity');
  });

  it.each(CONSEQUENTIAL)('is open to who has signed in a moment ago: %s', async (route) => {
    await setAuthenticatedAt(`now() - interval '14 minutes'`);
    expect((await call(route)).body?.code).not.toBe('confirm_identity');
  });

  it('is hidden from who may not do it anyway: a visitor is asked to sign in', async () => {
    client = app.visitor();
    for (const route of CONSEQUENTIAL) expect([route, (await call(route)).status]).toEqual([route, 401]);
  });
});
