import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Client } from '../../../test/client.js';
import { picture, upload } from '../../../test/factories/picture-factory.js';
import { addToGroup, createGroup } from '../../../test/factories/product-factories.js';
import { createAdmin, createProUser, createUser } from '../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { Group } from '../group.entity.js';

const TEXTS = { name: 'Quiet Rooms', summary: 'Ten minutes of silence before work.', privacy: 'public' };

describe('Founding and changing groups', () => {
  let app: TestApp;
  let uploads: string;
  let [founder, other, hpc] = [] as unknown as [Client, Client, Client];
  beforeAll(async () => {
    uploads = await mkdtemp(path.join(tmpdir(), 'futurelab-groups-'));
    app = await createTestApp({ UPLOADS_DIR: uploads });
    founder = await app.signInAs(await createUser(app));
    other = await app.signInAs(await createUser(app));
    hpc = await app.signInAs(await createProUser(app));
  });
  afterAll(async () => {
    await app.close();
    await rm(uploads, { recursive: true, force: true });
  });

  describe('POST /api/groups', () => {
    it('founds a group with the caller as its owner, who is counted and gets the points', async () => {
      const client = await app.signInAs(await createUser(app));
      const { status, body } = await client.post('/api/groups', {
        ...TEXTS,
        topic: 'Practice',
        rules: ['Be on time.'],
        questions: ['What do you hope for?'],
      });
      expect(status).toBe(201);
      expect(body).toMatchObject(TEXTS);
      expect((await client.get(`/api/groups/${body.slug}`)).body).toMatchObject({
        about: TEXTS.summary,
        visibility: 'public',
        topic: 'Practice',
        rules: ['Be on time.'],
        questions: ['What do you hope for?'],
        memberCount: 1,
        membership: { role: 'owner' },
      });
      expect((await client.get('/api/user/points')).body.totalPoints).toBe(15);
      const listed = (await app.visitor().get('/api/groups?limit=100')).body;
      expect(listed.map(({ id }: Group) => id)).toContain(body.id);
    });

    it('founds one group, however often and however fast it is sent', async () => {
      const request = { ...TEXTS, name: 'Only once' };
      const key = randomUUID();
      const answers = await Promise.all([1, 2, 3].map(() => founder.post('/api/groups', request, { key })));
      answers.push(await founder.post('/api/groups', request, { key }));
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
      expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
      expect((await founder.get('/api/my/groups')).body).toHaveLength(1);
    });

    it('says beside each field what is wrong', async () => {
      const { status, body } = await founder.post('/api/groups', {
        name: ' ',
        summary: 'x'.repeat(401),
        privacy: 'hidden',
        questions: Array.from({ length: 6 }, (_, index) => `Question ${index}`),
      });
      expect(status).toBe(400);
      expect(body.details).toMatchObject({
        name: ['Enter a name of up to 80 characters.'],
        summary: ['Describe the group in up to 400 characters.'],
        privacy: ['Choose who can find and join the group.'],
        questions: [expect.any(String)],
      });
      expect((await founder.post('/api/groups', { ...TEXTS, memberCount: 7 })).status).toBe(400);
    });

    it('is for members, and a group for HPC members for HPC members', async () => {
      expect((await app.visitor().post('/api/groups', TEXTS)).status).toBe(401);
      const pro = { ...TEXTS, privacy: 'pro' };
      const refused = await other.post('/api/groups', pro);
      expect([refused.status, refused.body.code]).toEqual([403, 'pro_required']);
      expect((await hpc.post('/api/groups', pro)).status).toBe(201);
    });

    it('does not tell by its address that a secret group has the same name', async () => {
      const secret = { ...TEXTS, name: 'Night Watch', privacy: 'secret' };
      const first = (await founder.post('/api/groups', secret)).body;
      const second = (await other.post('/api/groups', { ...TEXTS, name: 'Night Watch' })).body;
      for (const { slug } of [first, second]) expect(slug).toMatch(/^night-watch-[0-9a-f]{8}$/);
      expect((await other.get(`/api/groups/${first.slug}`)).status).toBe(404);
      const listed = (await other.get('/api/groups?limit=100')).body.map(({ id }: Group) => id);
      expect(listed).not.toContain(first.id);
      expect(listed).toContain(second.id);
    });

    it('takes five a day from one member', async () => {
      const client = await app.signInAs(await createUser(app));
      for (let number = 1; number <= 5; number += 1)
        expect((await client.post('/api/groups', { ...TEXTS, name: `Group ${number}` })).status).toBe(201);
      expect((await client.post('/api/groups', TEXTS)).status).toBe(429);
    });
  });

  describe('PATCH /api/groups/:id', () => {
    let group: Group;
    let [owner, moderator, member] = [] as unknown as [Client, Client, Client];
    beforeAll(async () => {
      group = await createGroup(app, { name: 'Before' });
      const people = await Promise.all([1, 2, 3].map(() => createUser(app)));
      for (const [index, role] of (['owner', 'moderator', 'member'] as const).entries())
        await addToGroup(app, group, people[index]!, role);
      [owner, moderator, member] = (await Promise.all(people.map((one) => app.signInAs(one)))) as [
        Client,
        Client,
        Client,
      ];
    });

    it('changes what was sent and keeps the rest', async () => {
      const { status, body } = await owner.patch(`/api/groups/${group.slug}`, { name: 'After' });
      expect(status).toBe(200);
      expect(body).toMatchObject({
        slug: group.slug,
        name: 'After',
        summary: group.about,
        privacy: 'public',
      });
      await owner.patch(`/api/groups/${group.id}`, { rules: [], questions: ['Why?'], privacy: 'private' });
      expect((await owner.get(`/api/groups/${group.id}`)).body).toMatchObject({
        name: 'After',
        rules: [],
        questions: ['Why?'],
        visibility: 'private',
      });
      expect((await owner.patch(`/api/groups/${group.id}`, {})).status).toBe(200);
    });

    it('is for its owners, and for administrators where the group exists for them', async () => {
      const path = `/api/groups/${group.id}`;
      for (const client of [moderator, member, other]) {
        const { status, body } = await client.patch(path, { name: 'Taken over' });
        expect([status, body.code]).toEqual([403, 'not_owner']);
      }
      expect((await app.visitor().patch(path, { name: 'Taken over' })).status).toBe(401);
      const admin = await app.signInAs(await createAdmin(app));
      expect((await admin.patch(path, { topic: 'Culture' })).status).toBe(200);
      const secret = await createGroup(app, { visibility: 'secret' });
      expect((await other.patch(`/api/groups/${secret.slug}`, { name: 'x' })).status).toBe(404);
      expect((await admin.patch(`/api/groups/${secret.slug}`, { name: 'x' })).status).toBe(404);
    });

    it('refuses what is not there to be cleared', async () => {
      const { status, body } = await owner.patch(`/api/groups/${group.id}`, { name: null, summary: '' });
      expect(status).toBe(400);
      expect(Object.keys(body.details)).toEqual(['name', 'summary']);
      expect((await owner.patch(`/api/groups/${group.id}`, { privacy: 'pro' })).body.code).toBe(
        'pro_required',
      );
    });

    it('shows a picture that its owner uploaded, and the drawn cover again', async () => {
      const file = await picture(320, 120).png().toBuffer();
      const { url } = (await upload(owner, file)).body;
      const path = `/api/groups/${group.id}`;
      expect((await owner.patch(path, { coverUrl: url })).status).toBe(200);
      expect((await member.get(path)).body.coverUrl).toBe(url);
      expect((await owner.patch(path, { coverUrl: url, name: 'Pictured' })).status).toBe(200);
      const theirs = (await upload(other, file)).body.url;
      for (const coverUrl of [theirs, 'https://elsewhere.example/a.png', '/uploads/nothing'])
        expect((await owner.patch(path, { coverUrl })).body.details).toHaveProperty('coverUrl');
      await owner.patch(path, { coverUrl: null, coverSeed: 'another' });
      expect((await member.get(path)).body).toMatchObject({ coverUrl: null, coverSeed: 'another' });
    });
  });
});
