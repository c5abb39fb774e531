import { randomUUID } from 'node:crypto';
import { truncate } from '#platform/format/truncate';
import { type CourseDocument, type DocumentLesson, readDocument, refused } from './course-document.js';

interface ModuleOrder {
  id: string;
  lessonIds: string[];
}

const lessonsOf = ({ modules }: CourseDocument) => modules.flatMap(({ lessons }) => lessons);

/**
 * The same modules and lessons in another order; lessons may move to other modules.
 * @throws ApiError 400 unless everything is named once
 */
export function reorder(document: CourseDocument, order: readonly ModuleOrder[]): CourseDocument {
  const modules = new Map(document.modules.map((module) => [module.id, module]));
  const lessons = new Map(lessonsOf(document).map((lesson) => [lesson.id, lesson]));
  const moduleIds = order.map(({ id }) => id.toLowerCase());
  const lessonIds = order.flatMap((module) => module.lessonIds.map((id) => id.toLowerCase()));
  if (!isSame(moduleIds, modules) || !isSame(lessonIds, lessons))
    throw refused({ modules: ['Include every module and lesson of the draft once.'] });
  return {
    ...document,
    modules: order.map(({ id, lessonIds: ids }) => ({
      ...modules.get(id.toLowerCase())!,
      lessons: ids.map((lesson) => lessons.get(lesson.toLowerCase())!),
    })),
  };
}

const isSame = (ids: readonly string[], known: ReadonlyMap<string, unknown>) =>
  ids.length === known.size && new Set(ids).size === ids.length && ids.every((id) => known.has(id));

/** Another text for one lesson, which stays the same lesson; undefined when there is no such lesson. */
export function replaceLesson(
  document: CourseDocument,
  lessonId: string,
  lesson: object,
): CourseDocument | undefined {
  if (!lessonsOf(document).some(({ id }) => id === lessonId)) return undefined;
  const modules = document.modules.map((module) => ({
    ...module,
    lessons: module.lessons.map((one) => (one.id === lessonId ? { ...lesson, id: lessonId } : one)),
  }));
  return readDocument({ ...document, modules });
}

/** The same course as a new one: nothing of what members did belongs to it. */
export const copyOf = (document: CourseDocument): CourseDocument => ({
  ...document,
  title: truncate(`Copy of ${document.title}`, 160),
  modules: document.modules.map((module) => ({
    ...module,
    id: randomUUID(),
    lessons: module.lessons.map((lesson) => ({ ...lesson, id: randomUUID() })),
  })),
});

export interface LessonInDocument {
  lesson: DocumentLesson;
  /** From 1, across the course. */
  position: number;
  previous: DocumentLesson | null;
  next: DocumentLesson | null;
}

export function findLesson(document: CourseDocument, lessonId: string): LessonInDocument | undefined {
  const lessons = lessonsOf(document);
  const index = lessons.findIndex(({ id }) => id === lessonId);
  const lesson = lessons[index];
  return (
    lesson && {
      lesson,
      position: index + 1,
      previous: lessons[index - 1] ?? null,
      next: lessons[index + 1] ?? null,
    }
  );
}
