import { Injectable } from '@nestjs/common';
import { type JsonPage, readJsonPage } from '../../core/paging/json-page.js';
import { decodeCursor, type PageQuery } from '../../core/paging/paging.js';
import { Database, type Transaction } from '../../core/database/database.js';
import { PublishedVersion } from './published-version.entity.js';
import { NoSuchVersionError } from './versions.errors.js';
import { type Versioned, versionDetail, versionsPage, versionStoring } from './versions.queries.js';

/** What was published of content and courses. Who may read it is up to the caller. */
@Injectable()
export class VersionsService {
  constructor(private readonly database: Database) {}

  list(of: Versioned, { limit, cursor }: PageQuery): Promise<JsonPage> {
    const after = cursor === undefined ? undefined : decodeCursor(cursor, 1);
    return readJsonPage(this.database, versionsPage(of, limit, after));
  }

  /** @throws NoSuchVersionError */
  async find(of: Versioned, number: number): Promise<string> {
    const json = await this.database.json(versionDetail(of, number));
    if (json === undefined) throw new NoSuchVersionError();
    return json;
  }

  /** @throws NoSuchVersionError */
  async documentOf({ kind, subject }: Versioned, number: number, { manager }: Transaction): Promise<object> {
    const found = await manager.findOneBy(PublishedVersion, { kind, subject, number });
    if (!found) throw new NoSuchVersionError();
    return found.document;
  }

  /** What is public now, unless it is stored already; the subject has to be locked. */
  async store(of: Versioned, transaction: Transaction): Promise<void> {
    await transaction.query(versionStoring(of));
  }
}
