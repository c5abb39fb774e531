import { createAdmin } from '../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import { validateContentData } from '../../site/content/content-kinds.js';
import { PAGE_PARTS } from '../../site/content/page-parts.js';
import { writeFirstContent } from './write-first-content.js';

describe('The words the site comes with', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
    await writeFirstContent(app.config.databaseUrl);
  });
  afterAll(() => app.close());

  it('are public at once', async () => {
    const visitor = app.visitor();
    for (const page of ['terms', 'privacy', ...Object.keys(PAGE_PARTS)])
      expect((await visitor.get(`/api/content/page/${page}`)).body.data.description).toBeTruthy();
  });

  it('name no partner, no testimonial and no episode that there is not', async () => {
    for (const list of ['content/partner', 'content/testimonial', 'episodes'])
      expect((await app.visitor().get(`/api/${list}`)).body).toEqual([]);
  });

  it('come with the three learning paths', async () => {
    const { body: paths } = await app.visitor().get<{ id: string }[]>('/api/learning-paths');
    expect(paths.map(({ id }) => id)).toEqual([
      'ai-mastery',
      'consciousness-integration',
      'leadership-transformation',
    ]);
  });

  it('are such as an editor could have written', async () => {
    const rows = await app.database.query<{ kind: 'page'; slug: string; data: object }>({
      text: 'SELECT kind, slug, data FROM content',
    });
    for (const { kind, slug, data } of rows) expect(validateContentData(kind, slug, data)).toEqual(data);
  });

  it('are versions that can be restored, each of them once', async () => {
    const missing = await app.database.query({
      text: `SELECT slug FROM content c WHERE state = 'published' AND (SELECT array_agg(v.document->'data')
             FROM published_versions v WHERE (v.kind, v.subject) = (c.kind, c.slug)) IS DISTINCT FROM ARRAY[c.data]`,
    });
    expect(missing).toEqual([]);
  });

  it('are written once; what people did with them since stays', async () => {
    expect(await writeFirstContent(app.config.databaseUrl)).toBe(0);
    const ada = await app.signInAs(await createAdmin(app));
    const { body: page } = await ada.get('/api/content/page/terms');
    const change = { title: 'Our terms', body: page.body, position: 0, data: page.data, version: 1 };
    await ada.send('PUT', '/api/content/page/terms/draft', change);
    await ada.send('PUT', '/api/content/page/terms/publication', {
      version: 2,
      legalChange: { isMaterial: false },
    });
    await ada.send('DELETE', '/api/content/page/services?version=1', { reason: 'Closed.' });
    const { body: about } = await ada.get('/api/content/page/about');
    const headed = { ...about.data, headline: 'Ours.' };
    await ada.send('PUT', '/api/content/page/about/draft', {
      ...change,
      title: 'About',
      body: '',
      data: headed,
    });
    await ada.send('PUT', '/api/content/page/about/publication', { version: 2 });
    // As if the page had got one of its parts since.
    await app.database.execute({
      text: `UPDATE content SET data = data #- '{parts,habits}' WHERE slug = 'about'`,
    });
    // As if a newer version of the site came with another text.
    await app.database.execute({
      text: `UPDATE seed_marks SET fingerprint = 'older' WHERE key LIKE 'content:%'`,
    });
    expect(await writeFirstContent(app.config.databaseUrl)).toBeGreaterThan(10);
    expect((await ada.get('/api/content/page/terms')).body.title).toBe('Our terms');
    expect((await ada.get('/api/content/page/about')).body.data).toEqual(headed);
    expect((await ada.get('/api/content/page/services')).status).toBe(404);
  });
});
