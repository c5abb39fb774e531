import { type LessonBlock, type Question } from '../../../../learning/lessons/blocks/lesson-blocks.js';
import { films } from './narration/films.js';
import { recordings } from './narration/recordings.js';
import { narrationTimings } from './narration/narration-timings.js';
import { type Narration } from './narration/narration.js';

/** By the slug of a lesson: what stands before and after its text. */
export type LessonAdditions = Record<string, { before?: LessonBlock[]; after?: LessonBlock[] }>;

export const text = (id: string, body: string): LessonBlock => ({ id, kind: 'text', body });

export const reflection = (prompt: string): LessonBlock => ({ id: 'reflection', kind: 'reflection', prompt });

function spoken(media: string, words: Narration | undefined) {
  const timing = narrationTimings[media];
  if (!words || !timing) throw new Error(`Nothing is said in ${media}.`);
  const transcript = timing.cues.map(([start, end], index) => {
    const { by, text: line } = words.lines[index]!;
    return { start, end, text: by ? `${by}: ${line}` : line };
  });
  return { title: words.title, media, seconds: timing.seconds, transcript };
}

export const film = (media: string): LessonBlock => ({
  id: 'film',
  kind: 'video',
  ...spoken(media, films[media]),
});

export const recording = (media: string): LessonBlock => ({
  id: 'recording',
  kind: 'audio',
  ...recorded(media),
});

/** Words that were recorded, and when each is said. */
export const recorded = (media: string) => spoken(media, recordings[media]);

/** `fileName` is its name in the seed's media, and what it is called when it is kept. */
export const file = (title: string, fileName: string): LessonBlock => ({
  id: 'file',
  kind: 'file',
  title,
  media: fileName.slice(0, fileName.lastIndexOf('.')),
  fileName,
});

export const embed = (title: string, url: string): LessonBlock => ({
  id: 'embed',
  kind: 'embed',
  title,
  url,
});

export const quiz = (title: string, passMark: number, ...questions: Question[]): LessonBlock => ({
  id: 'quiz',
  kind: 'quiz',
  title,
  passMark,
  questions,
});

/** What can be chosen, with what is said to whoever chose it. */
interface Choice {
  id: string;
  text: string;
  feedback?: string;
  isRight: boolean;
}

export const wrong = (id: string, words: string, feedback?: string): Choice => ({
  id,
  text: words,
  ...(feedback && { feedback }),
  isRight: false,
});
export const right = (id: string, words: string, feedback?: string): Choice => ({
  ...wrong(id, words, feedback),
  isRight: true,
});

const options = (choices: Choice[]) => choices.map(({ isRight: _, ...option }) => option);
const answers = (choices: Choice[]) => choices.filter(({ isRight }) => isRight).map(({ id }) => id);

/** Begun at another choice for each question: where the right one stands must not become a habit. */
function turned(id: string, choices: Choice[]): Choice[] {
  const sum = [...id].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 9_973, 0);
  const first = sum % choices.length;
  return [...choices.slice(first), ...choices.slice(0, first)];
}

export function single(id: string, prompt: string, choices: Choice[], explanation: string): Question {
  const [answer, ...others] = answers(choices);
  if (!answer || others.length > 0) throw new Error(`${id} needs one right answer.`);
  return { id, kind: 'single', prompt, options: options(turned(id, choices)), answer, explanation };
}

export const multiple = (id: string, prompt: string, choices: Choice[], explanation: string): Question => ({
  id,
  kind: 'multiple',
  prompt,
  options: options(choices),
  answer: answers(choices),
  explanation,
});

/** `items` are in the right order; their ids must not tell it. */
export const ordering = (
  id: string,
  prompt: string,
  items: Record<string, string>,
  explanation: string,
): Question => ({
  id,
  kind: 'ordering',
  prompt,
  items: Object.entries(items).map(([item, words]) => ({ id: item, text: words })),
  explanation,
});

export const matching = (
  id: string,
  prompt: string,
  pairs: Record<string, [left: string, right: string]>,
  explanation: string,
): Question => ({
  id,
  kind: 'matching',
  prompt,
  pairs: Object.entries(pairs).map(([pair, [left, right]]) => ({ id: pair, left, right })),
  explanation,
});

export const short = (id: string, prompt: string, modelAnswer: string, explanation: string): Question => ({
  id,
  kind: 'short',
  prompt,
  modelAnswer,
  explanation,
});
