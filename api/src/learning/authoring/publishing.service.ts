import { Injectable } from '@nestjs/common';
import { type ErrorDetails, NotFoundError } from '../../core/errors/errors.js';
import type { IdOrSlug } from '../../core/validation/id-or-slug.pipe.js';
import { firstFreeSlug, slugify } from '../../core/validation/slug.js';
import { assignTrack } from '../courses/tracks/assign-track.js';
import { Course } from '../courses/course.entity.js';
import { Database, type Transaction } from '../../core/database/database.js';
import { LiveService } from '../../core/live/live.service.js';
import { lessonMinutes } from '../lessons/lesson-minutes.js';
import type { Member } from '../../core/access/member.js';
import type { Track } from '../../identity/users/user.entity.js';
import { VersionsService } from '../../site/versions/versions.service.js';
import { type CourseToEdit, courseVersions } from './authoring.queries.js';
import { documentOf, findCourse, lockCourse } from './course-access.js';
import { bodyOf, type CourseDocument, readCompleteDocument, refused } from './document/course-document.js';
import { CourseAuditEvent } from './entities/course-audit-event.entity.js';
import { CourseDraft } from './entities/course-draft.entity.js';
import * as queries from './publishing.queries.js';

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
   * @throws ApiError 400 with words by path, NotFoundError, StaleCourseError
   */
  async publish(member: Member, ref: IdOrSlug, version: number): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const course = await lockCourse(member, ref, version, transaction);
      if (course.isPublished && course.publishedVersion === course.version) return;
      const document = readCompleteDocument(await documentOf(course, transaction));
      await requirePublishable(course.id, document, transaction);
      await this.versions.store(courseVersions(course.id), transaction);
      await apply(course, document, transaction);
      const { id: courseId } = course;
      const publishedVersion = Math.max(version, 1);
      await transaction.manager.save(CourseDraft, {
        ...{ courseId, document, version: publishedVersion, publishedVersion },
        ...{ updatedAt: new Date(), updatedById: member.id },
      });
      await this.tell(member, courseId, 'publish', null, publishedVersion, transaction);
      await this.versions.store(courseVersions(courseId), transaction);
    });
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
      await this.tell(member, id, 'track', track, null, transaction);
    });
  }

  private async tell(
    member: Member,
    courseId: string,
    act: 'publish' | 'track',
    detail: string | null,
    version: number | null,
    transaction: Transaction,
  ): Promise<void> {
    const event = { courseId, act, version, detail, actorId: member.id };
    await transaction.manager.insert(CourseAuditEvent, event);
    await this.live.publish([{ topic: `course:${courseId}` }], transaction);
  }
}

const lessonsOf = ({ modules }: CourseDocument) => modules.flatMap(({ lessons }) => lessons);

/** @throws ApiError 400 */
async function requirePublishable(courseId: string, document: CourseDocument, transaction: Transaction) {
  const lessons = lessonsOf(document);
  const media = lessons.flatMap(({ blocks }) =>
    blocks.flatMap((block) => ('media' in block ? [block.media] : [])),
  );
  const [found] = await transaction.query<queries.Obstacles>(
    queries.publishingObstacles({
      courseId,
      moduleIds: document.modules.map(({ id }) => id),
      lessonIds: lessons.map(({ id }) => id),
      media,
      instructorId: document.instructorId,
    }),
  );
  const details = Object.create(null) as ErrorDetails;
  if (!found!.hasInstructor) details['document.instructorId'] = ['There is no such member.'];
  if (found!.foreignModules.length > 0 || found!.foreignLessons.length > 0)
    details['document.modules'] = ['Something here belongs to another course. Copy it without its id.'];
  document.modules.forEach((module, m) =>
    module.lessons.forEach(({ blocks }, l) =>
      blocks.forEach((block, b) => {
        if ('media' in block && found!.missingMedia.includes(block.media))
          details[`document.modules.${m}.lessons.${l}.blocks.${b}.media`] = [
            'There is no recording or file of this name.',
          ];
      }),
    ),
  );
  if (Object.keys(details).length > 0) throw refused(details);
}

async function apply(
  course: CourseToEdit,
  document: CourseDocument,
  transaction: Transaction,
): Promise<void> {
  const { id } = course;
  const track = assignTrack(document.title);
  const run = (statement: Parameters<Transaction['query']>[0]) => transaction.query(statement);
  const slug = course.slug ?? (await freeSlugs('courses', [document.title], transaction))[0]!;
  await run(queries.courseUpsert(id, slug, track, document));
  await run(queries.modulesAside(id));
  await run(queries.lessonsAside(id));
  await run(queries.modulesUpsert(id, document.modules));
  await run(queries.lessonsUpsert(id, await placed(id, document, transaction)));
  const anyModule = document.modules[0]!.id;
  await run(queries.lessonsRetirement(id, anyModule));
  for (const statement of queries.modulesRemoval(id, anyModule)) await run(statement);
}

async function placed(
  courseId: string,
  document: CourseDocument,
  transaction: Transaction,
): Promise<queries.PlacedLesson[]> {
  const lessons = lessonsOf(document);
  const ids = lessons.map(({ id }) => id);
  const known = await transaction.query<{ id: string }>(queries.knownLessons(courseId, ids));
  const knownIds = new Set(known.map(({ id }) => id));
  const fresh = lessons.filter(({ id }) => !knownIds.has(id));
  const slugs = await freeSlugs(
    'lessons',
    fresh.map(({ title }) => title),
    transaction,
  );
  const slugOf = new Map(fresh.map(({ id }, index) => [id, slugs[index]!]));
  return document.modules
    .flatMap((module) => module.lessons.map((lesson) => ({ ...lesson, moduleId: module.id })))
    .map((lesson, index) => ({
      ...lesson,
      position: index + 1,
      // What is there keeps its address; this one is not used then.
      slug: slugOf.get(lesson.id) ?? lesson.id,
      body: bodyOf(lesson.blocks),
      durationMinutes: lessonMinutes(lesson.blocks, lesson.exerciseMinutes),
    }));
}

/** A slug for each of the titles, different from one another and from those in use. */
async function freeSlugs(
  table: 'courses' | 'lessons',
  titles: readonly string[],
  transaction: Transaction,
): Promise<string[]> {
  const names = titles.map((title) => slugify(title) || table.slice(0, -1));
  const rows = await transaction.query<{ slug: string }>(queries.takenSlugs(table, names));
  const taken = new Set(rows.map(({ slug }) => slug));
  return names.map((name) => {
    const slug = firstFreeSlug(name, taken);
    taken.add(slug);
    return slug;
  });
}
