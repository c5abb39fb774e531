import { paths } from '@futurelab/platform/paths';
import { myGroupsQuery } from '@futurelab/platform/queries/groups';
import {
  myAchievementsQuery,
  myEnrollmentsQuery,
  userPointsQuery,
} from '@futurelab/platform/queries/learning';
import { useQuery } from '@futurelab/platform/query';
import { Container, ErrorState, LinkButton, PageHead, Skeleton } from '@futurelab/platform/ui';
import { ownProfile } from '../../features/profile/own-profile';
import { Profile } from '../../features/profile/profile';
import { myProfileQuery } from '../../queries/account/profile';

/** One's own profile, with everything in it. */
export default function ProfilePage() {
  const profile = useQuery(myProfileQuery);
  const { data: groups = [] } = useQuery(myGroupsQuery);
  const { data: enrollments = [] } = useQuery(myEnrollmentsQuery);
  const { data: achievements = [] } = useQuery(myAchievementsQuery);
  const { data: points } = useQuery(userPointsQuery);
  return (
    <Container>
      <PageHead title="My profile" path={paths.profile} unlisted />
      {profile.isPending && <Skeleton lines={8} />}
      {profile.isLoadingError && (
        <ErrorState onRetry={() => void profile.refetch()} retrying={profile.isFetching} />
      )}
      {profile.data && (
        <Profile
          member={ownProfile(profile.data, groups, enrollments, achievements, points?.exchangesSettled ?? 0)}
          readAt={profile.dataUpdatedAt}
          action={
            <LinkButton to={paths.editProfile} variant="secondary">
              Edit profile
            </LinkButton>
          }
        />
      )}
    </Container>
  );
}
