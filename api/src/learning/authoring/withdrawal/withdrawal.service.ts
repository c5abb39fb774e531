import { Injectable } from '@nestjs/common';
import { recordAuditEvent } from '../../../core/audit/audit.js';
import type { IdOrSlug } from '../../../core/validation/id-or-slug.pipe.js';
import { Database } from '../../../core/database/database.js';
import { LiveService } from '../../../core/live/live.service.js';
import type { Member } from '../../../core/access/member.js';
import { UnpublishedCourseError } from '../authoring.errors.js';
import { findCourse } from '../course-access.js';
import { courseWithdrawal } from './withdrawal.queries.js';

/** Takes published courses out of what is offered. Those enrolled keep them. */
@Injectable()
export class CourseWithdrawalService {
  constructor(
    private readonly database: Database,
    private readonly live: LiveService,
  ) {}

  /** Idempotent. @throws NotFoundError, UnpublishedCourseError */
  withdraw(member: Member, ref: IdOrSlug, reason?: string): Promise<void> {
    return this.change(member, ref, 'withdraw', reason);
  }

  /** Idempotent. @throws NotFoundError, UnpublishedCourseError */
  reoffer(member: Member, ref: IdOrSlug): Promise<void> {
    return this.change(member, ref, 'reoffer');
  }

  private async change(
    actor: Member,
    ref: IdOrSlug,
    action: 'withdraw' | 'reoffer',
    reason?: string,
  ): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const { id: courseId, isPublished } = await findCourse(actor, ref, transaction);
      if (!isPublished) throw new UnpublishedCourseError();
      const changed = await transaction.query(courseWithdrawal(courseId, action === 'withdraw'));
      if (changed.length === 0) return;
      const event = { actor, action, subjectKind: 'course', subjectId: courseId, reason };
      await recordAuditEvent(event, transaction);
      await this.live.publish([{ topic: `course:${courseId}` }], transaction);
    });
  }
}
