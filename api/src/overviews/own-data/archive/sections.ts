import { ACCOUNT_SECTIONS } from './account-sections.queries.js';
import { COMMUNITY_SECTIONS } from './community-sections.queries.js';
import { LEARNING_SECTIONS } from './learning-sections.queries.js';
import type { Section } from './section.js';

/** Everything of one's own, a file each. What each table of the database has to do with it is in `personal-tables.ts`. */
export const SECTIONS: readonly Section[] = [
  ...ACCOUNT_SECTIONS,
  ...LEARNING_SECTIONS,
  ...COMMUNITY_SECTIONS,
];
