import type { TestResponse, Client } from '../../../test/client.js';
import { createAdmin, createUser } from '../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';

type Json = TestResponse['body'];

const PARTNER = {
  title: 'Tarnwick Hospitals',
  body: 'Which parts of a handover a **machine** may draft.',
  position: 3,
  data: { sign: 'M16 4v24', link: { to: '/groups/care-and-clinic', label: 'Care and Clinic' } },
};

const CONSENT = { who: 'Their editor', on: '2025-01-14', how: 'By email.' };

describe('The texts of the site', () => {
  let app: TestApp;
  let ada: Client;
  let visitor: Client;
  beforeAll(async () => {
    app = await createTestApp();
    ada = await app.signInAs(await createAdmin(app, { firstName: 'Ada', lastName: 'Lindqvist' }));
    visitor = app.visitor();
  });
  afterAll(() => app.close());

  const draft = (path: string, version: number, change: object = {}) =>
    ada.send<Json>('PUT', `/api/content/${path}/draft`, { ...PARTNER, ...change, version });
  const publish = (path: string, version: number) =>
    ada.send<Json>('PUT', `/api/content/${path}/publication`, { version });

  it('are a draft that nobody else sees, until they are published', async () => {
    const saved = await draft('partner/tarnwick', 0);
    expect(saved.body).toMatchObject({ version: 1, hasDraft: true, isPublished: false, published: null });
    expect((await visitor.get('/api/content/partner/tarnwick')).status).toBe(404);
    expect((await visitor.get('/api/content/partner')).body).toEqual([]);
    const member = await app.signInAs(await createUser(app));
    expect((await member.get('/api/content/partner/tarnwick')).status).toBe(404);
    expect((await member.get('/api/content/partner/tarnwick/draft')).status).toBe(403);
    expect((await visitor.get('/api/content/partner/tarnwick/draft')).status).toBe(401);

    expect((await publish('partner/tarnwick', 1)).body).toMatchObject({ hasDraft: false, isPublished: true });
    const { body } = await visitor.get('/api/content/partner/tarnwick');
    expect(body).toMatchObject({ kind: 'partner', slug: 'tarnwick', ...PARTNER });
  });

  it('stay as they are for readers while someone writes new ones', async () => {
    await draft('partner/water', 0, { title: 'Harrowfen' });
    await publish('partner/water', 1);
    await draft('partner/water', 1, { title: 'Harrowfen Water' });
    const titleFor = async (client: Client) => (await client.get('/api/content/partner/water')).body.title;
    expect(await titleFor(visitor)).toBe('Harrowfen');
    expect((await ada.get('/api/content/partner/water/draft')).body).toMatchObject({
      title: 'Harrowfen Water',
      draft: { title: 'Harrowfen Water' },
      published: { title: 'Harrowfen' },
    });
    await publish('partner/water', 2);
    expect(await titleFor(visitor)).toBe('Harrowfen Water');
  });

  it('are not lost when two people write at the same time: one is notified', async () => {
    await draft('partner/rail', 0);
    const answers = await Promise.all(['One', 'Other'].map((title) => draft('partner/rail', 1, { title })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = answers.find(({ status }) => status === 409)!;
    expect(late.body).toMatchObject({
      code: 'stale_content',
      message: expect.stringContaining('Someone else saved version 2'),
    });
    expect((await publish('partner/rail', 1)).body.code).toBe('stale_content');
    const drafts = await Promise.all([draft('partner/twice', 0), draft('partner/twice', 0)]);
    expect(drafts.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('are refused with a message where the version is none', async () => {
    for (const version of [{ toString: 1 }, { valueOf: 1, toString: 1 }, [], 'one', null, undefined]) {
      for (const act of ['draft', 'publication']) {
        const body = { ...(act === 'draft' && PARTNER), version };
        const answer = await ada.send<Json>('PUT', `/api/content/partner/odd/${act}`, body);
        expect([answer.status, answer.body.details?.version]).toEqual([
          400,
          expect.arrayContaining(['Include the version you edited.']),
        ]);
      }
    }
  });

  it('go back to a draft, and can be deleted; what was done is written down with who did it', async () => {
    const reason = 'They asked us to.';
    const withdraw = () =>
      ada.send<Json>('DELETE', '/api/content/partner/quill/publication?version=1', { reason });
    await draft('partner/quill', 0);
    await publish('partner/quill', 1);
    expect((await publish('partner/quill', 1)).body.code).toBe('nothing_to_publish');
    const taken = await withdraw();
    expect(taken.body).toMatchObject({ isPublished: false, draft: { title: PARTNER.title } });
    expect((await visitor.get('/api/content/partner/quill')).status).toBe(404);
    const again = await withdraw();
    expect(again.body.code).toBe('not_published');
    const { body } = await ada.get('/api/content/partner/quill/draft');
    expect(body.auditEvents.map(({ action }: { action: string }) => action)).toEqual([
      'unpublish',
      'publish',
      'draft',
    ]);
    expect(body.auditEvents[0].actor.name).toBe('Ada Lindqvist');

    expect((await ada.send('DELETE', '/api/content/partner/quill?version=9', { reason })).status).toBe(409);
    expect((await ada.send('DELETE', '/api/content/partner/quill?version=1', { reason })).status).toBe(204);
    expect((await ada.get('/api/content/partner/quill/draft')).status).toBe(404);
    const event = await app.database.one<{ before: { title: string }; reason: string }>({
      text: `SELECT before, reason FROM audit_events WHERE subject_id = 'quill' AND action = 'delete'`,
    });
    expect(event).toMatchObject({ before: { title: PARTNER.title }, reason });
  });

  it.each([
    ['partner', { data: { ...PARTNER.data, sign: 'url(#x)' } }, 'data.sign'],
    ['partner', { data: { ...PARTNER.data, link: { to: 'https://x.test', label: 'X' } } }, 'data.link.to'],
    ['partner', { data: { ...PARTNER.data, link: { to: '//x.test', label: 'X' } } }, 'data.link.to'],
    ['partner', { data: { ...PARTNER.data, more: 1 } }, 'data'],
    ['partner', { title: ' ' }, 'title'],
    ['partner', { position: -1 }, 'position'],
    ['partner', { data: 'words' }, 'data'],
    ['testimonial', { data: { about: 'us' } }, 'data.about'],
    ['page', { data: {} }, 'data.description'],
    ['episode', { data: { season: 1, number: 1 } }, 'data.transcript'],
  ])('of a %s are refused when they do not fit: %j', async (kind, change, field) => {
    const { status, body } = await draft(`${kind}/wrong`, 0, change);
    expect([status, body.code]).toEqual([400, 'validation_failed']);
    expect(Object.keys(body.details)).toContain(field);
  });

  describe('for a page with a composition of its own', () => {
    const fields = { title: 'A', text: 'B' };
    const item = { title: 'C', text: 'D' };
    const closing = { title: 'E', text: 'F', actions: ['G'] };
    const parts = { reasons: fields, habits: { title: 'H', items: [item] }, founder: closing };
    const invitation = { title: 'I', actions: ['J', 'K'] };
    const about = (change: object) => ({
      data: { description: 'Why.', parts: { ...parts, invitation, ...change } },
    });
    const write = async (change: object) => (await draft('page/about', 0, about(change))).body;

    it('fill its places, and are public when they are published', async () => {
      expect((await write({})).draft.data.parts).toEqual({ ...parts, invitation });
      expect((await visitor.get('/api/content/page/about')).status).toBe(404);
      await publish('page/about', 1);
      expect((await visitor.get('/api/content/page/about')).body.data.parts.invitation).toEqual(invitation);
    });

    it.each([
      [{ invitation: undefined }, 'data.parts.invitation', 'This page needs this. Enter some text.'],
      [{ more: fields }, 'data.parts', 'This page doesn’t use: more.'],
      [{ founder: { ...closing, text: ' ' } }, 'data.parts.founder.text', 'Enter some text.'],
      [
        { invitation: { ...invitation, actions: ['J'] } },
        'data.parts.invitation.actions',
        'Enter 2 button labels, in order.',
      ],
      [{ habits: { title: 'H', items: [] } }, 'data.parts.habits.items', 'Enter at least one.'],
      [
        { habits: { title: 'H', items: [item, item] } },
        'data.parts.habits.items',
        'Each item needs a different title.',
      ],
      [
        { habits: { title: 'H', items: [{ ...item, to: '/about' }] } },
        'data.parts.habits.items.0',
        'This page doesn’t use: to.',
      ],
    ])('are refused with %j', async (change, field, message) => {
      expect((await write(change)).details).toEqual({ [field]: [message] });
    });

    it('are refused in a page that has no parts', async () => {
      const { body } = await draft('page/plain', 0, { data: { description: 'Why.', parts } });
      expect(body.details).toEqual({ 'data.parts': ['This page has no parts.'] });
    });

    it('are not published when the page has got a part since they were written', async () => {
      await draft('page/contact', 0, {
        data: {
          description: 'Where.',
          parts: { form: fields, reasons: { title: 'L', items: [{ ...item, fact: 'M' }] } },
        },
      });
      await app.database.execute({
        text: `UPDATE content SET data = data #- '{parts,form}' WHERE slug = 'contact'`,
      });
      const { status, body } = await publish('page/contact', 1);
      expect([status, Object.keys(body.details)]).toEqual([400, ['data.parts.form']]);
    });
  });

  it('are listed in their order, by pages; drafts for the staff alone', async () => {
    for (const [slug, position] of [
      ['c', 1],
      ['a', 2],
      ['b', 2],
    ] as const) {
      const data = { about: 'book', consent: CONSENT };
      await draft(`testimonial/${slug}`, 0, { title: slug, position, data });
      await publish(`testimonial/${slug}`, 1);
    }
    await draft('testimonial/d', 0, { data: { about: 'community' } });
    const first = await visitor.get('/api/content/testimonial?limit=2');
    expect(first.body.map(({ slug }: { slug: string }) => slug)).toEqual(['c', 'a']);
    const next = /<(.*)>; rel="next"/.exec(String(first.headers['link']))![1]!;
    expect((await visitor.get(next)).body.map(({ slug }: { slug: string }) => slug)).toEqual(['b']);

    const all = await ada.get('/api/content?kind=testimonial');
    expect(
      all.body.map(({ slug, hasDraft }: { slug: string; hasDraft: boolean }) => [slug, hasDraft]),
    ).toEqual([
      ['c', false],
      ['a', false],
      ['b', false],
      ['d', true],
    ]);
    expect((await visitor.get('/api/content?kind=testimonial')).status).toBe(401);
    expect((await visitor.get('/api/content/poem')).status).toBe(404);
  });
});
