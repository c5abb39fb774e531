import { Injectable } from '@nestjs/common';
import { NotFoundError } from '../common/errors.js';
import { type JsonPage, readJsonPage } from '../common/database/json-page.js';
import { decodeCursor } from '../common/paging.js';
import { Database, type Transaction } from '../database/database.js';
import type { Member } from '../sessions/member.js';
import type { ContentDraft, ContentQuery } from './content.dto.js';
import { validateContentData } from './content-kinds.js';
import { Content } from './content.entity.js';
import {
  NoRecordingError,
  NothingToPublishError,
  NotPublishedError,
  NumberTakenError,
  StaleContentError,
} from './content.errors.js';
import * as queries from './content.queries.js';

/** What is there of one piece of content. */
interface Existing {
  isPublished: boolean;
  hasDraft: boolean;
}

/** Editing of content by the staff, with optimistic locking by version. */
@Injectable()
export class ContentEditingService {
  constructor(private readonly database: Database) {}

  list(query: ContentQuery): Promise<JsonPage> {
    const after = query.cursor === undefined ? undefined : decodeCursor(query.cursor, 2);
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
      await transaction.query(queries.auditEventInsertion(name, 'draft', editor.id));
    });
    return this.find(name);
  }

  /** @throws ApiError 400, NothingToPublishError, NoRecordingError, NumberTakenError, StaleContentError */
  async publish(name: queries.ContentName, version: number, editor: Member): Promise<string> {
    await this.changing(name, version, async (transaction, { hasDraft }) => {
      if (!hasDraft) throw new NothingToPublishError();
      const draft = await transaction.manager.findOneBy(Content, { ...name, state: 'draft' });
      // The schema may have changed since the draft was written.
      validateContentData(name.kind, name.slug, draft?.data);
      if (name.kind === 'episode') await requirePublishable(name.slug, transaction);
      await transaction.manager.delete(Content, { ...name, state: 'published' });
      await transaction.manager.update(Content, { ...name, state: 'draft' }, { state: 'published' });
      await transaction.query(queries.auditEventInsertion(name, 'publish', editor.id));
    });
    return this.find(name);
  }

  /** Back to a draft, unless a newer one is there. @throws NotPublishedError, StaleContentError */
  async unpublish(name: queries.ContentName, version: number, editor: Member): Promise<string> {
    await this.changing(name, version, async (transaction, { isPublished, hasDraft }) => {
      if (!isPublished) throw new NotPublishedError();
      const published = { ...name, state: 'published' } as const;
      if (hasDraft) await transaction.manager.delete(Content, published);
      else await transaction.manager.update(Content, published, { state: 'draft' });
      await transaction.query(queries.auditEventInsertion(name, 'unpublish', editor.id));
    });
    return this.find(name);
  }

  /** Draft and public words; the audit events keep what they were. @throws NotFoundError, StaleContentError */
  async remove(name: queries.ContentName, version: number, editor: Member): Promise<void> {
    await this.changing(name, version, async (transaction, { isPublished, hasDraft }) => {
      if (!isPublished && !hasDraft) throw new NotFoundError();
      await transaction.query(queries.auditEventInsertion(name, 'delete', editor.id));
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
      await change(transaction, { isPublished: isThere('published'), hasDraft: isThere('draft') });
    });
  }
}

async function requirePublishable(slug: string, transaction: Transaction): Promise<void> {
  // So that two episodes published at once do not get the same number.
  await transaction.query(queries.lock({ kind: 'episode', slug: '' }));
  const [obstacles] = await transaction.query<{ isRecorded: boolean; namesake: string | null }>(
    queries.episodeObstacles(slug),
  );
  if (!obstacles?.isRecorded) throw new NoRecordingError();
  if (obstacles.namesake !== null) throw new NumberTakenError(obstacles.namesake);
}
