import { paths } from '@futurelab/platform/paths';
import type { CourseDraft } from '../../../queries/admin/courses/course-draft';

export interface Problem {
  /** What has it: "Promise", "Lesson “Say why”". */
  place: string;
  text: string;
  /** Where it is mended. */
  to: string;
}

const SETTINGS: Record<string, string> = {
  title: 'Title',
  promise: 'Promise',
  description: 'Description',
  outcomes: 'Outcomes',
  level: 'Level',
  access: 'Price',
  instructorId: 'Instructor',
};

/** What is missing where a whole list is empty. */
const EMPTY: Record<string, string> = {
  outcomes: 'Add at least one outcome.',
  modules: 'Add at least one module.',
  lessons: 'Add at least one lesson.',
  blocks: 'Add some content.',
};

const MODULE = /^document\.modules\.(\d+)\.(?!lessons\.)/;
const LESSON = /^document\.modules\.(\d+)\.lessons\.(\d+)\b/;

/** What keeps a draft from being published, each with the way there. `course`: how its page is addressed. */
export function problemsIn(
  { document }: Pick<CourseDraft, 'document'>,
  problems: Readonly<Record<string, readonly string[]>>,
  course: string,
): Problem[] {
  const outline = paths.adminCourse(course);
  const where = (path: string): Omit<Problem, 'text'> => {
    const [, inModule, at] = LESSON.exec(path) ?? [];
    const lesson = document.modules[Number(inModule)]?.lessons[Number(at)];
    if (lesson)
      return { place: `Lesson “${lesson.title || 'Untitled'}”`, to: paths.adminLesson(course, lesson.id) };
    const [, index] = MODULE.exec(path) ?? [];
    const module = document.modules[Number(index)];
    if (module) return { place: `Module “${module.title || 'Untitled'}”`, to: outline };
    const setting = SETTINGS[path.split('.')[1] ?? ''];
    return setting ? { place: setting, to: `${outline}?tab=settings` } : { place: 'Outline', to: outline };
  };
  const found = Object.entries(problems).map(([path, messages]) => ({
    ...where(path),
    text: EMPTY[path.split('.').at(-1) ?? ''] ?? messages.join(' '),
  }));
  const seen = new Set<string>();
  return found.filter(({ place, text }) => !seen.has(place + text) && seen.add(place + text));
}
