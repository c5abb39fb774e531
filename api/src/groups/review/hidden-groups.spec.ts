import type { Client } from '../../../test/client.js';
import {
  addToGroup,
  createEvent,
  createGroup,
  createPost,
} from '../../../test/factories/product-factories.js';
import { createAdmin, createUser } from '../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { User } from '../../identity/users/user.entity.js';
import type { Group } from '../group.entity.js';

describe('Groups that are not, or no longer, for everybody to see', () => {
  let app: TestApp;
  let maya: User;
  const as = {} as Record<'admin' | 'other' | 'maya' | 'leo' | 'visitor', Client>;
  let leo: User;
  beforeAll(async () => {
    app = await createTestApp();
    as.admin = await app.signInAs(await createAdmin(app));
    as.other = await app.signInAs(await createAdmin(app));
    as.visitor = app.visitor();
  });
  beforeEach(async () => {
    maya = await createUser(app, { firstName: 'Maya', lastName: null });
    leo = await createUser(app, { firstName: 'Leo', lastName: null });
    as.maya = await app.signInAs(maya);
    as.leo = await app.signInAs(leo);
  });
  afterAll(() => app.close());
  const texts = async (client: Client): Promise<string[]> =>
    (await client.get('/api/my/notifications')).body.items.map(({ text }: { text: string }) => text);
  const points = async (client: Client) => (await client.get('/api/user/points')).body.totalPoints;
  /** In the list, by name, by the search and among their own. */
  const sees = async (client: Client, { slug, name }: { slug: string; name: string }) => {
    const has = async (path: string) => JSON.stringify((await client.get(path)).body).includes(name);
    return [
      await has('/api/groups?limit=100'),
      (await client.get(`/api/groups/${slug}`)).status === 200,
      await has(`/api/search?q=${encodeURIComponent(name)}`),
    ];
  };

  describe('while administrators look at new groups', () => {
    beforeAll(() => as.admin.put('/api/admin/settings', { reviewsGroups: true }));
    afterAll(() => as.admin.put('/api/admin/settings', { reviewsGroups: false }));
    const found = async (name: string) =>
      (await as.maya.post('/api/groups', { name, summary: 'We read.', privacy: 'public' })).body;
    const pending = async (): Promise<string[]> =>
      (await as.admin.get('/api/admin/groups/pending')).body.map(({ name }: Group) => name);

    it('shows a new one to its owner and to them alone, and takes nothing in it', async () => {
      const group = await found('Quiet readers');
      expect(group.isPending).toBe(true);
      expect(await sees(as.leo, group)).toEqual([false, false, false]);
      expect(await sees(as.maya, group)).toEqual([false, true, true]);
      expect((await as.admin.get(`/api/groups/${group.id}`)).body).toMatchObject({
        state: 'pending',
        visibility: 'public',
      });
      expect(await pending()).toContain('Quiet readers');
      expect((await as.maya.get('/api/my/groups')).body).toEqual([]);
      expect(await points(as.maya)).toBe(0);
      for (const { status } of [
        await as.leo.put(`/api/groups/${group.id}/membership`),
        await as.maya.post('/api/posts', { title: 'A', body: 'B', kind: 'discussion', groupId: group.id }),
      ])
        expect(status).toBe(404);
      expect(
        (await as.maya.post(`/api/groups/${group.id}/invitations`, { maxUses: 1, days: 1 })).body.code,
      ).toBe('withheld');
    });

    it('opens it with one word to its owner, of two who decide at once the first does', async () => {
      const group = await found('Open readers');
      const path = `/api/admin/groups/${group.id}`;
      const answers = await Promise.all([
        as.admin.put(`${path}/approval`),
        as.other.put(`${path}/return`, { reason: 'For whom?' }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
      expect(await texts(as.maya)).toHaveLength(1);
      if (answers[0].status === 409) {
        await as.maya.patch(`/api/groups/${group.id}`, { summary: 'For those who read slowly.' });
        await as.admin.put(`${path}/approval`);
      }
      expect((await as.admin.put(`${path}/approval`)).status).toBe(204);
      expect((await texts(as.maya))[0]).toContain('“Open readers” was approved. People can find it now.');
      expect(await sees(as.leo, group)).toEqual([true, true, true]);
      expect([await points(as.maya), (await as.maya.get('/api/my/groups')).body.length]).toEqual([15, 1]);
      expect(await pending()).not.toContain('Open readers');
    });

    it('gives it back with a reason, and takes it again once it was changed', async () => {
      const group = await found('Some readers');
      const path = `/api/admin/groups/${group.id}`;
      expect((await as.admin.put(`${path}/return`, { reason: ' ' })).body.details).toEqual({
        reason: ['Describe what needs to change in up to 600 characters.'],
      });
      expect((await as.admin.put(`${path}/return`, { reason: 'Say who comes.' })).status).toBe(204);
      expect(await texts(as.maya)).toEqual(['“Some readers” needs changes: Say who comes.']);
      const { body } = await as.maya.get(`/api/groups/${group.id}`);
      expect(body).toMatchObject({ state: 'returned', returnedReason: 'Say who comes.' });
      expect(await pending()).not.toContain('Some readers');
      const changed = await as.maya.patch(`/api/groups/${group.id}`, {
        summary: 'Teachers.',
        privacy: 'private',
      });
      expect(changed.body).toMatchObject({ isPending: true, privacy: 'private' });
      await as.admin.put(`${path}/approval`);
      expect((await as.leo.get(`/api/groups/${group.id}`)).body.visibility).toBe('private');
    });

    it('is switched and decided by administrators alone', async () => {
      const group = await found('Our readers');
      for (const [client, status] of [
        [as.maya, 403],
        [as.visitor, 401],
      ] as const)
        for (const answer of [
          await client.get('/api/admin/settings'),
          await client.put('/api/admin/settings', { reviewsGroups: false }),
          await client.get('/api/admin/groups/pending'),
          await client.put(`/api/admin/groups/${group.id}/approval`),
          await client.put(`/api/admin/groups/${group.id}/return`, { reason: 'No.' }),
        ])
          expect(answer.status).toBe(status);
      expect((await as.admin.put(`/api/admin/groups/${maya.id}/approval`)).status).toBe(404);
      expect(
        (await as.admin.post('/api/groups', { name: 'Ours', summary: 'We.', privacy: 'public' })).body
          .isPending,
      ).toBe(false);
    });
  });

  describe('once a moderator has hidden or removed it', () => {
    let group: Group;
    const arrange = async (name: string) => {
      group = await createGroup(app, { name, slug: name.toLowerCase().replaceAll(' ', '-') });
      await addToGroup(app, group, maya, 'owner');
      await addToGroup(app, group, leo);
      const subject = { kind: 'group', id: group.id };
      const reporter = await app.signInAs(await createUser(app));
      const another = await app.signInAs(await createUser(app));
      const { body } = await reporter.post('/api/reports', { subject, reason: 'spam' });
      await another.post('/api/reports', { subject, reason: 'spam' });
      return body.id as string;
    };
    const decide = async (id: string, decision: string) => {
      const { body } = await as.admin.get(`/api/admin/reports/${id}`);
      const replaces = body.decision?.id;
      const answer = await as.admin.post(`/api/admin/reports/${id}/decision`, {
        decision,
        ...(replaces && { replaces }),
      });
      expect(answer.status).toBe(200);
      return answer.body;
    };

    it('is not hidden by people who report it, however many they are', async () => {
      await arrange('Loud readers');
      expect(await sees(as.leo, group)).toEqual([true, true, true]);
    });

    it('is there for its owner alone, with all that is in it, and back when it is kept', async () => {
      const id = await arrange('Rude readers');
      const post = await createPost(app, { authorId: leo.id, groupId: group.id });
      const event = await createEvent(app, { groupId: group.id });
      const total = async () => Number((await as.visitor.get('/api/posts')).headers['x-total-count']);
      const before = await total();
      expect((await decide(id, 'hide')).isHidden).toBe(true);
      expect(await sees(as.leo, group)).toEqual([false, false, false]);
      expect((await as.leo.get('/api/my/groups')).body).toEqual([]);
      expect([await points(as.leo), await points(as.maya)]).toEqual([0, 0]);
      expect((await as.leo.get(`/api/posts/${post.id}`)).status).toBe(404);
      expect((await as.leo.get(`/api/events/${event.id}`)).status).toBe(404);
      expect(await total()).toBe(before - 1);
      expect((await as.maya.get(`/api/groups/${group.id}`)).body.state).toBe('hidden');
      expect((await texts(as.maya))[0]).toContain('hid your group “Rude readers”');
      await decide(id, 'remove');
      expect((await as.maya.get(`/api/groups/${group.id}`)).status).toBe(404);
      await decide(id, 'keep');
      expect(await sees(as.leo, group)).toEqual([true, true, true]);
      expect([await points(as.leo), await points(as.maya), await total()]).toEqual([15, 15, before]);
      expect((await as.leo.get(`/api/posts/${post.id}`)).status).toBe(200);
      await decide(id, 'hide');
      await decide(id, 'keep');
      await as.leo.delete(`/api/groups/${group.id}/membership`);
      expect(await points(as.leo)).toBe(0);
    });
  });

  it('holds for an event too: its host is notified and sees it, until it is removed', async () => {
    const event = await createEvent(app, { title: 'A loud evening', hostId: maya.id });
    const subject = { kind: 'event', id: event.id };
    const { body } = await as.leo.post('/api/reports', { subject, reason: 'spam' });
    const statuses = async () =>
      Promise.all(
        [as.leo, as.visitor, as.maya].map(
          async (client) => (await client.get(`/api/events/${event.id}`)).status,
        ),
      );
    const decide = async (decision: string) => {
      const { decision: before } = (await as.admin.get(`/api/admin/reports/${body.id}`)).body;
      const answer = await as.admin.post(`/api/admin/reports/${body.id}/decision`, {
        decision,
        ...(before && { replaces: before.id }),
      });
      expect(answer.status).toBe(200);
    };
    await decide('hide');
    expect(await statuses()).toEqual([404, 404, 200]);
    expect((await as.maya.get(`/api/events/${event.id}`)).body.isHidden).toBe(true);
    expect(JSON.stringify((await as.visitor.get('/api/events?limit=100')).body)).not.toContain(
      'A loud evening',
    );
    expect((await as.leo.get(`/events/${event.slug}.ics`)).status).toBe(404);
    expect((await texts(as.maya))[0]).toContain('hid your event “A loud evening”');
    await decide('remove');
    expect(await statuses()).toEqual([404, 404, 404]);
    await decide('keep');
    expect(await statuses()).toEqual([200, 200, 200]);
  });
});
