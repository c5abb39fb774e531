import { FORMER_MEMBER_PORTRAIT } from '@futurelab/platform/ui';
import fastify, { type FastifyInstance } from 'fastify';
import { registerPictures } from './picture-routes';

describe('GET /pictures/*', () => {
  let app: FastifyInstance;
  let origin: string;
  beforeAll(async () => {
    registerPictures((app = fastify()));
    origin = await app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => app.close());
  const get = async (path: string, headers = {}) => {
    const answer = await fetch(origin + path, { headers });
    return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() };
  };
  const portrait = (id: string) => get(`/pictures/portraits/1/${id}.svg`);
  const someone = '5f0ba0f3-c6c2-4b5e-9a4a-b1f0d2c9e7a4';

  it('is a small portrait that may be stored for ever and runs nothing', async () => {
    const { status, headers, body } = await portrait(someone);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(body.length).toBeLessThan(6_000);
    expect(body).not.toMatch(/NaN|undefined|false|<script|style=/);
    const again = await get(`/pictures/portraits/1/${someone}.svg`, { 'if-none-match': headers.etag });
    expect([again.status, again.body]).toEqual([304, '']);
  });

  it('tells nobody whether there is such a member, and says nothing of the id', async () => {
    const { status, body } = await portrait('nobody');
    expect(status).toBe(200);
    expect(body).not.toContain('nobody');
  });

  it('is one and the same for everybody who has left', async () => {
    const { status, body } = await get(FORMER_MEMBER_PORTRAIT);
    expect(status).toBe(200);
    expect(body).not.toBe((await portrait(someone)).body);
  });

  it.each(['/pictures/portraits/1/<a>.svg', '/pictures/portraits/x/a.svg', '/pictures/portraits/1/a.png'])(
    'is at no other address, such as %s',
    async (url) => expect((await get(encodeURI(url))).status).toBe(404),
  );

  it('is the cover of a course, an event or a group, however long its seed is', async () => {
    for (const kind of ['course', 'event', 'group']) {
      const { status, body } = await get(`/pictures/covers/1/${kind}/${'long-'.repeat(50)}%C3%BC.svg`);
      expect([status, body.slice(0, 4)]).toEqual([200, '<svg']);
    }
    for (const path of ['person/a.svg', 'course/a.png', 'course/a/b.svg', 'course/.svg'])
      expect((await get(`/pictures/covers/1/${path}`)).status).toBe(404);
  });
});
