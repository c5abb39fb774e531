import { addressesIn } from '@futurelab/platform/markdown';

/** Nothing; what could be read as Markdown; or every sign. */
export type Escaping = 'none' | 'some' | 'all';

export function escapeText(text: string, escaping: Escaping): string {
  if (escaping === 'none') return text;
  if (escaping === 'all') return text.replace(/[!-/:-@[-`{-~]/g, '\\$&');
  let written = '';
  let at = 0;
  for (const { from, to } of addressesIn(text)) {
    written += escapeSome(text, at, from) + text.slice(from, to);
    at = to;
  }
  return written + escapeSome(text, at, text.length);
}

/** Signs that begin something where they stand. */
const SIGN = /[*_~]+|[`[\]]|\\(?=[!-/:-@[-`{-~\n])|&(?=#?\w+;)|<(?=[^\s>]+[:@])/g;

function escapeSome(whole: string, from: number, to: number): string {
  return whole.slice(from, to).replace(SIGN, (sign, index: number) => {
    const before = whole[from + index - 1] ?? ' ';
    const after = whole[from + index + sign.length] ?? ' ';
    const isApart = /\s/.test(before) && /\s/.test(after);
    const isInWord = sign[0] === '_' && /[\p{L}\p{N}]/u.test(before) && /[\p{L}\p{N}]/u.test(after);
    const isInert = /^[*_~]/.test(sign) && ((isApart && from + index > 0) || isInWord);
    return isInert ? sign : sign.replace(/./g, '\\$&');
  });
}
