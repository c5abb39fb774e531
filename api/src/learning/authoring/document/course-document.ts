import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { ApiError, type ErrorDetails } from '../../../core/errors/errors.js';
import { lineSchema, textSchema } from '../../../core/validation/text-schemas.js';
import { ACCESS_TIERS, COURSE_LEVELS } from '../../courses/course.entity.js';
import { LESSON_KINDS, type LessonKind } from '../../courses/lesson-kinds.js';
import { blockSchema, blocksSchema, type LessonBlock } from '../../lessons/blocks/lesson-blocks.js';
import { checkLesson, checkNames } from './document-rules.js';
import { issueMessage } from './issue-message.js';

/** What was published under it keeps it; new parts may leave it out. */
const id = () =>
  z
    .uuid()
    .transform((value) => value.toLowerCase())
    .default(() => randomUUID());

/** `isComplete` asks for everything that members are to see; a draft may leave it empty. */
function schemaFor(isComplete: boolean) {
  const boundedText = (text: z.ZodString, most: number) =>
    isComplete ? text.min(1).max(most) : text.max(most).default('');
  const list = <T extends z.ZodType>(item: T, most: number) =>
    isComplete ? z.array(item).min(1).max(most) : z.array(item).max(most).default([]);
  const lesson = z
    .strictObject({
      id: id(),
      title: boundedText(lineSchema(), 200),
      /** What its exercise takes; how long the lesson takes follows from that, its text and its media. */
      exerciseMinutes: z.int().min(0).max(600).default(0),
      kind: z.enum(LESSON_KINDS).optional(),
      /** Open to visitors. */
      isPreview: z.boolean().default(false),
      blocks: isComplete ? blocksSchema : z.array(blockSchema).max(40).default([]),
    })
    .superRefine(checkLesson)
    .transform((one) => ({ ...one, kind: one.kind ?? kindOf(one.blocks) }));
  const module = z.strictObject({
    id: id(),
    title: boundedText(lineSchema(), 200),
    lessons: list(lesson, 60),
  });
  return z
    .strictObject({
      title: lineSchema().min(1).max(160),
      /** One sentence: what the member can do afterwards. */
      promise: boundedText(lineSchema(), 300),
      /** Markdown. */
      description: boundedText(textSchema(), 20_000),
      outcomes: list(lineSchema().min(1).max(300), 12),
      level: z.enum(COURSE_LEVELS).default('introductory'),
      access: z.enum(ACCESS_TIERS).default('free'),
      instructorId: z.uuid().nullable().default(null),
      modules: list(module, 40),
    })
    .superRefine(({ modules }, context) => {
      checkNames(modules, ['modules'], context);
      modules.forEach(({ lessons }, index) => checkNames(lessons, ['modules', index, 'lessons'], context));
      const all = modules.flatMap(({ lessons }) => lessons);
      if (new Set(all.map((one) => one.id)).size < all.length)
        context.addIssue({
          code: 'custom',
          path: ['modules'],
          message: 'The course contains a lesson twice.',
        });
    });
}

const draftSchema = schemaFor(false);
const completeSchema = schemaFor(true);

/** A whole course: what it says of itself and everything it teaches. */
export type CourseDocument = z.infer<typeof draftSchema>;
type DocumentModule = CourseDocument['modules'][number];
export type DocumentLesson = DocumentModule['lessons'][number];

const KINDS: [LessonBlock['kind'], LessonKind][] = [
  ['video', 'video'],
  ['quiz', 'quiz'],
  ['reflection', 'reflection'],
];

const kindOf = (blocks: readonly LessonBlock[]): LessonKind =>
  KINDS.find(([kind]) => blocks.some((block) => block.kind === kind))?.[1] ?? 'text';

/** @throws ApiError 400 with messages by path, such as `document.modules.0.title` */
export const readDocument = (given: unknown): CourseDocument => read(draftSchema, given);

/** @throws ApiError 400 as `readDocument`, also for what is still missing */
export const readCompleteDocument = (given: unknown): CourseDocument => read(completeSchema, given);

/** What keeps the document from being published, with messages by path. */
export function problemsOf(document: CourseDocument): ErrorDetails {
  const answer = completeSchema.safeParse(document, { error: issueMessage });
  return answer.success ? {} : detailsOf(answer.error);
}

function read(schema: z.ZodType<CourseDocument>, given: unknown): CourseDocument {
  const answer = schema.safeParse(given, { error: issueMessage });
  if (answer.success) return answer.data;
  throw refused(detailsOf(answer.error));
}

export const refused = (details: ErrorDetails) =>
  new ApiError(400, 'validation_failed', 'Some fields need attention.', details);

function detailsOf({ issues }: z.ZodError): ErrorDetails {
  const details = Object.create(null) as ErrorDetails;
  for (const { path, message } of issues) (details[['document', ...path].join('.')] ??= []).push(message);
  return details;
}

/** The text blocks of a lesson, joined. */
export const bodyOf = (blocks: readonly LessonBlock[]): string =>
  blocks.flatMap((block) => (block.kind === 'text' ? [block.body] : [])).join('\n\n');
