import type { Access } from '../../src/common/access.js';
import type { User } from '../../src/users/user.entity.js';
import { createAdmin, createProUser, createUser } from '../factories/user-factory.js';
import { ROUTE_ACCESS } from './route-access.js';
import { routesOf } from './routes.js';
import { createTestApp, type TestApp } from '../test-app.js';

const NOWHERE = '00000000-0000-4000-8000-000000000000';

type Role = 'visitor' | 'suspended' | 'member' | 'pro' | 'admin';
type Verdict = 'allowed' | 'unauthorized' | 'forbidden';

const VERDICTS: Record<Access, Record<Role, Verdict>> = {
  public: { visitor: 'allowed', suspended: 'allowed', member: 'allowed', pro: 'allowed', admin: 'allowed' },
  member: {
    visitor: 'unauthorized',
    suspended: 'unauthorized',
    member: 'allowed',
    pro: 'allowed',
    admin: 'allowed',
  },
  pro: {
    visitor: 'unauthorized',
    suspended: 'unauthorized',
    member: 'forbidden',
    pro: 'allowed',
    admin: 'allowed',
  },
  admin: {
    visitor: 'unauthorized',
    suspended: 'unauthorized',
    member: 'forbidden',
    pro: 'forbidden',
    admin: 'allowed',
  },
};

describe('Every route, called by everybody', () => {
  let app: TestApp;
  const people = {} as Record<Exclude<Role, 'visitor'>, User>;
  beforeAll(async () => {
    app = await createTestApp();
    people.suspended = await createUser(app, { suspendedAt: new Date() });
    people.member = await createUser(app);
    people.pro = await createProUser(app);
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
    const existing = routesOf(app).map(({ method, path }) => `${method} ${path}`);
    expect(existing.length).toBeGreaterThan(20);
    expect(Object.keys(ROUTE_ACCESS).sort()).toEqual(existing.sort());
  });

  it.each(Object.entries(ROUTE_ACCESS))('%s is for: %s', async (route, access) => {
    const verdicts = {} as Record<Role, Verdict>;
    for (const role of Object.keys(VERDICTS[access]) as Role[]) verdicts[role] = await call(role, route);
    expect(verdicts).toEqual(VERDICTS[access]);
  });
});
