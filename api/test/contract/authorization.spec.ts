import type { Access } from '../../src/core/access/access.js';
import type { User } from '../../src/identity/users/user.entity.js';
import { createAdmin, createProUser, createUser } from '../factories/user-factory.js';
import { OPEN_TO_SUSPENDED, ROUTE_ACCESS } from './route-access.js';
import { routesOf } from '../../src/app/openapi/routes.js';
import { createTestApp, type TestApp } from '../test-app.js';

const NOWHERE = '00000000-0000-4000-8000-000000000000';

type Role = 'visitor' | 'suspended' | 'member' | 'pro' | 'moderator' | 'admin';
type Verdict = 'allowed' | 'unauthorized' | 'forbidden';

/** Who gets past the door of a route; `suspended` for one that reads. */
const ALLOWED: Record<Access, readonly Role[]> = {
  public: ['visitor', 'suspended', 'member', 'pro', 'moderator', 'admin'],
  member: ['suspended', 'member', 'pro', 'moderator', 'admin'],
  pro: ['pro', 'admin'],
  moderator: ['moderator', 'admin'],
  admin: ['admin'],
};

const ROLES = ALLOWED.public;

function verdictFor(role: Role, route: string, access: Access): Verdict {
  if (role === 'visitor' && access !== 'public') return 'unauthorized';
  const writes = !route.startsWith('GET ') && access !== 'public' && !OPEN_TO_SUSPENDED.has(route);
  if (role === 'suspended' && writes) return 'forbidden';
  return ALLOWED[access].includes(role) ? 'allowed' : 'forbidden';
}

describe('Every route, called by everybody', () => {
  let app: TestApp;
  const people = {} as Record<Exclude<Role, 'visitor'>, User>;
  beforeAll(async () => {
    app = await createTestApp();
    people.suspended = await createUser(app, { suspendedAt: new Date() });
    people.member = await createUser(app);
    people.pro = await createProUser(app);
    people.moderator = await createUser(app, { isModerator: true });
    people.admin = await createAdmin(app);
  });
  afterAll(() => app.close());

  async function call(role: Role, route: string): Promise<Verdict> {
    const [method = '', path = ''] = route.split(' ');
    const client = role === 'visitor' ? app.visitor() : await app.signInAs(people[role]);
    const body = method === 'GET' || method === 'DELETE' ? undefined : {};
    const { status } = await client.send(method, path.replace(/:\w+/g, NOWHERE), body);
    if (status >= 500) throw new Error(`${route} answered ${status}`);
    return status === 401 ? 'unauthorized' : status === 403 ? 'forbidden' : 'allowed';
  }

  it('is declared', () => {
    const existing = routesOf(app.nest).map(({ method, path }) => `${method} ${path}`);
    expect(existing.length).toBeGreaterThan(20);
    expect(Object.keys(ROUTE_ACCESS).sort()).toEqual(existing.sort());
  });

  it.each(Object.entries(ROUTE_ACCESS))('%s is for: %s', async (route, access) => {
    const verdicts: Partial<Record<Role, Verdict>> = {};
    for (const role of ROLES) verdicts[role] = await call(role, route);
    const expected = Object.fromEntries(ROLES.map((role) => [role, verdictFor(role, route, access)]));
    expect(verdicts).toEqual(expected);
  });
});
