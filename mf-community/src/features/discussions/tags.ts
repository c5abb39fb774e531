/** "#Prompting, team work" → `['prompting', 'team-work']`. */
export const readTags = (words: string): string[] => [
  ...new Set(
    words
      .split(',')
      .map((tag) => tag.trim().replace(/^#/, '').replace(/\s+/g, '-').toLowerCase())
      .filter(Boolean),
  ),
];
