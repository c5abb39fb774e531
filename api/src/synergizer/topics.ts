/** What projects and exchanges are about; the shelves are filtered by it. */
export const TOPICS = [
  'Leadership',
  'Practice',
  'Education',
  'Health',
  'Public service',
  'Data and tools',
  'Ethics',
  'Well-being',
] as const;
export type Topic = (typeof TOPICS)[number];

/** In a check constraint. */
export const TOPICS_SQL = TOPICS.map((topic) => `'${topic}'`).join(', ');
