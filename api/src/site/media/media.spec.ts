import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Client } from '../../../test/client.js';
import { beginUpload, createMedia, filmOf, sendPart } from '../../../test/factories/media-factory.js';
import { picture, upload } from '../../../test/factories/picture-factory.js';
import { createEvent } from '../../../test/factories/product-factories.js';
import { createAdmin, createUser } from '../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { MediaItem } from './media.dto.js';
import { MediaPruningService } from './media-pruning.service.js';

const VTT = Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nHello');

describe('The media library', () => {
  let app: TestApp;
  let folder: string;
  let client: Client;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'futurelab-media-'));
    app = await createTestApp({ MEDIA_DIR: folder, UPLOADS_DIR: folder });
    client = await app.signInAs(await createAdmin(app));
  });
  afterEach(async () => {
    await app.database.execute({ text: 'DELETE FROM media' });
    await rm(path.join(folder, 'files'), { recursive: true, force: true });
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  });

  const pathOf = (id: string) => `/api/admin/media/${id}`;
  const fileOf = async (id: string) => (await client.get(pathOf(id))).body;
  const names = async (query = '') =>
    ((await client.get(`/api/admin/media${query}`)).body as MediaItem[]).map(({ name }) => name);
  const files = async () =>
    (await readdir(path.join(folder, 'files'), { recursive: true })).filter((f) => f.includes('/'));

  it('lists what is there, by type, by name and in order', async () => {
    await createMedia(client, { name: 'Opening talk.mp4' });
    await createMedia(client, { name: 'Opening talk.vtt', bytes: VTT });
    await createMedia(client, { name: 'Closing 100%.mp4' });
    expect(await names()).toEqual(['Closing 100%.mp4', 'Opening talk.vtt', 'Opening talk.mp4']);
    expect(await names('?kind=captions')).toEqual(['Opening talk.vtt']);
    expect(await names('?name=OPENING&order=oldest')).toEqual(['Opening talk.mp4', 'Opening talk.vtt']);
    expect(await names('?name=0%25')).toEqual(['Closing 100%.mp4']);
    expect((await client.get('/api/admin/media?kind=program')).status).toBe(400);
    const first = await client.get('/api/admin/media?limit=2');
    expect(first.headers['x-total-count']).toBe('3');
    const next = /<([^>]+)>/.exec(String(first.headers.link))![1]!;
    expect((await client.get(next)).body).toHaveLength(1);
  });

  it('sends the part that a player asks for', async () => {
    const film = filmOf(5_000);
    const { url } = await fileOf(await createMedia(client, { bytes: film }));
    const part = await client.get(url, { headers: { range: 'bytes=1000-1999' } });
    expect(part.status).toBe(206);
    expect(part.bytes).toEqual(film.subarray(1_000, 2_000));
    expect(part.headers).toMatchObject({
      'content-range': 'bytes 1000-1999/5000',
      'content-type': 'video/mp4',
      'content-length': '1000',
      'content-disposition': expect.stringMatching(/^inline; filename="Opening talk\.mp4"/),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
    });
    const { etag } = part.headers;
    expect((await client.get(url, { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect((await client.get(url, { headers: { range: 'bytes=5000-' } })).status).toBe(416);
    const { bytes } = await client.get(url);
    expect(bytes).toEqual(film);
  });

  it('is for staff, until a file is for everyone', async () => {
    const id = await createMedia(client);
    const { url } = await fileOf(id);
    const member = await app.signInAs(await createUser(app));
    const moderator = await app.signInAs(await createUser(app, { isModerator: true }));
    const statuses = async () =>
      Promise.all([app.visitor(), member, moderator].map(async (each) => (await each.get(url)).status));
    expect(await statuses()).toEqual([404, 404, 200]);
    expect((await client.patch(pathOf(id), { isPublic: true })).body.isPublic).toBe(true);
    expect(await statuses()).toEqual([200, 200, 200]);
    expect((await app.visitor().get(url)).headers['cache-control']).toBe('public, max-age=3600');
  });

  it('sends a document to be saved, not to be opened', async () => {
    const { url } = await fileOf(
      await createMedia(client, { name: 'Ünterlagen.pdf', bytes: Buffer.from('%PDF-1.7\n1 0 obj') }),
    );
    expect((await client.get(url)).headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="_nterlagen.pdf"; filename*=UTF-8''%C3%9Cnterlagen.pdf`,
    });
  });

  it('notes what a browser read from a film, with a poster by the same person', async () => {
    const id = await createMedia(client);
    const { body } = await upload(client, await picture(32, 18).png().toBuffer());
    const facts = { durationSeconds: 75.4, width: 1_920, height: 1_080, posterUrl: body.url };
    expect((await client.patch(pathOf(id), facts)).body).toMatchObject(facts);
    const other = await app.signInAs(await createAdmin(app));
    const refused = await other.patch(pathOf(id), { posterUrl: body.url });
    expect([refused.status, refused.body.details]).toEqual([
      400,
      { posterUrl: ['Upload the poster first.'] },
    ]);
    expect((await client.patch(pathOf(id), { durationSeconds: -1 })).status).toBe(400);
  });

  it.each([
    ['Closing talk', 'Closing talk.mp4'],
    ['Closing talk v1.2', 'Closing talk v1.2.mp4'],
    ['closing.mp4', 'closing.mp4'],
    ['../closing.exe', 'closing.exe.mp4'],
  ])('calls a film %s, with the ending of what is in it', async (name, called) => {
    const id = await createMedia(client);
    expect((await client.patch(pathOf(id), { name })).body.name).toBe(called);
  });

  it('says where a file is used, and deletes it only where it is not', async () => {
    const id = await createMedia(client);
    const { url } = await fileOf(id);
    const event = await createEvent(app, { description: `Watch it: [the film](${url})` });
    expect((await fileOf(id)).usedIn).toEqual([
      { kind: 'event', title: event.title, href: `/events/${event.slug}` },
    ]);
    const refused = await client.send('DELETE', pathOf(id), { reason: 'Old.' });
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      code: 'media_used',
      message: expect.stringContaining(event.title) as string,
    });
    await app.database.execute({
      text: `UPDATE events SET description = 'No film.' WHERE id = $1`,
      values: [event.id],
    });
    expect((await client.send('DELETE', pathOf(id), {})).status).toBe(400);
    expect((await client.send('DELETE', pathOf(id), { reason: 'Old.' })).status).toBe(204);
    expect((await client.get(url)).status).toBe(404);
    expect(await files()).toEqual([]);
  });

  it('finds a picture by its own address', async () => {
    const id = await createMedia(client, { name: 'a.png', bytes: await picture(9, 9).png().toBuffer() });
    const { url } = await fileOf(id);
    await createEvent(app, { title: 'With a picture', recap: `![A dot](${url})` });
    expect((await fileOf(id)).usedIn).toMatchObject([{ title: 'With a picture' }]);
  });

  it('forgets at night what nobody went on with, and files that no row has', async () => {
    const [ready, lost] = [await createMedia(client), await createMedia(client)];
    const { headers } = await beginUpload(client, { size: 5_000 });
    await sendPart(client, headers.location!, filmOf(1_000));
    const fresh = await beginUpload(client, { size: 5_000 });
    const old = new Date(Date.now() - 25 * 60 * 60 * 1_000);
    const set = (text: string, id: string) => app.database.execute({ text, values: [id] });
    await set(
      `UPDATE media SET received_at = now() - interval '25 hours' WHERE id = $1`,
      headers.location!.split('/').at(-1)!,
    );
    await set('DELETE FROM media WHERE id = $1', lost);
    for (const id of [ready, lost]) await utimes(path.join(folder, 'files', id.slice(0, 2), id), old, old);
    const stray = path.join(folder, 'uploading', 'stray');
    await writeFile(stray, '');
    await utimes(stray, old, old);

    await app.nest.get(MediaPruningService).prune();
    expect(await files()).toEqual([`${ready.slice(0, 2)}/${ready}`]);
    expect(await readdir(path.join(folder, 'uploading'))).toEqual([
      fresh.headers.location!.split('/').at(-1),
    ]);
    expect((await client.get('/api/admin/media')).body).toHaveLength(2);
  });
});
