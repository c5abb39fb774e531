import type { Client } from '../../../test/client.js';
import { addToGroup, createGroup } from '../../../test/factories/product-factories.js';
import { createUser } from '../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';

const headers = { 'content-type': 'application/x-www-form-urlencoded' };

describe('Groups in a browser without a script', () => {
  let app: TestApp;
  let leo: Client;
  beforeAll(async () => {
    app = await createTestApp();
  });
  beforeEach(async () => {
    leo = await app.signInAs(await createUser(app));
  });
  afterAll(() => app.close());
  const submit = (client: Client, action: string, fields: Record<string, string>) =>
    client.post(action, undefined, { headers, payload: new URLSearchParams(fields).toString() });
  const TEXTS = {
    name: 'Quiet readers',
    summary: 'We read.',
    privacy: 'private',
    questions: 'What?\r\nWhen?',
    coverSeed: 'x',
  };

  it('are founded once, and lead to their page', async () => {
    const [first, second] = await Promise.all([1, 2].map(() => submit(leo, '/api/group-forms', TEXTS)));
    expect([first!.status, second!.headers.location]).toEqual([303, first!.headers.location]);
    const slug = first!.headers.location!.replace('/groups/', '');
    expect((await leo.get(`/api/groups/${slug}`)).body).toMatchObject({
      visibility: 'private',
      questions: ['What?', 'When?'],
      membership: { role: 'owner' },
    });
  });

  it('say what is wrong, and keep what was typed', async () => {
    const wrong = await submit(leo, '/api/group-forms', { ...TEXTS, name: ' ' });
    expect(wrong.status).toBe(400);
    expect(wrong.text).toContain('Name the group in up to 80 characters.');
    expect(wrong.text).toContain('We read.');
    const signedOut = await submit(app.visitor(), '/api/group-forms', TEXTS);
    expect(signedOut.status).toBe(401);
    expect(signedOut.text).toContain('Quiet readers');
  });

  it('are joined, asked and left', async () => {
    const group = await createGroup(app, { visibility: 'private', questions: ['What do you teach?'] });
    await addToGroup(app, group, await createUser(app), 'owner');
    const action = `/api/group-forms/${group.slug}/membership`;
    const missing = await submit(leo, action, { act: 'enter', 'answer-0': ' ' });
    expect([missing.status, missing.text.includes('Please answer the questions')]).toEqual([400, true]);
    const sent = await submit(leo, action, { act: 'enter', 'answer-0': 'History' });
    expect([sent.status, sent.headers.location]).toEqual([303, `/groups/${group.slug}`]);
    expect((await leo.get(`/api/groups/${group.id}`)).body.joinRequested).toBe(true);
    await submit(leo, action, { act: 'leave' });
    expect((await leo.get(`/api/groups/${group.id}`)).body.joinRequested).toBe(false);
    const open = await createGroup(app);
    await submit(leo, `/api/group-forms/${open.slug}/membership`, { act: 'enter' });
    expect((await leo.get(`/api/groups/${open.id}`)).body.isMember).toBe(true);
  });
});
