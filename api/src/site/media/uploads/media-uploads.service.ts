import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import type { Upload } from '@tus/server';
import type { FastifyRequest } from 'fastify';
import { pictureUrl } from '#platform/pictures';
import type { Member } from '../../../core/access/member.js';
import { recordAuditEvent } from '../../../core/audit/audit.js';
import { CONFIG, type Config } from '../../../core/config/config.js';
import { Database } from '../../../core/database/database.js';
import { ApiError, NotFoundError } from '../../../core/errors/errors.js';
import { withFiles } from '../../../core/storage/artifact-store.js';
import { MEDIA_STORE, type MediaStore } from '../../../core/storage/media/media-store.js';
import { fileNameOf } from '../../../core/storage/read-document.js';
import { UploadsService } from '../../../identity/uploads/uploads.service.js';
import { EmptyFileError, MediaFullError, MediaTooLargeError, NoFileNameError } from '../media.errors.js';
import { MediaTransferService } from '../media-transfer.service.js';
import { type FoundKind, readKind } from './read-kind.js';
import { Tus } from './tus.js';
import { UploadLocker } from './upload-lock.js';
import {
  mediaBytes,
  quotaLocked,
  storedUpload,
  type StoredUpload,
  uploadCanceled,
  uploadFinished,
  uploadInsertion,
  uploadReceived,
  uploadRecognized,
  uploadRefused,
} from './uploads.queries.js';

const ENDING = /^\.[a-z0-9]{1,8}$/;
/** What is wrong with the file itself, and stays so. */
const REFUSALS = new Set([413, 415, 422]);

/** How far an upload is, in bytes. */
export type Progress = Pick<StoredUpload, 'id' | 'size' | 'received'>;

/** Files on their way into the library: their bytes come in parts, which may end and go on anywhere. */
@Injectable()
export class MediaUploadsService {
  private readonly folder: string;
  private readonly locker: UploadLocker;
  private tus?: Tus;

  constructor(
    private readonly database: Database,
    private readonly pictures: UploadsService,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(MEDIA_STORE) private readonly store: MediaStore,
    private readonly transfer: MediaTransferService,
  ) {
    this.folder = path.join(config.media.folder, 'uploading');
    this.locker = new UploadLocker(database);
  }

  /** @returns its id. @throws ApiError */
  async create(request: FastifyRequest, member: Member): Promise<string> {
    // A number that is too large for the protocol's own reader is no number to it.
    const length = Number(request.headers['upload-length']);
    if (length > this.config.media.maxFileBytes)
      throw new MediaTooLargeError(null, this.config.media.maxFileBytes);
    const headers = await this.protocol().answer(request, member);
    return path.posix.basename(headers.get('location')!);
  }

  /** How much of it is there. What was broken off after its last byte is finished. @throws NotFoundError */
  async progress(request: FastifyRequest, id: string, member: Member): Promise<Progress> {
    const upload = await this.find(id);
    if (upload.state === 'ready') return upload;
    if (upload.state === 'refused') throw new NotFoundError();
    const headers = await this.protocol().answer(request, member);
    const received = Number(headers.get('upload-offset'));
    if (received === upload.size) await this.locker.within(id, () => this.inspect(id, received, member));
    return { ...upload, received };
  }

  /** Takes the next part. @throws ApiError */
  async receive(request: FastifyRequest, id: string, member: Member): Promise<number> {
    const headers = await this.protocol().answer(request, member);
    const received = Number(headers.get('upload-offset'));
    await this.locker.within(id, () => this.inspect(id, received, member));
    return received;
  }

  /** @throws NotFoundError */
  async cancel(id: string, actor: Member): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const [canceled] = await transaction.query<{ name: string }>(uploadCanceled(id));
      if (!canceled) throw new NotFoundError();
      await recordAuditEvent(
        { actor, action: 'cancel upload of', subjectKind: 'media', subjectId: id, before: canceled },
        transaction,
      );
    });
    await this.removePart(id);
  }

  removePart(id: string): Promise<void> {
    return withFiles(rm(this.placeOf(id), { force: true }));
  }

  /** The folder of what has come so far. */
  get partsFolder(): string {
    return this.folder;
  }

  private async begin({ id, size = 0, metadata }: Upload, actor: Member): Promise<void> {
    if (size === 0) throw new EmptyFileError();
    const given = metadata?.['filename'] ?? '';
    const ending = path.extname(given).toLowerCase();
    const name = fileNameOf(given, ENDING.test(ending) ? ending : '');
    if (given.trim() === '') throw new NoFileNameError();
    await this.database.transaction(async (transaction) => {
      await transaction.query(quotaLocked);
      const [used] = await transaction.query<{ bytes: number }>(mediaBytes);
      const free = this.config.media.quota - used!.bytes;
      if (size > free) throw new MediaFullError(free);
      await transaction.query(uploadInsertion({ id, name, size, uploadedById: actor.id }));
      await recordAuditEvent(
        { actor, action: 'begin upload of', subjectKind: 'media', subjectId: id, after: { name, size } },
        transaction,
      );
    });
  }

  /** Looks at what has come: whether it may be here, and whether that is all. */
  private async inspect(id: string, received: number, member: Member): Promise<void> {
    const upload = await this.database.one<StoredUpload>(uploadReceived(id, received));
    if (!upload) throw new NotFoundError();
    try {
      const isComplete = received === upload.size;
      const found =
        isComplete || upload.kind === null ? await readKind(this.placeOf(id), upload.size) : undefined;
      if (!found) return;
      if (isComplete) await this.finish(upload, found, member);
      else await this.database.execute(uploadRecognized(id, found.kind, found.type));
    } catch (error) {
      if (error instanceof ApiError && REFUSALS.has(error.getStatus())) {
        await this.database.execute(uploadRefused(id, error.message));
        await this.removePart(id);
      }
      throw error;
    }
  }

  private async finish(
    { id, name, size }: StoredUpload,
    { kind, type, ending }: FoundKind,
    actor: Member,
  ): Promise<void> {
    const file = this.placeOf(id);
    const drawn = kind === 'picture' ? await this.pictures.draw(actor, await readFile(file)) : null;
    if (!drawn) await this.store.put(id, file);
    const picture = drawn && { ...drawn, url: pictureUrl(drawn) };
    const finished = { id, name: fileNameOf(name, drawn ? '.webp' : ending), kind, type, picture };
    await this.database.transaction(async (transaction) => {
      const [done] = await transaction.query(uploadFinished(finished));
      if (!done) throw new NotFoundError();
      const after = { name: finished.name, kind, size };
      await recordAuditEvent(
        { actor, action: 'upload', subjectKind: 'media', subjectId: id, after },
        transaction,
      );
      if (!drawn) await this.transfer.enqueue([id], transaction);
    });
    if (drawn) await this.removePart(id);
  }

  private async find(id: string): Promise<StoredUpload> {
    const upload = await this.database.one<StoredUpload>(storedUpload(id));
    if (!upload) throw new NotFoundError();
    return upload;
  }

  private placeOf(id: string): string {
    return path.join(this.folder, id);
  }

  /** Made when it is needed: it makes its folder. */
  private protocol(): Tus {
    return (this.tus ??= new Tus({
      folder: this.folder,
      maxFileBytes: this.config.media.maxFileBytes,
      locker: this.locker,
      find: (id) => this.database.one<StoredUpload>(storedUpload(id)),
      begin: (upload, member) => this.begin(upload, member),
    }));
  }
}
