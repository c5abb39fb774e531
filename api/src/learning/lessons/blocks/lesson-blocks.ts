import { z } from 'zod';
import { lineSchema, textSchema } from '../../../core/validation/text-schemas.js';

/** Names a block or a question for as long as its lesson lives: answers, places and completions refer to it. */
const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(80);
const boundedText = (most: number) => textSchema().min(1).max(most);
const line = (most: number) => lineSchema().min(1).max(most);
const markdown = boundedText(40_000);

const option = z.object({
  id,
  text: boundedText(500),
  /** Said to the person who chose it. */
  feedback: boundedText(1_000).optional(),
});

const question = {
  id,
  /** Markdown. */
  prompt: boundedText(2_000),
  /** Markdown; said with the result, whatever it is. */
  explanation: boundedText(2_000),
};

/** What a question asks for, and its answer, which stays on the server until it may be seen. */
const questionSchema = z.discriminatedUnion('kind', [
  z.object({ ...question, kind: z.literal('single'), options: z.array(option).min(2).max(8), answer: id }),
  z.object({
    ...question,
    kind: z.literal('multiple'),
    options: z.array(option).min(2).max(8),
    answer: z.array(id).min(1),
  }),
  /** `items` are in the right order; members see them in another. */
  z.object({ ...question, kind: z.literal('ordering'), items: z.array(option).min(3).max(8) }),
  /** Each `left` belongs to the `right` of its own pair; members see the right side in another order. */
  z.object({
    ...question,
    kind: z.literal('matching'),
    pairs: z
      .array(z.object({ id, left: line(300), right: line(300) }))
      .min(3)
      .max(8),
  }),
  /** Free text, compared by the member with a model answer; any answer counts. */
  z.object({ ...question, kind: z.literal('short'), modelAnswer: boundedText(2_000) }),
]);
export type Question = z.infer<typeof questionSchema>;

/** One line of what is said, in seconds from the beginning. */
const cue = z.object({ start: z.number().min(0), end: z.number().positive(), text: boundedText(500) });

/** Whose pages a lesson may show; the policy of the page (shell) names the same. */
const EMBED_HOSTS = ['www.youtube-nocookie.com', 'player.vimeo.com'];
const embedUrl = z
  .url({ protocol: /^https$/ })
  .refine(
    (url) => URL.canParse(url) && isEmbedAddress(new URL(url)),
    `Lessons can embed pages from ${EMBED_HOSTS.join(' and ')}.`,
  );
const isEmbedAddress = ({ host, username, password }: URL) =>
  EMBED_HOSTS.includes(host) && username === '' && password === '';

const recording = {
  id,
  title: line(200),
  /** Id in the media library; that it is there is checked when the course is published. */
  media: id,
  seconds: z.number().int().positive(),
  /** Also the captions. */
  transcript: z.array(cue).min(1),
};

export const blockSchema = z.discriminatedUnion('kind', [
  z.object({ id, kind: z.literal('text'), body: markdown }),
  z.object({ ...recording, kind: z.literal('video') }),
  z.object({ ...recording, kind: z.literal('audio') }),
  z.object({ id, kind: z.literal('file'), title: line(200), media: id, fileName: line(120) }),
  z.object({ id, kind: z.literal('embed'), title: line(200), url: embedUrl }),
  z.object({
    id,
    kind: z.literal('quiz'),
    title: line(200),
    /** Percent of the questions that have to be right. */
    passMark: z.number().int().min(1).max(100),
    questions: z.array(questionSchema).min(1).max(20),
  }),
  z.object({ id, kind: z.literal('reflection'), prompt: boundedText(2_000) }),
]);
export type LessonBlock = z.infer<typeof blockSchema>;
export type QuizBlock = Extract<LessonBlock, { kind: 'quiz' }>;

export const blocksSchema = z.array(blockSchema).min(1).max(40);
