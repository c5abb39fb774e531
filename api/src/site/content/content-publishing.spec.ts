import type { TestResponse, Client } from '../../../test/client.js';
import { createLibraryFile } from '../../../test/factories/library-file.js';
import { createAdmin } from '../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';

type Json = TestResponse['body'];

const CONSENT = { who: 'Their editor', on: '2025-01-14', how: 'By email.' };
const TEXT = { title: 'A title', body: 'A text.', position: 3 };
const LINK = { to: '/groups', label: 'Groups' };

describe('What the public pages show', () => {
  let app: TestApp;
  let ada: Client;
  let visitor: Client;
  beforeAll(async () => {
    app = await createTestApp();
    ada = await app.signInAs(await createAdmin(app));
    visitor = app.visitor();
  });
  afterAll(() => app.close());

  const draft = (path: string, version: number, change: object) =>
    ada.send<Json>('PUT', `/api/content/${path}/draft`, { ...TEXT, ...change, version });
  const publish = (path: string, version: number) =>
    ada.send<Json>('PUT', `/api/content/${path}/publication`, { version });

  it('has no testimonial without a recorded consent, which only staff read', async () => {
    const about = 'community';
    await draft('testimonial/maya', 0, { data: { about } });
    expect((await publish('testimonial/maya', 1)).body.code).toBe('no_consent');
    await draft('testimonial/maya', 1, { data: { about, consent: CONSENT } });
    expect((await publish('testimonial/maya', 2)).body.published.data.consent).toEqual(CONSENT);
    expect((await visitor.get('/api/content/testimonial/maya')).body.data).toEqual({ about });
    await expect(
      app.database.execute({ text: `UPDATE content SET data = data - 'consent' WHERE slug = 'maya'` }),
    ).rejects.toThrow('ck_content_consent');
  });

  it('has the logo of a partner from the media library, with its text', async () => {
    const posterUrl = '/uploads/0195a000-0000-7000-8000-000000000001';
    const kind = { kind: 'picture', type: 'image/webp' } as const;
    const picture = await createLibraryFile(app, Buffer.from('x'), { ...kind, posterUrl });
    const logo = { picture, alt: 'A gate.' };
    const neither = await draft('partner/gate', 0, { data: { link: LINK } });
    expect(Object.keys(neither.body.details)).toEqual(['data.logo']);
    await draft('partner/gate', 0, { data: { link: LINK, logo } });
    await publish('partner/gate', 1);
    const { body } = await visitor.get('/api/content/partner/gate');
    expect(body.data.logo).toEqual({ url: posterUrl, width: null, height: null, alt: 'A gate.' });

    const gone = { ...logo, picture: crypto.randomUUID() };
    await draft('partner/gone', 0, { data: { link: LINK, logo: gone } });
    expect((await publish('partner/gone', 1)).body.code).toBe('no_picture');
  });

  it('is put in another order at once', async () => {
    const data = { link: LINK, sign: 'M16 4v24' };
    for (const [position, slug] of ['one', 'two', 'three'].entries()) {
      await draft(`partner/${slug}`, 0, { data, position: position + 10 });
      if (slug !== 'two') await publish(`partner/${slug}`, 1);
    }
    const order = async (client: Client, path: string) =>
      (await client.get(path)).body.map(({ slug }: { slug: string }) => slug);
    const slugs = ['three', 'two'];
    expect((await ada.send('PUT', '/api/content/partner/order', { slugs })).status).toBe(204);
    expect(await order(ada, '/api/content?kind=partner')).toEqual(['three', 'two', 'gate', 'gone', 'one']);
    expect(await order(visitor, '/api/content/partner')).toEqual(['three', 'gate', 'one']);
  });

  it('shows a draft to who has its signed address, which is for one page', async () => {
    const data = { description: 'What it costs.' };
    await draft('page/prices', 0, { title: 'Prices', data });
    const { address } = (await ada.get('/api/content/page/prices/preview')).body;
    expect(address).toMatch(/^\/prices\?preview=/);
    const query = address.split('?')[1];
    const seen = await visitor.get(`/api/content/page/prices?${query}`);
    expect([seen.body.title, seen.headers['cache-control']]).toEqual(['Prices', 'no-store']);
    expect((await visitor.get('/api/content/page/prices')).status).toBe(404);
    expect((await visitor.get(`/api/content/page/terms?${query}`)).body.code).toBe('preview_expired');
    expect((await visitor.get('/api/content/page/prices/preview')).status).toBe(401);
  });

  it('is written in a form of its own definition: what is needed, and how long it may be', async () => {
    const { schema, hasBody } = (await ada.get('/api/content/page/about/form')).body;
    expect(hasBody).toBe(false);
    expect(schema.required).toEqual(['description', 'parts']);
    const { founder } = schema.properties.parts.properties;
    expect(founder.properties.actions).toMatchObject({ minItems: 1, maxItems: 1 });
    expect(founder.properties.text).toMatchObject({ control: 'text', maxLength: 8_000 });
    expect((await ada.get('/api/content/page/terms/form')).body.hasBody).toBe(true);
  });
});
