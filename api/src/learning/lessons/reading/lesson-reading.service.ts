import { Injectable } from '@nestjs/common';
import type { Member } from '../../../core/access/member.js';
import { Database } from '../../../core/database/database.js';
import { NotFoundError } from '../../../core/errors/errors.js';
import type { IdOrSlug } from '../../../core/validation/id-or-slug.pipe.js';
import { MediaService } from '../../../site/media/media.service.js';
import { quizResults, resultsOf } from '../answers/results.js';
import { beginningOf } from '../beginning.js';
import { filmsIn, showBlocks } from '../blocks/shown-blocks.js';
import { requireAccess } from '../lesson-access.js';
import type { LessonDetail } from './lesson-reading.dto.js';
import { lessonByRef, type LessonRow } from './lesson-reading.queries.js';

@Injectable()
export class LessonReadingService {
  constructor(
    private readonly database: Database,
    private readonly media: MediaService,
  ) {}

  /**
   * A lesson: previews for everybody, the rest for those enrolled; others get its beginning with the refusal.
   * @throws NotFoundError, UnauthorizedError, ProRequiredError, EnrollmentRequiredError
   */
  async find(course: IdOrSlug, lesson: IdOrSlug, viewer: Member | null): Promise<LessonDetail> {
    const row = await this.database.one<LessonRow>(lessonByRef(course, lesson, viewer?.id ?? null));
    if (!row) throw new NotFoundError();
    requireAccess(row, viewer, () => {
      const beginning = beginningOf(row.blocks);
      return beginning === null ? undefined : { beginning: [beginning] };
    });
    const { id, blocks, answers, rest } = row;
    return {
      ...rest,
      blocks: showBlocks(`/api/lessons/${id}`, blocks, await this.media.posters(filmsIn(blocks))),
      answers: resultsOf(blocks, answers),
      quizzes: quizResults(blocks, answers),
    };
  }
}
