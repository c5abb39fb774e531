import { Injectable } from '@nestjs/common';
import type { IdOrSlug } from '../../core/validation/id-or-slug.pipe.js';
import { NotFoundError } from '../../core/errors/errors.js';
import { Database } from '../../core/database/database.js';
import type { Member } from '../../core/access/member.js';
import { requireAccess } from './lesson-access.js';
import { type LessonForViewer, lessonForViewer, type OpenLesson } from './lessons.queries.js';

/** Lessons by themselves, for anyone who may see them. */
@Injectable()
export class LessonsService {
  constructor(private readonly database: Database) {}

  /** @throws NotFoundError, UnauthorizedError, ProRequiredError, EnrollmentRequiredError */
  async open(ref: IdOrSlug, viewer: Member | null): Promise<OpenLesson> {
    const lesson = await this.database.one<LessonForViewer>(lessonForViewer(ref, viewer?.id ?? null));
    if (!lesson) throw new NotFoundError();
    requireAccess(lesson, viewer);
    return lesson;
  }
}
