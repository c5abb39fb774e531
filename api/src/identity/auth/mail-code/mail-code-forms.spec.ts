import type { Client } from '../../../../test/client.js';
import { codeMailedTo, notCode } from '../../../../test/mail-codes.js';
import { createTestApp, type TestApp } from '../../../../test/test-app.js';

describe('A code by mail, without a script', () => {
  let app: TestApp;
  let client: Client;
  beforeAll(async () => {
    app = await createTestApp();
  });
  beforeEach(() => {
    client = app.visitor();
  });
  afterAll(() => app.close());

  const submit = (path: string, fields: Record<string, string>) =>
    client.post(path, undefined, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });

  it('is asked for, typed, and leads to the login page, which knows where to go', async () => {
    const email = 'plain@example.test';
    const asked = await submit('/auth/code', { email, returnTo: '/courses' });
    expect([asked.status, asked.headers.location]).toEqual([303, '/auth/code?returnTo=%2Fcourses']);
    const page = await client.get('/auth/code?returnTo=%2Fcourses');
    expect(page.text).toContain(`<strong>${email}</strong>`);
    for (const attribute of ['autocomplete="one-time-code"', 'inputmode="numeric"'])
      expect(page.text).toContain(attribute);
    const code = await codeMailedTo(app, email);
    const entered = await submit('/auth/code/verify', { email, code, returnTo: '/courses' });
    expect([entered.status, entered.headers.location]).toEqual([303, '/login?returnTo=%2Fcourses']);
    expect((await client.get('/api/auth/user')).body.email).toBe(email);
  });

  it('leads someone new to onboarding, and everybody else home', async () => {
    const email = 'plain-new@example.test';
    for (const path of ['/onboarding', '/']) {
      await submit('/auth/code', { email, returnTo: '/' });
      const code = await codeMailedTo(app, email);
      const { headers } = await submit('/auth/code/verify', { email, code, returnTo: '/' });
      expect(headers.location).toBe(path);
    }
  });

  it('says beside the field what was wrong, and keeps what was typed', async () => {
    const email = 'plain-wrong@example.test';
    const invalid = await submit('/auth/code', { email: '<b>nobody', returnTo: '/events' });
    expect(invalid.status).toBe(400);
    expect(invalid.text).toContain('Please enter a valid email address.');
    expect(invalid.text).toContain('value="&lt;b&gt;nobody"');
    expect(invalid.text).toContain('value="/events"');
    await submit('/auth/code', { email });
    const code = await codeMailedTo(app, email);
    const wrong = await submit('/auth/code/verify', { email, code: notCode(code), returnTo: '/events' });
    expect(wrong.status).toBe(400);
    expect(wrong.text).toContain('You have 4 tries left');
    expect(wrong.text).toContain('aria-describedby="code-wrong"');
    expect(wrong.text).toContain('value="/events"');
  });

  it('sends who opens the second step first to the login page', async () => {
    expect((await client.get('/auth/code?returnTo=%2Fevents')).headers.location).toBe(
      '/login?returnTo=%2Fevents',
    );
  });
});
