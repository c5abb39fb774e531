import { Inject, Injectable } from '@nestjs/common';
import { paths } from '#platform/paths/paths';
import { CONFIG, type CoreConfig } from '../../core/config/config.js';
import { NotFoundError } from '../../core/errors/errors.js';
import { type JsonPage, readJsonPage } from '../../core/paging/json-page.js';
import { decodeCursor, type PageQuery } from '../../core/paging/paging.js';
import { Database, type Statement } from '../../core/database/database.js';
import type { ContentPreview } from './content.dto.js';
import { PreviewExpiredError } from './content.errors.js';
import { type ContentName, previewItem, publicItem, publicPage } from './content.queries.js';
import type { ContentKind } from './content-kinds.js';
import { isPreviewValid, signPreview } from './preview/preview-token.js';

/** The site's words as everybody reads them. */
@Injectable()
export class ContentService {
  constructor(
    private readonly database: Database,
    @Inject(CONFIG) private readonly config: CoreConfig,
  ) {}

  list(kind: ContentKind, { limit, cursor }: PageQuery): Promise<JsonPage> {
    const after = cursor === undefined ? undefined : decodeCursor(cursor, 2);
    return readJsonPage(this.database, publicPage(kind, limit, after));
  }

  /** @throws NotFoundError */
  find = (name: ContentName): Promise<string> => this.read(publicItem(name));

  /** The draft. @throws PreviewExpiredError, NotFoundError */
  async findPreview(name: ContentName, token: string): Promise<string> {
    if (!isPreviewValid(token, name, this.config.visitSecret)) throw new PreviewExpiredError();
    return this.read(previewItem(name));
  }

  /** @throws NotFoundError */
  async preview(slug: string): Promise<ContentPreview> {
    const name = { kind: 'page', slug } as const;
    await this.read(previewItem(name));
    const { token, expiresAt } = signPreview(name, this.config.visitSecret);
    return { address: `${paths.writtenPage(slug)}?preview=${token}`, expiresAt: expiresAt.toISOString() };
  }

  private async read(statement: Statement): Promise<string> {
    const json = await this.database.json(statement);
    if (json === undefined) throw new NotFoundError();
    return json;
  }
}
