import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Client } from '../../../test/client.js';
import { createMedia, filmOf } from '../../../test/factories/media-factory.js';
import { createAdmin } from '../../../test/factories/user-factory.js';
import { FakeS3 } from '../../../test/fakes/fake-s3.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import { MediaPruningService } from './media-pruning.service.js';
import { MediaTransferService } from './media-transfer.service.js';

const REASON = { reason: 'Out of date' };

describe('The media library where there is an S3', () => {
  let app: TestApp;
  let s3: FakeS3;
  let folder: string;
  let client: Client;
  const before = { ...process.env };
  beforeAll(async () => {
    s3 = await FakeS3.start();
    process.env.AWS_ACCESS_KEY_ID ??= 'test';
    process.env.AWS_SECRET_ACCESS_KEY ??= 'test';
    folder = await mkdtemp(path.join(tmpdir(), 'futurelab-media-'));
    app = await createTestApp({
      MEDIA_DIR: folder,
      ARTIFACTS_S3_BUCKET: 'futurelab',
      ARTIFACTS_S3_PREFIX: 'site/',
      ARTIFACTS_S3_ENDPOINT: s3.url,
    });
    client = await app.signInAs(await createAdmin(app));
  });
  beforeEach(async () => {
    s3.isAway = false;
    s3.objects.clear();
    await app.database.execute({ text: 'DELETE FROM media' });
    await rm(path.join(folder, 'files'), { recursive: true, force: true });
  });
  afterAll(async () => {
    await app.close();
    await s3.close();
    await rm(folder, { recursive: true, force: true });
    process.env = before;
  });

  const keyOf = (id: string) => `futurelab/site/media/${id}`;
  const urlOf = async (id: string): Promise<string> => (await client.get(`/api/admin/media/${id}`)).body.url;
  const localFiles = async () =>
    (await readdir(path.join(folder, 'files'), { recursive: true })).filter((file) => file.includes('/'));

  it('brings a film there in parts, and plays it before and afterwards', async () => {
    const film = filmOf(17_000_000);
    const id = await createMedia(client, { bytes: film });
    const url = await urlOf(id);
    const asked = { headers: { range: 'bytes=16990000-16999999' } };
    expect((await client.get(url, asked)).bytes).toEqual(film.subarray(16_990_000));
    await app.runJobs();
    expect(s3.objects.get(keyOf(id))!.bytes.equals(film)).toBe(true);
    expect(s3.requests.filter((request) => request === `PUT ${keyOf(id)}`)).toHaveLength(2);
    expect(await localFiles()).toEqual([]);
    const part = await client.get(url, asked);
    expect([part.status, part.bytes]).toEqual([206, film.subarray(16_990_000)]);
  });

  it('keeps a film where it is while S3 is away, and leaves no half of it there', async () => {
    const id = await createMedia(client);
    s3.isAway = true;
    const transfer = app.nest.get(MediaTransferService);
    await makeOlder(id, 2);
    await expect(transfer.transferWaiting()).rejects.toThrow('We can’t save files right now');
    expect(await localFiles()).toHaveLength(1);
    expect((await client.get(await urlOf(id))).status).toBe(200);
    s3.isAway = false;
    await transfer.transferWaiting();
    expect([...s3.objects.keys()]).toEqual([keyOf(id)]);
    expect([s3.parts.size, await localFiles()]).toEqual([0, []]);
    await app.runJobs();
    expect((await client.get(await urlOf(id))).bytes).toEqual(filmOf(1_000));
  });

  it('forgets a film in both places when it is deleted', async () => {
    const [there, here] = [await createMedia(client), await createMedia(client)];
    await makeOlder(there, 2);
    await app.nest.get(MediaTransferService).transferWaiting();
    for (const id of [there, here])
      expect((await client.send('DELETE', `/api/admin/media/${id}`, REASON)).status).toBe(204);
    await app.runJobs();
    expect([s3.objects.size, await localFiles()]).toEqual([0, []]);
  });

  it('removes at night what no row has', async () => {
    const id = await createMedia(client);
    await app.runJobs();
    s3.objects.set(keyOf('5b0f6f3c-8f4d-4f8e-9d64-0d8a6b6a1c11'), s3.objects.get(keyOf(id))!);
    await app.nest.get(MediaPruningService).prune();
    expect([...s3.objects.keys()]).toEqual([keyOf(id)]);
  });

  async function makeOlder(id: string, hours: number): Promise<void> {
    const time = new Date(Date.now() - hours * 60 * 60 * 1_000);
    await utimes(path.join(folder, 'files', id.slice(0, 2), id), time, time);
  }
});
