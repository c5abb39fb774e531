import { useReads } from '@futurelab/platform/components/panel';
import { isCompleted, myAchievementsQuery, myEnrollmentsQuery } from '@futurelab/platform/queries/learning';
import { myProfileQuery } from '@futurelab/platform/queries/members';
import { ErrorState, Skeleton } from '@futurelab/platform/ui';
import { LearningLists } from './learning-lists';

/** What one has finished and earned oneself, without what one leaves out of the profile. */
export function OwnLearning() {
  const reads = useReads({
    profile: myProfileQuery,
    enrollments: myEnrollmentsQuery,
    achievements: myAchievementsQuery,
  });
  if (reads.state === 'failed') return <ErrorState onRetry={reads.retry} retrying={reads.retrying} />;
  if (reads.state === 'loading') return <Skeleton lines={3} />;
  const { profile, enrollments, achievements } = reads.data;
  return (
    <LearningLists
      courses={enrollments
        .filter((one) => isCompleted(one) && !profile.hiddenCourses.includes(one.courseId))
        .map(({ course: { slug, title } }) => ({ slug, title, isVisible: true }))}
      achievements={achievements.filter(
        ({ key, earnedAt, isPrivate }) =>
          earnedAt !== null && !isPrivate && !profile.hiddenAchievements.includes(key),
      )}
    />
  );
}
