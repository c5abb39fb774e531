import { plainTexts } from '../../core/markdown/plain-text.js';
import type { LessonBlock } from './blocks/lesson-blocks.js';

const WORDS = 120;
/** More than enough for the words: the rest need not be read. */
const CHARACTERS = 4_000;

/** The first words of a lesson's first text, and never more than half of it: what those read who may not open it. */
export function beginningOf(blocks: readonly LessonBlock[]): string | null {
  const text = blocks.find((block) => block.kind === 'text');
  if (!text) return null;
  const written = plainTexts(text.body.slice(0, CHARACTERS)).plainText.split(/\s+/).filter(Boolean);
  const shown = written.slice(0, Math.min(WORDS, Math.floor(written.length / 2)));
  return shown.length > 0 ? `${shown.join(' ')} …` : null;
}
