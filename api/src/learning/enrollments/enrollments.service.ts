import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { insertIfAbsent } from '../../core/database/insert-if-absent.js';
import type { IdOrSlug } from '../../core/validation/id-or-slug.pipe.js';
import { NotFoundError, ProRequiredError } from '../../core/errors/errors.js';
import { CourseWithdrawnError, EnrollmentRequiredError } from '../courses/courses.errors.js';
import { Database, type Transaction } from '../../core/database/database.js';
import { LiveService } from '../../core/live/live.service.js';
import { isPro, type Member } from '../../core/access/member.js';
import { achievementAward } from '../../people/achievements/achievements.sql.js';
import { Enrollment } from './enrollment.entity.js';
import { courseToEnrollIn, enrollmentIn, enrollmentsOf, lessonToComplete } from './enrollments.queries.js';
import { rewardFinishers } from './finished-courses.js';
import { LessonCompletion } from './lesson-completion.entity.js';

interface CourseRow {
  id: string;
  access: string;
  isOpen: boolean;
}

interface LessonRow {
  id: string;
  courseId: string;
  access: string;
  enrollmentId: string | null;
}

/** Being in a course and moving through it. Progress, days of learning and points follow the rows (triggers). */
@Injectable()
export class EnrollmentsService {
  constructor(
    private readonly database: Database,
    private readonly live: LiveService,
    @InjectRepository(Enrollment) private readonly enrollments: Repository<Enrollment>,
  ) {}

  async listOf(member: Member): Promise<string> {
    return (await this.database.json(enrollmentsOf(member.id)))!;
  }

  /**
   * Enrolling twice is enrolling once.
   * @returns the enrollment as JSON text.
   * @throws NotFoundError, CourseWithdrawnError, ProRequiredError
   */
  async enroll(member: Member, ref: IdOrSlug): Promise<string> {
    const course = await this.database.one<CourseRow>(courseToEnrollIn(ref, member.id));
    if (!course) throw new NotFoundError();
    if (!course.isOpen) throw new CourseWithdrawnError();
    if (course.access === 'pro' && !isPro(member))
      throw new ProRequiredError('This course is part of FutureLab Pro.');
    const { id: courseId } = course;
    return this.database.transaction(async (transaction) => {
      const row = { userId: member.id, courseId };
      await insertIfAbsent(transaction.manager, Enrollment, row);
      await transaction.query(achievementAward(['enrollments'], [member.id]));
      return this.changed(member, courseId, transaction);
    });
  }

  complete(member: Member, ref: IdOrSlug): Promise<string> {
    return this.change(member, ref, async (completion, courseId, transaction) => {
      if (!(await insertIfAbsent(transaction.manager, LessonCompletion, completion))) return;
      await transaction.query(achievementAward(['lesson_activity'], [member.id]));
      await rewardFinishers(courseId, transaction, member.id);
    });
  }

  /** Undoes a completion; a finished course is then in progress again. */
  reopen(member: Member, ref: IdOrSlug): Promise<string> {
    return this.change(member, ref, async (completion, _, { manager }) => {
      await manager.delete(LessonCompletion, completion);
    });
  }

  private async change(
    member: Member,
    ref: IdOrSlug,
    make: (
      completion: { enrollmentId: string; lessonId: string },
      courseId: string,
      transaction: Transaction,
    ) => Promise<void>,
  ): Promise<string> {
    const { id: lessonId, courseId, enrollmentId } = await this.findLessonOrFail(member, ref);
    return this.database.transaction(async (transaction) => {
      await make({ enrollmentId, lessonId }, courseId, transaction);
      return this.changed(member, courseId, transaction);
    });
  }

  /** Notifies the member's other pages. @returns the enrollment as it is now */
  private async changed(member: Member, courseId: string, transaction: Transaction): Promise<string> {
    const memberIds = [member.id];
    await this.live.publish(
      [
        { topic: `course:${courseId}`, memberIds },
        { topic: 'points', memberIds },
      ],
      transaction,
    );
    const [enrollment] = await transaction.query<{ json: string }>(enrollmentIn(member.id, courseId));
    return enrollment!.json;
  }

  private async findLessonOrFail(member: Member, ref: IdOrSlug) {
    const lesson = await this.database.one<LessonRow>(lessonToComplete(ref, member.id));
    if (!lesson) throw new NotFoundError();
    if (lesson.access === 'pro' && !isPro(member))
      throw new ProRequiredError('This course is part of FutureLab Pro.');
    if (lesson.enrollmentId === null) throw new EnrollmentRequiredError();
    return { ...lesson, enrollmentId: lesson.enrollmentId };
  }
}
