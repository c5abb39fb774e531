import { isDeepStrictEqual } from 'node:util';
import type { CourseDocument } from './course-document.js';

/** By the id of a lesson: the version of the draft in which it was last changed. Others are as they were published. */
export type LessonVersions = Record<string, number>;

/** After a change that makes `version`. */
export function lessonVersions(
  before: CourseDocument,
  after: CourseDocument,
  known: LessonVersions,
  version: number,
): LessonVersions {
  const old = new Map(lessonsOf(before).map((lesson) => [lesson.id, lesson]));
  return Object.fromEntries(
    lessonsOf(after).flatMap((lesson): [string, number][] => {
      if (!isDeepStrictEqual(lesson, old.get(lesson.id))) return [[lesson.id, version]];
      const last = known[lesson.id];
      return last === undefined ? [] : [[lesson.id, last]];
    }),
  );
}

const lessonsOf = ({ modules }: CourseDocument) => modules.flatMap(({ lessons }) => lessons);
