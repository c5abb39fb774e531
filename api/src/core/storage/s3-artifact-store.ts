import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { MANIFEST_FILE } from '#platform/manifest';
import type { S3Settings } from './s3-settings.js';
import type { ArtifactStore } from './artifact-store.js';
import { createS3Client, reachable, statusOf } from './s3-client.js';

const CONCURRENCY = 8;

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.cjs': 'text/plain; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Releases as objects `<prefix><app>/<release>/<file>`, in Amazon S3 or what speaks like it. */
export class S3ArtifactStore implements ArtifactStore {
  private readonly client: S3Client;

  constructor(private readonly settings: S3Settings) {
    this.client = createS3Client(settings);
  }

  async read(app: string, release: string, file: string): Promise<Buffer | null> {
    const body = await this.find(app, release, file);
    return body && Buffer.from(await reachable(body.transformToByteArray()));
  }

  async open(app: string, release: string, file: string): Promise<Readable | null> {
    // In Node it is one.
    return (await this.find(app, release, file)) as Readable | null;
  }

  /** A manifest goes last: where it is, the rest is. */
  async put(app: string, release: string, folder: string): Promise<void> {
    const files = await filesIn(folder);
    const others = files.filter((file) => file !== MANIFEST_FILE);
    await inParallel(others, (file) => this.write(app, release, folder, file));
    if (others.length < files.length) await this.write(app, release, folder, MANIFEST_FILE);
  }

  async remove(app: string, release: string): Promise<void> {
    const Bucket = this.settings.bucket;
    for (;;) {
      const found = await reachable(
        this.client.send(new ListObjectsV2Command({ Bucket, Prefix: this.folderOf(app, release) })),
      );
      const Objects = (found.Contents ?? []).map(({ Key }) => ({ Key: Key! }));
      if (Objects.length === 0) return;
      const { Errors = [] } = await reachable(
        this.client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects } })),
      );
      if (Errors[0]) throw new Error(`S3 did not remove ${Errors[0].Key}: ${Errors[0].Message}`);
    }
  }

  stage(): Promise<string> {
    return mkdtemp(path.join(os.tmpdir(), 'futurelab-release-'));
  }

  private async find(app: string, release: string, file: string) {
    const Key = this.folderOf(app, release) + file;
    try {
      const { Body } = await reachable(
        this.client.send(new GetObjectCommand({ Bucket: this.settings.bucket, Key })),
      );
      return Body!;
    } catch (error) {
      if (statusOf(error) === 404) return null;
      throw error;
    }
  }

  private folderOf(app: string, release: string): string {
    return `${this.settings.prefix}${app}/${release}/`;
  }

  /** Overwrites only what differs, which an interrupted publish has left behind. */
  private async write(app: string, release: string, folder: string, file: string): Promise<void> {
    const bytes = await readFile(path.join(folder, file));
    const plain = file.replace(/\.br$/, '');
    const object = {
      Bucket: this.settings.bucket,
      Key: this.folderOf(app, release) + file,
      Body: bytes,
      ContentType: TYPES[path.extname(plain)] ?? 'application/octet-stream',
      ...(plain !== file && { ContentEncoding: 'br' }),
      CacheControl: 'public, max-age=31536000, immutable',
    };
    try {
      await reachable(this.client.send(new PutObjectCommand({ ...object, IfNoneMatch: '*' })));
    } catch (error) {
      if (statusOf(error) !== 412) throw error;
      const isSame = (await this.read(app, release, file))?.equals(bytes);
      if (!isSame && file !== MANIFEST_FILE) await reachable(this.client.send(new PutObjectCommand(object)));
    }
  }
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
}

async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
}
