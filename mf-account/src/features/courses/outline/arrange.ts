import type { CourseModule, Lesson } from '../../../queries/admin/courses/course-draft';
import type { Step } from '../../../shared/courses/move-buttons';
import type { Place } from '../../../shared/courses/use-part-drag';

type Modules = readonly CourseModule[];

/** Its place by one lesson earlier or later, across modules; null where there is none. */
export function placeBeside(modules: Modules, lessonId: string, step: Step): Place | null {
  const m = modules.findIndex(({ lessons }) => lessons.some(({ id }) => id === lessonId));
  const module = modules[m];
  if (!module) return null;
  const at = module.lessons.findIndex(({ id }) => id === lessonId);
  const next = at + step;
  if (next >= 0 && next < module.lessons.length)
    return { moduleId: module.id, before: module.lessons[step === 1 ? next + 1 : next]?.id ?? null };
  const beside = modules[m + step];
  return beside ? { moduleId: beside.id, before: step === 1 ? (beside.lessons[0]?.id ?? null) : null } : null;
}

export function moveLesson(modules: Modules, lessonId: string, { moduleId, before }: Place): CourseModule[] {
  const moved = findLesson(modules, lessonId);
  const isThere = modules.some(({ id }) => id === moduleId);
  if (!moved || !isThere || before === lessonId) return [...modules];
  return removeLesson(modules, lessonId).map((module) => {
    if (module.id !== moduleId) return module;
    const found = module.lessons.findIndex(({ id }) => id === before);
    return {
      ...module,
      lessons: module.lessons.toSpliced(found < 0 ? module.lessons.length : found, 0, moved),
    };
  });
}

export function moveModule(modules: Modules, moduleId: string, step: Step): CourseModule[] {
  const at = modules.findIndex(({ id }) => id === moduleId);
  const module = modules[at];
  const next = at + step;
  if (!module || next < 0 || next >= modules.length) return [...modules];
  return modules.toSpliced(at, 1).toSpliced(next, 0, module);
}

/** A module in another place: before another one, or (null) at the end. */
export function placeModule(modules: Modules, moduleId: string, before: string | null): CourseModule[] {
  const module = modules.find(({ id }) => id === moduleId);
  if (!module || before === moduleId) return [...modules];
  const others = removeModule(modules, moduleId);
  const at = others.findIndex(({ id }) => id === before);
  return others.toSpliced(at < 0 ? others.length : at, 0, module);
}

export const addModule = (modules: Modules, id: string, title: string): CourseModule[] => [
  ...modules,
  { id, title, lessons: [] },
];

export function addLesson(modules: Modules, moduleId: string, id: string, title: string): CourseModule[] {
  const lesson: Lesson = { id, title, kind: 'text', exerciseMinutes: 0, isPreview: false, blocks: [] };
  return modules.map((module) =>
    module.id === moduleId ? { ...module, lessons: [...module.lessons, lesson] } : module,
  );
}

/** Of a module or a lesson. */
export const rename = (modules: Modules, partId: string, title: string): CourseModule[] =>
  modules.map((module) => ({
    ...module,
    title: module.id === partId ? title : module.title,
    lessons: module.lessons.map((lesson) => (lesson.id === partId ? { ...lesson, title } : lesson)),
  }));

export const removeModule = (modules: Modules, moduleId: string): CourseModule[] =>
  modules.filter(({ id }) => id !== moduleId);

export const removeLesson = (modules: Modules, lessonId: string): CourseModule[] =>
  modules.map((module) => ({ ...module, lessons: module.lessons.filter(({ id }) => id !== lessonId) }));

export const findLesson = (modules: Modules, lessonId: string): Lesson | undefined =>
  modules.flatMap(({ lessons }) => lessons).find(({ id }) => id === lessonId);

/** For who does not see it: "Say why is now lesson 2 of 3 in Before." */
export function positionText(modules: Modules, partId: string): string {
  const at = modules.findIndex(({ id }) => id === partId);
  if (at >= 0) return `${modules[at]!.title} is now module ${at + 1} of ${modules.length}.`;
  for (const { title, lessons } of modules) {
    const place = lessons.findIndex(({ id }) => id === partId);
    if (place >= 0)
      return `${lessons[place]!.title} is now lesson ${place + 1} of ${lessons.length} in ${title}.`;
  }
  return '';
}
