import { paths } from '@futurelab/platform/paths';
import { createContext, useContext } from 'react';

/** Who a preview is for. Members are enrolled where they may be. */
export const READERS = { visitor: 'Visitor', member: 'Member', pro: 'Pro member' } as const;
export type Reader = keyof typeof READERS;

export interface Preview {
  /** By id or slug. */
  course: string;
  reader: Reader;
}

/** Around a draft that its author reads as someone else would: nothing done in it is sent. */
export const PreviewContext = createContext<Preview | null>(null);

/** The addresses of a course and its lessons: inside a preview, those of the preview. */
export function useCoursePaths(): Pick<typeof paths, 'course' | 'lesson'> {
  const preview = useContext(PreviewContext);
  if (!preview) return paths;
  const { course, reader } = preview;
  return {
    course: () => paths.coursePreview(course, reader),
    lesson: (_, lesson) => paths.lessonPreview(course, lesson, reader),
  };
}

export const isReader = (value: string | null): value is Reader =>
  value !== null && Object.hasOwn(READERS, value);
