import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { recordAuditEvent } from '../../core/audit/audit.js';
import { NotFoundError } from '../../core/errors/errors.js';
import type { IdOrSlug } from '../../core/validation/id-or-slug.pipe.js';
import { Database, type Transaction } from '../../core/database/database.js';
import type { Member } from '../../core/access/member.js';
import { NoDraftError } from '../../site/versions/versions.errors.js';
import { VersionsService } from '../../site/versions/versions.service.js';
import type {
  CourseDraftRequest,
  LessonDraftRequest,
  NewCourseRequest,
  OrderRequest,
} from './authoring.dto.js';
import { PublishedCourseError } from './authoring.errors.js';
import { type CourseToEdit, courseVersions } from './authoring.queries.js';
import {
  atVersion,
  type Check,
  documentOf,
  findCourse,
  lockCourse,
  requireUnchangedInstructorAndAccess,
  withUnchangedLesson,
} from './course-access.js';
import { copyOf, reorder, replaceLesson } from './document/arrange.js';
import { type CourseDocument, readDocument } from './document/course-document.js';
import { lessonVersions } from './document/lesson-versions.js';
import { CourseDraft } from './entities/course-draft.entity.js';

/**
 * Changes of drafts, with optimistic locking by version; members see nothing of them. Changes throw ApiError 400 with
 * messages by path, NotFoundError, ForbiddenError and StaleCourseError.
 */
@Injectable()
export class CourseDraftsService {
  constructor(
    private readonly database: Database,
    private readonly versions: VersionsService,
  ) {}

  /** @returns the id of the course */
  create(member: Member, { title, instructorId = null }: NewCourseRequest): Promise<string> {
    return this.begin(member, readDocument({ title, instructorId }), { action: 'create' });
  }

  /** @returns the id of the copy @throws NotFoundError */
  async duplicate(member: Member, ref: IdOrSlug): Promise<string> {
    const course = await findCourse(member, ref, this.database);
    const copy = copyOf(await documentOf(course, this.database));
    return this.begin(member, copy, { action: 'duplicate', of: course.id });
  }

  /** @returns the id of the course that begins with what is in a file */
  import(member: Member, document: CourseDocument): Promise<string> {
    return this.begin(member, document, { action: 'import' });
  }

  async write(member: Member, ref: IdOrSlug, { version, document }: CourseDraftRequest): Promise<void> {
    await this.change(member, ref, atVersion(version), () => readDocument(document));
  }

  async reorder(member: Member, ref: IdOrSlug, { version, modules }: OrderRequest): Promise<void> {
    await this.change(member, ref, atVersion(version), (document) => reorder(document, modules));
  }

  /** Another text for a lesson, which stays the same lesson. Changes of other lessons are no conflict. */
  async replaceLesson(
    member: Member,
    ref: IdOrSlug,
    lessonId: string,
    { version, lesson }: LessonDraftRequest,
  ): Promise<void> {
    await this.change(member, ref, withUnchangedLesson(lessonId, version), (document) => {
      const replaced = replaceLesson(document, lessonId, lesson);
      if (!replaced) throw new NotFoundError();
      return replaced;
    });
  }

  /** Makes a version the draft. */
  async restore(member: Member, ref: IdOrSlug, number: number, version: number): Promise<void> {
    await this.change(member, ref, atVersion(version), async (_, { id }, transaction) => {
      const document = await this.versions.documentOf(courseVersions(id), number, transaction);
      await log(member, id, { action: 'restore', after: { version: version + 1, of: number } }, transaction);
      // The schema may have changed since it was published.
      return readDocument(document);
    });
  }

  /** Back to what members see; a course that was never published is gone. @throws NoDraftError */
  async discard(member: Member, ref: IdOrSlug, version: number): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const course = await lockCourse(member, ref, atVersion(version), transaction);
      const { id: courseId } = course;
      if (!course.document || course.version === course.publishedVersion) throw new NoDraftError();
      await log(member, courseId, { action: 'discard', before: { version } }, transaction);
      if (!course.isPublished) {
        await transaction.manager.delete(CourseDraft, { courseId });
        return;
      }
      // A version of its own, so that nobody saves over a later draft what was read before this one was discarded.
      const document = await documentOf({ ...course, document: null }, transaction);
      await transaction.manager.save(CourseDraft, {
        ...{ courseId, document, version: version + 1, publishedVersion: version + 1 },
        lessonVersions: lessonVersions(course.document, document, course.lessonVersions, version + 1),
        ...{ updatedAt: new Date(), updatedById: member.id },
        ...{ publishAt: null, publishFailedAt: null, scheduledById: null },
      });
    });
  }

  /** Deletes a course that was never published. @throws NotFoundError, PublishedCourseError, StaleCourseError */
  async remove(member: Member, ref: IdOrSlug, version: number): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const course = await lockCourse(member, ref, atVersion(version), transaction);
      if (course.isPublished) throw new PublishedCourseError();
      await transaction.manager.delete(CourseDraft, { courseId: course.id });
    });
  }

  private begin(
    member: Member,
    document: CourseDocument,
    { action, of }: { action: 'create' | 'duplicate' | 'import'; of?: string },
  ): Promise<string> {
    const courseId = randomUUID();
    return this.database.transaction(async (transaction) => {
      await transaction.manager.insert(CourseDraft, {
        ...{ courseId, version: 1, publishedVersion: null, document: document as never },
        ...{ updatedAt: new Date(), updatedById: member.id },
      });
      await log(member, courseId, { action, after: { version: 1, of } }, transaction);
      return courseId;
    });
  }

  private change(
    member: Member,
    ref: IdOrSlug,
    check: Check,
    make: (
      document: CourseDocument,
      course: CourseToEdit,
      transaction: Transaction,
    ) => CourseDocument | Promise<CourseDocument>,
  ): Promise<void> {
    return this.database.transaction(async (transaction) => {
      const course = await lockCourse(member, ref, check, transaction);
      const before = await documentOf(course, transaction);
      const document = await make(before, course, transaction);
      requireUnchangedInstructorAndAccess(member, course, document);
      const version = course.version + 1;
      await transaction.manager.save(CourseDraft, {
        ...{ courseId: course.id, document, version, publishedVersion: course.publishedVersion },
        lessonVersions: lessonVersions(before, document, course.lessonVersions, version),
        ...{ updatedAt: new Date(), updatedById: member.id },
      });
    });
  }
}

interface DraftAction {
  action: 'create' | 'duplicate' | 'import' | 'restore' | 'discard';
  before?: { version: number };
  /** `of`: the course copied, or the version restored. */
  after?: { version: number; of?: string | number };
}

async function log(actor: Member, courseId: string, action: DraftAction, transaction: Transaction) {
  await recordAuditEvent({ actor, subjectKind: 'course', subjectId: courseId, ...action }, transaction);
}
