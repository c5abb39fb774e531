import type { Client } from '../../../test/client.js';
import { routesOf } from '../../app/openapi/routes.js';
import { createUser } from '../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { User } from '../users/user.entity.js';

const NOWHERE = '00000000-0000-4000-8000-000000000000';
const READS = ['GET', 'HEAD', 'OPTIONS'];

describe('A write says whose page it comes from', () => {
  let app: TestApp;
  let anna: User;
  let berta: User;
  let browser: Client;
  beforeAll(async () => {
    app = await createTestApp();
    anna = await createUser(app, { firstName: 'Anna' });
    berta = await createUser(app, { firstName: 'Berta' });
    browser = await app.signInAs(berta);
  });
  afterAll(() => app.close());

  const from = (pageMember: string) => ({ headers: { 'x-page-member': pageMember } });
  const post = { title: 'From which page?', body: 'Hers.', kind: 'discussion', tags: [] };

  it('and is refused in every route when someone else has signed in since', async () => {
    const writes = routesOf(app.nest).filter(({ method }) => !READS.includes(method));
    expect(writes.length).toBeGreaterThan(50);
    const accepted: string[] = [];
    for (const { method, path } of writes) {
      const body = method === 'DELETE' ? undefined : {};
      const answer = await browser.send(method, path.replace(/:\w+/g, NOWHERE), body, from(anna.id));
      if (answer.status !== 409 || (answer.body as { code?: string })?.code !== 'another_member')
        accepted.push(`${method} ${path}`);
    }
    expect(accepted).toEqual([]);
  });

  it('and is notified who is signed in now, with nothing written', async () => {
    const answer = await browser.post('/api/posts', post, from(anna.id));
    expect(answer.body.message).toBe(
      'You’re now signed in as Berta. This page was opened before that, so nothing was saved.',
    );
    expect((await browser.get('/api/posts')).body).toEqual([]);
  });

  it('and is refused from a page that was opened before anybody had signed in', async () => {
    expect((await browser.post('/api/posts', post, from('none'))).status).toBe(409);
  });

  it('and is refused as a file, too', async () => {
    const payload =
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n\r\n--x--\r\n';
    const headers = { ...from(anna.id).headers, 'content-type': 'multipart/form-data; boundary=x' };
    const answer = await browser.send('POST', '/api/uploads', undefined, { headers, payload });
    expect(answer.status).toBe(409);
  });

  it('and is accepted from one’s own page, and from a plain form, which does not say it', async () => {
    const own = await browser.post('/api/posts', { ...post, title: 'From my page' }, from(berta.id));
    expect(own.status).toBe(201);
    expect((await browser.post('/api/posts', { ...post, title: 'From a form' })).status).toBe(201);
  });

  it('and finds nobody once the session has ended', async () => {
    expect((await app.visitor().post('/api/posts', post, from(anna.id))).status).toBe(401);
  });
});
