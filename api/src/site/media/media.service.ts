import { Inject, Injectable } from '@nestjs/common';
import path from 'node:path';
import { isStaff, type Member } from '../../core/access/member.js';
import { recordAuditEvent } from '../../core/audit/audit.js';
import { CONFIG, type Config } from '../../core/config/config.js';
import { Database } from '../../core/database/database.js';
import { NotFoundError } from '../../core/errors/errors.js';
import type { StoredFile } from '../../core/http/media/send-file.js';
import { type JsonPage, readJsonPage } from '../../core/paging/json-page.js';
import { decodeCursor } from '../../core/paging/paging.js';
import { isUuid } from '../../core/validation/id-or-slug.pipe.js';
import { MEDIA_STORE, type MediaStore } from '../../core/storage/media/media-store.js';
import { fileNameOf } from '../../core/storage/read-document.js';
import { UploadsService } from '../../identity/uploads/uploads.service.js';
import type { MediaChange, MediaListQuery, MediaUsage } from './media.dto.js';
import type { MediaKind } from './media.entity.js';
import { MediaUsedError, UnknownPosterError } from './media.errors.js';
import {
  firstUse,
  MEDIA_KEY,
  mediaDeletion,
  mediaDetail,
  type MediaFields,
  mediaPage,
  mediaToChange,
  mediaToChoose,
  mediaToServe,
  mediaUpdate,
  postersOf,
  type ServedMedia,
  storedMedia,
} from './media.queries.js';
import { mediaBytes } from './uploads/uploads.queries.js';

type Changeable = MediaFields & { kind: MediaKind };

@Injectable()
export class MediaService {
  constructor(
    private readonly database: Database,
    private readonly pictures: UploadsService,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(MEDIA_STORE) private readonly store: MediaStore,
  ) {}

  page({ cursor, limit, ...filters }: MediaListQuery): Promise<JsonPage> {
    const after = cursor === undefined ? undefined : decodeCursor(cursor, MEDIA_KEY.length);
    return readJsonPage(this.database, mediaPage(filters, limit, after));
  }

  async usage(): Promise<MediaUsage> {
    const used = await this.database.one<{ bytes: number }>(mediaBytes);
    const { quota, maxFileBytes } = this.config.media;
    return { usedBytes: used!.bytes, quotaBytes: quota, maxFileBytes };
  }

  /** @throws NotFoundError */
  async find(id: string): Promise<string> {
    const json = await this.database.json(mediaDetail(id));
    if (json === undefined) throw new NotFoundError();
    return json;
  }

  /** @throws NotFoundError, UnknownPosterError */
  async change(id: string, change: MediaChange, actor: Member): Promise<string> {
    const posterUrl = change.posterUrl && (await this.pictures.ownPicture(actor, change.posterUrl));
    if (change.posterUrl !== undefined && !posterUrl) throw new UnknownPosterError();
    await this.database.transaction(async (transaction) => {
      const [found] = await transaction.query<Changeable>(mediaToChange(id));
      if (!found) throw new NotFoundError();
      const { kind, ...before } = found;
      const after = changed(before, { ...change, ...(posterUrl && { posterUrl }) }, kind);
      if (JSON.stringify(after) === JSON.stringify(before)) return;
      await transaction.query(mediaUpdate(id, after));
      await recordAuditEvent(
        { actor, action: 'change', subjectKind: 'media', subjectId: id, before, after },
        transaction,
      );
    });
    return this.find(id);
  }

  /** @throws NotFoundError, MediaUsedError */
  async delete(id: string, reason: string, actor: Member): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const [found] = await transaction.query<Changeable>(mediaToChange(id));
      if (!found) throw new NotFoundError();
      const [use] = await transaction.query<{ title: string }>(firstUse(id));
      if (use) throw new MediaUsedError(use.title);
      await transaction.query(mediaDeletion(id));
      const { kind, name } = found;
      await recordAuditEvent(
        { actor, action: 'delete', subjectKind: 'media', subjectId: id, before: { name, kind }, reason },
        transaction,
      );
    });
    // Once it is nobody's; what is left over goes at night. A picture goes with those that nothing shows.
    await this.store.remove(id);
  }

  /** A file that is ready, for who may read it. @throws NotFoundError */
  async serve(id: string, viewer: Member | null): Promise<ServedMedia> {
    const media = await this.database.one<ServedMedia>(mediaToServe(id));
    const isOpen = media?.isPublic || (viewer !== null && isStaff(viewer));
    if (!media || !isOpen) throw new NotFoundError();
    return media;
  }

  /** For features with rules of their own for who may read it. @throws NotFoundError */
  async file(id: string): Promise<StoredFile> {
    const file = await this.database.one<StoredFile>(storedMedia(id));
    if (!file) throw new NotFoundError();
    return file;
  }

  /** The newest of these kinds, for who may use them: {@link MediaChoice} as JSON. */
  async choices(kinds: readonly MediaKind[]): Promise<string> {
    return (await this.database.json(mediaToChoose(kinds)))!;
  }

  /** The posters of these films, by id; some have none. */
  async posters(films: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const ids = films.filter(isUuid);
    if (ids.length === 0) return new Map();
    const rows = await this.database.query<{ id: string; posterUrl: string }>(postersOf(ids));
    return new Map(rows.map(({ id, posterUrl }) => [id, posterUrl]));
  }

  /** @throws NotFoundError */
  async open(id: string, from: number, length: number) {
    const bytes = await this.store.open(id, from, from + length - 1);
    if (!bytes) throw new NotFoundError();
    return bytes;
  }
}

/** A picture is public, and its own poster, in its own size. */
function changed(before: MediaFields, change: MediaChange, kind: MediaKind): MediaFields {
  const name =
    change.name === undefined
      ? before.name
      : fileNameOf(withoutEnding(change.name, before.name), path.extname(before.name));
  if (kind === 'picture') return { ...before, name };
  const { isPublic, durationSeconds, width, height, posterUrl } = change;
  const sent = Object.entries({ isPublic, durationSeconds, width, height, posterUrl });
  return { ...before, ...Object.fromEntries(sent.filter(([, value]) => value !== undefined)), name };
}

/** The ending says what is in the file: it stays, and need not be written. `fileNameOf` takes away another. */
const withoutEnding = (name: string, before: string): string =>
  name.toLowerCase().endsWith(path.extname(before)) ? name : `${name}.`;
