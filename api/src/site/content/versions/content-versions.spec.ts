import type { Client, TestResponse } from '../../../../test/client.js';
import { createAdmin, createUser } from '../../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../../test/test-app.js';

type Json = TestResponse['body'];

const REASON = { reason: 'It is out of date.' };
const CONSENT = { who: 'Their editor', on: '2025-01-14', how: 'By email.' };
const TESTIMONIAL = { body: 'It *works*.', position: 3, data: { about: 'book', consent: CONSENT } };

describe('Versions of content', () => {
  let app: TestApp;
  let ada: Client;
  let visitor: Client;
  beforeAll(async () => {
    app = await createTestApp();
    ada = await app.signInAs(await createAdmin(app, { firstName: 'Ada', lastName: 'Lindqvist' }));
    visitor = app.visitor();
  });
  afterAll(() => app.close());

  const at = (slug: string) => `/api/content/testimonial/${slug}`;
  const write = (slug: string, title: string, version: number) =>
    ada.send<Json>('PUT', `${at(slug)}/draft`, { ...TESTIMONIAL, title, version });
  const publish = (slug: string, version: number) =>
    ada.send<Json>('PUT', `${at(slug)}/publication`, { version });
  const restore = (slug: string, number: number | string, version: number) =>
    ada.send<Json>('POST', `${at(slug)}/versions/${number}/restoration`, { version });
  const discard = (slug: string, version: number) =>
    ada.send<Json>('DELETE', `${at(slug)}/draft?version=${version}`);
  /** Publishes one after the other, and returns the version it is at then. */
  const published = async (slug: string, ...titles: string[]): Promise<number> => {
    let version = 0;
    for (const title of titles) {
      ({ version } = (await write(slug, title, version)).body);
      await publish(slug, version);
    }
    return version;
  };
  const versions = async (slug: string) =>
    ((await ada.get(`${at(slug)}/versions`)).body as Json[]).map(({ number, title, isCurrent }) => [
      ...[number, title],
      ...(isCurrent ? ['current'] : []),
    ]);
  const publicTitle = async (slug: string) => (await visitor.get(at(slug))).body.title;
  const audit = (slug: string) =>
    app.database.query<{ action: string; version: number; title: string }>({
      text: `SELECT action, (x->'version')::integer AS version, x->>'title' AS title
             FROM audit_events, coalesce(before, after) x WHERE subject_id = $1 ORDER BY id`,
      values: [slug],
    });

  it('list what was published, the latest first, by pages, with its document', async () => {
    await published('listed', 'One', 'Two', 'Three');
    const first = await ada.get(`${at('listed')}/versions?limit=2`);
    expect(first.body).toMatchObject([
      { number: 3, title: 'Three', isCurrent: true, publishedBy: { name: 'Ada Lindqvist' } },
      { number: 2, title: 'Two', isCurrent: false },
    ]);
    const next = /<(.*)>; rel="next"/.exec(String(first.headers['link']))![1]!;
    expect((await ada.get(next)).body).toMatchObject([{ number: 1, title: 'One' }]);
    expect((await ada.get(`${at('listed')}/versions/2`)).body).toMatchObject({
      number: 2,
      document: { title: 'Two', body: TESTIMONIAL.body, data: TESTIMONIAL.data },
    });
  });

  it('lose nothing when what is public is unpublished while there is a newer draft', async () => {
    const version = await published('taken', 'Public');
    await write('taken', 'Newer', version);
    await ada.send('DELETE', `${at('taken')}/publication?version=2`, REASON);
    expect(await publicTitle('taken')).toBeUndefined();
    expect((await ada.get(`${at('taken')}/draft`)).body).toMatchObject({
      published: null,
      draft: { title: 'Newer' },
    });
    expect(await versions('taken')).toEqual([[1, 'Public']]);
    expect((await audit('taken')).at(-1)).toEqual({ action: 'unpublish', version: 1, title: 'Public' });

    const restored = await restore('taken', 1, 2);
    expect(restored.body).toMatchObject({ version: 3, draft: { title: 'Public' }, published: null });
    await publish('taken', 3);
    expect(await publicTitle('taken')).toBe('Public');
    expect(await versions('taken')).toEqual([[1, 'Public', 'current']]);
  });

  it('are restored into the draft, and published as any draft', async () => {
    const version = await published('old', 'First', 'Second');
    await restore('old', 1, version);
    expect(await publicTitle('old')).toBe('Second');
    await publish('old', version + 1);
    expect(await publicTitle('old')).toBe('First');
    expect(await versions('old')).toEqual([
      [3, 'First', 'current'],
      [2, 'Second'],
      [1, 'First'],
    ]);
    expect((await audit('old')).slice(-2)).toEqual([
      { action: 'restore', version: 3, title: 'First' },
      { action: 'publish', version: 3, title: 'First' },
    ]);
  });

  it('stay when their subject is deleted, and bring it back', async () => {
    const version = await published('gone', 'Before');
    await write('gone', 'Never public', version);
    await ada.send('DELETE', `${at('gone')}?version=2`, REASON);
    expect((await audit('gone')).at(-1)).toEqual({ action: 'delete', version: 2, title: 'Never public' });
    expect(await versions('gone')).toEqual([[1, 'Before']]);
    // Versions of drafts are not used again: nobody saves over it what was read before the deletion.
    expect((await restore('gone', 1, 0)).body).toMatchObject({ version: 3, draft: { title: 'Before' } });
    await write('gone', 'After', 3);
    await publish('gone', 4);
    expect(await versions('gone')).toEqual([
      [2, 'After', 'current'],
      [1, 'Before'],
    ]);
  });

  it('have what was published by a replica that did not store it', async () => {
    await published('rolling', 'Stored');
    const publishElsewhere = (title: string) =>
      app.database.execute({ text: `UPDATE content SET title = $1 WHERE slug = 'rolling'`, values: [title] });
    await publishElsewhere('Replaced');
    await write('rolling', 'Next', 1);
    await publish('rolling', 2);
    await publishElsewhere('Unpublished');
    await ada.send('DELETE', `${at('rolling')}/publication?version=2`, REASON);
    expect(await versions('rolling')).toEqual([
      [4, 'Unpublished'],
      [3, 'Next'],
      [2, 'Replaced'],
      [1, 'Stored'],
    ]);
  });

  it('are for administrators', async () => {
    const version = await published('closed', 'Open');
    const member = await app.signInAs(await createUser(app));
    const paths = [`${at('closed')}/versions`, `${at('closed')}/versions/1`];
    for (const path of paths) expect((await member.get(path)).status).toBe(403);
    expect((await member.post(`${paths[1]}/restoration`, { version })).status).toBe(403);
    expect((await member.send('DELETE', `${at('closed')}/draft?version=${version}`)).status).toBe(403);
    expect((await visitor.get(paths[0]!)).status).toBe(401);
  });

  it('are not found where there are none', async () => {
    await published('found', 'Found');
    for (const number of ['2', '99999999999', '-1', '1.5', 'one']) {
      expect([(await ada.get(`${at('found')}/versions/${number}`)).body.message, number]).toEqual([
        'This version doesn’t exist.',
        number,
      ]);
      expect((await restore('found', number, 1)).status).toBe(404);
    }
    expect((await ada.get('/api/content/poem/found/versions')).status).toBe(404);
    expect((await ada.get('/api/content/testimonial/nothing/versions')).body).toEqual([]);
    expect((await ada.get(`${at('found')}/versions?cursor=nonsense`)).status).toBe(400);
  });

  describe('when they are restored', () => {
    it('replace no draft that was not read', async () => {
      const version = await published('stale', 'Public');
      await write('stale', 'Newer', version);
      expect((await restore('stale', 1, version)).body.code).toBe('stale_content');
      const answers = await Promise.all([restore('stale', 1, 2), write('stale', 'Newest', 2)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    });

    it('have to fit what their kind needs by now', async () => {
      await app.database.execute({
        text: `INSERT INTO published_versions (kind, subject, number, document, published_at)
               VALUES ('testimonial', 'narrow', 1, $1, now())`,
        values: [{ ...TESTIMONIAL, title: 'Public', data: { about: 'the site' } }],
      });
      expect((await ada.get(`${at('narrow')}/versions/1`)).body.document.data).toEqual({ about: 'the site' });
      const { status, body } = await restore('narrow', 1, 0);
      expect([status, body.details]).toEqual([400, { 'data.about': ['Choose book or community.'] }]);
    });
  });

  describe('stay when a draft is discarded', () => {
    it('and so does what is public', async () => {
      const version = await published('kept', 'Public');
      await write('kept', 'Idea', version);
      expect((await discard('kept', version)).body.code).toBe('stale_content');
      expect((await discard('kept', 2)).status).toBe(204);
      expect(await publicTitle('kept')).toBe('Public');
      expect((await ada.get(`${at('kept')}/draft`)).body).toMatchObject({ version: 1, draft: null });
      expect((await audit('kept')).at(-1)).toEqual({ action: 'discard', version: 2, title: 'Idea' });
      expect((await discard('kept', 1)).body).toMatchObject({
        code: 'no_draft',
        message: 'There’s no draft to discard. The latest version is public.',
      });
      // The next draft has another version: what was read of the discarded one does not replace it.
      expect((await write('kept', 'Other idea', 1)).body.version).toBe(3);
      expect((await write('kept', 'Idea', 2)).body.code).toBe('stale_content');
    });

    it('of which there are none when it was never published: it is gone', async () => {
      await write('unborn', 'Idea', 0);
      expect((await discard('unborn', 1)).status).toBe(204);
      expect((await ada.get(`${at('unborn')}/draft`)).status).toBe(404);
      expect(await versions('unborn')).toEqual([]);
      expect((await discard('unborn', 0)).status).toBe(404);
    });

    it('once, when two discard or publish it at the same time', async () => {
      const version = await published('twice', 'Public');
      await write('twice', 'Idea', version);
      const answers = await Promise.all([discard('twice', 2), publish('twice', 2)]);
      expect(answers.map(({ status }) => status >= 400).sort()).toEqual([false, true]);
    });
  });
});
