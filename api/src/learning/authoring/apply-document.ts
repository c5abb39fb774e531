import type { ErrorDetails } from '../../core/errors/errors.js';
import { isUuid } from '../../core/validation/id-or-slug.pipe.js';
import { firstFreeSlug, slugify } from '../../core/validation/slug.js';
import { assignTrack } from '../courses/tracks/assign-track.js';
import type { Queryable, Statement } from '../../core/database/database.js';
import { lessonMinutes } from '../lessons/lesson-minutes.js';
import type { CourseToEdit } from './authoring.queries.js';
import { mediaForUse } from '../../site/media/media.queries.js';
import type { MediaKind } from '../../site/media/media.entity.js';
import { bodyOf, type CourseDocument, type DocumentLesson, refused } from './document/course-document.js';
import * as queries from './publishing.queries.js';

const lessonsOf = ({ modules }: CourseDocument) => modules.flatMap(({ lessons }) => lessons);

/** @throws ApiError 400, by path, for what the database knows that keeps the document from being published */
export async function requirePublishable(
  courseId: string,
  document: CourseDocument,
  transaction: Queryable,
): Promise<void> {
  const lessons = lessonsOf(document);
  const kinds = await kindsOfMedia(lessons, transaction);
  const [found] = await transaction.query<queries.Obstacles>(
    queries.publishingObstacles({
      courseId,
      moduleIds: document.modules.map(({ id }) => id),
      lessonIds: lessons.map(({ id }) => id),
      instructorId: document.instructorId,
    }),
  );
  const details = Object.create(null) as ErrorDetails;
  if (!found!.hasInstructor) details['document.instructorId'] = ['This member doesn’t exist.'];
  if (found!.foreignModules.length > 0 || found!.foreignLessons.length > 0)
    details['document.modules'] = ['Something here belongs to another course. Copy it without its id.'];
  document.modules.forEach((module, m) =>
    module.lessons.forEach(({ blocks }, l) =>
      blocks.forEach((block, b) => {
        const problem = 'media' in block && problemOf(block.kind, kinds.get(block.media));
        if (problem) details[`document.modules.${m}.lessons.${l}.blocks.${b}.media`] = [problem];
      }),
    ),
  );
  if (Object.keys(details).length > 0) throw refused(details);
}

/** What the files that lessons name are, by id; without those that are not there. */
async function kindsOfMedia(
  lessons: readonly DocumentLesson[],
  transaction: Queryable,
): Promise<ReadonlyMap<string, MediaKind>> {
  const ids = lessons.flatMap(({ blocks }) =>
    blocks.flatMap((block) => ('media' in block ? [block.media] : [])),
  );
  const rows = await transaction.query<{ id: string; kind: MediaKind }>(mediaForUse(ids.filter(isUuid)));
  return new Map(rows.map(({ id, kind }) => [id, kind]));
}

function problemOf(block: 'video' | 'audio' | 'file', kind: MediaKind | undefined): string | null {
  if (kind === undefined) return 'There’s no such file in the media library.';
  if (block === 'video' && kind !== 'film') return 'Choose a film.';
  if (block === 'audio' && kind !== 'audio') return 'Choose an audio recording.';
  // Its bytes are among the pictures.
  if (block === 'file' && kind === 'picture') return 'Choose a file that isn’t a picture.';
  return null;
}

/** Makes the document what members see. Lessons are known by their ids: what members did in them stays. */
export async function applyDocument(
  course: Pick<CourseToEdit, 'id' | 'slug'>,
  document: CourseDocument,
  transaction: Queryable,
): Promise<void> {
  const { id } = course;
  const track = assignTrack(document.title);
  const run = (statement: Statement) => transaction.query(statement);
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
  transaction: Queryable,
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
  transaction: Queryable,
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
