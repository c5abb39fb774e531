import { createTestApp, type TestApp } from '../../../test/test-app.js';

describe('The development mailbox', () => {
  let app: TestApp;
  beforeAll(async () => void (app = await createTestApp()));
  afterAll(() => app.close());

  it('shows an email as HTML, in which nothing runs, beside its text', async () => {
    const email = 'ines@example.test';
    await app.visitor().post('/api/subscribe', { name: 'Ines', email, source: 'landing_page' });
    await app.runJobs();
    const mailbox = await app.visitor().get('/dev/mail');
    const [address] = /\/dev\/mail\/[\w-]{36}/.exec(mailbox.text)!;
    const { text } = await app.visitor().get(address);
    expect(text).toContain(`src="${address}/html" sandbox`);
    expect(text).toMatch(/<pre>Hello Ines,/);
    const page = await app.visitor().get(`${address}/html`);
    expect(page.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
    expect(page.text).toMatch(/<p [^>]*>Hello Ines,<\/p>/);
    expect(page.text).toMatch(/<a href="[^"]*\/newsletter\/confirm\?token=/);
  });
});
