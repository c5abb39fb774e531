import type { FragmentDeclaration } from '@futurelab/platform/contract';
import { myGroupsQuery } from '@futurelab/platform/queries/groups';
import {
  learningPathsQuery,
  myAchievementsQuery,
  myActivityQuery,
  myEnrollmentsQuery,
} from '@futurelab/platform/queries/learning';
import { memberQuery, myProfileQuery } from '@futurelab/platform/queries/members';

/** What other sections' pages show of this one. */
export const fragments: FragmentDeclaration[] = [
  { name: 'learning-numbers', queries: () => [myEnrollmentsQuery, myActivityQuery] },
  { name: 'continue-learning', queries: () => [myEnrollmentsQuery, myActivityQuery] },
  { name: 'learning-path', queries: () => [myEnrollmentsQuery, learningPathsQuery] },
  { name: 'achievements', queries: () => [myEnrollmentsQuery, myGroupsQuery, myAchievementsQuery] },
  {
    name: 'profile-learning',
    late: true,
    queries: ({ params: { id } }) =>
      id ? [memberQuery(id)] : [myProfileQuery, myEnrollmentsQuery, myAchievementsQuery],
  },
  { name: 'profile-path', late: true, queries: ({ params: { id = '' } }) => [memberQuery(id)] },
];
