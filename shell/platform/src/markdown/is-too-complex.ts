const MOST_OPEN = 20;
const MOST_BRACKETS = 2_000;
const LONGEST_ADDRESS = 2_000;
const DEEPEST = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])[ \t])){40}/m;

/**
 * Whether the parser could take seconds for a text, or run out of stack: addresses that never end, thousands of brackets,
 * quotations and lists forty deep. Nobody writes so but to stop the page.
 */
export const isTooComplex = (text: string): boolean =>
  openLinks(text) > MOST_OPEN ||
  text.split(/[[\]]/).length > MOST_BRACKETS ||
  text.split(/[ >]/).some(isOpenAddress) ||
  DEEPEST.test(text);

/** Links that begin before the one before them has ended, or never end. */
const openLinks = (text: string): number =>
  text
    .split('](')
    .slice(1)
    .filter((part) => !part.includes(')')).length;

const isOpenAddress = (part: string): boolean => {
  const opened = part.split('<').length - 1;
  return opened > MOST_OPEN || (opened > 0 && part.length > LONGEST_ADDRESS);
};
