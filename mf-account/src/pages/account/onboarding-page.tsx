import { useState } from 'react';
import { paths, returnPath } from '@futurelab/platform/paths';
import { useQuery } from '@futurelab/platform/query';
import { useSearchParams } from '@futurelab/platform/router';
import { useSession } from '@futurelab/platform/session';
import { Container, ErrorState, Moved, PageHead, PageHeader, Skeleton } from '@futurelab/platform/ui';
import { Onboarding } from '../../features/onboarding/onboarding';
import { stepToResume } from '../../features/onboarding/steps';
import { myEnrollmentsQuery } from '../../queries/enrollments';
import { myProfileQuery } from '../../queries/profile';

/** A new member's first minutes. Whoever has had them goes on. */
export default function OnboardingPage() {
  const { user } = useSession();
  const [search] = useSearchParams();
  const profile = useQuery(myProfileQuery);
  const { data: enrollments } = useQuery(myEnrollmentsQuery);
  const [wasCompleted] = useState(user?.hasCompletedOnboarding ?? false);
  if (wasCompleted) return <Moved to={returnPath(search.get('returnTo'))} title="Welcome back" />;

  return (
    <Container>
      <PageHead
        title="Welcome"
        description="Four short steps to begin with."
        path={paths.onboarding}
        unlisted
      />
      <PageHeader
        eyebrow="About two minutes"
        title={user?.firstName ? `Welcome, ${user.firstName}` : 'Welcome to FutureLab'}
        lead="Four short steps. Skip any of them; what you answer is kept as you go."
      />
      {profile.isLoadingError && (
        <ErrorState onRetry={() => void profile.refetch()} retrying={profile.isFetching} />
      )}
      {profile.isPending && <Skeleton lines={8} />}
      {profile.data && (
        <Onboarding
          profile={profile.data}
          resumeAt={stepToResume({ profile: profile.data, hasCourse: Boolean(enrollments?.length) })}
        />
      )}
    </Container>
  );
}
