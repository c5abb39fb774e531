import { Injectable } from '@nestjs/common';
import type { IdOrSlug } from '../../core/validation/id-or-slug.pipe.js';
import { NotFoundError } from '../../core/http/errors.js';
import { type JsonPage, readJsonPage } from '../../core/database/json-page.js';
import { decodeCursor } from '../../core/http/paging.js';
import { Database } from '../../core/database/database.js';
import { type Member } from '../../core/access/member.js';
import { quizResults, resultsOf } from '../lessons/answers/results.js';
import { showBlocks } from '../lessons/blocks/shown-blocks.js';
import { requireAccess } from '../lessons/lesson-access.js';
import type { CourseListQuery, LessonDetail } from './courses.dto.js';
import { SearchTermsService } from '../../core/search/search-terms.service.js';
import { coursePage, keyLengthOf } from './catalog.queries.js';
import { courseByRef, lessonByRef, type LessonRow } from './courses.queries.js';

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
    const words = await this.searchTerms.read([{ typed: q, weight: 'AB' }], viewer);
    const after = cursor === undefined ? undefined : decodeCursor(cursor, keyLengthOf(sort));
    return readJsonPage(
      this.database,
      coursePage(viewer?.id ?? null, { ...filters, words }, sort, limit, after),
    );
  }

  /** @throws NotFoundError */
  async find(ref: IdOrSlug, viewer: Member | null): Promise<string> {
    const course = await this.database.json(courseByRef(ref, viewer?.id ?? null));
    if (course === undefined) throw new NotFoundError();
    return course;
  }

  /**
   * A lesson: previews for everybody, the rest for those enrolled.
   * @throws NotFoundError, UnauthorizedError, ProRequiredError, EnrollmentRequiredError
   */
  async findLesson(course: IdOrSlug, lesson: IdOrSlug, viewer: Member | null): Promise<LessonDetail> {
    const row = await this.database.one<LessonRow>(lessonByRef(course, lesson, viewer?.id ?? null));
    if (!row) throw new NotFoundError();
    requireAccess(row, viewer);
    const { id, blocks, answers, rest } = row;
    return {
      ...(rest as LessonDetail),
      blocks: showBlocks(id, blocks),
      answers: resultsOf(blocks, answers),
      quizzes: quizResults(blocks, answers),
    };
  }
}
