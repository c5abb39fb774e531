import type { Client } from '../../../test/client.js';
import { addToGroup, createEvent, createGroup } from '../../../test/factories/product-factories.js';
import { createUser } from '../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import { Event } from '../../events/event.entity.js';
import { allSections } from '../../overviews/own-data/archive/sections.js';
import type { User } from '../../identity/users/user.entity.js';
import { Group } from '../group.entity.js';

describe('A member who was removed from a secret group', () => {
  let app: TestApp;
  let leo: User;
  let client: Client;
  beforeAll(async () => {
    app = await createTestApp();
    const [owner, group] = [await createUser(app), await createGroup(app, { visibility: 'secret' })];
    leo = await createUser(app);
    client = await app.signInAs(leo);
    await addToGroup(app, group, owner, 'owner');
    await addToGroup(app, group, leo);
    const event = await createEvent(app, { groupId: group.id });
    expect((await client.put(`/api/events/${event.id}/rsvp`, { status: 'going' })).status).toBe(200);
    const removal = await (await app.signInAs(owner)).delete(`/api/groups/${group.id}/members/${leo.id}`);
    expect(removal.status).toBe(204);
    await app.data.getRepository(Group).update(group.id, { name: 'Renamed group' });
    await app.data.getRepository(Event).update(event.id, { title: 'Renamed event' });
    await app.runJobs();
  });
  afterAll(() => app.close());

  it.each([
    '/api/my/points/entries',
    '/api/my/progress/export',
    '/api/my/progress/export?format=csv',
    '/api/my/achievements',
    '/api/my/notifications',
    '/api/my/rsvps',
    '/api/my/calendar',
    '/api/my/groups',
  ])('reads nothing of what it is called now in %s', async (path) => {
    const { status, text } = await client.get(path);
    expect(status).toBe(200);
    expect(text).not.toMatch(/Renamed/);
  });

  it('reads nothing of it in any section of the own archive', async () => {
    for (const { name, sql } of allSections()) {
      const rows = await app.database.query({ text: sql, values: [leo.id] });
      expect([name, JSON.stringify(rows)]).not.toEqual([name, expect.stringMatching(/Renamed/)]);
    }
  });
});
