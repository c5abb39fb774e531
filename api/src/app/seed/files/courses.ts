import { z } from 'zod';
import {
  type CourseDocument,
  readCompleteDocument,
} from '../../../learning/authoring/document/course-document.js';
import { slugify } from '../../../core/validation/slug.js';
import { seedId } from '../seed-id.js';
import { type Narration, spoken } from './narration.js';
import { readSeedFile } from './seed-files.js';

export interface SeedCourse {
  slug: string;
  /** Who teaches it. */
  instructor: string;
  /** Without its instructor, whose account may be there already. */
  document: CourseDocument;
}

/**
 * A course document as authoring takes it, with two abbreviations: the instructor is named by their key, and a film or
 * recording by its `media`. What has no id gets the one that its title gives.
 */
const shape = z.looseObject({
  instructor: z.string(),
  modules: z.array(
    z.looseObject({
      title: z.string(),
      lessons: z.array(
        z.looseObject({
          title: z.string(),
          blocks: z.array(z.looseObject({ kind: z.string(), media: z.string().optional() })),
        }),
      ),
    }),
  ),
});

/** @throws ApiError 400 */
export function courseFrom(value: unknown, slug: string, narration: Narration): SeedCourse {
  const { instructor, modules, ...course } = shape.parse(value);
  const document = readCompleteDocument({
    ...course,
    modules: modules.map((module) => ({
      id: seedId('module', slug, module.title),
      ...module,
      lessons: module.lessons.map((lesson) => ({
        id: seedId('lesson', slugify(lesson.title)),
        ...lesson,
        blocks: lesson.blocks.map((block) => ({
          ...(['video', 'audio'].includes(block.kind) && spoken(narration, block.media ?? '')),
          ...block,
        })),
      })),
    })),
  });
  return { slug, instructor, document };
}

/** @throws SeedFileError */
export const readCourse = (slug: string, narration: Narration): Promise<SeedCourse> =>
  readSeedFile(`development/courses/${slug}`, (value) => courseFrom(value, slug, narration));

/** The lessons of a course in their order. */
export const lessonsOf = ({ document }: Pick<SeedCourse, 'document'>) =>
  document.modules.flatMap(({ lessons }) => lessons);
