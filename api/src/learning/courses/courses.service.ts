import { Injectable } from '@nestjs/common';
import type { IdOrSlug } from '../../core/validation/id-or-slug.pipe.js';
import { NotFoundError } from '../../core/errors/errors.js';
import { type JsonPage, readJsonPage } from '../../core/paging/json-page.js';
import { decodeCursor } from '../../core/paging/paging.js';
import { Database } from '../../core/database/database.js';
import { type Member } from '../../core/access/member.js';
import type { CourseListQuery } from './courses.dto.js';
import { SearchTermsService } from '../../core/search/search-terms.service.js';
import { coursePage, keyLengthOf } from './catalog.queries.js';
import { courseByRef } from './courses.queries.js';

@Injectable()
export class CoursesService {
  constructor(
    private readonly database: Database,
    private readonly searchTerms: SearchTermsService,
  ) {}

  async list(
    { limit, cursor, sort, q = '', ...filters }: CourseListQuery,
    viewer: Member | null,
  ): Promise<JsonPage> {
    const terms = await this.searchTerms.read([{ query: q, weight: 'AB' }], viewer);
    const after = cursor === undefined ? undefined : decodeCursor(cursor, keyLengthOf(sort));
    return readJsonPage(
      this.database,
      coursePage(viewer?.id ?? null, { ...filters, terms }, sort, limit, after),
    );
  }

  /** @throws NotFoundError */
  async find(ref: IdOrSlug, viewer: Member | null): Promise<string> {
    const course = await this.database.json(courseByRef(ref, viewer?.id ?? null));
    if (course === undefined) throw new NotFoundError();
    return course;
  }
}
