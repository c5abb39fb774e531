import { type FileHandle, open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { createS3Client, reachable, statusOf } from '../s3-client.js';
import type { S3Settings } from '../s3-settings.js';
import type { FolderMediaStore } from './folder-media-store.js';
import type { MediaStore } from './media-store.js';

/** S3 takes ten thousand of them, and each but the last has at least five million bytes. */
const PART_BYTES = 16 * 1024 * 1024;
const HOUR_MS = 60 * 60 * 1_000;

/**
 * Files as objects `<prefix><id>`, in Amazon S3 or what speaks like it. One of gigabytes does not get there within a request:
 * it is put into a folder, read from there, and transferred by a job.
 */
export class S3MediaStore implements MediaStore {
  private readonly client: S3Client;

  constructor(
    private readonly settings: S3Settings,
    private readonly folder: FolderMediaStore,
  ) {
    this.client = createS3Client(settings);
  }

  put(id: string, file: string): Promise<void> {
    return this.folder.put(id, file);
  }

  async open(id: string, from: number, to: number): Promise<Readable | null> {
    return (await this.folder.open(id, from, to)) ?? this.fetch(id, from, to);
  }

  async remove(id: string): Promise<void> {
    await this.folder.remove(id);
    await reachable(this.client.send(new DeleteObjectCommand(this.objectOf(id))));
  }

  async transfer(id: string): Promise<void> {
    const file = await openFile(this.folder.placeOf(id));
    if (!file) return;
    try {
      await this.upload(id, file);
    } finally {
      await file.close();
    }
    // Who removed the file meanwhile has perhaps found no object yet.
    const isRemoved = !(await this.folder.has(id));
    await (isRemoved ? this.remove(id) : this.folder.remove(id));
  }

  waiting(): AsyncIterable<string> {
    return this.folder.olderThan(new Date(Date.now() - HOUR_MS));
  }

  async *olderThan(time: Date): AsyncIterable<string> {
    yield* this.folder.olderThan(time);
    const { bucket, prefix } = this.settings;
    const pages = paginateListObjectsV2({ client: this.client }, { Bucket: bucket, Prefix: prefix });
    for await (const { Contents = [] } of pages)
      for (const { Key, LastModified } of Contents) if (LastModified! < time) yield Key!.slice(prefix.length);
  }

  private objectOf(id: string) {
    return { Bucket: this.settings.bucket, Key: this.settings.prefix + id };
  }

  private async fetch(id: string, from: number, to: number): Promise<Readable | null> {
    const asked = new GetObjectCommand({ ...this.objectOf(id), Range: `bytes=${from}-${to}` });
    try {
      const { Body } = await reachable(this.client.send(asked));
      // In Node it is one.
      return Body as Readable;
    } catch (error) {
      if (statusOf(error) === 404) return null;
      throw error;
    }
  }

  private async upload(id: string, file: FileHandle): Promise<void> {
    const object = this.objectOf(id);
    const { UploadId } = await reachable(this.client.send(new CreateMultipartUploadCommand(object)));
    try {
      const Parts = await this.sendParts(object, UploadId!, file);
      const completed = { ...object, UploadId, MultipartUpload: { Parts } };
      await reachable(this.client.send(new CompleteMultipartUploadCommand(completed)));
    } catch (error) {
      await this.client.send(new AbortMultipartUploadCommand({ ...object, UploadId })).catch(() => undefined);
      throw error;
    }
  }

  /** One after the other: the visitors' requests need the line as well. */
  private async sendParts(object: { Bucket: string; Key: string }, UploadId: string, file: FileHandle) {
    const { size } = await file.stat();
    const parts: { PartNumber: number; ETag: string | undefined }[] = [];
    for (let start = 0; start < size; start += PART_BYTES) {
      const bytes = Buffer.alloc(Math.min(PART_BYTES, size - start));
      await file.read(bytes, 0, bytes.length, start);
      const PartNumber = parts.length + 1;
      const part = new UploadPartCommand({ ...object, UploadId, PartNumber, Body: bytes });
      const { ETag } = await reachable(this.client.send(part));
      parts.push({ PartNumber, ETag });
    }
    return parts;
  }
}

const openFile = (file: string): Promise<FileHandle | null> =>
  open(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
