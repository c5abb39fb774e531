import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Client } from '../../../../test/client.js';
import { picture, upload } from '../../../../test/factories/picture-factory.js';
import { createUser } from '../../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../../test/test-app.js';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const ID = '5a1f0f4e-0f6b-4c9e-9d3b-8f0f6f5b1c11';
const OTHER = '5a1f0f4e-0f6b-4c9e-9d3b-8f0f6f5b1c12';

const submit = (client: Client, action: string, fields: string[][]) =>
  client.post(action, undefined, {
    headers: FORM,
    payload: new URLSearchParams(fields as [string, string][]).toString(),
  });

describe('The forms of a profile in a browser without a script', () => {
  let app: TestApp;
  let client: Client;
  let uploads: string;
  beforeAll(async () => {
    uploads = await mkdtemp(path.join(tmpdir(), 'futurelab-profile-forms-'));
    app = await createTestApp({ UPLOADS_DIR: uploads });
  });
  afterAll(async () => {
    await app.close();
    await rm(uploads, { recursive: true, force: true });
  });
  beforeEach(async () => {
    client = await app.signInAs(await createUser(app, { interests: ['Policy'] }));
  });
  const profile = async () => (await client.get('/api/my/profile')).body;
  const TYPED = [
    ['firstName', 'Zoë'],
    ['currentRole', 'Weaver'],
    ['timeZone', 'Asia/Kolkata'],
    ['bio', 'One line\r\nand another.'],
    ['skills', 'Weaving\r\n\r\nDyeing\r\nWeaving'],
    ['interests', 'Ethics'],
    ['interests', 'Health'],
    ['links.0.label', 'Loom'],
    ['links.0.url', 'https://loom.example.test'],
    ['links.1.label', ''],
    ['links.1.url', ''],
  ];

  it('save all of it and lead to the profile', async () => {
    const { status, headers } = await submit(client, '/api/profile-forms', TYPED);
    expect([status, headers.location]).toEqual([303, '/profile']);
    expect(await profile()).toMatchObject({
      firstName: 'Zoë',
      location: 'Lisbon, Portugal',
      timeZone: 'Asia/Kolkata',
      bio: 'One line\nand another.',
      skills: ['Weaving', 'Dyeing'],
      interests: ['Ethics', 'Health'],
      links: [{ label: 'Loom', url: 'https://loom.example.test' }],
    });
  });

  it('give back all that was typed, with why, beside the field', async () => {
    const wrong = TYPED.map(([name, value]) => [name!, name === 'links.0.url' ? 'loom' : value!]);
    const { status, text } = await submit(client, '/api/profile-forms', wrong);
    expect(status).toBe(400);
    expect(text).toContain('Write the whole address, with https://');
    expect(text).toContain('value="loom"');
    expect(text).toContain('Ethics\nHealth');
    expect((await profile()).interests).toEqual(['Policy']);
    const signedOut = await submit(app.visitor(), '/api/profile-forms', TYPED);
    expect(signedOut.status).toBe(401);
    expect(signedOut.text).toContain('log in on another page');
    expect(signedOut.text).toContain('value="Weaver"');
  });

  it('keep who sees what, who may write, and what is left out', async () => {
    const privacy = (fields: string[][]) => submit(client, '/api/profile-forms/privacy', fields);
    const { status, headers } = await privacy([
      ['part', 'visibility'],
      ['visibility.email', 'friends'],
      ['visibility.bio', 'me'],
    ]);
    expect([status, headers.location]).toEqual([303, '/account/privacy']);
    await privacy([['part', 'messages']]);
    await privacy([
      ['part', 'shown'],
      ['courses', `${ID}\r\n${OTHER}`],
      ['showCourse', OTHER],
      ['achievements', 'ten-lessons'],
    ]);
    expect(await profile()).toMatchObject({
      visibility: { email: 'friends', bio: 'me', skills: 'public' },
      acceptsMessagesFromStrangers: false,
      hiddenCourses: [ID],
      hiddenAchievements: ['ten-lessons'],
    });
    await privacy([
      ['part', 'messages'],
      ['acceptsMessagesFromStrangers', 'on'],
    ]);
    expect((await profile()).acceptsMessagesFromStrangers).toBe(true);
    expect((await privacy([['visibility.email', 'everybody']])).status).toBe(400);
  });

  it('take a picture and take it away again, and say what is wrong with a file', async () => {
    const to = '/api/profile-forms/photo?page=%2Fonboarding%3Fstep%3D1';
    const bytes = await picture(640, 640).png().toBuffer();
    const { status, headers } = await upload(client, bytes, { to });
    expect([status, headers.location]).toEqual([303, '/onboarding?step=1']);
    expect((await profile()).profileImageUrl).toMatch(/^\/uploads\/[\w-]+-640x640-480\.webp$/);
    const wrong = await upload(client, 'no picture', { to });
    expect(wrong.status).toBe(415);
    expect(wrong.text).toContain('This is no picture that we can read.');
    const gone = await submit(client, '/api/profile-forms/photo/removal?page=%2F%2Fevil.example', []);
    expect([gone.status, gone.headers.location]).toEqual([303, '/edit-profile']);
    expect((await profile()).profileImageUrl).toBeNull();
    expect((await upload(app.visitor(), bytes, { to })).status).toBe(401);
  });
});
