import { Injectable } from '@nestjs/common';
import { type JsonPage, readJsonPage } from '../../core/paging/json-page.js';
import type { IdOrSlug } from '../../core/validation/id-or-slug.pipe.js';
import { decodeCursor, type PageQuery } from '../../core/paging/paging.js';
import { trackOfTitle } from '../courses/tracks/assign-track.js';
import { Database } from '../../core/database/database.js';
import type { Member } from '../../core/access/member.js';
import { MediaService } from '../../site/media/media.service.js';
import { VersionsService } from '../../site/versions/versions.service.js';
import {
  type CourseDraftResponse,
  type CoursesToEditQuery,
  type CourseToEditSummary,
  MEDIA_BLOCKS,
} from './authoring.dto.js';
import { courseVersions, editableCourses } from './authoring.queries.js';
import { documentOf, findCourse } from './course-access.js';
import { problemsOf } from './document/course-document.js';

/** What authors read. Courses that someone may not edit do not exist here for them. */
@Injectable()
export class AuthoringService {
  constructor(
    private readonly database: Database,
    private readonly published: VersionsService,
    private readonly media: MediaService,
  ) {}

  async list(member: Member, { limit, cursor, ...filters }: CoursesToEditQuery): Promise<JsonPage> {
    const after = cursor === undefined ? undefined : decodeCursor(cursor, 2);
    const page = await readJsonPage(
      this.database,
      editableCourses(member.isAdmin ? null : member.id, filters, limit, after),
    );
    const courses = JSON.parse(page.json) as Omit<CourseToEditSummary, 'assignedTrack' | 'trackKeyword'>[];
    const json = JSON.stringify(courses.map((course) => ({ ...course, ...assigned(course.title) })));
    return { ...page, json };
  }

  /** @throws NotFoundError */
  async find(member: Member, ref: IdOrSlug): Promise<CourseDraftResponse> {
    const course = await findCourse(member, ref, this.database);
    const document = await documentOf(course, this.database);
    const { id, slug, isPublished, isWithdrawn, track, trackOverride } = course;
    const { version, publishedVersion, updatedAt, updatedBy, publishAt, publishFailedAt, instructor } =
      course;
    return {
      ...{ id, slug, isPublished, isWithdrawn },
      ...{ track, trackOverride, ...assigned(document.title) },
      ...{
        version,
        publishedVersion,
        updatedAt,
        updatedBy,
        publishAt,
        publishFailedAt,
        instructor,
        document,
        problems: problemsOf(document),
      },
    };
  }

  /** What was published, the latest first. @throws NotFoundError */
  async versions(member: Member, ref: IdOrSlug, query: PageQuery): Promise<JsonPage> {
    const { id } = await findCourse(member, ref, this.database);
    return this.published.list(courseVersions(id), query);
  }

  /** @throws NotFoundError, NoSuchVersionError */
  async version(member: Member, ref: IdOrSlug, number: number): Promise<string> {
    const { id } = await findCourse(member, ref, this.database);
    return this.published.find(courseVersions(id), number);
  }

  /** The files that a block of the course can show. @throws NotFoundError */
  async mediaFor(member: Member, ref: IdOrSlug, block: keyof typeof MEDIA_BLOCKS): Promise<string> {
    await findCourse(member, ref, this.database);
    return this.media.choices(MEDIA_BLOCKS[block]);
  }
}

function assigned(title: string) {
  const { track, keyword } = trackOfTitle(title);
  return { assignedTrack: track, trackKeyword: keyword };
}
