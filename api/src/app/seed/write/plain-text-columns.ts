import { plainTexts } from '../../../core/markdown/plain-text.js';

/** The columns of a row that are made of its Markdown. */
export function plainTextColumns(markdown: string, ...more: string[]) {
  const { plainText, excerpt } = plainTexts(markdown, ...more);
  return { plain_text: plainText, excerpt };
}
