import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { archiveOf, memberNamed, tableIn, unzip } from '../../../../test/archives.js';
import type { Client } from '../../../../test/client.js';
import { picture, upload } from '../../../../test/factories/picture-factory.js';
import { createUser } from '../../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../../test/test-app.js';
import { seed } from '../../../app/seed/seed.js';
import { User } from '../../../identity/users/user.entity.js';

/** What an account has of itself: another one has another. */
const OF_THE_ACCOUNT = [
  'email',
  'address',
  'joinedAt',
  'onboardedAt',
  'pictureUrl',
  'isAdmin',
  'isModerator',
  'suspendedAt',
];
const IMPORTED = [
  'profile',
  'preferences',
  'certificates',
  'courses',
  'lessons',
  'answers',
  'notes',
  'reflections',
  'positions',
  'paths',
  'learning-days',
];

const zipOf = (files: Iterable<readonly [string, Buffer]>): Promise<Buffer> => {
  const zip = new ZipFile();
  for (const [name, bytes] of files) zip.addBuffer(bytes, name);
  zip.end();
  return buffer(zip.outputStream);
};

describe('bringing an archive into a new account', () => {
  let app: TestApp;
  let folder: string;
  let archive: Buffer;
  let files: Map<string, Buffer>;

  const send = (client: Client, bytes: Buffer, query = '') =>
    upload(client, bytes, { to: `/api/my/import${query}`, name: 'archive.zip', type: 'application/zip' });

  const fresh = async () => {
    const user = await createUser(app, { timeZone: 'UTC', firstName: 'New', lastName: null, location: null });
    return { user, client: await app.signInAs(user) };
  };

  const ownOf = async (client: Client) => {
    const exported = await unzip(await archiveOf(app, client));
    const without = (row: object) =>
      Object.fromEntries(Object.entries(row).filter(([key]) => !OF_THE_ACCOUNT.includes(key)));
    return Object.fromEntries(
      IMPORTED.map((name) => {
        const table = tableIn(exported, name);
        return [name, Array.isArray(table) ? table.map(without) : without(table)];
      }),
    );
  };

  let mayas: Awaited<ReturnType<typeof ownOf>>;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'futurelab-imports-'));
    app = await createTestApp({ UPLOADS_DIR: folder });
    await seed(app.config);
    const id = await memberNamed(app, 'Maya');
    const maya = await app.signInAs(await app.data.getRepository(User).findOneByOrFail({ id }));
    const portrait = await upload(maya, await picture(400, 400).png().toBuffer());
    await maya.patch('/api/my/profile', {
      profileImageUrl: portrait.body.url,
      bio: 'Ropes, “quotes” and =SUM(A1).',
      visibility: { bio: 'friends' },
      acceptsMessagesFromStrangers: false,
      inDirectory: false,
      showsActivity: false,
    });
    await app.database.execute({
      text: 'UPDATE users SET profile_image_url = $1 WHERE id = $2',
      values: [portrait.body.url, id],
    });
    await maya.put('/api/my/weekly-goal', { days: 3 });
    await maya.put('/api/my/recommendation-settings', { enabled: false });
    await app.database.execute({
      text: `INSERT INTO notification_settings (user_id, kind, channels) VALUES ($1, 'event-changed', '{app}') ON CONFLICT DO NOTHING`,
      values: [id],
    });
    for (const table of ['lesson_notes', 'lesson_reflections'])
      await app.database.execute({
        text: `INSERT INTO ${table} (user_id, lesson_id, text, updated_at)
               SELECT e.user_id, l.id, 'Of ' || l.title, now() - interval '40 days' FROM enrollments e JOIN lessons l ON l.course_id = e.course_id
               WHERE e.user_id = $1 ON CONFLICT DO NOTHING`,
        values: [id],
      });
    mayas = await ownOf(maya);
    archive = (await maya.get('/api/my/export/file')).bytes;
    files = await unzip(archive);
  }, 300_000);
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('says what would come in and changes nothing, then brings it in: equal in every field', async () => {
    const { client } = await fresh();
    const before = await ownOf(client);
    const preview = await send(client, archive, '?preview=true');
    expect(preview).toMatchObject({ status: 200, body: { preview: true, isRepeated: false } });
    expect(await ownOf(client)).toEqual(before);

    const imported = await send(client, archive);
    expect(imported.body).toEqual({ ...preview.body, preview: false });
    for (const name of ['courses', 'lessons', 'notes', 'reflections', 'certificates'])
      expect(imported.body.sections).toContainEqual(
        expect.objectContaining({ name, found: mayas[name]!.length, added: mayas[name]!.length, missing: 0 }),
      );
    expect(mayas['certificates']!.length).toBeGreaterThan(0);
    expect(await ownOf(client)).toEqual(mayas);
    const achievements = (await client.get('/api/my/achievements')).body as {
      key: string;
      earnedAt: string;
    }[];
    expect(achievements.filter(({ earnedAt }) => earnedAt).map(({ key }) => key)).toEqual(
      expect.arrayContaining(['knowledge-seeker', 'course-completer', 'first-lesson', 'first-reflection']),
    );
    const { profileImageUrl } = (await client.get('/api/auth/user')).body;
    expect((await app.visitor().get(profileImageUrl)).status).toBe(200);

    const again = await send(client, archive);
    expect(again.body.isRepeated).toBe(true);
    expect(again.body.sections.filter(({ added }: { added: number }) => added > 0)).toEqual([]);
    expect(await ownOf(client)).toEqual(mayas);
    expect((await client.get('/api/auth/user')).body.profileImageUrl).toBe(profileImageUrl);

    const { client: other } = await fresh();
    expect(await send(other, archive)).toMatchObject({ status: 409, body: { code: 'archive_used' } });
  }, 60_000);

  it('once, however often it is sent at the same moment, and keeps what is newer here', async () => {
    const leo = await app.signInAs({ id: await memberNamed(app, 'Leo') });
    const leos = await archiveOf(app, leo);
    const [{ client, user }, { client: other }] = [await fresh(), await fresh()];
    const lesson = (await app.database.one<{ id: string }>({
      text: 'SELECT id FROM lessons ORDER BY slug LIMIT 1',
    }))!;
    await app.database.execute({
      text: `INSERT INTO lesson_notes (user_id, lesson_id, text) VALUES ($1, $2, 'Newer')`,
      values: [user.id, lesson.id],
    });
    const answers = await Promise.all([send(client, leos), send(client, leos), send(other, leos)]);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    const owners = await app.database.query({
      text: `SELECT DISTINCT imported_by_id FROM data_archives WHERE imported_by_id IS NOT NULL`,
    });
    expect(owners.length).toBeLessThanOrEqual(2);
    expect((await client.get('/api/my/notes')).text).toContain('Newer');
  }, 60_000);

  it.each<[string, string, number, () => Promise<Buffer> | Buffer]>([
    ['what is no ZIP', 'not_an_archive', 415, () => Buffer.from('hello there')],
    ['a ZIP without a manifest', 'foreign_archive', 422, () => zipOf([['notes.txt', Buffer.from('x')]])],
    [
      'one in which a file was changed',
      'foreign_archive',
      422,
      async () => {
        // Nobody has brought this one in yet.
        const ada = await app.signInAs({ id: await memberNamed(app, 'Ada') });
        const adas = await unzip(await archiveOf(app, ada));
        return zipOf(
          [...adas].map(
            ([name, bytes]) => [name, name === 'data/notes.json' ? Buffer.from('[{}]') : bytes] as const,
          ),
        );
      },
    ],
    [
      'one whose list was changed with it',
      'foreign_archive',
      422,
      () =>
        zipOf(
          [...files].map(([name, bytes]) =>
            name === 'manifest.json'
              ? ([name, Buffer.from(bytes.toString().replace('"rows": ', '"rows":'))] as const)
              : ([name, bytes] as const),
          ),
        ),
    ],
    [
      'a name that leads out of it',
      'unsafe_archive',
      422,
      async () => {
        const bytes = await zipOf(
          [['data/../../passwd', Buffer.from('x')]].map(
            ([, content]) => ['aaaa/bb/bb/passwd', content as Buffer] as const,
          ),
        );
        return Buffer.from(
          bytes.toString('latin1').replaceAll('aaaa/bb/bb/passwd', 'data/../../passwd'),
          'latin1',
        );
      },
    ],
    [
      'the same name twice',
      'unsafe_archive',
      422,
      () =>
        zipOf([
          ['manifest.json', Buffer.from('{}')],
          ['manifest.json', Buffer.from('{}')],
        ]),
    ],
    ['a bomb', 'unsafe_archive', 422, () => zipOf([['manifest.json', Buffer.alloc(64 * 1024 * 1024)]])],
    [
      'a bomb that says it is small',
      'unsafe_archive',
      422,
      async () => {
        const size = 24 * 1024 * 1024;
        const bytes = await zipOf([['manifest.json', Buffer.alloc(size)]]);
        const [real, declared] = [Buffer.alloc(4), Buffer.alloc(4)];
        real.writeUInt32LE(size);
        declared.writeUInt32LE(10);
        return Buffer.from(
          bytes.toString('latin1').replaceAll(real.toString('latin1'), declared.toString('latin1')),
          'latin1',
        );
      },
    ],
  ])('refuses %s', async (_, code, status, make) => {
    const { client } = await fresh();
    const before = await ownOf(client);
    const answer = await send(client, await make());
    expect(answer).toMatchObject({ status, body: { code, details: { file: [expect.any(String)] } } });
    expect(await ownOf(client)).toEqual(before);
  });

  it('brings in what an older archive has as a form would take it', async () => {
    const user = await createUser(app, {
      firstName: 'Maya\u202e',
      lastName: 'O\nKafor',
      currentRole: '\u3164',
      skills: ['Reading\taloud', '\u200b'],
      bio: 'One\n\nTwo',
    });
    const old = await archiveOf(app, await app.signInAs(user));
    const { client } = await fresh();
    expect((await send(client, old)).status).toBe(200);
    expect((await client.get('/api/my/profile')).body).toMatchObject({
      firstName: 'Maya',
      lastName: 'O Kafor',
      currentRole: 'Facilitator',
      skills: ['Reading aloud'],
      bio: 'One\n\nTwo',
    });
  });

  it('refuses what is too large, and a form without a file', async () => {
    const { client } = await fresh();
    expect(await send(client, Buffer.alloc(31 * 1024 * 1024))).toMatchObject({
      status: 413,
      body: { code: 'archive_too_large' },
    });
    expect(await client.post('/api/my/import')).toMatchObject({ status: 400, body: { code: 'no_file' } });
  }, 60_000);

  it('brings a certificate in once, whichever archive holds it', async () => {
    const maya = await app.signInAs({ id: await memberNamed(app, 'Maya') });
    const second = await archiveOf(app, maya);
    const [{ client: first }, { client: other }] = [await fresh(), await fresh()];
    const certificatesOf = async (client: Client) =>
      tableIn(await unzip(await archiveOf(app, client)), 'certificates') as object[];
    const taken = await send(other, second);
    expect(taken.status).toBe(200);
    expect(taken.body.sections).toContainEqual(
      expect.objectContaining({ name: 'certificates', found: mayas['certificates']!.length, added: 0 }),
    );
    expect(await certificatesOf(other)).toEqual([]);
    expect((await send(first, await archiveOf(app, other))).status).toBe(200);
    expect(await certificatesOf(first)).toEqual([]);
    expect((await certificatesOf(maya)).length).toBe(mayas['certificates']!.length);
  }, 60_000);
});
