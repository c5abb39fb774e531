import { randomUUID } from 'node:crypto';
import type { Client } from '../../../test/client.js';
import { countQueries } from '../../../test/database/count-queries.js';
import { mailsTo } from '../../../test/factories/enquiry-factory.js';
import { addToGroup, createEvent, createGroup } from '../../../test/factories/product-factories.js';
import { createAdmin, createProUser, createUser } from '../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { GroupVisibility } from '../../groups/group.entity.js';
import type { Group } from '../../groups/group.entity.js';
import type { User } from '../../identity/users/user.entity.js';

/** Between the day New York sets its clocks forward and the day Paris does. */
const BETWEEN = '2027-03-20T18:00';
const input = (more: object = {}) => ({
  title: 'Reading circle',
  startsAt: BETWEEN,
  timeZone: 'America/New_York',
  durationMinutes: 90,
  ...more,
});

describe('Hosting an event', () => {
  let app: TestApp;
  let owner: User;
  let asOwner: Client;
  let group: Group;
  beforeAll(async () => {
    app = await createTestApp();
    owner = await createUser(app, { firstName: 'Olga', timeZone: 'America/New_York' });
    asOwner = await app.signInAs(owner);
    group = await createGroup(app);
    await addToGroup(app, group, owner, 'owner');
  });
  afterAll(() => app.close());

  const create = async (more: object = {}, key?: string) =>
    (await asOwner.post('/api/events', input({ groupId: group.id, ...more }), { key })).body;
  const read = async (id: string, client: Client = asOwner) => (await client.get(`/api/events/${id}`)).body;
  const someone = async (more: Partial<User> = {}) => {
    const user = await createUser(app, more);
    return { user, client: await app.signInAs(user) };
  };
  const going = (client: Client, id: string) => client.put(`/api/events/${id}/rsvp`, { status: 'going' });

  describe('POST /api/events', () => {
    it('keeps what the clock shows and the zone, and knows the instant', async () => {
      const { id, slug } = await create({ capacity: 12, summary: 'One chapter a month.' });
      expect(slug).toMatch(/^reading-circle-/);
      expect(await read(slug)).toMatchObject({
        id,
        localStart: BETWEEN,
        timeZone: 'America/New_York',
        startDate: '2027-03-20T22:00:00.000Z',
        endDate: '2027-03-20T23:30:00.000Z',
        capacity: 12,
        host: { name: 'Olga Number 1' },
        group: { id: group.id },
        isHosted: true,
        sequence: 0,
      });
      expect((await read(slug, app.visitor())).isHosted).toBe(false);
    });

    it('is for Pro members outside of groups, five at a time, of which a series is one', async () => {
      const client = await app.signInAs(await createProUser(app));
      const own = (more: object = {}) => client.post('/api/events', input(more));
      const [first] = [await own({ recurrence: 'FREQ=WEEKLY;COUNT=3' })];
      for (let index = 1; index < 4; index += 1) await own();
      const both = await Promise.all([own(), own()]);
      expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
      expect((await own()).body.code).toBe('too_many_events');
      await client.delete(`/api/events/${first!.body.id}?scope=all`);
      expect((await own()).status).toBe(201);
      expect(await read(first!.body.id, app.visitor())).toMatchObject({ group: null, isCanceled: true });
    });

    it('is for owners in their groups and for admins', async () => {
      const { client } = await someone();
      const member = await someone();
      await addToGroup(app, group, member.user);
      for (const other of [client, member.client])
        expect((await other.post('/api/events', input({ groupId: group.id }))).body.code).toBe('not_host');
      expect((await asOwner.post('/api/events', input())).body.code).toBe('not_host');
      const admin = await app.signInAs(await createAdmin(app));
      expect((await admin.post('/api/events', input())).status).toBe(201);
      const secret = await createGroup(app, { visibility: 'secret' });
      expect((await client.post('/api/events', input({ groupId: secret.id }))).status).toBe(404);
      await asOwner.put(`/api/groups/${group.id}/archive`);
      const closed = await asOwner.post('/api/events', input({ groupId: group.id }));
      expect([closed.status, closed.body.code]).toEqual([409, 'archived']);
      await asOwner.delete(`/api/groups/${group.id}/archive`);
    });

    it.each([
      ['title', { title: ' ' }],
      ['startsAt', { startsAt: 'tomorrow' }],
      ['startsAt', { startsAt: '2027-02-30T10:00' }],
      ['startsAt', { startsAt: '2020-02-03T10:00' }],
      ['timeZone', { timeZone: 'Mars/Olympus' }],
      ['durationMinutes', { durationMinutes: 0 }],
      ['capacity', { capacity: 0 }],
      ['joinUrl', { joinUrl: 'http://meet.example.test' }],
      ['cohostIds', { cohostIds: [randomUUID()] }],
    ])('says beside the field what is wrong with its %s', async (field, more) => {
      const answer = await asOwner.post('/api/events', input({ groupId: group.id, ...more }));
      expect([answer.status, Object.keys(answer.body.details)]).toEqual([400, [field]]);
    });

    it('happens once, however often it is sent', async () => {
      const key = randomUUID();
      const [one, two] = await Promise.all([create({}, key), create({}, key)]);
      expect(one).toEqual(two);
    });
  });

  describe('PATCH /api/events/:id', () => {
    it('notifies people who are going, and nobody else, what was and what is now', async () => {
      const { id, slug } = await create();
      const people = {
        going: await someone({ timeZone: 'Europe/Paris', firstName: 'Léo' }),
        maybe: await someone(),
        nobody: await someone(),
      };
      await going(people.going.client, id);
      await going(asOwner, id);
      await people.maybe.client.put(`/api/events/${id}/rsvp`, { status: 'maybe' });
      const moved = await asOwner.patch(`/api/events/${slug}`, { startsAt: '2027-03-30T18:00' });
      expect(moved.body).toEqual({ id, slug });
      await app.runJobs();
      const [mail, ...more] = await mailsTo(app, people.going.user.email!);
      expect(more).toEqual([]);
      expect(mail!.subject).toBe('“Reading circle” has moved');
      expect(mail!.body.replaceAll('\u00a0', ' ')).toContain(
        `  Was: Sat, Mar 20, 11:00 PM CET (Sat, Mar 20, 6:00 PM EDT in New York)
  Now: Wed, Mar 31, 12:00 AM CEST (Tue, Mar 30, 6:00 PM EDT in New York)`,
      );
      for (const { user } of [people.maybe, people.nobody])
        expect(await mailsTo(app, user.email!)).toEqual([]);
      expect(await mailsTo(app, owner.email!)).toEqual([]);
      const { items } = (await people.going.client.get('/api/my/notifications')).body;
      expect(items).toEqual([expect.objectContaining({ kind: 'event-changed', href: `/events/${slug}` })]);
      expect((await read(id)).sequence).toBe(1);
    });

    it('notifies nobody of another text, and keeps the length of what is moved', async () => {
      const { id } = await create();
      const { user, client } = await someone();
      await going(client, id);
      await asOwner.patch(`/api/events/${id}`, { title: 'Reading together' });
      await app.runJobs();
      expect(await mailsTo(app, user.email!)).toEqual([]);
      await asOwner.patch(`/api/events/${id}`, { timeZone: 'Europe/Paris' });
      expect(await read(id)).toMatchObject({
        title: 'Reading together',
        localStart: BETWEEN,
        startDate: '2027-03-20T17:00:00.000Z',
        endDate: '2027-03-20T18:30:00.000Z',
        sequence: 2,
      });
    });

    it('leaves no more people going than there are places', async () => {
      const { id } = await create({ capacity: 3 });
      for (let n = 0; n < 2; n += 1) await going((await someone()).client, id);
      const answer = await asOwner.patch(`/api/events/${id}`, { capacity: 1 });
      expect([answer.status, answer.body.code]).toEqual([409, 'too_few_places']);
      expect((await asOwner.patch(`/api/events/${id}`, { capacity: 2 })).status).toBe(200);
      expect((await asOwner.patch(`/api/events/${id}`, { capacity: null })).status).toBe(200);
      expect((await read(id)).placesLeft).toBeNull();
    });

    it('is for its hosts, owners of its group and admins', async () => {
      const { user, client } = await someone();
      const { id } = await create();
      expect((await client.patch(`/api/events/${id}`, { title: 'Mine' })).body.code).toBe('not_host');
      await asOwner.patch(`/api/events/${id}`, { cohostIds: [user.id] });
      expect((await client.patch(`/api/events/${id}`, { title: 'Ours' })).status).toBe(200);
      expect((await read(id)).cohosts).toHaveLength(1);
      const admin = await app.signInAs(await createAdmin(app));
      expect((await admin.patch(`/api/events/${id}`, { title: 'Theirs' })).status).toBe(200);
    });
  });

  describe('DELETE /api/events/:id', () => {
    it('cancels it once, notifies people who are going, and keeps its page', async () => {
      const { id, slug } = await create({ capacity: 1 });
      const [one, two] = [await someone(), await someone()];
      await going(one.client, id);
      await going(two.client, id);
      expect((await asOwner.delete(`/api/events/${id}`)).status).toBe(204);
      expect((await asOwner.delete(`/api/events/${id}`)).status).toBe(204);
      await app.runJobs();
      const mails = await mailsTo(app, one.user.email!);
      expect(mails.map(({ subject }) => subject)).toEqual(['“Reading circle” is canceled']);
      expect(mails[0]!.body).toContain('Now: canceled');
      expect(await mailsTo(app, two.user.email!)).toEqual([]);
      expect((await read(slug, app.visitor())).isCanceled).toBe(true);
      const { body } = await app.visitor().get('/api/events?limit=100');
      expect(body.map((event: { id: string }) => event.id)).not.toContain(id);
      expect((await going((await someone()).client, id)).body.code).toBe('event_canceled');
      await one.client.put(`/api/events/${id}/rsvp`, { status: 'declined' });
      expect((await two.client.get('/api/my/rsvps')).body[0]).toMatchObject({ status: 'waitlisted' });
      expect((await asOwner.patch(`/api/events/${id}`, { title: 'Again' })).body.code).toBe('event_canceled');
    });
  });

  it('shows events of a group to people who see the group, everywhere', async () => {
    const inside = await someone();
    const people = {
      visitor: app.visitor(),
      member: (await someone()).client,
      hpc: await app.signInAs(await createProUser(app)),
      inside: inside.client,
    };
    const sees: Record<GroupVisibility, (keyof typeof people)[]> = {
      public: ['visitor', 'member', 'hpc', 'inside'],
      private: ['inside'],
      pro: ['hpc'],
      secret: ['inside'],
    };
    for (const visibility of ['public', 'private', 'pro', 'secret'] as const) {
      const { id: groupId } = await createGroup(app, { visibility });
      await addToGroup(app, { id: groupId }, inside.user);
      const title = `Ornithology ${visibility}`;
      const event = await createEvent(app, {
        groupId,
        title,
        hostId: owner.id,
        startsAt: new Date(Date.now() + 1e6),
      });
      for (const [who, client] of Object.entries(people)) {
        const expected = sees[visibility].includes(who as keyof typeof people);
        const list = await client.get('/api/events?limit=100');
        expect([who, visibility, list.text.includes(title)]).toEqual([who, visibility, expected]);
        expect((await client.get(`/api/events/${event.slug}`)).status).toBe(expected ? 200 : 404);
        expect((await client.get('/api/search?q=ornithology')).text.includes(title)).toBe(expected);
        if (who !== 'visitor') expect((await going(client, event.id)).status).toBe(expected ? 200 : 404);
        expect(Number(list.headers['x-total-count'])).toBe(list.body.length);
      }
    }
    expect(await countQueries(app, () => people.member.get('/api/events'))).toBe(2);
  });
});
