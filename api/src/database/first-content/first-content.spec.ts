import { createAdmin } from '../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import { validateContentData } from '../../content/content-kinds.js';
import { PAGE_PARTS } from '../../content/page-parts.js';
import type { Episode } from '../../episodes/episodes.dto.js';
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
    expect((await visitor.get('/api/content/partner')).body).toHaveLength(4);
    expect((await visitor.get('/api/content/testimonial')).body).toHaveLength(3);
  });

  it('are such as an editor could have written', async () => {
    const rows = await app.database.query<{ kind: 'page'; slug: string; data: object }>({
      text: 'SELECT kind, slug, data FROM content',
    });
    for (const { kind, slug, data } of rows) expect(validateContentData(kind, slug, data)).toEqual(data);
  });

  it('hold episodes whose recordings are short, small and as long as they say', async () => {
    const { body: episodes } = await app.visitor().get<Episode[]>('/api/episodes');
    expect(episodes.map(({ number }) => number)).toEqual([4, 3, 2, 1]);
    for (const { audio, chapters, transcript } of episodes) {
      expect(audio.bytes).toBeLessThan(150_000);
      // 24 kbit/s, and a header of the file.
      expect(Math.abs(audio.bytes / 3000 - audio.seconds)).toBeLessThan(1);
      expect(chapters[0]!.start).toBe(0);
      expect(chapters.at(-1)!.start).toBeLessThan(audio.seconds);
      expect(transcript).toMatch(/^\*\*Ines:\*\* Digital Mystics, the conversations\./);
      const sound = await app.visitor().get(audio.path);
      expect(sound.text.startsWith('ID3')).toBe(true);
    }
  });

  it('are written once; what people did with them since stays', async () => {
    expect(await writeFirstContent(app.config.databaseUrl)).toBe(0);
    const ada = await app.signInAs(await createAdmin(app));
    const { body: page } = await ada.get('/api/content/page/terms');
    const change = { title: 'Our terms', body: page.body, position: 0, data: page.data, version: 1 };
    await ada.send('PUT', '/api/content/page/terms/draft', change);
    await ada.send('PUT', '/api/content/page/terms/publication', { version: 2 });
    await ada.send('DELETE', '/api/content/partner/quillmark?version=1');
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
    // As if a newer version of the site came with other words.
    await app.database.execute({
      text: `UPDATE seed_marks SET fingerprint = 'older' WHERE key LIKE 'content:%'`,
    });
    expect(await writeFirstContent(app.config.databaseUrl)).toBeGreaterThan(10);
    expect((await ada.get('/api/content/page/terms')).body.title).toBe('Our terms');
    expect((await ada.get('/api/content/page/about')).body.data).toEqual(headed);
    expect((await ada.get('/api/content/partner/quillmark')).status).toBe(404);
  });
});
