import { Injectable } from '@nestjs/common';
import { recordAuditEvent } from '../../core/audit/audit.js';
import { NotFoundError } from '../../core/errors/errors.js';
import type { IdOrSlug } from '../../core/validation/id-or-slug.pipe.js';
import { assignTrack } from '../courses/tracks/assign-track.js';
import { Course } from '../courses/course.entity.js';
import { Database, type Transaction } from '../../core/database/database.js';
import { LiveService } from '../../core/live/live.service.js';
import type { Member } from '../../core/access/member.js';
import type { Track } from '../../identity/users/user.entity.js';
import { rewardFinishers } from '../enrollments/finished-courses.js';
import { VersionsService } from '../../site/versions/versions.service.js';
import { type CourseToEdit, courseVersions } from './authoring.queries.js';
import { applyDocument, requirePublishable } from './apply-document.js';
import { atVersion, documentOf, findCourse, lockCourse } from './course-access.js';
import { type CourseDocument, readCompleteDocument } from './document/course-document.js';
import { CourseDraft } from './entities/course-draft.entity.js';

/** Makes drafts what members see. */
@Injectable()
export class CoursePublishingService {
  constructor(
    private readonly database: Database,
    private readonly live: LiveService,
    private readonly versions: VersionsService,
  ) {}

  /**
   * Applies the draft as a whole. Lessons are known by their ids: what members did in them stays, whatever else changes.
   * @throws ApiError 400 with messages by path, NotFoundError, StaleCourseError
   */
  async publish(member: Member, ref: IdOrSlug, version: number): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const course = await lockCourse(member, ref, atVersion(version), transaction);
      if (course.isPublished && course.publishedVersion === course.version) return;
      await this.apply(course, await this.checked(course, transaction), member, transaction);
    });
  }

  /** The draft as it is now, if it may be published. @throws ApiError 400 with messages by path */
  async checked(course: CourseToEdit, transaction: Transaction): Promise<CourseDocument> {
    const document = readCompleteDocument(await documentOf(course, transaction));
    await requirePublishable(course.id, document, transaction);
    return document;
  }

  /** Makes the document of a locked course what members see. */
  async apply(
    course: CourseToEdit,
    document: CourseDocument,
    actor: { id: string },
    transaction: Transaction,
  ): Promise<void> {
    const { id: courseId } = course;
    await this.versions.store(courseVersions(courseId), transaction);
    await applyDocument(course, document, transaction);
    const memberIds = await rewardFinishers(courseId, transaction);
    if (memberIds.length > 0) await this.live.publish([{ topic: 'points', memberIds }], transaction);
    const publishedVersion = Math.max(course.version, 1);
    await transaction.manager.save(CourseDraft, {
      ...{ courseId, document, version: publishedVersion, publishedVersion },
      ...{ updatedAt: new Date(), updatedById: actor.id },
      ...{ publishAt: null, publishFailedAt: null, scheduledById: null },
    });
    const event = { action: 'publish', after: { version: publishedVersion } };
    await this.changed(actor, courseId, event, transaction);
    await this.versions.store(courseVersions(courseId), transaction);
  }

  /** Another track than the title says, or (null) the one it says. @throws NotFoundError */
  async overrideTrack(member: Member, ref: IdOrSlug, track: Track | null): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const { id } = await findCourse(member, ref, transaction);
      const lock = { mode: 'pessimistic_write' as const };
      const course = await transaction.manager.findOne(Course, { where: { id }, lock });
      if (!course) throw new NotFoundError();
      await transaction.manager.update(
        Course,
        { id },
        { track: track ?? assignTrack(course.title), trackOverride: track },
      );
      const change = { before: { track: course.trackOverride }, after: { track } };
      await this.changed(member, id, { action: 'track', ...change }, transaction);
    });
  }

  private async changed(
    actor: { id: string },
    courseId: string,
    event: { action: string; before?: object; after: object },
    transaction: Transaction,
  ): Promise<void> {
    await recordAuditEvent({ actor, subjectKind: 'course', subjectId: courseId, ...event }, transaction);
    await this.live.publish([{ topic: `course:${courseId}` }], transaction);
  }
}
