import { Injectable } from '@nestjs/common';
import { type JsonPage, readJsonPage } from '../../../core/paging/json-page.js';
import { decodeCursor, type PageQuery } from '../../../core/paging/paging.js';
import { Database } from '../../../core/database/database.js';
import type { Member } from '../../../core/access/member.js';
import { type Journal, journalPage, wholeJournal } from './journal.queries.js';

/** A member's own notes and reflections, of all lessons. */
@Injectable()
export class JournalService {
  constructor(private readonly database: Database) {}

  page(journal: Journal, { id }: Member, { limit, cursor }: PageQuery): Promise<JsonPage> {
    const after = cursor === undefined ? undefined : decodeCursor(cursor, 2);
    return readJsonPage(this.database, journalPage(journal, id, limit, after));
  }

  /** As JSON text. */
  async whole(journal: Journal, { id }: Member): Promise<string> {
    return (await this.database.json(wholeJournal(journal, id)))!;
  }
}
