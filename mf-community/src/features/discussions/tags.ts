/** Words as the search knows them: `c++`, `node.js`, `ci/cd`, `हिन्दी`. */
const TAG = /^\.?[\p{L}\p{M}\p{N}\u200c\u200d]+[+#]*(?:[-./&'’_][\p{L}\p{M}\p{N}\u200c\u200d]+[+#]*)*$/u;
const LONGEST_TAG = 30;

export const isTag = (text: string): boolean => text.length <= LONGEST_TAG && TAG.test(text);

/** "#Prompting, team work" → `['prompting', 'team-work']`. */
export const readTags = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.normalize('NFC').trim().replace(/^#/, '').replace(/\s+/g, '-').toLowerCase())
      .filter(Boolean),
  ),
];
