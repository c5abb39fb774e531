import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { archiveOf, memberNamed, tableIn, unzip } from '../../../../test/archives.js';
import type { Client } from '../../../../test/client.js';
import { picture, upload } from '../../../../test/factories/picture-factory.js';
import { createUser } from '../../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../../test/test-app.js';
import { seed } from '../../../app/seed/seed.js';
import { hashOf } from '../archive/manifest.js';
import { DataExportsService } from './data-exports.service.js';

describe('a copy of everything of one’s own', () => {
  let app: TestApp;
  let folder: string;
  let maya: Client;
  let mayaId: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'futurelab-exports-'));
    app = await createTestApp({ UPLOADS_DIR: folder });
    await seed(app.config);
    mayaId = await memberNamed(app, 'Maya');
    maya = await app.signInAs({ id: mayaId });
  }, 300_000);
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('is asked for, made by a job, mailed when it is ready and downloaded', async () => {
    expect((await maya.get('/api/my/export')).body).toMatchObject({ state: 'none', url: null });
    const asked = await maya.post('/api/my/export');
    expect(asked).toMatchObject({ status: 202, body: { state: 'preparing', url: null } });
    expect((await maya.get('/api/my/export/file')).status).toBe(404);
    expect((await maya.post('/api/my/export')).body).toEqual(asked.body);
    await app.runJobs();
    // The mail was asked for by the first ones.
    await app.runJobs();

    const { body } = await maya.get('/api/my/export');
    expect(body).toMatchObject({ state: 'ready', url: '/api/my/export/file' });
    const days = (Date.parse(body.expiresAt) - Date.parse(body.readyAt)) / 86_400_000;
    expect(days).toBe(7);
    const file = await maya.get(body.url);
    expect(file).toMatchObject({ status: 200, headers: { 'content-type': 'application/zip' } });
    expect(file.headers['cache-control']).toBe('private, no-store');
    expect(file.bytes.length).toBe(body.bytes);
    const mail = await app.database.one<{ body: string }>({
      text: `SELECT body FROM mail_messages WHERE recipient = (SELECT email FROM users WHERE id = $1) AND subject LIKE 'Your data is ready%'`,
      values: [mayaId],
    });
    expect(mail?.body).toContain('/account/data');
  });

  it('is for its member alone', async () => {
    const other = await app.signInAs(await createUser(app));
    expect((await other.get('/api/my/export')).body.state).toBe('none');
    expect((await other.get('/api/my/export/file')).status).toBe(404);
    expect((await app.visitor().get('/api/my/export/file')).status).toBe(401);
  });

  it('names every file with its hash, and holds what she learned and wrote, as JSON and as tables', async () => {
    const uploaded = await upload(maya, await picture(600, 400).png().toBuffer());
    expect(uploaded.status).toBe(201);
    const sent = await upload(maya, 'Bring a chair.', { name: 'notes.md', to: '/api/message-files' });
    await maya.patch('/api/my/profile', { bio: 'I look after tables.' });
    const files = await unzip(await archiveOf(app, maya));
    const manifest = JSON.parse(files.get('manifest.json')!.toString('utf8'));
    expect(manifest).toMatchObject({ format: 'futurelab-archive', version: 1 });
    const named = manifest.files as { path: string; sha256: string }[];
    expect(named.map((file) => file.path).sort()).toEqual(
      [...files.keys()].filter((name) => name !== 'manifest.json' && name !== 'README.txt').sort(),
    );
    for (const file of named) expect(hashOf(files.get(file.path)!)).toBe(file.sha256);

    expect(tableIn(files, 'profile')).toMatchObject({ firstName: 'Maya', bio: 'I look after tables.' });
    for (const name of [
      'courses',
      'lessons',
      'points',
      'groups',
      'events',
      'conversations',
      'messages',
      'certificates',
    ])
      expect({ name, rows: tableIn(files, name).length }).toEqual({ name, rows: expect.any(Number) });
    expect(tableIn(files, 'courses').length).toBeGreaterThan(0);
    expect(tableIn(files, 'messages').length).toBeGreaterThan(0);
    const table = files.get('tables/courses.csv')!.toString('utf8');
    expect(table.split('\r\n')[0]).toBe('\uFEFFcourse,title,startedAt,completedAt,lastActivityAt,progress');
    expect(table.split('\r\n').length).toBe(tableIn(files, 'courses').length + 2);
    expect(files.get(`pictures/${uploaded.body.id}.webp`)!.length).toBeGreaterThan(0);
    const file = `files/${sent.body.id}-notes.md`;
    expect(tableIn(files, 'message-files')).toEqual([
      expect.objectContaining({ fileName: 'notes.md', fileSize: 14, file, createdAt: expect.any(String) }),
    ]);
    expect(files.get(file)!.toString('utf8')).toBe('Bring a chair.');
  });

  it('holds of others the names of conversations and nothing else', async () => {
    const files = await unzip(await archiveOf(app, maya));
    const others = await app.database.query<{ email: string; slug: string; name: string; id: string }>({
      text: `SELECT email, slug, id, first_name || ' ' || last_name AS name FROM users
             WHERE id <> $1 AND first_name IS NOT NULL AND last_name IS NOT NULL`,
      values: [mayaId],
    });
    const texts = await app.database.query<{ text: string }>({
      text: `SELECT m.text FROM messages m JOIN conversation_members o ON o.conversation_id = m.conversation_id AND o.user_id = $1
             WHERE m.author_id <> $1 AND length(m.text) > 20
             UNION SELECT body FROM posts WHERE author_id <> $1 UNION SELECT body FROM post_replies WHERE author_id <> $1`,
      values: [mayaId],
    });
    const whole = [...files]
      .filter(([name]) => !name.startsWith('pictures/') && !/conversations\.(json|csv)$/.test(name))
      .map(([, bytes]) => bytes.toString('utf8'))
      .join('\n');
    // What she wrote herself may name someone.
    const own = [
      'posts',
      'replies',
      'messages',
      'introductions',
      'drafts',
      'earlier-versions',
      'projects',
      'exchanges',
    ]
      .map((name) => JSON.stringify(tableIn(files, name)))
      .join('\n');
    const found = others.flatMap(({ email, slug, name, id }) =>
      [email, `/profile/${slug}`, name, id].filter(
        (word) => word && whole.includes(word) && !own.includes(word),
      ),
    );
    expect(found).toEqual([]);
    expect(texts.filter(({ text }) => whole.includes(JSON.stringify(text).slice(1, -1)))).toEqual([]);
  });

  it('goes after seven days, with its file', async () => {
    await archiveOf(app, maya);
    await app.database.execute({ text: `UPDATE data_exports SET expires_at = now() - interval '1 minute'` });
    expect((await maya.get('/api/my/export')).body.state).toBe('none');
    expect((await maya.get('/api/my/export/file')).status).toBe(404);
    await app.nest.get(DataExportsService).prune();
    expect(await readdir(path.join(folder, 'archives'))).toEqual([]);
  });

  it('can be asked for five times a day', async () => {
    const eager = await app.signInAs(await createUser(app));
    for (let asked = 0; asked < 5; asked += 1) await archiveOf(app, eager);
    expect((await eager.post('/api/my/export')).status).toBe(429);
    expect((await eager.get('/api/my/export')).body.state).toBe('ready');
  }, 60_000);
});
