import { isCompleted } from '../../model/enrollments';
import type { Achievement } from '../../queries/achievements';
import type { Enrollment } from '../../queries/enrollments';
import type { GroupMembership } from '../../queries/groups';
import type { MemberProfile } from '../../queries/members';
import type { OwnProfile } from '../../queries/profile';

/** One's own profile in the shape of anybody's, with everything in it. */
export function ownProfile(
  { firstName, lastName, ...profile }: OwnProfile,
  groups: GroupMembership[],
  enrollments: Enrollment[],
  achievements: Achievement[],
): MemberProfile {
  return {
    ...profile,
    name: [firstName, lastName].filter(Boolean).join(' ') || 'Catalyst',
    groups: groups.map(({ group: { slug, name } }) => ({ slug, name })),
    achievements: achievements.flatMap(({ title, rule, href, earnedAt, isPrivate }) =>
      earnedAt === null || isPrivate ? [] : [{ title, rule, href, earnedAt }],
    ),
    learningPath: null,
    friendship: null,
    commonalities: [],
    finishedCourses: enrollments.filter(isCompleted).map(({ course: { slug, title } }) => ({ slug, title })),
  };
}
