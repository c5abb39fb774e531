import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { ApiError, type ErrorDetails } from '../../../core/errors/errors.js';
import type { KnownMedia } from '../../../site/media/media-checksums.queries.js';
import { type CourseDocument, readDocument } from '../document/course-document.js';

const FORMAT = 'futurelab-course';
/** Goes up when a file of before can no longer be read as it is. */
const VERSION = 1;
const MOST_PROBLEMS = 20;

/**
 * A course as a file. `course` is its document without its instructor, with everything it teaches; its films, recordings
 * and files are named in `media`, and their bytes stay in the library.
 */
export interface CourseFile {
  format: typeof FORMAT;
  version: typeof VERSION;
  course: Omit<CourseDocument, 'instructorId'>;
  media: KnownMedia[];
}

const fileSchema = z.object({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  course: z.record(z.string(), z.unknown()),
  media: z
    .array(
      z.object({
        id: z.string().max(100),
        name: z.string().max(300),
        size: z.number().positive(),
        checksum: z.string().regex(/^[0-9a-f]{64}$/),
      }),
    )
    .max(2_000)
    .default([]),
});

export const courseFileOf = (
  { instructorId: _, ...course }: CourseDocument,
  media: readonly KnownMedia[],
): CourseFile => ({
  format: FORMAT,
  version: VERSION,
  course,
  media: [...media].sort((one, other) => one.name.localeCompare(other.name) || (one.id < other.id ? -1 : 1)),
});

/** A course of its own: its parts get new ids. @throws ApiError 400 with what is wrong, and where */
export function readCourseFile(given: unknown): Pick<CourseFile, 'media'> & { document: CourseDocument } {
  const file = fileSchema.safeParse(given);
  if (!file.success) throw refusedFile([whyNot(given)]);
  const { course, media } = file.data;
  try {
    return { document: withNewIds(readDocument({ ...course, instructorId: null })), media };
  } catch (error) {
    if (!(error instanceof ApiError) || !error.details) throw error;
    throw refusedFile(problemsIn(error.details));
  }
}

function whyNot(given: unknown): string {
  const { format, version } = (given ?? {}) as { format?: unknown; version?: unknown };
  if (format !== FORMAT) return 'This isn’t a course that was exported here.';
  if (version !== VERSION)
    return `This file has version ${String(version)}. Only version ${VERSION} can be imported.`;
  return 'The file is damaged. Export the course again.';
}

const refusedFile = (problems: string[]) =>
  new ApiError(400, 'validation_failed', 'The file couldn’t be imported.', { file: problems });

/** "Module 1, lesson 2, block 3: This type doesn’t exist." */
function problemsIn(details: ErrorDetails): string[] {
  const problems = Object.entries(details).flatMap(([path, messages]) =>
    messages.map((message) => `${placeOf(path)}: ${message}`),
  );
  const more = problems.length - MOST_PROBLEMS;
  return more > 0 ? [...problems.slice(0, MOST_PROBLEMS), `And ${more} more.`] : problems;
}

const PARTS: Record<string, string> = {
  modules: 'module',
  lessons: 'lesson',
  blocks: 'block',
  questions: 'question',
  options: 'choice',
  items: 'item',
  pairs: 'pair',
  transcript: 'transcript line',
  outcomes: 'outcome',
};

function placeOf(path: string): string {
  const steps = path.split('.').slice(1);
  const places: string[] = [];
  for (let at = 0; at < steps.length; at += 1) {
    const step = steps[at]!;
    const index = Number(steps[at + 1]);
    if (PARTS[step] && Number.isInteger(index)) {
      places.push(`${PARTS[step]} ${index + 1}`);
      at += 1;
    } else places.push(step);
  }
  const place = places.join(', ') || 'course';
  return place.charAt(0).toUpperCase() + place.slice(1);
}

const withNewIds = (document: CourseDocument): CourseDocument => ({
  ...document,
  modules: document.modules.map((module) => ({
    ...module,
    id: randomUUID(),
    lessons: module.lessons.map((lesson) => ({ ...lesson, id: randomUUID() })),
  })),
});

/** The files that the blocks of a course show, each once. */
export const mediaIn = ({ modules }: CourseDocument): string[] => [
  ...new Set(
    modules.flatMap(({ lessons }) =>
      lessons.flatMap(({ blocks }) => blocks.flatMap((block) => ('media' in block ? [block.media] : []))),
    ),
  ),
];

/** The course with other files in its blocks. */
export const withMedia = (document: CourseDocument, ids: ReadonlyMap<string, string>): CourseDocument => ({
  ...document,
  modules: document.modules.map((module) => ({
    ...module,
    lessons: module.lessons.map((lesson) => ({
      ...lesson,
      blocks: lesson.blocks.map((block) =>
        'media' in block ? { ...block, media: ids.get(block.media) ?? block.media } : block,
      ),
    })),
  })),
});
