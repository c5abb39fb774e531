import { Injectable } from '@nestjs/common';
import { recordAuditEvent } from '../../core/audit/audit.js';
import { NotFoundError } from '../../core/errors/errors.js';
import { type JsonPage, readJsonPage } from '../../core/paging/json-page.js';
import { decodeCursor } from '../../core/paging/paging.js';
import { Database, type Transaction } from '../../core/database/database.js';
import type { Member } from '../../core/access/member.js';
import type { MediaKind } from '../media/media.entity.js';
import { mediaForUse } from '../media/media.queries.js';
import { NoDraftError } from '../versions/versions.errors.js';
import { VersionsService } from '../versions/versions.service.js';
import type { ContentDraft, ContentPublication, ContentQuery } from './content.dto.js';
import { type ContentData, type ContentKind, validateContentData } from './content-kinds.js';
import { Content, type ContentAction, type ContentState } from './content.entity.js';
import {
  NoConsentError,
  NoPictureError,
  NoRecordingError,
  NothingToPublishError,
  NotPublishedError,
  NumberTakenError,
  StaleContentError,
} from './content.errors.js';
import * as queries from './content.queries.js';
import { LegalChangesService, requireLegalChange } from './legal/legal-changes.service.js';
import type { LegalChangeBody } from './legal/legal.dto.js';
import { legalPage } from './legal/legal-pages.js';

/** What is there of one piece of content. */
interface Existing {
  isPublished: boolean;
  hasDraft: boolean;
  /** Of its newest text; 0 where there is none. */
  position: number;
}

/** Editing of content by the staff, with optimistic locking by version. */
@Injectable()
export class ContentEditingService {
  constructor(
    private readonly database: Database,
    private readonly versions: VersionsService,
    private readonly legalChanges: LegalChangesService,
  ) {}

  list(query: ContentQuery): Promise<JsonPage> {
    const after = query.cursor === undefined ? undefined : decodeCursor(query.cursor, 3);
    return readJsonPage(this.database, queries.editorialPage(query, after));
  }

  /** @throws NotFoundError */
  async find(name: queries.ContentName): Promise<string> {
    const json = await this.database.json(queries.editorialDetail(name));
    if (json === undefined) throw new NotFoundError();
    return json;
  }

  /** @throws ApiError 400 for data that does not fit the kind, StaleContentError */
  async write(name: queries.ContentName, draft: ContentDraft, editor: Member): Promise<string> {
    const data = validateContentData(name.kind, name.slug, draft.data);
    await this.changing(name, draft.version, async (transaction) => {
      await transaction.query(queries.draftWriting(name, { ...draft, data }, editor.id));
      await log(name, 'draft', 'draft', editor, transaction);
    });
    return this.find(name);
  }

  /** What is published stays as it is. @throws NotFoundError, NoDraftError, StaleContentError */
  async discard(name: queries.ContentName, version: number, editor: Member): Promise<void> {
    await this.changing(name, version, async (transaction, { isPublished, hasDraft }) => {
      if (!hasDraft) throw isPublished ? new NoDraftError() : new NotFoundError();
      await log(name, 'discard', 'draft', editor, transaction);
      await transaction.manager.delete(Content, { ...name, state: 'draft' });
    });
  }

  /** Makes a version the draft. @throws ApiError 400 as `write`, NoSuchVersionError, StaleContentError */
  async restore(name: queries.ContentName, number: number, version: number, editor: Member): Promise<string> {
    await this.changing(name, version, async (transaction, { position }) => {
      const of = queries.contentVersions(name);
      const document = (await this.versions.documentOf(of, number, transaction)) as Pick<
        ContentDraft,
        'title' | 'body' | 'data'
      >;
      // The schema may have changed since it was published.
      const data = validateContentData(name.kind, name.slug, document.data);
      await transaction.query(
        queries.draftWriting(name, { ...document, data, position, version }, editor.id),
      );
      await log(name, 'restore', 'draft', editor, transaction);
    });
    return this.find(name);
  }

  /** Readers see it at once: the order of a list is no draft. */
  async order(kind: ContentKind, slugs: readonly string[], editor: Member): Promise<void> {
    await this.database.transaction(async (transaction) => {
      await transaction.query(queries.orderLock(kind));
      const before = await transaction.query<{ slug: string }>(queries.ordering(kind, slugs));
      const audited = { actor: editor, action: 'reorder', subjectKind: kind, subjectId: 'all' };
      const order = { before: { order: before.map(({ slug }) => slug) }, after: { order: slugs } };
      await recordAuditEvent({ ...audited, ...order }, transaction);
    });
  }

  /**
   * @throws ApiError 400, NothingToPublishError, NoRecordingError, NumberTakenError, NoConsentError, NoPictureError,
   * StaleContentError
   */
  async publish(
    name: queries.ContentName,
    { version, legalChange }: ContentPublication,
    editor: Member,
  ): Promise<string> {
    const page = legalPage(name);
    requireLegalChange(page, legalChange);
    await this.changing(name, version, async (transaction, { hasDraft }) => {
      if (!hasDraft) throw new NothingToPublishError();
      const draft = await transaction.manager.findOneBy(Content, { ...name, state: 'draft' });
      // The schema may have changed since the draft was written.
      validateContentData(name.kind, name.slug, draft?.data);
      await requirePublishable(name, draft?.data, transaction);
      await this.versions.store(queries.contentVersions(name), transaction);
      await transaction.manager.delete(Content, { ...name, state: 'published' });
      await transaction.manager.update(Content, { ...name, state: 'draft' }, { state: 'published' });
      await log(name, 'publish', 'published', editor, transaction, { legalChange });
      await this.versions.store(queries.contentVersions(name), transaction);
      if (page && legalChange) await this.legalChanges.store(page, legalChange, transaction);
    });
    return this.find(name);
  }

  /** Back to a draft, unless a newer one is there: it stays a version. @throws NotPublishedError, StaleContentError */
  async unpublish(
    name: queries.ContentName,
    version: number,
    editor: Member,
    reason: string,
  ): Promise<string> {
    await this.changing(name, version, async (transaction, { isPublished, hasDraft }) => {
      if (!isPublished) throw new NotPublishedError();
      await this.versions.store(queries.contentVersions(name), transaction);
      await log(name, 'unpublish', 'published', editor, transaction, { reason });
      const published = { ...name, state: 'published' } as const;
      if (hasDraft) await transaction.manager.delete(Content, published);
      else await transaction.manager.update(Content, published, { state: 'draft' });
    });
    return this.find(name);
  }

  /**
   * Draft and published document; the versions stay, and the audit event has the draft.
   * @throws NotFoundError, StaleContentError
   */
  async remove(name: queries.ContentName, version: number, editor: Member, reason: string): Promise<void> {
    await this.changing(name, version, async (transaction, { isPublished, hasDraft }) => {
      if (!isPublished && !hasDraft) throw new NotFoundError();
      await this.versions.store(queries.contentVersions(name), transaction);
      const newest = hasDraft ? 'draft' : 'published';
      await log(name, 'delete', newest, editor, transaction, { reason });
      await transaction.manager.delete(Content, name);
    });
  }

  private changing(
    name: queries.ContentName,
    version: number,
    change: (transaction: Transaction, existing: Existing) => Promise<void>,
  ): Promise<void> {
    return this.database.transaction(async (transaction) => {
      await transaction.query(queries.lock(name));
      const rows = await transaction.manager.findBy(Content, name);
      const current = Math.max(0, ...rows.map((row) => row.version));
      if (version !== current) throw new StaleContentError(current);
      const isThere = (state: string) => rows.some((row) => row.state === state);
      const position = rows.find((row) => row.version === current)?.position ?? 0;
      await change(transaction, { isPublished: isThere('published'), hasDraft: isThere('draft'), position });
    });
  }
}

/** With a copy of the draft or of what is published: as it is now, or as it was before it goes. */
async function log(
  name: queries.ContentName,
  action: ContentAction,
  state: ContentState,
  actor: Member,
  transaction: Transaction,
  { reason, legalChange }: { reason?: string; legalChange?: LegalChangeBody | undefined } = {},
): Promise<void> {
  const { version, title, body, data, position } = await transaction.manager.findOneByOrFail(Content, {
    ...name,
    state,
  });
  const moment = ['discard', 'delete', 'unpublish'].includes(action) ? 'before' : 'after';
  await recordAuditEvent(
    {
      ...{ actor, action, subjectKind: name.kind, subjectId: name.slug, reason },
      [moment]: { version, title, body, data, position, ...(legalChange && { legalChange }) },
    },
    transaction,
  );
}

async function requirePublishable(
  { kind, slug }: queries.ContentName,
  data: ContentData | undefined,
  transaction: Transaction,
): Promise<void> {
  if (kind === 'episode') await requireEpisode(slug, transaction);
  if (kind === 'testimonial' && !(data && 'consent' in data && data.consent)) throw new NoConsentError();
  if (kind === 'partner' && data && 'logo' in data && data.logo) {
    const [media] = await transaction.query<{ kind: MediaKind }>(mediaForUse([data.logo.picture]));
    if (media?.kind !== 'picture') throw new NoPictureError();
  }
}

async function requireEpisode(slug: string, transaction: Transaction): Promise<void> {
  // So that two episodes published at once do not get the same number.
  await transaction.query(queries.lock({ kind: 'episode', slug: '' }));
  const [draft] = await transaction.query<{ recording: string | null; namesake: string | null }>(
    queries.episodeObstacles(slug),
  );
  const ids = [draft?.recording ?? []].flat();
  const [media] = await transaction.query<{ kind: MediaKind; hasDuration: boolean }>(mediaForUse(ids));
  if (media?.kind !== 'audio' || !media.hasDuration) throw new NoRecordingError();
  if (draft?.namesake) throw new NumberTakenError(draft.namesake);
}
