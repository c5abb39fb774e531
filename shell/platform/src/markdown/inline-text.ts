import { decodeEntities } from './entities';
import type { Token } from './grammar';

/** What a reader sees of inline Markdown. */
export const inlineText = (tokens: readonly Token[] = []): string => tokens.map(textOf).join('');

function textOf(token: Token): string {
  if (token.type === 'br') return '\n';
  if ('tokens' in token && token.tokens) return inlineText(token.tokens);
  if (token.type === 'text') return decodeEntities(token.text);
  return 'text' in token ? String(token.text) : '';
}
