const MAX_OPEN = 20;
const MAX_BRACKETS = 2_000;
const LONGEST_ADDRESS = 2_000;
const MAX_MARKERS = { block: 500, text: 2_000 };
/** Between paragraphs, items of a list and rows of a table. */
const BLOCK_END = /\n(?=\s*(?:\n|[-+*] |\|))/;
const DEEPEST = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])[ \t])){40}/m;

/**
 * Whether the parser could take seconds for a text, or run out of stack: addresses that never end, thousands of brackets
 * or asterisks, quotations and lists forty deep. Nobody writes so but to stop the page.
 */
export const isTooComplex = (text: string): boolean =>
  openLinks(text) > MAX_OPEN ||
  text.split(/[[\]]/).length > MAX_BRACKETS ||
  text.split(/[ >]/).some(isOpenAddress) ||
  markers(text) > MAX_MARKERS.text ||
  text.split(BLOCK_END).some((block) => markers(block) > MAX_MARKERS.block) ||
  DEEPEST.test(text);

/** Links that begin before the one before them has ended, or never end. */
const openLinks = (text: string): number =>
  text
    .split('](')
    .slice(1)
    .filter((part) => !part.includes(')')).length;

/** What emphasis begins or ends with. */
const markers = (text: string): number => text.split(/[*_~]+/).length - 1;

const isOpenAddress = (part: string): boolean => {
  const opened = part.split('<').length - 1;
  return opened > MAX_OPEN || (opened > 0 && part.length > LONGEST_ADDRESS);
};
