import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createUser } from '../factories/user-factory.js';
import { createRegistry, type Registry } from '../release-registry.js';
import { ROUTE_ACCESS } from './route-access.js';
import { Arrangements, STAFF_REQUESTS } from './staff-requests.js';

/** All there are: `authorization.spec.ts` compares `ROUTE_ACCESS` with the routes of the api. */
const ROUTES = Object.entries(ROUTE_ACCESS).filter(
  ([route, access]) => ['moderator', 'admin'].includes(access) && !route.startsWith('GET '),
);

describe('A route for moderators or administrators that writes', () => {
  let registry: Registry;
  let there: Arrangements;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'futurelab-media-'));
    registry = await createRegistry({ MEDIA_DIR: folder });
    there = await Arrangements.in(registry);
  });
  afterAll(async () => {
    await registry.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('has a request here', () => {
    expect(Object.keys(STAFF_REQUESTS).sort()).toEqual(ROUTES.map(([route]) => route).sort());
  });

  it.each(ROUTES)('records who did what to which subject: %s, as %s', async (route, access) => {
    const [method = '', pattern = ''] = route.split(' ');
    const { path, body, options } = await STAFF_REQUESTS[route]!(there);
    expect(path.split('?', 1)[0]).toMatch(new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`));
    const actor = await createUser(registry.app, {
      isAdmin: access === 'admin',
      isModerator: access === 'moderator',
    });
    const { status, headers } = await (await registry.app.signInAs(actor)).send(method, path, body, options);
    expect([200, 201, 204]).toContain(status);
    const events = await registry.app.database.query({
      text: `SELECT actor_name, action, subject_kind, subject_id, request_id FROM audit_events WHERE actor_id = $1`,
      values: [actor.id],
    });
    expect(events).toEqual([
      {
        actor_name: null,
        action: expect.stringMatching(/^[a-z ]+$/),
        subject_kind: expect.stringMatching(/^[a-z]+$/),
        subject_id: expect.stringMatching(/./),
        request_id: headers['x-request-id'],
      },
    ]);
  });
});
