import { randomUUID } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { paths } from '#platform/paths/paths';
import type { Member } from '../../../core/access/member.js';
import { recordAuditEvent } from '../../../core/audit/audit.js';
import { Database, type Transaction } from '../../../core/database/database.js';
import { ApiError } from '../../../core/errors/errors.js';
import { JobsService } from '../../../core/jobs/jobs.service.js';
import { defineQueue } from '../../../core/jobs/queue.js';
import { instantOf } from '../../../core/time/wall-time.js';
import type { IdOrSlug } from '../../../core/validation/id-or-slug.pipe.js';
import { NotificationsService } from '../../../notifications/notifications.service.js';
import { courseLock, courseToEdit, type CourseToEdit } from '../authoring.queries.js';
import { lockCourse } from '../course-access.js';
import type { CourseDocument } from '../document/course-document.js';
import { CourseDraft } from '../entities/course-draft.entity.js';
import { CoursePublishingService } from '../publishing.service.js';
import type { CourseScheduleRequest } from './schedule.dto.js';
import { NothingToPublishError, requireSchedulable } from './schedule.errors.js';
import { dueCourse, type DueCourse, dueCourses, scheduleFailure } from './schedule.queries.js';

const DUE = defineQueue('course-schedule', { retryLimit: 0, schedule: '* * * * *' });

/** Publishes drafts at times their authors choose. */
@Injectable()
export class CourseScheduleService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly jobs: JobsService,
    private readonly notifications: NotificationsService,
    private readonly publishing: CoursePublishingService,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(DUE, () => this.publishDue());
  }

  /** What is published is the draft as it is then. @throws NotFoundError, NothingToPublishError, ApiError 400 */
  async schedule(member: Member, ref: IdOrSlug, request: CourseScheduleRequest): Promise<void> {
    const time = instantOf(request.at, member.timeZone);
    requireSchedulable(time);
    await this.change(member, ref, time, (course) => {
      if (!course.document || course.version === course.publishedVersion) throw new NothingToPublishError();
    });
  }

  /** Idempotent. @throws NotFoundError */
  async cancel(member: Member, ref: IdOrSlug): Promise<void> {
    await this.change(member, ref, null, () => undefined);
  }

  private async change(
    actor: Member,
    ref: IdOrSlug,
    time: Date | null,
    check: (course: CourseToEdit) => void,
  ): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const { id: courseId, publishAt, publishFailedAt } = await lockCourse(actor, ref, check, transaction);
      if (time === null && publishAt === null && publishFailedAt === null) return;
      await transaction.manager.update(
        CourseDraft,
        { courseId },
        { publishAt: time, publishFailedAt: null, scheduledById: time && actor.id },
      );
      await recordAuditEvent(
        {
          ...{ actor, action: time ? 'schedule' : 'unschedule', subjectKind: 'course', subjectId: courseId },
          ...{ before: { publishAt }, after: { publishAt: time } },
        },
        transaction,
      );
    });
  }

  /** Each course in a transaction of its own, so that one that fails keeps no other back. */
  async publishDue(): Promise<void> {
    for (const { id } of await this.database.query<{ id: string }>(dueCourses))
      await this.database.transaction((transaction) => this.publishIfDue(id, transaction));
  }

  private async publishIfDue(courseId: string, transaction: Transaction): Promise<void> {
    await transaction.query(courseLock(courseId));
    const [due] = await transaction.query<DueCourse>(dueCourse(courseId));
    if (!due) return;
    const [course] = await transaction.query<CourseToEdit>(courseToEdit({ by: 'id', value: courseId }));
    const document = await this.publishable(course!, due, transaction);
    if (document) await this.publishing.apply(course!, document, { id: due.scheduledById! }, transaction);
    else await this.giveUp(courseId, due, transaction);
  }

  /** Null where the draft or its author does not pass what publishing by hand asks for. */
  private async publishable(
    course: CourseToEdit,
    { isAllowed }: DueCourse,
    transaction: Transaction,
  ): Promise<CourseDocument | null> {
    if (!isAllowed) return null;
    try {
      return await this.publishing.checked(course, transaction);
    } catch (error) {
      if (error instanceof ApiError) return null;
      throw error;
    }
  }

  private async giveUp(
    courseId: string,
    { title, authorId }: DueCourse,
    transaction: Transaction,
  ): Promise<void> {
    await transaction.query(scheduleFailure(courseId));
    const event = { actor: 'course-schedule', action: 'publish-failed' };
    await recordAuditEvent({ ...event, subjectKind: 'course', subjectId: courseId }, transaction);
    if (authorId === null) return;
    await this.notifications.notify(
      {
        ...{ kind: 'course-schedule', sourceId: randomUUID(), subjectId: courseId, actorId: null },
        ...{ title: `“${title}” couldn’t be published as scheduled`, href: paths.adminCourse(courseId) },
      },
      [authorId],
      transaction,
    );
  }
}
