import { Injectable } from '@nestjs/common';
import { isPro, type Member } from '../../core/access/member.js';
import { Database } from '../../core/database/database.js';
import { NotFoundError } from '../../core/errors/errors.js';
import type { IdOrSlug } from '../../core/validation/id-or-slug.pipe.js';
import { relatedTo } from './related.queries.js';

@Injectable()
export class RelatedService {
  constructor(private readonly database: Database) {}

  /** What goes with a course; people only for members. @throws NotFoundError */
  async related(ref: IdOrSlug, viewer: Member | null): Promise<string> {
    const related = await this.database.json(relatedTo(ref, viewer?.id ?? null, isPro(viewer)));
    if (related === undefined) throw new NotFoundError();
    return related;
  }
}
