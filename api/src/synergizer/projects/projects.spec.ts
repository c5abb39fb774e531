import type { User } from '../../identity/users/user.entity.js';
import type { Client } from '../../../test/client.js';
import { countQueries } from '../../../test/database/count-queries.js';
import { createAdmin, createProUser, createUser } from '../../../test/factories/user-factory.js';
import { createEvent } from '../../../test/factories/product-factories.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';

const PROPOSAL = {
  title: 'A consent sheet that families can read',
  purpose: 'One page instead of nine, in the words of those who sign it.',
  roles: [
    { name: 'Editor', hoursPerWeek: 2 },
    { name: 'Lawyer', hoursPerWeek: 4 },
  ],
  topic: 'Health',
  skills: ['Plain language'],
};

describe('Projects', () => {
  let app: TestApp;
  let people: Record<'maya' | 'leo' | 'ada' | 'pia', User>;
  let maya: Client;
  let leo: Client;
  let ada: Client;
  let pia: Client;
  let visitor: Client;
  beforeAll(async () => {
    app = await createTestApp();
    people = {
      maya: await createProUser(app, { firstName: 'Maya' }),
      leo: await createUser(app, { firstName: 'Leo' }),
      ada: await createAdmin(app),
      pia: await createProUser(app, { firstName: 'Pia' }),
    };
    maya = await app.signInAs(people.maya);
    leo = await app.signInAs(people.leo);
    ada = await app.signInAs(people.ada);
    pia = await app.signInAs(people.pia);
    visitor = app.visitor();
  });
  afterEach(async () => {
    await app.data.query('DELETE FROM rate_limit_counters');
    await app.data.query('DELETE FROM projects');
  });
  afterAll(() => app.close());

  const propose = async (more: object = {}) => {
    const { status, body } = await maya.post('/api/projects', { ...PROPOSAL, ...more });
    expect(status).toBe(201);
    return `/api/projects/${body.slug as string}`;
  };
  const open = async (more: object = {}) => {
    const path = await propose(more);
    expect((await ada.put(`${path}/stage`, { stage: 'open' })).body.stage).toBe('open');
    return path;
  };
  const roleOf = async (path: string, index = 0): Promise<string> =>
    (await maya.get(path)).body.roles[index].id;
  const join = async (path: string, client = pia, index = 0) => {
    const request = await client.post(`${path}/requests`, { roleId: await roleOf(path, index) });
    await maya.put(`${path}/requests/${request.body.id}`, { state: 'accepted' });
  };

  describe('POST /api/projects', () => {
    it('proposes, once however often it is sent', async () => {
      const answers = await Promise.all(
        [1, 2, 3].map(() => maya.post('/api/projects', PROPOSAL, { key: 'proposed-once' })),
      );
      const [first] = answers;
      expect(first!.body).toEqual({
        id: expect.any(String),
        slug: expect.stringMatching(/^a-consent-sheet-that-families-can-read-/),
        stage: 'proposed',
      });
      for (const { body } of answers) expect(body).toEqual(first!.body);
      expect((await maya.get('/api/projects')).headers['x-total-count']).toBe('1');
    });

    it('is for Pro members, and says what is missing', async () => {
      const refused = await leo.post('/api/projects', PROPOSAL);
      expect([refused.status, refused.body.code]).toEqual([403, 'pro_required']);
      const { status, body } = await maya.post('/api/projects', { title: ' ', purpose: '', roles: [] });
      expect(status).toBe(400);
      expect(Object.keys(body.details).sort()).toEqual(['purpose', 'roles', 'title']);
    });
  });

  describe('GET /api/projects', () => {
    it('shows everything to members, titles to visitors, and proposals to members alone', async () => {
      await propose({ title: 'Only an idea' });
      await open();
      const titles = async (client: Client) =>
        (await client.get('/api/projects')).body.map(({ title }: { title: string }) => title);
      expect(await titles(leo)).toEqual([PROPOSAL.title, 'Only an idea']);
      expect(await titles(visitor)).toEqual([PROPOSAL.title]);
      const [seen] = (await visitor.get('/api/projects')).body;
      expect(seen).toMatchObject({
        stage: 'open',
        purpose: null,
        owner: null,
        openRoleCount: 2,
        fewestHours: 2,
      });
      const [full] = (await leo.get('/api/projects')).body;
      expect(full).toMatchObject({ purpose: PROPOSAL.purpose, owner: { id: people.maya.id }, part: null });
      expect(await countQueries(app, () => leo.get('/api/projects'))).toBeLessThanOrEqual(3);
    });

    it('is filtered by stage, topic, skill and time', async () => {
      await open();
      const found = async (query: string) => (await leo.get(`/api/projects?${query}`)).body.length;
      for (const query of ['stage=open', 'topic=Health', 'skill=plain', 'hours=2'])
        expect(await found(query)).toBe(1);
      for (const query of ['stage=done', 'topic=Ethics', 'skill=law', 'hours=1'])
        expect(await found(query)).toBe(0);
    });

    it('goes on after the first page', async () => {
      for (const title of ['One', 'Two', 'Three']) await propose({ title });
      const first = await leo.get('/api/projects?limit=2');
      expect(first.headers['x-total-count']).toBe('3');
      const next = /<(.*)>/.exec(String(first.headers['link']))![1]!;
      expect((await leo.get(next)).body.map(({ title }: { title: string }) => title)).toEqual(['One']);
    });
  });

  describe('GET /api/projects/:id', () => {
    it('tells visitors its title and parts, and nobody’s name', async () => {
      const path = await open();
      await join(path);
      const { body, text } = await visitor.get(path);
      expect(body).toMatchObject({ title: PROPOSAL.title, purpose: null, members: [], owner: null });
      expect(body.roles.map(({ isTaken }: { isTaken: boolean }) => isTaken)).toEqual([true, false]);
      expect(text).not.toMatch(/Maya|Pia/);
      expect((await leo.get(path)).body.members.map(({ id }: User) => id)).toEqual([
        people.maya.id,
        people.pia.id,
      ]);
    });

    it('of a proposal is there for members, and not for visitors', async () => {
      const path = await propose();
      expect([(await leo.get(path)).status, (await visitor.get(path)).status]).toEqual([200, 404]);
    });

    it('does not exist for people whom its owner has blocked', async () => {
      const path = await open();
      await maya.put(`/api/members/${people.leo.id}/block`);
      expect((await leo.get(path)).status).toBe(404);
      expect((await leo.get('/api/projects')).body).toEqual([]);
      await maya.delete(`/api/members/${people.leo.id}/block`);
    });
  });

  describe('PUT /api/projects/:id/stage', () => {
    it('opens after a moderator has read it, runs, and ends with a result', async () => {
      const path = await propose();
      const move = (client: Client, body: object) => client.put(`${path}/stage`, body);
      expect((await move(maya, { stage: 'open' })).body.code).toBe('review_first');
      expect((await move(ada, { stage: 'open' })).status).toBe(200);
      expect((await move(ada, { stage: 'open' })).status).toBe(200);
      expect((await move(ada, { stage: 'running' })).body.code).toBe('not_the_owner');
      expect((await move(leo, { stage: 'closed' })).body.code).toBe('not_the_owner');
      expect((await move(maya, { stage: 'done', result: 'x' })).body.code).toBe('wrong_stage');
      expect((await move(maya, { stage: 'running' })).status).toBe(200);
      expect((await move(maya, { stage: 'done' })).body.details.result).toHaveLength(1);
      expect((await move(maya, { stage: 'done', result: 'One page.' })).body.stage).toBe('done');
      expect((await move(maya, { stage: 'closed' })).body.code).toBe('wrong_stage');
      expect((await leo.get(path)).body).toMatchObject({ stage: 'done', result: 'One page.' });
      expect((await visitor.get(path)).body.result).toBeNull();
    });

    it('gives one outcome when two press at once', async () => {
      const path = await open();
      await maya.put(`${path}/stage`, { stage: 'running' });
      const answers = await Promise.all([
        maya.put(`${path}/stage`, { stage: 'done', result: 'It works.', from: 'running' }),
        maya.put(`${path}/stage`, { stage: 'closed', from: 'running' }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const won = answers.find(({ status }) => status === 200)!.body.stage;
      expect((await maya.get(path)).body.stage).toBe(won);
    });

    it('is refused by the database too', async () => {
      const path = await propose();
      const { id } = (await maya.get(path)).body;
      await expect(
        app.data.query(`UPDATE projects SET stage = 'running' WHERE id = $1`, [id]),
      ).rejects.toThrow('cannot go from proposed to running');
    });
  });

  describe('PUT /api/projects/:id/return', () => {
    it('gives it back with a reason that only its owner and moderators see, until it is sent again', async () => {
      const path = await propose();
      const waiting = async () => (await ada.get('/api/projects?waiting=true')).headers['x-total-count'];
      expect(await waiting()).toBe('1');
      expect((await maya.put(`${path}/return`, { reason: 'No.' })).status).toBe(403);
      await ada.put(`${path}/return`, { reason: 'Who is glad when it exists?' });
      expect((await maya.get(path)).body.returnedReason).toBe('Who is glad when it exists?');
      expect(await waiting()).toBe('0');
      expect((await leo.get(path)).status).toBe(404);
      const [notified] = (await maya.get('/api/my/notifications')).body.items;
      expect(notified.text).toContain('needs changes: Who is glad when it exists?');
      await maya.patch(path, { purpose: 'Families are glad.' });
      expect((await leo.get(path)).body).toMatchObject({
        returnedReason: null,
        purpose: 'Families are glad.',
      });
    });
  });

  describe('PATCH /api/projects/:id', () => {
    it('changes texts and parts, but not a part that someone has', async () => {
      const path = await open();
      await join(path);
      const taken = await roleOf(path);
      expect((await leo.patch(path, { title: 'Mine' })).body.code).toBe('not_the_owner');
      expect((await maya.patch(path, { title: null })).body.details).toHaveProperty('title');
      const refused = await maya.patch(path, { roles: [{ name: 'Printer', hoursPerWeek: 1 }] });
      expect([refused.status, refused.body.code]).toEqual([409, 'roles_in_use']);
      await maya.patch(path, {
        title: 'One page',
        roles: [
          { name: 'Printer', hoursPerWeek: 1 },
          { id: taken, name: 'Editor in chief', hoursPerWeek: 3 },
        ],
      });
      const { body } = await maya.get(path);
      expect(body.title).toBe('One page');
      expect(body.roles).toMatchObject([
        { name: 'Printer', isTaken: false },
        { id: taken, name: 'Editor in chief', isTaken: true },
      ]);
    });

    it('says at which event they meet next', async () => {
      const path = await open();
      const { slug } = await createEvent(app);
      await maya.patch(path, { nextEvent: slug });
      expect((await leo.get(path)).body.nextEvent.slug).toBe(slug);
      await maya.patch(path, { nextEvent: null });
      expect((await leo.get(path)).body.nextEvent).toBeNull();
      expect((await maya.patch(path, { nextEvent: 'nowhere' })).status).toBe(404);
    });
  });

  describe('POST /api/projects/:id/updates', () => {
    it('writes one update however often it is sent', async () => {
      const path = await open();
      const update = { text: 'Once.' };
      const sent = await Promise.all(
        [1, 2, 3].map(() => maya.post(`${path}/updates`, update, { key: 'told-once' })),
      );
      expect(sent.map(({ status }) => status)).toEqual([201, 201, 201]);
      expect((await leo.get(path)).body.updates).toHaveLength(1);
    });

    it('is for those in it, and tells the others', async () => {
      const path = await open();
      expect((await pia.post(`${path}/updates`, { text: 'Done.' })).body.code).toBe('not_in_project');
      await join(path);
      expect((await pia.post(`${path}/updates`, { text: 'First draft.' })).status).toBe(201);
      expect((await leo.get(path)).body.updates).toMatchObject([
        { text: 'First draft.', author: { id: people.pia.id } },
      ]);
      const notified = (await maya.get('/api/my/notifications')).body.items.map(
        ({ text }: { text: string }) => text,
      );
      expect(notified.join()).toContain(`posted an update in “${PROPOSAL.title}”`);
    });
  });

  describe('PUT /api/projects/:id/discussion', () => {
    it('begins one discussion, however often it is pressed', async () => {
      const path = await open();
      expect((await leo.put(`${path}/discussion`)).body.code).toBe('not_the_owner');
      const answers = await Promise.all([1, 2].map(() => maya.put(`${path}/discussion`)));
      expect(answers[1]!.body).toEqual(answers[0]!.body);
      expect((await leo.get(path)).body.discussion).toBe(answers[0]!.body.slug);
    });
  });
});
