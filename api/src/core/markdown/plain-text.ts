import type { Token } from 'markdown-it';
import { truncate } from '#platform/format/truncate';
import { parseMarkdown } from './parse-markdown.js';

const EXCERPT_LENGTH = 200;

export interface PlainTexts {
  /** All of it, as the search reads it. */
  plainText: string;
  /** The beginning of the first text without its blocks of code, for lists. */
  excerpt: string;
}

/** What Markdown texts say without its marks, on one line. */
export function plainTexts(markdown: string, ...more: string[]): PlainTexts {
  const [first, ...others] = [markdown, ...more].map(blocksOf);
  const prose = first!.filter(({ isCode }) => !isCode);
  return {
    plainText: joined([first!, ...others].flat()),
    excerpt: truncate(joined(prose), EXCERPT_LENGTH),
  };
}

interface Block {
  text: string;
  isCode: boolean;
}

const blocksOf = (markdown: string): Block[] =>
  parseMarkdown(markdown).flatMap((token, index, all): Block[] => {
    if (token.type === 'inline') {
      const text = inlineText(token.children ?? []);
      const isItem = all[index - 2]?.type === 'list_item_open';
      return [{ text: isItem ? text.replace(CHECK_BOX, '') : text, isCode: false }];
    }
    return token.type === 'fence' || token.type === 'code_block'
      ? [{ text: token.content, isCode: true }]
      : [];
  });

const CHECK_BOX = /^\[[ xX]\]\s+/;

const inlineText = (tokens: readonly Token[]): string =>
  tokens
    .map(({ type, content, children }) => {
      if (type === 'image') return inlineText(children ?? []);
      return type === 'softbreak' || type === 'hardbreak' ? ' ' : content;
    })
    .join('');

const joined = (blocks: readonly Block[]): string =>
  blocks
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
