import type { FragmentDeclaration } from '@futurelab/platform/contract';
import { myGroupsQuery } from '@futurelab/platform/queries/groups';
import {
  learningPathsQuery,
  myAchievementsQuery,
  myActivityQuery,
  myEnrollmentsQuery,
} from '@futurelab/platform/queries/learning';

/** What other sections' pages show of this one. */
export const fragments: FragmentDeclaration[] = [
  { name: 'learning-numbers', queries: () => [myEnrollmentsQuery, myActivityQuery] },
  { name: 'continue-learning', queries: () => [myEnrollmentsQuery] },
  { name: 'learning-path', queries: () => [myEnrollmentsQuery, learningPathsQuery] },
  { name: 'achievements', queries: () => [myEnrollmentsQuery, myGroupsQuery, myAchievementsQuery] },
];
