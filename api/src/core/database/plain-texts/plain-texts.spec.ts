import type { Client } from '../../../../test/client.js';
import { createAdmin, createUser } from '../../../../test/factories/user-factory.js';
import { createCourse, createPost } from '../../../../test/factories/product-factories.js';
import { createTestApp, type TestApp } from '../../../../test/test-app.js';
import { migrate } from '../../../app/migrate.js';

const MARKDOWN =
  '# R&amp;D \\[draft\\]\n\n| Pen | Paper |\n| --- | --- |\n| a snake_case_name | [two](https://example.org "Xylophone") |';
const PLAIN = 'R&D [draft] Pen Paper a snake_case_name two';
const UNTIL = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
const START = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 16);

describe('What is written in Markdown', () => {
  let app: TestApp;
  let ada: Client;
  beforeEach(async () => {
    app = await createTestApp();
    ada = await app.signInAs(await createAdmin(app));
  });
  afterEach(() => app.close());

  const found = async (q: string): Promise<{ title: string; excerpt: string }[]> =>
    (await ada.get(`/api/search?q=${encodeURIComponent(q)}`)).body.groups.flatMap(
      ({ results }: { results: { title: string; excerpt: string }[] }) =>
        results.map(({ title, excerpt }) => ({ title, excerpt })),
    );
  const first = async (list: string) => (await ada.get(list)).body[0];

  it('is listed and found as the text that its page shows', async () => {
    const fields = { title: 'A plan' };
    await ada.post('/api/posts', { ...fields, body: MARKDOWN, kind: 'discussion' });
    const roles = [{ name: 'Editor', hoursPerWeek: 2 }];
    const { id } = (await ada.post('/api/projects', { ...fields, purpose: MARKDOWN, roles })).body;
    await ada.put(`/api/projects/${id}/stage`, { stage: 'open' });
    await ada.post('/api/exchanges', { ...fields, kind: 'offer', body: MARKDOWN, until: UNTIL });
    await ada.post('/api/events', {
      ...fields,
      ...{ startsAt: START, durationMinutes: 60, summary: 'An hour.', description: MARKDOWN },
    });
    expect([
      (await first('/api/posts')).excerpt,
      (await first('/api/projects')).purpose,
      (await first('/api/exchanges')).body,
    ]).toEqual([PLAIN, PLAIN, PLAIN]);
    const excerpts = (await found('snake_case_name')).map(({ excerpt }) => excerpt);
    expect(excerpts.sort()).toEqual(['An hour.', PLAIN, PLAIN, PLAIN]);
    expect(await found('xylophone')).toEqual([]);
  });

  it('is what it says now after an edit', async () => {
    const post = (await ada.post('/api/posts', { title: 'A plan', body: 'Any.', kind: 'discussion' })).body;
    await ada.patch(`/api/posts/${post.id}`, { body: MARKDOWN });
    expect(await found('plan')).toEqual([{ title: 'A plan', excerpt: PLAIN }]);
    expect(await found('xylophone')).toEqual([]);
  });

  it('is cut for the search at a word, and inside of no character', async () => {
    const group = (about: string) =>
      ada.post('/api/groups', { name: 'A circle', summary: about, privacy: 'public' });
    await group('👩🏽‍🚀'.repeat(27));
    const [{ excerpt } = { excerpt: '' }] = await found('circle');
    expect(excerpt).toMatch(/^(?:👩🏽‍🚀)+…$/u);
  });

  it('is made again of what was there before', async () => {
    const { id: authorId } = await createUser(app);
    await createPost(app, { authorId, title: 'An old plan', body: MARKDOWN, excerpt: 'R&amp;D \\[draft\\]' });
    await createCourse(app, { title: 'An old course', promise: 'Short.', description: MARKDOWN });
    expect(await found('xylophone')).toHaveLength(2);
    await migrate(app.config.databaseUrl);
    expect(await found('xylophone')).toEqual([]);
    expect(await found('snake_case_name')).toEqual(
      expect.arrayContaining([
        { title: 'An old plan', excerpt: PLAIN },
        { title: 'An old course', excerpt: 'Short.' },
      ]),
    );
  });
});
