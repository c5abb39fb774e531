import { paths } from '@futurelab/platform/paths';
import { userPointsQuery } from '@futurelab/platform/queries/learning';
import { myAnswersQuery, myProfileQuery } from '@futurelab/platform/queries/members';
import { useQuery } from '@futurelab/platform/query';
import { Fragment } from '@futurelab/platform/runtime';
import { Container, ErrorState, LinkButton, PageHead, Skeleton } from '@futurelab/platform/ui';
import { MissingParts } from '../../features/profile/missing-parts';
import { Profile } from '../../features/profile/profile';

/** One's own profile, with everything in it. */
export default function ProfilePage() {
  const profile = useQuery(myProfileQuery);
  const { data: points } = useQuery(userPointsQuery);
  const { data: answers = [] } = useQuery(myAnswersQuery);
  return (
    <Container>
      <PageHead title="My profile" path={paths.profile} unlisted />
      {profile.isPending && <Skeleton lines={8} />}
      {profile.isLoadingError && (
        <ErrorState onRetry={() => void profile.refetch()} retrying={profile.isFetching} />
      )}
      {profile.data && (
        <Profile
          member={{
            ...profile.data,
            name: [profile.data.firstName, profile.data.lastName].filter(Boolean).join(' ') || 'Catalyst',
            profileImageUrl: profile.data.profileImageUrl ?? profile.data.portraitUrl,
            exchangesSettled: points?.exchangesSettled ?? 0,
            commonalities: [],
          }}
          readAt={profile.dataUpdatedAt}
          learning={<Fragment name="mf-learning/profile-learning" />}
          answers={answers}
          groups={<Fragment name="mf-community/profile-groups" />}
          action={
            <>
              <LinkButton to={paths.editProfile} variant="secondary">
                Edit profile
              </LinkButton>
              <MissingParts profile={profile.data} />
            </>
          }
        />
      )}
    </Container>
  );
}
