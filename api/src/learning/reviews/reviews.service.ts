import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, type Repository } from 'typeorm';
import { type JsonPage, readJsonPage } from '../../core/paging/json-page.js';
import { NotFoundError } from '../../core/errors/errors.js';
import type { IdOrSlug } from '../../core/validation/id-or-slug.pipe.js';
import { decodeCursor } from '../../core/paging/paging.js';
import { Database } from '../../core/database/database.js';
import { RateLimitsService } from '../../core/rate-limits/rate-limits.service.js';
import type { Member } from '../../core/access/member.js';
import { CourseReview } from './course-review.entity.js';
import type { ReviewListQuery, ReviewRequest, ReviewResponse } from './reviews.dto.js';
import { FinishFirstError, ReviewRemovedError } from './reviews.errors.js';
import { courseToReview, reviewPage, writeReview } from './reviews.queries.js';

const WRITES = { name: 'course-review', limit: 30, windowSeconds: 3600 };

interface CourseRow {
  id: string;
  finished: boolean;
  removed: boolean;
}

/** What people who finished a course say of it; each says it once. Average and count follow the rows (trigger). */
@Injectable()
export class ReviewsService {
  constructor(
    private readonly database: Database,
    private readonly limits: RateLimitsService,
    @InjectRepository(CourseReview) private readonly reviews: Repository<CourseReview>,
  ) {}

  /** @throws NotFoundError */
  async list(
    ref: IdOrSlug,
    viewer: Member | null,
    { mine = false, limit, cursor }: ReviewListQuery,
  ): Promise<JsonPage> {
    const after = cursor === undefined ? undefined : decodeCursor(cursor, 2);
    const { id: courseId } = await this.findCourse(ref, viewer);
    return readJsonPage(
      this.database,
      reviewPage({ courseId, viewerId: viewer?.id ?? null, mine }, limit, after),
    );
  }

  /** @throws NotFoundError, FinishFirstError, ReviewRemovedError, TooManyRequestsError */
  async write(member: Member, ref: IdOrSlug, { rating, text }: ReviewRequest): Promise<ReviewResponse> {
    const { id: courseId, finished, removed } = await this.findCourse(ref, member);
    if (!finished) throw new FinishFirstError();
    if (removed) throw new ReviewRemovedError();
    await this.limits.count(WRITES, member.id);
    await this.database.transaction((transaction) =>
      transaction.query(writeReview(courseId, member.id, rating, text)),
    );
    const { json } = await readJsonPage(
      this.database,
      reviewPage({ courseId, viewerId: member.id, mine: true }, 1),
    );
    return (JSON.parse(json) as ReviewResponse[])[0]!;
  }

  /** Without a review nothing happens. @throws NotFoundError */
  async withdraw(member: Member, ref: IdOrSlug): Promise<void> {
    const { id: courseId } = await this.findCourse(ref, member);
    await this.reviews.delete({ courseId, userId: member.id, deletedAt: IsNull() });
  }

  private async findCourse(ref: IdOrSlug, viewer: Member | null): Promise<CourseRow> {
    const course = await this.database.one<CourseRow>(courseToReview(ref, viewer?.id ?? null));
    if (!course) throw new NotFoundError();
    return course;
  }
}
