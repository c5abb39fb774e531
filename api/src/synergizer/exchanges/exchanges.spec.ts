import type { User } from '../../identity/users/user.entity.js';
import type { Client } from '../../../test/client.js';
import { countQueries } from '../../../test/database/count-queries.js';
import { createUser } from '../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import { SettlementService } from './settlement.service.js';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const REQUEST = {
  kind: 'request',
  title: 'Read my consent sheet as a patient would',
  body: 'One page. Tell me where you stop reading.',
  until: inDays(10),
  topic: 'Health',
  skills: ['Plain language'],
  hours: 1,
};

describe('Exchanges', () => {
  let app: TestApp;
  let people: Record<'maya' | 'leo' | 'nia', User>;
  let maya: Client;
  let leo: Client;
  let nia: Client;
  let visitor: Client;
  beforeAll(async () => {
    app = await createTestApp();
    people = {
      maya: await createUser(app, { firstName: 'Maya' }),
      leo: await createUser(app, { firstName: 'Leo' }),
      nia: await createUser(app, { firstName: 'Nia' }),
    };
    maya = await app.signInAs(people.maya);
    leo = await app.signInAs(people.leo);
    nia = await app.signInAs(people.nia);
    visitor = app.visitor();
  });
  afterEach(async () => {
    await app.data.query('DELETE FROM rate_limit_counters');
    await app.data.query('DELETE FROM exchanges');
  });
  afterAll(() => app.close());

  const start = async (more: object = {}): Promise<string> => {
    const { status, body } = await maya.post('/api/exchanges', { ...REQUEST, ...more });
    expect(status).toBe(201);
    return `/api/exchanges/${body.slug as string}`;
  };
  const agree = async (more: object = {}): Promise<string> => {
    const path = await start(more);
    await leo.post(`${path}/helpers`, { message: 'I read slowly.' });
    expect((await maya.put(`${path}/helper`, { memberId: people.leo.id })).body.state).toBe('agreed');
    return path;
  };
  const news = async (client: Client): Promise<string> =>
    (await client.get('/api/my/notifications')).body.items
      .map(({ text }: { text: string }) => text)
      .join('\n');

  it('says in a system line that the two agreed, in the name of neither', async () => {
    const { conversationId } = (await maya.get(await agree())).body;
    for (const one of [maya, leo]) {
      expect((await one.get(`/api/conversations/${conversationId}/messages`)).body).toMatchObject([
        { text: expect.stringContaining(REQUEST.title), author: null, isMine: false, isSystem: true },
      ]);
      expect((await one.get(`/api/conversations/${conversationId}`)).body.unread).toBe(0);
    }
    const kinds = (await leo.get('/api/my/notifications')).body.items.map(
      ({ kind }: { kind: string }) => kind,
    );
    expect(kinds).not.toContain('message');
  });

  it('goes from a request to the thanks of both', async () => {
    const path = await start();
    const offered = await leo.post(`${path}/helpers`, { message: 'I read slowly.' });
    expect(offered.body).toMatchObject({ state: 'open', conversationId: null });
    expect(await news(maya)).toContain(`Leo Number`);
    expect((await maya.get(path)).body.helpers).toMatchObject([
      { id: people.leo.id, message: 'I read slowly.' },
    ]);
    const chosen = await maya.put(`${path}/helper`, { memberId: people.leo.id });
    const { conversationId } = chosen.body;
    expect((await leo.get(`/api/conversations/${conversationId}`)).status).toBe(200);
    expect((await leo.get(path)).body).toMatchObject({ state: 'agreed', part: 'helper', conversationId });
    expect((await nia.get(path)).body.conversationId).toBeNull();
    expect((await leo.put(`${path}/thanks`, { text: 'Thanks' })).body.code).toBe('wrong_state');
    expect((await leo.put(`${path}/done`)).body.state).toBe('agreed');
    expect((await maya.get(path)).body).toMatchObject({ isDoneByMe: false, isDoneByOther: true });
    expect(await news(maya)).toContain('was marked as done. Confirm?');
    expect((await maya.put(`${path}/done`)).body.state).toBe('done');
    await maya.put(`${path}/thanks`, { text: 'I saw where it stops.' });
    await leo.put(`${path}/thanks`, { text: 'I learned a word.' });
    expect((await nia.get(path)).body).toMatchObject({
      state: 'done',
      ownerThanks: 'I saw where it stops.',
      helperThanks: 'I learned a word.',
    });
    expect(await news(leo)).toContain('Thank you for');
  });

  it('counts on the profiles and home pages of both once both have settled it, and not before', async () => {
    const settled = async (slug: string) => (await nia.get(`/api/members/${slug}`)).body.exchangesSettled;
    const own = async (client: Client) => (await client.get('/api/user/points')).body.exchangesSettled;
    const path = await agree();
    await leo.put(`${path}/done`);
    expect([await settled(people.maya.slug), await settled(people.leo.slug)]).toEqual([0, 0]);
    await maya.put(`${path}/done`);
    expect([await settled(people.maya.slug), await settled(people.leo.slug)]).toEqual([1, 1]);
    expect([await own(maya), await own(leo), await own(nia)]).toEqual([1, 1, 0]);
  });

  describe('POST /api/exchanges', () => {
    it('starts it once however often it is sent', async () => {
      const answers = await Promise.all(
        [1, 2, 3].map(() => maya.post('/api/exchanges', REQUEST, { key: 'started-once' })),
      );
      for (const { body } of answers) expect(body).toEqual(answers[0]!.body);
      expect((await leo.get('/api/exchanges')).headers['x-total-count']).toBe('1');
    });

    it('says beside each field what is missing', async () => {
      const { status, body } = await maya.post('/api/exchanges', { kind: 'gift', title: '', body: ' ' });
      expect(status).toBe(400);
      expect(Object.keys(body.details).sort()).toEqual(['body', 'kind', 'title', 'until']);
      for (const until of [inDays(-3), inDays(400), '2026-02-31'])
        expect((await maya.post('/api/exchanges', { ...REQUEST, until })).body.details.until).toHaveLength(1);
    });
  });

  describe('PATCH /api/exchanges/:id', () => {
    it('changes what is given, while nobody was chosen', async () => {
      const path = await start();
      const changed = await maya.patch(path, { title: 'Read it aloud', until: inDays(20), hours: null });
      expect(changed.body).toMatchObject({ state: 'open', slug: path.split('/').at(-1) });
      expect((await leo.get(path)).body).toMatchObject({
        title: 'Read it aloud',
        body: REQUEST.body,
        until: inDays(20),
        hours: null,
        skills: REQUEST.skills,
      });
      const agreed = await agree();
      expect((await maya.patch(agreed, { title: 'Too late' })).body.code).toBe('wrong_state');
    });

    it('notifies people who have answered, and nobody else', async () => {
      const path = await start();
      await nia.post(`${path}/helpers`, {});
      await app.data.query('DELETE FROM notifications');
      await maya.patch(path, { title: 'Read it aloud' });
      expect(await news(nia)).toBe('“Read it aloud” was edited. Check that it still works for you.');
      expect([await news(leo), await news(maya)]).toEqual(['', '']);
    });

    it('is for the person who started it', async () => {
      const path = await start();
      const { status, body } = await leo.patch(path, { title: 'Mine' });
      expect([status, body.code]).toEqual([403, 'not_yours']);
      expect((await visitor.patch(path, { title: 'Mine' })).status).toBe(401);
      expect((await maya.patch('/api/exchanges/not-there', { title: 'Mine' })).status).toBe(404);
    });

    it('says beside each field what cannot be, and changes nothing', async () => {
      const path = await start();
      for (const [field, value] of [
        ['title', ' '],
        ['title', null],
        ['body', null],
        ['until', inDays(-3)],
        ['until', null],
        ['hours', 100],
      ] as const) {
        const { status, body } = await maya.patch(path, { title: 'Another', [field]: value });
        expect([status, Object.keys(body.details)]).toEqual([400, [field]]);
      }
      expect((await maya.patch(path, { kind: 'offer' })).status).toBe(400);
      expect((await maya.get(path)).body).toMatchObject({ title: REQUEST.title, kind: 'request' });
    });
  });

  describe('GET /api/exchanges', () => {
    it('shows titles to visitors and everything to members', async () => {
      await start();
      const { body, text } = await visitor.get('/api/exchanges');
      expect(body).toMatchObject([{ title: REQUEST.title, body: null, owner: null, part: null }]);
      expect(text).not.toContain('Maya');
      expect((await leo.get('/api/exchanges')).body).toMatchObject([
        { body: REQUEST.body, owner: { id: people.maya.id } },
      ]);
      expect(await countQueries(app, () => leo.get('/api/exchanges'))).toBeLessThanOrEqual(3);
    });

    it('is filtered by kind, topic, skill, time and state', async () => {
      await start();
      const found = async (query: string) => (await leo.get(`/api/exchanges?${query}`)).body.length;
      for (const query of ['kind=request', 'topic=Health', 'skill=PLAIN', 'hours=1', 'state=open'])
        expect(await found(query)).toBe(1);
      for (const query of ['kind=offer', 'topic=Ethics', 'skill=law', 'state=done'])
        expect(await found(query)).toBe(0);
    });

    it('leaves out what was agreed on, but for the two of it', async () => {
      await agree();
      const counts = [];
      for (const client of [maya, leo, nia]) counts.push((await client.get('/api/exchanges')).body.length);
      expect(counts).toEqual([1, 1, 0]);
    });

    it('does not show across a block', async () => {
      const path = await start();
      await maya.put(`/api/members/${people.nia.id}/block`);
      expect([(await nia.get(path)).status, (await nia.get('/api/exchanges')).body]).toEqual([404, []]);
      await maya.delete(`/api/members/${people.nia.id}/block`);
    });
  });

  describe('PUT /api/exchanges/:id/helper', () => {
    it('is one choice, also when two are chosen at once', async () => {
      const path = await start();
      for (const client of [leo, nia]) await client.post(`${path}/helpers`, {});
      const answers = await Promise.all(
        [people.leo, people.nia].map(({ id }) => maya.put(`${path}/helper`, { memberId: id })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    });

    it('tells who was chosen, and the others that it was someone else', async () => {
      await app.data.query('DELETE FROM notifications');
      const path = await start();
      for (const client of [leo, nia]) await client.post(`${path}/helpers`, {});
      await maya.put(`${path}/helper`, { memberId: people.leo.id });
      expect(await news(leo)).toContain('You were chosen for “Read my consent sheet as a patient would”');
      expect(await news(nia)).toBe('Someone else was chosen for “Read my consent sheet as a patient would”');
    });

    it('is its owner’s, among people who have offered', async () => {
      const path = await start();
      expect((await maya.post(`${path}/helpers`, {})).body.code).toBe('yourself');
      expect((await maya.put(`${path}/helper`, { memberId: people.leo.id })).body.code).toBe(
        'not_among_helpers',
      );
      await leo.post(`${path}/helpers`, {});
      expect((await leo.put(`${path}/helper`, { memberId: people.leo.id })).body.code).toBe('not_yours');
      await leo.delete(`${path}/helpers/mine`);
      expect((await maya.put(`${path}/helper`, { memberId: people.leo.id })).body.code).toBe(
        'not_among_helpers',
      );
    });
  });

  it('is settled and thanked for by the two of it alone', async () => {
    const path = await agree();
    expect((await nia.put(`${path}/done`)).body.code).toBe('not_yours');
    expect((await nia.put(`${path}/thanks`, { text: 'x' })).body.code).toBe('not_yours');
    expect((await nia.delete(path)).body.code).toBe('not_yours');
  });

  it('is taken back by its owner, or by either once someone was chosen', async () => {
    const open = await start();
    expect((await leo.delete(open)).body.code).toBe('not_yours');
    expect((await maya.delete(open)).status).toBe(204);
    expect((await leo.get(open)).status).toBe(404);
    await app.data.query('DELETE FROM notifications');
    const answered = await start({ title: 'Answered and taken back' });
    await nia.post(`${answered}/helpers`, {});
    await maya.delete(answered);
    expect((await nia.get('/api/my/notifications')).body.items).toMatchObject([
      { text: '“Answered and taken back” was withdrawn', href: '/synergizer?tab=exchanges' },
    ]);
    const agreed = await agree({ title: 'Another' });
    expect((await leo.delete(agreed)).status).toBe(204);
    expect((await maya.get(agreed)).body.state).toBe('withdrawn');
    expect((await maya.put(`${agreed}/done`)).body.code).toBe('wrong_state');
  });

  it('ends when its day has passed, and its owner is notified once', async () => {
    const path = await start();
    await app.data.query(`UPDATE exchanges SET until = current_date - 3`);
    expect((await leo.get(path)).body.state).toBe('expired');
    expect((await leo.post(`${path}/helpers`, {})).body.code).toBe('wrong_state');
    const settlement = app.nest.get(SettlementService);
    await app.data.query('DELETE FROM notifications');
    await settlement.maintain();
    await settlement.maintain();
    expect(await news(maya)).toBe(
      '“Read my consent sheet as a patient would” closed without anyone being chosen. You can post it again.',
    );
  });

  it('asks both once, two weeks after they agreed', async () => {
    await agree();
    const settlement = app.nest.get(SettlementService);
    await app.data.query('DELETE FROM notifications');
    await settlement.maintain();
    expect(await news(leo)).toBe('');
    await app.data.query(`UPDATE exchanges SET agreed_at = now() - interval '15 days'`);
    await settlement.maintain();
    await settlement.maintain();
    for (const client of [maya, leo])
      expect((await client.get('/api/my/notifications')).body.items).toMatchObject([
        {
          text: 'How is “Read my consent sheet as a patient would” going? Mark it as done when you’ve finished.',
        },
      ]);
  });
});
