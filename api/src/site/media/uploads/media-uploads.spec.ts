import { request } from 'node:http';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SITE, type Client } from '../../../../test/client.js';
import {
  askProgress,
  beginUpload,
  createMedia,
  filmOf,
  partHeaders,
  sendPart,
} from '../../../../test/factories/media-factory.js';
import { picture } from '../../../../test/factories/picture-factory.js';
import { createAdmin } from '../../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../../test/test-app.js';

const GIGABYTE = 1_000_000_000;

describe('An upload into the media library', () => {
  let app: TestApp;
  let folder: string;
  let client: Client;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'futurelab-media-'));
    app = await createTestApp({
      MEDIA_DIR: folder,
      UPLOADS_DIR: folder,
      MEDIA_QUOTA_GB: '2',
      MEDIA_FILE_GB: '1',
    });
    client = await app.signInAs(await createAdmin(app));
  });
  afterEach(() => app.database.execute({ text: 'DELETE FROM media' }));
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  });

  const begin = async (size: number, name?: string) =>
    (await beginUpload(client, { size, name })).headers.location!;
  const detailOf = async (address: string) => (await client.get(`/api/admin/media/${idOf(address)}`)).body;
  const parts = () => readdir(path.join(folder, 'uploading'));

  const idOf = (address: string) => address.split('/').at(-1)!;
  const sizeOf = async (address: string) => (await stat(path.join(folder, 'uploading', idOf(address)))).size;

  /** Sends the beginning of a part, and is gone once some of it is there. */
  async function breakOff(address: string, bytes: Buffer, offset: number, length: number): Promise<void> {
    const cookie = [...client.cookies].map((pair) => pair.join('=')).join('; ');
    const headers = { ...partHeaders(offset), cookie, origin: SITE, host: 'localhost:3000' };
    const options = { host: '127.0.0.1', port: client.port, method: 'PATCH', path: address };
    const sending = request({ ...options, headers: { ...headers, 'content-length': length } });
    const isOver = new Promise((resolve) => sending.on('error', resolve));
    sending.write(bytes);
    while ((await sizeOf(address)) === offset);
    sending.destroy(new Error('gone'));
    await isOver;
  }

  it('is in the library once its last part is there', async () => {
    const film = filmOf(3_000);
    const address = await begin(film.length);
    expect(await detailOf(address)).toMatchObject({ state: 'uploading', kind: null, received: 0, url: null });
    const first = await sendPart(client, address, film.subarray(0, 2_000));
    expect([first.status, first.headers['upload-offset']]).toEqual([204, '2000']);
    expect(await detailOf(address)).toMatchObject({ state: 'uploading', kind: 'film', received: 2_000 });
    expect((await sendPart(client, address, film.subarray(2_000), 2_000)).status).toBe(204);
    const { id, url, ...file } = await detailOf(address);
    expect(file).toMatchObject({ state: 'ready', kind: 'film', name: 'Opening talk.mp4', size: 3_000 });
    expect(url).toBe(`/media/${id}/opening-talk.mp4`);
    expect((await client.get(url)).bytes).toEqual(film);
    expect(await parts()).not.toContain(idOf(address));
  });

  it('goes on where it broke off', async () => {
    const film = filmOf(400_000);
    const address = await begin(film.length);
    await sendPart(client, address, film.subarray(0, 100_000));
    await breakOff(address, film.subarray(100_000, 200_000), 100_000, 300_000);
    const { status, headers } = await askProgress(client, address);
    expect([status, headers['upload-length']]).toEqual([204, '400000']);
    const offset = Number(headers['upload-offset']);
    expect(offset).toBeGreaterThan(100_000);
    const rest = await sendPart(client, address, film.subarray(offset), offset);
    expect(rest.headers['upload-offset']).toBe('400000');
    const { url } = await detailOf(address);
    expect((await client.get(url)).bytes.equals(film)).toBe(true);
  });

  it('is complete for a client that missed the last answer', async () => {
    const address = `/api/admin/media/uploads/${await createMedia(client)}`;
    const { status, headers } = await askProgress(client, address);
    expect([status, headers['upload-offset'], headers['upload-length']]).toEqual([204, '1000', '1000']);
  });

  it('takes each part once, even if it is sent twice at once', async () => {
    const film = filmOf(2_000);
    const address = await begin(film.length);
    const sent = await Promise.all([1, 2].map(() => sendPart(client, address, film.subarray(0, 1_000))));
    expect(sent.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect((await askProgress(client, address)).headers['upload-offset']).toBe('1000');
  });

  it.each([
    ['a program', 'film.mp4', Buffer.from('MZ'.padEnd(9_000, '\0'))],
    ['a page', 'page.vtt', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an SVG', 'logo.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['an archive', 'slides.pptx', Buffer.from('504b0506' + '00'.repeat(18), 'hex')],
  ])('is refused when it is %s, whatever its name is', async (_, name, bytes) => {
    const address = await begin(bytes.length, name);
    const { status, body } = await sendPart(client, address, bytes);
    expect([status, body.code]).toEqual([415, 'wrong_kind_of_file']);
    expect(await detailOf(address)).toMatchObject({ state: 'refused', refusal: body.message, url: null });
    expect((await askProgress(client, address)).status).toBe(404);
    expect(await parts()).not.toContain(idOf(address));
  });

  it('is refused with its first part, not after gigabytes', async () => {
    const address = await begin(GIGABYTE);
    const { status } = await sendPart(client, address, Buffer.from('MZ'.padEnd(9_000, '\0')));
    expect(status).toBe(415);
  });

  it('draws a picture anew, and forgets what else is in it', async () => {
    const bytes = await picture(300, 200)
      .withExif({ IFD0: { Artist: 'Leo' } })
      .jpeg()
      .toBuffer();
    const id = await createMedia(client, { name: 'Cover.JPEG', bytes });
    const { url, ...file } = (await client.get(`/api/admin/media/${id}`)).body;
    expect(file).toMatchObject({
      kind: 'picture',
      name: 'Cover.webp',
      width: 300,
      height: 200,
      posterUrl: url,
    });
    expect((await app.visitor().get(url)).headers['content-type']).toBe('image/webp');
  });

  it('has a name and is not empty', async () => {
    const nameless = await beginUpload(client, { size: 10, name: '   ' });
    expect([nameless.status, nameless.body.code]).toEqual([400, 'no_file_name']);
    const empty = await beginUpload(client, { size: 0 });
    expect([empty.status, empty.body.code]).toEqual([400, 'empty_file']);
  });

  it('fits into the library, also when two begin at once', async () => {
    const large = await beginUpload(client, { size: GIGABYTE + 1 });
    expect([large.status, large.body.code]).toEqual([413, 'file_too_large']);
    await begin(GIGABYTE);
    const both = await Promise.all([1, 2].map(() => beginUpload(client, { size: 600_000_000 })));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 413]);
    const { body } = both.find(({ status }) => status === 413)!;
    expect(body).toMatchObject({ code: 'media_full', message: expect.stringContaining('room for 400 MB') });
    expect((await client.get('/api/admin/media/usage')).body).toEqual({
      usedBytes: 1_600_000_000,
      quotaBytes: 2 * GIGABYTE,
      maxFileBytes: GIGABYTE,
    });
  });

  it('is canceled with what came of it; what is ready is not', async () => {
    const address = await begin(5_000);
    await sendPart(client, address, filmOf(1_000));
    expect((await client.delete(address)).status).toBe(204);
    expect(await parts()).not.toContain(idOf(address));
    expect((await sendPart(client, address, filmOf(1_000), 1_000)).status).toBe(404);
    const ready = `/api/admin/media/uploads/${await createMedia(client)}`;
    expect((await client.delete(ready)).status).toBe(404);
  });

  it('follows the protocol, and its parts go nowhere else', async () => {
    const address = await begin(1_000);
    const headers = { ...partHeaders(0), 'tus-resumable': undefined };
    expect((await client.patch(address, undefined, { headers, payload: filmOf(10) })).status).toBe(400);
    expect((await sendPart(client, address, filmOf(1_001))).status).toBe(413);
    const elsewhere = { headers: partHeaders(0), payload: filmOf(10) };
    expect((await client.post('/api/posts', undefined, elsewhere)).status).toBe(415);
  });
});
