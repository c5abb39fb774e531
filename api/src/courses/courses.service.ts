import { Injectable } from '@nestjs/common';
import type { IdOrSlug } from '../common/id-or-slug.pipe.js';
import { NotFoundError, ProRequiredError, UnauthorizedError } from '../common/errors.js';
import { type JsonPage, readJsonPage } from '../common/database/json-page.js';
import { decodeCursor } from '../common/paging.js';
import { Database } from '../database/database.js';
import { isPro, type Member } from '../sessions/member.js';
import type { CourseListQuery } from './courses.dto.js';
import { EnrollmentRequiredError } from './courses.errors.js';
import { courseByRef, coursePage, lessonByRef } from './courses.queries.js';

interface LessonRow {
  json: string;
  isPreview: boolean;
  access: string;
  isEnrolled: boolean;
}

@Injectable()
export class CoursesService {
  constructor(private readonly database: Database) {}

  list({ limit, cursor, ...filters }: CourseListQuery, viewer: Member | null): Promise<JsonPage> {
    const after = cursor === undefined ? undefined : decodeCursor(cursor, 2);
    return readJsonPage(this.database, coursePage(viewer?.id ?? null, filters, limit, after));
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
  async findLesson(course: IdOrSlug, lesson: IdOrSlug, viewer: Member | null): Promise<string> {
    const row = await this.database.one<LessonRow>(lessonByRef(course, lesson, viewer?.id ?? null));
    if (!row) throw new NotFoundError();
    if (!row.isPreview) demandAccess(row, viewer);
    return row.json;
  }
}

function demandAccess({ access, isEnrolled }: LessonRow, viewer: Member | null): void {
  if (!viewer) throw new UnauthorizedError();
  if (access === 'pro' && !isPro(viewer))
    throw new ProRequiredError('This lesson is part of the HPC membership.');
  if (!isEnrolled) throw new EnrollmentRequiredError();
}
