import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { Member } from '../../../core/access/member.js';
import { Database } from '../../../core/database/database.js';
import { ForbiddenError, NotFoundError, ProRequiredError } from '../../../core/errors/errors.js';
import type { StoredFile } from '../../../core/http/media/send-file.js';
import type { IdOrSlug } from '../../../core/validation/id-or-slug.pipe.js';
import { slugify } from '../../../core/validation/slug.js';
import { MediaService } from '../../../site/media/media.service.js';
import type { CourseDetail, OutlineLesson } from '../../courses/courses.dto.js';
import { assignTrack } from '../../courses/tracks/assign-track.js';
import { quizResults } from '../../lessons/answers/results.js';
import { beginningOf } from '../../lessons/beginning.js';
import { filmsIn, showBlocks } from '../../lessons/blocks/shown-blocks.js';
import { lessonMinutes } from '../../lessons/lesson-minutes.js';
import { toWebVtt } from '../../lessons/media/web-vtt.js';
import type { LessonDetail } from '../../lessons/reading/lesson-reading.dto.js';
import type { CourseToEdit } from '../authoring.queries.js';
import { documentOf, findCourse } from '../course-access.js';
import { findLesson, type LessonInDocument } from '../document/arrange.js';
import { bodyOf, type CourseDocument, type DocumentLesson } from '../document/course-document.js';
import { type AroundPreview, aroundPreview } from './preview.queries.js';
import type { Reader } from './preview.dto.js';

interface Draft {
  course: CourseToEdit;
  document: CourseDocument;
}

/** The draft of a course as visitors and members would see it. Nothing of it is stored or counted. */
@Injectable()
export class CoursePreviewService {
  constructor(
    private readonly database: Database,
    private readonly media: MediaService,
  ) {}

  /** @throws NotFoundError */
  async course(member: Member, ref: IdOrSlug, reader: Reader): Promise<CourseDetail> {
    const draft = await this.draft(member, ref);
    const { course, document } = draft;
    const modules = outlineOf(document);
    const lessons = modules.flatMap((module) => module.lessons);
    const minutes = lessons.reduce((sum, { durationMinutes }) => sum + durationMinutes, 0);
    const { instructorId, title, promise, description, outcomes, level, access } = document;
    const around = await this.database.one<AroundPreview>(
      aroundPreview({ courseId: course.id, instructorId, minutes }),
    );
    const { coverSeed, duration, instructor } = around!;
    const track = course.trackOverride ?? assignTrack(title);
    const [first] = lessons;
    return {
      ...{
        id: course.id,
        slug: course.slug ?? course.id,
        title,
        promise,
        description,
        outcomes,
        level,
        access,
      },
      ...{ track, duration, durationMinutes: minutes, lessonCount: lessons.length, instructor, modules },
      coverSeed: `${track}.${coverSeed ?? slugify(title)}`,
      ...{ averageRating: null, reviewCount: 0, isWithdrawn: false, isInstructor: false },
      progress: isEnrolled(reader, document) ? 0 : null,
      enrollment: isEnrolled(reader, document)
        ? {
            ...{ id: course.id, progress: 0, newLessons: 0 },
            nextLesson: first
              ? { id: first.id, slug: first.slug, title: first.title, position: first.position }
              : null,
          }
        : null,
    };
  }

  /** @throws NotFoundError, and ForbiddenError with its beginning where the lesson would be closed to the reader */
  async lesson(member: Member, ref: IdOrSlug, lessonId: string, reader: Reader): Promise<LessonDetail> {
    const draft = await this.draft(member, ref);
    const { course, document } = draft;
    const { lesson, position, previous, next } = lessonIn(draft, lessonId);
    requireOpen(reader, document, lesson);
    const address = `/api/authoring/courses/${course.id}/preview/${lesson.id}`;
    const { blocks, exerciseMinutes } = lesson;
    return {
      ...shown(lesson, position),
      exerciseMinutes,
      body: bodyOf(blocks),
      blocks: showBlocks(address, blocks, await this.media.posters(filmsIn(blocks))),
      ...{ answers: [], quizzes: quizResults(blocks, []), positions: [] },
      course: { id: course.id, slug: course.slug ?? course.id, title: document.title },
      ...{ previous: linkTo(previous), next: linkTo(next) },
    };
  }

  /** @throws NotFoundError when the lesson does not show it */
  async file(member: Member, ref: IdOrSlug, lessonId: string, mediaId: string): Promise<StoredFile> {
    const { lesson } = lessonIn(await this.draft(member, ref), lessonId);
    if (!lesson.blocks.some((block) => 'media' in block && block.media === mediaId))
      throw new NotFoundError();
    return this.media.file(mediaId);
  }

  open(mediaId: string, from: number, length: number): Promise<Readable> {
    return this.media.open(mediaId, from, length);
  }

  /** As WebVTT. @throws NotFoundError */
  async captions(member: Member, ref: IdOrSlug, lessonId: string, blockId: string): Promise<string> {
    const { lesson } = lessonIn(await this.draft(member, ref), lessonId);
    const block = lesson.blocks.find(({ id }) => id === blockId);
    if (!block || !('transcript' in block)) throw new NotFoundError();
    return toWebVtt(block.transcript);
  }

  private async draft(member: Member, ref: IdOrSlug): Promise<Draft> {
    const course = await findCourse(member, ref, this.database);
    return { course, document: await documentOf(course, this.database) };
  }
}

/** @throws NotFoundError */
function lessonIn({ document }: Draft, lessonId: string): LessonInDocument {
  const found = findLesson(document, lessonId);
  if (!found) throw new NotFoundError();
  return found;
}

const isEnrolled = (reader: Reader, { access }: CourseDocument): boolean =>
  reader === 'pro' || (reader === 'member' && access === 'free');

/** As `requireAccess`, but the one who asks is signed in. @throws ForbiddenError */
function requireOpen(reader: Reader, document: CourseDocument, { isPreview, blocks }: DocumentLesson): void {
  if (isPreview || isEnrolled(reader, document)) return;
  const beginning = beginningOf(blocks);
  const details = beginning === null ? undefined : { beginning: [beginning] };
  if (reader === 'visitor')
    throw new ForbiddenError('sign_in_required', 'Visitors sign in to open this lesson.', details);
  throw new ProRequiredError('This lesson is part of FutureLab Pro.', details);
}

function outlineOf({ modules }: CourseDocument): CourseDetail['modules'] {
  let position = 0;
  return modules
    .filter(({ lessons }) => lessons.length > 0)
    .map(({ id, title, lessons }) => ({
      id,
      title,
      lessons: lessons.map((lesson) => shown(lesson, (position += 1))),
    }));
}

/** A draft's lessons have no slugs. */
const shown = ({ id, title, kind, isPreview, blocks, exerciseMinutes }: DocumentLesson, position: number) =>
  ({
    ...{ id, slug: id, title, position, kind, isPreview },
    ...{ durationMinutes: lessonMinutes(blocks, exerciseMinutes), isCompleted: false },
  }) satisfies OutlineLesson;

const linkTo = (lesson: DocumentLesson | null) => lesson && { slug: lesson.id, title: lesson.title };
