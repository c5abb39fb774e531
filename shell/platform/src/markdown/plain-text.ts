import { parseMarkdown, type Token, type Tokens } from './grammar';
import { inlineText } from './inline-text';

/** What a Markdown text says once it is rendered, on one line. */
export const plainText = (markdown: string): string =>
  blocksText(parseMarkdown(markdown)).replace(/\s+/g, ' ').trim();

const blocksText = (tokens: readonly Token[]): string => tokens.map(blockText).join(' ');

function blockText(token: Token): string {
  if (token.type === 'space' || token.type === 'hr' || token.type === 'def') return '';
  if (token.type === 'code') return token.text as string;
  if (token.type === 'list')
    return (token as Tokens.List).items.map(({ tokens }) => blocksText(tokens)).join(' ');
  if (token.type === 'blockquote') return blocksText((token as Tokens.Blockquote).tokens);
  if (token.type === 'table') {
    const { header, rows } = token as Tokens.Table;
    return [header, ...rows].flatMap((row) => row.map(({ tokens }) => inlineText(tokens))).join(' ');
  }
  return inlineText([token]);
}
