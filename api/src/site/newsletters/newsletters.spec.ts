import type { Client, TestResponse } from '../../../test/client.js';
import { submit } from '../../../test/factories/enquiry-factory.js';
import { createSubscriber } from '../../../test/factories/subscriber-factory.js';
import { createAdmin, createProUser, createUser } from '../../../test/factories/user-factory.js';
import { MailServer } from '../../../test/fakes/mail-server.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { User } from '../../identity/users/user.entity.js';

const PATH = '/api/admin/newsletters';
const TEXTS = {
  subject: 'September: what we tried',
  preheader: 'One idea worth testing.',
  body: '## An idea\n\nRead [this course](/courses/one) & <b>think</b>.',
};

describe('The newsletter', () => {
  let app: TestApp;
  let server: MailServer;
  let admin: User;
  let ada: Client;
  beforeAll(async () => {
    server = await MailServer.start();
    app = await createTestApp({ SMTP_URL: server.url });
    admin = await createAdmin(app);
    ada = await app.signInAs(admin);
    await createSubscriber(app, 'ines@example.test');
    const pro = await createProUser(app);
    await createSubscriber(app, pro.email!);
    await app.database.execute({
      text: `INSERT INTO subscribers (email, name, source, token, mailed_at)
             VALUES ('asked@example.test', 'Leo', 'landing_page', 'asked', now())`,
    });
  });
  beforeEach(() => void (server.received.length = 0));
  afterAll(async () => {
    await app.close();
    server.stop();
  });

  const create = async (more: object = {}) => {
    const { body } = await ada.post(PATH, { ...TEXTS, ...more });
    return { ...body, path: `${PATH}/${body.id}` };
  };
  /** Quoted-printable, decoded as far as these texts need it. */
  const plain = (message: string) => message.replace(/=\n/g, '').replace(/=3D/g, '=');
  const addressees = () => server.received.map((message) => /^To: (.*)$/m.exec(message)![1]).sort();

  it('goes from draft to everyone who confirmed, and into the archive', async () => {
    const { path, slug } = await create();
    expect(slug).toBe('september-what-we-tried');
    expect((await app.visitor().get('/api/newsletters')).body).toEqual([]);
    expect((await app.visitor().get(`/api/newsletters/${slug}`)).status).toBe(404);

    expect((await ada.post(`${path}/schedule`)).body).toMatchObject({ state: 'scheduled' });
    await app.runJobs();
    expect((await ada.get(path)).body).toMatchObject({ state: 'sent', counts: { recipients: 2, sent: 2 } });
    const message = plain(server.received.find((each) => each.includes('To: ines@example.test'))!);
    expect(message).toMatch(/^List-Unsubscribe:\s+<.*\/newsletter\/unsubscribe\?token=/m);
    expect(message).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    expect(message).toContain('text/plain');
    expect(message).toContain('text/html');
    expect(message).toContain('href="http://localhost:3000/courses/one"');
    expect(message).toContain('&lt;b&gt;think');

    const { body } = await app.visitor().get('/api/newsletters');
    expect(body).toMatchObject([{ slug, subject: TEXTS.subject, preheader: TEXTS.preheader }]);
    expect((await app.visitor().get(`/api/newsletters/${slug}`)).body.body).toBe(TEXTS.body);
  });

  it('goes to members with Pro alone, or to everyone else, and stays out of the archive if asked', async () => {
    const { body: sizes } = await ada.get(`${PATH}/audiences`);
    expect(sizes).toMatchObject({ all: 2, free: 1, pro: 1 });
    const { path, slug } = await create({ audience: 'free', inArchive: false });
    await ada.post(`${path}/schedule`, {});
    await app.runJobs();
    expect(addressees()).toEqual(['ines@example.test']);
    expect((await app.visitor().get(`/api/newsletters/${slug}`)).status).toBe(404);
  });

  it('goes to people who chose its subject with the link of one, without signing in', async () => {
    const { path: first } = await create({ inArchive: false });
    await ada.post(`${first}/schedule`, {});
    await app.runJobs();
    const message = plain(server.received.find((each) => each.includes('To: ines@example.test'))!);
    const [address] = /\/newsletter\/interests\?token=[\w-]+/.exec(message)!;
    const visitor = app.visitor();
    expect((await visitor.get(address)).text).toContain('Choose your interests');
    const token = address.split('=')[1]!;
    const saved = await submit(app, '/newsletter/interests', { token, 'ai-mastery': 'on', astrology: 'on' });
    expect(saved.text).toContain('Interests saved');
    expect((await visitor.get(address)).text).toMatch(/name="ai-mastery" value="on"\s+checked/);
    expect((await ada.get(`${PATH}/audiences`)).body).toMatchObject({
      'ai-mastery': 1,
      'leadership-transformation': 0,
    });
    server.received.length = 0;
    const { path } = await create({ audience: 'ai-mastery', inArchive: false });
    await ada.post(`${path}/schedule`, {});
    await app.runJobs();
    expect(addressees()).toEqual(['ines@example.test']);
    expect((await submit(app, '/newsletter/interests', { token: 'unknown' })).status).toBe(404);
  });

  it('is tested on who writes it, and nobody else', async () => {
    const { path } = await create();
    expect((await ada.post(`${path}/test`)).status).toBe(204);
    await app.runJobs();
    expect(addressees()).toEqual([admin.email]);
    expect(plain(server.received[0]!)).toMatch(/^Subject: Test: September/m);
    expect(server.received[0]).not.toMatch(/^List-Unsubscribe/m);
  });

  it('waits for its time, and can be canceled, edited and scheduled again until then', async () => {
    const { path } = await create();
    const at = new Date(Date.now() + 3_600_000).toISOString();
    expect((await ada.post(`${path}/schedule`, { at })).body).toMatchObject({
      state: 'scheduled',
      scheduledFor: expect.stringContaining(at.slice(0, 19)),
    });
    await app.runJobs();
    expect(server.received).toEqual([]);
    expect((await ada.put(path, TEXTS)).body.code).toBe('newsletter_not_editable');
    expect((await ada.post(`${path}/cancel`, { reason: 'Later.' })).body.state).toBe('canceled');
    expect((await ada.post(`${path}/cancel`)).body.code).toBe('newsletter_not_cancelable');
    expect((await ada.put(path, { ...TEXTS, subject: 'October' })).body).toMatchObject({
      state: 'draft',
      subject: 'October',
      version: 2,
    });
    expect((await ada.post(`${path}/schedule`, {})).status).toBe(200);
    await ada.post(`${path}/cancel`);
  });

  it('says beside the field what is wrong', async () => {
    const details = async (method: 'POST' | 'PUT', path: string, body: object) =>
      (await ada.send<TestResponse['body']>(method, path, body)).body.details;
    expect(await details('POST', PATH, { subject: ' ' })).toHaveProperty('subject');
    expect(await details('POST', PATH, { subject: 'A', slug: 'confirm' })).toHaveProperty('slug');
    expect(await details('POST', PATH, { subject: 'A', slug: 'Not a slug' })).toHaveProperty('slug');
    const empty = await create({ body: '' });
    expect(await details('POST', `${empty.path}/schedule`, {})).toHaveProperty('body');
    const past = { at: '2020-01-01T00:00:00Z' };
    expect(await details('POST', `${(await create()).path}/schedule`, past)).toHaveProperty('at');
    expect(await details('PUT', empty.path, { ...TEXTS, slug: 'september-what-we-tried' })).toHaveProperty(
      'slug',
    );
  });

  it('does not lose what someone else saved meanwhile', async () => {
    const { path, version } = await create();
    await ada.put(path, { ...TEXTS, subject: 'First', version });
    const second = await ada.put(path, { ...TEXTS, subject: 'Second', version });
    expect([second.status, second.body.code]).toEqual([409, 'newsletter_changed']);
  });

  it('is previewed light and dark, as a page in which nothing runs', async () => {
    const { path } = await create({ subject: 'A <script>' });
    const { headers, text } = await ada.get(`${path}/preview?theme=dark`);
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
    expect(text).toContain('A &lt;script&gt;');
    expect(text).not.toContain('prefers-color-scheme');
    expect((await (await app.signInAs(await createUser(app))).get(`${path}/preview`)).status).toBe(403);
  });
});
