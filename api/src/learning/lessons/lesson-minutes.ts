import type { LessonBlock } from './blocks/lesson-blocks.js';

const WORDS_PER_MINUTE = 200;

/** @returns how long a lesson takes, in whole minutes: its text, its media and the time stated for its exercise */
export function lessonMinutes(blocks: readonly LessonBlock[], exerciseMinutes: number): number {
  const count = blocks.flatMap(textsOf).reduce((sum, text) => sum + wordCount(text), 0);
  const seconds = blocks.reduce((sum, block) => sum + ('seconds' in block ? block.seconds : 0), 0);
  return Math.max(1, Math.round(count / WORDS_PER_MINUTE + seconds / 60 + exerciseMinutes));
}

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

function wordCount(text: string): number {
  let count = 0;
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) count += 1;
  return count;
}

/** What is read before anything is answered. */
function textsOf(block: LessonBlock): string[] {
  if (block.kind === 'text') return [block.body];
  if (block.kind === 'reflection') return [block.prompt];
  if (block.kind !== 'quiz') return [];
  return block.questions.flatMap((question) => [question.prompt, ...choicesOf(question)]);
}

function choicesOf(question: Extract<LessonBlock, { kind: 'quiz' }>['questions'][number]): string[] {
  switch (question.kind) {
    case 'single':
    case 'multiple':
      return question.options.map(({ text }) => text);
    case 'ordering':
      return question.items.map(({ text }) => text);
    case 'matching':
      return question.pairs.flatMap(({ left, right }) => [left, right]);
    case 'short':
      return [];
  }
}
