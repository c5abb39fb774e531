import { useEffect } from 'react';
import { paths } from '@futurelab/platform/paths';
import { useLocation } from '@futurelab/platform/router';
import { toast } from '@futurelab/platform/toast';
import { Container, LinkButton, PageHead, PageHeader } from '@futurelab/platform/ui';
import { navigateAway } from '../../shared/model/full-page-navigation';

const REDIRECT_DELAY_MS = 500;

/** What is left of a member page when its session has ended: it says so, and goes to sign in by itself. */
export function SignedOut() {
  const { pathname, search } = useLocation();
  const signIn = paths.signIn(pathname + search);

  useEffect(() => {
    toast({
      title: 'Unauthorized',
      description: 'You are logged out. Logging in again...',
      variant: 'error',
    });
    const timer = setTimeout(() => navigateAway(signIn), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [signIn]);

  return (
    <Container>
      <PageHead title="Please log in" unlisted />
      <PageHeader
        title="Please log in"
        lead="Your session has ended. You’ll come back to this page after signing in."
        actions={<LinkButton to={signIn}>Log in</LinkButton>}
      />
    </Container>
  );
}
