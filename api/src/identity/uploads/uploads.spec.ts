import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import type { Client } from '../../../test/client.js';
import { createUser } from '../../../test/factories/user-factory.js';
import { picture, upload } from '../../../test/factories/picture-factory.js';
import { createEvent, createPost } from '../../../test/factories/product-factories.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { User } from '../users/user.entity.js';
import { UploadPruningService } from './upload-pruning.service.js';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

describe('POST /api/uploads', () => {
  let app: TestApp;
  let folder: string;
  let leo: User;
  let client: Client;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'futurelab-uploads-'));
    app = await createTestApp({ UPLOADS_DIR: folder });
  });
  beforeEach(async () => {
    leo = await createUser(app);
    client = await app.signInAs(leo);
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('draws a picture anew, as WebP and AVIF in three widths', async () => {
    const { status, body } = await upload(client, await picture(2_400, 1_200).jpeg().toBuffer());
    expect(status).toBe(201);
    expect(body).toMatchObject({ width: 1_600, height: 800 });
    expect(body.url).toBe(`/uploads/${body.id}-1600x800-1600.webp`);
    const shown = body.variants.map(({ width, format }: { width: number; format: string }) => [
      width,
      format,
    ]);
    expect(shown).toEqual(
      [480, 960, 1_600].flatMap((width) => [
        [width, 'webp'],
        [width, 'avif'],
      ]),
    );
    for (const { url, width, format } of body.variants) {
      const { status, headers, bytes } = await app.visitor().get(url);
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-type': `image/${format}`,
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      });
      const drawn = await sharp(bytes).metadata();
      expect([drawn.width, drawn.format]).toEqual([width, format === 'avif' ? 'heif' : 'webp']);
    }
  });

  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
    'takes %s whatever it is called, and does not enlarge it',
    async (format) => {
      const bytes = await picture(300, 200).toFormat(format).toBuffer();
      const { status, body } = await upload(client, bytes, {
        name: '../../x.exe',
        type: 'application/pdf',
      });
      expect(status).toBe(201);
      expect(body).toMatchObject({ width: 300, height: 200 });
      expect(body.variants).toHaveLength(2);
    },
  );

  it('turns a photo upright and forgets where it was taken', async () => {
    const photo = await picture(60, 40)
      .withExif({ IFD0: { Artist: 'Leo' }, IFD3: { GPSLatitude: '52/1 22/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { body } = await upload(client, photo);
    expect(body).toMatchObject({ width: 40, height: 60 });
    for (const { url } of body.variants) {
      const { exif, xmp, icc, iptc, orientation } = await sharp((await client.get(url)).bytes).metadata();
      expect([exif, xmp, icc, iptc, orientation]).toEqual(Array(5).fill(undefined));
    }
  });

  it('keeps what is see-through', async () => {
    const bytes = await sharp({ create: { width: 9, height: 9, channels: 4, background: '#0000' } })
      .png()
      .toBuffer();
    const { body } = await upload(client, bytes);
    const { data } = await sharp((await client.get(body.url)).bytes)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[3]).toBe(0);
  });

  it.each([
    ['an SVG', SVG, 415, 'svg'],
    [
      'an SVG that says it is a PNG',
      `\uFEFF<?xml version="1.0"?><!-- ${'x'.repeat(900)} -->${SVG}`,
      415,
      'svg',
    ],
    ['a page', '<!doctype html><script>alert(1)</script>', 415, 'not_a_picture'],
    ['a GIF that is a script', 'GIF89a=1;alert(1)//', 415, 'not_a_picture'],
    ['a PDF', '%PDF-1.7\n1 0 obj', 415, 'not_a_picture'],
    ['nothing', '', 400, 'no_file'],
  ])('refuses %s with a message', async (_, bytes, status, code) => {
    const answer = await upload(client, bytes);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.body.details.file[0]).toBe(answer.body.message);
  });

  it('refuses formats that are none of the web', async () => {
    const answer = await upload(client, await picture(9, 9).tiff().toBuffer(), { type: 'image/jpeg' });
    expect([answer.status, answer.body.code]).toEqual([415, 'not_a_picture']);
  });

  it('refuses a picture that ends too soon', async () => {
    const bytes = await sharp(randomBytes(120_000), { raw: { width: 200, height: 200, channels: 3 } })
      .jpeg()
      .toBuffer();
    const answer = await upload(client, bytes.subarray(0, bytes.length / 2));
    expect([answer.status, answer.body.code]).toEqual([422, 'picture_damaged']);
  });

  it('leaves out what was hidden behind a picture', async () => {
    const hidden = Buffer.concat([
      await picture(9, 9).png().toBuffer(),
      Buffer.from('<script>alert(1)</script>'),
    ]);
    const { body } = await upload(client, hidden);
    expect((await client.get(body.url)).bytes.includes('script')).toBe(false);
  });

  it('refuses a small file with a flood of pixels before drawing it', async () => {
    const bomb = await picture(8_000, 8_000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(2_000_000);
    const answer = await upload(client, bomb);
    expect([answer.status, answer.body.code]).toEqual([413, 'too_many_pixels']);
  });

  it('leaves room for the pictures of others while one member sends many at once', async () => {
    const file = await picture(400, 300).png().toBuffer();
    const many = Array.from({ length: 14 }, () => upload(client, file));
    const other = await upload(await app.signInAs(await createUser(app)), file);
    expect(other.status).toBe(201);
    expect((await Promise.all(many)).map(({ status }) => status)).toEqual(Array(14).fill(201));
  });

  it('refuses more than 10 MB with a message, and goes on listening', async () => {
    const answer = await upload(client, Buffer.alloc(10 * 1024 * 1024 + 1));
    expect([answer.status, answer.body.code]).toEqual([413, 'picture_too_large']);
    expect(answer.body.message).toContain('10 MB');
  });

  it('needs a form with a file', async () => {
    const form = { 'content-type': 'multipart/form-data; boundary=x' };
    const empty = await client.post('/api/uploads', undefined, { headers: form, payload: '--x--\r\n' });
    expect([empty.status, empty.body.code]).toEqual([400, 'no_file']);
    expect((await client.post('/api/uploads', { file: 'x' })).status).toBe(400);
    const broken = await client.post('/api/uploads', undefined, {
      headers: form,
      payload: 'nothing of the kind',
    });
    expect([broken.status, broken.body.code]).toEqual([400, 'broken_form']);
    const elsewhere = await client.post('/api/posts', undefined, { headers: form, payload: '--x--\r\n' });
    expect(elsewhere.status).toBe(415);
  });

  it('takes sixty pictures an hour', async () => {
    const send = () => client.post('/api/uploads', {});
    for (let times = 0; times < 60; times += 1) await send();
    expect((await send()).status).toBe(429);
  });

  it.each([
    'x.webp',
    '..%2f..%2fetc%2fpasswd',
    'a'.repeat(190),
    '%00',
    `${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}-1x1-1.webp`,
  ])('GET /uploads/%s is nothing', async (name) => {
    expect((await app.visitor().get(`/uploads/${name}`)).status).toBe(404);
  });

  it('does not answer with another size than was drawn', async () => {
    const { body } = await upload(client, await picture(300, 200).png().toBuffer());
    expect((await client.get(body.url.replace('300x200', '300x900'))).status).toBe(404);
  });

  it('removes, after a day, what is shown nowhere', async () => {
    const file = await picture(9, 9).png().toBuffer();
    const [shown, drafted, recapped, lost, fresh] = await Promise.all(
      [1, 2, 3, 4, 5].map(async () => (await upload(client, file)).body),
    );
    await createPost(app, { authorId: leo.id, body: `Look: ![A dot](${shown.url})` });
    await client.put('/api/my/drafts/post', { content: { body: `![A dot](${drafted.url})` } });
    await createEvent(app, { recap: `![A dot](${recapped.url})` });
    await app.database.execute({
      text: `UPDATE uploads SET created_at = now() - interval '25 hours' WHERE id <> $1`,
      values: [fresh.id],
    });
    await app.nest.get(UploadPruningService).prune();
    const statusOf = async ({ url }: { url: string }) => (await client.get(url)).status;
    expect(await Promise.all([shown, drafted, recapped, lost, fresh].map(statusOf))).toEqual([
      200, 200, 200, 404, 200,
    ]);
    expect(await readdir(path.join(folder, lost.id.slice(0, 2)))).not.toContain(lost.id);
  });
});
