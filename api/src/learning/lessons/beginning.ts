import { plainTexts } from '../../core/markdown/plain-text.js';
import type { LessonBlock } from './blocks/lesson-blocks.js';

const MAX_WORDS = 120;
/** More than 120 words take; the rest of the text is not read. */
const MAX_CHARACTERS = 4_000;

/** The beginning of a lesson's first text, at most half of it, for people who cannot open the lesson; null without text. */
export function beginningOf(blocks: readonly LessonBlock[]): string | null {
  const text = blocks.find((block) => block.kind === 'text');
  if (!text) return null;
  const written = plainTexts(text.body.slice(0, MAX_CHARACTERS)).plainText.split(/\s+/).filter(Boolean);
  const shown = written.slice(0, Math.min(MAX_WORDS, Math.floor(written.length / 2)));
  return shown.length > 0 ? `${shown.join(' ')} …` : null;
}
