import { useState } from 'react';
import { paths, returnPath } from '@futurelab/platform/paths';
import { useQuery } from '@futurelab/platform/query';
import { useSearchParams } from '@futurelab/platform/router';
import { useSession } from '@futurelab/platform/session';
import { Container, ErrorState, Moved, PageHead, PageHeader, Skeleton } from '@futurelab/platform/ui';
import { Onboarding } from '../../features/onboarding/onboarding';
import { OnboardingForVisitor } from '../../features/onboarding/onboarding-for-visitor';
import { myProfileQuery } from '@futurelab/platform/queries/members';

/** A new member's first minutes. A member who has had them goes on; a visitor learns what they are. */
export default function OnboardingPage() {
  const { user } = useSession();
  const [search] = useSearchParams();
  const [wasCompleted] = useState(user?.hasCompletedOnboarding ?? false);
  if (wasCompleted) return <Moved to={returnPath(search.get('returnTo'))} title="Welcome back" />;

  return (
    <Container>
      <PageHead
        title="Welcome"
        description="Four short steps to get started."
        path={paths.onboarding}
        unlisted
      />
      <PageHeader
        eyebrow="About two minutes"
        title={user?.firstName ? `Welcome, ${user.firstName}` : 'Welcome to FutureLab'}
        lead={
          user
            ? 'Four short steps. Skip any of them; your answers save as you go.'
            : 'Get started in four short steps. You can skip any of them, or continue later on another device.'
        }
      />
      {user ? <OwnOnboarding /> : <OnboardingForVisitor />}
    </Container>
  );
}

function OwnOnboarding() {
  const profile = useQuery(myProfileQuery);
  if (profile.isLoadingError)
    return <ErrorState onRetry={() => void profile.refetch()} retrying={profile.isFetching} />;
  if (!profile.data) return <Skeleton lines={8} />;
  return <Onboarding profile={profile.data} resumeAt={profile.data.onboardingStep} />;
}
