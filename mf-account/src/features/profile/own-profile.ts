import type { GroupMembership } from '@futurelab/platform/queries/groups';
import { isCompleted, type Achievement, type Enrollment } from '@futurelab/platform/queries/learning';
import type { MemberProfile } from '../../queries/members';
import type { OwnProfile } from '../../queries/account/profile';

/** One's own profile in the shape of anybody's: everything but the courses and achievements one leaves out. */
export function ownProfile(
  { firstName, lastName, hiddenCourses, hiddenAchievements, ...profile }: OwnProfile,
  groups: GroupMembership[],
  enrollments: Enrollment[],
  achievements: Achievement[],
  exchangesSettled: number,
): MemberProfile {
  return {
    ...profile,
    name: [firstName, lastName].filter(Boolean).join(' ') || 'Catalyst',
    groups: groups.map(({ group: { slug, name } }) => ({ slug, name })),
    groupsInCommon: [],
    achievements: achievements.flatMap(({ key, title, rule, href, earnedAt, isPrivate }) =>
      earnedAt === null || isPrivate || hiddenAchievements.includes(key)
        ? []
        : [{ title, rule, href, earnedAt }],
    ),
    learningPath: null,
    exchangesSettled,
    friendship: null,
    commonalities: [],
    finishedCourses: enrollments
      .filter((enrollment) => isCompleted(enrollment) && !hiddenCourses.includes(enrollment.courseId))
      .map(({ course: { slug, title } }) => ({ slug, title, isVisible: true })),
  };
}
