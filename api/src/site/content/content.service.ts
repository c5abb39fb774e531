import { Injectable } from '@nestjs/common';
import { NotFoundError } from '../../core/errors/errors.js';
import { type JsonPage, readJsonPage } from '../../core/paging/json-page.js';
import { decodeCursor, type PageQuery } from '../../core/paging/paging.js';
import { Database } from '../../core/database/database.js';
import { type ContentName, publicItem, publicPage } from './content.queries.js';
import type { ContentKind } from './content-kinds.js';

/** The site's words as everybody reads them. */
@Injectable()
export class ContentService {
  constructor(private readonly database: Database) {}

  list(kind: ContentKind, { limit, cursor }: PageQuery): Promise<JsonPage> {
    const after = cursor === undefined ? undefined : decodeCursor(cursor, 2);
    return readJsonPage(this.database, publicPage(kind, limit, after));
  }

  /** @throws NotFoundError */
  async find(name: ContentName): Promise<string> {
    const json = await this.database.json(publicItem(name));
    if (json === undefined) throw new NotFoundError();
    return json;
  }
}
